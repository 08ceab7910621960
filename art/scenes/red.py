"""Red: hot rock, brick and autumn, in the light of a late sun."""
from ..kit import *

GEM = STONES['red']
ROCK = (0.58, 0.18, 0.09)
RUST = (0.42, 0.11, 0.06)
SAND = (0.78, 0.42, 0.2)
BRICK = (0.5, 0.13, 0.08)
TILE = (0.62, 0.1, 0.06)
OCHRE = (0.8, 0.5, 0.2)
MAPLE = (0.75, 0.12, 0.04)
WATER = (0.3, 0.12, 0.12)
MESA = [(0.36, 0.1, 0.07), (0.5, 0.15, 0.08), (0.64, 0.24, 0.12), (0.74, 0.34, 0.18)]
SUN = (1, 0.7, 0.4)


def layers(colours, step=0.5):
    """Bands of colour by height."""
    def tone(middle, normal):
        return colours[int((middle.z + 20 * step + 0.12 * bumps(middle.x, middle.y)) / step) % len(colours)]
    return tone


def desert_canyon():
    mood('red', place=(0, -13, 3.2))
    ground(lambda x, y: (0 if abs(x - 0.7 * math.sin(y * 0.5)) < 1.3 else min(4.6, 1.3 * (abs(x - 0.7 * math.sin(y * 0.5)) - 1.3) ** 0.55 * 1.9)) + 0.12 * bumps(x, y), layers([ROCK, SAND, RUST, OCHRE], 0.42), n=60)
    river([(0.7 * math.sin(y * 0.5), y) for y in range(-9, 18)], 0.9, (0.45, 0.4, 0.42), 0.1)
    with at(0.1, -0.8, 0.1):
        crystals(9, GEM, 1.25, 0.4)
    for x, y in ((-1.0, -2.6), (1.4, 0.6)):
        with at(x, y, 0.05):
            cactus(0.9)
    with at(1.0, -2.2, 0.05, -30, 0.85):
        mule((0.3, 0.2, 0.14), OCHRE)
    with at(0, 20, 0):
        peak(6, 5, MESA)


def volcano_foot():
    mood('dusk', place=(0, -13, 3.0), aim=(0, 0, 2.5), haze=1.5)
    ground(lambda x, y: 0.12 * bumps(x, y) + 0.04 * abs(x), by_height([(0, (0.14, 0.06, 0.06)), (1, RUST)]))
    with at(0, 10, -0.3):
        lathe([(7.5, 0), (4.6, 2.2), (2.6, 4.6), (1.3, 6.4), (0.9, 6.2)], lambda m, n: mix((0.2, 0.07, 0.06), RUST, near(0, 0.7)), 16, vary=0.1)
        with at(z=6.1):
            cyl(1.1, 0.2, (1, 0.3, 0.04), 12, finish='glow')
    with at(0, 10, 6.4):
        smoke(3.4, (0.28, 0.1, 0.1), 1.6)
    def flow(u, v):
        y = 8.6 - 10 * v
        z = max(0.12, (y - 2.6) * 1.02 + 0.15) if y > 2.6 else 0.12
        return 0.5 * math.sin(v * 7) + (u - 0.5) * (0.4 + 1.1 * v), y, z + 0.12
    sheet(flow, 2, 26, (1, 0.22, 0.02), 'glow', smooth=False, vary=0.3)
    for x in (-1.9, 1.9):
        with at(x, -1.0, 0.05):
            crystals(8, GEM, 1.1, 0.36)
    rocks(scatter(22, (-4, 4), (-5, 3), 1.0), (0.12, 0.06, 0.06), 0.15, 0.5)
    glow(0, -1.2, 0.8, 120, (1, 0.3, 0.06))


def red_cliffs():
    mood('red', disc=(0.15, 0.13, 0.045, SUN, 0.5), place=(0, -13, 3.0))
    sea((0.32, 0.14, 0.16), 0, 0.09)
    for x, y, w, h in ((-3.4, 3, 2.4, 4.6), (-1.8, 4.6, 2.2, 3.8), (3.2, 3.6, 2.2, 4.2), (4.6, 2.0, 2.2, 3.2), (0.4, 8, 2.6, 3.0), (-4.8, 1.0, 2.0, 3.4)):
        with at(x, y, -0.2, near(-20, 20)):
            for k in range(5):
                with at(near(-0.06, 0.06), near(-0.06, 0.06), h * k / 5):
                    box(w * near(0.88, 1.04) * (1 - 0.05 * k), w * (1 - 0.05 * k), h / 5 * 1.02, (ROCK, RUST, SAND)[k % 3], bevel=0.08)
    with at(0, -0.4, -0.2):
        rock(1.5, ROCK, 0.45)
        with at(z=0.45):
            crystals(9, GEM, 1.3, 0.42)
    with at(1.9, -2.2, 0, 160):
        rowboat((0.28, 0.12, 0.06), 1.4)


def savanna_pit():
    mood('red', disc=(-0.13, 0.11, 0.06, SUN, 0.5), place=(0, -12.5, 4.4), aim=(0, 0, 1.6))
    ground(lambda x, y: -0.28 * int(max(0, 3.4 - math.hypot(x, (y + 0.6) * 1.1)) / 0.62) + 0.04 * bumps(x, y), by_height([(-1.6, RUST), (-0.6, ROCK), (0, (0.75, 0.5, 0.2))]), n=70)
    with at(0, -0.5, -1.3):
        crystals(9, GEM, 1.7, 0.45)
    for x, y, h in ((-3.0, 2.6, 2.4), (3.2, 3.6, 2.8), (1.0, 7.0, 2.6), (-4.2, 7.0, 2.8)):
        with at(x, y):
            cyl(0.08, h * 0.7, BARK, 6, top=0.05)
            for k in range(3):
                with at(near(-0.5, 0.5), near(-0.3, 0.3), h * (0.72 + 0.06 * k), stretch=(1.4, 1.2, 0.24)):
                    ball(0.8, (0.4, 0.32, 0.08), 1, 0.1)
    rod((1.9, -0.4, 0), (0.4, -0.5, 2.0), 0.06, WOOD)
    rod((-1.9, -0.4, 0), (0.4, -0.5, 2.0), 0.06, WOOD)
    rod((0.4, -0.5, 2.0), (0.4, -0.5, 0.9), 0.02, IRON)
    with at(-2.2, -1.8, 0.02):
        person((0.7, 0.25, 0.1), OCHRE, h=0.95, kind='straw')


def maple_valley():
    mood('red')
    ground(lambda x, y: 0.4 * max(0, abs(x - 0.8 * math.sin(y * 0.4)) - 1.2) + 0.08 * bumps(x, y), by_height([(0, (0.6, 0.36, 0.14)), (1.2, (0.5, 0.16, 0.06))]))
    river([(0.8 * math.sin(y * 0.4), y) for y in range(-9, 22)], 1.4, (0.36, 0.3, 0.36), 0.1)
    for x, y in scatter(34, (-5, 5), (-3, 12), 1.6):
        with at(x, y, 0.35 * max(0, abs(x) - 1.2)):
            leafy(near(1.5, 2.6), mix(MAPLE, (0.9, 0.4, 0.05), near(0, 1)), 5)
    with at(0.1, -0.9, 0.1):
        rock(0.7, (0.4, 0.34, 0.32), 0.5)
        with at(z=0.25):
            crystals(8, GEM, 1.1, 0.32)
    peaks([(-4, 20, 6, 4.6), (5, 22, 7, 5.6)], MESA)


def copper_hills():
    mood('red', place=(1, -13, 3.6))
    ground(lambda x, y: 1.3 * max(0, bumps(x, y, 0.35, 3)) * (y > -1) + max(0, y - 2) * 0.3 + 0.06 * bumps(x, y, 2), layers([ROCK, (0.6, 0.28, 0.14), RUST], 0.36))
    with at(0, 0.8, 0):
        for s in (-1, 1):
            rod((s * 1.0, 0, 0), (s * 0.28, 0, 3.4), 0.09, WOOD)
            rod((s * 1.0, 1.2, 0), (s * 0.28, 0.5, 3.4), 0.09, WOOD)
        for z in (1.1, 2.2):
            rod((-0.75 + 0.1 * z, 0, z), (0.75 - 0.1 * z, 0, z), 0.06, WOOD)
        with at(0, 0, 3.5):
            spoked(0.5, 0.09, IRON)
        with at(0.0, 0.4):
            box(0.9, 0.9, 0.9, DARK)
        rod((0, 0, 3.4), (0, 0.1, 0.8), 0.02, IRON)
    with at(-1.9, 1.2):
        house(1.4, 1.3, 1.1, (0.5, 0.25, 0.14), RUST)
    with at(0, -1.6, 0.05):
        cart(GEM, 26)
    with at(2.0, -0.4):
        cone(1.1, 1.0, SAND, 9)
    peaks([(-4, 18, 6, 5), (5, 20, 6, 6)], MESA)


def mesa():
    mood('red', disc=(-0.16, 0.12, 0.05, SUN, 0.5), haze=1.3)
    flat(layers([SAND, (0.74, 0.38, 0.18)], 0.05))
    def table(r, h):
        lathe([(r * 1.7, 0), (r * 1.15, h * 0.4), (r * 1.0, h * 0.5), (r * 0.98, h * 0.75), (r * 1.02, h * 0.8), (r * 0.95, h)], lambda m, n: (MESA + MESA)[int(m.z / h * 5.5)], 13, vary=0.1)
    for x, y, r, h in ((0.2, 5.5, 1.9, 4.4), (-4.6, 9, 1.7, 4.2), (4.8, 11, 1.8, 4.8), (-2.6, 3.0, 0.5, 2.4)):
        with at(x, y, 0, near(0, 90)):
            table(r, h)
    with at(0.1, -0.9, 0):
        crystals(9, GEM, 1.3, 0.42)
    for x, y in ((-2.2, -1.6), (2.3, -0.4), (2.8, -3.0), (-3.0, 0.4)):
        with at(x, y):
            cactus(near(0.9, 1.5))
    rocks(scatter(12, (-4, 4), (-5, 1), 1.0), ROCK, 0.1, 0.3)


def poppy_field():
    mood('red', disc=(0.13, 0.12, 0.05, SUN, 0.45), place=(0, -12.5, 3.4), aim=(0, 0, 1.8))
    ground(lambda x, y: 0.3 * bumps(x, y, 0.25) + max(0, y - 4) * 0.12, (0.3, 0.32, 0.1))
    flowers(scatter(330, (-4.2, 4.2), (-5.4, 7)), (0.85, 0.04, 0.03), 0.05, 0.36)
    with at(0, -0.2, 0.05):
        rock(1.0, (0.5, 0.36, 0.3), 0.5)
        with at(z=0.35):
            crystals(8, GEM, 1.35, 0.4)
    for x, y in ((-2.9, 3.4), (3.0, 4.4)):
        with at(x, y, 0.2):
            cypress(2.8, (0.1, 0.16, 0.06))
    with at(1.6, 6, 0.4):
        house(1.6, 1.3, 1.0, (0.75, 0.5, 0.32), TILE)
    peaks([(-5, 22, 6, 3.6), (5, 24, 6, 4.4)], MESA)


def caravan_at_sunset():
    mood('dusk', disc=(0.0, 0.15, 0.09, (1, 0.6, 0.25), 0.45), haze=1.3)
    ground(lambda x, y: 0.8 * abs(math.sin(0.3 * y + 0.2 * x)) ** 1.5 - 0.1 if y > 1 else 0.1 * bumps(x, y, 0.6), (0.68, 0.28, 0.12), n=60, vary=0.04)
    for k, (x, y, s) in enumerate(((1.5, -0.8, 1.12), (-0.7, -0.5, 1.05), (-2.7, -0.1, 0.98))):
        with at(x, y, 0.05, -5, s):
            camel((0.42, 0.24, 0.12), ((0.7, 0.05, 0.06), (0.85, 0.5, 0.12), (0.55, 0.06, 0.12))[k], GEM)
    with at(2.9, -1.4, 0.05):
        person((0.55, 0.08, 0.08), (0.85, 0.7, 0.5), h=1.2, kind='turban')


def ox_wagons():
    mood('red', place=(0.6, -12, 3.2), aim=(0.1, 0, 1.5))
    ground(lambda x, y: 0.1 * bumps(x, y, 0.6) + max(0, y - 3) * 0.15, (0.7, 0.42, 0.16))
    sheet(lambda u, v: ((u - 0.5) * 14, -2.2 + 2.4 * v, 0.13), 10, 1, (0.55, 0.28, 0.14), smooth=False)
    with at(-1.2, -0.7, 0.1, -3, 1.25):
        wagon((0.85, 0.6, 0.42))
    for y in (-1.2, -0.3):
        with at(1.5, y, 0.1, -3, 1.05):
            ox((0.42, 0.2, 0.12))
    rod((0, -0.75, 0.7), (2.2, -0.8, 0.8), 0.04, WOOD)
    with at(-3.0, 1.6, 0.1, -3, 1.0):
        wagon(None, GEM)
    for x, y in scatter(12, (-5, 5), (3.5, 9)):
        with at(x, y, 0.3):
            leafy(near(1.6, 2.6), mix(MAPLE, OCHRE, near(0, 1)), 4)
    peaks([(-4, 20, 6, 4.4), (5, 22, 6, 5.4)], MESA)


def junk_at_anchor():
    mood('dusk', disc=(-0.13, 0.17, 0.06, (1, 0.62, 0.3), 0.5), place=(1.5, -12.5, 2.8), aim=(0, 0, 1.8), haze=1.2)
    sea((0.34, 0.1, 0.12), 0, 0.08)
    with at(0, 0, 0, 10, 1.2):
        junk((0.7, 0.07, 0.05), (0.75, 0.5, 0.15))
    for x, y, r, h in ((-4.6, 12, 1.2, 5.2), (4.6, 14, 1.4, 6.0), (6.2, 11, 1.0, 4.0), (-6.6, 15, 1.5, 4.6)):
        with at(x, y, -0.2):
            lathe([(r * 1.1, 0), (r, h * 0.5), (r * 0.7, h * 0.85), (0.001, h)], RUST, 9, vary=0.1)


def brick_bridge():
    mood('red', place=(2.6, -12.5, 2.8), aim=(0, 0, 1.8))
    ground(lambda x, y: 0.6 * max(0, abs(x) - 2.4) - 0.1 + 0.08 * bumps(x, y), by_height([(0, (0.5, 0.34, 0.14)), (1, (0.6, 0.3, 0.12))]))
    river([(0, y) for y in range(-9, 22, 2)], 5.0, (0.34, 0.22, 0.22), 0.02)
    with at(0, 1.0, 0):
        bridge(3, 2.0, 2.0, 1.1, BRICK)
        for x in (-1.0, 1.0):
            with at(x, -0.6):
                cyl(0.3, 2.4, BRICK, 8, top=0.24)
                with at(z=2.4):
                    cone(0.36, 0.5, TILE, 8)
        with at(-0.2, 0, 2.0, 0, 0.8):
            wagon((0.85, 0.7, 0.5))
        with at(1.4, 0, 2.0, 0, 0.75):
            ox()
    for x, y, h in ((-4.2, 4.4, 2.0), (-3.0, 6.0, 2.5), (3.6, 5.2, 2.2), (4.6, 3.4, 1.9)):
        with at(x, y, 0.6):
            house(1.5, 1.4, h, mix(BRICK, OCHRE, near(0.2, 0.8)), TILE, kind='front')
    with at(0.1, -1.8, 0.02, 95):
        rowboat((0.26, 0.12, 0.05), 1.6, GEM)


def dye_works():
    mood('red', place=(0.6, -12, 5.6), aim=(0, 0, 1.0))
    flat((0.7, 0.46, 0.28))
    vats = [GEM, (0.85, 0.45, 0.05), (0.6, 0.03, 0.2), (0.75, 0.12, 0.05), (0.9, 0.62, 0.12), GEM, (0.5, 0.05, 0.1)]
    for k in range(12):
        x, y = -2.4 + 1.6 * (k % 4) + 0.8 * (k // 4 % 2), -2.8 + 1.4 * (k // 4)
        with at(x, y):
            lathe([(0.72, 0), (0.72, 0.5), (0.6, 0.5), (0.58, 0.3)], (0.8, 0.62, 0.44), 16)
            with at(z=0.38):
                cyl(0.6, 0.02, vats[k * 3 % 7], 16, finish='gloss')
    for y, z in ((2.2, 2.4), (3.4, 3.0)):
        for x in (-3.2, 3.2):
            with at(x, y):
                cyl(0.07, z, WOOD, 6)
        rod((-3.2, y, z), (3.2, y, z), 0.03, WOOD)
        for k in range(5):
            tone = vats[(k + int(y)) % 7]
            sheet(lambda u, v, k=k, y=y, z=z: (-2.6 + 1.3 * k + (u - 0.5) * 1.05, y + 0.08 * math.sin(u * 9 + v * 3), z - 1.6 * v), 8, 5, tone, 'cloth')
    with at(0, 6):
        box(10, 1, 3.2, (0.75, 0.42, 0.24))
    with at(0.75, -1.6, 0):
        person((0.8, 0.7, 0.5), GEM, h=1.1, kind='turban')
        rod((0.2, 0, 0.9), (0.75, 0.2, 0.3), 0.03, WOOD)


def forge():
    mood('dusk', place=(0.4, -9.5, 2.9), aim=(0, 0, 1.6), haze=3)
    flat((0.24, 0.12, 0.09))
    with at(0, 3.0):
        box(12, 0.4, 8, (0.34, 0.1, 0.07))
    with at(-0.9, 1.4):
        box(2.4, 1.6, 1.0, BRICK)
        with at(z=1.0):
            heap(34, 0.8, (1, 0.25, 0.03), size=0.14)
            with at(0, 0.1, 1.0):
                box(2.6, 1.7, 2.4, BRICK, taper=0.4)
            for x in (-1.1, 1.1):
                with at(x, 0.5):
                    box(0.25, 0.4, 1.1, BRICK)
    with at(0.9, -0.4):
        cyl(0.42, 0.75, WOOD, 12)
        with at(z=0.75):
            box(0.5, 0.4, 0.22, IRON, 'metal')
            with at(0.05, 0, 0.22):
                box(1.2, 0.48, 0.24, IRON, 'metal')
            with at(0.72, 0, 0.24, lean=90):
                cone(0.18, 0.6, IRON, 10, finish='metal')
            with at(0, 0, 0.46):
                box(0.7, 0.1, 0.06, (1, 0.3, 0.04), 'glow')
    with at(2.1, 0.2, 0, 180):
        person((0.3, 0.1, 0.06), (0.15, 0.08, 0.06), h=1.7)
    rod((1.9, -0.1, 1.2), (1.35, -0.4, 2.0), 0.05, WOOD)
    with at(1.3, -0.42, 1.9, lean=-40):
        box(0.5, 0.24, 0.24, IRON, 'metal')
    with at(-2.3, -0.6):
        barrel(0.9)
    with at(-1.4, -1.2):
        chest(GEM, 0.6)
    glow(-0.9, 0.6, 1.7, 160, (1, 0.35, 0.08))
    glow(0.9, -0.6, 1.7, 40, (1, 0.35, 0.08))


def red_fort():
    mood('red', place=(1.2, -13, 3.0), aim=(0, 0, 2.3))
    flat((0.72, 0.42, 0.22))
    with at(0, 1.4):
        battlement(7.4, 0.7, 2.2, ROCK)
        with at(0, -0.3):
            box(2.0, 0.9, 3.2, (0.66, 0.2, 0.1))
            with at(0, -0.48):
                opening(1.1, 2.2, (0.85, 0.72, 0.55), 'paint', True)
                with at(0, -0.03):
                    opening(0.8, 1.8, DARK, 'paint', True)
            for x in (-0.75, 0, 0.75):
                with at(x, 0, 3.2):
                    colonnade(1, 1, 0.5, 0.08, OCHRE)
                    with at(z=0.45):
                        dome(0.32, (0.9, 0.82, 0.7), True)
        for x in (-2.6, 2.6):
            with at(x, -0.1):
                cyl(0.75, 3.0, ROCK, 8, top=0.68)
                with at(z=3.0):
                    merlons_round(0.7, 8, ROCK)
                    for a in range(6):
                        with at(0.5 * math.cos(a), 0.5 * math.sin(a)):
                            cyl(0.06, 0.8, OCHRE, 6)
                    with at(z=0.8):
                        dome(0.66, (0.9, 0.82, 0.7), True)
    with at(0, -2.2, 0, 8, 0.72):
        elephant((0.35, 0.3, 0.28), GEM)
    for x in (-2.2, 2.2):
        with at(x, -1.6):
            flag(2.2, GEM, 0.7)


def theatre():
    mood('dusk', place=(0, -12, 3.0), aim=(0, 0, 2.2), haze=2)
    flat((0.42, 0.12, 0.08))
    gold, velvet = (0.9, 0.55, 0.16), (0.5, 0.02, 0.04)
    with at(0, 2.6):
        box(9, 0.5, 8, (0.3, 0.05, 0.06))
        with at(0, -0.4, 0.9):
            prism(arch_outline(4.0, 3.9), 0.1, (1.0, 0.62, 0.3), 'glow', vary=0)
            with at(0, -0.06):
                box(4.0, 0.1, 0.9, (0.2, 0.3, 0.5))
                with at(-0.9, 0, 0.3):
                    cone(0.8, 1.4, (0.35, 0.3, 0.45), 5)
                with at(0.7, 0, 0.3):
                    cone(1.0, 1.9, (0.4, 0.28, 0.4), 5)
    with at(0, 1.2):
        box(5.4, 2.2, 0.9, (0.35, 0.16, 0.08))
        for x in (-2.35, 2.35):
            with at(x, -0.2, 0.9):
                column(3.6, 0.2, gold)
        with at(0, -0.2, 4.45):
            box(5.6, 0.5, 0.4, gold)
            with at(z=0.4):
                prism([(-2.6, 0), (2.6, 0), (0, 1.0)], 0.4, gold)
    for side in (-1, 1):
        def drape(u, v, side=side):
            w = 1.3 * (1 - 0.55 * math.sin(math.pi * min(1, v * 1.1)) * 0.75)
            return side * (2.2 - u * w), 1.0 + 0.14 * math.sin(u * 20), 4.5 - 3.6 * v
        sheet(drape, 24, 8, velvet, 'cloth')
    sheet(lambda u, v: ((u - 0.5) * 4.4, 0.85 + 0.06 * math.sin(u * 40), 4.5 - 0.6 * v - 0.15 * abs(math.sin(u * 9.42))), 50, 2, velvet, 'cloth')
    with at(0, 0.8, 0.9):
        person((0.85, 0.8, 0.7), GEM, h=1.3)
    for k in range(7):
        with at(-2.4 + 0.8 * k, -1.6 - 0.2 * math.sin(k * 0.5)):
            person(((0.1, 0.05, 0.08), (0.4, 0.02, 0.05), (0.15, 0.08, 0.05))[k % 3], h=1.0)
    glow(0, 0.2, 3.6, 160, (1, 0.7, 0.4))
    glow(0, -1.0, 1.4, 30, (1, 0.6, 0.3))


def cathedral_at_dusk():
    mood('dusk', disc=(0.2, 0.1, 0.05, (1, 0.6, 0.3), 0.5), place=(1.6, -13, 2.8), aim=(0, 0, 2.7))
    flat((0.4, 0.18, 0.12))
    wall, roof = (0.6, 0.34, 0.24), (0.28, 0.08, 0.08)
    with at(0, 2.0):
        box(2.4, 4.2, 2.6, wall)
        with at(z=2.6, turn=90):
            gable(4.2, 2.4, 1.4, roof)
        with at(0, -2.1, 2.6):
            prism([(-1.0, 0), (1.0, 0), (0, 1.5)], 0.2, wall)
        with at(0, -2.2, 0.05):
            opening(0.9, 1.4, DARK, 'paint', True)
        with at(0, -2.2, 2.2):
            cogwheel(0.58, 16, (1, 0.3, 0.14), 0.12, 'glow')
        for x in (-1.5, 1.5):
            with at(x, -1.7):
                box(1.0, 1.0, 3.8, wall, taper=0.92)
                with at(0, -0.5, 2.3):
                    opening(0.34, 1.1, LIT, pointed=True)
                with at(0, -0.52, 0.6):
                    opening(0.34, 1.1, LIT, pointed=True)
                with at(z=3.8):
                    lathe([(0.66, 0), (0.001, 2.2)], roof, 4)
    for x, y, h in ((-3.4, 1.8, 1.4), (3.5, 2.2, 1.6), (-3.8, 4, 1.8), (4.2, 4.6, 2.0)):
        with at(x, y):
            house(1.4, 1.4, h, (0.5, 0.25, 0.16), roof, kind='front')
    for x in (-2.0, 2.0):
        with at(x, -1.6):
            lantern(1.4)
    glow(-2, -1.8, 1.4, 30)
    glow(2, -1.8, 1.4, 30)


def pomegranate_court():
    mood('red', place=(0, -11.5, 3.4), aim=(0, 0, 1.8))
    def tiles(middle, normal):
        return (0.72, 0.36, 0.2) if (int((middle.x + 40) / 0.8) + int((middle.y + 40) / 0.8)) % 2 else (0.5, 0.14, 0.09)
    sheet(lambda u, v: ((u - 0.5) * 16, -8 + v * 16, 0), 20, 20, tiles, smooth=False, vary=0.03)
    with at(0, 3.6):
        arcade(5, 1.5, 2.9, 0.5, (0.85, 0.6, 0.4))
        with at(z=2.9):
            box(7.8, 0.9, 0.3, TILE)
        with at(0, 1.0):
            box(8, 0.3, 3.4, (0.4, 0.1, 0.07))
        with at(0, 0.9, 3.1):
            dome(1.0, GEM, True)
    with at(0, -0.4):
        lathe([(1.2, 0), (1.2, 0.24), (1.05, 0.24)], OCHRE, 8)
        with at(z=0.2):
            cyl(1.05, 0.03, (0.2, 0.4, 0.45), 8, finish='water')
        lathe([(0.1, 0.2), (0.1, 0.7), (0.42, 0.85), (0.06, 0.9), (0.001, 1.3)], OCHRE, 10)
    for x, y in ((-2.2, 0.9), (2.2, 0.9), (-2.2, -1.8), (2.2, -1.8)):
        with at(x, y):
            cyl(0.07, 0.8, BARK, 6)
            with at(z=1.25):
                ball(0.68, (0.12, 0.26, 0.06), 2, 0.06)
                for k in range(11):
                    a, b = k * 2.4, -0.6 + k * 0.13
                    with at(0.68 * math.cos(a) * math.cos(b), 0.68 * math.sin(a) * math.cos(b), 0.68 * math.sin(b)):
                        ball(0.13, (0.8, 0.05, 0.05), 2, finish='gloss')


LEVELS = {
    1: [desert_canyon, volcano_foot, red_cliffs, savanna_pit, maple_valley, copper_hills, mesa, poppy_field],
    2: [caravan_at_sunset, ox_wagons, junk_at_anchor, brick_bridge, dye_works, forge],
    3: [red_fort, theatre, cathedral_at_dusk, pomegranate_court],
}
