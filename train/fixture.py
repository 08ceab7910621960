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
from splendor_net import quantise
from splendor_net.rows import BYTES, load, position

COUNT = 48


def main():
    network, fixture = map(Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        cabochon.self_play(folder, games=24, deep=20, quick=20, two=34, three=33, seed=77)
        rows = torch.cat(load([folder], "cpu"))
    rows = rows[torch.linspace(0, len(rows) - 1, COUNT).long()]
    scores, actions = quantise.integers(quantise.read(network), position(rows, torch.float64))
    numbers = torch.cat([scores, actions], 1).numpy().astype("<i4")
    fixture.write_bytes(b"".join(row[:BYTES].tobytes() + said.tobytes() for row, said in zip(rows.numpy(), np.ascontiguousarray(numbers))))
    print(f"{COUNT} positions, {fixture.stat().st_size} bytes")


if __name__ == "__main__":
    main()
