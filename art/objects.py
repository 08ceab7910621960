"""Stones, cut out, in the light of the bench. Seen from above: up in the picture is +y."""
import math
from functools import partial

from .kit import *
from .kit.clay import _hull
from .kit.studio import flat_eye, workshop


def turned(corners, radius, start=0.0):
    return [(radius * math.cos(2 * math.pi * (k + start) / corners), radius * math.sin(2 * math.pi * (k + start) / corners)) for k in range(corners)]


def drawn(points):
    """From the field of 100 × 100 of the page's own drawings (`web/src/art/cuts.ts`) to the bench."""
    return [((x - 50) / 48, (50 - y) / 48) for x, y in points]


# The outline tells the stone without its colour.
OUTLINES = {
    'white': turned(16, 0.98),
    'red': drawn([(50, 4), (63, 22), (80, 50), (96, 80), (88, 86), (74, 89), (50, 91), (26, 89), (12, 86), (4, 80), (20, 50), (37, 22)]),
    'yellow': drawn([(2, 50), (18, 34), (36, 23), (50, 20), (64, 23), (82, 34), (98, 50), (82, 66), (64, 77), (50, 80), (36, 77), (18, 66)]),
    'green': drawn([(32, 4), (68, 4), (84, 20), (84, 80), (68, 96), (32, 96), (16, 80), (16, 20)]),
    'blue': drawn([(50, 2), (60, 16), (74, 36), (83, 56), (84, 70), (78, 84), (66, 93), (50, 97), (34, 93), (22, 84), (16, 70), (17, 56), (26, 36), (40, 16)]),
    'black': drawn([(50, 2), (98, 50), (50, 98), (2, 50)]),
}
MIDDLE = {'red': (0, -0.24), 'blue': (0, -0.2)}
FOIL = {'white': (0.93, 0.95, 1.0), 'red': (0.9, 0.02, 0.07), 'yellow': (1.0, 0.58, 0.05), 'green': (0.01, 0.55, 0.17), 'blue': (0.03, 0.16, 0.92), 'black': (0.075, 0.075, 0.1)}
TINT = {'white': (1, 1, 1), 'red': (1, 0.75, 0.78), 'yellow': (1, 0.93, 0.75), 'green': (0.75, 1, 0.85), 'blue': (0.75, 0.85, 1), 'black': (0.6, 0.6, 0.66)}


def inward(outline, middle, share, z, between=False):
    """A ring of corners nearer to the middle; `between` puts them half a side on."""
    points = outline
    if between:
        points = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline, outline[1:] + outline[:1])]
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share, z) for x, y in points]


def stepped(outline, middle):
    """A step cut: parallel terraces."""
    rings = [(0.55, 0.36), (0.8, 0.24), (1.0, 0.06), (1.0, -0.02), (0.7, -0.3), (0.35, -0.52), (0.08, -0.6)]
    return [p for share, z in rings for p in inward(outline, middle, share, z)]


def brilliant(outline, middle):
    """A table, a belt of kites, a girdle, and facets below that meet in a point."""
    return (inward(outline, middle, 0.56, 0.36) + inward(outline, middle, 0.84, 0.24, True) + inward(outline, middle, 1.0, 0.06)
            + inward(outline, middle, 1.0, -0.02) + inward(outline, middle, 0.55, -0.36, True) + [(*middle, -0.75)])


def stone(colour, back='foil'):
    """A cut stone: clear above, mirrors of its own colour below, as if set on foil."""
    outline, middle = OUTLINES[colour], MIDDLE.get(colour, (0, 0))
    points = (stepped if colour in ('green', 'black') else brilliant)(outline, middle)
    faces = _hull(f'stone {colour}', points)
    up = [f for f in faces if _normal(points, f) > -0.02]
    down = [f for f in faces if _normal(points, f) <= -0.02]
    press(points, up, TINT[colour], 'glass', vary=0.0)
    press(points, down, FOIL[colour], 'silver' if colour == 'white' else back, vary=0.3)


def set_stone(colour, size, z, flat):
    """A stone that stands on its point at a height, flattened as a setting allows."""
    deep = 0.6 if colour in ('green', 'black') else 0.75
    with at(z=z + deep * size * flat * 1.03, size=size, stretch=(1, 1, flat)):
        stone(colour, 'lit foil')


def _normal(points, face):
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (points[i] for i in face[:3])
    nx, ny, nz = (by - ay) * (cz - az) - (bz - az) * (cy - ay), (bz - az) * (cx - ax) - (bx - ax) * (cz - az), (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return nz / (math.sqrt(nx * nx + ny * ny + nz * nz) or 1)


def gem(colour):
    workshop()
    flat_eye(2.12)
    stone(colour)


ALL = [('gem', colour, partial(gem, colour)) for colour in OUTLINES]
