"""Splendor decisions per second: many games at once, and one by one through PettingZoo.

python -m cabochon.benchmark [--games 4096] [--threads 2] [--seconds 3]
"""

import argparse
import os
import time

import numpy as np

from . import VectorSplendor


def vectorised(games: int, players: int, threads: int, seconds: float) -> float:
    vector = VectorSplendor(games, players, threads=threads)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        vector.step_at_random()
        steps += 1
    return steps * games / (time.perf_counter() - began)


def chosen(games: int, players: int, threads: int, seconds: float) -> float:
    """The same with actions that NumPy draws from the masks."""
    vector = VectorSplendor(games, players, threads=threads)
    rng = np.random.default_rng(0)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        vector.step((rng.random(vector.masks.shape, np.float32) * vector.masks).argmax(1).astype(np.int32))
        steps += 1
    return steps * games / (time.perf_counter() - began)


def one_by_one(players: int, seconds: float) -> float:
    from .environments import CabochonEnv

    env = CabochonEnv("splendor", players)
    rng = np.random.default_rng(0)
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=decisions)
        while env.agents:
            observation, _, over, _, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if over else rng.choice(legal))
            decisions += not over
    return decisions / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(f"{args.games} games at once on {args.threads} threads, random moves: {vectorised(args.games, args.players, args.threads, args.seconds):,.0f} decisions/s")
    print(f"the same, actions drawn by NumPy: {chosen(args.games, args.players, args.threads, args.seconds):,.0f} decisions/s")
    try:
        print(f"one by one through PettingZoo: {one_by_one(args.players, args.seconds):,.0f} decisions/s")
    except ImportError:
        print("one by one through PettingZoo: not measured, since PettingZoo is not installed")


if __name__ == "__main__":
    main()
