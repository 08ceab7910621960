#!/usr/bin/env python3
"""Says how true the chances are that a network shows: games of the bot against itself, by phase of the game and by what was said.

    python train/calibrate.py --games 1000 --nodes 100

Each line has the positions of one phase in which the mover was said to have about this chance, what was said and how often the mover won, in
percent, with the half width of its 95 % interval over games.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np

import cabochon

LAYOUT = cabochon.splendor_layout()
BYTES, SEATS, ROW = LAYOUT["bytes"], LAYOUT["seats"], LAYOUT["row_bytes"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="net", help="who plays")
    parser.add_argument("--network", type=Path, help="a network's file (default: the one that is built in)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=100, help="nodes a decision")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--phases", default="0,10,20,40,256", help="where phases begin and end, in moves of both seats, in proportion with more players")
    parser.add_argument("--bins", type=int, default=5)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def play(args):
    with tempfile.TemporaryDirectory() as folder:
        cabochon.self_play(
            folder, games=args.games, bot=args.bot, deep=args.nodes, quick=args.nodes, one_in=1, two=100 * (args.players == 2),
            three=100 * (args.players == 3), threads=args.threads, seed=args.seed,
        )
        return np.concatenate([np.fromfile(file, np.uint8).reshape(-1, ROW) for file in sorted(Path(folder).glob("rows-*.bin"))])


def said_by_network(rows, players):
    scores, _ = cabochon.Network().judge(np.ascontiguousarray(rows[:, :BYTES]))
    weights = np.exp((scores[:, :players] - scores[:, :players].max(1, keepdims=True)) / 1024)
    return weights[:, 0] / weights.sum(1)


def report(name, said, won, ply, game, args):
    bounds = [int(bound) * args.players / 2 for bound in args.phases.split(",")]
    for begin, end in zip(bounds, bounds[1:]):
        for low in range(args.bins):
            part = (ply >= begin) & (ply < end) & (np.minimum(said * args.bins, args.bins - 1).astype(int) == low)
            if part.sum() < 30:
                continue
            games = [won[part & (game == number)].mean() for number in np.unique(game[part])]
            error = 1.96 * np.std(games) / len(games) ** 0.5
            print(f"{name:8} moves {begin:3.0f}-{end:3.0f}  {part.sum():6} positions  said {100 * said[part].mean():5.1f}  won {100 * won[part].mean():5.1f} ± {100 * error:.1f}")


def main():
    args = arguments()
    if args.network:
        cabochon.install_network(args.network)
    rows = play(args)
    tail = rows[:, BYTES:].astype(float)
    ply, won, found = tail[:, 3], tail[:, 6] / tail[:, 6 : 6 + SEATS].sum(1), (tail[:, 4] + 256 * tail[:, 5]) / 65536
    # A game begins where the count of moves falls.
    game = np.cumsum(np.diff(ply, prepend=0) < 0)
    report("network", said_by_network(rows, args.players), won, ply, game, args)
    report("search", found, won, ply, game, args)


if __name__ == "__main__":
    main()
