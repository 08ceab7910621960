"""Random play through PettingZoo: who wins with which seat."""

import collections

import numpy as np

from cabochon.environments import CabochonEnv

env = CabochonEnv("splendor", players=3)
rng = np.random.default_rng(0)
wins: collections.Counter[str] = collections.Counter()
for seed in range(20):
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        wins[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
print("wins by seat:", dict(wins))
