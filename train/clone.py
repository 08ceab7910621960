#!/usr/bin/env python3
"""A network that plays Sultan as a bot does, learnt from the bot's mixed strategies: a stand-in for a bot that is too slow to train against.

    python train/clone.py CLONE --bot search@600n --network NET --tables 2x512 --play 240 --learn 60
    python train/sultan.py RESPONSE --network NET --against CLONE/policy.net --watch 15 --tables 2x8192 --rate 2e-4 2e-4 --entropy 0.003 0.003 --pull 0 --seconds 180 --rivals "" --last-rivals search@600n --match-games 2500
    python train/clone.py CLONE2 --rows CLONE --rival RESPONSE/policy.net --bot search@600n --network CLONE/policy.net --tables 2x512 --play 120 --learn 60

The last match of the response is with the bot itself: what it gained only from the stand-in does not count. The bot meets itself, or in every other game the
network given by `--rival`: a clone learns the positions into which a response brings it only if it has seen them. CLONE gets the rows, a log and the network in integers.
"""

import argparse
import copy
import itertools
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
import torch

from cabochon import VectorSultan
from ppo import diary, tables_of
from sultan_net import quantise
from sultan_net.games import decisions, draw, pruned
from sultan_net.learn import Settings
from sultan_net.model import SHAPES, Actor, masked

COLUMNS = ("positions", "masks", "shares")
# Of this many games one is kept for testing.
TESTED = 16
# Learning ends after this many epochs that bring nothing; the best network is kept.
PATIENCE = 4


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of this clone")
    parser.add_argument("--bot", default="search@600n", help="whom to copy")
    parser.add_argument("--network", type=Path, help="a network in integers to begin with")
    parser.add_argument("--rival", type=Path, help="a network in integers that the bot meets in every other game")
    parser.add_argument("--rows", type=Path, nargs="*", default=[], help="earlier clones of this bot whose rows to learn from as well")
    parser.add_argument("--tables", default="2x512", help="players x games, for each table")
    parser.add_argument("--play", type=float, default=240, help="seconds of play; the games that have begun are finished")
    parser.add_argument("--learn", type=float, default=60, help="seconds of learning at most")
    parser.add_argument("--shape", choices=SHAPES, default="full")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


@torch.no_grad()
def played(vector, bot, rival, device):
    """One game at each place of the table: the bot's decisions, and which of them are for testing."""
    games, players = vector.rewards.shape
    place = np.arange(games)
    meets_rival = (place % 2 == 1) & (rival is not None)
    rows, tested = [], []
    for _ in range(decisions(players)):
        asked = ~meets_rival | (vector.movers == place // 2 % players)
        shares = vector.mixtures(bot, asked)
        logits = torch.from_numpy(shares).clamp(min=1e-30).log()
        actions = draw(logits).numpy().astype(np.int32)
        others = np.flatnonzero(~asked)
        if len(others):
            positions, masks = (torch.from_numpy(array[others]).to(device) for array in (vector.positions, vector.masks))
            actions[others] = draw(pruned(masked(rival(positions)[0], masks).log_softmax(1))).cpu().numpy()
        kept = asked & (vector.masks.sum(1) > 1)
        rows.append((vector.positions[kept], vector.masks[kept], shares[kept].astype(np.float16)))
        tested.append((place % TESTED == 0)[kept])
        vector.step(actions)
    return [np.concatenate(column) for column in zip(*rows)], np.concatenate(tested)


def play(args, say):
    """Plays, and writes the rows of every batch of games when it ends."""
    device = torch.device(args.device)
    rival = quantise.network(args.rival, args.shape, device) if args.rival else None
    tables = [(size.games, size.players, size.edition or "sultan", size.options) for size in tables_of(args.tables)]
    vectors = [VectorSultan(games, players, name=name, options=options, threads=args.threads, seed=args.seed * 1000 + players) for games, players, name, options in tables]
    began, count = time.monotonic(), 0
    while time.monotonic() - began < args.play:
        rows, tested = played(vectors[count % len(vectors)], args.bot, rival, device)
        np.savez_compressed(args.run / f"rows-{args.seed}-{count}.npz", tested=tested, **dict(zip(COLUMNS, rows)))
        count += 1
        say(f"{time.monotonic() - began:.0f} s: {len(tested)} decisions of {args.bot} with {vectors[(count - 1) % len(vectors)].rewards.shape[1]} players")


def load(folders):
    files = [np.load(path) for folder in folders for path in sorted(folder.glob("rows-*.npz"))]
    if not files:
        sys.exit("there is nothing to learn from: give --play some seconds, or --rows")
    return [torch.from_numpy(np.concatenate([file[name] for file in files])) for name in (*COLUMNS, "tested")]


def loss(net, positions, masks, shares):
    """How far the network is from the mixture, in nats, and how much of the mixture it has elsewhere."""
    logs = masked(net(positions)[0], masks).log_softmax(1)
    shares = shares.float() / shares.float().sum(1, keepdim=True)
    entropy = -(shares * shares.clamp(min=1e-9).log()).sum(1)
    return -(shares * logs).sum(1) - entropy, (logs.exp() - shares).abs().sum(1) / 2


@torch.no_grad()
def test(net, rows):
    parts = [torch.stack(loss(net, *part), 1) for part in zip(*(column.split(1 << 16) for column in rows))]
    return torch.cat(parts).mean(0).tolist()


def learn(args, say):
    device = torch.device(args.device)
    torch.manual_seed(args.seed)
    *columns, tested = load([args.run, *args.rows])
    held, rows = ([column[which].to(device) for column in columns] for which in (tested, ~tested))
    say(f"{len(rows[0])} decisions to learn from, {len(held[0])} for testing")
    net = quantise.network(args.network, args.shape, device) if args.network else Actor(SHAPES[args.shape]).to(device)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-6, weight_decay=1e-6)
    began, best, since = time.monotonic(), (float("inf"), None), 0
    for epoch in itertools.count():
        nats, apart = test(net, held)
        say(f"{time.monotonic() - began:.0f} s, {epoch} epochs: {nats:.4f} nats from the bot, {100 * apart:.1f} % of its choices differ")
        best, since = ((nats, copy.deepcopy(net)), 0) if nats < best[0] else (best, since + 1)
        if epoch > 0 and (time.monotonic() - began >= args.learn or since == PATIENCE):
            return quantise.write(best[1], args.run / "policy.net")
        for at in torch.randperm(len(rows[0]), device=device).split(args.batch):
            optimiser.zero_grad(set_to_none=True)
            loss(net, *(column[at] for column in rows))[0].mean().backward()
            optimiser.step()
            with torch.no_grad():
                net.table.weight.clamp_(-Settings.largest, Settings.largest)


def main():
    args = arguments()
    say = diary(args.run)
    say(" ".join(sys.argv[1:]))
    play(args, say)
    say(f"the clone: {learn(args, say)[:16]}")


if __name__ == "__main__":
    main()
