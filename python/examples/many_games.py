"""Thousands of games at once: how long random games are, and how often the first seat wins."""

import numpy as np

from cabochon import VectorSplendor

vector = VectorSplendor(1000, players=2, threads=2)
ended, won = 0, np.zeros(2)
for _ in range(300):
    vector.step_at_random()
    ended += int(vector.done.sum())
    won += vector.rewards.sum(0)
print(f"{ended} games ended; the seats won {won.round(1)}")
