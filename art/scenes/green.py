"""Green: forest, river and garden, in moist light."""
from ..kit import *

GEM = STONES['green']
LEAF = (0.06, 0.26, 0.07)
DEEP = (0.02, 0.13, 0.06)
LIME = (0.26, 0.46, 0.1)
GRASS = (0.18, 0.36, 0.09)
EARTH = (0.22, 0.15, 0.08)
MOSSY = (0.16, 0.26, 0.14)
WATER = (0.05, 0.32, 0.28)
COPPER = (0.12, 0.46, 0.36)
HILLS = [(0.05, 0.18, 0.1), (0.1, 0.28, 0.14), (0.18, 0.38, 0.18), (0.3, 0.48, 0.26)]


def jungle_shaft():
    mood('green')
    ground(lambda x, y: max(0, y - 1.0) * 0.9 * max(0.2, 1 - abs(x) / 9) + 0.15 * bumps(x, y), by_height([(0, GRASS), (1.5, LEAF), (4, MOSSY)]))
    with at(0, 0.4, 0.05):
        portal(1.8, 1.9)
        with at(0, 1.2):
            rock(2.4, MOSSY, 1.1)
    with at(0, -1.6, 0.05):
        cart(GEM, 26)
    for x, y, t in ((-2.5, 0.2, 20), (2.5, 0.5, 160), (-3.2, -2.0, 40), (3.0, -1.8, 130), (-1.8, 2.6, 80), (2.0, 3.0, 100)):
        with at(x, y, 0.1 + max(0, y - 1), t):
            palm(near(2.6, 3.6), LEAF, bend=0.2)
    for x, y in scatter(16, (-3.6, 3.6), (-5, 0), 1.3):
        with at(x, y, 0.05, near(0, 360)):
            for k in range(5):
                with at(turn=72 * k):
                    blade(0.6, 0.12, LIME, 0.5)
    glow(0, -0.2, 1.3, 50)


def moss_canyon():
    mood('shade', place=(0, -13, 2.8), haze=1.3)
    ground(lambda x, y: min(5.6, max(0, abs(x - 0.5 * math.sin(y * 0.7)) - 1.2) ** 1.4 * 1.5) + 0.2 * bumps(x, y), by_height([(0, GRASS), (1.2, MOSSY), (3.5, LEAF), (5, LIME)]))
    river([(0.5 * math.sin(y * 0.7), y) for y in range(-9, 16)], 1.3, WATER, 0.12)
    with at(0.1, 1.6, 3.2):
        def arch(u):
            return (-3.0 + 6 * u, 0, 1.2 * math.sin(math.pi * u))
        rope(curve(arch, 8), 0.55, MOSSY)
    for x, y in ((-1.3, -1.4), (1.4, -0.4)):
        with at(x, y, 0.15):
            crystals(8, GEM, 1.1, 0.35)
    for x, y, h in ((-1.5, 1.6, 1.4), (0.8, 1.5, 1.8), (1.9, 1.6, 1.1), (-0.6, 1.6, 1.0)):
        rope([(x, y, 4.2), (x + 0.1, y, 4.2 - h / 2), (x - 0.05, y, 4.2 - h)], 0.05, LIME)
    for x, y in scatter(10, (-1.8, 1.8), (-5, 3), 0.9):
        with at(x, y, 0.1):
            leafy(near(0.4, 0.8), LEAF, 3)


def rice_terraces():
    mood('green', place=(0, -13, 4.6), aim=(0, 0, 2.1))
    for k in range(9):
        y, z = -3.4 + 1.25 * k, 0.5 * k
        def edge(u, v, y=y, z=z, k=k):
            wave = 0.55 * math.sin(u * 7 + k * 1.3)
            return (u - 0.5) * 12, y + wave + 1.9 * v, z + 0.04
        sheet(edge, 26, 2, mix((0.25, 0.5, 0.36), (0.4, 0.6, 0.5), near(0, 1)), 'water', smooth=False)
        rope([(x, y0, z0) for x, y0, z0 in (edge(u / 26, 0) for u in range(27))], 0.13, LIME)
        def bank(u, v, y=y, z=z, k=k):
            return (u - 0.5) * 12, y + 0.55 * math.sin(u * 7 + k * 1.3) - 0.05, z - 0.55 + 0.6 * v
        sheet(bank, 26, 1, shade(GRASS, 0.8), smooth=False)
    for x, y, z in ((-2.3, 2.4, 2.0), (2.6, 3.8, 2.5)):
        with at(x, y, z):
            house(1.3, 1.0, 0.6, (0.5, 0.36, 0.2), (0.55, 0.45, 0.2), kind='hip', pitch=0.9)
    with at(0.5, -0.4, 1.0):
        crystals(8, GEM, 1.2, 0.32)
    with at(-1.0, -1.3, 0.55):
        person((0.2, 0.3, 0.5), (0.75, 0.65, 0.3), h=0.85, kind='straw')
    for x, y, z in ((-3.4, 4.8, 3.0), (3.6, 1.4, 1.5), (1.0, 6.4, 3.9)):
        with at(x, y, z, near(0, 180)):
            palm(1.9, LEAF)


def waterfall():
    mood('green', place=(0, -13, 3.0), aim=(0, 0, 2.4))
    ground(lambda x, y: 0.35 * max(0, abs(x) - 1.7) + 0.12 * bumps(x, y), GRASS)
    with at(0, 2.6):
        for x, w, h in ((-3.6, 3.6, 4.6), (-1.6, 2.0, 4.3), (1.7, 2.2, 4.4), (3.8, 3.6, 5.0), (0, 2.6, 4.0)):
            with at(x, 0.6 if x == 0 else 0, -0.2):
                box(w, 2.2, h, MOSSY, bevel=0.12)
                with at(z=h - 0.1):
                    box(w * 0.96, 2.1, 0.25, LEAF, bevel=0.3)
    with at(0, 2.0, 4.0):
        fall(1.7, 3.9, (0.75, 0.92, 0.92), 0.5)
    with at(0, -0.5):
        cyl(1.9, 0.14, WATER, 18, finish='water')
    rocks([(1.9 * math.cos(a), -0.5 + 1.9 * math.sin(a)) for a in [k * 0.5 for k in range(13)]], MOSSY, 0.2, 0.42)
    with at(0.9, -1.1, 0.1):
        crystals(8, GEM, 1.0, 0.32)
    for x, y in ((-2.6, 0.2), (2.8, 0.4), (-3.0, -2.0), (3.0, -2.4), (-2.2, 4.0), (2.6, 4.2)):
        with at(x, y, 0.2 if y < 3 else 4.4):
            leafy(near(1.4, 2.0), LEAF, 5)


def pine_mine():
    mood('green', place=(1, -13, 3.2))
    ground(lambda x, y: min(max(0, y - 0.4) * 1.5, 5.8) * max(0.15, 1 - abs(x - 0.3) / 7) * (0.85 + 0.3 * bumps(x, y, 0.4)) + 0.1 * bumps(x, y), by_height([(0, GRASS), (1.2, MOSSY), (3.4, (0.3, 0.46, 0.32)), (5, (0.6, 0.72, 0.6))]))
    with at(0, 0.0, 0.05):
        portal(1.5, 1.6)
    with at(0, -1.9, 0.05):
        cart(GEM, 24)
    for x, y in scatter(26, (-4.2, 4.2), (-4, 1.2), 1.4):
        with at(x, y, max(0, y - 0.4) * 0.8):
            pine(near(1.1, 2.4), DEEP)
    glow(0.4, -0.6, 1.2, 50)


def bamboo_ravine():
    mood('shade', place=(0, -13, 3.0), haze=1.5)
    ground(lambda x, y: 0.55 * max(0, abs(x) - 1.1) + 0.06 * bumps(x, y), by_height([(0, (0.36, 0.36, 0.16)), (0.6, GRASS)]))
    river([(0.2 * math.sin(y), y) for y in range(-9, 18)], 1.1, WATER, 0.06)
    for x, y in scatter(60, (-4.4, 4.4), (-3, 9), 1.2):
        with at(x, y, 0.5 * max(0, abs(x) - 1.1), near(0, 360)):
            bamboo(near(4.4, 6.2), mix((0.2, 0.4, 0.08), LIME, near(0, 1)))
    with at(0, 0.2, 0.06):
        def deck(u):
            return (-1.5 + 3 * u, 0, 0.35 + 0.5 * math.sin(math.pi * u))
        for y in (-0.4, 0.4):
            rope([(a, y, c + 0.35) for a, _, c in curve(deck, 8)], 0.04, (0.5, 0.12, 0.06))
        for a, _, c in curve(deck, 16):
            with at(a, 0, c):
                box(0.2, 0.9, 0.07, (0.5, 0.12, 0.06))
    for x, y in ((-0.9, -1.6), (0.95, -2.4)):
        with at(x, y, 0.05):
            crystals(7, GEM, 0.9, 0.28)


def river_delta():
    mood('green', place=(0, -13, 6.2), aim=(0, 0, 1.2), haze=1.3)
    ground(lambda x, y: 0.05 * bumps(x, y), by_height([(-0.1, GRASS), (0.2, LIME)]))
    for turn in (-1.5, -0.5, 0.5, 1.5):
        river([(turn * max(0, 5 - y) * 0.42 + 0.3 * math.sin(y + turn * 3), y) for y in range(-9, 8)], lambda v: 1.15 - 0.4 * v, WATER, 0.12)
    river([(0.4 * math.sin(0.6 * y), y) for y in range(5, 26)], 1.5, WATER, 0.12)
    for x, y in ((0.0, -1.2), (-2.0, -0.2), (2.1, -0.9)):
        with at(x, y, 0.05):
            crystals(6, GEM, 1.0 if x == 0 else 0.6, 0.3)
    for x, y, t in ((-2.9, 1.6, 20), (2.8, 2.2, 150), (-0.9, 2.4, 60), (0.9, 0.9, 110), (-1.2, -3.4, 30), (3.2, -2.8, 160)):
        with at(x, y, 0.05, t):
            palm(near(1.5, 2.2), LEAF)
    with at(1.1, -2.4, 0.14, 110):
        rowboat((0.4, 0.22, 0.1), 1.2)
    peaks([(-5, 20, 5, 3.6), (4, 22, 6, 4.4)], HILLS)


def oasis():
    mood('green', disc=(-0.14, 0.17, 0.04, (1, 0.95, 0.7), 0.4), place=(0, -13, 4.0), aim=(0, 0, 1.9))
    ground(lambda x, y: 0.5 * abs(math.sin(0.35 * y + 0.4 * x)) * min(1, math.hypot(x, y) / 4) ** 2 + 0.04 * bumps(x, y), by_height([(0, (0.4, 0.48, 0.18)), (0.4, (0.8, 0.7, 0.42))]))
    with at(0, -0.5, 0.03, stretch=(1.5, 1, 1)):
        cyl(1.5, 0.08, (0.05, 0.4, 0.36), 20, finish='water')
    for a in range(11):
        with at(2.7 * math.cos(a * 0.6 + 0.2), 0.2 + 2.0 * math.sin(a * 0.6 + 0.2), 0.05, near(0, 360)):
            if math.sin(a * 0.6 + 0.2) > -0.3:
                palm(near(2.4, 3.4), LEAF, bend=near(0.1, 0.3))
    with at(0, -0.4, 0.05):
        crystals(9, GEM, 1.3, 0.4)
    with at(-2.2, -1.9, 0.1, 15, 1.0):
        tent(1.4, 1.3, 1.1, (0.85, 0.8, 0.6), (0.1, 0.4, 0.2))
    reeds(scatter(9, (-2.4, 2.4), (-2.2, -1.7), 0.8), LIME, 0.6)


def river_raft():
    mood('green', place=(0, -12.5, 4.4), aim=(0, 0, 1.5))
    ground(lambda x, y: 0.3 * max(0, abs(x - 0.6 * math.sin(y * 0.4)) - 2.2) - 0.1 + 0.1 * bumps(x, y), by_height([(0, GRASS), (1, LEAF)]))
    river([(0.6 * math.sin(y * 0.4), y) for y in range(-9, 22)], 4.8, WATER, 0.0)
    with at(0, -0.6, 0.05, 78, 1.2):
        for k in range(8):
            with at(0, -0.7 + 0.2 * k):
                rod((-1.3, 0, 0.1), (1.3 + 0.1 * (k % 2), 0, 0.1), 0.11, (0.42, 0.26, 0.12))
        with at(0.1, 0.1, 0.2):
            chest(GEM, 0.75)
        with at(-0.9, 0, 0.2):
            person((0.6, 0.3, 0.1), (0.8, 0.7, 0.35), h=1.1, kind='straw')
        rod((-0.8, -0.3, 1.1), (-1.5, -1.3, -0.2), 0.03, WOOD)
    for x, y in scatter(26, (-5, 5), (-3, 12), 2.8):
        with at(x, y, 0.2):
            leafy(near(1.4, 2.6), mix(LEAF, LIME, near(0, 0.6)), 5)
    peaks([(0, 24, 8, 4.6)], HILLS)


def camel_halt():
    mood('green', disc=(0.15, 0.14, 0.04, (1, 0.9, 0.55), 0.5))
    ground(lambda x, y: 0.12 * bumps(x, y, 0.5) + 0.3 * abs(math.sin(0.3 * y)) * (y > 2), (0.55, 0.55, 0.26))
    with at(-0.4, -0.6, 0.1, -6, 1.25):
        camel((0.62, 0.44, 0.22), (0.05, 0.36, 0.16), GEM)
    with at(1.7, 0.6, 0.1, 168, 1.1):
        camel((0.55, 0.38, 0.2), (0.7, 0.55, 0.15))
    with at(1.5, -1.7, 0.05):
        person((0.85, 0.85, 0.75), (0.1, 0.45, 0.2), h=1.15, kind='turban')
    with at(-2.6, 1.6, 0.1):
        tent(1.9, 1.6, 1.5, (0.12, 0.42, 0.22), (0.85, 0.8, 0.6))
    for x, y, t in ((-3.2, 0.4, 10), (3.3, 1.8, 160), (2.6, 3.2, 120), (-1.0, 3.4, 70)):
        with at(x, y, 0.1, t):
            palm(near(3.0, 3.8), LEAF, bend=0.15)
    with at(-1.9, -2.0, 0.1):
        chest(GEM, 0.7)


def elephant_train():
    mood('green', place=(0, -12, 3.0), aim=(0, 0, 1.7))
    ground(lambda x, y: 0.06 * bumps(x, y), GRASS)
    sheet(lambda u, v: ((u - 0.5) * 14, -2.4 + 2.2 * v, 0.08), 8, 1, (0.5, 0.38, 0.2), smooth=False)
    with at(0.4, -1.0, 0.05, -8, 1.12):
        elephant((0.38, 0.38, 0.38), (0.03, 0.34, 0.14))
    with at(-2.6, 1.0, 0.05, -4, 0.8):
        elephant((0.33, 0.33, 0.34), (0.6, 0.45, 0.08))
    for x, y in scatter(24, (-5, 5), (2.4, 9)):
        with at(x, y):
            leafy(near(2.0, 3.6), mix(DEEP, LEAF, near(0, 1)), 5)
    for x, y, t in ((-3.2, 2.2, 40), (3.3, 2.0, 150)):
        with at(x, y, 0, t):
            palm(3.6, LIME)


def covered_bridge():
    mood('green', place=(2.4, -12.5, 3.0), aim=(0, 0, 1.7))
    ground(lambda x, y: min(1.1, 0.75 * max(0, abs(x) - 1.6)) - 0.1 + 0.08 * bumps(x, y), by_height([(0, EARTH), (0.7, GRASS)]))
    river([(0, y) for y in range(-9, 20, 2)], 3.4, WATER, 0.02)
    with at(0, 0.6, 0.85):
        box(4.8, 1.3, 0.18, WOOD)
        for y in (-0.6, 0.6):
            with at(0, y, 0.18):
                box(4.6, 0.08, 0.5, (0.45, 0.12, 0.06))
                for k in range(7):
                    with at(-2.2 + 0.733 * k):
                        box(0.12, 0.12, 1.15, (0.45, 0.12, 0.06))
        with at(z=1.3):
            gable(4.8, 1.4, 0.8, (0.12, 0.32, 0.2))
    for x in (-1.3, 1.3):
        with at(x, 0.6, -0.2):
            box(0.5, 1.2, 1.1, (0.4, 0.42, 0.38), taper=0.8)
    with at(0.1, -2.0, 0.03, 100):
        rowboat((0.35, 0.18, 0.08), 1.6, GEM)
    for x, y in scatter(22, (-5, 5), (-2.5, 8), 2.6):
        with at(x, y, 1.0):
            leafy(near(1.5, 2.6), mix(LEAF, LIME, near(0, 0.7)), 5)
    peaks([(0, 22, 8, 4)], HILLS)


def market_boats():
    mood('green', place=(0, -11.5, 5.0), aim=(0, 0, 1.0))
    sea((0.06, 0.34, 0.28), 0, 0.03)
    loads = ((0.85, 0.5, 0.05), GEM, (0.8, 0.15, 0.1), (0.7, 0.75, 0.1), GEM, (0.85, 0.7, 0.2))
    for k, (x, y, t) in enumerate(((-1.5, -1.6, 20), (0.6, -0.6, -12), (-1.9, 0.9, 8), (1.9, -2.3, 30), (1.7, 1.5, -20), (-0.2, 2.8, 14))):
        with at(x, y, 0, t, 1.0):
            rowboat((0.32, 0.18, 0.08), 2.1, loads[k])
            with at(-0.7, 0, 0.15):
                person(((0.1, 0.3, 0.5), (0.55, 0.15, 0.2), (0.2, 0.4, 0.2))[k % 3], (0.82, 0.72, 0.38), h=0.85, kind='straw')
            if k in (1, 4):
                with at(0.55, 0, 0.2):
                    tent_cover(0.7, 0.55, (0.85, 0.82, 0.6))
    for k in range(4):
        with at(-3.9 + 2.6 * k, 6.0, 0.3):
            house(2.0, 1.6, 1.2, (0.45, 0.3, 0.16), (0.3, 0.42, 0.2), pitch=0.7)
    for x in (-4.6, -1.3, 1.2, 4.2):
        with at(x, 7.4, 0, near(0, 180)):
            palm(3.4, LEAF)


def loom():
    mood('green', place=(0.8, -9.5, 2.8), aim=(0, 0, 1.7), haze=3)
    flat((0.4, 0.28, 0.16))
    with at(0, 3.2):
        box(12, 0.4, 8, (0.2, 0.4, 0.26))
    with at(2.2, 2.95, 1.6):
        opening(1.2, 1.9, (0.9, 1.0, 0.6), 'glow', depth=0.1)
    for x in (-1.5, 1.5):
        for y in (-0.8, 0.8):
            with at(x, y):
                box(0.2, 0.2, 3.0 if y > 0 else 1.5, WOOD)
        with at(x, 0, 1.3):
            box(0.18, 1.8, 0.18, WOOD)
    for y, z in ((0.8, 2.9), (-0.8, 1.4), (0.8, 0.9)):
        rod((-1.6, y, z), (1.6, y, z), 0.12, shade(WOOD, 1.4))
    def weave(u, v):
        return (u - 0.5) * 2.5, 0.75 - 1.5 * v, 2.85 - 1.35 * v
    sheet(weave, 10, 12, lambda m, n: (GEM if (int((m.x + 5) * 4) + int((m.z + 5) * 7)) % 3 else (0.85, 0.75, 0.3)), 'cloth', smooth=False, vary=0.03)
    sheet(lambda u, v: ((u - 0.5) * 2.5, -0.9 - 0.1 * v, 1.45 - 1.2 * v), 10, 8, lambda m, n: (GEM if (int((m.x + 5) * 4) + int((m.z + 5) * 6)) % 2 else (0.85, 0.75, 0.3)), 'cloth', smooth=False, vary=0.03)
    for x, c in ((-2.3, (0.1, 0.45, 0.2)), (-2.0, (0.8, 0.7, 0.25)), (-2.5, (0.5, 0.65, 0.3))):
        with at(x, -0.6 + 0.5 * near(0, 1), 0.25):
            ball(0.28, c, 2)
    with at(2.2, -0.8):
        chest(GEM, 0.7)


def hanging_gardens():
    mood('green', place=(1.5, -13, 3.2), aim=(0, 0, 2.5))
    flat((0.45, 0.46, 0.28))
    for k in range(5):
        w, d, z = 6.0 - 1.1 * k, 4.2 - 0.75 * k, 0.85 * k
        with at(0, 2.2, z):
            box(w, d, 0.85, (0.72, 0.62, 0.42), bevel=0.03)
            with at(0, -d / 2 - 0.02, 0.08):
                windows(5 - k, w / (5.4 - k), 0.42, 0.6, DARK if k % 2 else LIT, 'paint' if k % 2 else 'glow')
            for j in range(7 - k):
                with at((j - (6 - k) / 2) * w / (7 - k), -d / 2 + 0.12, 0.8, stretch=(1, 0.7, 0.8)):
                    ball(near(0.26, 0.38), mix(LEAF, LIME, near(0, 0.8)), 1, 0.15)
                rope([((j - (6 - k) / 2) * w / (7 - k) + 0.2, -d / 2 - 0.1, 0.85), ((j - (6 - k) / 2) * w / (7 - k) + 0.25, -d / 2 - 0.12, 0.25)], 0.07, LIME, thin=0.3)
    with at(0, 2.2, 4.2):
        dome(0.6, GEM, True)
    for x, y, t in ((-3.2, -0.4, 30), (3.2, -0.4, 150), (-2.4, -2.6, 60), (2.4, -2.6, 120)):
        with at(x, y, 0, t):
            palm(2.3, LEAF)
    with at(0, -1.8):
        box(1.4, 3.2, 0.08, WATER, 'water')


def copper_castle():
    mood('green', place=(1.5, -13, 2.8), aim=(0, 0, 2.6))
    ground(lambda x, y: 1.0 * math.exp(-(x * x + (y - 1) ** 2) / 9) + 0.08 * bumps(x, y), GRASS)
    wall = (0.66, 0.62, 0.5)
    with at(0, 1.4, 0.7):
        with at(0, -1.0):
            battlement(3.4, 0.5, 1.3, wall)
            with at(0, -0.28):
                opening(0.7, 0.95, DARK, 'paint')
        with at(0, 0.5):
            house(2.3, 1.6, 2.4, wall, COPPER, kind='hip', pitch=0.8, lights=3)
        for x, y, r, h in ((-1.9, -1.0, 0.55, 2.0), (1.9, -1.0, 0.55, 2.0), (-1.3, 0.7, 0.5, 3.3), (1.4, 0.7, 0.5, 2.9)):
            with at(x, y):
                tower(r, h, wall, COPPER, 2.3)
    for x, y in scatter(18, (-4, 4), (-3.4, 4), 2.5):
        with at(x, y, 0.15):
            pine(near(1.0, 1.8), DEEP)
    sheet(lambda u, v: (0.5 * math.sin(v * 4) + (u - 0.5) * 0.7, -6 + 6 * v, 0.12 + 0.75 * v ** 3), 2, 12, (0.6, 0.5, 0.3), smooth=False)
    peaks([(-5, 18, 6, 4), (5, 20, 6, 5)], HILLS)


def orangery():
    mood('green', place=(0, -12.5, 2.8), aim=(0, 0, 2.0))
    def lawn(middle, normal):
        return GRASS if int((middle.x + 40) / 1.3) % 2 else shade(GRASS, 1.2)
    flat(lawn)
    wall = (0.88, 0.84, 0.66)
    with at(0, 2.4):
        box(6.2, 1.8, 2.3, wall)
        with at(0, -0.92, 0.1):
            windows(5, 1.2, 0.8, 1.9, (0.25, 0.42, 0.3), 'gloss')
        with at(z=2.3):
            box(6.5, 2.0, 0.16, (0.95, 0.92, 0.8))
            with at(z=0.16):
                hip(6.0, 1.7, 0.6, COPPER)
            with at(0, -0.95):
                prism([(-1.1, 0.1), (1.1, 0.1), (0, 0.85)], 0.3, (0.95, 0.92, 0.8))
    for x, y in ((-2.3, 0.2), (-0.8, 0.2), (0.8, 0.2), (2.3, 0.2), (-1.6, -1.9), (1.6, -1.9)):
        with at(x, y):
            box(0.55, 0.55, 0.5, (0.9, 0.88, 0.8))
            with at(z=0.5):
                cyl(0.06, 0.5, BARK, 6)
                with at(z=0.85):
                    ball(0.46, LEAF, 2, 0.06)
                    for k in range(9):
                        a = k * 2.4
                        with at(0.44 * math.cos(a) * math.cos(k - 4), 0.44 * math.sin(a), 0.32 * math.sin(k)):
                            ball(0.08, (0.95, 0.45, 0.03), 2)
    with at(0, -1.4):
        lathe([(0.7, 0), (0.7, 0.2), (0.6, 0.2)], (0.9, 0.88, 0.8), 18)
        with at(z=0.18):
            cyl(0.6, 0.03, WATER, 18, finish='water')
        crystals(1, GEM, 0.9, 0)


def jade_pagoda():
    mood('green', disc=(-0.13, 0.2, 0.05, (1, 0.95, 0.7), 0.35), place=(0, -13, 2.8), aim=(0, 0, 2.7))
    ground(lambda x, y: 0.5 * math.exp(-(x * x + (y - 1) ** 2) / 6) + 0.06 * bumps(x, y), GRASS)
    with at(0, 1.2, 0.45):
        box(3.0, 3.0, 0.35, (0.6, 0.6, 0.5))
        with at(z=0.35):
            pagoda(0.98, 5, (0.75, 0.2, 0.1), (0.04, 0.36, 0.22), 0.86)
    with at(0, -1.5, 0.1):
        stairs(5, 1.2, 0.22, 0.1, (0.65, 0.65, 0.55))
    for x, y in ((-2.4, 0.0), (2.5, 0.3), (-3.0, 2.4), (3.1, 2.6), (-2.2, -2.4), (2.3, -2.6)):
        with at(x, y, 0.1):
            leafy(near(1.4, 2.2), mix(LEAF, LIME, near(0, 1)), 5)
    for x in (-1.1, 1.1):
        with at(x, -2.0, 0.05):
            lathe([(0.16, 0), (0.1, 0.4), (0.22, 0.5), (0.2, 0.7), (0.3, 0.76), (0.001, 1.0)], (0.55, 0.56, 0.5), 6)
    peaks([(-5, 20, 6, 4), (5, 22, 6, 5)], HILLS)


LEVELS = {
    1: [jungle_shaft, moss_canyon, rice_terraces, waterfall, pine_mine, bamboo_ravine, river_delta, oasis],
    2: [river_raft, camel_halt, elephant_train, covered_bridge, market_boats, loom],
    3: [hanging_gardens, copper_castle, orangery, jade_pagoda],
}
