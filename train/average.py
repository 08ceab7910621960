#!/usr/bin/env python3
"""One network that plays Sultan as several do on average, learnt from their mixed strategies: a mean is harder to read than each of them.

    python train/average.py MEAN --teachers A.net B.net C.net --tables 2x8192 --seconds 150
    python train/sultan.py RESPONSE --network MEAN/policy.net --against MEAN/policy.net --watch 15 --tables 2x8192 --rate 2e-4 2e-4 --entropy 0.003 0.003 --pull 0 --seconds 600

In every game the learner has one seat, and the teachers the others: a teacher is drawn for each decision. In every other iteration the learner plays more at
random than it would, so that it also learns the positions into which a rival like no teacher brings it. MEAN gets a log and the network in integers.
"""

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import torch
import torch.nn.functional as F
from torch import nn

from ppo import between, diary, tables_of
from sultan_net import quantise
from sultan_net.games import pruned
from sultan_net.learn import Settings, Tables, descend
from sultan_net.model import SHAPES, masked

# Teachers look at this many positions at once.
PART = 1 << 16


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of the mean")
    parser.add_argument("--teachers", type=Path, nargs="+", required=True, help="networks in integers, each of equal weight")
    parser.add_argument("--asked", type=int, default=8, help="teachers asked in an iteration, drawn if there are more")
    parser.add_argument("--network", type=Path, help="a network in integers to begin with (default: the first teacher)")
    parser.add_argument("--tables", default="2x8192", help="players x games, for each table")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--iterations", type=int, default=10**9, help="at most")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=8192, help="decisions an update")
    parser.add_argument("--rate", type=float, nargs=2, default=(1e-3, 1e-5), help="at the start and at the end")
    parser.add_argument("--shape", choices=SHAPES, default="full")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="for all tables together")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Curious(nn.Module):
    """Plays as a network does, but more at random."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, positions):
        logits, chance = self.net(positions)
        return logits / 2, chance


@torch.no_grad()
def taught(teachers, positions, masks):
    """The teachers' mean mixture and chance for each position."""
    shares, chances = [], []
    for part, legal in zip(positions.split(PART), masks.split(PART)):
        answers = [teacher(part) for teacher in teachers]
        shares.append(sum(pruned(masked(logits, legal).log_softmax(1)).softmax(1) for logits, _ in answers) / len(teachers))
        chances.append(sum(chance.sigmoid() for _, chance in answers) / len(teachers))
    return torch.cat(shares), torch.cat(chances)


def nats(net, positions, masks, shares, chances):
    """How far the network's mixture is from the mean in nats, how much of it is elsewhere, and the loss of its chance."""
    logits, chance = net(positions)
    logs = masked(logits, masks).log_softmax(1)
    entropy = -(shares * shares.clamp(min=1e-9).log()).sum(1)
    apart = (pruned(logs).softmax(1) - shares).abs().sum(1) / 2
    return (-(shares * logs).sum(1) - entropy).mean(), apart.mean(), F.binary_cross_entropy_with_logits(chance, chances)


def rows(batches, teachers):
    """The decisions with more than one move, and what the teachers would do."""
    flat = [batch.flat() for batch in batches]
    positions, masks = (torch.cat([getattr(batch, name) for batch in flat]) for name in ("positions", "masks"))
    free = masks.sum(1) > 1
    positions, masks = positions[free], masks[free]
    return positions, masks, *taught(teachers, positions, masks)


def learn(args, say):
    device = torch.device(args.device)
    torch.manual_seed(args.seed)
    teachers = [quantise.network(source, args.shape, device) for source in args.teachers]
    net = quantise.network(args.network or args.teachers[0], args.shape, device)
    sizes = tables_of(args.tables)
    tables = Tables(sizes, device, max(1, args.threads // min(len(sizes), 4)), args.seed, teachers, redraw=True)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate[0], eps=1e-6)
    began, said, iteration, learnt = time.monotonic(), float("-inf"), 0, 0
    passed = lambda: time.monotonic() - began

    def test(columns):
        with torch.no_grad():
            parts = torch.stack([torch.stack(nats(net, *part)) for part in zip(*(column.split(PART) for column in columns))])
        away, apart, _ = parts.mean(0).tolist()
        say(f"{passed():.0f} s, {iteration} iterations, {learnt / 1e6:.1f} M decisions: {away:.4f} nats from the mean on new games, {100 * apart:.1f} % of the choices differ")

    def played(player):
        asked = torch.randperm(len(teachers))[: args.asked].tolist()
        return rows(tables.play(player), [teachers[number] for number in asked])

    while passed() < args.seconds and iteration < args.iterations:
        columns = played(Curious(net) if iteration % 2 else net)
        if iteration % 2 == 0 and passed() - said > 10:
            said = passed()
            test(columns)
        for _ in range(args.epochs):
            for at in torch.randperm(len(columns[0]), device=device).split(args.batch):
                optimiser.param_groups[0]["lr"] = between(args.rate, passed() / args.seconds)
                away, _, chance = nats(net, *(column[at] for column in columns))
                descend(net, optimiser, away + 0.1 * chance)
                with torch.no_grad():
                    net.table.weight.clamp_(-Settings.largest, Settings.largest)
        learnt += len(columns[0])
        iteration += 1
    test(played(net))
    tables.close()
    return quantise.write(net, args.run / "policy.net")


def main():
    args = arguments()
    say = diary(args.run)
    say(" ".join(sys.argv[1:]))
    say(f"the mean: {learn(args, say)[:16]}")


if __name__ == "__main__":
    main()
