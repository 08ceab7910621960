"""Games on the cores, their decisions on the GPU: whole games, all of the same length, in large batches."""

from dataclasses import dataclass

import numpy as np
import torch

from cabochon import VectorSultan

from .model import ACTIONS, GROUPS, HIDDEN_GROUPS, masked

# The bot `policy` leaves out what it would choose this much less often than its most frequent action.
FAINT = 1 / 100


def decisions(players):
    """How many decisions a game has: in each round a return and the bids."""
    return 12 * 5 if players == 2 else 15 * (1 + players)


@dataclass
class Batch:
    """Decisions, one a row, and what came of them."""

    positions: torch.Tensor
    secrets: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    movers: torch.Tensor
    # Whether the learner decided, rather than a frozen network.
    learns: torch.Tensor
    # Each seat's share of the win, a row a game.
    shares: torch.Tensor | None = None

    def flat(self):
        return Batch(*(getattr(self, name).flatten(0, 1) for name in ("positions", "secrets", "masks", "actions", "logs", "movers", "learns")))


class Table:
    """Many games with the same number of players, which all begin and end together. If there are frozen networks, one of them has every seat of a game but one, and leaves out what it would choose less than `faint` times as often as its most frequent action. Each has as many games; with `redraw`, the games are shared out again before each decision."""

    def __init__(self, games, players, device, *, threads, seed, name="sultan", options="", frozen=(), faint=FAINT, redraw=False):
        self.frozen, self.faint, self.redraw = frozen, faint, redraw
        self.learners = torch.arange(games, device=device) % players
        # Each has the learner in every seat of its games.
        sets = torch.arange(games, device=device) // players
        self.groups = [(sets % len(frozen) == number).nonzero().squeeze(1) for number in range(len(frozen))]
        self.players, self.device, self.length = players, device, decisions(players)
        self.vector = VectorSultan(games, players, name=name, options=options, threads=threads, seed=seed)
        self.arrays = [torch.from_numpy(array) for array in (self.vector.positions, self.vector.secrets, self.vector.masks, self.vector.movers)]
        if device.type == "cuda":
            for array in self.arrays:
                torch.cuda.cudart().cudaHostRegister(array.data_ptr(), array.nbytes, 0)
        self.chosen = torch.empty(games, dtype=torch.int32, pin_memory=device.type == "cuda")
        room = lambda width, kind: torch.empty(self.length, games, *width, dtype=kind, device=device)
        self.batch = Batch(
            room([len(GROUPS)], torch.uint8), room([len(HIDDEN_GROUPS)], torch.uint8), room([ACTIONS], torch.bool), room([], torch.int64),
            room([], torch.float32), room([], torch.uint8), room([], torch.bool).fill_(True),
        )
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None

    def taken(self):
        """The learner's share of the wins, from each frozen network if a game has one of them."""
        shares = self.batch.shares.gather(1, self.learners[:, None])
        return [float(part.mean()) for part in ([shares] if self.redraw else [shares[games] for games in self.groups])]

    def shared_out(self):
        """The games that each frozen network decides in now."""
        return torch.randperm(len(self.learners), device=self.device).chunk(len(self.frozen)) if self.redraw else self.groups

    def wait(self):
        if self.stream:
            self.stream.synchronize()

    def close(self):
        self.wait()
        if self.stream:
            for array in self.arrays:
                torch.cuda.cudart().cudaHostUnregister(array.data_ptr())

    @torch.no_grad()
    def play(self, net):
        """Plays all games to their end; `net` chooses for every seat that is not frozen."""
        # All threads share autocast's cache of weights, but not its stream: a weight that one thread casts is not ready for another.
        cast = torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False)
        with torch.cuda.stream(self.stream), cast:
            for step in range(self.length):
                here = self.batch
                for room, array in zip((here.positions, here.secrets, here.masks, here.movers), self.arrays):
                    room[step].copy_(array, non_blocking=True)
                logits = masked(net(here.positions[step])[0], here.masks[step]).log_softmax(1)
                if self.frozen:
                    here.learns[step] = here.movers[step] == self.learners
                    for rival, games in zip(self.frozen, self.shared_out()):
                        others = pruned(masked(rival(here.positions[step][games])[0], here.masks[step][games]).log_softmax(1), self.faint)
                        logits[games] = torch.where(here.learns[step][games, None], logits[games], others)
                actions = draw(logits)
                here.actions[step] = actions
                here.logs[step] = logits.gather(1, actions[:, None]).squeeze(1)
                self.chosen.copy_(actions, non_blocking=True)
                self.wait()
                self.vector.step(self.chosen.numpy())
            assert self.vector.done.all(), "all games end together"
            self.batch.shares = torch.from_numpy(self.vector.rewards).to(self.device)
            self.wait()
        return self.batch


def draw(logits):
    """An action of each row, by its probability."""
    return (logits - torch.empty_like(logits).exponential_().clamp_(min=1e-30).log()).argmax(1)


def pruned(logits, faint=FAINT):
    """Without what is chosen less than `faint` times as often as the most frequent action: what the bot `policy` draws from."""
    return logits.masked_fill(logits.exp() < faint * logits.amax(1, keepdim=True).exp(), -1e4)


def targets(batch, values, trace):
    """What each decision's value should have been, and its advantage, by each seat's own decisions (GAE)."""
    returns, advantages = torch.empty_like(values), torch.empty_like(values)
    following, later = batch.shares.clone(), torch.zeros_like(batch.shares)
    movers = batch.movers.long().unsqueeze(2)
    for step in range(len(values) - 1, -1, -1):
        mover, value = movers[step], values[step][:, None]
        advantage = following.gather(1, mover) - value + trace * later.gather(1, mover)
        following.scatter_(1, mover, value)
        later.scatter_(1, mover, advantage)
        returns[step], advantages[step] = (value + advantage).squeeze(1), advantage.squeeze(1)
    return returns, advantages


@torch.no_grad()
def match(net, bot, *, games, players, device, threads, seed, name="sultan", options=""):
    """The share of the wins of one seat of the network among bots, on deals that it plays from every seat, and half its 95 % interval."""
    deals = []
    for seat in range(players):
        vector = VectorSultan(games, players, name=name, options=options, threads=threads, seed=seed)
        for _ in range(decisions(players)):
            own = vector.movers == seat
            actions = vector.advice(bot, ~own)
            at = np.flatnonzero(own)
            if len(at):
                positions, masks = (torch.from_numpy(array[at]).to(device) for array in (vector.positions, vector.masks))
                actions[at] = draw(pruned(masked(net(positions)[0], masks).log_softmax(1))).cpu().numpy()
            vector.step(actions.astype(np.int32))
        deals.append(vector.rewards[:, seat].copy())
    shares = np.mean(deals, 0)
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / len(shares) ** 0.5)
