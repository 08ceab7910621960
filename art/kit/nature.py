"""Land, water, weather and what grows."""
import math

from .clay import at, ball, box, bumps, cone, cyl, lathe, mix, near, press, prism, rng, rod, rope, shade, sheet

BARK = (0.16, 0.08, 0.035)
SNOW = (0.9, 0.93, 0.97)


def ground(height, colour, width=26, front=-9, back=24, n=44, finish='paint', vary=0.07):
    """Land by a function of x and y, in facets; `colour` may be a function of a place and its slope."""
    steps = int(n * (back - front) / width)
    jitter = width / n * 0.32

    def place(u, v):
        x = (u - 0.5) * width + near(-jitter, jitter)
        y = front + v * (back - front) + near(-jitter, jitter)
        return x, y, height(x, y)

    sheet(place, n, steps, colour, finish, smooth=False, vary=vary)


def flat(colour, z=0.0, **kw):
    ground(lambda x, y: z + 0.05 * bumps(x, y, 0.8), colour, **kw)


def by_height(stops):
    """A colour by height: pairs of height and colour, lowest first. Steep faces are darker."""
    def tone(middle, normal):
        z = middle.z + 0.35 * bumps(middle.x, middle.y, 0.9)
        picked = stops[0][1]
        for (low, one), (high, other) in zip(stops, stops[1:]):
            if z >= low:
                picked = mix(one, other, min(1, (z - low) / (high - low)))
        return shade(picked, 0.8 + 0.2 * abs(normal.z))
    return tone


def sea(colour, z=0.0, swell=0.1, scale=0.8, front=-9, back=40, n=60):
    ground(lambda x, y: z + swell * bumps(x * 0.7, y, scale) + swell * 0.4 * bumps(x, y, scale * 2.7, 5), colour, width=46, front=front, back=back, n=n, finish='water', vary=0.03)


def peak(r, h, colours, n=9, rings=6, crag=0.22, steep=1.25):
    """A mountain at the middle of the place, coloured from foot to top."""
    layer = near(0, 50)
    points, faces = [], []
    for k in range(rings):
        t = k / rings
        for i in range(n):
            a = 2 * math.pi * (i + 0.5 * (k % 2)) / n
            out = r * (1 - t) ** steep * (1 + crag * bumps(3 * math.cos(a), 3 * math.sin(a), 1, layer + k))
            points.append((out * math.cos(a), out * math.sin(a), h * t * (1 + 0.06 * near(-1, 1))))
    points.append((near(-0.05, 0.05) * r, 0, h))
    for k in range(rings - 1):
        for i in range(n):
            j, odd = (i + 1) % n, k % 2
            a, b, c, d = k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i
            faces += [[a, b, c], [a, c, d]] if odd else [[a, b, d], [b, c, d]]
    faces += [[(rings - 1) * n + i, (rings - 1) * n + (i + 1) % n, rings * n] for i in range(n)]

    def tone(middle, normal):
        t = max(0.0, min(0.999, middle.z / h + near(-0.05, 0.05)))
        return colours[int(t * len(colours))]
    press(points, faces, tone, vary=0.06)


def peaks(places, colours):
    """Mountains at (x, y, radius, height)."""
    for x, y, r, h in places:
        with at(x, y, -0.2, near(0, 360)):
            peak(r, h, colours)


def rock(r, colour, flatten=0.7):
    with at(0, 0, r * flatten * 0.4, near(0, 360), stretch=(1, near(0.7, 1), flatten)):
        ball(r, colour, 1, 0.16, vary=0.09)


def rocks(places, colour, low=0.1, high=0.3, z=0.0):
    for x, y in places:
        with at(x, y, z):
            rock(near(low, high), colour)


def scatter(count, xs, ys, keep=0.0):
    """Places in a field, none of them nearer to the middle line than `keep`."""
    found = []
    while len(found) < count:
        x, y = near(*xs), near(*ys)
        if abs(x) >= keep:
            found.append((x, y))
    return found


def pine(h, colour, tiers=3, snow=0.0):
    cyl(0.06 * h, 0.3 * h, BARK, 6)
    for k in range(tiers):
        t = k / tiers
        with at(z=h * (0.18 + 0.62 * t), turn=near(0, 90)):
            cone(h * 0.32 * (1 - 0.6 * t), h * 0.46, mix(colour, SNOW, snow * (0.4 + 0.6 * t)), 7)


def leafy(h, colour, blobs=4, trunk=BARK):
    """A round tree."""
    cyl(0.05 * h, 0.55 * h, trunk, 6, top=0.03 * h)
    for _ in range(blobs):
        with at(near(-0.16, 0.16) * h, near(-0.16, 0.16) * h, h * near(0.55, 0.85), stretch=(1, 1, 0.85)):
            ball(h * near(0.2, 0.3), colour, 1, 0.12, vary=0.1)


def birch(h, leaf):
    white = (0.85, 0.83, 0.78)
    cyl(0.035 * h, 0.8 * h, white, 6, top=0.015 * h)
    for k in range(4):
        with at(z=h * (0.15 + 0.16 * k)):
            cyl(0.036 * h - 0.003 * k * h, 0.02 * h, (0.1, 0.1, 0.1), 6)
    for _ in range(5):
        with at(near(-0.13, 0.13) * h, near(-0.13, 0.13) * h, h * near(0.6, 1.0)):
            ball(h * near(0.09, 0.15), leaf, 1, 0.15, vary=0.12)


def palm(h, leaf=(0.06, 0.22, 0.07), fronds=8, bend=0.25):
    rope([(bend * h * (k / 5) ** 2, 0, h * k / 5) for k in range(6)], 0.06 * h, (0.24, 0.14, 0.07), thin=0.55)
    with at(bend * h, 0, h, near(0, 45)):
        for k in range(fronds):
            with at(turn=360 / fronds * k):
                blade(0.62 * h, 0.1 * h, leaf, 0.3 * h)


def blade(length, width, colour, droop):
    """A leaf along x that bends down."""
    def place(u, v):
        wide = width * math.sin(math.pi * min(1, 0.12 + u * 0.88)) * (v - 0.5) * 2
        return u * length, wide, droop * (0.5 * u - 1.5 * u * u) - abs(wide) * 0.3
    sheet(place, 6, 2, colour, smooth=False, vary=0.1)


def cypress(h, colour=(0.03, 0.11, 0.05)):
    cyl(0.03 * h, 0.12 * h, BARK, 6)
    lathe([(0.02 * h, 0.08 * h), (0.11 * h, 0.2 * h), (0.12 * h, 0.38 * h), (0.07 * h, 0.75 * h), (0.001, h)], colour, 8, vary=0.08)


def bamboo(h, colour=(0.2, 0.36, 0.08), leaf=(0.1, 0.3, 0.06)):
    lean = near(-0.06, 0.06) * h
    for k in range(6):
        rod((lean * k / 6, 0, h * k / 6), (lean * (k + 0.96) / 6, 0, h * (k + 0.96) / 6), 0.022 * h, colour, 7)
    for k in range(6):
        with at(lean * 0.9, 0, h * near(0.55, 1.0), near(0, 360)):
            blade(0.22 * h, 0.025 * h, leaf, 0.1 * h)


def bare_tree(h, colour=(0.03, 0.028, 0.03)):
    rope([(0, 0, 0), (0.03 * h, 0, 0.3 * h), (-0.03 * h, 0, 0.6 * h), (0.04 * h, 0, h)], 0.05 * h, colour, thin=0.15)
    for k in range(6):
        z, a, reach = h * (0.35 + 0.09 * k), k * 2.4, h * near(0.18, 0.32)
        tip = (reach * math.cos(a), reach * math.sin(a), z + reach * 0.9)
        rod((0, 0, z), tip, 0.022 * h, colour, 5, top=0.004 * h)


def flowers(places, colour, z=0.0, high=0.22, stem=(0.08, 0.2, 0.05)):
    for x, y in places:
        h = high * near(0.7, 1.2)
        rod((x, y, z), (x, y, z + h), 0.012, stem, 4)
        with at(x, y, z + h, stretch=(1, 1, 0.6)):
            ball(0.4 * high, colour, 1, vary=0.12)


def reeds(places, colour, high=0.8, z=0.0):
    for x, y in places:
        for _ in range(3):
            h = high * near(0.6, 1.1)
            rod((x, y, z), (x + near(-0.12, 0.12), y, z + h), 0.018, colour, 4, top=0.004)


def crystal(h, r, colour):
    with at(turn=near(0, 60)):
        lathe([(r * 0.8, 0), (r, h * 0.62), (0.001, h)], colour, 6, 'gem', vary=0.16)


def crystals(count, colour, size=0.5, spread=0.35):
    """A cluster that grows out of one point."""
    for k in range(count):
        a, out = k * 2.4, (k / max(1, count)) ** 0.5
        h = size * (1.1 - 0.6 * out) * near(0.8, 1.15)
        with at(spread * out * math.cos(a), spread * out * math.sin(a), -0.05, tilt=-38 * out * math.sin(a), lean=38 * out * math.cos(a)):
            crystal(h, h * 0.2, colour)


def cloud(size, colour=(0.95, 0.95, 0.97), puffs=5):
    for k in range(puffs):
        off = (k / (puffs - 1) - 0.5) * 2
        with at(off * size, near(-0.2, 0.2) * size, near(-0.03, 0.03) * size, stretch=(1, 0.8, 0.62)):
            ball(size * (0.5 - 0.28 * abs(off)) * near(0.9, 1.15), colour, 2, 0.03)


def clouds(places, colour=(0.95, 0.95, 0.97)):
    for x, y, z, size in places:
        with at(x, y, z):
            cloud(size, colour)


def stars(count, y=36, low=9, high=24, colour=(0.9, 0.92, 1)):
    for _ in range(count):
        with at(near(-16, 16), y, near(low, high)):
            ball(near(0.03, 0.075), colour, 1, finish='glow', vary=0.4)


def river(path, width, colour, z=0.03, finish='water'):
    """A band of water along points on flat land, wider where `width` says."""
    def place(u, v):
        k = min(len(path) - 2, int(v * (len(path) - 1)))
        t = v * (len(path) - 1) - k
        (x0, y0), (x1, y1) = path[k], path[k + 1]
        wide = width(v) if callable(width) else width
        return x0 + (x1 - x0) * t + (u - 0.5) * wide, y0 + (y1 - y0) * t, z
    sheet(place, 3, 8 * len(path), colour, finish, smooth=False, vary=0.03)


def fall(width, height, colour=(0.78, 0.88, 0.95), out=0.25):
    """A waterfall down from the place, towards the eye."""
    def place(u, v):
        return (u - 0.5) * width * (1 + 0.12 * v), -out * v ** 0.5 - 0.06 * bumps(u * 6, 3, 1), -height * v
    sheet(place, 14, 8, colour, 'gloss', smooth=False, vary=0.14)
    for k in range(9):
        with at((k / 8 - 0.5) * width * 1.2, -out - 0.1, -height, stretch=(1, 1, 0.6)):
            ball(near(0.1, 0.2), (0.9, 0.95, 1), 1, 0.1)


def cactus(h, colour=(0.08, 0.2, 0.08)):
    cyl(0.1 * h, h, colour, 8, top=0.07 * h)
    for side in (-1, 1):
        z = h * near(0.35, 0.55)
        rope([(0, 0, z), (side * 0.25 * h, 0, z), (side * 0.27 * h, 0, z + 0.3 * h)], 0.06 * h, colour)


def smoke(height, colour=(0.25, 0.24, 0.26), drift=0.8):
    for k in range(7):
        t = k / 6
        with at(drift * t * t, 0, height * t):
            ball(0.14 + 0.3 * t, shade(colour, 1 + 0.3 * t), 2, 0.08)


def rain(count, colour=(0.5, 0.55, 0.65)):
    for _ in range(count):
        x, y, z = near(-5, 5), near(-6, 4), near(0, 7)
        rod((x, y, z), (x - 0.07, y, z + 0.45), 0.008, colour, 3)
