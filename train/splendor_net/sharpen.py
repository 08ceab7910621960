"""Games without search, all decisions by the network, and PPO on what came of them."""

import copy
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import torch

from cabochon import VectorSplendor
from ppo import between

from .rows import ACTIONS, BYTES, position


@dataclass
class Settings:
    """What is held fixed; rates and the entropy bonus fall from the first number to the second over the run."""

    rate: tuple = (1e-3, 1e-4)
    entropy: tuple = (0.01, 0.0005)
    clip: float = 0.2
    trace: float = 0.95
    value: float = 0.5
    epochs: int = 2
    batch: int = 32768
    average: float = 0.98


@dataclass
class Batch:
    """Decisions, one a row, and what came of them."""

    positions: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    advantages: torch.Tensor
    # Each seat's share of the win, from the mover on, as later positions were judged.
    shares: torch.Tensor


def from_mover(movers, players):
    """The number of each seat, counted from the mover on."""
    return (movers.long()[..., None] + torch.arange(players, device=movers.device)) % players


def by_number(movers, players):
    """Where each seat comes, counted from the mover on: undoes `from_mover`."""
    return (torch.arange(players, device=movers.device) - movers.long()[..., None]) % players


def traced(values, rewards, done, last, trace):
    """What each decision brought each seat, by its number: later values less this one, which count less the later they are (GAE)."""
    gains, gain, after = torch.empty_like(values), torch.zeros_like(last), last
    for step in reversed(range(len(values))):
        goes_on = ~done[step][:, None]
        surprise = rewards[step] + goes_on * after - values[step]
        gain = surprise + trace * goes_on * gain
        gains[step], after = gain, values[step]
    return gains


class Table:
    """Many games with the same number of players, of which each call plays a number of decisions."""

    def __init__(self, games, players, steps, device, *, threads, seed):
        self.players, self.steps, self.device = players, steps, device
        self.games = VectorSplendor(games, players, network=True, threads=threads, seed=seed)
        self.arrays = [torch.from_numpy(array) for array in (self.games.observations, self.games.masks, self.games.movers)]
        self.ends = [torch.from_numpy(array) for array in (self.games.rewards, self.games.done)]
        if device.type == "cuda":
            for array in self.arrays + self.ends:
                torch.cuda.cudart().cudaHostRegister(array.data_ptr(), array.nbytes, 0)
        self.chosen = torch.empty(games, dtype=torch.int32, pin_memory=device.type == "cuda")
        room = lambda width, kind: torch.empty(steps, games, *width, dtype=kind, device=device)
        self.positions, self.masks, self.movers = room([BYTES], torch.uint8), room([ACTIONS], torch.bool), room([], torch.uint8)
        self.actions, self.logs, self.values = room([], torch.int64), room([], torch.float32), room([players], torch.float32)
        self.rewards, self.done = room([players], torch.float32), room([], torch.bool)
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None

    def wait(self):
        if self.stream:
            self.stream.synchronize()

    def judge(self, net, positions, movers):
        """Logits of actions and each seat's chance, by number."""
        scores, logits = net(position(positions, torch.bfloat16 if self.stream else torch.float32))
        return logits, scores[:, : self.players].softmax(1).gather(1, by_number(movers, self.players))

    @torch.no_grad()
    def play(self, net, trace):
        """Plays on, and tells what each decision brought."""
        # All threads share autocast's cache of weights, but not its stream.
        cast = torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False)
        with torch.cuda.stream(self.stream), cast:
            for step in range(self.steps):
                for room, array in zip((self.positions, self.masks, self.movers), self.arrays):
                    room[step].copy_(array, non_blocking=True)
                logits, self.values[step] = self.judge(net, self.positions[step], self.movers[step])
                logits = logits.masked_fill(~self.masks[step], -1e4).log_softmax(1)
                actions = (logits - torch.empty_like(logits).exponential_().clamp_(min=1e-30).log()).argmax(1)
                self.actions[step], self.logs[step] = actions, logits.gather(1, actions[:, None]).squeeze(1)
                self.chosen.copy_(actions, non_blocking=True)
                self.wait()
                self.games.step(self.chosen.numpy())
                for room, array in zip((self.rewards, self.done), self.ends):
                    room[step].copy_(array, non_blocking=True)
            movers = self.arrays[2].to(self.device)
            last = self.judge(net, self.arrays[0].to(self.device), movers)[1]
            gains = traced(self.values, self.rewards, self.done, last, trace)
            shares = (self.values + gains).gather(2, from_mover(self.movers, self.players)).clamp(0, 1)
            shares = torch.nn.functional.pad(shares / shares.sum(2, keepdim=True), (0, 4 - self.players))
            advantages = gains.gather(2, self.movers.long()[..., None]).squeeze(2)
            self.wait()
        return Batch(*(part.flatten(0, 1) for part in (self.positions, self.masks, self.actions, self.logs, advantages, shares)))


class Tables:
    """Tables of several sizes that play at the same time, each from its own thread."""

    def __init__(self, sizes, steps, device, threads, seed):
        self.tables = [Table(size.games, size.players, steps, device, threads=threads, seed=seed * 1000 + number) for number, size in enumerate(sizes)]
        self.pool = ThreadPoolExecutor(len(self.tables))

    def play(self, net, trace):
        return list(self.pool.map(lambda table: table.play(net, trace), self.tables))


def losses(net, positions, masks, actions, logs, advantages, shares, clip, dtype):
    """The losses of policy and value, the entropy, and the share of decisions whose probability changed too much."""
    free = masks.sum(1) > 1
    weight = free.float() / free.sum().clamp(min=1)
    with torch.autocast(positions.device.type, torch.bfloat16, enabled=dtype == torch.bfloat16):
        scores, logits = net(position(positions, dtype))
    now = logits.masked_fill(~masks, -1e4).log_softmax(1)
    ratio = (now.gather(1, actions[:, None]).squeeze(1) - logs).exp()
    gain = torch.minimum(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages)
    entropy = -(now.exp() * now).sum(1)
    value = -(shares * scores.log_softmax(1)).sum(1).mean()
    clipped = (((ratio - 1).abs() > clip).float() * weight).sum()
    return -(gain * weight).sum(), value, (entropy * weight).sum(), clipped


class Sharpener:
    """A network that learns from its own games, and the average of its weights, which is what is kept."""

    def __init__(self, net, settings, device):
        self.net, self.settings, self.device = net.to(device).train(), settings, device
        self.average = copy.deepcopy(self.net).eval()
        fast = device.type == "cuda"
        self.dtype = torch.bfloat16 if fast else torch.float32
        self.losses = torch.compile(losses) if fast else losses
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-4, eps=1e-6, **({"fused": True} if fast else {}))
        self.updates = 0

    def learn(self, batches, progress):
        """Learns from these decisions, and says how it went."""
        s = self.settings
        gather = lambda name: torch.cat([getattr(batch, name) for batch in batches])
        positions, masks, actions, logs, shares = (gather(name) for name in ("positions", "masks", "actions", "logs", "shares"))
        # The more players, the smaller are chances and their differences.
        advantages = torch.cat([batch.advantages / batch.advantages.std() for batch in batches])
        sums, count = torch.zeros(4, device=self.device), 0
        for _ in range(s.epochs):
            for at in torch.randperm(len(actions), device=self.device).split(s.batch):
                if len(at) < min(s.batch, len(actions)):
                    continue  # compiled code needs batches of one size
                self.optimiser.param_groups[0]["lr"] = between(s.rate, progress) * min(1, (self.updates + 1) / 100)
                parts = self.losses(self.net, positions[at], masks[at], actions[at], logs[at], advantages[at], shares[at], s.clip, self.dtype)
                policy, value, entropy, _ = parts
                self.optimiser.zero_grad(set_to_none=True)
                (policy + s.value * value - between(s.entropy, progress) * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()
                self.updates, count = self.updates + 1, count + 1
                sums += torch.stack(parts).detach()
        with torch.no_grad():
            for mean, weight in zip(self.average.parameters(), self.net.parameters()):
                mean.lerp_(weight, 1 - s.average)
        return dict(zip(("policy", "value", "entropy", "clipped"), (sums / count).tolist()))
