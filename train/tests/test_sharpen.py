"""Splendor's network, sharpened without search: a few tiny iterations."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is missing, so training is not tested: pip install torch")

TRAIN = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TRAIN))

import cabochon
import sharpen
from splendor_net import quantise
from splendor_net.model import WIDE
from splendor_net.sharpen import Table, by_number, from_mover, traced

[BUILT_IN] = (TRAIN.parent / "games/splendor/knowledge/network").glob("*.net")
TINY = "--iterations 2 --tables 2x16,4x8 --steps 4 --batch 32 --epochs 1 --threads 2 --device cpu --match-games 4 --sharper 1.5".split()


def positions():
    vector, rows = cabochon.VectorSplendor(64, 3, network=True, seed=3), []
    for _ in range(20):
        rows.append((vector.observations.copy(), vector.masks.copy()))
        vector.step_at_random()
    return tuple(np.concatenate(part) for part in zip(*rows))


def test_a_run_leaves_a_network_that_has_learnt(tmp_path):
    done = subprocess.run([sys.executable, TRAIN / "sharpen.py", tmp_path, "--network", BUILT_IN, *TINY], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "settings.json").read_text())["sharper"] == 1.5
    [*_, last] = json.loads((tmp_path / "curve.json").read_text())
    assert last["decisions"] == 2 * 4 * 24 and last["shares"].keys() == {"2", "4"} and last["entropy"] > 0
    assert "4 players, the policy among greedy" in (tmp_path / "log.txt").read_text()
    seen, _ = positions()
    before, after = (cabochon.Network(path).judge(seen) for path in (BUILT_IN, tmp_path / "policy.net"))
    assert not np.array_equal(before[0], after[0]) and not np.array_equal(before[1], after[1])


def test_the_network_that_is_built_in_is_learnt_on_from():
    q = quantise.read(BUILT_IN)
    again = quantise.quantise(quantise.dequantise(q))
    assert all(torch.equal(q[name], again[name]) for name in q)


def test_a_wider_network_says_the_same(tmp_path):
    net = sharpen.begin(BUILT_IN, widen=True)
    quantise.write(net, tmp_path / "wide.net")
    assert net.shape == WIDE and (tmp_path / "wide.net").stat().st_size <= 4 << 20
    seen, masks = positions()
    (scores, logits), (wide_scores, wide_logits) = (cabochon.Network(path).judge(seen) for path in (BUILT_IN, tmp_path / "wide.net"))
    assert np.array_equal(scores, wide_scores) and np.array_equal(logits[masks], wide_logits[masks])


def test_softer_logits_have_the_same_order(tmp_path):
    quantise.write(sharpen.scaled(sharpen.begin(BUILT_IN), 0.5), tmp_path / "soft.net")
    seen, masks = positions()
    best, soft = (np.where(masks, cabochon.Network(path).judge(seen)[1], -(10**6)) for path in (BUILT_IN, tmp_path / "soft.net"))
    assert (best.argmax(1) == soft.argmax(1)).mean() > 0.97
    assert np.abs(soft[masks]).mean() < 0.6 * np.abs(best[masks]).mean()


def test_seats_are_counted_from_the_mover_on_and_back():
    movers = torch.tensor([0, 1, 2], dtype=torch.uint8)
    shares = torch.tensor([[0.1, 0.2, 0.7]]).repeat(3, 1)
    turned = shares.gather(1, from_mover(movers, 3))
    assert turned[1].tolist() == pytest.approx([0.2, 0.7, 0.1])
    assert torch.equal(turned.gather(1, by_number(movers, 3)), shares)


def test_a_decision_is_credited_with_what_follows_until_the_game_ends():
    values = torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.5, 0.5]]])
    rewards, done = torch.tensor([[[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]]), torch.tensor([[False], [True], [False]])
    last = torch.tensor([[0.3, 0.7]])
    assert torch.allclose(traced(values, rewards, done, last, 0.0), torch.tensor([[[0.1, -0.1]], [[0.4, -0.4]], [[-0.2, 0.2]]]))
    assert torch.allclose(traced(values, rewards, done, last, 1.0)[0], torch.tensor([[0.5, -0.5]]))


class Asks(torch.nn.Module):
    """A network that notes whether the weights it casts are kept for other threads."""

    def __init__(self):
        super().__init__()
        self.kept = []

    def forward(self, x):
        self.kept.append(torch.is_autocast_cache_enabled())
        return torch.zeros(len(x.cards), 4), torch.zeros(len(x.cards), 68)


def test_tables_share_no_cast_weights():
    net = Asks()
    batch = Table(2, 3, 5, torch.device("cpu"), threads=1, seed=1).play(net, 0.9)
    assert net.kept and not any(net.kept)
    assert batch.masks.gather(1, batch.actions[:, None]).all()
    assert torch.allclose(batch.shares.sum(1), torch.ones(10))
