"""Rows of self-play, as tensors. The package says what the bytes mean (`cabochon.splendor_layout`)."""

from dataclasses import dataclass
from pathlib import Path

import torch

from cabochon import splendor_layout

LAYOUT = splendor_layout()
CARDS, CARD_GROUPS = LAYOUT["card_tokens"], LAYOUT["card_groups"]
NOBLES, NOBLE_GROUPS = LAYOUT["noble_tokens"], LAYOUT["noble_groups"]
TABLE_GROUPS = LAYOUT["table_groups"]
SEATS, FACTS, MOST_FACTS = LAYOUT["seats"], LAYOUT["seat_facts"], LAYOUT["most_facts"]
ACTIONS, BYTES, ROW = LAYOUT["actions"], LAYOUT["bytes"], LAYOUT["row_bytes"]
# Places of a card that can be bought: the open ones and the mover's hand.
OPEN = 12
SPOTS = 15


@dataclass
class Position:
    """Encoded positions: one-hot features, one row for each token."""

    cards: torch.Tensor  # B, CARDS, sum(CARD_GROUPS)
    card_there: torch.Tensor  # B, CARDS, 1
    nobles: torch.Tensor  # B, NOBLES, sum(NOBLE_GROUPS)
    noble_there: torch.Tensor  # B, NOBLES, 1
    table: torch.Tensor  # B, sum(TABLE_GROUPS)
    facts: torch.Tensor  # B, SEATS, FACTS: counts
    seat_there: torch.Tensor  # B, SEATS, 1


@dataclass
class Target:
    """Training targets of positions."""

    players: torch.Tensor
    deep: torch.Tensor
    ply: torch.Tensor
    found: torch.Tensor  # the mover's chance after search
    won: torch.Tensor  # B, SEATS: shares of the win, from the mover on
    tried: torch.Tensor  # B, ACTIONS: how often each action was tried, together 1
    legal: torch.Tensor  # B, ACTIONS


def load(folders, device):
    """All rows in these folders, and which of them are kept for testing."""
    files = sorted(file for folder in folders for file in Path(folder).glob("rows-*.bin") if file.stat().st_size >= ROW)
    if not files:
        raise SystemExit(f"no rows in {', '.join(map(str, folders))}: play first")
    parts = []
    for file in files:
        whole = file.stat().st_size // ROW * ROW
        rows = torch.from_file(str(file), shared=False, size=whole, dtype=torch.uint8)
        parts.append(rows.view(-1, ROW).to(device))
    rows = torch.cat(parts)
    test = rows[:, BYTES + 2] == 1
    return rows[~test], rows[test]


def begins(device):
    """Where each group of features begins."""
    return {tuple(groups): torch.tensor([sum(groups[:at]) for at in range(len(groups))], device=device) for groups in (CARD_GROUPS, NOBLE_GROUPS, TABLE_GROUPS)}


# One for CPU and one for GPU. Created once: a graph must not copy from here while it is captured.
BEGINS = {False: begins("cpu")} | ({True: begins("cuda")} if torch.cuda.is_available() else {})


def picks(values, groups, dtype):
    """One-hot rows from the values of features: one 1 in each group."""
    lines = torch.zeros(*values.shape[:-1], sum(groups), device=values.device, dtype=dtype)
    return lines.scatter_(-1, values.long() + BEGINS[values.is_cuda][tuple(groups)], 1)


def position(rows, dtype=torch.float32):
    """The positions of these rows."""
    batch = len(rows)
    cards, rest = rows[:, : CARDS * len(CARD_GROUPS)], rows[:, CARDS * len(CARD_GROUPS) : BYTES]
    nobles, rest = rest[:, : NOBLES * len(NOBLE_GROUPS)], rest[:, NOBLES * len(NOBLE_GROUPS) :]
    table, rest = rest[:, : len(TABLE_GROUPS)], rest[:, len(TABLE_GROUPS) :]
    cards, nobles = cards.reshape(batch, CARDS, -1), nobles.reshape(batch, NOBLES, -1)
    seats = rest.reshape(batch, SEATS, 1 + 3 * MOST_FACTS)
    numbers = seats[:, :, 1 : 1 + 2 * MOST_FACTS].reshape(batch, SEATS, MOST_FACTS, 2).long()
    counts = seats[:, :, 1 + 2 * MOST_FACTS :].contiguous().view(torch.int8).to(dtype)
    facts = torch.zeros(batch, SEATS, FACTS, device=rows.device, dtype=dtype)
    facts.scatter_add_(2, numbers[..., 0] + 256 * numbers[..., 1], counts)
    return Position(
        cards=picks(cards, CARD_GROUPS, dtype),
        card_there=(cards[:, :, :1] > 0).to(dtype),
        nobles=picks(nobles, NOBLE_GROUPS, dtype),
        noble_there=(nobles[:, :, :1] > 0).to(dtype),
        table=picks(table, TABLE_GROUPS, dtype),
        facts=facts,
        seat_there=(seats[:, :, :1] > 0).to(dtype),
    )


def target(rows):
    """The training targets of these rows."""
    tail = rows[:, BYTES:].float()
    tried = tail[:, 6 + SEATS : 6 + SEATS + ACTIONS]
    return Target(
        players=tail[:, 0],
        deep=tail[:, 1] > 0,
        ply=tail[:, 3],
        found=(tail[:, 4] + 256 * tail[:, 5]) / 65536,
        won=tail[:, 6 : 6 + SEATS] / tail[:, 6 : 6 + SEATS].sum(1, keepdim=True).clamp(min=1),
        tried=tried / tried.sum(1, keepdim=True).clamp(min=1),
        legal=tail[:, 6 + SEATS + ACTIONS :] > 0,
    )
