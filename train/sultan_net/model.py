"""The networks: an actor that sees what its seat may know, and a critic, for training only, that sees every hand as well."""

from dataclasses import asdict, dataclass

import torch
import torch.nn.functional as F
from torch import nn

from cabochon import sultan_layout

GROUPS, HIDDEN_GROUPS, ACTIONS = (sultan_layout()[name] for name in ("groups", "hidden_groups", "actions"))
# Activations are between 0 and this: what 16-bit integers hold (see `quantise.py`).
MOST = 2047 / 256


@dataclass(frozen=True)
class Shape:
    """How wide the layers are."""

    table: int = 512
    first: int = 512
    second: int = 512

    def dict(self):
        return asdict(self)


SHAPES = {"full": Shape(), "small": Shape(128, 128, 128), "tiny": Shape(32, 32, 32)}


def act(x):
    return x.clamp(0, MOST)


class Body(nn.Module):
    """Rows of a table, one for each feature, added up; then two dense layers."""

    def __init__(self, groups, shape, outputs):
        super().__init__()
        self.shape, self.lines = shape, sum(groups)
        self.table = nn.Linear(self.lines, shape.table, bias=False)
        self.first = nn.Linear(shape.table, shape.first)
        self.second = nn.Linear(shape.first, shape.second)
        self.head = nn.Linear(shape.second, outputs)
        offsets = torch.tensor(groups).cumsum(0) - torch.tensor(groups)
        self.register_buffer("offsets", offsets, persistent=False)
        nn.init.normal_(self.table.weight, std=len(groups) ** -0.5)
        for layer in (self.first, self.second):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.normal_(self.head.weight, std=0.01)
        nn.init.zeros_(self.head.bias)

    def forward(self, values):
        """`values` has a byte for each feature."""
        h = act(self.second(act(self.first(act(self.added(values.long() + self.offsets))))))
        with torch.autocast(values.device.type, enabled=False):
            return self.head(h.float())

    def added(self, lines):
        """The sum of these lines of the table. On a GPU a product with ones and zeros is faster than fetching them."""
        if lines.device.type == "cpu":
            return F.embedding_bag(lines, self.table.weight.T.contiguous(), mode="sum")
        kind = torch.get_autocast_dtype(lines.device.type) if torch.is_autocast_enabled(lines.device.type) else self.table.weight.dtype
        return self.table(torch.zeros(len(lines), self.lines, dtype=kind, device=lines.device).scatter_(1, lines, 1))


class Actor(Body):
    """A logit for each action, and the logit of the mover's chance to win."""

    def __init__(self, shape=Shape()):
        super().__init__(GROUPS, shape, ACTIONS + 1)

    def forward(self, positions):
        out = super().forward(positions)
        return out[:, :ACTIONS], out[:, ACTIONS]


class Critic(Body):
    """The logit of the mover's chance to win, when all hands are open."""

    def __init__(self, shape=Shape()):
        super().__init__(GROUPS + HIDDEN_GROUPS, shape, 1)

    def forward(self, positions, secrets):
        return super().forward(torch.cat([positions, secrets], 1)).squeeze(1)


def masked(logits, masks):
    """Illegal actions never happen."""
    return logits.masked_fill(~masks, -1e4)
