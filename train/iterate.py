#!/usr/bin/env python3
"""One iteration of the Splendor network: play, teach, distil, quantise, gate.

    python train/iterate.py RUN                  all stages, in a folder RUN that keeps settings, networks and results
    python train/iterate.py RUN --stages play    some of them

A stage whose result lies in the folder is not done again, so an iteration that was stopped goes on where it was. Settings that are given once
are kept in RUN/settings.json; giving others later is an error.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

try:
    import torch
except ImportError:
    sys.exit("PyTorch is missing: pip install torch (any build will do; training uses a GPU if there is one)")

from splendor_net import learn, quantise
from splendor_net.model import STUDENT, TEACHER, Shape
from splendor_net.rows import LAYOUT, load, position

import cabochon

STAGES = ("play", "teach", "distil", "quantise", "gate")
SHAPES = {"student": STUDENT, "teacher": TEACHER, "wide": Shape(card=64, seat=192, trunk=256), "tiny": Shape(card=16, noble=8, table=16, seat=16, trunk=16, policy=8, value=8)}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of this iteration")
    parser.add_argument("--stages", default=",".join(STAGES), help="which stages, separated by commas (default: all)")
    parser.add_argument("--rows", type=Path, help="where rows are kept (default: RUN/rows)")
    parser.add_argument("--part", default="1", help="the name of this part of play: parts add up")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of this part at most")
    parser.add_argument("--seconds", type=float, default=3600, help="seconds of this part at most")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    kept = parser.add_argument_group("settings, kept in RUN/settings.json")
    kept.add_argument("--bot", default="search", help="who plays")
    kept.add_argument("--deep", type=int, default=800, help="nodes of a deep search")
    kept.add_argument("--quick", type=int, default=100, help="nodes of the others")
    kept.add_argument("--one-in", type=int, default=4, help="one decision in this many is searched deeply")
    kept.add_argument("--two", type=int, default=50, help="percent of the games with two players")
    kept.add_argument("--three", type=int, default=25, help="percent with three")
    kept.add_argument("--seed", type=int, default=1)
    kept.add_argument("--batch", type=int, default=8192)
    kept.add_argument("--rate", type=float, default=2e-3)
    kept.add_argument("--teacher", choices=SHAPES, default="teacher")
    kept.add_argument("--teacher-epochs", type=float, default=6)
    kept.add_argument("--teacher-seconds", type=float, default=600)
    kept.add_argument("--students", default="student", help="shapes of students, separated by commas: " + ", ".join(SHAPES))
    kept.add_argument("--student-epochs", type=float, default=12)
    kept.add_argument("--student-seconds", type=float, default=600)
    kept.add_argument("--gate-bots", default="net@200n,search@200n", help="the network's bot and its rival in the gate, with their budgets")
    kept.add_argument("--gate-games", type=int, default=400)
    kept.add_argument("--gate-players", default="2,3,4", help="numbers of players, separated by commas")
    args = parser.parse_args()
    return args, {action.dest: getattr(args, action.dest) for action in kept._group_actions}


def keep_settings(run, settings):
    path = run / "settings.json"
    if path.exists():
        before = json.loads(path.read_text())
        other = {name: (before.get(name), value) for name, value in settings.items() if before.get(name) != value}
        if other:
            sys.exit(f"{run} was begun with other settings: {other}; take another folder")
    else:
        learn.write_json(path, settings)


def play(run, rows, args):
    done = run / f"play-{args.part}.json"
    if done.exists():
        return
    # Each part plays different games.
    seed = args.seed * 1000 + sum(args.part.encode())
    played = cabochon.self_play(
        rows / args.part, games=args.games, seconds=args.seconds, bot=args.bot, deep=args.deep, quick=args.quick, one_in=args.one_in,
        two=args.two, three=args.three, threads=args.threads, seed=seed,
    )
    print("played", played, flush=True)
    learn.write_json(done, played)


def main():
    args, settings = arguments()
    stages = args.stages.split(",")
    if unknown := set(stages) - set(STAGES):
        sys.exit(f"no such stage: {', '.join(unknown)}; there is {', '.join(STAGES)}")
    run = args.run
    run.mkdir(parents=True, exist_ok=True)
    rows_folder = args.rows or run / "rows"
    keep_settings(run, settings)
    if "play" in stages:
        play(run, rows_folder, args)
    if {"teach", "distil", "quantise"} & set(stages):
        teach_and_distil(run, rows_folder, args, stages)
    if "gate" in stages:
        gate(run, args)


def teach_and_distil(run, rows_folder, args, stages):
    began = time.time()
    rows, test = load(sorted(rows_folder.iterdir()), args.device)
    print(f"{len(rows)} rows to learn from, {len(test)} to test, loaded in {time.time() - began:.0f} s", flush=True)
    log = lambda text: print(text, flush=True)
    common = dict(batch=args.batch, rate=args.rate, seed=args.seed, log=log)
    kept = run / "teacher.pt"
    if "teach" in stages and not kept.exists():
        teacher, curve = learn.train(SHAPES[args.teacher], rows, epochs=args.teacher_epochs, seconds=args.teacher_seconds, **common)
        finish(run, "teacher", teacher, curve, test)
    for name in args.students.split(","):
        kept = run / f"{name}.pt"
        if "distil" in stages and not kept.exists():
            teacher = learn.restore(run / "teacher.pt", args.device)
            student, curve = learn.train(SHAPES[name], rows, epochs=args.student_epochs, seconds=args.student_seconds, teacher=teacher, **common)
            finish(run, name, student, curve, test)
        if "quantise" in stages:
            export(run, name, test)


def finish(run, name, net, curve, test):
    report = {"curve": curve, "test": learn.measure(net, test)}
    for players, part in report["test"].items():
        print(f"{name}, {players} players: log-loss {part['net']:.4f} (search {part['search']:.4f}, even {part['even']:.4f}), first move {part['first_move']}", flush=True)
    learn.write_json(run / f"{name}.json", report)
    learn.save(net, run / f"{name}.pt")


def export(run, name, test):
    net = learn.restore(run / f"{name}.pt")
    path = run / f"{name}.net"
    digest = quantise.write(net, path)
    some = test[:4096].cpu()
    whole, plain = quantise.integers(quantise.quantise(net), position(some, torch.float64)), net.double()(position(some, torch.float64))
    off = (torch.softmax((whole[0] / quantise.SCORE).masked_fill(plain[0] < -1e3, -1e4), 1) - plain[0].softmax(1)).abs().max().item()
    print(f"{name}.net: {path.stat().st_size} bytes, sha256 {digest}, chances off by {off:.4f} at most", flush=True)
    learn.write_json(run / f"{name}.net.json", {"sha256": digest, "bytes": path.stat().st_size, "off": off, "layout": LAYOUT})


def gate(run, args):
    """Paired games of each student against its rival, at these budgets; a network is kept for what it wins, never for its loss."""
    for name in args.students.split(","):
        done = run / f"{name}.gate.json"
        if done.exists():
            continue
        result = {}
        for players in map(int, args.gate_players.split(",")):
            # A process uses one network.
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
                result[players] = process.submit(meet, run / f"{name}.net", args.gate_bots, players, args.gate_games, args.threads, args.seed).result()
            print(f"{name}, {players} players: {result[players]}", flush=True)
        learn.write_json(done, result)


def meet(path, bots, players, games, threads, seed):
    cabochon.install_network(path)
    bot, rivals = bots.split(",")
    # Deals that no self-play has used.
    return cabochon.matches("splendor", bot, rivals, players=players, games=games, threads=threads, seed=seed + 2**40)


if __name__ == "__main__":
    main()
