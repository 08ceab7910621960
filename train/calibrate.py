#!/usr/bin/env python3
"""Compares the chances that the bot shows with who won, in self-play, by phase of the game.

    python train/calibrate.py --games 300,150,150 --nodes 400
    python train/calibrate.py --games 300,150,150 --nodes 400 --page docs/strength/splendor-calibration.md
    python train/calibrate.py --game sultan --games 600,400,300,200 --nodes 400 --bins 10 --phases 0,1000

Each cell holds the positions of one phase in which the mover's chance was said to be in that range: the mean chance, then how often the mover
won, in percent with a 95 % interval over games. `network` is the network without search, `search` what hints and reviews show.

The bot makes its best moves: self-play for training draws some, and a drawn move is worse than the one whose chance was said.
"""

import argparse
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np

import cabochon

LAYOUT = cabochon.splendor_layout()
BYTES, SEATS, ROW = LAYOUT["bytes"], LAYOUT["seats"], LAYOUT["row_bytes"]
FEWEST = 30  # positions in a cell


@dataclass
class Group:
    """Positions of one phase with about the same chance."""

    players: int
    who: str
    begin: float
    end: float
    bin: int
    said: float
    won: float
    error: float

    def cell(self):
        return f"{100 * self.said:.1f}: {100 * self.won:.1f}±{100 * self.error:.1f}"


def table(found, bins):
    """One row per phase, one column per range of chances."""
    ranges = [f"{100 * low // bins} to {100 * (low + 1) // bins} %" for low in range(bins)]
    lines = ["| players | who | moves made | " + " | ".join(ranges) + " |", "| --- | --- | --- |" + " --- |" * bins]
    for (players, who, begin, end), row in groupby(found, lambda group: (group.players, group.who, group.begin, group.end)):
        cells = {group.bin: group.cell() for group in row}
        lines.append(f"| {players} | {who} | {begin:.0f} to {end:.0f} | " + " | ".join(cells.get(low, "") for low in range(bins)) + " |")
    return "\n".join(lines) + "\n"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--bot", default="net", help="who plays")
    parser.add_argument("--network", type=Path, help="a network's file (default: the one that is built in)")
    parser.add_argument("--games", default="1000,0,0", help="games with two, three, four and five players")
    parser.add_argument("--nodes", type=int, default=100, help="nodes a decision")
    parser.add_argument("--phases", default="0,10,20,40,256", help="where phases begin and end, in moves of both seats, in proportion with more players")
    parser.add_argument("--bins", type=int, default=5)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the table to this file, with the command")
    return parser.parse_args()


def play(args, players, games):
    with tempfile.TemporaryDirectory() as folder:
        cabochon.self_play(
            folder, games=games, bot=args.bot, deep=args.nodes, quick=args.nodes, one_in=1, two=100 * (players == 2),
            three=100 * (players == 3), threads=args.threads, seed=args.seed, varied=False,
        )
        return np.concatenate([np.fromfile(file, np.uint8).reshape(-1, ROW) for file in sorted(Path(folder).glob("rows-*.bin"))])


def said_by_network(rows, players):
    scores, _ = cabochon.Network().judge(np.ascontiguousarray(rows[:, :BYTES]))
    weights = np.exp((scores[:, :players] - scores[:, :players].max(1, keepdims=True)) / 1024)
    return weights[:, 0] / weights.sum(1)


def groups(players, who, said, won, ply, game, args):
    bounds = [int(bound) * players / 2 for bound in args.phases.split(",")]
    for begin, end in zip(bounds, bounds[1:]):
        for low in range(args.bins):
            part = (ply >= begin) & (ply < end) & (np.minimum(said * args.bins, args.bins - 1).astype(int) == low)
            if part.sum() < FEWEST:
                continue
            games = [won[part & (game == number)].mean() for number in np.unique(game[part])]
            error = 1.96 * np.std(games) / len(games) ** 0.5
            yield Group(players, who, begin, min(end, ply.max() + 1), low, said[part].mean(), won[part].mean(), error)


def thought(game, players, bot, seed):
    """A game of a bot against itself: a row per decision, with the chance that was said, the mover's share of the win, and the moves before."""
    table = cabochon.Game(game, players, seed=str(seed))
    rows = []
    while seats := table.waiting():
        opinion = table.think(seats[0], bot, seed=seed * 1009 + len(rows))
        # A mixture is worth what its moves are worth, each as often as it is made.
        said = np.average([chance for _, chance, _ in opinion], weights=[max(share, 1e-9) for _, _, share in opinion])
        rows.append((said, seats[0], len(rows)))
        table.play(seats[0], opinion[0][0])
    won = [share for _, _, share in table.result()]
    return [(said, won[seat], ply) for said, seat, ply in rows]


def measured_by_thinking(args, players, games):
    """The same for a game without a network of its own, one search after another."""
    bot = f"{args.bot}@{args.nodes}n"
    with ProcessPoolExecutor(args.threads) as pool:
        seeds = [args.seed + 10_000 * players + number for number in range(games)]
        played = list(pool.map(thought, [args.game] * games, [players] * games, [bot] * games, seeds, chunksize=4))
    said, won, ply = np.array([row for rows in played for row in rows]).T
    game = np.repeat(np.arange(games), [len(rows) for rows in played])
    return list(groups(players, "search", said, won, ply, game, args)), len(said)


def measured(args, players, games):
    """The groups for one number of players, and the number of positions."""
    if args.game != "splendor":
        return measured_by_thinking(args, players, games)
    rows = play(args, players, games)
    tail = rows[:, BYTES:].astype(float)
    ply, won, found = tail[:, 3], tail[:, 6] / tail[:, 6 : 6 + SEATS].sum(1), (tail[:, 4] + 256 * tail[:, 5]) / 65536
    # A game begins where the count of moves falls.
    game = np.cumsum(np.diff(ply, prepend=0) < 0)
    both = (("network", said_by_network(rows, players)), ("search", found))
    return [group for who, said in both for group in groups(players, who, said, won, ply, game, args)], len(rows)


def page(found, positions, args):
    command = f"python train/calibrate.py --game {args.game} --bot {args.bot} --games {args.games} --nodes {args.nodes} --bins {args.bins} --phases {args.phases} --seed {args.seed}"
    return (
        f"# How true the chances are: {args.game}\n\n"
        f"Written by `{command} --page {args.page}` from {positions:,} positions of self-play. A column holds the positions in which the mover's "
        f"chance was said to be in that range, if there are at least {FEWEST}: the mean chance, then how often the mover won, in percent with a 95 % interval over games. "
        + ("`network` is the network without search, `search`" if args.game == "splendor" else "`search` is")
        + " the search behind hints and reviews, with fewer nodes.\n\n"
        + table(found, args.bins)
    )


def main():
    args = arguments()
    if args.network:
        cabochon.install_network(args.network)
    found, positions = [], 0
    for players, games in zip((2, 3, 4, 5), map(int, args.games.split(","))):
        if games:
            some, count = measured(args, players, games)
            found, positions = found + some, positions + count
    print(table(found, args.bins), end="")
    if args.page:
        args.page.write_text(page(found, positions, args))


if __name__ == "__main__":
    main()
