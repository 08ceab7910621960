"""White: marble, chalk, salt and snow; pale skies and a low warm sun."""
from ..kit import *

GEM = STONES['white']
MARBLE = (0.86, 0.84, 0.8)
CHALK = (0.9, 0.88, 0.82)
GRASS = (0.36, 0.42, 0.22)
ICE = (0.62, 0.78, 0.9)
GREY = (0.5, 0.52, 0.56)
PINE = (0.09, 0.17, 0.14)
ALPS = [(0.4, 0.42, 0.46), (0.52, 0.54, 0.58), (0.7, 0.73, 0.78), SNOW, SNOW]


def marble_quarry():
    mood('white', place=(1.5, -13, 4.2), aim=(0, 0, 2.0))
    flat((0.46, 0.4, 0.33))
    for k in range(5):
        for side in (-1, 1):
            with at(side * (3.7 - 0.25 * k), 1.2 + k * 1.0, 0):
                box(3.2, 1.6, 0.9 * (k + 1), shade(MARBLE, near(0.62, 1.1)), bevel=0.03)
        with at(0, 2.0 + k):
            box(4.6, 1.4, 0.62 * (k + 1), shade(mix(MARBLE, (0.6, 0.66, 0.76), 0.4), near(0.7, 1.06)), bevel=0.03)
    for x, y, s, t in ((-1.5, -2.2, 1.0, 15), (1.9, -1.6, 0.8, -20), (2.2, -3.4, 0.6, 40), (-2.4, -3.7, 0.7, 5)):
        with at(x, y, 0, t):
            box(s * 1.3, s, s * 0.8, MARBLE, bevel=0.05)
    for s in (-1, 1):
        rod((s * 0.9, -0.2, 0), (0.0, -0.2, 3.2), 0.07, WOOD)
    rod((0, 0.9, 0), (0, -0.2, 3.2), 0.07, WOOD)
    rod((0, -0.2, 3.2), (0, -0.2, 1.6), 0.025, IRON)
    with at(0, -0.2, 0.75, 20):
        box(1.0, 0.8, 0.8, CHALK)
        with at(z=0.8):
            crystals(7, GEM, 0.7, 0.22)
    with at(1.5, -2.6, 0, 200):
        person((0.6, 0.1, 0.06), (0.8, 0.6, 0.3), h=1.1, kind='straw')
    with at(-2.9, -1.0, 0):
        cypress(2.2, (0.05, 0.16, 0.08))
    with at(3.1, -0.6, 0):
        cypress(2.6, (0.05, 0.16, 0.08))


def salt_flat():
    mood('white', haze=1.8)
    flat((0.8, 0.8, 0.82), finish='gloss', vary=0.03)
    river([(0, -9), (0.2, -3), (0, 2)], lambda v: 3.4 - 2.0 * v, (0.05, 0.42, 0.5), 0.07)
    for x, y, s in ((-1.9, -1.2, 1.2), (1.7, -0.3, 1.5), (-0.2, 2.2, 1.7), (3.2, 3.0, 1.3), (-3.4, 3.2, 1.5), (-2.9, -4.2, 0.7), (2.9, -3.8, 0.8)):
        with at(x, y):
            cone(s, s * 0.95, (0.95, 0.94, 0.93), 10)
    with at(0, -1.3, 0.05):
        crystals(9, GEM, 1.15, 0.38)
    with at(1.0, -2.4, 0.05, 200):
        person((0.65, 0.1, 0.06), (0.8, 0.6, 0.25), h=1.25, kind='straw')
        rod((0.3, 0, 0), (0.18, 0, 1.1), 0.025, WOOD)
    peaks([(-7, 17, 4, 2.6), (0, 20, 5, 2.2), (7, 18, 5, 3)], [(0.42, 0.34, 0.46), (0.6, 0.48, 0.56)])


def snow_pass():
    mood('white', place=(0, -13, 3.0), aim=(0, 0, 2.4))
    ground(lambda x, y: max(0, abs(x - 0.5 * math.sin(y * 0.5)) - 1.0) ** 1.25 * 0.62 + max(0, y) * 0.12 + 0.12 * bumps(x, y), by_height([(0, SNOW), (1.2, (0.8, 0.85, 0.92)), (2.2, GREY), (3.4, SNOW)]))
    peaks([(-5, 11, 5, 6.6), (4.6, 12, 5, 7.4), (0.2, 19, 6, 5.4)], ALPS)
    for x, y in scatter(11, (-3.6, 3.6), (-4.5, 3), 1.6):
        with at(x, y, max(0, abs(x) - 1.0) ** 1.25 * 0.55):
            pine(near(0.9, 1.6), PINE, snow=0.7)
    with at(0.1, 1.0, 0.1):
        portal(1.1, 1.3)
        with at(0, 1.7, 0):
            rock(1.5, (0.7, 0.74, 0.8), 1.1)
    with at(0.1, -1.6, 0.05):
        crystals(6, GEM, 0.6, 0.3)
    for x in (-1.1, 1.2):
        with at(x, -0.4, 0.1):
            lantern(1.3)
    glow(0.1, -0.5, 1.0, 40)


def chalk_cliffs():
    mood('white', place=(0.5, -13, 3.4), aim=(0, 0, 2.3))
    sea((0.12, 0.34, 0.42), 0, 0.08)
    for k in range(9):
        x = -4.6 + k * 0.85
        with at(x, 1.4 + 0.45 * k + near(-0.2, 0.2), -0.2, near(-12, 12)):
            h = 4.4 - 0.34 * k + near(-0.2, 0.2)
            box(1.25, 2.6, h, shade(CHALK, near(0.93, 1.05)), bevel=0.1, taper=0.93)
            with at(z=h - 0.02):
                box(1.2, 2.5, 0.16, GRASS, bevel=0.3, taper=0.95)
    with at(1.4, -0.6, -0.15, 25):
        box(0.85, 0.85, 2.9, CHALK, taper=0.5, bevel=0.14)
    ground(lambda x, y: 0.32 - 0.16 * abs(y + 1.6) - 0.05 * max(0, x + 0.5) ** 2 + 0.06 * bumps(x, y, 2), (0.85, 0.78, 0.62), width=9, front=-3.5, back=2, n=22)
    with at(-1.0, -1.2, 0.25):
        crystals(6, GEM, 0.65, 0.28)
    with at(-2.2, -1.8, 0.3, 40):
        rowboat((0.5, 0.2, 0.12), 1.4)
    clouds([(3.4, 16, 6.6, 1.6), (-3, 22, 9, 2.2)])


def frozen_lake():
    mood('white', place=(0, -13, 3.8), aim=(0, 0, 1.9))
    flat((0.62, 0.78, 0.88), finish='water', vary=0.05)
    ground(lambda x, y: 0.25 * max(0, abs(x) + 0.35 * y - 3.2) - 0.05 + 0.1 * bumps(x, y), SNOW)
    peaks([(-4.6, 12, 4.6, 5.4), (3.4, 14, 5.4, 6.4)], ALPS)
    for x, y in scatter(14, (-5, 5), (0.5, 6), 2.4):
        with at(x, y, 0.15):
            pine(near(0.9, 1.7), PINE, snow=0.6)
    with at(0, -0.7, 0.02):
        cyl(1.2, 0.1, (0.93, 0.95, 0.98), 12)
        with at(z=0.08):
            cyl(0.85, 0.05, (0.05, 0.2, 0.3), 12, finish='water')
        crystals(8, GEM, 1.3, 0.4)
    with at(1.9, -0.9, 0.05, -20):
        person((0.4, 0.12, 0.1), (0.7, 0.66, 0.6), h=1.0)
        rod((-0.2, 0, 0.5), (-1.1, 0, 1.3), 0.02, WOOD)
    with at(-2.0, -0.2, 0.05, 20):
        tent(1.3, 1.2, 1.1, (0.75, 0.55, 0.35))


def birch_creek():
    mood('white', haze=0.9)
    ground(lambda x, y: 0.22 * min(1.5, abs(x - 0.6 * math.sin(y * 0.55))) - 0.12 + 0.06 * bumps(x, y), (0.66, 0.64, 0.5))
    river([(0.6 * math.sin(y * 0.55), y) for y in range(-9, 16)], 1.3, (0.4, 0.56, 0.66), 0.0)
    for x, y in scatter(26, (-4.4, 4.4), (-3.5, 9), 1.1):
        with at(x, y, 0.1, near(0, 360)):
            birch(near(2.6, 3.9), (0.86, 0.76, 0.4))
    rocks(scatter(16, (-1.4, 1.4), (-5, 3), 0.6), (0.75, 0.75, 0.75), 0.1, 0.3)
    with at(-0.85, -1.4, 0.05):
        crystals(6, GEM, 0.75, 0.28)
    with at(0.95, -1.8, 0.15, 160):
        person((0.3, 0.32, 0.4), (0.7, 0.6, 0.4), h=0.95, kind='straw')


def cloud_terrace():
    mood('white', place=(0, -13, 5.0), aim=(0, 0, 1.9), haze=1.4)
    for x, y, r, h in ((0, 0.5, 1.9, 2.2), (-3.4, 4.5, 1.6, 3.0), (3.2, 5.5, 1.8, 2.4), (-0.6, 11, 2.4, 3.6)):
        with at(x, y, -1.6, near(0, 90)):
            lathe([(r * 0.9, 0), (r * 0.7, h * 0.4), (r * 0.95, h * 0.7), (r, h), (r * 0.9, h * 1.06)], lambda m, n: (0.24, 0.42, 0.12) if n.z > 0.7 else (0.62, 0.5, 0.4), 11)
    with at(0, 0.8, 0.72):
        for x in (-0.9, 0.9):
            with at(x):
                column(1.5, 0.12, MARBLE)
        with at(z=1.5):
            box(2.3, 0.5, 0.2, MARBLE)
            with at(z=0.2):
                prism([(-1.2, 0), (1.2, 0), (0, 0.5)], 0.5, MARBLE)
        with at(0, -0.5):
            crystals(9, GEM, 1.15, 0.3)
    for x, y in ((-1.3, 0.2), (1.35, 0.9)):
        with at(x, y, 0.7):
            cypress(1.5, (0.04, 0.16, 0.07))
    clouds([(near(-5, 5), y, -1.4 + near(-0.3, 0.2), near(1.2, 2.0)) for y in (-4, -3, -2, -1.5, 2, 3, 6, 8, 9, 12, 14, 16)])


def dunes_at_dawn():
    mood('dawn', disc=(-0.1, 0.1, 0.05, (1, 0.85, 0.6), 0.6), light=(-9, 2, 2.6), haze=1.5)
    ground(lambda x, y: 0.75 * abs(math.sin(0.32 * y + 0.5 * math.sin(x * 0.45) + 0.25 * x)) ** 1.6 - 0.1 + max(0, y - 3) * 0.06, (0.86, 0.62, 0.36), n=70, vary=0.03)
    with at(0.1, -0.8, 0.25):
        crystals(9, GEM, 1.5, 0.45)
    with at(-1.7, -1.4, 0.45, 10):
        with at(size=0.62):
            camel((0.5, 0.32, 0.17), (0.7, 0.08, 0.05))
    with at(-2.6, -1.2, 0.45):
        person((0.1, 0.24, 0.5), (0.9, 0.88, 0.85), h=0.95, kind='turban')


def caravel_at_sea():
    mood('white', disc=(-0.16, 0.2, 0.04, (1, 0.9, 0.7), 0.4), place=(3.5, -12.5, 2.6))
    sea((0.2, 0.42, 0.52), 0, 0.13)
    with at(0, 0, -0.1, 18):
        caravel((0.95, 0.93, 0.88), (0.75, 0.6, 0.3))
    peaks([(-7, 22, 4, 2.6), (8, 24, 5, 3.4)], ALPS)
    clouds([(4, 20, 7.0, 2.0), (-5, 26, 10, 2.4)])


def sledge_in_snow():
    mood('white')
    ground(lambda x, y: 0.15 * bumps(x, y, 0.5) + max(0, y - 2) * 0.12, SNOW)
    peaks([(-4, 15, 5, 6), (4.5, 17, 6, 5)], ALPS)
    with at(-1.3, -0.4, 0.1, 8, 1.15):
        sledge(GEM)
    for k in range(3):
        with at(0.7 + 0.75 * k, -0.75 + 0.4 * (k % 2), 0.1, 8, 1.35):
            dog((0.35, 0.33, 0.34) if k % 2 else (0.8, 0.78, 0.75))
    rope([(-0.2, -0.3, 0.5), (0.6, -0.5, 0.6), (2.2, -0.5, 0.6)], 0.015, WOOD)
    with at(-2.6, -0.6, 0.1):
        person((0.5, 0.12, 0.12), (0.85, 0.82, 0.78), h=1.3)
    for x, y in scatter(12, (-5, 5), (2.4, 8)):
        with at(x, y, 0.2):
            pine(near(1.3, 2.6), PINE, snow=0.65)


def mountain_mules():
    mood('white', place=(0, -13, 3.6), haze=1.3)
    peaks([(-4.5, 13, 5, 6.5), (4.8, 14, 5.5, 7.5), (0, 20, 6, 6)], ALPS)
    ground(lambda x, y: max(0, 1.1 + 0.22 * x - 0.35 * max(0, y + 0.6)) if y > -1.6 else max(-1.2, 1.1 + 0.22 * x + 1.6 * (y + 1.6)), by_height([(-1, (0.26, 0.24, 0.26)), (0.4, (0.46, 0.42, 0.38)), (1.2, (0.6, 0.58, 0.55))]), n=56)
    for k in range(3):
        x = -2.3 + 1.6 * k
        with at(x, -0.9, 1.08 + 0.22 * x, -2, 1.0, lean=-12):
            mule((0.24, 0.14, 0.09), ((0.1, 0.3, 0.5), (0.65, 0.14, 0.07), (0.75, 0.5, 0.14))[k], GEM)
    with at(2.3, -0.9, 1.6):
        person((0.65, 0.1, 0.06), (0.85, 0.7, 0.4), kind='straw')
    clouds([(-2, 6, 2.6, 1.4), (3.5, 8, 3.4, 1.6), (-5, 9, 4.4, 1.4)])


def aqueduct_bridge():
    mood('white', place=(3.5, -13, 2.8), aim=(0, 0, 2.4))
    ground(lambda x, y: 0.42 * max(0, abs(x) - 2.0) - 0.1 + 0.1 * bumps(x, y), by_height([(0, (0.5, 0.55, 0.32)), (1.5, (0.75, 0.73, 0.66))]))
    river([(0, y) for y in range(-9, 20, 3)], 2.6, (0.32, 0.5, 0.6), 0.03)
    with at(0, 1.0, -0.2):
        arcade(5, 1.9, 2.5, 0.8, (0.85, 0.8, 0.72))
        with at(z=2.5):
            arcade(9, 1.05, 1.35, 0.6, (0.9, 0.86, 0.78))
            with at(z=1.35):
                box(9.6, 0.75, 0.2, (0.9, 0.87, 0.8))
    for x, y in ((-2.6, -1.6), (2.9, -0.8), (-3.3, 0.0), (3.5, -2.6)):
        with at(x, y, 0.2):
            cypress(near(1.5, 2.0), (0.14, 0.24, 0.14))
    with at(-0.1, -2.2, 0.02, 12):
        barge(2.2, (0.4, 0.24, 0.12), GEM)
    peaks([(-5, 18, 5, 4), (6, 20, 6, 5)], ALPS)


def white_mill():
    mood('white', place=(2, -13, 2.8), aim=(0, 0, 2.5))
    ground(lambda x, y: 0.9 * math.exp(-(x * x + (y - 0.5) ** 2) / 7) + 0.08 * bumps(x, y), (0.62, 0.6, 0.4))
    with at(0, 0.8, 0.75):
        mill(4.6, (0.95, 0.93, 0.9), (0.42, 0.36, 0.34), (0.95, 0.9, 0.8))
    with at(-2.2, 0.6, 0.35):
        house(1.2, 1.0, 0.8, (0.92, 0.9, 0.86), (0.6, 0.35, 0.25), lit=(0.15, 0.2, 0.25), finish='paint')
    with at(1.5, -1.5, 0.35, 190, 0.75):
        wagon(None, GEM)
    for x, y in scatter(30, (-5, 5), (-5, 6), 1.6):
        flowers([(x, y)], (0.95, 0.95, 0.9), 0.1)
    clouds([(-3.4, 16, 5.0, 1.8), (4.6, 20, 8, 2.4)])


def cutting_wheel():
    mood('white', place=(0.5, -9, 3.4), aim=(0, 0, 1.6), haze=3)
    flat((0.62, 0.5, 0.4))
    with at(0, 3):
        box(12, 0.4, 8, (0.88, 0.84, 0.78))
    with at(0, 2.75, 1.5):
        with at(-1.5):
            opening(1.5, 2.6, (0.8, 0.9, 1.0), 'glow', depth=0.1)
        with at(1.5):
            opening(1.5, 2.6, (0.8, 0.9, 1.0), 'glow', depth=0.1)
    for x in (-1.3, 1.3):
        for y in (-0.6, 0.6):
            with at(x, y):
                box(0.18, 0.18, 1.0, WOOD)
    with at(z=1.0):
        box(3.2, 1.7, 0.16, shade(WOOD, 1.6))
    with at(-0.4, 0, 1.85):
        cogwheel(0.72, 40, (0.75, 0.76, 0.8), 0.14)
        rod((0, -0.4, 0), (0, 0.4, 0), 0.05, IRON)
    with at(-0.4, 0.25, 1.15):
        box(0.3, 0.3, 0.8, IRON)
    with at(0.75, -0.2, 1.2):
        crystals(1, GEM, 0.1, 0)
        lathe([(0.001, 0), (0.34, 0.3), (0.34, 0.36), (0.2, 0.52)], GEM, 10, 'gem', vary=0.25)
    with at(0.2, -0.55, 1.16):
        heap(10, 0.25, GEM, size=0.09)
    with at(1.3, 0.4, 1.16):
        candle()


def palazzo():
    mood('white', place=(1.5, -13, 3.0), aim=(0, 0, 2.5))
    flat((0.82, 0.78, 0.72))
    with at(0, 1):
        box(5.6, 2.6, 1.5, (0.93, 0.9, 0.85))
        with at(z=1.5):
            box(5.9, 2.9, 0.12, MARBLE)
            with at(z=0.1):
                box(5.4, 2.5, 1.3, (0.95, 0.93, 0.9))
                with at(z=1.3):
                    box(5.8, 2.8, 0.12, MARBLE)
                    hip(5.6, 2.6, 0.7, (0.72, 0.42, 0.3))
        with at(0, -1.32, 0.1):
            windows(5, 1.05, 0.55, 1.05, (0.2, 0.25, 0.32), 'gloss')
        with at(0, -1.28, 1.85):
            windows(7, 0.76, 0.36, 0.75, LIT)
        with at(0, -1.75, 0):
            colonnade(6, 0.95, 1.45, 0.11, MARBLE)
            with at(z=1.42):
                box(5.4, 0.5, 0.2, MARBLE)
    with at(0, -2.6):
        lathe([(1.0, 0), (1.0, 0.2), (0.9, 0.22)], MARBLE, 20)
        with at(z=0.2):
            cyl(0.85, 0.03, (0.2, 0.5, 0.6), 20, finish='water')
        lathe([(0.12, 0.2), (0.12, 0.6), (0.45, 0.75), (0.1, 0.8), (0.1, 1.0), (0.25, 1.1), (0.001, 1.3)], MARBLE, 14)
    for x in (-3.1, 3.1):
        with at(x, -1.0):
            cypress(2.6, (0.12, 0.22, 0.13))
    clouds([(-3.5, 20, 8, 2)])


def snow_palace():
    mood('white', place=(0, -13, 2.8), aim=(0, 0, 2.6))
    ground(lambda x, y: 0.12 * bumps(x, y, 0.7) + max(0, y) * 0.1, SNOW)
    ice = (0.72, 0.84, 0.95)
    for x, y, r, h, c in ((0, 1.5, 0.8, 3.6, 2.4), (-1.4, 1.2, 0.55, 2.4, 2.6), (1.4, 1.2, 0.55, 2.4, 2.6), (-2.5, 0.6, 0.4, 1.6, 2.6), (2.5, 0.6, 0.4, 1.6, 2.6)):
        with at(x, y, 0.1):
            tower(r, h, (0.92, 0.95, 1.0), ice, c, n=8, lit=(1, 0.75, 0.45))
    with at(0, 0.4, 0.1):
        box(3.2, 1.0, 1.5, (0.94, 0.96, 1.0))
        with at(0, -0.52):
            opening(0.8, 1.2, LIT, pointed=True)
            windows(2, 2.1, 0.35, 0.9, LIT, pointed=True)
    with at(0, -1.6, 0.05):
        stairs(4, 1.6, 0.25, 0.08, (0.85, 0.9, 0.97))
    for x, y in ((-2.9, -1.4), (2.9, -1.2), (-3.5, 0.5), (3.6, 0.7), (-2.0, -2.6), (2.2, -2.8)):
        with at(x, y):
            pine(near(1.2, 1.8), PINE, snow=0.7)
    peaks([(-5, 16, 5, 5.5), (5, 17, 6, 6.5)], ALPS)
    glow(0, -0.6, 0.8, 40)


def abbey():
    mood('dawn', place=(2.5, -13, 3.0), aim=(0, 0, 2.5))
    ground(lambda x, y: 0.05 * bumps(x, y), (0.6, 0.62, 0.42))
    wall, slate = (0.92, 0.88, 0.8), (0.45, 0.46, 0.52)
    with at(0.3, 1.4, 0, 0):
        with at(turn=0):
            box(1.7, 4.2, 2.2, wall)
            with at(z=2.2, turn=90):
                gable(4.2, 1.7, 1.3, slate)
            with at(0, -2.1, 2.2):
                prism([(-0.85, 0), (0.85, 0), (0, 1.25)], 0.1, wall)
            with at(0, -2.14, 0.05):
                opening(0.6, 1.1, shade(WOOD, 0.8), 'paint', True)
            with at(0, -2.14, 1.55):
                cogwheel(0.45, 14, LIT, 0.1, 'glow')
        with at(-1.5, -1.5):
            box(1.0, 1.0, 3.6, wall)
            with at(0, -0.52, 2.5):
                windows(2, 0.4, 0.22, 0.7, DARK, 'paint', True)
            with at(z=3.6):
                lathe([(0.72, 0), (0.001, 1.6)], slate, 4)
    with at(2.3, 0.6):
        arcade(4, 0.75, 1.1, 0.4, wall)
        with at(z=1.1):
            gable(3.0, 0.7, 0.4, (0.7, 0.42, 0.32))
    for x, y in ((-3.0, -0.6), (-3.3, 1.4), (3.3, -1.4)):
        with at(x, y):
            cypress(near(2.0, 2.8), (0.16, 0.26, 0.15))
    peaks([(-5, 20, 6, 4), (6, 22, 6, 5)], ALPS)


def marble_court():
    mood('white', place=(0, -11, 3.4), aim=(0, 0, 2.0))
    def tiles(middle, normal):
        return (0.9, 0.88, 0.84) if (int(middle.x + 40) + int(middle.y + 40)) % 2 else (0.45, 0.47, 0.52)
    sheet(lambda u, v: ((u - 0.5) * 16, -8 + v * 16, 0), 16, 16, tiles, 'gloss', smooth=False, vary=0.02)
    for side in (-1, 1):
        for k in range(4):
            with at(side * 2.7, -2.5 + 1.8 * k):
                column(3.4, 0.24, MARBLE)
        with at(side * 2.7, 0.6, 3.4):
            box(0.7, 8, 0.5, MARBLE)
    with at(0, 4.2):
        arcade(5, 1.5, 3.6, 0.6, (0.93, 0.9, 0.86))
        with at(z=3.6):
            prism([(-3.9, 0), (3.9, 0), (0, 1.3)], 0.7, MARBLE)
    with at(0, 0.6):
        stairs(3, 2.6, 0.25, 0.14, MARBLE)
        with at(0, 1.0, 0.4):
            box(1.3, 0.9, 0.5, (0.6, 0.12, 0.15), 'cloth')
            with at(0, 0.35, 0.4):
                box(1.3, 0.25, 1.5, GOLD, 'metal', taper=0.8)
                with at(0, -0.05, 1.6):
                    crystals(1, GEM, 0.01, 0)
                    ball(0.22, GEM, 2, finish='gem')
    sheet(lambda u, v: ((u - 0.5) * 1.1, -7 + v * 8, 0.02), 2, 8, (0.6, 0.1, 0.13), 'cloth')


LEVELS = {
    1: [marble_quarry, salt_flat, snow_pass, chalk_cliffs, frozen_lake, birch_creek, cloud_terrace, dunes_at_dawn],
    2: [caravel_at_sea, sledge_in_snow, mountain_mules, aqueduct_bridge, white_mill, cutting_wheel],
    3: [palazzo, snow_palace, abbey, marble_court],
}
