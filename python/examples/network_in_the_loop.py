"""Your own network in the self-play loop: here a tiny one in NumPy, with random weights; PyTorch on any device works the same way."""

import numpy as np

from cabochon import SelfPlay, splendor_layout
from cabochon.selfplay import take_turns

LAYOUT = splendor_layout()
RNG = np.random.default_rng(1)
HIDDEN = RNG.normal(0, 0.02, (LAYOUT["bytes"], 32)).astype(np.float32)
SCORES = RNG.normal(0, 0.1, (32, LAYOUT["seats"])).astype(np.float32)
ACTIONS = RNG.normal(0, 0.1, (32, LAYOUT["actions"])).astype(np.float32)


def judge(games):
    """Scores of the seats in 1024ths and logits of the actions in 256ths; chances and priors are their softmax."""
    hidden = np.maximum(games.positions.astype(np.float32) @ HIDDEN, 0)
    return (hidden @ SCORES * 1024).astype(np.int32), (hidden @ ACTIONS * 256).astype(np.int32)


def main():
    sets = tuple(SelfPlay(16, deep=16, quick=4, threads=2, seed=seed) for seed in (1, 2))
    games, rows = 0, []
    for played in take_turns(sets, judge):
        new, over = played.take_rows()
        games, rows = games + over, [*rows, new]
        if games >= 10:
            break
    rows = np.concatenate(rows)
    players = rows[:, LAYOUT["bytes"]]
    print(f"{games} games, {len(rows)} rows: {[int((players == number).sum()) for number in (2, 3, 4)]} with two, three and four players")


if __name__ == "__main__":
    main()
