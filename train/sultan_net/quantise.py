"""The actor in integers, as `games/sultan/knowledge/network.rs` reads and computes it.

Activations are in 256ths and lie between 0 and 2047; weights of dense layers are in 512ths; the table and the logits are in 256ths. A sum is shifted
right, rounding half up. `integers` computes all of it here, exactly as Rust does, so that the two can be compared bit by bit.
"""

import hashlib
import math
import struct

import numpy as np
import torch

from .model import ACTIONS, GROUPS, SHAPES, Actor

MAGIC = b"sultnet\x01"
ONE, MOST, WEIGHT = 256, 2047, 512
LAYERS = ("first", "second", "head")


def whole(tensor, scale, most):
    return (tensor.detach().double().cpu() * scale).round().clamp(-most, most)


def quantise(net):
    """The table and every layer as integers (in doubles, which hold them exactly)."""
    q = {"table": whole(net.table.weight.T, ONE, 32767)}
    for name in LAYERS:
        layer = getattr(net, name)
        q[name], q[name + "_bias"] = whole(layer.weight, WEIGHT, 32767), whole(layer.bias, ONE * WEIGHT, 2**30)
    return q


def write(net, path):
    """Writes the file that Rust reads, and returns the hash of its content."""
    q, widths = quantise(net), net.shape
    parts = [MAGIC, struct.pack("<H", len(GROUPS)), bytes(GROUPS), struct.pack("<3H", widths.table, widths.first, widths.second)]
    parts.append(q["table"].numpy().astype("<i2").tobytes())
    for name in LAYERS:
        parts += [q[name].numpy().astype("<i2").tobytes(), q[name + "_bias"].numpy().astype("<i4").tobytes()]
    content = b"".join(parts)
    path.write_bytes(content)
    return hashlib.sha256(content).hexdigest()


def read(path):
    """The integers of a file, as `quantise` has them."""
    content, at = path.read_bytes(), len(MAGIC) + 2 + len(GROUPS)
    if content[:at] != MAGIC + struct.pack("<H", len(GROUPS)) + bytes(GROUPS):
        raise ValueError(f"{path} is no Sultan network for these features")
    table, first, second = struct.unpack_from("<3H", content, at)
    at += 6

    def take(kind, *shape):
        nonlocal at
        numbers = np.frombuffer(content, kind, math.prod(shape), at)
        at += numbers.nbytes
        return torch.from_numpy(numbers.reshape(shape).astype(np.float64))

    q = {"table": take("<i2", sum(GROUPS), table)}
    for name, inputs, outputs in zip(LAYERS, (table, first, second), (first, second, ACTIONS + 1)):
        q[name], q[name + "_bias"] = take("<i2", outputs, inputs), take("<i4", outputs)
    if at != len(content):
        raise ValueError(f"{path} is longer than its network")
    return q


@torch.no_grad()
def dequantise(q, net):
    """Gives the network the weights of these integers: training can go on from what is built in."""
    net.table.weight.copy_(q["table"].T / ONE)
    for name in LAYERS:
        layer = getattr(net, name)
        layer.weight.copy_(q[name] / WEIGHT)
        layer.bias.copy_(q[name + "_bias"] / (ONE * WEIGHT))


def network(path, shape, device):
    """The network that is written there."""
    net = Actor(SHAPES[shape]).to(device)
    dequantise(read(path), net)
    return net


def act(tensor):
    return tensor.clamp(0, MOST)


def shifted(tensor, bits):
    return torch.floor((tensor + 2 ** (bits - 1)) / 2**bits)


@torch.no_grad()
def integers(q, positions):
    """The logits of actions and of the mover's chance in 256ths, exactly as Rust computes them."""
    offsets = torch.tensor(GROUPS).cumsum(0) - torch.tensor(GROUPS)
    one_hot = torch.zeros(len(positions), len(q["table"]), dtype=torch.float64).scatter_(1, positions.long() + offsets, 1)
    h = act(one_hot @ q["table"])
    for name in ("first", "second"):
        h = act(shifted(h @ q[name].T + q[name + "_bias"], 9))
    return shifted(h @ q["head"].T + q["head_bias"], 9)
