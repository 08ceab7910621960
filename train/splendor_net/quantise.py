"""The network in integers, as `games/splendor/knowledge/network.rs` reads and computes it.

Activations are in 256ths and lie between 0 and 2047; weights of dense layers are in 512ths; tables are in 256ths; the facts' line and the
scores are in 1024ths, the numbers of actions in 256ths. A sum is shifted right, rounding half up. `integers` computes all of it here, exactly
as Rust does, so that the two can be compared bit by bit.
"""

import hashlib
import struct

import numpy as np
import torch

from .model import PLAIN, Net, Shape
from .rows import CARD_GROUPS, FACTS, NOBLE_GROUPS, OPEN, SPOTS, TABLE_GROUPS

MAGIC = b"cabonet\x01"
ONE, MOST, POOL, WEIGHT, SCORE = 256, 2047, 8191, 512, 1024
WIDTHS = ("card", "noble", "table", "seat", "trunk", "policy", "value")
# What a file holds, in this order: numbers of 16 bits, then the biases in 32 bits.
SHORTS = ("card_in", "noble", "table", "seat", "seat_bias", "line", "card", "trunk_in", "trunk", "value_seat", "value_mover", "value_rival", "value")
SHORTS += ("policy_card", "policy_trunk", "policy", "plain")
LONGS = ("card_bias", "trunk_in_bias", "trunk_bias", "value_mover_bias", "value_rival_bias", "policy_trunk_bias", "policy_bias", "plain_bias")


def layout():
    """The features that a network is trained for, as stored in its file."""
    return bytes([*CARD_GROUPS, 0, *NOBLE_GROUPS, 0, *TABLE_GROUPS, 0, FACTS & 255, FACTS >> 8])


def sizes(w):
    """The shape of each table and layer of a network with these widths."""
    entrance = 5 * w["card"] + 2 * w["seat"] + w["noble"] + w["table"]
    tables = {"card_in": (sum(CARD_GROUPS), w["card"]), "noble": (sum(NOBLE_GROUPS), w["noble"]), "table": (sum(TABLE_GROUPS), w["table"])}
    tables |= {"seat": (FACTS, w["seat"]), "seat_bias": (w["seat"],), "line": (FACTS,)}
    layers = {"card": (w["card"], w["card"]), "trunk_in": (w["trunk"], entrance), "trunk": (w["trunk"], w["trunk"])}
    layers |= {"value_seat": (w["value"], w["seat"]), "value_mover": (w["value"], w["trunk"]), "value_rival": (w["value"], w["trunk"]), "value": (1, w["value"])}
    layers |= {"policy_card": (w["policy"], w["card"]), "policy_trunk": (w["policy"], w["trunk"]), "policy": (2, w["policy"]), "plain": (PLAIN, w["trunk"])}
    return tables | layers | {name: (layers[name.removesuffix("_bias")][0],) for name in LONGS}


def whole(tensor, scale, most):
    return (tensor.detach().double().cpu() * scale).round().clamp(-most, most)


def quantise(net):
    """Every table and layer as integers (in doubles, which hold them exactly)."""
    if net.shape.blocks:
        raise ValueError("only a network without blocks is exported")
    table = lambda layer: whole(layer.weight.T, ONE, 32767)
    dense = lambda layer: whole(layer.weight, WEIGHT, 32767)
    bias = lambda layer: whole(layer.bias, ONE * WEIGHT, 2**30)
    q = {
        "card_in": table(net.card_in),
        "noble": table(net.noble),
        "table": table(net.table),
        "seat": table(net.seat),
        "seat_bias": whole(net.seat.bias, ONE, 32767),
        "line": whole(net.line.weight[0], SCORE, 32767),
    }
    for name in ("card", "trunk_in", "trunk", "value_mover", "value_rival", "policy_trunk", "policy", "plain"):
        q[name], q[name + "_bias"] = dense(getattr(net, name)), bias(getattr(net, name))
    for name in ("value_seat", "value", "policy_card"):
        q[name] = dense(getattr(net, name))
    return q


def write(net, path):
    """Writes the file that Rust reads, and returns the hash of its content."""
    q = quantise(net)
    head = MAGIC + bytes([len(layout())]) + layout() + struct.pack("<7H", *(net.shape.dict()[name] for name in WIDTHS))
    body = b"".join(q[name].numpy().astype("<i2").tobytes() for name in SHORTS) + b"".join(q[name].numpy().astype("<i4").tobytes() for name in LONGS)
    path.write_bytes(head + body)
    return hashlib.sha256(head + body).hexdigest()


def read(path):
    """The integers in a file, as returned by `quantise`."""
    bytes_ = path.read_bytes()
    begin = len(MAGIC) + 1 + len(layout())
    if bytes_[:begin] != MAGIC + bytes([len(layout())]) + layout():
        raise ValueError(f"{path} is not a network for these features")
    widths = dict(zip(WIDTHS, struct.unpack_from("<7H", bytes_, begin)))
    at, q = begin + 14, {}
    for name in SHORTS + LONGS:
        shape, kind = sizes(widths)[name], "<i2" if name in SHORTS else "<i4"
        numbers = np.frombuffer(bytes_, kind, int(np.prod(shape)), at)
        q[name], at = torch.from_numpy(numbers.astype(np.float64)).reshape(shape), at + numbers.nbytes
    if at != len(bytes_):
        raise ValueError(f"{path} has {len(bytes_) - at} bytes too many")
    return q


@torch.no_grad()
def dequantise(q):
    """A network with the weights of these integers: training can go on from what is built in."""
    net = Net(Shape(card=len(q["card"]), noble=q["noble"].shape[1], table=q["table"].shape[1], seat=len(q["seat_bias"]), trunk=len(q["trunk"]), policy=len(q["policy_trunk"]), value=len(q["value_mover"])))
    for name in ("card_in", "noble", "table", "seat"):
        getattr(net, name).weight.copy_(q[name].T / ONE)
    net.seat.bias.copy_(q["seat_bias"] / ONE)
    net.line.weight.copy_(q["line"][None] / SCORE)
    for name in ("card", "trunk_in", "trunk", "value_seat", "value_mover", "value_rival", "value", "policy_card", "policy_trunk", "policy", "plain"):
        layer = getattr(net, name)
        layer.weight.copy_(q[name] / WEIGHT)
        if layer.bias is not None:
            layer.bias.copy_(q[name + "_bias"] / (ONE * WEIGHT))
    return net


def shifted(tensor, bits):
    return torch.floor((tensor + 2 ** (bits - 1)) / 2**bits)


def act(tensor):
    return tensor.clamp(0, MOST)


@torch.no_grad()
def integers(q, x):
    """Scores in 1024ths and logits of actions in 256ths, exactly as Rust computes them. Positions are in doubles."""
    layer = lambda name, value: value @ q[name].T + q[name + "_bias"]
    cards = act(shifted(layer("card", act(x.cards @ q["card_in"])), 9)) * x.card_there
    levels = cards[:, :OPEN].unflatten(1, (3, 4)).sum(2).flatten(1)
    nobles = (act(x.nobles @ q["noble"]) * x.noble_there).sum(1)
    seats = act(x.facts @ q["seat"] + q["seat_bias"]) * x.seat_there
    parts = [levels, cards[:, OPEN:SPOTS].sum(1), cards[:, SPOTS:].sum(1), seats[:, 0], seats[:, 1:].sum(1), nobles, act(x.table @ q["table"])]
    h = act(shifted(layer("trunk", act(shifted(layer("trunk_in", torch.cat(parts, 1).clamp(max=POOL)), 9))), 9))
    turn = torch.cat([layer("value_mover", h)[:, None], layer("value_rival", h)[:, None].expand(-1, seats.shape[1] - 1, -1)], 1)
    value = act(shifted(seats @ q["value_seat"].T + turn, 9))
    scores = (shifted(value @ q["value"].T, 7).squeeze(2) + x.facts @ q["line"]) * x.seat_there.squeeze(2)
    spots = act(shifted(cards[:, :SPOTS] @ q["policy_card"].T + layer("policy_trunk", h)[:, None], 9))
    spots = shifted(layer("policy", spots), 9)
    plain = shifted(layer("plain", h), 9)
    assert plain.shape[1] == PLAIN
    return scores, torch.cat([plain[:, :37], spots[:, :OPEN, 1], plain[:, 37:40], spots[:, :, 0], plain[:, 40:]], 1)
