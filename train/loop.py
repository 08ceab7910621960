#!/usr/bin/env python3
"""Self-play with the network in the loop: games and trees on the cores, a teacher on the GPU that judges their positions and learns from their
games at the same time, and students that learn from the teacher at the end.

    python train/loop.py RUN --from TEACHER.pt --student wide=WIDE.pt --play-seconds 1200 --distil-seconds 200

A student goes on from a file, or begins from scratch where none is named (`--student wide`). RUN gets the settings, the teacher as it is learnt, the
students, in whole numbers too, and all results; `train/iterate.py RUN --stages gate` lets them play.
"""

import argparse
import os
import shutil
import sys
import time
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import torch

from iterate import SHAPES, export, finish
from splendor_net import learn, loop, player
from splendor_net.model import Net
from splendor_net.replay import LEAF, Reader
from splendor_net.rows import BYTES, ROW


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of this run")
    parser.add_argument("--from", dest="start", type=Path, help="the teacher to go on from (default: one that knows nothing)")
    parser.add_argument("--teacher", choices=SHAPES, default="teacher", help="the shape of a teacher that knows nothing")
    parser.add_argument("--student", action="append", metavar="SHAPE[=FILE]", help="a student: " + ", ".join(SHAPES))
    parser.add_argument("--data", type=Path, help="where rows and leaves lie meanwhile (default: RUN/data)")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--play-seconds", type=float, default=1200)
    parser.add_argument("--play-games", type=int, default=10_000_000, help="games at most")
    parser.add_argument("--distil-seconds", type=float, default=200)
    parser.add_argument("--distil-steps", type=int, default=1_000_000, help="steps of the students at most")
    parser.add_argument("--games", type=int, default=3072, help="games of each of the two sets that take turns")
    parser.add_argument("--deep", type=int, default=512)
    parser.add_argument("--quick", type=int, default=48)
    parser.add_argument("--one-in", type=int, default=4)
    parser.add_argument("--two", type=int, default=40, help="percent of the games with two players")
    parser.add_argument("--three", type=int, default=28, help="percent with three")
    parser.add_argument("--explore", type=float, default=0.5)
    parser.add_argument("--doubt", type=float, default=0.06)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leaf-every", type=int, default=40, help="one in this many turns gives its positions to the students")
    parser.add_argument("--room", type=int, default=9_000_000, help="rows that are kept")
    parser.add_argument("--leaf-room", type=int, default=26_000_000, help="leaves that are kept")
    parser.add_argument("--rows-a-file", type=int, default=40_000)
    parser.add_argument("--leaves-a-file", type=int, default=200_000)
    parser.add_argument("--first-rows", type=int, default=250_000, help="the teacher waits for this many rows")
    parser.add_argument("--reuse", type=float, default=6, help="how often a row is learnt from")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--student-batch", type=int, default=4096, help="rows a step; twice as many leaves come with them")
    parser.add_argument("--teacher-rate", type=float, default=7e-4)
    parser.add_argument("--student-rate", type=float, default=1.5e-3)
    parser.add_argument("--save-every", type=float, default=30, help="seconds between two teachers")
    args = parser.parse_args()
    args.student = args.student or ["wide"]
    return args


def main():
    args = arguments()
    run, data = args.run, args.data or args.run / "data"
    run.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir(parents=True)
    settings = {name: value for name, value in vars(args).items() if isinstance(value, (int, float, str, list))}
    settings["follow"] = (args.explore, args.doubt, 0.03, 1.0, (1, 2, 2))
    learn.write_json(run / "settings.json", settings)
    torch.manual_seed(args.seed)
    weights = run / "teacher.pt"
    if args.start:
        shutil.copyfile(args.start, weights)
    else:
        learn.save(Net(SHAPES[args.teacher]), weights)
    processes = get_context("spawn")
    common = (data, weights, settings)
    playing = processes.Process(target=player.play, args=(*common, args.play_seconds, args.device))
    teaching = processes.Process(target=loop.teach, args=(*common, args.play_seconds + 5, args.device))
    playing.start()
    teaching.start()
    distiller = loop.Distiller(students(args), learn.restore(weights, args.device), settings, args.device)
    rehearse(distiller, args)
    leaves = Reader(data, "leaves", args.leaf_room, args.device, keep_files=False)
    while playing.is_alive() or teaching.is_alive():
        if not leaves.look():
            time.sleep(0.5)
    if playing.exitcode or teaching.exitcode:
        print(f"play ended with {playing.exitcode}, teaching with {teaching.exitcode}", flush=True)
    leaves.look()
    rows = Reader(data, "rows", args.room, args.device)
    rows.look()
    print(f"{len(rows)} rows, {len(leaves)} leaves", flush=True)
    distil(run, distiller, weights, rows, leaves, args)


def students(args):
    """Each student by the name of its shape."""
    all_ = {}
    for student in args.student:
        shape, _, path = student.partition("=")
        all_[shape] = (learn.restore(Path(path), args.device) if path else Net(SHAPES[shape]).to(args.device)).train()
    return all_


def rehearse(distiller, args):
    """A step on empty data that changes nothing, so that everything is compiled while others play."""
    batch = args.student_batch
    rows = torch.zeros(batch, ROW, dtype=torch.uint8, device=args.device)
    # A win is sixty.
    rows[:, BYTES + 6] = 60
    distiller.step(rows, torch.zeros(2 * batch, LEAF, dtype=torch.uint8, device=args.device), 0.0)
    for learner in distiller.learners.values():
        learner.optimiser.state.clear()


def distil(run, distiller, weights, rows, leaves, args):
    distiller.teacher.load_state_dict(learn.restore(weights, args.device).state_dict())
    all_rows = rows.all[: len(rows)]
    test = all_rows[all_rows[:, BYTES + 2] == 1]
    # A tiny run may have no game that is kept for testing.
    test = test if len(test) else all_rows
    report = learn.measure(distiller.teacher, test)
    learn.write_json(run / "teacher-test.json", report)
    for players, part in report.items():
        print(f"teacher, {players} players: log-loss {part['net']:.4f} (search {part['search']:.4f}), first move {part['first_move']}", flush=True)
    curve = distiller.run(rows, leaves, args.distil_seconds, args.distil_steps, lambda text: print(text, flush=True))
    for name, learner in distiller.learners.items():
        net = learner.mean.module.eval()
        finish(run, name, net, [(step, said[name]) for step, said in curve], test)
        export(run, name, test)


if __name__ == "__main__":
    main()
