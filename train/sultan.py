#!/usr/bin/env python3
"""Sultan's policy, learnt by self-play: PPO with an entropy bonus and a pull towards its own average, one network for two to five players.

    python train/sultan.py RUN --seconds 540 --total 1080            # the first half
    python train/sultan.py RUN2 --from RUN --seconds 540 --total 1080    # the second
    python train/sultan.py RESPONSE --from RUN2 --against RUN2 --tables 2x8192 --rate 2e-4 2e-4 --entropy 0.003 0.003 --pull 0 --seconds 180    # how exploitable is it?
    python train/sultan.py RESPONSE --network NET --against NET --watch 15 --tables 2x8192 --rate 2e-4 2e-4 --entropy 0.003 0.003 --pull 0 --seconds 180    # the same of a network in integers, such as the one that is built in

RUN gets the settings, a log, a checkpoint every minute, and the network in whole numbers, as Rust reads it. Rates and the entropy bonus fall with
the share of `--total` that has passed, so a run that goes on from another must have the same total.
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import torch

import ppo
from sultan_net import quantise
from sultan_net.games import FAINT, match
from sultan_net.learn import Learner, Settings, Tables
from sultan_net.model import SHAPES, Actor

PARTS = ("actor", "critic", "actor-adam", "critic-adam")
# A run goes back to its last checkpoint this often, before it ends.
MOST_SETBACKS = 5


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ppo.add_arguments(parser, Settings, tables="2x4096,2x4096,3x2048,4x2048,5x2048", save_every=60, match_games=512)
    parser.add_argument("--from", dest="start", type=Path, help="the run to go on from")
    parser.add_argument("--against", type=Path, nargs="+", default=[], help="a run or a network in integers that, frozen, has every seat but one: learns a best response to it; if several, to one of them, drawn for each game")
    parser.add_argument("--redraw", action="store_true", help="draw one of them for each decision, not for each game")
    parser.add_argument("--faint", type=float, default=FAINT, help="the frozen network leaves out what it would choose this much less often than its most frequent action (default: 1/100, as the bot `policy`; 0: it leaves out nothing)")
    parser.add_argument("--network", type=Path, help="a network in integers to begin with, such as the one that is built in")
    parser.add_argument("--watch", type=int, default=0, help="iterations at the start in which only the critic learns")
    parser.add_argument("--shape", choices=SHAPES, default="full")
    parser.add_argument("--total", type=float, help="seconds of all runs together (default: those of this run)")
    parser.add_argument("--pull", type=float, default=Settings.pull, help="towards the average of the weights")
    parser.add_argument("--average", type=float, default=Settings.average, help="how slowly that moves")
    parser.add_argument("--keep", type=float, default=Settings.keep, help="how slowly the average moves that becomes the policy (default: as the other)")
    parser.add_argument("--rivals", default="greedy", help="bots to measure against at every checkpoint, separated by commas")
    parser.add_argument("--snapshots", type=int, default=0, help="keep the network as it is after every so many iterations, for `average.py` (default: none)")
    parser.add_argument("--give-up", type=float, default=0, help="end at the first checkpoint if a match brings less than this many times par")
    parser.add_argument("--last-rivals", default="", help="and at the end")
    args = parser.parse_args()
    if args.network and args.start:
        parser.error("--network and --from both say what to begin with")
    if args.redraw and len(args.against) < 2:
        parser.error("--redraw draws one of several networks: give --against more than one")
    return args


def save(run, learner, passed, iterations):
    if not learner.healthy():
        raise ArithmeticError("a weight is not a number")
    state = {"passed": passed, "iterations": iterations, "updates": learner.updates, "spread": float(learner.spread)}
    for name, part in learner.parts().items():
        torch.save(part, run / f"{name}.new")
        (run / f"{name}.new").rename(run / f"{name}.pt")
    state["network"] = quantise.write(learner.kept, run / "policy.net")
    if learner.kept is not learner.average:
        quantise.write(learner.average, run / "average.net")
    (run / "state.json").write_text(json.dumps(state))


def resume(start, learner):
    """Goes on from a checkpoint; returns the seconds and iterations before."""
    state = json.loads((start / "state.json").read_text())
    learner.restore({name: torch.load(start / f"{name}.pt", map_location=learner.device) for name in PARTS})
    learner.updates, learner.spread = state["updates"], torch.tensor(state["spread"], device=learner.device)
    return state["passed"], state["iterations"]


def frozen_network(source, shape, device):
    if source.is_file():
        return quantise.network(source, shape, device)
    net = Actor(SHAPES[shape]).to(device)
    net.load_state_dict(torch.load(source / "actor.pt", map_location=device)["kept"])
    return net


def main():
    args = arguments()
    total = args.total or args.seconds
    settings = Settings(tuple(args.rate), tuple(args.entropy), args.pull, epochs=args.epochs, batch=args.batch, average=args.average, keep=args.keep, watch=args.watch)
    run = ppo.Run(args, settings)
    learner = Learner(SHAPES[args.shape], settings, run.device)
    before, iterations = resume(args.start, learner) if args.start else (0.0, 0)
    if args.network:
        for net in (learner.actor, learner.average, learner.kept):
            quantise.dequantise(quantise.read(args.network), net)
    frozen = [frozen_network(source, args.shape, run.device) for source in args.against]
    seat = lambda seed: Tables(run.sizes, run.device, run.threads, seed, frozen, args.faint, args.redraw)
    tables = seat(args.seed + iterations)

    def measure(rivals):
        """Plays against bots, and returns the worst result in parts of par."""
        worst = float("inf")
        for bot in filter(None, rivals.split(",")):
            for players, edition, options in sorted({(size.players, size.edition, size.options) for size in run.sizes}):
                table = {"players": players, "name": edition or "sultan", "options": options}
                share, error = match(learner.kept, bot, games=args.match_games, device=run.device, threads=args.threads, seed=77, **table)
                run.match(players, bot, share, error, " ".join(filter(None, (edition, options))))
                worst = min(worst, share * players)
        return worst

    began = time.monotonic()
    passed = lambda: time.monotonic() - began
    saved, said, steps, played, learnt = 0.0, 0.0, 0, 0.0, 0.0
    last, setbacks, good = iterations + args.iterations, 0, args.start
    while passed() < args.seconds and iterations < last:
        at = passed()
        try:
            batches = tables.play(learner.actor)
            then = passed()
            news = learner.learn(batches, (before + at) / total)
            due = passed() - saved > args.save_every
            if due:
                save(args.run, learner, before + passed(), iterations + 1)
                good = args.run
        except (ValueError, ArithmeticError) as error:
            setbacks += 1
            run.say(f"{before + passed():.0f} s: {error}; back to the last checkpoint")
            if good is None:
                raise
            tables.close()
            resume(good, learner)
            if setbacks > MOST_SETBACKS:
                break
            tables = seat(args.seed + iterations + setbacks)
            continue
        iterations += 1
        steps += sum(batch.logs.numel() for batch in batches)
        played, learnt = played + then - at, learnt + passed() - then
        if args.snapshots and iterations % args.snapshots == 0:
            (args.run / "snapshots").mkdir(exist_ok=True)
            quantise.write(learner.actor, args.run / "snapshots" / f"{iterations}.net")
        if passed() - said > 10 or iterations == 1:
            said = passed()
            if frozen:
                taken = [f"{100 * share:.1f} of {players}" for players, shares in tables.taken() for share in shares]
                run.say("  one seat of the learner among the others takes " + ", ".join(taken))
            run.progress(before + said, iterations, steps, played, learnt, news)
        if due:
            first, saved = saved == 0, passed()
            if measure(args.rivals) < args.give_up and first:
                sys.exit("this does not learn")
    if good and not learner.healthy():
        resume(good, learner)
    save(args.run, learner, before + passed(), iterations)
    measure(args.rivals)
    measure(args.last_rivals)


if __name__ == "__main__":
    main()
