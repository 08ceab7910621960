"""What people build, put together from parts. Everything stands on its base and looks towards −y."""
import math

from .clay import at, ball, box, cone, curve, cyl, lathe, mix, near, press, prism, rod, rope, shade, sheet

GOLD = (0.95, 0.62, 0.2)
WOOD = (0.26, 0.125, 0.05)
IRON = (0.16, 0.16, 0.18)
STONE = (0.42, 0.39, 0.36)
DARK = (0.012, 0.011, 0.014)
LIT = (1.0, 0.58, 0.2)


def arch_outline(w, h, pointed=False, n=8):
    """A door or window: straight sides, a round or pointed head."""
    r = w / 2
    rise = h - r * (1.35 if pointed else 1)
    head = []
    for k in range(n + 1):
        a = math.pi * k / n
        lift = r * math.sin(a) * (1.35 if pointed else 1)
        head.append((r * math.cos(a), rise + lift))
    return [(-r, 0), (r, 0)] + head


def opening(w, h, colour=LIT, finish='glow', pointed=False, depth=0.08):
    """A window or door that lies on the front of a wall at the place."""
    prism(arch_outline(w, h, pointed), depth, colour, finish, vary=0.12)


def windows(count, span, w, h, colour=LIT, finish='glow', pointed=False):
    for k in range(count):
        with at((k - (count - 1) / 2) * span):
            opening(w, h, colour, finish, pointed)


def gable(w, d, h, colour, over=0.12):
    """A roof with its ridge along x."""
    profile = [(-d / 2 - over, 0), (d / 2 + over, 0), (0, h)]
    with at(turn=90):
        prism([(x, z) for x, z in profile], w + 2 * over, colour, vary=0.04)


def hip(w, d, h, colour, over=0.12, ridge=0.35):
    a, b, r = w / 2 + over, d / 2 + over, w / 2 * ridge
    points = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-r, 0, h), (r, 0, h)]
    press(points, [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4], [3, 2, 1, 0]], colour)


def house(w, d, h, wall, roof, pitch=0.6, lights=2, kind='gable', lit=LIT, finish='glow'):
    box(w, d, h, wall)
    with at(z=h):
        if kind == 'gable':
            gable(w, d, pitch * d, roof)
        elif kind == 'front':
            with at(turn=90):
                gable(d, w, pitch * w, roof)
            with at(0, -d / 2 + 0.02):
                prism([(-w / 2, 0), (w / 2, 0), (0, pitch * w * 0.94)], 0.06, wall)
        else:
            hip(w, d, pitch * d, roof)
    with at(0, -d / 2, h * 0.45):
        windows(lights, w / (lights + 0.3), w * 0.14, h * 0.32, lit, finish)


def column(h, r, colour, n=10):
    lathe([(r * 1.5, 0), (r * 1.5, h * 0.06), (r, h * 0.1), (r * 0.85, h * 0.88), (r * 1.4, h * 0.95), (r * 1.4, h)], colour, n)


def colonnade(count, span, h, r, colour):
    for k in range(count):
        with at((k - (count - 1) / 2) * span):
            column(h, r, colour)


def dome(r, colour, onion=False, tip=GOLD, finish='gloss'):
    if onion:
        profile = [(r * 0.82, 0), (r * 1.0, r * 0.22), (r * 1.06, r * 0.5), (r * 0.92, r * 0.85), (r * 0.6, r * 1.2), (r * 0.25, r * 1.5), (r * 0.06, r * 1.8), (0.001, r * 2.0)]
    else:
        profile = [(r * math.cos(a), r * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(8)]] + [(0.001, r)]
    lathe(profile, colour, 28, finish, smooth=True, vary=0.0)
    top = r * (1.85 if onion else 0.98)
    with at(z=top):
        lathe([(r * 0.03, 0), (r * 0.09, r * 0.1), (r * 0.02, r * 0.2), (0.001, r * 0.5)], tip, 8, 'metal')


def tower(r, h, wall, roof=None, cap=1.6, n=12, lights=2, taper=0.9, lit=LIT):
    """A round tower; `roof` is the colour of a pointed cap, or none for battlements."""
    cyl(r, h, wall, n, top=r * taper)
    for k in range(lights):
        z = h * (0.45 + 0.3 * k)
        with at(0, -r * (1 - (1 - taper) * z / h) + 0.01, z):
            opening(r * 0.35, r * 0.75, lit)
    with at(z=h):
        lathe([(r * taper, -0.05 * r), (r * 1.15, 0.15 * r), (r * 1.15, 0.4 * r)], wall, n)
        with at(z=0.4 * r):
            if roof:
                cone(r * 1.3, r * cap, roof, n)
            else:
                merlons_round(r * 1.08, n, wall)


def merlons_round(r, n, colour):
    for k in range(0, n):
        a = 2 * math.pi * k / n
        with at(r * math.cos(a), r * math.sin(a), 0, math.degrees(a)):
            box(r * 0.16, r * 0.3, r * 0.3, colour)


def battlement(w, d, h, colour, step=0.3):
    """A wall along x with merlons."""
    box(w, d, h, colour)
    count = max(2, int(w / step))
    for k in range(count):
        with at((k + 0.5) * w / count - w / 2, 0, h):
            box(w / count * 0.55, d, step * 0.55, colour)


def stairs(count, w, run, rise, colour):
    """Steps that go up towards +y, the lowest at the place."""
    for k in range(count):
        with at(0, k * run):
            box(w, run * 1.02, rise * (k + 1), colour, bevel=0.04)


def arcade(count, span, h, thick, colour, wide=0.68, top=0.25):
    """A wall of arches along x, open to look through."""
    w = span * wide
    head = h - top - w / 2
    for k in range(count):
        with at((k - (count - 1) / 2) * span):
            half = span / 2
            inner = [(-w / 2 * math.cos(math.pi * j / 10), head + w / 2 * math.sin(math.pi * j / 10)) for j in range(11)]
            left = [(-half, 0), (-w / 2, 0)] + inner[:6] + [(0, h), (-half, h)]
            right = [(-x, z) for x, z in left]
            prism(left, thick, colour)
            prism(right, thick, colour)


def pagoda_roof(r, h, colour, n=4, lift=0.25):
    """A swept roof with raised corners."""
    def place(u, v):
        a = 2 * math.pi * (u + 0.125)
        square = 1 / max(abs(math.cos(a)), abs(math.sin(a))) if n == 4 else 1
        corner = (square - 1) / 0.414 if n == 4 else 0
        out = r * (1 - v) ** 1.0 * square
        return out * math.cos(a), out * math.sin(a), h * v ** 1.5 + lift * corner ** 3 * (1 - v) ** 3
    sheet(place, 32, 6, colour, smooth=False, vary=0.05)


def pagoda(r, storeys, wall, roof, step=0.8, lit=LIT):
    z = 0.0
    for k in range(storeys):
        w = r * 2 * (1 - 0.14 * k)
        with at(z=z):
            box(w, w, step * 0.62, wall)
            with at(0, -w / 2, step * 0.12):
                windows(3, w * 0.3, w * 0.16, step * 0.4, lit)
            with at(z=step * 0.55):
                pagoda_roof(w * 0.82, step * 0.55, roof)
        z += step
    with at(z=z - step * 0.05):
        lathe([(0.06, 0), (0.1, 0.12), (0.03, 0.2), (0.08, 0.32), (0.001, 0.75)], GOLD, 8, 'metal')


def portal(w=1.5, h=1.6, frame=WOOD):
    """A timbered way into a mine."""
    for side in (-1, 1):
        with at(side * w / 2):
            box(0.22, 0.3, h, frame)
    with at(z=h - 0.05):
        box(w + 0.5, 0.34, 0.26, frame)
    with at(0, 0.25):
        box(w - 0.1, 0.5, h - 0.05, DARK)


def cart(gems, load=18):
    """A mine cart full of stones, on two rails that come towards the eye."""
    for x in (-0.28, 0.28):
        with at(x, -0.4):
            box(0.05, 4.2, 0.06, IRON, 'metal')
    for k in range(9):
        with at(0, -2.3 + k * 0.45):
            box(0.85, 0.12, 0.05, WOOD)
    with at(z=0.2):
        box(0.72, 0.95, 0.5, shade(IRON, 1.3), taper=1.15)
        for x in (-0.4, 0.4):
            for y in (-0.3, 0.3):
                with at(x, y, 0, lean=90):
                    cyl(0.15, 0.07, IRON, 10)
        heap(load, 0.34, gems, z=0.52)


def heap(count, spread, colour, z=0.0, size=0.13):
    for _ in range(count):
        a, out = near(0, 6.28), near(0, 1) ** 0.6
        with at(spread * out * math.cos(a), spread * out * math.sin(a), z + (1 - out) * spread * 0.6, near(0, 90), tilt=near(0, 90)):
            ball(size * near(0.7, 1.2), colour, 1, finish='gem', vary=0.2)


def chest(gems, size=0.5):
    with at(size=size):
        box(1.1, 0.7, 0.55, WOOD)
        for x in (-0.4, 0.4):
            with at(x):
                box(0.1, 0.74, 0.58, GOLD, 'metal')
        with at(0, 0.35, 0.55, tilt=-60):
            box(1.1, 0.7, 0.16, WOOD)
        heap(14, 0.36, gems, z=0.5, size=0.14)


def crate(s, colour=WOOD):
    box(s, s, s, shade(colour, 1.4))
    for z in (0.02, s * 0.8):
        with at(z=z):
            box(s * 1.06, s * 1.06, s * 0.16, colour)


def barrel(h, colour=WOOD):
    r = h * 0.34
    lathe([(r * 0.8, 0), (r, h * 0.35), (r, h * 0.65), (r * 0.8, h)], shade(colour, 1.3), 12)
    for z in (0.18, 0.75):
        with at(z=h * z):
            cyl(r * 0.98, h * 0.07, IRON, 12)


def lantern(h=1.4, glow=LIT, pole=WOOD):
    cyl(0.035, h, pole, 6)
    with at(0.14, 0, h - 0.1):
        box(0.14, 0.14, 0.2, glow, 'glow')
        with at(z=0.2):
            cone(0.14, 0.12, pole, 4)
    rod((0, 0, h + 0.1), (0.2, 0, h + 0.1), 0.02, pole, 4)
    rod((0, 0, h - 0.02), (0, 0, h + 0.12), 0.03, pole, 5)


def flag(h, colour, w=0.5, pole=WOOD):
    cyl(0.025, h, pole, 6)
    def place(u, v):
        return u * w, 0.06 * math.sin(u * 6), h - 0.02 - v * w * 0.55 * (1 - 0.75 * u)
    sheet(place, 8, 3, colour, 'cloth')


def tent(w, d, h, colour, stripe=None):
    outline = [(-w / 2, 0), (0, h), (w / 2, 0)]
    prism(outline, d, colour, 'cloth')
    with at(0, -d / 2 - 0.01):
        prism([(-w * 0.14, 0), (0, h * 0.62), (w * 0.14, 0)], 0.03, DARK)
    if stripe:
        for k in (-0.3, 0.3):
            with at(0, d * k):
                prism([(x * 1.03, z * 1.02) for x, z in outline], d * 0.14, stripe, 'cloth')


def stall(w, d, h, cloth, other, goods):
    """A market stall with a striped awning."""
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            with at(x, y):
                cyl(0.035, h, WOOD, 6)
    with at(z=0.02):
        box(w, d * 0.8, h * 0.36, shade(WOOD, 1.5))
    for k in range(6):
        tone = cloth if k % 2 else other
        x = (k + 0.5) * w * 1.16 / 6 - w * 0.58
        prism_sloped(x, w * 1.16 / 6, d * 0.75, h, tone)
    for k in range(5):
        with at((k - 2) * w / 5.5, -d * 0.1, h * 0.38):
            heap(5, 0.1, goods, size=0.08)


def prism_sloped(x, w, d, z, colour):
    points = [(x - w / 2, -d, z - 0.3), (x + w / 2, -d, z - 0.3), (x + w / 2, d, z + 0.15), (x - w / 2, d, z + 0.15)]
    points += [(a, b, c + 0.05) for a, b, c in points]
    press(points, [[0, 1, 2, 3][::-1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], colour, 'cloth')


def spoked(r, width, colour=WOOD, spokes=8):
    """A wheel that stands in the x–z plane, its hub at the place."""
    rim = [(r * math.cos(2 * math.pi * k / 20), 0, r * math.sin(2 * math.pi * k / 20)) for k in range(21)]
    rope(rim, width * 0.5, colour)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        rod((0, 0, 0), (r * math.cos(a), 0, r * math.sin(a)), width * 0.32, colour, 5)
    with at(tilt=90):
        cyl(r * 0.16, width * 1.6, shade(colour, 0.7), 8)


def cogwheel(r, teeth, colour, thick=0.12, finish='metal'):
    outline = []
    for k in range(teeth * 4):
        a = 2 * math.pi * k / (teeth * 4)
        out = r if k % 4 in (0, 1) else r * 0.84
        outline.append((out * math.cos(a), out * math.sin(a)))
    prism(outline, thick, colour, finish)
    with at(0, -thick * 0.55, 0, tilt=90):
        cyl(r * 0.28, thick * 0.3, shade(colour, 0.5), 12, finish=finish)


def mill(h, wall, roof, sail):
    """A windmill with four sails."""
    cyl(h * 0.24, h * 0.62, wall, 10, top=h * 0.16)
    with at(z=h * 0.62):
        cone(h * 0.2, h * 0.2, roof, 10)
    with at(0, -h * 0.23, 0.0):
        opening(h * 0.1, h * 0.18, shade(WOOD, 0.7), 'paint')
    with at(0, -h * 0.17, h * 0.4):
        opening(h * 0.07, h * 0.1)
    with at(0, -h * 0.24, h * 0.68, lean=22):
        for k in range(4):
            with at(lean=90 * k):
                rod((0, 0, 0), (0, 0, h * 0.52), h * 0.012, WOOD, 5)
                with at(h * 0.05, 0, h * 0.14):
                    box(h * 0.1, 0.02, h * 0.38, sail, 'cloth')
        ball(h * 0.03, WOOD, 2)


def bridge(spans, span, h, thick, colour, rail=0.18):
    arcade(spans, span, h, thick, colour, wide=0.74, top=0.16)
    for y in (-thick / 2, thick / 2):
        with at(0, y, h):
            box(spans * span + 0.3, 0.12, rail, shade(colour, 1.1))


def lighthouse(h, wall, band, glow=LIT):
    for k in range(5):
        low, high = 0.2 - 0.018 * k, 0.2 - 0.018 * (k + 1)
        with at(z=h * 0.15 * k):
            cyl(h * low * 0.75, h * 0.15, band if k % 2 else wall, 14, top=h * high * 0.75)
    with at(z=h * 0.75):
        cyl(h * 0.12, h * 0.025, IRON, 14)
        with at(z=h * 0.025):
            cyl(h * 0.06, h * 0.1, glow, 10, finish='glow')
        with at(z=h * 0.125):
            cone(h * 0.1, h * 0.1, band, 12)


def crane(h, colour=WOOD):
    """A harbour crane with a treadwheel and a load."""
    box(0.7, 0.7, h * 0.5, shade(STONE, 1.1))
    with at(z=h * 0.5):
        box(0.9, 0.9, h * 0.28, colour)
        with at(z=h * 0.28):
            hip(0.9, 0.9, h * 0.22, shade(colour, 0.6))
    with at(0, -0.5, h * 0.64):
        spoked(0.36, 0.08, shade(colour, 1.3))
    tip = (h * 0.62, 0, h * 1.12)
    rod((0.2, 0, h * 0.6), tip, 0.08, colour)
    rod((0, 0, h * 0.98), tip, 0.03, colour)
    rod(tip, (tip[0], 0, h * 0.42), 0.014, IRON, 4)


def candle(h=0.3):
    cyl(0.05, h, (0.9, 0.85, 0.7), 8)
    with at(z=h + 0.06, stretch=(1, 1, 2)):
        ball(0.035, LIT, 2, finish='glow')
