#!/usr/bin/env python3
"""Draws what a run learnt: the loss of each network while it learnt, and its log-loss by phase of the game beside the search's. Of a run with the
network in the loop it draws the teacher: how much worse it foretells games than the search that it serves, and how often its first move is the
search's. Of a run without search it draws how the policy fares among bots, and its entropy.

python train/plot.py RUN PICTURE.png
"""

import json
import sys
from pathlib import Path

try:
    import matplotlib
except ImportError:
    sys.exit("matplotlib is missing: pip install matplotlib")

matplotlib.use("agg")
import matplotlib.pyplot as plt


def main():
    run, picture = map(Path, sys.argv[1:])
    if (run / "curve.json").exists():
        draw_sharpened(json.loads((run / "curve.json").read_text()), picture)
        return
    teacher = json.loads((run / "teacher.json").read_text())
    if isinstance(teacher["curve"][0], dict):
        draw_loop([point for point in teacher["curve"] if point], picture)
        return
    reports = {path.stem: json.loads(path.read_text()) for path in sorted(run.glob("*.json")) if "curve" in path.read_text()}
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    for name, report in reports.items():
        steps, losses = zip(*report["curve"])
        left.plot(steps, losses, label=name, linewidth=1)
        phases = report["test"]["2"]["phases"]
        right.plot(list(phases), [phase["net"] for phase in phases.values()], marker="o", markersize=3, label=name)
    right.plot(list(phases), [phase["search"] for phase in phases.values()], "k--", label="search that played")
    left.set(xlabel="steps", ylabel="loss", title="while learning (the students' loss is against the teacher)")
    right.set(xlabel="moves made", ylabel="log-loss", title="two players, games kept out: who won")
    left.legend()
    right.legend()
    figure.savefig(picture, dpi=100)


def draw_loop(curve, picture):
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    seconds = [point["seconds"] for point in curve]
    for players in ("2", "3", "4"):
        parts = [point["test"].get(players) for point in curve]
        if None in parts:
            continue
        left.plot(seconds, [part["net"] - part["search"] for part in parts], label=f"{players} players", linewidth=1)
        right.plot(seconds, [100 * (part["first_move"] or 0) for part in parts], label=f"{players} players", linewidth=1)
    left.set(xlabel="seconds of learning", ylabel="log-loss above the search's", title="who won, in games kept out")
    right.set(xlabel="seconds of learning", ylabel="%", title="first move is the deep search's")
    left.legend()
    figure.savefig(picture, dpi=100)


def draw_sharpened(curve, picture):
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    millions = [point["decisions"] / 1e6 for point in curve]
    for players in curve[-1]["shares"]:
        shares, errors = zip(*(point["shares"][players] for point in curve))
        left.errorbar(millions, [100 * share for share in shares], [100 * error for error in errors], marker="o", markersize=3, capsize=2, label=f"{players} players")
    right.plot(millions, [point["entropy"] for point in curve], marker="o", markersize=3)
    left.set(xlabel="million decisions", ylabel="%", title=f"the policy among {curve[-1]['among']}")
    right.set(xlabel="million decisions", ylabel="nats", title="entropy of the policy", ylim=0)
    left.margins(y=0.25)
    left.legend(ncols=3, loc="upper center")
    figure.savefig(picture, dpi=100)


if __name__ == "__main__":
    main()
