"""The things of Sultan and Riquezas: a cushion, three stalls, a pouch; cards of money and the backs of Splendor's decks, pressed in leather and paper."""
import math
from functools import partial

import numpy as np

from .kit import *
from .kit.studio import flat_eye, plain_light, showcase, stage_light
from .relief import GOLD as LEAF
from .relief import Relief, oval, smooth
from .tokens import METAL

WINE = (0.22, 0.012, 0.05)


def braid(points, r, colour=METAL, finish='gold'):
    """A twisted cord: beads that lean into one another."""
    for k, (x, y, z) in enumerate(points):
        with at(x, y, z, turn=k * 37 % 90):
            ball(r, colour, 2, finish=finish, smooth=True, vary=0.0)


def tassel(turn, length=0.62):
    """Hangs outwards along +x: a knot, a collar, a skirt of threads."""
    with at(turn=turn):
        with at(0.02):
            ball(0.13, METAL, 3, finish='gold', vary=0.0)
        with at(0.1, 0, 0, lean=90):
            lathe([(0.07, 0), (0.1, 0.03), (0.1, 0.08), (0.07, 0.11)], METAL, 20, 'gold', smooth=True, vary=0.0)
        for k in range(15):
            side = (k - 7) / 7
            rope([(0.2, side * 0.07, 0), (0.4, side * 0.14, -0.03), (0.2 + length * (1 - 0.06 * side * side), side * 0.22, -0.1)], 0.028, shade(METAL, 0.9 + 0.1 * (k % 2)), 5, 0.8, finish='gold', vary=0.0)


def pillow(velvet, wide=1.75, deep=1.2):
    """A stuffed cushion whose corners reach out, with a hollow in the middle."""
    def border(x, y):
        pull = 0.09
        return wide * x * (1 - pull * (1 - y * y) * abs(x)), deep * y * (1 - pull * (1 - x * x) * abs(y))
    def top(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        full = max(0.0, (1 - abs(x) ** 2.4) * (1 - abs(y) ** 2.4)) ** 0.46
        crease = 0.02 * math.sin(11 * math.atan2(y, x)) * full * min(1, (x * x + y * y) * 1.3)
        hollow = 0.16 * math.exp(-((x / 0.3) ** 2 + (y / 0.32) ** 2))
        return (*border(x, y), 0.74 * full - hollow + crease)
    def under(u, v):
        x, y = 1 - 2 * u, 2 * v - 1
        full = max(0.0, (1 - abs(x) ** 2.4) * (1 - abs(y) ** 2.4)) ** 0.46
        return (*border(x, y), -0.42 * full)
    sheet(top, 72, 56, velvet, 'velvet', vary=0.0)
    sheet(under, 40, 32, velvet, 'velvet', vary=0.0)
    ring = []
    for side in range(4):
        for k in range(26 if side % 2 == 0 else 19):
            t = -1 + 2 * k / (26 if side % 2 == 0 else 19)
            x, y = ((t, -1), (1, t), (-t, 1), (-1, -t))[side]
            ring.append((*border(x, y), 0.0))
    braid(ring, 0.075)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        px, py = border(x * 1.03, y * 1.04)
        with at(px, py, 0.0):
            tassel(math.degrees(math.atan2(y * 0.9, x)))


def cushion():
    showcase(1.15)
    flat_eye(5.15, 40)
    with at(y=-0.05, z=0.0):
        pillow(WINE)


# --- stalls ----------------------------------------------------------------------------------------------------------

CREAM = (0.86, 0.76, 0.58)


def awning(colour, w=3.9, kind='scallop'):
    """Striped cloth that slopes to the front, with a border cut in bows or points."""
    stripes = 9
    def top(u, v):
        sag = -0.12 * math.sin(math.pi * v) - 0.02 * abs(math.sin(math.pi * u * stripes))
        return (u - 0.5) * w, 0.9 - 1.7 * v, 3.4 - 0.62 * v + sag
    tone = lambda middle, normal: colour if int((middle.x / w + 0.5) * stripes) % 2 == 0 else CREAM
    sheet(top, stripes * 4, 8, tone, 'cloth', smooth=False, vary=0.02)
    step = w / stripes
    for k in range(stripes):
        left = -w / 2 + k * step
        bows = {'scallop': [(step * (0.5 + 0.5 * math.cos(a)), -0.26 - 0.22 * math.sin(a)) for a in [math.pi * j / 8 for j in range(9)]],
                'point': [(step, -0.22), (step / 2, -0.54), (0, -0.22)], 'straight': [(step, -0.4), (0, -0.4)]}[kind]
        with at(left, -0.82, 2.77):
            prism([(0, 0), (step, 0), *bows], 0.03, colour if k % 2 == 0 else CREAM, 'cloth', vary=0.02)


def jar(colour, size=1.0, finish='gloss'):
    with at(size=size):
        lathe([(0.12, 0), (0.24, 0.12), (0.27, 0.3), (0.2, 0.46), (0.1, 0.54), (0.14, 0.62)], colour, 20, finish, smooth=True, vary=0.0)


def scales():
    lathe([(0.2, 0), (0.05, 0.06), (0.03, 0.75), (0.06, 0.8), (0.001, 0.86)], METAL, 16, 'gold', smooth=True, vary=0.0)
    rod((-0.42, 0, 0.74), (0.42, 0, 0.78), 0.025, METAL, 8, finish='gold')
    for x, z in ((-0.42, 0.74), (0.42, 0.78)):
        for dx in (-0.14, 0.14):
            rod((x, 0, z), (x + dx, 0, z - 0.42), 0.008, METAL, 4, finish='gold')
        with at(x, 0, z - 0.46):
            lathe([(0.06, 0), (0.17, 0.06), (0.18, 0.07)], METAL, 16, 'gold', smooth=True, vary=0.0)


def lantern(colour=(1.0, 0.6, 0.2)):
    rod((0, 0, 0), (0, 0, 0.3), 0.012, IRON, 5)
    with at(z=-0.42):
        lathe([(0.06, 0), (0.15, 0.1), (0.15, 0.3), (0.05, 0.42)], colour, 8, 'glow', vary=0.1)
        lathe([(0.17, 0.28), (0.09, 0.4), (0.02, 0.5)], METAL, 8, 'gold', vary=0.0)


def fruit_bowl(colour):
    lathe([(0.12, 0), (0.3, 0.14), (0.32, 0.18)], (0.5, 0.26, 0.1), 18, smooth=True, vary=0.0)
    for k in range(9):
        a = k * 2.4
        with at(0.17 * math.cos(a) * (k % 3 > 0), 0.17 * math.sin(a) * (k % 3 > 0), 0.2 + 0.07 * (k % 3 == 0)):
            ball(0.1, colour, 2, finish='gloss', smooth=True)


def counter(front, trim):
    """Planks with a cloth over the front, whose middle stays free for a jewel."""
    with at(0, -0.35, 0):
        box(3.5, 0.9, 0.92, shade(front, 0.55))
        with at(z=0.92):
            box(3.66, 1.06, 0.1, (0.36, 0.2, 0.09))
    def drape(u, v):
        return (u - 0.5) * 3.3, -0.9 - 0.02 * math.cos(u * 40), 1.03 - v * (0.62 + 0.05 * math.cos(u * 2 * math.pi * 6))
    sheet(drape, 96, 6, front, 'cloth', vary=0.0)
    for k in range(7):
        with at((k - 3) * 0.46, -0.93, 0.72):
            with at(tilt=90):
                lathe([(0.1, 0), (0.1, 0.02), (0.03, 0.05)], trim, 4, 'gold', vary=0.0)


def frame_of_stall(back):
    for x in (-1.72, 1.72):
        with at(x, -0.7):
            cyl(0.075, 2.72, (0.3, 0.15, 0.06), 10, top=0.065)
        with at(x, 0.8):
            cyl(0.075, 2.9, (0.3, 0.15, 0.06), 10)
    def cloth(u, v):
        return (u - 0.5) * 3.4, 0.75 + 0.03 * math.cos(u * 46), 0.3 + 2.8 * v
    sheet(cloth, 80, 3, back, 'cloth', vary=0.0)


def stall(which):
    stage_light()
    flat_eye(4.3, 77)
    with at(0, 0, -1.74):
        colour, back, kind = ((0.52, 0.05, 0.035), (0.12, 0.03, 0.025), 'scallop'), ((0.02, 0.26, 0.26), (0.02, 0.06, 0.07), 'point'), ((0.72, 0.36, 0.03), (0.13, 0.06, 0.02), 'straight')
        colour, back, kind = (colour, back, kind)[which]
        frame_of_stall(back)
        counter(shade(colour, 0.8), METAL)
        awning(colour, kind=kind)
        if which == 0:
            with at(-1.2, -0.45, 1.02):
                jar((0.1, 0.25, 0.4), 0.95)
            with at(1.22, -0.45, 1.02):
                fruit_bowl((0.7, 0.25, 0.03))
            for x in (-1.0, 1.0):
                with at(x, -0.4, 2.26):
                    lantern()
        elif which == 1:
            with at(-1.12, -0.45, 1.02):
                scales()
            with at(1.25, -0.45, 1.02):
                jar((0.6, 0.32, 0.12), 0.8, 'paint')
            with at(0.9, -0.2, 1.02):
                jar((0.45, 0.1, 0.06), 0.6)
        else:
            for k, tone in enumerate(((0.5, 0.04, 0.05), (0.03, 0.2, 0.36), (0.1, 0.3, 0.12))):
                y, z = -0.65 + 0.24 * (k % 2) + 0.1 * (k == 2), 1.13 + 0.2 * (k == 2)
                rod((-1.6, y, z), (-0.8, y, z), 0.12, tone, 14, finish='cloth')
            with at(1.2, -0.45, 1.02):
                lathe([(0.16, 0), (0.2, 0.03), (0.06, 0.1), (0.05, 0.3), (0.2, 0.42), (0.22, 0.6), (0.12, 0.78), (0.05, 0.9), (0.001, 1.02)], METAL, 20, 'gold', smooth=True, vary=0.0)
            with at(1.0, -0.4, 2.26):
                lantern()
            with at(-1.0, -0.4, 2.26):
                lantern()


def pouch():
    """A bag of soft leather, tied."""
    stage_light()
    flat_eye(2.9, 74)
    tone = (0.3, 0.1, 0.035)
    def skin(u, v):
        a = 2 * math.pi * u
        profile = ((0.02, 0.0), (0.62, 0.02), (0.98, 0.3), (1.04, 0.72), (0.86, 1.15), (0.5, 1.48), (0.28, 1.62), (0.4, 1.8), (0.6, 2.0))
        t = v * (len(profile) - 1)
        k = min(int(t), len(profile) - 2)
        r = profile[k][0] + (profile[k + 1][0] - profile[k][0]) * (t - k)
        z = profile[k][1] + (profile[k + 1][1] - profile[k][1]) * (t - k)
        fold = 0.075 * math.sin(11 * a + 0.6 * math.sin(3 * a)) * min(1, max(0, (z - 0.5) / 0.9))
        return (r + fold * (0.6 if z < 1.7 else 1.2)) * math.cos(a), (r + fold) * math.sin(a), z
    with at(0, 0, -0.98):
        sheet(skin, 110, 56, tone, 'paint', vary=0.0)
        braid([(0.35 * math.cos(a), 0.35 * math.sin(a), 1.62) for a in [2 * math.pi * k / 34 for k in range(34)]], 0.06)
        rope([(0.1, -0.36, 1.6), (0.26, -0.84, 1.3), (0.36, -1.06, 0.9)], 0.05, METAL, 8, finish='gold', vary=0.0)
        rope([(-0.05, -0.36, 1.6), (-0.18, -0.86, 1.28), (-0.24, -1.1, 0.76)], 0.05, METAL, 8, finish='gold', vary=0.0)
        for x, y, z in ((0.36, -1.1, 0.84), (-0.24, -1.14, 0.7)):
            with at(x, y, z):
                ball(0.09, METAL, 3, finish='gold')


# --- paper and leather ------------------------------------------------------------------------------------------------

def pressed(r, wide, high):
    """Distance to the edge of a card with round corners."""
    dx, dy = np.abs(r.x) - (wide / 2 - 0.16), np.abs(r.y) - (high / 2 - 0.16)
    return 0.16 - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)


def rosette(r, radius, petals, turn=0.0, y=0.0):
    """A line about the middle that swings in and out; answers the distance to it."""
    a, out = np.arctan2(r.y - y, r.x), np.hypot(r.x, r.y - y)
    return np.abs(out - radius * (1 + 0.13 * np.cos(a * petals + turn)))


def lines(r, distance, thick, colour, height=0.02):
    r.lay_depth(thick - distance, colour, height, thick, over=True)


def diaper(r, step, kind):
    """Distance to a lattice of lines or to a field of scales."""
    if kind == 0:
        u, v = (r.x + r.y) / step, (r.x - r.y) / step
        return np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) * step * 0.7
    if kind == 1:
        row = np.round(r.y / (step * 0.5))
        x = r.x / step + 0.5 * (row % 2)
        return np.abs(np.hypot((x - np.round(x)) * step, r.y - row * step * 0.5 + step * 0.3) - step * 0.46)
    u, v = r.x / step + 0.5, r.y / step
    one = np.abs(np.hypot(u - np.round(u), v - np.round(v)) - 0.42)
    other = np.abs(np.hypot(u - 0.5 - np.round(u - 0.5), v - 0.5 - np.round(v - 0.5)) - 0.42)
    return np.minimum(one, other) * step


LEATHER = ((0.012, 0.085, 0.045), (0.2, 0.085, 0.012), (0.014, 0.05, 0.2))


def deck(level):
    """The back of a deck: leather with gold tooling; level one to three have one, two and three rings about the middle, where the count stands."""
    plain_light(1.05)
    flat_eye(2.8)
    wide, high = 2.0, 2.8
    r = Relief(2.1, 2.9, 110, LEATHER[level - 1])
    edge = pressed(r, wide, high)
    r.z = r.z + 0.004 * np.sin(r.x * 61 + 3 * np.sin(r.y * 37)) * np.sin(r.y * 53 + 2 * np.sin(r.x * 41))
    field = np.minimum(edge - 0.24, np.hypot(r.x, r.y) - 0.62)
    lines(r, np.maximum(diaper(r, (0.3, 0.34, 0.36)[level - 1], level - 1), -field), 0.014, LEAF, 0.02)
    lines(r, np.abs(edge - 0.1), 0.03, LEAF, 0.04)
    lines(r, np.abs(edge - 0.19), 0.012, LEAF, 0.02)
    r.lay_depth(0.6 - np.hypot(r.x, r.y), shade(LEATHER[level - 1], 0.45), 0.05, 0.08, base=0.0)
    for k in range(level):
        lines(r, rosette(r, 0.6 - 0.085 * k, 24 if k % 2 else 16, k), 0.02, LEAF, 0.035)
    r.build(rough=0.5)


SEATS = ((0.337, 0.028, 0.061), (0.011, 0.149, 0.149), (0.205, 0.093, 0.0), (0.127, 0.06, 0.367), (0.058, 0.089, 0.147))


def guilloche(r, colour, radius=0.62):
    for k, petals in enumerate((9, 9, 9, 9)):
        lines(r, rosette(r, radius, petals, k * math.pi / 2), 0.011, colour, 0.012)


def money_back(seat):
    """The back of a player's money: engraved in the player's colour; the middle stays plain for the player's mark."""
    plain_light(1.05)
    flat_eye(2.8)
    base = SEATS[seat - 1]
    light = mix(base, (1, 1, 1), 0.42)
    r = Relief(2.1, 2.9, 110, base)
    edge = pressed(r, 2.0, 2.8)
    field = np.minimum(edge - 0.3, np.hypot(r.x, r.y) - 0.8)
    lines(r, np.maximum(diaper(r, 0.26, 0), -field), 0.013, light, 0.015)
    lines(r, np.abs(edge - 0.06), 0.06, (0.8, 0.74, 0.62), 0.03)
    lines(r, np.abs(edge - 0.22), 0.018, LEAF, 0.03)
    guilloche(r, light, 0.72)
    r.lay_depth(0.52 - np.hypot(r.x, r.y), shade(base, 0.7), 0.04, 0.05, base=0.0)
    lines(r, np.abs(np.hypot(r.x, r.y) - 0.52), 0.028, LEAF, 0.04)
    r.build(rough=0.55)


def money_face():
    """The face of money: paper with a coin's ring in gold; the value stands in it as text."""
    plain_light(1.0)
    flat_eye(2.8)
    paper, ink = (0.83, 0.74, 0.57), (0.6, 0.46, 0.27)
    r = Relief(2.1, 2.9, 110, paper)
    edge = pressed(r, 2.0, 2.8)
    guilloche(r, ink, 0.84)
    lines(r, np.abs(edge - 0.16), 0.014, ink, 0.012)
    lines(r, np.abs(edge - 0.22), 0.008, ink, 0.012)
    r.lay_depth(0.66 - np.hypot(r.x, r.y), (0.9, 0.83, 0.68), 0.03, 0.05, base=0.0)
    lines(r, np.abs(np.hypot(r.x, r.y) - 0.68), 0.045, LEAF, 0.06)
    for k in range(32):
        a = 2 * math.pi * k / 32
        r.ball(0.79 * math.cos(a), 0.79 * math.sin(a), 0.03, LEAF)
    r.build(rough=0.6)


ALL = [('cushion', cushion), *((f'stall-{k + 1}', partial(stall, k)) for k in range(3)), ('pouch', pouch)]
CARDS = [*((f'deck-{level}', partial(deck, level)) for level in (1, 2, 3)), ('money-face', money_face), *((f'money-back-{seat}', partial(money_back, seat)) for seat in (1, 2, 3, 4, 5))]
