"""Regularised policy gradients: PPO with an entropy bonus and a pull towards a slowly moving average of the network."""

import copy
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import torch
import torch.nn.functional as F

from ppo import between

from .games import FAINT, Table, targets
from .model import Actor, Critic, masked


@dataclass
class Settings:
    """What is held fixed; rates fall from the first number to the second over the run."""

    rate: tuple = (5e-4, 5e-5)
    entropy: tuple = (0.05, 0.01)
    pull: float = 0.05
    clip: float = 0.2
    trace: float = 0.95
    epochs: int = 2
    batch: int = 32768
    average: float = 0.98
    # How slowly the average moves that is kept; the pull's own if this is 0.
    keep: float = 0
    # The largest weight of a table: what its 16-bit sums have room for.
    largest: float = 0.7
    # Iterations at the start in which only the critic learns.
    watch: int = 0


class Learner:
    """An actor, a critic, the actor's average, to which it is pulled, a slower one, which is kept, and their optimisers."""

    def __init__(self, shape, settings, device):
        self.settings, self.device = settings, device
        self.actor, self.critic = Actor(shape).to(device), Critic(shape).to(device)
        self.average = copy.deepcopy(self.actor)
        self.kept = copy.deepcopy(self.actor) if settings.keep else self.average
        fused = device.type == "cuda"
        self.optimisers = [torch.optim.Adam(net.parameters(), lr=1e-4, eps=1e-6, fused=fused) for net in (self.actor, self.critic)]
        self.spread, self.updates, self.iterations = None, 0, 0

    def cast(self):
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    @torch.no_grad()
    def judge(self, batch):
        """The critic's chance for each decision."""
        flat = batch.flat()
        with self.cast():
            parts = zip(flat.positions.split(1 << 17), flat.secrets.split(1 << 17))
            return torch.cat([self.critic(*part).sigmoid() for part in parts]).view_as(batch.logs)

    def learn(self, batches, progress):
        """Learns from these games, and says how it went."""
        s = self.settings
        for optimiser in self.optimisers:
            optimiser.param_groups[0]["lr"] = between(s.rate, progress) * min(1, (self.updates + 1) / 100)
        rows = [batch.flat() for batch in batches]
        results = [targets(batch, self.judge(batch), s.trace) for batch in batches]
        gather = lambda name: torch.cat([getattr(row, name) for row in rows])
        learns = gather("learns")
        positions, secrets, masks, actions, logs = (gather(name)[learns] for name in ("positions", "secrets", "masks", "actions", "logs"))
        returns, advantages = (torch.cat([result[part].flatten() for result in results])[learns] for part in (0, 1))
        free = masks.sum(1) > 1
        spread = advantages[free].std()
        self.spread = spread if self.spread is None else 0.9 * self.spread + 0.1 * spread
        advantages = advantages / self.spread
        sums = torch.zeros(7, device=self.device)
        count = 0
        for _ in range(s.epochs):
            for at in torch.randperm(len(actions), device=self.device).split(s.batch):
                sums += self.update(positions[at], secrets[at], masks[at], actions[at], logs[at], returns[at], advantages[at], free[at], progress)
                count += 1
        self.iterations += 1
        self.follow(self.average, s.average)
        if s.keep:
            self.follow(self.kept, s.keep)
        names = ("policy", "entropy", "pull", "clipped", "critic", "value", "skipped")
        return dict(zip(names, (sums / count).tolist()), spread=float(self.spread))

    @torch.no_grad()
    def follow(self, average, memory):
        for mean, weight in zip(average.parameters(), self.actor.parameters()):
            mean.lerp_(weight, 1 - memory)

    def update(self, positions, secrets, masks, actions, logs, returns, advantages, free, progress):
        s = self.settings
        weight = free.float() / free.sum().clamp(min=1)
        with self.cast():
            logits, value = self.actor(positions)
            critic = self.critic(positions, secrets)
            with torch.no_grad():
                anchor = masked(self.average(positions)[0], masks).log_softmax(1)
        now = masked(logits, masks).log_softmax(1)
        ratio = (now.gather(1, actions[:, None]).squeeze(1) - logs).exp()
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - s.clip, 1 + s.clip) * advantages)
        chances = now.exp()
        entropy = -(chances * now).sum(1)
        pull = (chances * (now - anchor)).sum(1)
        policy = -(gain * weight).sum()
        entropy, pull = (entropy * weight).sum(), (pull * weight).sum()
        value = F.binary_cross_entropy_with_logits(value, returns.clamp(0, 1))
        critic = F.binary_cross_entropy_with_logits(critic, returns.clamp(0, 1))
        loss = policy - between(s.entropy, progress) * entropy + s.pull * pull + 0.1 * value
        skipped = descend(self.critic, self.optimisers[1], critic)
        if self.iterations >= s.watch:
            skipped = skipped + descend(self.actor, self.optimisers[0], loss)
        with torch.no_grad():
            self.actor.table.weight.clamp_(-s.largest, s.largest)
            clipped = (((ratio - 1).abs() > s.clip).float() * weight).sum()
        self.updates += 1
        return torch.stack([policy, entropy, pull, clipped, critic, value, skipped]).detach()

    def healthy(self):
        """Whether every weight is a number."""
        nets = (self.actor, self.average, self.kept, self.critic)
        return all(bool(weight.isfinite().all()) for net in nets for weight in net.parameters()) and bool(self.spread.isfinite())

    def parts(self):
        """What a checkpoint holds, a file each."""
        return {
            "actor": {"actor": self.actor.state_dict(), "average": self.average.state_dict(), "kept": self.kept.state_dict()},
            "critic": {"critic": self.critic.state_dict()},
            "actor-adam": {"adam": self.optimisers[0].state_dict()},
            "critic-adam": {"adam": self.optimisers[1].state_dict()},
        }

    def restore(self, parts):
        self.actor.load_state_dict(parts["actor"]["actor"])
        self.average.load_state_dict(parts["actor"]["average"])
        self.kept.load_state_dict(parts["actor"]["kept"])
        self.critic.load_state_dict(parts["critic"]["critic"])
        for optimiser, name in zip(self.optimisers, ("actor-adam", "critic-adam")):
            optimiser.load_state_dict(parts[name]["adam"])


def descend(net, optimiser, loss):
    """A step down the loss; 1 if its gradient is not finite and counts as zero. Nothing here waits for the GPU."""
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    broken = ~torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5).isfinite()
    for weight in net.parameters():
        weight.grad.masked_fill_(broken, 0)
    optimiser.step()
    return broken.float()


class Tables:
    """Tables of several sizes that play at the same time, each from its own thread."""

    def __init__(self, sizes, device, threads, seed, frozen=(), faint=FAINT, redraw=False):
        make = lambda number, size: Table(
            size.games, size.players, device, threads=threads, seed=seed * 1000 + number, name=size.edition or "sultan", options=size.options, frozen=frozen, faint=faint, redraw=redraw
        )
        self.tables = [make(number, size) for number, size in enumerate(sizes)]
        self.pool = ThreadPoolExecutor(len(self.tables))

    def play(self, net):
        return list(self.pool.map(lambda table: table.play(net), self.tables))

    def taken(self):
        """Players, and the shares of the wins of the learner's one seat, for each table."""
        return [(table.players, table.taken()) for table in self.tables]

    def close(self):
        self.pool.shutdown()
        for table in self.tables:
            table.close()
