"""Ships, wagons, beasts and people, carved in few strokes. Ships and beasts look along +x."""
import math

from .build import GOLD, IRON, WOOD, chest, crate, heap, spoked
from .clay import at, ball, box, cone, curve, cyl, lathe, mix, near, press, prism, rod, rope, shade, sheet

CANVAS = (0.82, 0.76, 0.64)
HULL = (0.25, 0.115, 0.05)


def hull(length, beam, height, colour=HULL, bow=1.0, stern=0.8, deck=True, full=0.5):
    """A boat's body; `bow` and `stern` say how far its ends rise, in heights."""
    n = 12
    rows = []
    for k in range(n + 1):
        t = k / n
        wide = beam / 2 * max(0.04, math.sin(math.pi * (0.06 + 0.9 * t) ** 0.92) ** full)
        up = height * (1 + bow * max(0, (t - 0.5) * 2) ** 2.4 + stern * max(0, (0.5 - t) * 2) ** 2.4)
        x = (t - 0.5) * length
        low = x * 0.82
        rows.append([(x, -wide, up), (low, -wide * 0.86, height * 0.32), (low, -wide * 0.4, -0.1 * height), (low, wide * 0.4, -0.1 * height), (low, wide * 0.86, height * 0.32), (x, wide, up)])
    points = [p for row in rows for p in row]
    faces = [[k * 6 + i, (k + 1) * 6 + i, (k + 1) * 6 + i + 1, k * 6 + i + 1] for k in range(n) for i in range(5)]
    faces += [[5, 4, 3, 2, 1, 0], [n * 6 + i for i in range(6)]]
    press(points, faces, lambda middle, normal: shade(colour, 1.35 if middle.z > height * 0.7 else 0.85), vary=0.06)
    if deck:
        def plank(u, v):
            row = rows[int(round(u * n))]
            a, b = row[0], row[5]
            return a[0] * 0.96, (a[1] + (b[1] - a[1]) * v) * 0.9, a[2] - height * 0.14
        sheet(plank, n, 2, shade(colour, 1.6), smooth=False)
    for side in (0, 5):
        rope([(row[side][0], row[side][1], row[side][2]) for row in rows], 0.035 * height + 0.012, shade(colour, 0.6), 5)


def square_sail(w, h, colour, belly=0.3):
    """Hangs from the place, filled towards +x."""
    def place(u, v):
        full = belly * math.sin(math.pi * (0.12 + 0.8 * v)) * math.cos((u - 0.5) * 2.4)
        return full, (u - 0.5) * w * (0.9 + 0.14 * v), -v * h
    sheet(place, 10, 10, colour, 'cloth', vary=0.02)
    rod((0, -w * 0.5, 0), (0, w * 0.5, 0), 0.03, WOOD, 5)


def lateen(length, h, colour, belly=0.2):
    """A three-cornered sail on a slanting yard, in the plane of the keel."""
    def place(u, v):
        x = (u - 0.45) * length * (1 - v)
        return x - 0.1 * length * v, belly * math.sin(math.pi * u) * (1 - v), h * (0.05 + 0.95 * v) + 0.16 * h * (1 - v) * (1 - u)
    sheet(place, 8, 8, colour, 'cloth', vary=0.02)
    rod((0.6 * length, 0, -0.02 * h), (-0.12 * length, 0, 1.04 * h), 0.025, WOOD, 5)


def junk_sail(w, h, colour, ribs=5):
    """A sail of battens, along the keel."""
    def edge(v):
        return -w * 0.34 * (1 - 0.2 * v), w * 0.66 * (1 - 0.12 * (1 - v) - 0.4 * v * v)
    def place(u, v):
        a, b = edge(v)
        return a + (b - a) * u, 0.07 * math.sin(math.pi * ((v * ribs) % 1)), h * v + 0.14 * h * u * v
    sheet(place, 6, ribs * 3, colour, 'cloth', smooth=False, vary=0.03)
    for k in range(ribs + 1):
        v = k / ribs
        a, b = edge(v)
        rod((a, -0.05, h * v), (b, -0.05, h * v + 0.14 * h * v), 0.022, WOOD, 5)


def mast(h, r=0.05):
    cyl(r, h, WOOD, 7, top=r * 0.6)


def pennant(colour, w=0.45):
    prism([(0, 0), (-w, 0.08), (0, 0.18)], 0.02, colour, 'cloth')


def caravel(sail, cross, masts=3):
    hull(3.8, 1.3, 0.62, bow=0.9, stern=1.5)
    with at(-1.45, 0, 0.95):
        box(0.8, 0.85, 0.42, shade(HULL, 1.3))
    spots = ((-1.1, 2.3), (0.1, 3.3), (1.15, 2.5))[:masts]
    for x, h in spots:
        with at(x, 0, 0.4):
            mast(h)
            with at(0.06, 0, h * 0.6):
                square_sail(1.5, h * 0.42, sail, 0.42)
            if h > 2.4:
                with at(0.05, 0, h * 0.93):
                    square_sail(1.0, h * 0.26, mix(sail, cross, 0.35), 0.28)
            with at(0, 0, h):
                pennant(cross)
    rod((1.6, 0, 1.0), (2.6, 0, 1.5), 0.04, WOOD)


def galley(colour, oar=WOOD, oars=9):
    hull(4.6, 1.0, 0.5, shade(HULL, 1.1), bow=0.9, stern=1.7, full=0.35)
    for k in range(oars):
        x = -1.5 + k * 3.0 / (oars - 1)
        for side in (-1, 1):
            rod((x, side * 0.42, 0.42), (x - 0.3, side * 1.35, -0.08), 0.022, oar, 5)
    with at(0.1, 0, 0.4):
        mast(2.7)
        with at(0.1, 0, 2.5):
            square_sail(2.0, 1.55, colour, 0.45)
    with at(-1.7, 0, 1.0):
        tent_cover(0.8, 0.6, colour)


def tent_cover(length, h, colour):
    def place(u, v):
        a = math.pi * v
        return (u - 0.5) * length, -0.38 * math.cos(a), h * math.sin(a)
    sheet(place, 3, 10, colour, 'cloth')


def dhow(sail, trim):
    hull(3.4, 1.05, 0.5, bow=1.5, stern=0.9)
    with at(0.2, 0, 0.35):
        mast(2.4)
        lateen(2.7, 2.9, sail)
    with at(-1.15, 0, 0.4):
        mast(1.6)
        lateen(1.5, 1.8, mix(sail, trim, 0.3))


def junk(sail, trim):
    hull(3.6, 1.25, 0.6, bow=0.8, stern=1.9, full=0.4)
    with at(-1.4, 0, 1.1):
        box(0.75, 0.8, 0.45, shade(HULL, 1.5))
        with at(z=0.45):
            box(0.95, 1.0, 0.1, trim)
    for x, h, w in ((-0.9, 2.0, 1.1), (0.15, 2.8, 1.6), (1.2, 2.0, 1.0)):
        with at(x, 0, 0.5):
            mast(h + 0.2)
            with at(0, -0.08, 0.35):
                junk_sail(w, h - 0.35, sail)


def rowboat(colour=HULL, length=1.6, load=None):
    hull(length, length * 0.36, length * 0.16, colour, bow=0.8, stern=0.6)
    if load:
        heap(9, length * 0.14, load, z=length * 0.12, size=length * 0.06)


def barge(length, colour, cargo):
    hull(length, length * 0.32, length * 0.12, colour, bow=0.5, stern=0.4, full=0.25)
    for k in range(3):
        with at((k - 1) * length * 0.2, 0, length * 0.06):
            chest(cargo, length * 0.16)


def wagon(cover, gems=None, size=1.0):
    """A covered wagon, or an open one with stones."""
    with at(size=size):
        with at(z=0.42):
            box(1.7, 0.85, 0.42, WOOD)
        for x in (-0.55, 0.55):
            for y in (-0.5, 0.5):
                with at(x, y, 0.36):
                    spoked(0.36, 0.08, shade(WOOD, 0.75))
        if gems:
            heap(26, 0.5, gems, z=0.8, size=0.16)
        else:
            def place(u, v):
                a = math.pi * (0.0 + v)
                flare = 1 + 0.12 * abs(u - 0.5) * 2
                return (u - 0.5) * 1.8, -0.5 * math.cos(a) * flare, 0.8 + 0.75 * math.sin(a) * flare
            sheet(place, 6, 12, cover, 'cloth')


def beast(colour, body=(0.62, 0.28, 0.3), leg=0.55, neck=(0.35, 0.4), head=(0.2, 0.11, 0.12), ear=0.1, thick=0.06):
    """A four-legged animal; sizes are half-axes of its body and head, the reach of its neck, the length of its legs."""
    bx, by, bz = body
    with at(0, 0, leg + bz * 0.75, stretch=(bx, by, bz)):
        ball(1, colour, 2, 0.02)
    for x in (-bx * 0.62, bx * 0.62):
        for y in (-by * 0.55, by * 0.55):
            rod((x, y, leg + bz * 0.3), (x + near(-0.05, 0.05), y, 0), thick * 1.3, shade(colour, 0.85), 6, top=thick * 0.8)
    start = (bx * 0.75, 0, leg + bz * 0.95)
    tip = (start[0] + neck[0], 0, start[2] + neck[1])
    rod(start, tip, by * 0.55, colour, 7, top=head[2] * 0.8)
    with at(tip[0] + head[0] * 0.5, 0, tip[2] - head[2] * 0.1, lean=22, stretch=head):
        ball(1, colour, 2, 0.02)
    for y in (-1, 1):
        with at(tip[0] - 0.02, y * head[1] * 0.7, tip[2] + head[2] * 0.6):
            cone(ear * 0.4, ear, shade(colour, 0.8), 4)
    rod((-bx * 0.95, 0, leg + bz), (-bx * 1.15, 0, leg * 0.6), thick * 0.5, shade(colour, 0.6), 5)
    return tip


def pack(colour, gems=None, z=1.0, size=0.32):
    """Bags on both sides of a back."""
    for y in (-0.3, 0.3):
        with at(0, y, z, stretch=(1.1, 0.6, 0.9)):
            ball(size, colour, 2, 0.05)
    with at(0, 0, z + size * 0.5):
        box(size * 1.6, 0.5, size * 0.35, shade(colour, 0.7))
        if gems:
            heap(9, size * 0.5, gems, z=size * 0.4, size=0.09)


def mule(colour=(0.3, 0.22, 0.16), load=(0.5, 0.4, 0.3), gems=None):
    beast(colour, ear=0.24)
    pack(load, gems, 0.9)


def pony(colour=(0.2, 0.12, 0.08), load=(0.3, 0.26, 0.2), gems=None):
    beast(colour, body=(0.58, 0.27, 0.28), leg=0.48, neck=(0.3, 0.42), ear=0.1)
    rope([(0.42, 0, 1.02), (0.6, 0, 1.2), (0.74, 0, 1.24)], 0.07, shade(colour, 0.4))
    pack(load, gems, 0.8, 0.28)


def camel(colour=(0.55, 0.36, 0.18), cloth=(0.6, 0.08, 0.08), gems=None):
    tip = beast(colour, body=(0.7, 0.3, 0.34), leg=0.95, neck=(0.5, 0.62), head=(0.2, 0.1, 0.11), ear=0.08, thick=0.055)
    with at(-0.05, 0, 1.5):
        cone(0.34, 0.45, colour, 8)
    with at(-0.05, 0, 1.28, stretch=(1, 1.1, 1)):
        cyl(0.42, 0.3, cloth, 10, top=0.3, finish='cloth')
    for y in (-0.36, 0.36):
        with at(-0.05, y, 1.2, stretch=(1.2, 0.6, 1)):
            ball(0.28, shade(cloth, 0.7), 2, 0.05)
    if gems:
        with at(-0.05, 0, 1.7):
            heap(8, 0.16, gems, size=0.09)
    return tip


def elephant(colour=(0.3, 0.3, 0.32), cloth=(0.1, 0.4, 0.2), roof=GOLD):
    with at(0, 0, 1.25, stretch=(0.95, 0.62, 0.68)):
        ball(1, colour, 2, 0.02)
    for x in (-0.55, 0.55):
        for y in (-0.32, 0.32):
            with at(x, y):
                cyl(0.2, 1.0, shade(colour, 0.9), 8, top=0.24)
    with at(1.05, 0, 1.6, stretch=(0.42, 0.4, 0.46)):
        ball(1, colour, 2, 0.02)
    rope([(1.38, 0, 1.55), (1.6, 0, 1.15), (1.62, 0, 0.7), (1.74, 0, 0.42), (1.92, 0, 0.44)], 0.16, colour, thin=0.4)
    for y in (-1, 1):
        with at(0.92, y * 0.42, 1.65, turn=y * 28, stretch=(0.34, 0.06, 0.44)):
            ball(1, shade(colour, 0.85), 2)
        rope([(1.35, y * 0.18, 1.35), (1.62, y * 0.2, 1.2), (1.78, y * 0.2, 1.28)], 0.05, (0.9, 0.86, 0.75), thin=0.4)
    with at(-0.1, 0, 1.3):
        cyl(0.66, 0.5, cloth, 12, top=0.5, finish='cloth')
        with at(z=0.5):
            box(0.7, 0.6, 0.25, roof, 'metal')
            for x in (-0.3, 0.3):
                for y in (-0.25, 0.25):
                    with at(x, y, 0.2):
                        cyl(0.03, 0.5, roof, 6, finish='metal')
            with at(z=0.7):
                lathe([(0.5, 0), (0.3, 0.16), (0.12, 0.34), (0.001, 0.55)], cloth, 10, 'cloth')


def ox(colour=(0.4, 0.28, 0.18)):
    beast(colour, body=(0.72, 0.36, 0.38), leg=0.5, neck=(0.28, 0.05), head=(0.24, 0.16, 0.17), ear=0.02, thick=0.08)
    for y in (-1, 1):
        rope([(0.84, y * 0.1, 0.98), (0.88, y * 0.3, 1.08), (0.96, y * 0.32, 1.26)], 0.035, (0.85, 0.8, 0.7), thin=0.3)


def person(robe, hat=None, skin=(0.5, 0.3, 0.18), h=1.0, kind='cap'):
    with at(size=h):
        lathe([(0.22, 0), (0.2, 0.3), (0.15, 0.62), (0.09, 0.74)], robe, 9, 'cloth')
        with at(z=0.84):
            ball(0.11, skin, 2)
        with at(z=0.9):
            tone = hat or shade(robe, 0.6)
            if kind == 'straw':
                cone(0.26, 0.16, tone, 10)
            elif kind == 'turban':
                with at(z=0.03, stretch=(1, 1, 0.65)):
                    ball(0.15, tone, 2)
            else:
                cyl(0.12, 0.09, tone, 9, top=0.09)


def sledge(gems):
    for y in (-0.35, 0.35):
        rope([(-0.9, y, 0.08), (0.7, y, 0.08), (1.0, y, 0.22), (1.1, y, 0.45)], 0.045, WOOD)
    with at(-0.1, 0, 0.25):
        box(1.5, 0.8, 0.1, shade(WOOD, 1.3))
        for x in (-0.45, 0.15):
            with at(x, 0, 0.1):
                crate(0.5)
        with at(-0.15, 0, 0.6):
            heap(16, 0.32, gems, size=0.12)


def dog(colour):
    with at(size=0.55):
        beast(colour, body=(0.5, 0.2, 0.22), leg=0.4, neck=(0.2, 0.22), head=(0.18, 0.1, 0.1), ear=0.14, thick=0.05)
