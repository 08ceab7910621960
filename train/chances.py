"""Games of the strongest bot against itself, with the chances that it says on the way: what `calibrate.py` compares with who won.

A batch of ten games is a file in a folder, so a run that is started again goes on where it ended.
"""

import json
import os
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import cabochon

BATCH = 10  # games in a file
SIZES = {"splendor": (2, 3, 4), "sultan": (2, 3, 4, 5), "riquezas": (2, 3, 4, 5)}


@dataclass(frozen=True)
class Depth:
    """How games are played and judged."""

    nodes: int  # for a decision that is judged, as in a review
    quick: int  # for the others
    judged: int  # decisions of a game, on average


# About how many decisions a game has.
LENGTH = {"splendor": {2: 55, 3: 82, 4: 110}, "sultan": {2: 60, 3: 60, 4: 75, 5: 90}, "riquezas": {2: 60, 3: 60, 4: 75, 5: 90}}


def options(name, number):
    """Every other batch of Sultan and Riquezas has open screens, as tables against bots have."""
    return "screens=open" if name != "splendor" and number // BATCH % 2 else ""


def played(name, players, number, seed, depth):
    """A game, its judged decisions, and each seat's share of the win.

    A judged decision is the ply, the seat, and the chance with the best move, with the likeliest one of a mixture and with the whole mixture.
    """
    deal = f"{seed}{players}{number:06}"
    game, rng = cabochon.Game(name, players, options=options(name, number), seed=deal), random.Random(f"{name} {deal}")
    share = depth.judged / LENGTH[name][players]
    ply, judged = 0, []
    while seats := game.waiting():
        seat = seats[0]
        moves, at_depth = game.moves(seat), rng.random() < share
        if len(moves) > 1:
            nodes = depth.nodes if at_depth else depth.quick
            opinion = game.think(seat, f"net@{nodes}n", seed=rng.getrandbits(63))
            if at_depth:
                likeliest = max(opinion, key=lambda choice: choice[2])
                mixture = sum(chance * part for _, chance, part in opinion) / sum(part for _, _, part in opinion)
                judged.append((ply, seat, opinion[0][1], likeliest[1], mixture))
        game.play(seat, opinion[0][0] if len(moves) > 1 else moves[0])
        ply += 1
    return {"record": game.record(), "judged": judged, "won": [part for _, _, part in game.result()]}


def replayed(finished):
    """The position and what was judged there, for each judged decision of a finished game. A position lasts until the next one is asked for."""
    lines = finished["record"].splitlines()
    moves = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    game = cabochon.Game.read("\n".join(line for line in lines if not line[0].isdigit() and not line.startswith("result")))
    judged = {decision[0]: decision for decision in finished["judged"]}
    for ply, (seat, mv) in enumerate(moves):
        if ply in judged:
            yield game, judged[ply]
        game.play(int(seat) - 1, mv)


def progress_of_a_game(name, players, ply):
    """How far a game of usual length has come: 0 at the beginning, 1 at the end."""
    return ply / LENGTH[name][players]


def batches(folder, seed, depth, rounds, *, tables, threads=1, progress=print):
    """Every batch of the games at these tables, in rounds over them. Those that a run before this one finished are read."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)

    def batch(number, name, players):
        file = folder / f"{name}-{players}-seed{seed}-{depth.nodes}n-{depth.quick}n-{number:04}.json"
        if not file.exists():
            finished = [played(name, players, number * BATCH + game, seed, depth) for game in range(BATCH)]
            part = file.with_suffix(".part")
            part.write_text(json.dumps(finished))
            os.replace(part, file)
        return name, players, json.loads(file.read_text())

    # A bot thinks without Python's lock.
    with ThreadPoolExecutor(threads) as pool:
        waiting = [[pool.submit(batch, number, *table) for table in tables] for number in range(rounds)]
        try:
            for number, round in enumerate(waiting):
                yield from (done.result() for done in round)
                progress(f"seed {seed}: {number + 1} of {rounds} rounds")
        finally:
            pool.shutdown(cancel_futures=True)
