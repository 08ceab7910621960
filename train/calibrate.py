#!/usr/bin/env python3
"""Compares the chances that hints and reviews show with who won.

    python train/calibrate.py --seed 1 2 3 --rounds 29 --page docs/strength/calibration.md
    python train/calibrate.py --games splendor --seed 1 2 3 --rounds 29 --page docs/strength/calibration-splendor.md
    python train/calibrate.py --games splendor --players 2 --seed 4 5 --rounds 40 --fit --page docs/strength/correction.md    # the numbers of games/splendor/knowledge/correction.rs

The strongest bot plays itself, in rounds of ten games of every game and number of players, or of those asked for. Most decisions are quick; a few of each game are
judged at the depth of a review, and the bot makes the move that it judged best. A run that is started again goes on where it ended.
Games are kept with the chances that the search found; what is compared are these chances as the game corrects them.
"""

import argparse
import os
import sys
from dataclasses import dataclass, fields
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np

import correction
from chances import SIZES, Depth, batches, progress_of_a_game, replayed

TENTHS = 10
FEWEST = 30  # games in a cell
PLAYERS = [2, 3, 4, 5]
# The middle game: turns 20 to 40 of Splendor with two players, and the same part of any other game.
MIDDLE = [progress_of_a_game("splendor", 2, turn) for turn in (20, 40)]
PHASES = ("opening", "middle game", "end")


def phase_at(progress):
    return np.searchsorted(MIDDLE, progress, side="right")


@dataclass
class Positions:
    """Judged positions of one game and number of players."""

    review: np.ndarray  # the mover's chance, as a review says it: with the move made
    hint: np.ndarray  # the same as a hint says it: with the first move of its list
    won: np.ndarray  # the mover's share of the win
    game: np.ndarray  # which game each position is from
    phase: np.ndarray  # the number of its phase

    @staticmethod
    def of(games, name, players):
        rows = []
        for number, game in enumerate(games):
            for position, (ply, seat, *chances) in replayed(game):
                review, hint = (position.corrected(min(max(chance, 0), 1)) for chance in chances[:2])
                rows.append((review, hint, game["won"][seat], number, progress_of_a_game(name, players, ply)))
        review, hint, won, game, progress = np.array(rows).T
        return Positions(review, hint, won, game.astype(int), phase_at(progress))

    @staticmethod
    def together(parts):
        ahead, shifted = 0, []
        for part in parts:
            shifted.append(part.game + ahead)
            ahead += part.game.max(initial=-1) + 1
        joined = {field.name: np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Positions)}
        return Positions(**{**joined, "game": np.concatenate(shifted)})

    def during(self, phase):
        part = self.phase == phase
        return Positions(*(getattr(self, field.name)[part] for field in fields(self)))

    def __len__(self):
        return len(self.won)

    def games(self):
        return len(np.unique(self.game))


@dataclass
class Cell:
    """Positions with about the same chance: what was said, how often it was won, and half the width of a 95 % interval over games."""

    said: float
    won: float
    half: float
    positions: int

    @staticmethod
    def of(said, won, game):
        # The positions of a game share its result: the error of a mean over games of different weight.
        _, index = np.unique(game, return_inverse=True)
        left = np.bincount(index, won - won.mean())
        half = 1.96 * np.sqrt((left**2).sum()) / len(won)
        if won.min() == won.max():
            half = 3 / len(left)  # the rule of three, for what always or never happened
        return Cell(said.mean(), won.mean(), half, len(won))

    def error(self):
        return 100 * (self.said - self.won)

    def __str__(self):
        return f"{self.error():+.1f} ± {100 * self.half:.1f}"


def cells(said, positions):
    """One cell for each tenth, `None` where there are too few games."""
    tenth = np.minimum(said * TENTHS, TENTHS - 1).astype(int)
    for number in range(TENTHS):
        part = tenth == number
        enough = len(np.unique(positions.game[part])) >= FEWEST
        yield Cell.of(said[part], positions.won[part], positions.game[part]) if enough else None


def line(title, row):
    return f"| {title} | " + " | ".join(str(cell) if cell else "" for cell in row) + " |"


def head(first):
    return "\n".join((f"| {first} | " + " | ".join(f"{10 * tenth} to {10 * tenth + 10} %" for tenth in range(TENTHS)) + " |", "| --- |" + " --- |" * TENTHS))


def detail(row):
    """One line a tenth, with everything."""
    lines = ["| tenth | positions | said | won | error in points |", "| --- | --- | --- | --- | --- |"]
    for tenth, cell in enumerate(row):
        if cell:
            lines.append(f"| {10 * tenth} to {10 * tenth + 10} % | {cell.positions:,} | {100 * cell.said:.1f} % | {100 * cell.won:.1f} % | {cell} |")
    return "\n".join(lines)


def verdict(row):
    shown = [cell for cell in row if cell]
    if not shown:
        return f"No cell has {FEWEST} games."
    worst, widest = max(abs(cell.error()) for cell in shown), max(100 * cell.half for cell in shown)
    return f"The largest error is {worst:.1f} points; the widest interval reaches {widest:.1f} points to either side."


def row_of(data, keys, what="review"):
    """The tenths of some tables together."""
    return list(cells(np.concatenate([getattr(data[key], what) for key in keys]), Positions.together([data[key] for key in keys])))


def page(data, args):
    everything, overall = Positions.together(list(data.values())), row_of(data, list(data))
    rows, phases = [], []
    for name in args.games:
        keys = [(name, players) for players in sizes(args, name)]
        rows += [line(f"{name}, {players} players", row_of(data, [(name, players)])) for _, players in keys]
        rows.append(line(f"**{name}**", row_of(data, keys)))
        phases += [line(f"{name}, {phase}", row_of({key: data[key].during(number) for key in keys}, keys)) for number, phase in enumerate(PHASES)]
    rows.append(line("**all, hints**", row_of(data, list(data), "hint")))
    return (
        "# How true the chances are\n\n"
        f"Written by `{command(args)}` from {len(everything):,} positions of {everything.games():,} games. "
        f"The strongest bot played itself, with {args.quick} nodes a move; some decisions of each game were judged with {args.nodes:,} nodes, as in a review of normal depth."
        + (" Half of the games of Sultan and Riquezas have open screens, as against bots.\n\n" if args.games != ["splendor"] else "\n\n")
        + "## All together\n"
        "The mover's chance as a review shows it, by tenths; how often the mover won; and the first less the second, with a 95 % interval over games.\n\n"
        f"{detail(overall)}\n\n{verdict(overall)}\n\n"
        "## By game and number of players\n"
        f"Said less won, in points. Where a cell's interval is wider than 3 points, the games are too few to show an error of 3. Cells with fewer than {FEWEST} games are empty. "
        "A hint shows the chance of the first move of its list, which in a mixture need not be the one made.\n\n"
        f"{head('')}\n" + "\n".join(rows) + "\n\n"
        "## By phase\n"
        "The middle game is turns 20 to 40 of Splendor with two players, whose games usually have 55, and the same part of the usual length of the others.\n\n"
        f"{head('')}\n" + "\n".join(phases) + "\n\n"
        "Not measured: the chances of the seats that are not to move, with three and more players; hints, which look deeper than reviews; play among people.\n"
    )


def correction_page(games, args):
    """What the fit to these games gives, and the errors before it and after it."""
    said, won, points, game, ply = correction.observed(games)
    phase = phase_at(progress_of_a_game(*correction.TABLE, ply))
    rows = []
    corrected = correction.crossed(said, won, points, game)
    for title, chances in (("as searched", said), ("corrected", corrected)):
        positions = Positions(chances, chances, won, game.astype(int), phase)
        rows.append(line(f"whole game, {title}", cells(chances, positions)))
        rows += [line(f"{name}, {title}", cells(part.review, part)) for name, part in ((name, positions.during(number)) for number, name in enumerate(PHASES))]
    saved, error = correction.gain(said, corrected, won, game)
    return (
        "# How chances are corrected: Splendor with two players\n\n"
        f"Written by `{command(args)}` from {len(said):,} positions of {len(games):,} games, played and judged as in [the other pages](calibration.md). "
        f"The log-odds of the mover's chance are multiplied by a factor, and an offset is added: {correction.constants(correction.fit(said, won, points))}.\n\n"
        "Said less won, in points, by tenths of what is said. Below, each half of the games is corrected by a fit to the other half; "
        f"that saves {saved:.0f} ± {error:.0f} of a log loss of {correction.loss(said, won).sum():,.0f}.\n\n"
        f"{head('')}\n" + "\n".join(rows) + "\n"
    )


def sizes(args, name):
    """The numbers of players that were asked for."""
    return [players for players in SIZES[name] if players in args.players]


def command(args):
    games = "" if args.games == list(SIZES) else f" --games {' '.join(args.games)}"
    players = "" if args.players == PLAYERS else f" --players {' '.join(map(str, args.players))}"
    ending = " --fit" * args.fit + (f" --page {args.page}" if args.page else "")
    return f"python train/calibrate.py{games}{players} --seed {' '.join(map(str, args.seed))} --rounds {args.rounds} --nodes {args.nodes} --quick {args.quick} --judged {args.judged}{ending}"


def arguments(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS, help="numbers of players")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="how many batches to play at the same time")
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="of the deals; several give more of them")
    parser.add_argument("--rounds", type=int, default=30, help="of ten games of every game and number of players, for each seed")
    parser.add_argument("--nodes", type=int, default=4000, help="for a decision that is judged")
    parser.add_argument("--quick", type=int, default=200, help="nodes for the others")
    parser.add_argument("--judged", type=int, default=6, help="how many decisions of a game are judged, on average")
    parser.add_argument("--folder", type=Path, default=Path("train/runs/chances"), help="where finished batches are kept")
    parser.add_argument("--page", type=Path, help="write the tables to this file")
    parser.add_argument("--fit", action="store_true", help="fit the correction of Splendor with two players to these games, and compare chances with and without it")
    args = parser.parse_args(words)
    if any(not sizes(args, name) for name in args.games):
        parser.error("a game is not played with any of these numbers of players")
    if args.fit and correction.TABLE not in [(name, players) for name in args.games for players in sizes(args, name)]:
        parser.error("only Splendor with two players is corrected: ask for its games")
    return args


def gathered(args):
    """The games of each table."""
    games = {}
    for seed in args.seed:
        tables = [(name, players) for name in args.games for players in sizes(args, name)]
        for name, players, batch in batches(args.folder, seed, Depth(args.nodes, args.quick, args.judged), args.rounds, tables=tables, threads=args.threads):
            games.setdefault((name, players), []).extend(batch)
    return games


def main():
    args = arguments()
    games = gathered(args)
    text = correction_page(games[correction.TABLE], args) if args.fit else page({key: Positions.of(batch, *key) for key, batch in games.items()}, args)
    print(text)
    if args.page:
        args.page.write_text(text)


if __name__ == "__main__":
    main()
