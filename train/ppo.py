"""What both PPO trainers share: arguments, rates that fall, and a run's folder with its settings and log."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

import torch


def between(ends, progress):
    """Falls geometrically from one end to the other."""
    return ends[0] * (ends[1] / ends[0]) ** min(max(progress, 0), 1)


def add_arguments(parser, settings, *, tables, save_every, match_games):
    """The arguments of every run; `settings` has the defaults of those that are held fixed."""
    parser.add_argument("run", type=Path, help="the folder of this run")
    parser.add_argument("--seconds", type=float, default=540, help="how long to learn")
    parser.add_argument("--iterations", type=int, default=10**9, help="iterations of this run at most")
    parser.add_argument("--tables", default=tables, help="players x games, for each table; where there are editions and options, `2x512:riquezas:stacking=on+silent=on`")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="for all tables together")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=settings.batch, help="decisions an update")
    parser.add_argument("--epochs", type=int, default=settings.epochs)
    parser.add_argument("--rate", type=float, nargs=2, default=settings.rate, help="at the start and at the end")
    parser.add_argument("--entropy", type=float, nargs=2, default=settings.entropy, help="its bonus, at the start and at the end")
    parser.add_argument("--save-every", type=float, default=save_every, help="seconds between checkpoints")
    parser.add_argument("--match-games", type=int, default=match_games, help="games or deals of each match at a checkpoint")


class Size(NamedTuple):
    """A table to learn at: how many players and games, and the edition and options of its game, where it has several."""

    players: int
    games: int
    edition: str = ""
    options: str = ""

    @property
    def variant(self):
        return " ".join(filter(None, (self.edition, self.options)))


def tables_of(text):
    """The tables of `2x4096,3x2048` or `2x4096,2x1024:riquezas:stacking=on+silent=on`."""
    sizes = []
    for table in text.split(","):
        numbers, *named = table.split(":", 2)
        sizes.append(Size(*map(int, numbers.split("x")), *(name.replace("+", " ") for name in named)))
    return sizes


def diary(folder):
    """Makes a run's folder, and returns what says a line and keeps it in the folder's log."""
    folder.mkdir(parents=True, exist_ok=True)
    log = (folder / "log.txt").open("a", buffering=1)

    def say(text):
        print(text, flush=True)
        log.write(text + "\n")

    return say


class Run:
    """A run's folder, with its settings and its log, and the tables it was asked for."""

    def __init__(self, args, settings):
        self.say = diary(args.run)
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        self.device = torch.device(args.device)
        self.sizes = tables_of(args.tables)
        self.numbers = sorted({size.players for size in self.sizes})
        # A table waits for the network part of the time, so five may have more threads than there are cores.
        self.threads = max(1, args.threads // min(len(self.sizes), 4))
        (args.run / "settings.json").write_text(json.dumps({**asdict(settings), **vars(args)}, default=str, indent=1))

    def progress(self, seconds, iterations, decisions, played, learnt, news):
        figures = ", ".join(f"{name} {value:.4f}" for name, value in news.items())
        self.say(f"{seconds:.0f} s, {iterations} iterations, {decisions / 1e6:.1f} M decisions, {played:.0f} s play, {learnt:.0f} s learn: {figures}")

    def match(self, players, rival, share, error, variant=""):
        self.say(f"  {players} players{variant and ' of ' + variant}, the policy among {rival}: {100 * share:.1f} ± {100 * error:.1f} (par {100 / players:.0f})")
