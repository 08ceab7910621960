"""One network in place of several: it comes closer to their mean."""

import re
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is missing, so training is not tested: pip install torch")

TRAIN = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TRAIN))

import average
import cabochon
from sultan_net import quantise
from sultan_net.games import Table
from sultan_net.model import SHAPES, Actor

TINY = "--shape tiny --tables 2x16 --batch 64 --epochs 2 --threads 2 --device cpu".split()


def teacher(path, seed):
    torch.manual_seed(seed)
    net = Actor(SHAPES["tiny"])
    torch.nn.init.normal_(net.head.weight, std=0.5)
    quantise.write(net, path)
    return path


def nats_of(folder):
    return [float(found) for found in re.findall(r"([\d.]+) nats", (folder / "log.txt").read_text())]


def mean(folder, *more):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["average.py", str(folder), *TINY, *map(str, more)])
        average.main()
    cabochon.SultanNetwork(folder / "policy.net")
    return nats_of(folder)


def test_a_network_comes_closer_to_the_mean_of_two(tmp_path):
    teachers = [teacher(tmp_path / f"{seed}.net", seed) for seed in (1, 2)]
    first, *_, last = mean(tmp_path / "mean", "--teachers", *teachers, "--iterations", 24, "--rate", 3e-3, 1e-3)
    assert last < 0.6 * first, (first, last)


def test_not_every_teacher_is_asked_each_time(tmp_path):
    teachers = [teacher(tmp_path / f"{seed}.net", seed) for seed in (1, 2, 3)]
    assert len(mean(tmp_path / "mean", "--teachers", *teachers, "--iterations", 2, "--asked", 1)) == 2


def test_the_mean_of_one_is_that_one(tmp_path):
    only = teacher(tmp_path / "only.net", 3)
    assert mean(tmp_path / "mean", "--teachers", only, "--iterations", 1, "--rate", 1e-9, 1e-9)[0] < 0.02


def test_the_mean_has_each_teachers_share(tmp_path):
    teachers = [quantise.network(teacher(tmp_path / f"{seed}.net", seed), "tiny", torch.device("cpu")) for seed in (1, 2)]
    batch = Table(4, 2, torch.device("cpu"), threads=1, seed=1).play(teachers[0])
    positions, masks, shares, chances = average.rows([batch], teachers)
    alone = [average.taught([one], positions, masks) for one in teachers]
    assert torch.allclose(shares, (alone[0][0] + alone[1][0]) / 2, atol=1e-6)
    assert torch.allclose(chances, (alone[0][1] + alone[1][1]) / 2, atol=1e-6)
    assert torch.allclose(shares.sum(1), torch.ones(len(shares)), atol=1e-5) and not shares[~masks].any()
