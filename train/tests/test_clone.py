"""A stand-in for a slow bot: what it learns from, and that it learns."""

import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is missing, so training is not tested: pip install torch")

TRAIN = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TRAIN))

import cabochon
import clone
from sultan_net.games import decisions
from sultan_net.model import SHAPES, Actor

TINY = "--bot greedy --shape tiny --tables 2x32 --batch 256 --rate 3e-3 --threads 2 --device cpu".split()


def run(folder, *more):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["clone.py", str(folder), *TINY, *map(str, more)])
        clone.main()
    return (folder / "log.txt").read_text().splitlines()


def nats(line):
    return float(line.split(" nats")[0].split()[-1])


def test_a_clone_comes_closer_to_its_bot_and_goes_on_from_earlier_rows(tmp_path):
    log = run(tmp_path / "one", "--play", 0.01, "--learn", 0)
    tested = [nats(line) for line in log if "nats" in line]
    assert tested[1] < 0.9 * tested[0], log
    cabochon.SultanNetwork(tmp_path / "one" / "policy.net")
    (first,) = (tmp_path / "one").glob("rows-*.npz")
    log = run(tmp_path / "two", "--rows", tmp_path / "one", "--network", tmp_path / "one" / "policy.net", "--play", 0, "--learn", 0)
    assert f"{(~np.load(first)['tested']).sum()} decisions to learn from" in "\n".join(log)


def test_the_bot_is_asked_for_one_seat_where_it_meets_a_rival():
    vector = cabochon.VectorSultan(32, 3, seed=3, threads=2)
    (positions, masks, shares), tested = clone.played(vector, "greedy", Actor(SHAPES["tiny"]), torch.device("cpu"))
    assert vector.done.all()
    assert len(positions) == len(masks) == len(shares) == len(tested)
    # Every other game has one seat of the bot instead of three; a choice of one is no decision.
    assert len(positions) <= 32 * decisions(3) * 4 // 6 + 32
    assert np.allclose(shares.sum(1), 1) and not shares[~masks].any()


def test_without_rows_it_says_what_to_do(tmp_path):
    with pytest.raises(SystemExit, match="--play"):
        run(tmp_path, "--play", 0)
