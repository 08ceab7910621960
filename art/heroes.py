"""One wide picture for each game and one for the house. The middle square alone must do on a phone."""
import math

import bpy

from .kit import *
from .kit.studio import eye, lamp, showcase, sky
from .objects import OUTLINES, set_stone, stone
from .sultan import METAL, awning, counter, frame_of_stall, fruit_bowl, jar, lantern, pillow, scales
from .tokens import ENAMEL, bezel, disc, rim, star


def crisp():
    """Light may bend and bounce as often as stones need."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 9, 8, 5


def shown(colour, x, y, z, size=0.5, tilt=62, turn=0):
    """A stone that looks at the eye."""
    with at(x, y, z, turn=turn, tilt=tilt, size=size):
        stone(colour, 'lit foil')


def weave(x, y, wide, deep, tones, border=0.5):
    """The colour of a carpet at a place: borders, a lattice of lozenges, a medallion."""
    edge = min(wide / 2 - abs(x), deep / 2 - abs(y))
    if edge < border * 0.25:
        return tones[1]
    if edge < border * 0.4 or border * 0.9 < edge < border:
        return tones[2]
    if edge < border:
        return tones[3] if (int((x + y) * 6) + int((x - y) * 6)) % 2 else tones[1]
    if math.hypot(x, y * 1.4) < 1.5 + 0.14 * math.cos(8 * math.atan2(y * 1.4, x)):
        return tones[3] if math.hypot(x, y * 1.4) > 1.3 else tones[1]
    u, v = (x + y) * 1.5, (x - y) * 1.5
    return tones[2] if abs(u - round(u)) < 0.07 or abs(v - round(v)) < 0.07 else tones[0]


def carpet(wide, deep, tones, fine=20):
    sheet(lambda u, v: ((u - 0.5) * wide, (v - 0.5) * deep, 0), int(wide * fine), int(deep * fine), lambda middle, normal: weave(middle.x, middle.y, wide, deep, tones), 'cloth', smooth=False, vary=0.06)


# --- Sultan --------------------------------------------------------------------------------------------------------------

def bay(w, h):
    """A pointed arch between two columns, with the night behind."""
    wall, trim = (0.05, 0.14, 0.2), METAL
    outline = arch_outline(w * 0.74, h * 0.8, True, 14)
    box(w, 0.3, h, wall)
    with at(0, -0.17):
        prism(outline, 0.06, (0.005, 0.016, 0.06), 'glow', vary=0.0)
        rope([(x, -0.04, z) for x, z in outline[1:] + outline[:1]], 0.035, trim, 8, finish='metal', vary=0.0)
    with at(-w / 2, -0.3):
        column(h * 0.62, 0.13, (0.6, 0.5, 0.36))
        with at(z=h * 0.62):
            box(0.4, 0.4, 0.12, trim, 'metal')


def palace():
    """Sultan: a jewel on a cushion, under lanterns."""
    crisp()
    sky((0.03, 0.07, 0.16), (0.01, 0.02, 0.06), 1.0)
    eye((0, -14.2, 3.6), (0, 0, 1.55), 48, blur=1.4)
    lamp('SUN', 1.1, (1, 0.86, 0.66), (0, 0, 0), (-5, -6, 8), 0.1)
    lamp('AREA', 520, (1, 0.8, 0.55), (0, -0.5, 0.8), (-3.5, -3.5, 5.5), 1.2)
    lamp('AREA', 160, (0.55, 0.7, 1), (0, 0, 1), (5, 2, 4), 1.4)
    with at(0, 1.0):
        carpet(16, 10, ((0.2, 0.012, 0.04), (0.02, 0.04, 0.14), (0.7, 0.45, 0.15), (0.3, 0.02, 0.05)), 14)
    for k in range(-3, 4):
        with at(k * 2.5, 4.2):
            bay(2.5, 4.6)
    with at(0, 0, 0.46):
        pillow((0.26, 0.012, 0.06), 1.6, 1.1)
    shown('blue', 0, -0.35, 1.55, 0.78, 70)
    for colour, x, y, size in (('red', -3.0, -0.6, 0.42), ('green', 2.95, -0.7, 0.42), ('yellow', -4.6, 0.5, 0.4), ('white', 4.5, 0.4, 0.42), ('black', 2.0, 1.6, 0.34)):
        with at(x, y, 0.26, size=0.5):
            pillow({'red': (0.05, 0.06, 0.24), 'green': (0.28, 0.1, 0.02), 'yellow': (0.03, 0.16, 0.12), 'white': (0.16, 0.03, 0.2), 'black': (0.4, 0.3, 0.16)}[colour], 1.5, 1.1)
        shown(colour, x, y - 0.2, 0.85, size, 66)
    for x, y, z in ((-1.7, 1.6, 3.5), (1.7, 1.6, 3.5), (-4.0, 1.2, 3.1), (4.0, 1.2, 3.1)):
        with at(x, y, z, size=1.5):
            lantern((1.0, 0.5, 0.14))
        glow(x, y - 0.2, z - 0.5, 45, (1, 0.6, 0.25))


# --- Riquezas ------------------------------------------------------------------------------------------------------------

def bazaar():
    """Riquezas: three stalls at noon."""
    crisp()
    mood('dawn', haze=1.6, place=(0, -17.0, 3.3), aim=(0, 0, 2.15), lens=50, blur=1.0, sharp=16.6)
    sheet(lambda u, v: ((u - 0.5) * 40, -9 + v * 40, 0.05 * bumps(u * 40, v * 40, 0.6)), 60, 60, (0.72, 0.5, 0.28), vary=0.05)
    for k, (x, turn) in enumerate(((-4.15, 12), (0, 0), (4.15, -12))):
        with at(x, 0 - 0.5 * (k == 1), 0, turn):
            colour, back, kind = (((0.52, 0.05, 0.035), (0.12, 0.03, 0.025), 'scallop'), ((0.02, 0.26, 0.26), (0.02, 0.06, 0.07), 'point'), ((0.74, 0.38, 0.03), (0.13, 0.06, 0.02), 'straight'))[(k + 1) % 3]
            frame_of_stall(back)
            counter(shade(colour, 0.8), METAL)
            awning(colour, kind=kind)
            shown(('red', 'black', 'blue')[k], 0, -0.5, 1.5, 0.46, 78)
            with at(-1.15, -0.4, 1.02):
                if k == 1:
                    scales()
                else:
                    jar((0.1, 0.25, 0.4) if k else (0.5, 0.12, 0.05), 0.9)
            with at(1.2, -0.4, 1.02):
                fruit_bowl((0.75, 0.3, 0.03) if k != 1 else (0.5, 0.04, 0.06))
    for x, y, w, h, top in ((-9.5, 8, 4, 4.2, 0), (-5, 10, 3.6, 5.4, 1), (-0.5, 11, 4.2, 4.6, 2), (4.4, 10, 3.4, 5.8, 1), (9, 8, 4.4, 4.4, 0)):
        with at(x, y):
            box(w, 3, h, (0.74, 0.52, 0.32))
            with at(0, -1.5, h * 0.5):
                windows(2, w * 0.4, 0.5, 0.9, (0.2, 0.09, 0.04), 'paint', True)
            with at(z=h):
                if top == 1:
                    dome(w * 0.36, (0.02, 0.28, 0.3), True)
                elif top == 2:
                    dome(w * 0.34, (0.74, 0.4, 0.1))
    for x, y in ((-2.2, -2.4), (2.3, -2.6), (6.9, -2.0), (-7.0, -2.2)):
        with at(x, y):
            jar((0.55, 0.24, 0.1), 1.4, 'paint')


# --- Splendor ------------------------------------------------------------------------------------------------------------

def token_body(colour):
    rim()
    if colour == 'gold':
        disc(1.08, -0.07, (0.3, 0.13, 0.03), 'gold')
        star()
        return
    disc(1.08, -0.07, ENAMEL[colour], 'gloss')
    set_stone(colour, 0.9, -0.07, 0.42)
    bezel(OUTLINES[colour], 0.92, -0.07, 0.25, 0.042)


def blank():
    """A coin under another: its edge is all that shows."""
    lathe([(1.46, -0.36), (1.53, -0.33), (1.53, -0.05), (1.46, -0.01)], METAL, 64, 'gold', smooth=True, vary=0.0)
    for k in range(48):
        a = 2 * math.pi * k / 48
        rod((1.535 * math.cos(a), 1.535 * math.sin(a), -0.31), (1.535 * math.cos(a), 1.535 * math.sin(a), -0.08), 0.04, METAL, 4, finish='gold', vary=0.0)


def pile(colour, count, x, y, size=0.5, turn=0):
    for k in range(count):
        with at(x + near(-0.03, 0.03), y + near(-0.03, 0.03), (0.36 + 0.36 * k) * size, turn=turn + near(-8, 8), size=size):
            token_body(colour) if k == count - 1 else blank()


def merchants():
    """Splendor: tokens on felt at a window over a city by the sea, in the evening."""
    crisp()
    mood('dawn', haze=2.6, place=(0, -11.8, 4.1), aim=(0, 0, 1.25), lens=48, blur=1.2, sharp=11.6, disc=(0.32, 0.16, 0.05, (1.0, 0.8, 0.5), 0.5))
    lamp('AREA', 420, (1, 0.85, 0.65), (0, 0, 0), (-5, 1.5, 6), 1.6)
    lamp('AREA', 130, (0.8, 0.88, 1), (0, 0, 0), (4, -6, 4), 2.0)
    with at(0, -1.6, -0.6):
        box(22, 8.4, 0.6, (0.012, 0.11, 0.06), 'velvet', bevel=0.02)
    with at(0, 2.7, -0.6):
        box(22, 0.5, 0.9, (0.2, 0.085, 0.03), 'gloss', bevel=0.1)
    for colour, count, x, y in (('white', 3, -3.5, 0.9), ('blue', 5, -1.85, 1.25), ('green', 6, -0.1, 1.4), ('red', 4, 1.65, 1.2), ('black', 3, 3.3, 0.8)):
        pile(colour, count, x, y, 0.52)
    pile('gold', 2, 0.75, -0.75, 0.52)
    pile('red', 1, -1.15, -0.55, 0.52)
    pile('blue', 1, -2.6, -0.7, 0.52)
    pile('green', 1, 2.5, -0.6, 0.52)
    with at(5.3, 1.0, 0, size=1.7):
        scales()
    for colour, x, y in (('red', 4.4, -0.3), ('blue', -4.2, -0.5), ('yellow', -5.2, 0.3)):
        shown(colour, x, y, 0.24, 0.34, 44)
    sheet(lambda u, v: ((u - 0.5) * 120, 9 + v * 60, -3.0), 20, 20, (0.1, 0.3, 0.5), 'water', vary=0.05)
    for x, y, w, h in ((-11, 17, 3, 3.2), (-8, 19, 3.4, 4.2), (-14, 20, 4, 5), (10.5, 18, 3.2, 3.4), (13.5, 20, 3.6, 4.6), (7.6, 22, 3, 3.2)):
        with at(x, y, -3):
            house(w, 3, h, (0.78, 0.6, 0.42), (0.6, 0.2, 0.08))
    with at(-6.4, 24, -3):
        cyl(2.0, 5.2, (0.78, 0.62, 0.46), 12)
        with at(z=5.2):
            dome(2.1, (0.62, 0.2, 0.08))
    with at(-10.2, 23, -3):
        tower(0.8, 8.0, (0.76, 0.58, 0.4), (0.6, 0.2, 0.08))
    with at(4.6, 17, -3.0, size=1.35, turn=-25):
        caravel((0.86, 0.78, 0.64), (0.6, 0.05, 0.05))


# --- the house -----------------------------------------------------------------------------------------------------------

def bench():
    """The house: six stones on velvet, in the light of a jeweller's bench."""
    crisp()
    showcase(1.0)
    eye((0, -10.9, 3.9), (0, 0.2, 0.72), 46, blur=2.2, sharp=11.4)
    lamp('AREA', 260, (1, 0.9, 0.76), (0, 0, 0), (-3, -6, 5), 2.0)
    def cloth(u, v):
        x, y = (u - 0.5) * 26, -5 + v * 17
        return x, y, 0.1 * bumps(x, y, 0.5) + 0.06 * math.sin(x * 1.1 + y * 0.7) + 0.02 * max(0, y - 3) ** 2
    sheet(cloth, 130, 90, (0.006, 0.05, 0.055), 'cloth', vary=0.0)
    for colour, x, y, turn in (('green', -3.6, 0.5, 14), ('blue', -2.2, 0.1, 8), ('white', -0.72, -0.15, 3), ('red', 0.74, -0.15, -3), ('yellow', 2.3, 0.15, -8), ('black', 3.75, 0.5, -14)):
        shown(colour, x * 0.94, y, 0.24 if colour == 'yellow' else 0.46, 0.7, 56, turn)
    for colour, x, y, turn in (('gold', -5.1, 1.2, 10), ('red', 5.2, 1.1, -10), ('gold', 1.6, 1.7, 0), ('blue', -1.5, 1.8, 0)):
        with at(x, y, 0.26, turn=turn, tilt=14, size=0.44):
            token_body(colour)
    for k in range(110):
        x, y = near(-6.2, 6.2), near(-2.6, 2.4)
        if abs(x) < 4.6 and -0.6 < y < 1.4:
            continue
        with at(x, y, 0.12 + 0.1 * bumps(x, y, 0.5), turn=near(0, 360), tilt=near(20, 60), size=near(0.09, 0.16)):
            stone(('white', 'blue', 'green', 'red', 'yellow')[k % 5], 'lit foil')
    glow(-3, 6, 2.5, 500, (1, 0.65, 0.35), 1.0)
    glow(4, 6, 2.5, 300, (0.4, 0.8, 0.9), 1.0)
    for k in range(22):
        x, z = near(-8, 8), near(1.4, 3.4)
        with at(x, 9, z):
            ball(near(0.1, 0.22), (1.0, near(0.5, 0.75), 0.3), 2, finish='glow', smooth=True)
    with at(0, 11):
        sheet(lambda u, v: (60 * (u - 0.5), 0, -4 + 16 * v), 4, 4, (0.01, 0.03, 0.035), vary=0.0)


ALL = [('hero-house', bench), ('hero-sultan', palace), ('hero-riquezas', bazaar), ('hero-splendor', merchants)]
