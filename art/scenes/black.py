"""Black: night, basalt and slate, with lanterns against the dark."""
from ..kit import *

GEM = (0.16, 0.14, 0.24)
COAL = (0.05, 0.05, 0.06)
BASALT = (0.1, 0.1, 0.12)
SLATE = (0.17, 0.18, 0.23)
NIGHT_SEA = (0.02, 0.03, 0.06)
ASH = (0.24, 0.23, 0.25)
PINE = (0.02, 0.035, 0.035)
WALL = (0.26, 0.25, 0.3)
ROOF = (0.08, 0.08, 0.12)
RANGE = [(0.05, 0.05, 0.09), (0.08, 0.08, 0.13), (0.13, 0.13, 0.2), (0.3, 0.3, 0.4)]
MOON = (0.9, 0.92, 1.0)


def moonlight(x=0.14, z=0.2, size=0.045):
    return (x, z, size, MOON, 0.12)


def coal_hill_at_night():
    mood('black', disc=moonlight())
    ground(lambda x, y: min(max(0, y) * 1.1, 3.8) * math.exp(-(x * x) / 16) + 0.16 * bumps(x, y), by_height([(0, (0.1, 0.09, 0.1)), (2, COAL), (4, SLATE)]))
    with at(0, -0.2, 0.05):
        portal(1.6, 1.7, shade(WOOD, 0.8))
    with at(0, -2.0, 0.05):
        cart(GEM, 26)
    for x in (-1.4, 1.4):
        with at(x, -0.9, 0.05):
            lantern(1.5)
        glow(x + 0.14, -1.2, 1.5, 50)
    glow(0, -0.4, 1.0, 40)
    with at(-2.6, 2.4, 2.0):
        house(1.0, 0.9, 0.8, WALL, ROOF)
    for x, y in scatter(12, (-4, 4), (-3, 0), 2.0):
        with at(x, y, 0.05):
            rock(near(0.2, 0.5), COAL)
    stars(30)


def basalt_columns():
    mood('storm', place=(0, -13, 2.8), disc=(-0.02, 0.24, 0.035, (0.9, 0.42, 0.2), 0.4))
    sea((0.04, 0.06, 0.09), 0, 0.14)
    for i in range(15):
        for j in range(8):
            x, y = -4.6 + 0.65 * i + 0.325 * (j % 2), 0.3 + 0.56 * j
            h = 0.5 + 0.42 * j + 0.9 * abs(bumps(x, y, 0.5)) + 0.14 * abs(x) + near(-0.2, 0.2)
            with at(x, y, -0.2, 30):
                cyl(0.37, h + 0.2, shade(mix(BASALT, (0.3, 0.26, 0.4), 0.35), near(0.8, 2.0)), 6)
    with at(0, 0.0, 0.9):
        crystals(9, (0.3, 0.28, 0.42), 1.3, 0.36)
    for x, y in ((-1.6, -1.2), (1.5, -0.9), (2.4, -2.0)):
        with at(x, y, -0.1, 30):
            cyl(0.37, near(0.3, 0.6), BASALT, 6)
    with at(-2.4, -0.2, 0.6):
        lantern(1.2)
    glow(-2.2, -0.6, 1.7, 130)
    glow(0.3, -1.4, 1.5, 60, (0.7, 0.6, 1.0))


def storm_coast():
    mood('storm', place=(0.5, -13, 2.6), disc=(0.05, 0.34, 0.02, (0.75, 0.8, 1.0), 0.8))
    sea((0.05, 0.08, 0.11), 0, 0.42, 0.6)
    for x, y, r, h in ((-2.8, 2.0, 1.7, 4.4), (2.9, 3.0, 1.9, 5.0), (-4.6, 5.0, 2.2, 6.0), (4.8, 6.0, 2.2, 5.6)):
        with at(x, y, -0.4, near(0, 90)):
            peak(r, h, [BASALT, SLATE, ASH], steep=0.75, crag=0.35)
    with at(0, -0.1, -0.3):
        rock(1.2, BASALT, 0.7)
        with at(z=0.7):
            crystals(9, (0.3, 0.28, 0.42), 1.35, 0.4)
    for x in (-1.4, 1.3, -0.4, 0.6):
        for k in range(5):
            with at(x + near(-0.3, 0.3), -0.9 + near(-0.2, 0.2), near(0, 0.7)):
                ball(near(0.05, 0.13), (0.75, 0.78, 0.82), 1, 0.2)
    bolt = [(1.5, 14, 9.5), (1.0, 14, 7.8), (1.6, 14, 7.2), (0.9, 14, 5.4), (1.4, 14, 4.9), (1.0, 14, 3.0)]
    glow(0.6, 1.5, 4.5, 900, (0.7, 0.78, 1.0), 0.6)
    glow(0, -1.6, 1.6, 60, (0.75, 0.65, 1.0))
    rope(bolt, 0.12, (0.8, 0.85, 1.0), 4, 0.4, finish='glow')
    clouds([(-3.5, 15, 8.6, 2.6), (2.8, 15, 9.4, 3.0), (-0.5, 17, 10.0, 2.8)], (0.12, 0.12, 0.15))


def lava_field():
    mood('black', place=(0, -12.5, 4.2), aim=(0, 0, 1.6))
    ground(lambda x, y: 0.12 * bumps(x, y, 1.4) + 0.04, by_height([(0, (0.04, 0.035, 0.04)), (0.3, BASALT)]))
    for k in range(9):
        x, y = near(-3, 3), -4.2 + 1.1 * k
        rope([(x - 1.8, y, 0.1), (x - 0.7, y + 0.35, 0.12), (x + 0.2, y - 0.2, 0.12), (x + 1.2, y + 0.3, 0.12), (x + 2.2, y, 0.1)], 0.07, (1, 0.24, 0.03), 4, finish='glow')
    with at(0, 16, -0.2):
        lathe([(6, 0), (3, 2.6), (1.2, 4.6), (0.9, 4.4)], COAL, 14, vary=0.15)
        with at(z=4.4):
            cyl(0.9, 0.2, (1, 0.3, 0.05), 10, finish='glow')
            smoke(3.0, (0.14, 0.11, 0.13), 1.4)
    with at(0, -0.4, 0.05):
        rock(0.9, COAL, 0.5)
        with at(z=0.3):
            crystals(10, (0.26, 0.22, 0.38), 1.6, 0.44)
    rocks(scatter(16, (-4, 4), (-5, 5), 1.2), COAL, 0.2, 0.55)
    for x, y in ((-1.4, -1.4), (1.5, -0.8), (0, 1.4)):
        glow(x, y, 0.5, 50, (1, 0.3, 0.06))


def slate_quarry():
    mood('black', place=(1.2, -13, 4.0), aim=(0, 0, 2.0), disc=(-0.3, 0.3, 0.05, (0.9, 0.92, 1.0), 0.4))
    flat((0.15, 0.16, 0.19))
    for k in range(6):
        for side in (-1, 1):
            with at(side * (4.4 - 0.22 * k), 1.0 + 1.1 * k, 0, near(-3, 3)):
                box(3.6, 1.6, 0.85 * (k + 1), shade(SLATE, near(0.75, 1.25)), bevel=0.03)
        with at(0, 2.4 + k * 1.1):
            box(5.6, 1.4, 0.55 * (k + 1), shade(SLATE, near(0.75, 1.2)), bevel=0.03)
    for x, y, n in ((-1.7, -1.4, 7), (1.8, -1.9, 5), (2.4, -0.2, 8)):
        for k in range(n):
            with at(x + near(-0.05, 0.05), y, 0.11 * k, near(-5, 5)):
                box(1.0, 0.8, 0.1, shade(SLATE, near(0.8, 1.4)), bevel=0.02)
    with at(0, -0.4):
        rock(0.6, SLATE, 0.6)
        with at(z=0.3):
            crystals(8, (0.3, 0.28, 0.42), 1.25, 0.34)
    with at(-0.9, 0.6):
        lantern(1.7)
    glow(-0.7, 0.0, 1.8, 210)
    with at(2.9, 0.4, 0, -12):
        house(1.6, 1.2, 1.1, (0.2, 0.17, 0.16), SLATE, lights=2)
    glow(2.2, -0.8, 0.9, 60)
    with at(1.0, -0.9):
        person((0.12, 0.12, 0.18), (0.3, 0.25, 0.2), h=1.0)
    rain(50, (0.4, 0.42, 0.5))


def charcoal_forest():
    mood('black', disc=moonlight(-0.1, 0.2), place=(0, -13, 3.0), haze=0.9)
    ground(lambda x, y: 0.1 * bumps(x, y), (0.11, 0.1, 0.12))
    for x, y in scatter(34, (-4.6, 4.6), (-2, 10), 1.3):
        with at(x, y, 0, near(0, 360)):
            bare_tree(near(2.8, 4.6), (0.025, 0.022, 0.028))
    with at(0, 0.2):
        lathe([(1.15, 0), (1.1, 0.5), (0.75, 1.1), (0.22, 1.5), (0.15, 1.55)], (0.07, 0.06, 0.065), 12, vary=0.12)
        with at(0, -1.1, 0.05):
            opening(0.5, 0.6, (1, 0.4, 0.08))
    with at(0, 0.2, 1.5):
        smoke(2.6, (0.2, 0.2, 0.24), 0.7)
    with at(-1.4, -1.6, 0.05):
        crystals(7, (0.26, 0.24, 0.38), 0.9, 0.3)
    with at(1.5, -0.9, 0, 200):
        person((0.16, 0.12, 0.14), h=1.1)
    glow(0, -1.3, 0.5, 60)
    stars(16)


def moonlit_moor():
    mood('black', disc=moonlight(0, 0.19, 0.07), place=(0, -13, 2.8), haze=0.9)
    ground(lambda x, y: 0.35 * bumps(x, y, 0.35) + 0.05 * max(0, y), by_height([(-0.2, (0.08, 0.08, 0.12)), (0.6, (0.16, 0.14, 0.22))]))
    river([(0.9 * math.sin(0.4 * y), y) for y in range(-9, 10)], lambda v: 1.6 - v, (0.16, 0.17, 0.26), 0.16)
    for k in range(7):
        a = math.pi * k / 6
        with at(2.0 * math.cos(a), 0.8 + 1.3 * math.sin(a), 0.1, near(0, 90), lean=near(-6, 6)):
            box(0.55, 0.4, near(1.6, 2.3), shade(SLATE, near(0.7, 1.1)), bevel=0.14, taper=0.8)
    with at(0, 2.1, 2.0):
        box(1.9, 0.5, 0.35, SLATE, bevel=0.14)
    with at(0, 0.4, 0.1):
        crystals(9, (0.34, 0.32, 0.5), 1.2, 0.36)
    reeds(scatter(16, (-3.6, 3.6), (-4.5, -0.5), 1.0), (0.1, 0.1, 0.13), 0.7)
    stars(30)


def cave_with_lanterns():
    mood('black', place=(0, -11, 2.4), aim=(0, 0, 1.9), haze=1.4)
    flat((0.13, 0.12, 0.14))
    stone = (0.17, 0.16, 0.2)
    def vault(u, v):
        a, y = math.pi * u, -6 + 12 * v
        r = 3.5 - 1.2 * v + 0.5 * bumps(3 * u, 4 * v, 2)
        return r * math.cos(a), y, 4.6 * math.sin(a) * (1 - 0.3 * v) + 0.4 * bumps(u * 8, v * 8, 1) - 0.3
    sheet(vault, 26, 18, stone, smooth=False, vary=0.14)
    with at(0, 6):
        box(8, 0.4, 8, COAL)
    for x, y, h in ((-1.5, -1, 1.1), (1.2, 0.5, 1.4), (0.3, 2.2, 1.0), (-0.7, 3, 1.2)):
        with at(x, y, 4.0, tilt=180):
            cone(0.24, h, stone, 7)
    for x, y, h in ((-2.0, 0.6, 1.3), (2.1, -0.4, 1.5), (-2.2, -2.0, 1.2), (1.7, 2.4, 1.3)):
        with at(x, y):
            lantern(h)
        glow(x + 0.14, y - 0.2, h - 0.05, 55)
    with at(0, 0.6):
        rock(1.0, stone, 0.5)
        with at(z=0.3):
            crystals(11, (0.3, 0.27, 0.42), 1.8, 0.5)
    with at(-0.9, -1.5, 0, 20):
        person((0.25, 0.2, 0.3), (0.4, 0.3, 0.15), h=1.0)
    with at(1.0, -1.9):
        chest(GEM, 0.65)


def night_ferry():
    mood('black', disc=moonlight(-0.12, 0.21), place=(1.2, -12.5, 3.0), aim=(0, 0, 1.6))
    sea(NIGHT_SEA, 0, 0.05)
    with at(0, -0.2, 0, 8, 1.2):
        hull(3.2, 1.2, 0.4, (0.16, 0.1, 0.07), bow=0.6, stern=0.6, full=0.25)
        for x, h in ((-0.9, 1.0), (0.1, 0.95), (0.6, 1.1)):
            with at(x, near(-0.2, 0.2), 0.3):
                person(((0.3, 0.28, 0.4), (0.2, 0.1, 0.14), (0.12, 0.14, 0.2))[int(x + 1)], h=h)
        with at(-0.35, 0, 0.3):
            chest(GEM, 0.5)
        with at(1.35, 0, 0.5):
            lantern(1.3)
        rod((-1.1, -0.3, 1.4), (-2.0, -0.8, -0.3), 0.035, WOOD)
    glow(1.7, -0.3, 1.9, 70)
    for k in range(6):
        with at(-4.8 + 1.9 * k, 11 + near(-0.5, 0.5), 0):
            house(1.7, 1.6, near(1.4, 2.6), (0.12, 0.12, 0.17), ROOF, kind='front')
    stars(34)


def pack_ponies_in_rain():
    mood('storm', disc=(0.06, 0.2, 0.04, (0.9, 0.46, 0.24), 0.4))
    ground(lambda x, y: 0.12 * bumps(x, y) + max(0, y - 2) * 0.2, by_height([(0, (0.16, 0.17, 0.18)), (1.5, SLATE)]))
    peaks([(-4, 14, 5, 5.6), (4.6, 15, 5.4, 6.6)], [BASALT, SLATE, ASH])
    for k, x in enumerate((-2.1, -0.1, 1.9)):
        with at(x, -0.6 - 0.25 * k, 0.08, -5, 1.3):
            pony(((0.1, 0.08, 0.08), (0.22, 0.18, 0.17), (0.07, 0.06, 0.07))[k], (0.3, 0.24, 0.2), GEM)
    with at(3.0, -1.4, 0.05):
        person((0.1, 0.1, 0.13), (0.08, 0.08, 0.1), h=1.4)
        with at(-0.3, 0, 0.4):
            box(0.14, 0.14, 0.2, LIT, 'glow')
    glow(2.4, -2.0, 1.1, 150)
    glow(-1.2, -3.0, 2.0, 90, (0.7, 0.72, 1.0))
    rain(70, (0.45, 0.48, 0.56))
    clouds([(-3, 16, 9, 3), (3, 17, 10, 3)], (0.13, 0.13, 0.16))


def toll_gate():
    mood('black', disc=moonlight(0.16, 0.22), place=(0.6, -12.5, 2.8), aim=(0, 0, 2.0))
    ground(lambda x, y: 0.08 * bumps(x, y), (0.12, 0.12, 0.14))
    sheet(lambda u, v: ((u - 0.5) * 1.7, -9 + 26 * v, 0.1), 2, 20, (0.24, 0.22, 0.24), smooth=False)
    with at(0, 1.2):
        for x in (-1.5, 1.5):
            with at(x):
                tower(0.75, 3.0, WALL, ROOF, 1.7, n=10)
        with at(0, 0, 0):
            arcade(1, 2.2, 2.8, 0.8, WALL, wide=0.72)
            with at(z=2.8):
                battlement(2.2, 0.8, 0.3, WALL, 0.3)
        for x in (-4.2, 4.2):
            with at(x, 0.2):
                battlement(4.0, 0.6, 1.8, shade(WALL, 0.8))
    rod((-0.85, 0.4, 0.9), (1.2, 0.4, 0.9), 0.06, (0.75, 0.72, 0.7))
    with at(0.2, -1.2, 0.1, 80, 0.85):
        wagon(None, GEM)
    with at(-1.3, -0.5, 0.05):
        person((0.2, 0.16, 0.3), IRON, h=1.15)
        rod((0.3, 0, 0), (0.3, 0, 1.6), 0.025, WOOD)
    for x in (-0.75, 0.9):
        with at(x, 0.2, 0.05):
            lantern(1.5)
        glow(x, -0.2, 1.5, 45)
    stars(26)


def smugglers_cove():
    mood('black', disc=moonlight(0.05, 0.17, 0.05), place=(0, -12.5, 3.4), aim=(0, 0, 1.7))
    sea(NIGHT_SEA, 0, 0.06)
    ground(lambda x, y: 0.35 - 0.14 * (y + 3.4) - 0.04 * x + 0.05 * bumps(x, y, 2), (0.26, 0.23, 0.22), width=12, front=-7, back=0.4, n=26)
    for x, y, r, h in ((-4.0, 3.0, 2.4, 5.4), (4.2, 3.6, 2.5, 6.0), (-3.0, 8.0, 2.0, 4.2), (3.2, 9.0, 2.0, 4.6)):
        with at(x, y, -0.3, near(0, 90)):
            peak(r, h, [BASALT, BASALT, SLATE], steep=0.7, crag=0.3)
    with at(0.2, 3.2, 0, 12, 0.85):
        caravel((0.12, 0.12, 0.16), (0.3, 0.28, 0.4))
    with at(-0.4, -1.4, 0.12, 25):
        rowboat((0.16, 0.1, 0.07), 1.8)
    for x, y, s in ((1.2, -2.0, 0.5), (1.7, -1.7, 0.42), (1.4, -1.9, 0.0)):
        with at(x, y, 0.1):
            crate(s or 0.3)
    with at(0.7, -2.6, 0.2):
        chest(GEM, 0.75)
    with at(-1.6, -1.8, 0.15):
        lantern(1.3)
    glow(-1.4, -2.1, 1.5, 55)
    with at(2.2, -2.3, 0.2):
        person((0.1, 0.09, 0.14), h=1.05)
    stars(26)


def printing_shop():
    mood('black', place=(0.4, -9.5, 2.9), aim=(0, 0, 1.7), haze=3)
    flat((0.2, 0.14, 0.1))
    with at(0, 3.0):
        box(12, 0.4, 8, (0.2, 0.18, 0.2))
    with at(1.9, 2.75, 1.8):
        opening(1.1, 1.7, (0.16, 0.2, 0.4), 'glow', depth=0.1)
    for x in (-0.9, 0.9):
        with at(x, 0.4):
            box(0.3, 0.5, 3.2, WOOD)
    for z in (2.9, 0.9, 2.2):
        with at(0, 0.4, z):
            box(2.1, 0.5, 0.24, WOOD)
    with at(0, 0.4, 1.5):
        cyl(0.12, 0.9, IRON, 10, finish='metal')
    with at(0, 0.3, 1.42):
        box(1.0, 0.8, 0.16, shade(WOOD, 1.5))
    rod((0, 0.2, 1.9), (1.4, -0.5, 1.95), 0.05, WOOD)
    with at(0, -0.4, 0.85):
        box(1.2, 2.2, 0.14, shade(WOOD, 1.4))
        with at(0, -0.4, 0.14):
            box(0.9, 1.0, 0.04, (0.92, 0.88, 0.78), bevel=0.01)
            for k in range(6):
                with at(0, -0.35 + 0.14 * k, 0.04):
                    box(0.6, 0.05, 0.01, DARK, bevel=0.01)
    for x in (-0.45, 0.45):
        with at(x, -1.2):
            box(0.14, 0.14, 0.85, WOOD)
    rod((-3.4, 1.8, 3.3), (3.4, 1.8, 3.3), 0.02, WOOD)
    for k in range(5):
        with at(-2.6 + 1.3 * k, 1.78, 2.5):
            box(0.7, 0.02, 0.8, (0.85, 0.82, 0.74), bevel=0.01)
    with at(-2.0, 0.2):
        box(1.0, 0.8, 1.0, WOOD)
        with at(0, 0, 1.0):
            heap(12, 0.3, GEM, size=0.11)
            with at(0.36, 0.2):
                candle(0.4)
    with at(1.9, 0.1, 0, 180):
        person((0.16, 0.16, 0.24), (0.5, 0.45, 0.35), h=1.6)
    glow(-1.6, -0.4, 1.9, 80)
    glow(0.6, -1.6, 3.2, 60)


def clockmaker():
    mood('black', place=(0.2, -9.5, 3.0), aim=(0, 0, 1.8), haze=3)
    flat((0.18, 0.12, 0.09))
    with at(0, 2.6):
        box(12, 0.4, 8, (0.15, 0.14, 0.18))
    for x, z, r, n in ((-1.8, 3.3, 0.7, 16), (1.9, 3.5, 0.55, 14), (1.3, 2.6, 0.4, 12), (-1.0, 2.5, 0.45, 12)):
        with at(x, 2.3, z):
            cogwheel(r, n, (0.7, 0.5, 0.2), 0.12)
    with at(0, 0.8, 0.9):
        box(1.5, 0.6, 2.2, (0.2, 0.1, 0.06))
        with at(z=2.2):
            prism([(-0.9, 0), (0.9, 0), (0, 0.7)], 0.6, (0.24, 0.12, 0.07))
        with at(0, -0.32, 1.45, tilt=90):
            cyl(0.58, 0.06, (0.95, 0.9, 0.78), 24)
            cyl(0.62, 0.03, GOLD, 24, finish='metal')
        with at(0, -0.42, 1.45):
            rod((0, 0, 0), (0, 0, 0.42), 0.03, DARK, 5)
            rod((0, 0, 0), (0.26, 0, -0.14), 0.03, DARK, 5)
            for k in range(12):
                a = math.pi * k / 6
                with at(0.48 * math.cos(a), 0, 0.48 * math.sin(a)):
                    ball(0.035, DARK, 1)
        with at(0, -0.32, 0.1):
            opening(0.8, 0.75, (0.9, 0.5, 0.15), 'glow')
        with at(0, -0.4, 0.32, tilt=90):
            cyl(0.17, 0.06, GOLD, 16, finish='metal')
    box(4.2, 1.9, 0.9, WOOD)
    for x, y, r in ((-1.3, -0.5, 0.3), (1.2, -0.4, 0.34), (0.7, -0.7, 0.2)):
        with at(x, y, 0.95, tilt=80):
            cogwheel(r, 12, (0.8, 0.58, 0.25), 0.08)
    with at(-0.5, -0.6, 0.9):
        heap(10, 0.22, GEM, size=0.1)
    with at(1.7, 0.2, 0.9):
        candle(0.5)
    glow(1.5, -0.5, 1.7, 60)
    glow(-1.5, -1.8, 3.4, 110)


def slate_chateau():
    mood('black', disc=moonlight(0.16, 0.24), place=(1.2, -13, 2.7), aim=(0, 0, 2.5))
    flat((0.1, 0.11, 0.13))
    with at(0, 1.6):
        house(4.4, 1.8, 2.0, WALL, ROOF, kind='hip', pitch=0.8, lights=7)
        with at(0, -0.92, 0.1):
            windows(6, 0.7, 0.3, 0.55)
        for x in (-2.3, 2.3):
            with at(x, -0.3):
                tower(0.65, 2.7, WALL, ROOF, 2.8, lights=2)
        with at(0, -0.6):
            tower(0.75, 3.1, shade(WALL, 1.15), ROOF, 2.9, lights=2)
    with at(0, -2.0, 0.02):
        box(3.4, 1.8, 0.06, (0.06, 0.07, 0.12), 'water')
    for side in (-1, 1):
        for y in (-0.4, -1.8, -3.2):
            with at(side * 2.3, y):
                cone(0.34, 1.1, PINE, 10)
        with at(side * 1.0, 0.2):
            lantern(1.1)
        glow(side * 1.1, -0.2, 1.1, 30)
    stars(34)


def observatory():
    mood('black', place=(0.6, -13, 2.4), aim=(0, 0, 2.6))
    with at(0, 1.0, -0.4):
        peak(4.6, 2.6, [BASALT, SLATE, SLATE], steep=0.6)
    flat((0.08, 0.08, 0.1))
    with at(0, 1.0, 1.5):
        lathe([(1.6, 0), (1.55, 1.3), (1.7, 1.35), (1.7, 1.5)], WALL, 18)
        with at(0, -1.56, 0.1):
            opening(0.5, 0.85, LIT)
        for a in (-40, 40):
            with at(1.56 * math.sin(math.radians(a)), -1.56 * math.cos(math.radians(a)), 0.4, a):
                opening(0.3, 0.6, LIT)
        with at(z=1.5):
            dome(1.55, (0.2, 0.22, 0.34), False)
            with at(0, -0.7, 0.75, tilt=-52):
                box(0.5, 0.5, 1.3, DARK)
            rod((0, 0, 0.6), (0.5, -2.1, 2.5), 0.2, (0.75, 0.55, 0.25), 12, top=0.28, finish='metal')
    with at(-1.9, 0.2, 0.8):
        house(0.9, 0.8, 0.6, WALL, ROOF)
    stars(130, low=5, high=26)
    for k in range(7):
        with at(-3.4 + 1.1 * k, 30, 14 + 1.6 * math.sin(k * 1.7)):
            ball(0.14, (1, 0.95, 0.8), 1, finish='glow')
    glow(0, -1.4, 2.0, 30)


def opera_at_night():
    mood('black', place=(0.8, -13, 2.5), aim=(0, 0, 2.2))
    flat((0.1, 0.1, 0.12), finish='gloss')
    wall = (0.42, 0.38, 0.36)
    with at(0, 1.8):
        box(5.4, 2.6, 2.5, wall)
        with at(0, -1.32, 0.5):
            windows(5, 0.98, 0.6, 1.7, LIT)
        with at(0, -1.65, 0.45):
            colonnade(6, 0.98, 1.95, 0.1, (0.6, 0.54, 0.48))
        with at(0, -1.5, 2.4):
            box(5.5, 0.8, 0.22, (0.6, 0.54, 0.48))
            with at(z=0.22):
                prism([(-2.3, 0), (2.3, 0), (0, 0.9)], 0.5, wall)
        with at(0, 0.2, 2.5):
            lathe([(1.5, 0), (1.45, 0.6)], wall, 20)
            with at(z=0.6):
                dome(1.4, (0.1, 0.16, 0.2), False)
        for x in (-2.3, 2.3):
            with at(x, -1.2, 2.6):
                lathe([(0.14, 0), (0.2, 0.3), (0.06, 0.5), (0.001, 0.9)], GOLD, 8, 'metal')
    with at(0, -0.9):
        stairs(4, 5.4, 0.22, 0.11, (0.4, 0.37, 0.35))
    with at(-1.4, -2.4, 0, 0, 0.72):
        wagon((0.06, 0.05, 0.08))
    with at(0.3, -2.4, 0, 0, 0.85):
        beast((0.08, 0.06, 0.06))
    for x, c in ((1.6, (0.5, 0.05, 0.1)), (2.0, (0.05, 0.05, 0.08)), (-0.6, (0.3, 0.28, 0.45))):
        with at(x, -1.6):
            person(c, h=0.95)
    glow(0, -1.0, 1.6, 120)
    for x in (-2.8, 2.9):
        with at(x, -1.9):
            lantern(1.5)
        glow(x, -2.2, 1.5, 30)
    stars(30)


def basalt_citadel():
    mood('storm', place=(0.8, -13, 2.4), aim=(0, 0, 2.7))
    ground(lambda x, y: 0.12 * bumps(x, y), (0.1, 0.1, 0.12))
    with at(0, 2.2, -0.3):
        peak(4.6, 2.6, [BASALT, BASALT, SLATE], steep=0.55, crag=0.3)
    wall = (0.13, 0.13, 0.16)
    with at(0, 1.8, 1.2):
        with at(0, -0.8):
            battlement(3.6, 0.6, 1.4, wall)
            with at(0, -0.32):
                opening(0.6, 1.0, LIT, pointed=True)
        for x, y, h, r in ((-1.9, -0.8, 2.3, 0.55), (1.9, -0.8, 2.3, 0.55), (-0.9, 0.4, 3.6, 0.5), (1.0, 0.4, 3.1, 0.5), (0, 0.6, 4.6, 0.62)):
            with at(x, y):
                tower(r, h, wall, (0.07, 0.07, 0.1), 2.2, n=6)
    sheet(lambda u, v: (0.9 * math.sin(v * 5) * (1 - v) + (u - 0.5) * 0.8, -6 + 6.6 * v, 0.1 + 1.15 * v ** 2), 2, 16, (0.26, 0.25, 0.28), smooth=False)
    for x, y, z in ((-0.9, -1.6, 0.5), (1.0, -3.0, 0.2)):
        with at(x, y, z):
            lantern(1.2)
        glow(x, y - 0.2, z + 1.2, 40)
    clouds([(-3.4, 14, 8.4, 2.4), (3.4, 15, 9.6, 2.8)], (0.12, 0.12, 0.15))
    glow(0, 0.2, 2.2, 50)


LEVELS = {
    1: [coal_hill_at_night, basalt_columns, storm_coast, lava_field, slate_quarry, charcoal_forest, moonlit_moor, cave_with_lanterns],
    2: [night_ferry, pack_ponies_in_rain, toll_gate, smugglers_cove, printing_shop, clockmaker],
    3: [slate_chateau, observatory, opera_at_night, basalt_citadel],
}
