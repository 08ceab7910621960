"""Tokens: a stone set in a round of gold, as it lies on the table, seen from a seat. Laid over one another they make a stack."""
import math
from functools import partial

from .kit import *
from .kit.studio import flat_eye, showcase
from .objects import OUTLINES, set_stone

METAL = (1.0, 0.7, 0.27)
ENAMEL = {'white': (0.5, 0.58, 0.7), 'blue': (0.006, 0.025, 0.16), 'green': (0.002, 0.07, 0.03), 'red': (0.13, 0.003, 0.01), 'black': (0.016, 0.016, 0.022)}
# Degrees off the perpendicular: a stack shows its edges.
TILT = 22
WIDE = 3.3


def bent(profile, n=96, finish='gold', colour=METAL):
    lathe(profile, colour, n, finish, smooth=True, vary=0.0)


def rim():
    """The coin without its middle: a milled edge, a raised border with beads."""
    bent([(1.46, -0.36), (1.53, -0.33), (1.53, -0.05), (1.5, -0.01), (1.44, 0.02), (1.38, 0.02), (1.34, -0.02), (1.33, -0.3), (0.001, -0.3)])
    bent([(1.34, -0.31), (1.34, -0.03), (1.2, -0.05), (1.16, 0.03), (1.1, 0.04), (1.06, -0.08), (1.05, -0.3), (0.001, -0.3)])
    for k in range(64):
        a = 2 * math.pi * k / 64
        rod((1.535 * math.cos(a), 1.535 * math.sin(a), -0.31), (1.535 * math.cos(a), 1.535 * math.sin(a), -0.08), 0.035, METAL, 6, finish='gold', smooth=True, vary=0.0)
    for k in range(36):
        a = 2 * math.pi * (k + 0.5) / 36
        with at(1.27 * math.cos(a), 1.27 * math.sin(a), -0.03):
            ball(0.068, METAL, 3, finish='gold', vary=0.0)


def disc(r, z, colour, finish):
    lathe([(r, z - 0.02), (r, z), (0.001, z)], colour, 72, finish, smooth=False, vary=0.0)


def bezel(outline, size, z, height, thick):
    """A band of gold along a stone's girdle."""
    ring = [(x * size, y * size) for x, y in outline]
    rope([(x, y, z + height) for x, y in ring + ring[:1]], thick, METAL, 8, finish='gold', smooth=True, vary=0.0)
    for x, y in ring:
        with at(x, y, z + height):
            ball(thick, METAL, 2, finish='gold', smooth=True, vary=0.0)
    points = [(x, y, z) for x, y in ring] + [(x, y, z + height) for x, y in ring]
    n = len(ring)
    press(points, [[i, (i + 1) % n, (i + 1) % n + n, i + n] for i in range(n)], METAL, 'gold', vary=0.0)


def star():
    """Gold that stands for any stone: a star of eight rays."""
    points, faces = [(0, 0, 0.34)], []
    for k in range(16):
        a = math.pi * k / 8 + math.pi / 2
        r = (1.0, 0.42, 0.72, 0.42)[k % 4]
        points.append((r * math.cos(a), r * math.sin(a), -0.06))
        faces.append([0, 1 + k, 1 + (k + 1) % 16])
    press(points, faces, METAL, 'gilt', vary=0.0)


def token(colour):
    showcase(1.25)
    flat_eye(WIDE, TILT)
    with at(y=-0.02):
        rim()
        if colour == 'gold':
            disc(1.08, -0.07, (0.3, 0.13, 0.03), 'gold')
            star()
            return
        disc(1.08, -0.07, ENAMEL[colour], 'gloss')
        shift = {'red': 0.0, 'blue': 0.02}.get(colour, 0)
        with at(y=shift):
            set_stone(colour, 0.9, -0.07, 0.42)
            bezel(OUTLINES[colour], 0.92, -0.07, 0.25, 0.042)


ALL = [('token', colour, partial(token, colour)) for colour in (*ENAMEL, 'gold')]
