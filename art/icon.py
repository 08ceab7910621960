"""The sign of the house: a stone with six sides. It keeps to the inner circle, so that any shape may cut the icon out."""
import math
from functools import partial

from .kit import *
from .kit.clay import _hull
from .kit.studio import flat_eye, workshop
from .objects import _normal, inward

TEAL = (0.01, 0.42, 0.42)
OUTLINE = [(math.cos(math.pi / 6 + math.pi / 3 * k), 1.06 * math.sin(math.pi / 6 + math.pi / 3 * k)) for k in range(6)]


def sign(size, ground=None, turn=False):
    """`turn` adds a point of gold: it is your turn."""
    workshop()
    flat_eye(2.2 / size)
    points = inward(OUTLINE, (0, 0), 0.55, 0.42) + inward(OUTLINE, (0, 0), 0.86, 0.26) + inward(OUTLINE, (0, 0), 1.0, 0.06) + inward(OUTLINE, (0, 0), 1.0, -0.02) + inward(OUTLINE, (0, 0), 0.6, -0.36) + [(0, 0, -0.62)]
    faces = _hull('sign', points)
    press(points, [f for f in faces if _normal(points, f) > -0.02], (0.75, 1, 0.97), 'glass', vary=0.0)
    press(points, [f for f in faces if _normal(points, f) <= -0.02], TEAL, 'lit foil', vary=0.35)
    if ground:
        with at(z=-1):
            sheet(lambda u, v: (12 * (u - 0.5), 12 * (v - 0.5), 0), 60, 60, lambda middle, normal: shade(ground, 1.3 - 0.16 * ((middle.x + 1) ** 2 + (middle.y - 1) ** 2) ** 0.5), vary=0.0)
    if turn:
        with at(0.7, 0.72, 0.8):
            ball(0.36, (1.0, 0.72, 0.28), 4, finish='gilt', vary=0.0)


ALL = [('favicon', partial(sign, 1.0)), ('favicon-turn', partial(sign, 1.0, None, True)), ('icon', partial(sign, 0.62, (0.012, 0.06, 0.06)))]
