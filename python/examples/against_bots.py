"""One seat against a bot, and what a stronger bot thinks of the seat's last position."""

import numpy as np

from cabochon.environments import SeatEnv

env = SeatEnv("splendor", players=2, rivals="level:2", seat=0, render_mode="ansi")
rng = np.random.default_rng(0)
observation, _ = env.reset(seed=1)
reward, over = 0.0, False
for _ in range(12):
    observation, reward, over, _, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
print(env.render())
for move, chance, share in env.game.think(0, "net@200n")[:3]:
    print(f"{move:12} wins {chance:.0%}, {share:.0%} of the thought")
print(env.game.record())
