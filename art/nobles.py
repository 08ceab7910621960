"""Ten nobles as cameos: ivory profiles that look to the left, where the tile shows what they want. Silhouettes differ by headdress, hair, collar and beard."""
import math
from functools import partial

import numpy as np

from .kit.studio import flat_eye, lamp, plain_light
from .relief import GOLD, Relief, oval, smooth

IVORY = (0.86, 0.74, 0.58)
PEARL = (0.9, 0.88, 0.84)
FINE = 120
# Where the middle of the head lies, and how large the head is.
HEAD = (0.22, 0.07)
SIZE = 0.88

PROFILE = [(-0.2, 0.45), (-0.33, 0.28), (-0.37, 0.12), (-0.355, 0.06), (-0.43, -0.05), (-0.515, -0.14), (-0.47, -0.185), (-0.4, -0.185), (-0.435, -0.235), (-0.39, -0.268), (-0.43, -0.31), (-0.385, -0.36), (-0.415, -0.44),
           (-0.36, -0.53), (-0.24, -0.53), (-0.1, -0.46), (-0.06, -0.6), (-0.1, -0.95), (0.36, -0.95), (0.3, -0.5), (0.34, -0.2), (0.42, 0.05), (0.38, 0.32), (0.2, 0.5), (0.0, 0.54)]


def put(points, dx=0.0, dy=0.0, size=1.0):
    """From the head's own measures to the plate."""
    return [(HEAD[0] + (x * size + dx) * SIZE, HEAD[1] + (y * size + dy) * SIZE) for x, y in points]


def spot(x, y):
    return put([(x, y)])[0]


def strands(angle, width=0.035, depth=0.016, wave=0.0):
    """Locks that run along an angle."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return lambda x, y: depth * np.sin((-s * x + c * y + wave * np.sin((c * x + s * y) * 14)) * 2 * math.pi / width)


def curls(size=0.09, depth=0.03):
    return lambda x, y: depth * (np.sin(x * 2 * math.pi / size + 1.3 * np.sin(y * 19)) * np.sin(y * 2 * math.pi / size))


def plain(x, y):
    return 0.0 * x


def face(r, skin=IVORY, brow=0.0, lips=(0.72, 0.42, 0.34)):
    r.lay(smooth(put(PROFILE), 4), skin, 0.3, 0.2)
    r.lay(smooth(put([(-0.3, -0.1), (-0.12, 0.0), (0.02, -0.18), (-0.1, -0.38), (-0.26, -0.3)]), 4), skin, 0.05, 0.13, over=True)
    r.stroke(put([(-0.36, 0.13 + brow), (-0.27, 0.16 + brow), (-0.17, 0.12)]), 0.024, (0.3, 0.2, 0.13), 1.0, 0.6)
    r.stroke(put([(-0.32, 0.05), (-0.25, 0.07), (-0.17, 0.035)]), 0.016, (0.25, 0.17, 0.12), 1.0)
    r.carve(put([(-0.31, 0.0), (-0.24, -0.02), (-0.18, 0.0)]), 0.02, 0.03)
    r.carve(put([(-0.44, -0.265), (-0.33, -0.275)]), 0.018, 0.04)
    r.stroke(put([(-0.42, -0.245), (-0.35, -0.25)]), 0.014, lips, 0.7)
    r.stroke(put([(-0.41, -0.3), (-0.36, -0.29)]), 0.015, lips, 0.7)
    r.carve(put([(-0.42, -0.15), (-0.39, -0.11)]), 0.016, 0.03)


def ear(r, skin=IVORY, jewel=None):
    r.lay(smooth(put([(0.06, 0.08), (0.14, 0.06), (0.12, -0.06), (0.05, -0.13), (0.02, -0.04)]), 4), skin, 0.05, 0.05, over=True)
    if jewel is not None:
        r.ball(*spot(0.05, -0.2), 0.05, jewel)


def shoulders(r, colour, grain=None, high=0.26):
    r.lay(smooth([(-0.42, -1.3), (-0.4, -0.9), (-0.12, -0.66), (0.16, -0.6), (0.5, -0.62), (0.84, -0.74), (1.04, -1.0), (1.1, -1.4)], 6), colour, high, 0.3, grain=grain)


def beads(r, points, size, colour):
    for x, y in points:
        r.ball(x, y, size, colour)


def along(points, count):
    """Places at even steps along a line."""
    points = np.array(points)
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    return [(np.interp(t, steps, points[:, 0]), np.interp(t, steps, points[:, 1])) for t in np.linspace(0, steps[-1], count)]


def beard(r, outline, colour, grain):
    r.lay(smooth(put(outline), 5), colour, 0.34, 0.14, grain=grain)


# --- the ten ---------------------------------------------------------------------------------------------------------

def captain(r):
    """Red and black: a broad hat with a plume, a pointed beard, a steel collar."""
    red, steel = (0.42, 0.02, 0.03), (0.3, 0.31, 0.35)
    shoulders(r, (0.06, 0.05, 0.06), strands(60, 0.16, 0.02))
    r.lay(smooth([(-0.2, -0.56), (0.1, -0.5), (0.5, -0.5), (0.66, -0.64), (0.5, -0.86), (0.1, -0.9), (-0.2, -0.78)], 5), steel, 0.36, 0.12)
    r.stroke(smooth([(-0.2, -0.58), (0.1, -0.53), (0.5, -0.53), (0.66, -0.66)], 5, False), 0.03, GOLD)
    face(r, brow=0.01)
    hair = (0.1, 0.05, 0.025)
    r.lay(smooth(put([(-0.16, 0.4), (0.02, 0.1), (0.02, -0.2), (0.16, -0.44), (0.4, -0.4), (0.5, -0.1), (0.46, 0.36)]), 5), hair, 0.36, 0.14, grain=strands(105, 0.05, 0.018, 0.02))
    beard(r, [(-0.02, -0.1), (-0.1, -0.32), (-0.3, -0.42), (-0.42, -0.4), (-0.5, -0.72), (-0.36, -0.66), (-0.2, -0.54), (-0.02, -0.38), (0.06, -0.16)], hair, strands(60, 0.05, 0.014))
    r.stroke(put([(-0.42, -0.215), (-0.33, -0.22), (-0.22, -0.31)]), 0.032, hair, 1.0, 0.5)
    r.lay(smooth(put([(-0.62, 0.22), (-0.3, 0.3), (0.2, 0.3), (0.6, 0.24), (0.72, 0.36), (0.5, 0.44), (0.44, 0.66), (0.1, 0.78), (-0.22, 0.68), (-0.3, 0.46), (-0.56, 0.4)]), 5), red, 0.44, 0.14)
    r.stroke(put([(-0.3, 0.42), (0.1, 0.46), (0.46, 0.42)]), 0.035, GOLD)
    plume = smooth(put([(-0.06, 0.5), (0.16, 0.86), (0.56, 0.98), (0.94, 0.8), (0.98, 0.5), (0.82, 0.6), (0.7, 0.52), (0.44, 0.66), (0.2, 0.56)]), 5)
    r.lay(plume, PEARL, 0.5, 0.12, grain=strands(70, 0.06, 0.022))


def widow(r):
    """Green, red and black: a veil from crown to shoulder, a white band, closed hands of cloth."""
    shoulders(r, (0.03, 0.09, 0.06), strands(80, 0.12, 0.02))
    face(r, brow=0.0)
    r.lay(smooth(put([(-0.3, 0.44), (-0.18, 0.2), (-0.04, -0.1), (-0.1, -0.46), (-0.22, -0.56), (-0.1, -0.9), (0.4, -0.9), (0.44, 0.2), (0.2, 0.5)]), 5), PEARL, 0.36, 0.08, grain=strands(100, 0.07, 0.01))
    r.lay(smooth(put([(-0.34, 0.4), (-0.2, 0.34), (-0.04, 0.2), (0.06, -0.1), (0.1, -0.5), (0.0, -0.9), (0.1, -1.3), (0.98, -1.3), (0.86, -0.8), (0.72, -0.2), (0.62, 0.34), (0.4, 0.62), (0.06, 0.7), (-0.24, 0.6)]), 5), (0.025, 0.025, 0.032), 0.44, 0.16, grain=strands(97, 0.13, 0.02, 0.02))
    r.stroke(smooth(put([(-0.32, 0.42), (-0.18, 0.34), (-0.03, 0.2), (0.07, -0.1), (0.1, -0.5)]), 5, False), 0.028, (0.45, 0.02, 0.03))
    r.ball(*spot(-0.1, -0.78), 0.07, GOLD)
    r.ball(*spot(-0.1, -0.78), 0.04, (0.5, 0.01, 0.03), base=0.5)


def ruff(r, centre, rx, ry, tilt, colour, folds=15):
    """A wheel of pleats about the neck, seen from the side."""
    x, y = put([centre])[0]
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    u, v = (r.x - x) * c + (r.y - y) * s, -(r.x - x) * s + (r.y - y) * c
    along_it = np.arctan2(v / ry, u / rx)
    out = np.hypot(u / rx, v / ry)
    depth = (1 + 0.06 * np.cos(along_it * folds) - out) * ry
    r.lay_depth(depth, colour, 0.3, ry * 0.7, base=0.14, grain=lambda a, b: 0.045 * np.cos(along_it * folds) * np.clip(out, 0, 1))


def queen(r):
    """Green and red: a tall crown on red hair, a great ruff."""
    shoulders(r, (0.02, 0.22, 0.08), curls(0.16, 0.02))
    face(r, brow=0.02, lips=(0.7, 0.12, 0.12))
    ruff(r, (0.06, -0.66), 0.62, 0.26, -8, PEARL)
    hair = (0.42, 0.1, 0.02)
    r.lay(smooth(put([(-0.26, 0.34), (-0.12, 0.24), (0.02, 0.04), (0.1, -0.2), (0.34, -0.34), (0.54, -0.1), (0.56, 0.3), (0.4, 0.62), (0.0, 0.66), (-0.24, 0.54)]), 5), hair, 0.4, 0.16, grain=curls(0.1, 0.03))
    ear(r, jewel=PEARL)
    r.lay(put([(-0.24, 0.5), (0.36, 0.62), (0.46, 0.98), (0.28, 0.82), (0.18, 1.06), (0.04, 0.8), (-0.1, 1.0), (-0.16, 0.74), (-0.34, 0.86)]), GOLD, 0.44, 0.05)
    beads(r, along(put([(-0.2, 0.58), (0.34, 0.69)]), 5), 0.04, (0.6, 0.01, 0.04))


def prince(r):
    """Blue, green and red: a great turban with a plume and a jewel, a long beard."""
    shoulders(r, (0.02, 0.1, 0.3), curls(0.2, 0.016))
    face(r, (0.66, 0.46, 0.3), brow=0.0)
    black = (0.05, 0.035, 0.03)
    beard(r, [(0.04, 0.0), (-0.08, -0.24), (-0.26, -0.36), (-0.4, -0.38), (-0.5, -0.6), (-0.44, -0.92), (-0.28, -1.1), (-0.1, -0.86), (0.06, -0.5), (0.12, -0.14)], black, strands(75, 0.06, 0.016, 0.02))
    r.stroke(put([(-0.42, -0.215), (-0.33, -0.22), (-0.2, -0.34)]), 0.036, black, 1.0, 0.6)
    white = (0.85, 0.8, 0.7)
    turban = smooth(put([(-0.44, 0.2), (-0.52, 0.44), (-0.36, 0.76), (0.04, 0.92), (0.44, 0.82), (0.64, 0.5), (0.56, 0.16), (0.3, -0.02), (-0.06, 0.12)]), 6)
    r.lay(turban, white, 0.5, 0.26, grain=lambda x, y: 0.03 * np.sin((np.hypot(x - HEAD[0] - 0.3, y - HEAD[1] + 0.2)) * 2 * math.pi / 0.15))
    r.stroke(smooth(put([(-0.42, 0.3), (0.0, 0.38), (0.5, 0.2)]), 5, False), 0.05, (0.02, 0.3, 0.16))
    r.lay(smooth(put([(-0.36, 0.5), (-0.5, 0.84), (-0.4, 1.04), (-0.22, 1.0), (-0.2, 0.7)]), 5), (0.03, 0.12, 0.5), 0.6, 0.08, grain=strands(100, 0.05, 0.015))
    r.ball(*spot(-0.28, 0.48), 0.1, GOLD)
    r.ball(*spot(-0.28, 0.48), 0.065, (0.6, 0.01, 0.04), base=0.62)


def navigator(r):
    """Blue and green: a cap with earflap, a queue tied with a ribbon, a shaven chin, a scarf."""
    shoulders(r, (0.02, 0.14, 0.16), strands(40, 0.14, 0.02))
    face(r, (0.74, 0.54, 0.38))
    r.lay(smooth(put([(-0.2, -0.54), (0.1, -0.5), (0.42, -0.56), (0.36, -0.8), (0.0, -0.98), (-0.24, -0.8)]), 5), PEARL, 0.38, 0.1, grain=strands(20, 0.1, 0.02))
    hair = (0.5, 0.3, 0.1)
    r.lay(smooth(put([(-0.22, 0.4), (0.0, 0.06), (0.1, -0.24), (0.34, -0.26), (0.48, 0.0), (0.46, 0.36)]), 5), hair, 0.36, 0.12, grain=strands(140, 0.05, 0.015))
    r.lay(smooth(put([(0.36, -0.06), (0.6, -0.2), (0.74, -0.5), (0.7, -0.86), (0.58, -0.6), (0.5, -0.36), (0.32, -0.2)]), 5), hair, 0.34, 0.09, grain=strands(110, 0.04, 0.014))
    r.stroke(put([(0.46, -0.02), (0.54, -0.28)]), 0.05, (0.02, 0.12, 0.5))
    ear(r, (0.74, 0.54, 0.38), GOLD)
    hat = smooth(put([(-0.7, 0.34), (-0.5, 0.36), (-0.2, 0.3), (0.3, 0.3), (0.74, 0.5), (0.66, 0.66), (0.3, 0.62), (0.0, 0.76), (-0.3, 0.66), (-0.5, 0.48), (-0.72, 0.46)]), 5)
    r.lay(hat, (0.015, 0.05, 0.2), 0.46, 0.12)
    r.stroke(smooth(put([(-0.68, 0.4), (-0.2, 0.38), (0.3, 0.38), (0.7, 0.57)]), 5, False), 0.026, GOLD)
    r.ball(*spot(-0.1, 0.54), 0.08, GOLD)


def doge(r):
    """White, red and black: a horned cap, a long white beard, a mantle with round buttons."""
    shoulders(r, (0.36, 0.015, 0.02), curls(0.2, 0.014))
    face(r, brow=-0.01)
    white = (0.82, 0.8, 0.76)
    beard(r, [(0.06, 0.02), (-0.06, -0.2), (-0.26, -0.34), (-0.42, -0.36), (-0.52, -0.6), (-0.5, -1.0), (-0.3, -1.24), (-0.02, -1.1), (0.14, -0.66), (0.16, -0.16)], white, strands(85, 0.07, 0.018, 0.03))
    r.stroke(put([(-0.42, -0.215), (-0.33, -0.22), (-0.2, -0.36)]), 0.042, white, 1.0, 0.6)
    r.lay(smooth(put([(-0.36, 0.3), (-0.1, 0.24), (0.1, 0.0), (0.16, -0.24), (0.38, -0.28), (0.46, 0.0), (0.44, 0.4)]), 5), white, 0.36, 0.06)
    r.lay(smooth(put([(-0.42, 0.28), (-0.1, 0.3), (0.34, 0.22), (0.54, 0.3), (0.56, 0.6), (0.7, 0.98), (0.5, 1.02), (0.24, 0.82), (-0.1, 0.7), (-0.4, 0.52)]), 6), PEARL, 0.46, 0.16, grain=curls(0.18, 0.016))
    r.stroke(smooth(put([(-0.44, 0.33), (-0.1, 0.35), (0.34, 0.27), (0.55, 0.34)]), 5, False), 0.055, GOLD)
    beads(r, along([(0.3, -0.66), (0.24, -0.98)], 3), 0.055, GOLD)


def lady(r):
    """White, blue and black: a steeple of cloth with a trailing veil, a bare neck, a band of pearls."""
    shoulders(r, (0.02, 0.06, 0.28), strands(70, 0.14, 0.018))
    r.lay(smooth([(-0.1, -0.62), (0.3, -0.6), (0.46, -0.72), (0.2, -0.92)], 5), IVORY, 0.3, 0.08)
    face(r, brow=0.03, lips=(0.7, 0.2, 0.18))
    ear(r, jewel=PEARL)
    cone = put([(-0.3, 0.4), (-0.12, 0.16), (0.1, 0.02), (0.3, -0.1), (0.44, 0.06), (0.62, 0.5), (0.86, 1.06), (0.76, 1.1), (0.3, 0.74), (-0.1, 0.56)])
    veil = smooth(put([(0.78, 1.04), (0.94, 0.7), (0.98, 0.1), (0.92, -0.5), (0.98, -1.1), (0.66, -1.2), (0.6, -0.6), (0.56, 0.0), (0.5, 0.3)]), 6)
    r.lay(veil, (0.62, 0.68, 0.78), 0.2, 0.12, grain=strands(94, 0.11, 0.022, 0.02))
    r.lay(cone, (0.03, 0.03, 0.05), 0.44, 0.18)
    for k in range(1, 5):
        t = k / 5
        a, b = (-0.3 + 1.06 * t, 0.4 + 0.7 * t - 0.06 * t), (0.34 + 0.5 * t, -0.06 + 1.14 * t)
        r.stroke(put([a, b]), 0.018, GOLD)
    r.stroke(smooth(put([(-0.3, 0.4), (-0.13, 0.16), (0.09, 0.02), (0.32, -0.1)]), 5, False), 0.045, PEARL)
    beads(r, along(smooth([(-0.02, -0.56), (0.14, -0.66), (0.34, -0.6)], 5, False), 6), 0.045, PEARL)


def maiden(r):
    """White, blue and green: plaits wound to a knot, a light circlet, a pearl at the ear, an open collar."""
    shoulders(r, (0.5, 0.62, 0.74), strands(75, 0.12, 0.018))
    face(r, brow=0.02, lips=(0.72, 0.26, 0.22))
    r.stroke(smooth([(-0.26, -0.96), (-0.08, -0.7), (0.16, -0.62), (0.44, -0.62), (0.6, -0.72)], 5, False), 0.07, PEARL, 1.2)
    beads(r, along(smooth([(-0.06, -0.56), (0.1, -0.62), (0.34, -0.54)], 5, False), 7), 0.035, (0.02, 0.3, 0.7))
    hair = (0.66, 0.42, 0.12)
    r.lay(smooth(put([(-0.28, 0.36), (-0.08, 0.22), (0.04, 0.0), (0.16, -0.12), (0.42, -0.02), (0.48, 0.3), (0.26, 0.56), (-0.02, 0.6), (-0.22, 0.5)]), 5), hair, 0.38, 0.16, grain=strands(35, 0.05, 0.014))
    x, y = spot(0.44, 0.02)
    for radius in (0.24, 0.14, 0.05):
        r.lay_depth(0.06 - np.abs(np.hypot(r.x - x, r.y - y) - radius), hair, 0.12, 0.06, base=0.38, grain=lambda a, b: 0.02 * np.sin(np.arctan2(b - y, a - x) * 16 + np.hypot(a - x, b - y) * 40))
    r.stroke(smooth(put([(0.34, -0.2), (0.5, -0.5), (0.44, -0.9), (0.5, -1.2)]), 5, False), 0.075, hair, 1.0, 0.7)
    for px, py in along(put([(0.36, -0.24), (0.5, -0.5), (0.44, -0.9), (0.5, -1.2)]), 9):
        r.carve([(px - 0.08, py + 0.04), (px, py - 0.03), (px + 0.08, py + 0.04)], 0.025, 0.05)
    ear(r, jewel=(0.02, 0.3, 0.7))
    r.stroke(smooth(put([(-0.3, 0.3), (-0.02, 0.36), (0.3, 0.28), (0.46, 0.16)]), 5, False), 0.032, GOLD)
    r.ball(*spot(-0.24, 0.33), 0.05, (0.03, 0.4, 0.16))


def king(r):
    """White and black: a crown with points, a full curled beard, an ermine collar."""
    shoulders(r, (0.04, 0.04, 0.05), strands(60, 0.15, 0.015))
    r.lay(smooth([(-0.46, -1.1), (-0.3, -0.62), (0.2, -0.5), (0.74, -0.58), (1.04, -0.84), (1.1, -1.3), (-0.5, -1.4)], 6), PEARL, 0.4, 0.2, grain=curls(0.06, 0.008))
    for x, y in ((-0.2, -0.78), (0.08, -0.68), (0.36, -0.66), (0.62, -0.72), (0.84, -0.84), (-0.06, -0.9), (0.22, -0.86), (0.5, -0.88), (0.74, -0.95)):
        r.lay(smooth([(x, y + 0.06), (x + 0.03, y - 0.04), (x, y - 0.1), (x - 0.03, y - 0.04)], 4), (0.02, 0.02, 0.02), 0.03, 0.03, over=True)
    face(r, brow=-0.01)
    grey = (0.36, 0.33, 0.31)
    r.lay(smooth(put([(-0.2, 0.4), (0.0, 0.1), (0.06, -0.3), (0.3, -0.5), (0.58, -0.36), (0.56, 0.1), (0.44, 0.4)]), 5), grey, 0.36, 0.14, grain=curls(0.13, 0.035))
    beard(r, [(0.1, 0.02), (-0.06, -0.16), (-0.24, -0.34), (-0.42, -0.36), (-0.54, -0.52), (-0.52, -0.74), (-0.36, -0.88), (-0.1, -0.8), (0.12, -0.6), (0.2, -0.2)], grey, curls(0.13, 0.04))
    r.stroke(put([(-0.42, -0.215), (-0.33, -0.22), (-0.2, -0.34)]), 0.045, grey, 1.0, 0.6)
    r.lay(put([(-0.38, 0.28), (0.46, 0.3), (0.48, 0.46), (0.62, 0.86), (0.36, 0.56), (0.26, 0.96), (0.1, 0.56), (-0.06, 0.98), (-0.14, 0.56), (-0.34, 0.9), (-0.4, 0.46)]), GOLD, 0.46, 0.05)
    beads(r, along(put([(-0.3, 0.37), (0.4, 0.39)]), 5), 0.045, (0.04, 0.04, 0.06))
    beads(r, put([(-0.35, 0.9), (-0.06, 0.98), (0.26, 0.96), (0.62, 0.86)]), 0.05, PEARL)


def empress(r):
    """White and blue: a round crown with hanging pearls, a standing fan of lace."""
    shoulders(r, (0.03, 0.1, 0.42), curls(0.18, 0.018))
    x, y = spot(0.2, -0.6)
    angle, out = np.arctan2(r.y - y, r.x - x), np.hypot(r.x - x, r.y - y)
    fan = np.minimum(0.86 + 0.03 * np.cos(angle * 26) - out, (angle + 0.35) * out)
    fan = np.minimum(fan, (1.62 - angle) * out)
    r.lay_depth(fan, PEARL, 0.14, 0.05, grain=lambda a, b: 0.03 * np.cos(angle * 26))
    face(r, (0.8, 0.62, 0.46), brow=0.03, lips=(0.6, 0.16, 0.14))
    hair = (0.07, 0.04, 0.03)
    r.lay(smooth(put([(-0.28, 0.36), (-0.1, 0.22), (0.02, -0.04), (0.12, -0.3), (0.38, -0.36), (0.52, 0.0), (0.46, 0.4)]), 5), hair, 0.36, 0.14, grain=strands(70, 0.06, 0.015))
    r.lay(put([(-0.34, 0.3), (0.46, 0.26), (0.56, 0.66), (0.06, 0.78), (-0.44, 0.7)]), (0.02, 0.07, 0.36), 0.46, 0.08)
    for a, b in (((-0.34, 0.32), (0.46, 0.28)), ((-0.43, 0.67), (0.06, 0.75)), ((0.06, 0.75), (0.55, 0.64))):
        r.stroke(put([a, b]), 0.035, GOLD)
    beads(r, along(put([(-0.3, 0.5), (0.44, 0.47)]), 5), 0.06, PEARL)
    r.ball(*spot(0.06, 0.86), 0.08, GOLD)
    for px, n in ((-0.02, 4), (0.14, 5)):
        beads(r, [spot(px, 0.18 - 0.1 * k) for k in range(n)], 0.042, PEARL)
    beads(r, along(smooth([(-0.06, -0.58), (0.14, -0.7), (0.4, -0.6)], 5, False), 7), 0.05, PEARL)


# In the order of the tiles' numbers: who, and the colour of the agate behind.
GALLERY = ((captain, (0.11, 0.012, 0.018)), (widow, (0.2, 0.16, 0.13)), (queen, (0.015, 0.07, 0.035)), (prince, (0.01, 0.07, 0.075)), (navigator, (0.16, 0.25, 0.28)),
           (doge, (0.06, 0.008, 0.02)), (lady, (0.16, 0.2, 0.28)), (maiden, (0.01, 0.04, 0.1)), (king, (0.13, 0.11, 0.1)), (empress, (0.05, 0.045, 0.05)))


def noble(who, ground):
    plain_light()
    flat_eye(2.0)
    r = Relief(2.16, 2.16, FINE, ground)
    veins = np.sin(r.x * 2.1 + r.y * 3.2 + 1.4 * np.sin(r.x * 3.1 - r.y * 1.7) + 0.5 * np.sin(r.y * 9 + r.x * 5))
    r.colour = r.colour * (1 + 0.22 * veins[..., None])
    who(r)
    r.build()


ALL = [(f'noble-{number}', partial(noble, who, ground)) for number, (who, ground) in enumerate(GALLERY, 1)]
