#!/usr/bin/env python3
"""Splendor's network, sharpened by games without search: PPO from a network that is already trained, for two to four players.

    python train/sharpen.py RUN --network games/splendor/knowledge/network/NAME.net --sharper 1.5 --seconds 540

RUN gets the settings, a log, and at every checkpoint the network, as PyTorch and in whole numbers. A search needs flatter priors than those that win
most by themselves, so logits are divided by `--softer` in whole numbers: the first move stays the same. `--sharper` undoes that at the start.
"""

import argparse
import copy
import sys
import time
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import torch

import cabochon
import ppo
from splendor_net import learn, quantise
from splendor_net.model import WIDE, widened
from splendor_net.sharpen import Settings, Sharpener, Tables


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ppo.add_arguments(parser, Settings, tables="2x8192,2x8192,3x4096,4x4096", save_every=100, match_games=1200)
    parser.add_argument("--network", type=Path, required=True, help="the network to begin with, in integers or as PyTorch")
    parser.add_argument("--sharper", type=float, default=1.0, help="multiplies the logits at the start")
    parser.add_argument("--widen", action="store_true", help="begin with a wider network that says the same")
    parser.add_argument("--softer", type=float, default=1.5, help="divides them in the network that is written in whole numbers")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game an iteration")
    parser.add_argument("--trace", type=float, default=Settings.trace, help="how much later values count (GAE's lambda)")
    parser.add_argument("--value", type=float, default=Settings.value, help="the weight of the values' loss")
    parser.add_argument("--rival", default="greedy", help="the bot to measure the policy against at every checkpoint")
    return parser.parse_args()


@torch.no_grad()
def scaled(net, factor):
    """The same network with its logits of actions multiplied."""
    net = copy.deepcopy(net)
    for layer in (net.policy, net.plain):
        layer.weight.mul_(factor)
        layer.bias.mul_(factor)
    return net


def begin(path, widen=False):
    net = quantise.dequantise(quantise.read(path)) if path.suffix == ".net" else learn.restore(path)
    return widened(net, WIDE) if widen else net


def measure(path, sizes, rival, games, threads):
    """The policy of the network in this file among bots, by number of players. Needs a process of its own."""
    cabochon.install_network(path)
    return {players: cabochon.matches("splendor", "policy", rival, players=players, games=games, threads=threads, seed=77) for players in sizes}


def main():
    args = arguments()
    settings = Settings(tuple(args.rate), tuple(args.entropy), trace=args.trace, value=args.value, epochs=args.epochs, batch=args.batch)
    run = ppo.Run(args, settings)
    if any(size.variant for size in run.sizes):
        sys.exit("Splendor has one edition, and no options to learn: --tables 2x4096")
    sharpener = Sharpener(scaled(begin(args.network, args.widen), args.sharper), settings, run.device)
    tables = Tables(run.sizes, args.steps, run.device, run.threads, args.seed)

    def save():
        learn.save(sharpener.average, args.run / "policy.pt")
        quantise.write(scaled(sharpener.average, 1 / args.softer), args.run / "policy.net")
        with get_context("spawn").Pool(1) as pool:
            scores = pool.apply(measure, (args.run / "policy.net", run.numbers, args.rival, args.match_games, args.threads))
        shares = {players: (score["share"], score["error"]) for players, score in scores.items()}
        curve.append({"decisions": decisions, "among": args.rival, "shares": shares, **news})
        learn.write_json(args.run / "curve.json", curve)
        for players, (share, error) in shares.items():
            run.match(players, args.rival, share, error)

    began = time.monotonic()
    passed = lambda: time.monotonic() - began
    saved, said, decisions, iterations, played, learnt, news, curve = 0.0, float("-inf"), 0, 0, 0.0, 0.0, {}, []
    while passed() < args.seconds and iterations < args.iterations:
        at = passed()
        batches = tables.play(sharpener.net, settings.trace)
        then = passed()
        news = sharpener.learn(batches, at / args.seconds)
        iterations, decisions = iterations + 1, decisions + sum(len(batch.actions) for batch in batches)
        played, learnt = played + then - at, learnt + passed() - then
        if passed() - said > 10:
            said = passed()
            run.progress(said, iterations, decisions, played, learnt, news)
        if passed() - saved > args.save_every:
            save()
            saved = passed()
    save()


if __name__ == "__main__":
    main()
