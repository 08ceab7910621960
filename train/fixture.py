#!/usr/bin/env python3
"""Writes PyTorch's results for some positions, for the Rust test that compares them.

python train/fixture.py NETWORK.net FIXTURE.bin
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
import torch

import cabochon
import splendor_net.quantise
import sultan_net.quantise
from splendor_net.rows import BYTES, load, position

COUNT = 48


def splendor(network):
    """Positions, and what the network says about them, as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        cabochon.self_play(folder, games=24, deep=20, quick=20, two=34, three=33, seed=77)
        rows = torch.cat(load([folder], "cpu"))
    rows = spread(rows)
    scores, actions = splendor_net.quantise.integers(splendor_net.quantise.read(network), position(rows, torch.float64))
    return rows.numpy()[:, :BYTES], torch.cat([scores, actions], 1)


def sultan(network):
    """The same for Sultan, from games of `greedy`."""
    rows = []
    for players in (2, 3, 4, 5):
        vector = cabochon.VectorSultan(4, players, seed=77)
        while not vector.done.all():
            rows.append(torch.from_numpy(vector.positions.copy()))
            vector.step(vector.advice("greedy"))
    rows = spread(torch.cat(rows))
    return rows.numpy(), sultan_net.quantise.integers(sultan_net.quantise.read(network), rows)


def spread(rows):
    return rows[torch.linspace(0, len(rows) - 1, COUNT).long()]


def main():
    network, fixture = map(Path, sys.argv[1:])
    game = sultan if network.read_bytes().startswith(sultan_net.quantise.MAGIC) else splendor
    rows, numbers = game(network)
    numbers = np.ascontiguousarray(numbers.numpy().astype("<i4"))
    fixture.write_bytes(b"".join(row.tobytes() + said.tobytes() for row, said in zip(rows, numbers)))
    print(f"{COUNT} positions, {fixture.stat().st_size} bytes")


if __name__ == "__main__":
    main()
