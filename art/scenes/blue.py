"""Blue: water in all its forms, under a deep clear sky."""
from ..kit import *

GEM = STONES['blue']
WATER = (0.02, 0.2, 0.45)
SHALLOW = (0.08, 0.5, 0.62)
SLATE = (0.22, 0.29, 0.4)
SAND = (0.78, 0.68, 0.5)
MOSS = (0.12, 0.28, 0.2)
PINE = (0.03, 0.14, 0.13)
TOWN = (0.82, 0.85, 0.9)
ROOF = (0.05, 0.17, 0.5)
RANGE = [(0.1, 0.18, 0.34), (0.15, 0.26, 0.46), (0.25, 0.4, 0.62), (0.6, 0.74, 0.9)]


def pan_in_a_stream():
    mood('blue', place=(0, -11, 4.2), aim=(0, 0, 1.3))
    ground(lambda x, y: 0.35 * max(0, abs(x - 0.5 * math.sin(0.5 * y)) - 1.1) - 0.1 + 0.08 * bumps(x, y), by_height([(-0.1, SAND), (0.5, MOSS), (2, SLATE)]))
    river([(0.5 * math.sin(0.5 * y), y) for y in range(-9, 20)], 2.6, SHALLOW, 0.0)
    rocks(scatter(18, (-2.2, 2.2), (-5, 6), 1.0), (0.4, 0.46, 0.54), 0.15, 0.4)
    with at(0, -1.2, 0.25, tilt=24):
        lathe([(0.6, 0), (1.05, 0.28), (1.12, 0.28), (0.66, -0.04)], (0.55, 0.5, 0.45), 20, 'metal')
        heap(16, 0.5, GEM, 0.06, 0.13)
    for x, y in scatter(14, (-5, 5), (2, 9), 2.2):
        with at(x, y, 0.4):
            pine(near(1.5, 2.6), PINE)
    peaks([(-4, 17, 5, 6), (4, 19, 6, 5)], RANGE)


def fjord():
    mood('blue', place=(0, -13, 3.0), aim=(0, 0, 2.3))
    sea(WATER, 0, 0.05)
    for x, y, r, h in ((-5.2, 3, 3.8, 6.2), (5.4, 4.5, 3.9, 5.6), (-4.8, 10, 4.4, 7.6), (4.8, 12, 4.6, 7.2), (0, 20, 5.5, 6)):
        with at(x, y, -0.3, near(0, 90)):
            peak(r, h, [MOSS, (0.14, 0.24, 0.3), (0.2, 0.3, 0.44), (0.5, 0.62, 0.8), (0.88, 0.93, 1)], steep=0.9)
    with at(0.2, -1.0, -0.05, 24, 0.85):
        hull(2.6, 0.8, 0.36, bow=2.2, stern=2.0)
        with at(0, 0, 0.3):
            mast(2.0)
            with at(0.05, 0, 1.9):
                square_sail(1.4, 1.1, (0.85, 0.9, 1.0), 0.35)
    with at(-2.3, -1.6, 0.0):
        rock(0.8, SLATE, 0.6)
        with at(0, 0, 0.35):
            crystals(7, GEM, 0.85, 0.3)


def lagoon():
    mood('blue', place=(0, -12, 4.8), aim=(0, 0, 1.4))
    sea((0.02, 0.3, 0.5), 0, 0.04)
    ground(lambda x, y: 0.5 - 0.22 * abs(math.hypot(x, y - 1) - 3.4) ** 1.6 - (2 if y < -1.2 else 0) + 0.08 * bumps(x, y, 2), SAND, width=13, front=-4, back=8, n=44)
    sheet(lambda u, v: ((u - 0.5) * 6, -2 + v * 6, 0.055), 4, 4, SHALLOW, 'water', smooth=False)
    for x, y, t, h in ((-3.2, 0.4, 10, 2.6), (-2.7, 2.6, 60, 3.0), (3.2, 0.8, 170, 2.6), (2.2, 3.9, 120, 2.8), (0.2, 4.6, 30, 3.0)):
        with at(x, y, 0.3, t):
            palm(h, (0.04, 0.3, 0.16))
    with at(0, 0.4, 0.0):
        rock(0.7, (0.5, 0.56, 0.6), 0.5)
        with at(z=0.2):
            crystals(8, GEM, 1.2, 0.4)
    with at(1.4, -1.6, 0.03, 150):
        rowboat((0.6, 0.3, 0.15), 1.5)


def glacier_mouth():
    mood('blue', place=(0, -13, 3.4), aim=(0, 0, 2.2))
    sea((0.03, 0.26, 0.44), 0, 0.05)
    for k in range(13):
        x = -5.4 + 0.9 * k
        with at(x, 2.6 + near(-0.4, 0.6), -0.2, near(-25, 25), lean=near(-5, 5)):
            box(1.2, 2.2, near(2.4, 3.7), mix((0.35, 0.68, 0.95), SNOW, near(0, 0.6)), 'ice', bevel=0.12, taper=0.8)
    ground(lambda x, y: 2.6 + 0.16 * (y - 3) + 0.35 * bumps(x, y, 1.2), (0.75, 0.86, 0.97), front=3, back=20)
    peaks([(-5.4, 14, 5, 7.5), (5.6, 13, 5, 7)], RANGE)
    for x, y, s in ((-2.1, -0.6, 0.7), (2.3, -1.5, 0.8), (-2.6, -3.4, 0.5), (1.0, 0.5, 0.45)):
        with at(x, y, -0.15, near(0, 90)):
            rock(s, (0.7, 0.87, 1.0), 0.9)
    with at(0, -0.9, -0.1):
        rock(0.9, (0.62, 0.82, 1.0), 0.5)
        with at(z=0.3):
            crystals(8, GEM, 1.15, 0.35)


def blue_grotto():
    mood('deep', place=(0, -11, 2.4), aim=(0, 0, 1.9), haze=1.4)
    sea((0.01, 0.3, 0.6), 0, 0.05)
    stone = (0.1, 0.17, 0.3)
    def vault(u, v):
        a, y = math.pi * u, -6 + 12 * v
        r = 3.6 - 1.0 * v + 0.5 * bumps(3 * u, 4 * v, 2)
        return r * math.cos(a), y, 4.4 * math.sin(a) * (1 - 0.25 * v) + 0.4 * bumps(u * 8, v * 8, 1) - 0.3
    sheet(vault, 26, 18, stone, smooth=False, vary=0.12)
    for x, y, h in ((-1.6, -1, 1.2), (1.3, 0.5, 1.5), (0.5, 2.5, 1.0), (-0.7, 3, 1.3), (2.1, -1.6, 0.8)):
        with at(x, y, 3.9, tilt=180):
            cone(0.25, h, stone, 7)
    with at(0, 0.8, -0.1):
        rock(1.0, stone, 0.5)
        with at(z=0.3):
            crystals(11, (0.04, 0.25, 1.0), 1.7, 0.5)
    for x, y in ((-2.1, -0.6), (2.2, 1.2)):
        with at(x, y, 0):
            crystals(6, GEM, 0.9, 0.3)
    with at(-0.4, -2.2, 0, 20, 0.8):
        rowboat((0.3, 0.16, 0.08), 1.7)
        with at(-0.1, 0, 0.15):
            person((0.15, 0.2, 0.4), h=0.8)
    glow(0, 0.2, 1.0, 160, (0.3, 0.6, 1.0), 0.6)
    glow(0, 5, 1.5, 400, (0.5, 0.8, 1.0), 1.0)


def rain_gorge():
    mood('blue', place=(0, -13, 3.0), aim=(0, 0, 2.4))
    ground(lambda x, y: min(5.5, max(0, abs(x + 0.4 * math.sin(y)) - 1.1) ** 1.5 * 1.3) - 0.2 + 0.3 * bumps(x, y, 0.9), by_height([(0, (0.12, 0.24, 0.36)), (1.5, (0.2, 0.3, 0.42)), (4, (0.14, 0.36, 0.2))]))
    river([(-0.4 * math.sin(y), y) for y in range(-9, 16)], 1.8, (0.05, 0.28, 0.5), 0.05)
    with at(-0.1, 4.2, 4.6):
        fall(1.2, 4.5)
    with at(-0.1, 5.6, 0):
        box(6, 2.4, 4.7, SLATE, bevel=0.2)
    rod((-2.6, 0.6, 2.6), (2.6, 0.6, 2.6), 0.05, WOOD)
    for k in range(14):
        with at(-2.4 + 0.37 * k, 0.6, 2.55 - 0.35 * math.sin(math.pi * k / 13)):
            box(0.3, 0.6, 0.06, WOOD)
    with at(0.9, -1.4, 0.0):
        crystals(8, GEM, 0.95, 0.32)
    rain(50, (0.5, 0.66, 0.9))
    rocks(scatter(10, (-1.3, 1.3), (-5, 2), 0.7), SLATE, 0.15, 0.35)


def tidal_flats():
    mood('blue', disc=(0.16, 0.12, 0.03, (1, 0.95, 0.85), 0.4), place=(0, -12, 4.2), aim=(0, 0, 1.5), haze=1.3)
    ground(lambda x, y: 0.16 * math.sin(0.9 * y + 1.4 * bumps(x, y, 0.3)) + 0.05 * bumps(x, y, 1.2), (0.42, 0.46, 0.52), n=60)
    sea((0.1, 0.36, 0.6), 0.02, 0.015)
    with at(0, 0.2):
        for x in (-0.7, 0.7):
            for y in (-0.5, 0.5):
                with at(x, y, -0.2):
                    cyl(0.06, 1.8, WOOD, 6)
        with at(z=1.5):
            box(1.9, 1.5, 0.1, WOOD)
            house(1.4, 1.1, 0.8, (0.25, 0.4, 0.6), (0.5, 0.42, 0.3), kind='gable')
        rod((0.2, -1.3, 0), (0.1, -0.7, 1.5), 0.05, WOOD)
    for x, y in ((-2.1, -1.6), (1.8, -1.9)):
        with at(x, y, 0):
            crystals(6, GEM, 0.85, 0.3)
    reeds(scatter(14, (-4, 4), (-4, 3), 1.6), (0.2, 0.36, 0.3))
    for x, y in ((-3.2, 2.5), (3.4, 3.6)):
        with at(x, y, 0.05, 20):
            rowboat((0.2, 0.3, 0.5), 1.5)


def mountain_lake():
    mood('blue', place=(0, -13, 3.4), aim=(0, 0, 2.3), haze=1.3)
    sea((0.02, 0.24, 0.5), 0, 0.015)
    ground(lambda x, y: 0.32 * (math.hypot(x * 0.8, y - 1) - 4.4) + 0.15 * bumps(x, y), by_height([(0, (0.5, 0.52, 0.5)), (0.6, MOSS), (3, SLATE)]))
    peaks([(-4.2, 12, 4.6, 6.8), (0.6, 15, 5, 8.4), (5.2, 13, 4.6, 6.2)], RANGE)
    for x, y in scatter(22, (-5, 5), (5, 8)):
        with at(x, y, 0.5):
            pine(near(1.0, 1.8), PINE)
    with at(0, -0.4, -0.2):
        rock(1.3, SLATE, 0.6)
        with at(z=0.55):
            crystals(9, GEM, 1.4, 0.42)
    with at(-1.9, -2.0, 0.0, -20):
        rowboat((0.4, 0.2, 0.1), 1.5)


def galley_under_oars():
    mood('blue', place=(4, -12, 3.2), aim=(0, 0, 1.7))
    sea(WATER, 0, 0.12)
    with at(0, 0, -0.05, 20, 1.05):
        galley((0.12, 0.3, 0.8))
    peaks([(-7, 22, 4, 3), (6, 26, 6, 4)], RANGE)
    clouds([(-3, 22, 8, 2.2)])


def barge_lock():
    mood('blue', place=(2.6, -12, 4.6), aim=(0, 0, 1.4))
    flat((0.2, 0.34, 0.24), 0.9)
    stone = (0.5, 0.54, 0.6)
    for side in (-1, 1):
        with at(side * 1.75, 0, 0):
            box(0.7, 16, 1.15, stone, bevel=0.02)
    with at(0, -4):
        box(2.9, 9, 0.95, (0.05, 0.3, 0.5), 'water', bevel=0.005)
    with at(0, 5.6):
        box(2.9, 10, 1.12, (0.08, 0.38, 0.6), 'water', bevel=0.005)
    for side in (-1, 1):
        with at(side * 0.72, 0.65, 0.4, side * -18):
            box(1.6, 0.16, 1.3, (0.3, 0.18, 0.1))
            with at(side * 0.9, 0, 1.25):
                rod((-side * 1.0, 0, 0), (side * 1.1, 0, 0.1), 0.07, (0.9, 0.9, 0.92))
    with at(0, -2.0, 0.85, 90, 0.95):
        barge(2.8, (0.1, 0.22, 0.5), GEM)
    with at(2.9, 1.4, 0.9):
        house(1.3, 1.2, 1.0, TOWN, ROOF, kind='front')
    for x, y in ((-3.4, 1.0), (-3.2, 3.6), (3.6, 4.6), (-3.6, 6.4)):
        with at(x, y, 0.9):
            leafy(near(1.8, 2.4), (0.08, 0.3, 0.24))


def dhow_at_noon():
    mood('blue', place=(1.5, -12.5, 2.8), aim=(0, 0, 1.8))
    sea((0.02, 0.32, 0.5), 0, 0.09)
    with at(0, 0, 0, 10, 1.25):
        dhow((0.92, 0.9, 0.84), (0.15, 0.35, 0.85))
    ground(lambda x, y: 0.5 - 0.1 * (y - 16) ** 2 + 0.1 * bumps(x, y), SAND, front=12, back=20)
    for x in (-5, -3.6, 4.2, 5.4):
        with at(x, 15.5, 0.4, near(0, 180)):
            palm(2.4, (0.06, 0.3, 0.22))
    with at(1.8, 16, 0.4):
        house(2.2, 2, 1.2, TOWN, TOWN, pitch=0.05)
        with at(0, 0, 1.2):
            dome(0.8, (0.1, 0.4, 0.7))


def harbour_crane():
    mood('blue', place=(1.0, -12.5, 3.4), aim=(0.2, 0, 2.1))
    sea(WATER, 0, 0.06)
    with at(-1.4, 2.2, -0.5):
        box(6, 4.5, 1.0, (0.5, 0.53, 0.58), bevel=0.03)
    with at(-1.1, 0.9, 0.5):
        crane(3.0)
    with at(0.76, 0.9, 1.25):
        crate(0.6)
        with at(z=0.6):
            heap(12, 0.25, GEM, size=0.11)
    with at(1.7, -0.9, 0, 8, 0.85):
        barge(3.0, (0.3, 0.16, 0.08), GEM)
    for x, s in ((-3.0, 0.5), (-2.5, 0.4), (-3.4, 0.45)):
        with at(x, 0.4, 0.5):
            crate(s)
    with at(0.6, 0.4, 0.5):
        barrel(0.6)
    for k in range(5):
        with at(-4.2 + 1.7 * k, 6.5 + near(-0.3, 0.3), 0):
            house(1.5, 1.5, near(1.8, 2.7), mix(TOWN, (0.4, 0.6, 0.85), near(0, 0.8)), ROOF, kind='front', pitch=0.5)


def lighthouse_rock():
    mood('deep', place=(1.5, -13, 2.4), aim=(0, 0, 2.5), haze=1.3)
    sea((0.02, 0.14, 0.36), 0, 0.2)
    with at(0, 0.6, -0.4):
        peak(2.6, 1.9, [(0.16, 0.2, 0.28), (0.24, 0.3, 0.4), (0.3, 0.36, 0.44)], steep=0.7)
    with at(0, 0.6, 1.0):
        lighthouse(4.0, (0.92, 0.94, 0.97), (0.08, 0.25, 0.75))
    with at(-1.1, 0.0, 0.95):
        house(0.9, 0.7, 0.5, TOWN, ROOF)
    for side in (-1, 1):
        prism([(0.3 * side, 4.15), (5 * side, 4.9), (5 * side, 3.6), (0.3 * side, 4.05)], 0.02, (0.24, 0.26, 0.24), 'glow')
    with at(2.3, -2.2, 0, 150, 0.6):
        dhow((0.85, 0.88, 0.95), (0.1, 0.3, 0.8))
    stars(26)


def glass_furnace():
    mood('deep', place=(0.4, -9.5, 3.0), aim=(0, 0, 1.7), haze=3)
    flat((0.16, 0.2, 0.28))
    with at(0, 3.2):
        box(12, 0.4, 8, (0.1, 0.18, 0.36))
    with at(-0.3, 1.2):
        lathe([(1.5, 0), (1.55, 0.9), (1.25, 1.7), (0.5, 2.2), (0.42, 4.2), (0.5, 4.3)], (0.5, 0.32, 0.24), 14)
        with at(0, -1.5, 0.75):
            opening(0.8, 0.8, (1, 0.4, 0.08), 'glow')
        with at(0, -1.56, 0.66):
            box(1.2, 0.3, 0.12, IRON)
    with at(1.6, -0.2, 0, 200):
        person((0.12, 0.25, 0.6), h=1.4)
    rod((1.4, -0.4, 1.0), (0.35, -0.6, 1.1), 0.03, IRON)
    with at(0.3, -0.6, 1.1):
        ball(0.24, (0.2, 0.55, 1.0), 3, finish='gem')
    with at(-2.0, -0.6):
        box(1.5, 0.7, 0.9, WOOD)
        for k in range(4):
            with at(-0.5 + 0.34 * k, 0, 0.9):
                lathe([(0.12, 0), (0.16, 0.12), (0.05, 0.3 + 0.05 * (k % 3)), (0.08, 0.42 + 0.05 * (k % 3))], ((0.05, 0.2, 0.9), (0.1, 0.6, 0.9))[k % 2], 10, 'gem')
    glow(-0.3, -0.8, 1.1, 120)


def blue_dome():
    mood('blue', place=(0, -13, 3.0), aim=(0, 0, 2.6))
    flat((0.62, 0.66, 0.72))
    wall = (0.86, 0.88, 0.92)
    with at(0, 1.6):
        box(4.6, 2.8, 0.4, (0.7, 0.74, 0.8))
        with at(z=0.4):
            box(3.8, 2.4, 1.5, wall)
            with at(0, -1.22):
                opening(1.1, 1.35, ROOF, 'gloss', True)
                with at(0, -0.03):
                    opening(0.7, 1.0, LIT, 'glow', True)
                windows(2, 2.5, 0.5, 1.0, LIT, 'glow', True)
            with at(z=1.5):
                lathe([(1.3, 0), (1.25, 0.6)], wall, 20)
                with at(z=0.6):
                    dome(1.3, (0.03, 0.22, 0.8), True)
    for x in (-2.5, 2.5):
        with at(x, 0.9):
            cyl(0.24, 3.6, wall, 10, top=0.18)
            with at(z=3.1):
                cyl(0.32, 0.14, GOLD, 12, finish='metal')
            with at(z=3.6):
                dome(0.26, (0.03, 0.22, 0.8), True)
    with at(0, -2.4):
        box(1.7, 3.4, 0.1, (0.7, 0.74, 0.8))
        with at(z=0.08):
            box(1.3, 3.0, 0.06, (0.05, 0.35, 0.6), 'water')
    for x, y in ((-1.9, -1.4), (1.9, -1.4), (-1.9, -3.2), (1.9, -3.2)):
        with at(x, y):
            cypress(1.5, (0.04, 0.18, 0.14))


def canal_palace():
    mood('blue', place=(1.8, -12.5, 2.6), aim=(0, 0, 2.3))
    sea((0.03, 0.3, 0.42), 0, 0.05)
    wall, rose = (0.85, 0.82, 0.84), (0.2, 0.4, 0.75)
    with at(0, 2.2):
        box(5.2, 2, 4.0, wall, bevel=0.02)
        with at(0, -1.02, 0.2):
            windows(5, 0.98, 0.6, 1.1, (0.08, 0.14, 0.26), 'gloss', True)
        with at(0, -1.02, 1.65):
            windows(9, 0.54, 0.32, 0.9, LIT, 'glow', True)
            with at(0, -0.08, -0.12):
                box(5.3, 0.3, 0.14, (0.95, 0.95, 0.97))
        with at(0, -1.02, 2.9):
            windows(5, 0.98, 0.42, 0.75, LIT, 'glow', True)
        with at(z=4.0):
            for k in range(11):
                with at(-2.5 + 0.5 * k, -0.9):
                    prism([(-0.16, 0), (0.16, 0), (0.05, 0.3), (0, 0.5), (-0.05, 0.3)], 0.12, (0.95, 0.95, 0.97))
    for side in (-1, 1):
        with at(side * 4.4, 3.0):
            house(2.6, 2.4, 2.9, rose, (0.45, 0.2, 0.16), kind='hip', pitch=0.3, lights=3)
    for x in (-2.2, -1.6, 1.5, 2.3):
        with at(x, 0.2, -0.2):
            cyl(0.06, 1.5, (0.1, 0.25, 0.7), 7)
    with at(0, -1.4, 0, 8):
        hull(2.6, 0.5, 0.22, (0.03, 0.04, 0.07), bow=2.6, stern=1.8)
        with at(-0.8, 0, 0.3):
            person((0.85, 0.88, 0.95), (0.05, 0.2, 0.7), h=0.95, kind='straw')
        rod((-0.7, 0.1, 1.0), (-1.5, 0.4, -0.2), 0.025, WOOD)


def sea_fortress():
    mood('blue', place=(2, -13, 3.2), aim=(0, 0, 2.2))
    sea(WATER, 0, 0.14)
    stone = (0.55, 0.6, 0.68)
    with at(0, 1.2, -0.4):
        peak(3.7, 1.6, [(0.2, 0.25, 0.32), (0.3, 0.36, 0.44)], steep=0.5)
    with at(0, 1.2, 0.5):
        with at(0, -1.2):
            battlement(3.8, 0.5, 1.5, stone)
            with at(0, -0.28):
                opening(0.7, 1.0, DARK, 'paint')
        for x, y in ((-2.0, -1.2), (2.0, -1.2), (-1.6, 1.2), (1.6, 1.2)):
            with at(x, y):
                tower(0.6, 2.2, stone, ROOF, 1.7)
        with at(0, 0.4):
            tower(0.95, 3.2, (0.62, 0.66, 0.74), ROOF, 1.7)
            with at(z=5.1):
                flag(0.9, (0.95, 0.95, 1.0), 0.6)
    with at(2.4, -2.6, 0, 200, 0.55):
        caravel((0.9, 0.92, 0.96), GEM)
    clouds([(-3.5, 22, 8, 2.2)])


def winter_garden():
    mood('deep', place=(0, -13, 2.8), aim=(0, 0, 2.3), haze=1.4)
    ground(lambda x, y: 0.06 * bumps(x, y), (0.62, 0.72, 0.88))
    frame, pane = (0.85, 0.9, 0.96), (0.45, 0.7, 0.62)
    with at(0, 1.2):
        box(5.0, 2.6, 0.3, (0.5, 0.56, 0.64))
        with at(z=0.3):
            box(4.6, 2.2, 1.5, (0.9, 0.62, 0.3), 'glow', bevel=0.01)
            for k in range(9):
                with at(-2.3 + 0.575 * k, -1.14):
                    box(0.1, 0.1, 1.5, frame)
            for z in (0.7, 1.45):
                with at(0, -1.14, z):
                    box(4.7, 0.12, 0.1, frame)
            for k in range(5):
                with at(-1.8 + 0.9 * k, -1.16, 0.0):
                    lathe([(0.001, 0.12), (0.2, 0.35), (0.22, 0.7), (0.1, 1.0)], (0.05, 0.25, 0.12), 7)
            with at(z=1.5):
                lathe([(1.35, 0), (1.3, 0.35)], frame, 20)
                with at(z=0.3):
                    dome(1.25, (0.25, 0.5, 0.85))
            for x in (-1.9, 1.9):
                with at(x, 0, 1.5):
                    dome(0.5, (0.25, 0.5, 0.85))
    for x, y in ((-3.2, -0.6), (3.2, -0.6), (-2.6, -2.4), (2.6, -2.4)):
        with at(x, y):
            pine(1.8, PINE, snow=0.6)
    stars(24)
    for _ in range(60):
        with at(near(-4, 4), near(-5, 2), near(0.3, 6)):
            ball(near(0.02, 0.045), SNOW, 1)
    glow(0, -1.2, 1.0, 80)


LEVELS = {
    1: [pan_in_a_stream, fjord, lagoon, glacier_mouth, blue_grotto, rain_gorge, tidal_flats, mountain_lake],
    2: [galley_under_oars, barge_lock, dhow_at_noon, harbour_crane, lighthouse_rock, glass_furnace],
    3: [blue_dome, canal_palace, sea_fortress, winter_garden],
}
