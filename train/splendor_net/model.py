"""The network: card tokens with shared weights, seats described by features, a trunk, a score for each seat and a logit for each action."""

from dataclasses import asdict, dataclass

import torch
from torch import nn

from .rows import CARD_GROUPS, FACTS, NOBLE_GROUPS, OPEN, SPOTS, TABLE_GROUPS

# Activations are between 0 and this, pools between 0 and POOL: what 16-bit integers hold (see `quantise.py`).
MOST = 2047 / 256
POOL = 8191 / 256
# Takes, blind reserves and pass.
PLAIN = 41


@dataclass(frozen=True)
class Shape:
    """How wide each part is."""

    card: int = 48
    noble: int = 32
    table: int = 64
    seat: int = 128
    trunk: int = 192
    policy: int = 32
    value: int = 32
    blocks: int = 0

    def dict(self):
        return asdict(self)


STUDENT = Shape()
# A third more work for each position.
WIDE = Shape(seat=192, trunk=256, policy=48, value=48)
TEACHER = Shape(card=128, noble=64, table=128, seat=256, trunk=512, policy=64, value=64, blocks=2)


def act(x):
    return x.clamp(0, MOST)


class Net(nn.Module):
    """Returns each seat's score, from the mover on, and a logit for each action. Chances are the softmax of the scores of the occupied seats."""

    def __init__(self, shape=STUDENT):
        super().__init__()
        self.shape = s = shape
        self.card_in = nn.Linear(sum(CARD_GROUPS), s.card, bias=False)
        self.card = nn.Linear(s.card, s.card)
        self.noble = nn.Linear(sum(NOBLE_GROUPS), s.noble, bias=False)
        self.table = nn.Linear(sum(TABLE_GROUPS), s.table, bias=False)
        self.seat = nn.Linear(FACTS, s.seat)
        self.line = nn.Linear(FACTS, 1, bias=False)
        self.trunk_in = nn.Linear(5 * s.card + 2 * s.seat + s.noble + s.table, s.trunk)
        self.trunk = nn.Linear(s.trunk, s.trunk)
        self.blocks = nn.ModuleList(nn.Sequential(nn.Linear(s.trunk, s.trunk), nn.ReLU(), nn.Linear(s.trunk, s.trunk)) for _ in range(s.blocks))
        self.value_seat = nn.Linear(s.seat, s.value, bias=False)
        self.value_mover = nn.Linear(s.trunk, s.value)
        self.value_rival = nn.Linear(s.trunk, s.value)
        self.value = nn.Linear(s.value, 1, bias=False)
        self.policy_card = nn.Linear(s.card, s.policy, bias=False)
        self.policy_trunk = nn.Linear(s.trunk, s.policy)
        self.policy = nn.Linear(s.policy, 2)
        self.plain = nn.Linear(s.trunk, PLAIN)
        # Rows of a table that are picked together, about a fifth of a unit each; nothing but the facts' line at first.
        for table, picked in ((self.card_in, len(CARD_GROUPS)), (self.noble, len(NOBLE_GROUPS)), (self.table, len(TABLE_GROUPS))):
            nn.init.normal_(table.weight, std=picked**-0.5)
        nn.init.normal_(self.seat.weight, std=0.1)
        nn.init.zeros_(self.line.weight)

    def forward(self, x):
        cards = act(self.card(act(self.card_in(x.cards)))) * x.card_there
        levels = cards[:, :OPEN].unflatten(1, (3, 4)).sum(2).flatten(1)
        hands = [cards[:, OPEN:SPOTS].sum(1), cards[:, SPOTS:].sum(1)]
        nobles = (act(self.noble(x.nobles)) * x.noble_there).sum(1)
        seats = act(self.seat(x.facts)) * x.seat_there
        entrance = torch.cat([levels, *hands, seats[:, 0], seats[:, 1:].sum(1), nobles, act(self.table(x.table))], 1).clamp(max=POOL)
        h = act(self.trunk(act(self.trunk_in(entrance))))
        for block in self.blocks:
            h = act(h + block(h))
        mover, rival = self.value_mover(h)[:, None], self.value_rival(h)[:, None]
        turn = torch.cat([mover, rival.expand(-1, seats.shape[1] - 1, -1)], 1)
        scores = (self.value(act(self.value_seat(seats) + turn)) + self.line(x.facts)).squeeze(2)
        scores = scores.float().masked_fill(x.seat_there.squeeze(2) == 0, -1e4)
        spots = self.policy(act(self.policy_card(cards[:, :SPOTS]) + self.policy_trunk(h)[:, None]))
        plain = self.plain(h)
        # In the order of actions: takes, reserves, blind reserves, buys, pass.
        logits = torch.cat([plain[:, :37], spots[:, :OPEN, 1], plain[:, 37:40], spots[:, :, 0], plain[:, 40:]], 1)
        return scores, logits.float()


@torch.no_grad()
def widened(net, shape):
    """A wider network that says the same: what is new is random, and nothing old reads it yet."""
    wide = Net(shape)
    place = lambda part: torch.arange(getattr(net.shape, part))
    cards, seats = (torch.cat([block * getattr(shape, part) + place(part) for block in range(count)]) for part, count in (("card", 5), ("seat", 2)))
    entrance = [cards, 5 * shape.card + seats, 5 * shape.card + 2 * shape.seat + place("noble"), 5 * shape.card + 2 * shape.seat + shape.noble + place("table")]
    reads = {"card": place("card"), "trunk_in": torch.cat(entrance), "trunk": place("trunk"), "value_seat": place("seat"), "value_mover": place("trunk")}
    reads |= {"value_rival": place("trunk"), "value": place("value"), "policy_card": place("card"), "policy_trunk": place("trunk"), "policy": place("policy"), "plain": place("trunk")}
    for name, layer in wide.named_children():
        if name == "blocks":
            continue
        old = getattr(net, name)
        rows, columns = torch.arange(old.out_features), reads.get(name, torch.arange(old.in_features))
        layer.weight[rows] = 0
        layer.weight[rows[:, None], columns] = old.weight
        if layer.bias is not None:
            layer.bias[rows] = old.bias
    return wide
