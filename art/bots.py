"""Ten bots and five pawns as painted wooden figures, told apart by hat, hair and bearing. They look out of the picture, a little to the left."""
import math
from functools import partial

from mathutils import Vector

from .kit import *
from .kit.studio import flat_eye, stage_light
from .tokens import METAL

PALE, TAN, BROWN = (0.78, 0.5, 0.36), (0.6, 0.34, 0.2), (0.36, 0.18, 0.09)
INK = (0.02, 0.014, 0.012)
ROUND = dict(smooth=True, vary=0.0)
# Half the width of a head, and how far it is seen in front.
R = 0.56


def lump(x, y, z, stretch, colour, finish='paint', sub=4, **turned):
    with at(x, y, z, stretch=stretch, **turned):
        ball(1, colour, sub, finish=finish, vary=0.0, smooth=True)


def on_face(x, z):
    """Where a point of the face lies in front."""
    return -math.sqrt(max(0.01, R * R - x * x - z * z * 0.86))


def dot(x, z, size, colour, flat=0.5, finish='gloss', tall=1.2):
    lump(x, on_face(x, z), z, (size, size * flat, size * tall), colour, finish, 3)


def line(points, r, colour, finish='paint'):
    rope([(x, on_face(x, z) - 0.01, z) for x, z in points], r, colour, 6, finish=finish, **ROUND)
    for x, z in points:
        lump(x, on_face(x, z) - 0.01, z, (r, r, r), colour, finish, 2)


def head(skin, smile=0.1, brows=INK, raised=0.0, lids=False, stern=0.0, mouth=True, eyes=True):
    lump(0, 0, 0, (R, R, R * 1.08), skin)
    for side in (-1, 1):
        if eyes:
            if lids:
                line([(side * 0.12, 0.03), (side * 0.19, 0.0), (side * 0.27, 0.03)], 0.022, INK)
            else:
                dot(side * 0.19, 0.04, 0.062, INK)
                dot(side * 0.19 - 0.02, 0.07, 0.02, (1, 1, 1), 3.2)
        up = raised if side > 0 else 0.0
        line([(side * 0.09, 0.2 - stern + up), (side * 0.2, 0.235 + up), (side * 0.3, 0.19 + up * 0.4)], 0.026, brows)
        lump(side * R * 0.98, 0.02, -0.02, (0.07, 0.09, 0.13), skin)
        dot(side * 0.3, -0.13, 0.09, mix(skin, (0.8, 0.12, 0.08), 0.35), 0.12, 'paint', 0.8)
    lump(0, -R - 0.02, -0.06, (0.075, 0.1, 0.085), shade(skin, 0.95))
    if mouth:
        line([(-0.15, -0.25 + smile * 0.6), (-0.07, -0.28), (0.07, -0.28), (0.15, -0.25 + smile * 0.6)], 0.021, (0.4, 0.06, 0.05))


def body(robe, wide=1.0, finish='cloth', neck=None):
    lathe([(0.95 * wide, -1.5), (0.86 * wide, -1.05), (0.72 * wide, -0.78), (0.42 * wide, -0.6), (0.2, -0.54)], robe, 36, finish, smooth=True, vary=0.0)
    if neck:
        lathe([(0.2, -0.75), (0.22, -0.45)], neck, 20, smooth=True, vary=0.0)


def ring_of(n, r, z, size, colour, finish='gold', start=0.0, share=1.0, tip=0.0):
    """Beads about the head, the front first."""
    for k in range(n):
        a = -math.pi / 2 + start + (k - (n - 1) / 2) * 2 * math.pi * share / n
        lump(r * math.cos(a), r * math.sin(a), z + tip * math.sin(a), (size, size, size), colour, finish, 3)


def turban(colour, z=0.34, size=1.0, rolls=5, jewel=None, plume=None):
    with at(z=z, size=size):
        lump(0, 0.02, 0.2, (0.56, 0.56, 0.36), colour, 'cloth')
        for k in range(rolls):
            angle = -26 + 52 * k / (rolls - 1)
            with at(0, 0, 0.1, lean=angle, tilt=10 * (k % 2)):
                lathe([(0.5, -0.1), (0.63, -0.07), (0.67, 0.02), (0.62, 0.1), (0.48, 0.13)], shade(colour, 1.0 - 0.08 * (k % 2)), 36, 'cloth', smooth=True, vary=0.0)
        if plume:
            rope(curve(lambda t: (0.02 + 0.22 * t * t, -0.62, 0.26 + 0.62 * t), 8), 0.1, plume, 8, 0.2, finish='cloth', **ROUND)
        if jewel:
            lump(0, -0.68, 0.16, (0.15, 0.08, 0.17), METAL, 'gold')
            lump(0, -0.74, 0.16, (0.09, 0.06, 0.11), jewel, 'gem')


def hair_cap(colour, low=-0.1, back=0.05):
    """Hair that leaves the face free."""
    with at(0, back, 0.07, tilt=-18):
        lump(0, 0.06, 0.06, (R * 1.1, R * 1.05, R * 1.1), colour)
    with at(0, 0.16, low):
        lump(0, 0, 0, (R * 1.08, R * 0.85, R * 0.95), colour)


def fringe(colour, n=9, z=0.34):
    for k in range(n):
        x = (k - (n - 1) / 2) / ((n - 1) / 2) * 0.46
        lump(x, on_face(x, 0.3) + 0.03, z, (0.085, 0.09, 0.15), shade(colour, 0.92 + 0.16 * (k % 2)), sub=3)


def beard(colour, length=0.4, wide=0.36, moustache=True):
    lump(0, -0.3, -0.3 - length * 0.3, (wide, 0.26, 0.2 + length * 0.5), colour)
    for side in (-1, 1):
        line([(side * 0.46, 0.02), (side * 0.44, -0.12), (side * 0.36, -0.26), (side * 0.2, -0.38)], 0.085, colour)
        if moustache:
            rope([(side * 0.02, -R - 0.03, -0.16), (side * 0.14, -R + 0.0, -0.18), (side * 0.26, -R + 0.07, -0.14)], 0.06, shade(colour, 1.2), 8, 0.5, finish='paint', **ROUND)


def scarf(colour, trim=None):
    """Cloth about the head that leaves a face in an oval."""
    def place(u, v):
        a = 2 * math.pi * u
        out = 0.44 + 0.3 * v
        x, z = math.sin(a) * out * (1.0 - 0.12 * v), 0.0 + math.cos(a) * out * 1.12
        return x, -0.42 + 0.75 * v ** 1.6, z - 0.02
    sheet(place, 48, 10, colour, 'cloth', vary=0.0)
    lump(0, 0.12, 0.04, (0.68, 0.62, 0.74), colour, 'cloth')
    lathe([(0.86, -1.4), (0.7, -0.8), (0.5, -0.5), (0.36, -0.42)], colour, 36, 'cloth', smooth=True, vary=0.0)
    if trim:
        braid_points = [place(k / 44, 0.0) for k in range(44)]
        for x, y, z in braid_points:
            lump(x, y - 0.02, z, (0.035, 0.035, 0.035), trim, 'gold', 2)


def hand(x, y, z, skin, size=0.17):
    lump(x, y, z, (size, size * 0.9, size), skin)


def arm(points, colour, r=0.19):
    rope(points, r, colour, 12, finish='cloth', **ROUND)
    for x, y, z in points:
        lump(x, y, z, (r, r, r), colour, 'cloth', 3)


# --- the palace ------------------------------------------------------------------------------------------------------

def amina():
    with at(z=-0.14, size=0.92):
        body((0.8, 0.3, 0.04), 0.85, neck=TAN)
        head(TAN, smile=0.22, mouth=False)
        lump(0, on_face(0, -0.25) + 0.05, -0.23, (0.2, 0.09, 0.11), (0.95, 0.93, 0.9), 'gloss')
        line([(-0.22, -0.15), (-0.14, -0.27), (0, -0.32), (0.14, -0.27), (0.22, -0.15)], 0.02, (0.4, 0.05, 0.04))
        turban((0.02, 0.34, 0.33), 0.42, 1.24, 5, (0.7, 0.02, 0.05))


def bashir():
    body((0.5, 0.14, 0.02), 1.24)
    with at(stretch=(1.12, 1, 0.98)):
        head(TAN, smile=0.12)
        beard(INK, 0.12, 0.42)
    with at(0, 0.02, 0.42):
        cyl(0.42, 0.42, (0.5, 0.02, 0.03), 32, top=0.34, finish='cloth', **ROUND)
        rope([(0, 0, 0.42), (0.3, -0.1, 0.44), (0.44, -0.16, 0.16)], 0.025, INK, 6, **ROUND)
        lump(0.45, -0.16, 0.08, (0.05, 0.05, 0.1), INK)
    for side in (-1, 1):
        hand(side * 0.5, -0.82, -0.92, TAN, 0.2)
        for k in range(3):
            lump(side * 0.5 + (k - 1) * 0.13, -1.0, -0.86 - 0.03 * abs(k - 1), (0.065, 0.06, 0.065), METAL, 'gold', 3)


def dalia():
    body((0.03, 0.16, 0.1))
    head(BROWN, smile=-0.05, stern=0.06)
    scarf((0.02, 0.26, 0.13), METAL)
    with at(0.0, -0.98, -1.02, tilt=-14):
        with at(z=-0.3):
            box(0.94, 0.16, 0.56, (0.3, 0.05, 0.03), bevel=0.2)
        lump(0, -0.12, 0, (0.13, 0.05, 0.13), METAL, 'gold')
    for side in (-1, 1):
        arm([(side * 0.82, -0.3, -0.9), (side * 0.7, -0.8, -1.2)], (0.015, 0.17, 0.09), 0.2)
        hand(side * 0.46, -1.06, -1.06, BROWN, 0.14)


def faris():
    body((0.05, 0.09, 0.3))
    with at(lean=-8):
        head(TAN, smile=0.04, raised=0.05)
        lump(0, -0.42, -0.52, (0.13, 0.12, 0.2), INK)
        line([(-0.16, -0.17), (0, -0.15), (0.16, -0.17)], 0.035, INK)
        turban((0.8, 0.76, 0.66), 0.3, 0.98, 4)
        lump(0, -0.62, 0.46, (0.09, 0.06, 0.09), (0.02, 0.1, 0.6), 'gem')
    arm([(0.95, -0.4, -1.3), (0.62, -0.75, -0.9), (0.36, -0.72, -0.6)], (0.06, 0.11, 0.36))
    hand(0.3, -0.66, -0.46, TAN, 0.18)
    with at(-0.52, -0.95, -1.22):
        lathe([(0.2, 0), (0.2, 0.06), (0.1, 0.14), (0.07, 0.36), (0.12, 0.4), (0.001, 0.42)], (0.85, 0.8, 0.7), 24, 'gloss', smooth=True, vary=0.0)
        lump(0, 0, 0.52, (0.13, 0.13, 0.13), (0.85, 0.8, 0.7), 'gloss')


def zahra():
    body((0.12, 0.02, 0.22))
    head(TAN, brows=METAL, raised=0.11, mouth=False)
    scarf((0.16, 0.025, 0.3), METAL)
    def veil(u, v):
        x = (u - 0.5) * 1.0
        z = -0.1 - 0.62 * v
        return x * (1 - 0.2 * v), on_face(x * 0.92, max(z, -0.4)) - 0.1 - 0.08 * v + 0.02 * math.cos(u * 40) * v, z + 0.05 * math.cos(u * 2 * math.pi)
    sheet(veil, 50, 12, (0.34, 0.09, 0.5), 'cloth', vary=0.0)
    ring_of(9, 0.62, 0.38, 0.045, METAL, share=0.3)
    lump(0, -0.62, 0.34, (0.09, 0.06, 0.12), (0.6, 0.02, 0.4), 'gem')


# --- Florence ----------------------------------------------------------------------------------------------------------

def bice():
    body((0.56, 0.02, 0.03), 0.92, neck=PALE)
    hair_cap((0.36, 0.14, 0.03))
    head(PALE, smile=0.2)
    fringe((0.4, 0.16, 0.03))
    for side in (-1, 1):
        for k in range(6):
            lump(side * (0.58 + 0.02 * k), -0.2, -0.18 - 0.17 * k, (0.14, 0.14, 0.13), shade((0.4, 0.16, 0.03), 0.9 + 0.2 * (k % 2)), sub=3)
        lump(side * 0.69, -0.2, -1.16, (0.15, 0.13, 0.09), (0.85, 0.75, 0.5), sub=3)
    with at(0, 0.1, 0.4, tilt=-12):
        lump(0, 0, 0.08, (0.62, 0.58, 0.3), (0.6, 0.02, 0.03), 'cloth')
        lathe([(0.6, -0.06), (0.68, 0.0), (0.6, 0.08)], METAL, 36, 'gold', smooth=True, vary=0.0)


def duccio():
    body((0.03, 0.2, 0.1), neck=PALE)
    hair_cap((0.12, 0.06, 0.025), low=-0.18)
    head(PALE, smile=0.03, raised=0.06)
    for side in (-1, 1):
        lump(side * 0.52, -0.12, -0.1, (0.16, 0.2, 0.34), (0.12, 0.06, 0.025))
    with at(0, 0.04, 0.44):
        for k in range(22):
            a = 2 * math.pi * k / 22
            with at(0.46 * math.cos(a), 0.46 * math.sin(a), 0.04, math.degrees(a)):
                lump(0, 0, 0, (0.22, 0.15, 0.2), shade((0.03, 0.32, 0.14), 0.9 + 0.2 * (k % 2)), 'cloth', 3)
        lump(0, 0, 0.1, (0.4, 0.4, 0.2), (0.02, 0.2, 0.09), 'cloth')
    def tail(u, v):
        return 0.6 + 0.14 * v + (u - 0.5) * 0.34, -0.16 - 0.03 * math.cos(u * 9), 0.4 - 1.5 * v
    sheet(tail, 12, 10, (0.03, 0.28, 0.12), 'cloth', vary=0.0)


def fiammetta():
    flame = (0.6, 0.13, 0.01)
    body((0.5, 0.3, 0.02), neck=PALE)
    hair_cap(flame)
    head(PALE, smile=0.12, brows=(0.3, 0.08, 0.02))
    for k in range(26):
        a = math.pi * (-0.16 + 1.32 * k / 25)
        r = 0.68 + 0.08 * (k % 2)
        lump(r * math.cos(a), 0.06 + 0.1 * (k % 3), 0.1 + r * 0.92 * math.sin(a), (0.19, 0.19, 0.19), shade(flame, 0.85 + 0.15 * (k % 3)), sub=3)
    fringe(flame, 7, 0.4)
    ring_of(13, 0.6, 0.44, 0.045, (0.9, 0.88, 0.84), 'gloss', share=0.44)
    with at(0, 0, -0.62):
        for k in range(26):
            a = 2 * math.pi * k / 26
            lump(0.42 * math.cos(a), 0.42 * math.sin(a), 0, (0.1, 0.1, 0.15), (0.85, 0.82, 0.76), 'cloth', 3)


def lapo():
    grey = (0.55, 0.53, 0.5)
    body((0.03, 0.03, 0.04))
    head(PALE, smile=0.05, brows=grey)
    beard(grey, 0.62, 0.34)
    with at(0, 0.04, 0.2):
        lump(0, 0.08, 0.1, (0.63, 0.6, 0.46), (0.03, 0.025, 0.05), 'cloth')
        for side in (-1, 1):
            lump(side * 0.56, -0.02, -0.18, (0.12, 0.26, 0.32), (0.03, 0.025, 0.05), 'cloth')
        with at(z=0.36):
            box(0.9, 0.9, 0.16, (0.04, 0.03, 0.06), 'cloth', bevel=0.3)
    for side in (-1, 1):
        points = [(side * 0.19 + 0.15 * math.cos(2 * math.pi * k / 20), on_face(side * 0.19, 0.04) - 0.09, 0.04 + 0.15 * math.sin(2 * math.pi * k / 20)) for k in range(21)]
        rope(points, 0.024, METAL, 6, finish='gold', **ROUND)
    rope([(-0.05, -0.66, 0.06), (0.05, -0.66, 0.06)], 0.024, METAL, 6, finish='gold', **ROUND)


def ginevra():
    dark = (0.05, 0.03, 0.025)
    body((0.02, 0.05, 0.2), 0.94, neck=PALE)
    with at(0, 0.2, 0.04):
        lump(0, 0, 0, (0.6, 0.52, 0.66), dark)
    head((0.85, 0.62, 0.5), smile=0.07, lids=True, brows=dark, raised=0.02)
    for side in (-1, 1):
        lump(side * 0.5, 0.0, 0.16, (0.16, 0.3, 0.4), dark, lean=side * 14)
    def veil(u, v):
        a = math.pi * (u - 0.5) * 1.25
        return math.sin(a) * (0.72 + 0.34 * v), 0.28 - 0.16 * math.cos(a) + 0.03 * math.cos(u * 50) * v, 0.66 * math.cos(a * 0.6) - 0.1 - 1.5 * v * abs(math.sin(a)) ** 0.6
    sheet(veil, 60, 14, (0.5, 0.56, 0.7), 'cloth', vary=0.0)
    with at(0, 0, 0.46, tilt=-14):
        lathe([(0.46, -0.02), (0.52, 0.02), (0.46, 0.09)], METAL, 40, 'gold', smooth=True, vary=0.0)
        lump(0, -0.52, 0.06, (0.1, 0.06, 0.13), (0.03, 0.12, 0.7), 'gem')
    for k in range(9):
        a = -math.pi / 2 + (k - 4) * 0.24
        lump(0.44 * math.cos(a), 0.44 * math.sin(a), -0.66 + 0.06 * abs(k - 4) / 4, (0.055, 0.055, 0.055), (0.92, 0.9, 0.86), 'gloss', 3)


# --- pawns ---------------------------------------------------------------------------------------------------------------

def pawn(colour):
    lathe([(0.95, -1.5), (0.9, -1.2), (0.5, -0.86), (0.34, -0.62), (0.56, -0.5), (0.58, -0.44), (0.3, -0.38)], colour, 40, 'gloss', smooth=True, vary=0.0)
    lump(0, 0, 0, (R, R, R), colour, 'gloss')
    for side in (-1, 1):
        dot(side * 0.18, 0.02, 0.075, INK)
        dot(side * 0.18 - 0.025, 0.06, 0.024, (1, 1, 1), 3.4)


def pip():
    pawn((0.1, 0.4, 0.06))
    with at(0.04, 0.02, 0.4, lean=10):
        cone(0.44, 0.85, (0.75, 0.1, 0.05), 32, **ROUND)
        lump(0, 0, 0.86, (0.11, 0.11, 0.11), (0.95, 0.85, 0.3))


def kit():
    pawn((0.75, 0.42, 0.03))
    with at(0, 0.02, 0.34, tilt=-8):
        lathe([(0.86, -0.02), (0.88, 0.02), (0.5, 0.07), (0.46, 0.1), (0.42, 0.34), (0.3, 0.42), (0.001, 0.44)], (0.7, 0.5, 0.2), 40, smooth=True, vary=0.03)
        lathe([(0.475, 0.08), (0.465, 0.18)], (0.1, 0.25, 0.5), 40, 'cloth', smooth=True, vary=0.0)


def lou():
    pawn((0.04, 0.2, 0.6))
    lump(-0.14, 0.04, 0.5, (0.66, 0.6, 0.2), (0.5, 0.03, 0.04), 'cloth', lean=-14)
    lump(-0.1, 0.04, 0.74, (0.04, 0.04, 0.1), (0.4, 0.02, 0.03))


def max_():
    pawn((0.56, 0.03, 0.04))
    with at(0, 0.02, 0.4, lean=-6):
        lathe([(0.7, -0.02), (0.7, 0.03), (0.44, 0.05), (0.4, 0.1), (0.42, 0.74), (0.001, 0.75)], (0.02, 0.02, 0.026), 40, 'gloss', smooth=False, vary=0.0)
        lathe([(0.415, 0.08), (0.412, 0.2)], METAL, 40, 'gold', smooth=True, vary=0.0)


def eve():
    pawn((0.32, 0.06, 0.42))
    with at(0, 0.02, 0.42):
        lathe([(0.42, 0), (0.45, 0.14), (0.4, 0.16)], METAL, 40, 'gold', smooth=True, vary=0.0)
        for k in range(9):
            a = 2 * math.pi * k / 9 - math.pi / 2
            with at(0.42 * math.cos(a), 0.42 * math.sin(a), 0.12):
                cone(0.12, 0.34, METAL, 8, finish='gold', vary=0.0)
                lump(0, 0, 0.36, (0.055, 0.055, 0.055), (0.9, 0.88, 0.84), 'gloss', 3)


# Who plays a level of a game, and the colour of the wall behind; a pawn sits for a person at a seat, in the colour of the seat.
PLAYERS = {'sultan': ((amina, bashir, dalia, faris, zahra), ((0.05, 0.07, 0.2), (0.02, 0.16, 0.17), (0.3, 0.1, 0.05), (0.34, 0.2, 0.05), (0.02, 0.12, 0.12))),
           'splendor': ((bice, duccio, fiammetta, lapo, ginevra), ((0.3, 0.26, 0.2), (0.34, 0.14, 0.07), (0.02, 0.13, 0.12), (0.22, 0.12, 0.05), (0.2, 0.04, 0.06))),
           'pawn': ((max_, pip, kit, eve, lou), ((0.5, 0.42, 0.3),) * 5)}


def portrait(make, wall, wide):
    stage_light()
    flat_eye(wide, 84)
    with at(0, 2.4, 0, tilt=-6):
        sheet(lambda u, v: (8 * (u - 0.5), 0, 8 * (v - 0.5)), 72, 72, lambda middle, normal: shade(wall, 1.5 - 0.35 * (middle - Vector((-0.5, 0, 0.6))).length), 'paint', vary=0.0)
    with at(0, 0, -0.14, turn=-12):
        make()


ALL = [(f'bot-{game}-{level}', partial(portrait, make, wall, 2.4 if game == 'pawn' else 2.08)) for game, (makers, walls) in PLAYERS.items() for level, (make, wall) in enumerate(zip(makers, walls), 1)]
