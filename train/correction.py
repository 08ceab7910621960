"""How the chances of Splendor's search are corrected with two players: the numbers of `games/splendor/knowledge/correction.rs`.

The log-odds that a search found are multiplied by one number, and another is added; both change evenly with the points of both players together
(Platt scaling with a clock). The fit is a logistic regression of who won.
"""

import json

import numpy as np

from chances import replayed

TABLE = ("splendor", 2)
# As in correction.rs: no more points are counted.
MOST_POINTS = 28
# Chances nearer to certainty than this are taken to be this near.
NEAR = 0.002
STEPS = 50


def observed(games):
    """Of each judged position: what was said, the mover's share of the win, the points of both players, the game's number and the ply."""
    rows = []
    for number, game in enumerate(games):
        for position, (ply, seat, said, *_) in replayed(game):
            points = sum(holding["points"] for holding in json.loads(position.view(seat))["seats"])
            rows.append((min(max(said, 0), 1), game["won"][seat], points, number, ply))
    return np.array(rows, dtype=float).T


def columns(said, points):
    """What the corrected log-odds are a sum of: the log-odds alone and by points, and the points."""
    said = said.clip(NEAR, 1 - NEAR)
    odds, points = np.log(said / (1 - said)), points.clip(max=MOST_POINTS)
    return np.stack([odds, odds * points, points], 1)


def chance(weights, said, points):
    return 1 / (1 + np.exp(-columns(said, points) @ weights))


def fit(said, won, points):
    """Newton's method. Before anyone has a point, nothing is added: a seat's chances are as often too high as too low."""
    inputs, weights = columns(said, points), np.zeros(3)
    for _ in range(STEPS):
        found = 1 / (1 + np.exp(-inputs @ weights))
        bend = (inputs * (found * (1 - found))[:, None]).T @ inputs
        weights = weights + np.linalg.solve(bend, inputs.T @ (won - found))
    return weights


def crossed(said, won, points, game):
    """The chances, each half of the games corrected by the fit to the other half."""
    corrected = np.empty(len(said))
    for half in (0, 1):
        rest, part = game % 2 == half, game % 2 != half
        corrected[part] = chance(fit(said[rest], won[rest], points[rest]), said[part], points[part])
    return corrected


def loss(chances, won):
    chances = chances.clip(NEAR, 1 - NEAR)
    return -(won * np.log(chances) + (1 - won) * np.log(1 - chances))


def gain(said, corrected, won, game):
    """How much log loss the corrected chances save, and half the 95 % interval over games."""
    by_game = np.bincount(game.astype(int), loss(said, won) - loss(corrected, won))
    return by_game.sum(), 1.96 * by_game.std() * len(by_game) ** 0.5


def constants(weights):
    """In the units of correction.rs."""
    factor, factor_a_point, offset_a_point = weights
    return f"before anyone has a point factor {1000 * factor:.0f} and offset 0, in thousandths; each point of either player adds {10000 * factor_a_point:.0f} and {10000 * offset_a_point:.0f} ten-thousandths"
