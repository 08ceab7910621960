"""A whole iteration with tiny settings, and the integer network: PyTorch against Rust."""

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
from splendor_net import quantise
from splendor_net.rows import BYTES, load, position

TINY = "--games 24 --deep 12 --quick 4 --teacher tiny --students tiny --batch 64 --teacher-epochs 1 --student-epochs 1".split()
TINY += "--gate-bots net@20n,greedy --gate-games 4 --gate-players 2 --threads 2 --device cpu".split()


def iterate(run, *more):
    return subprocess.run([sys.executable, TRAIN / "iterate.py", run, *TINY, *more], capture_output=True, text=True, timeout=600)


@pytest.fixture(scope="session")
def run(tmp_path_factory):
    run = tmp_path_factory.mktemp("run")
    done = iterate(run)
    assert done.returncode == 0, done.stderr
    return run


def test_an_iteration_leaves_a_network_and_its_results(run):
    assert json.loads((run / "tiny.net.json").read_text())["off"] < 0.02
    assert json.loads((run / "tiny.gate.json").read_text())["2"]["games"] == 4
    assert json.loads((run / "tiny.json").read_text())["test"]


def test_an_iteration_goes_on_where_it_was(run):
    (run / "tiny.gate.json").unlink()
    before = (run / "teacher.pt").stat().st_mtime_ns
    assert iterate(run).returncode == 0
    assert (run / "tiny.gate.json").exists()
    assert (run / "teacher.pt").stat().st_mtime_ns == before


def test_an_iteration_is_not_mixed_with_other_settings(run):
    done = iterate(run, "--deep", "13")
    assert done.returncode != 0 and "other settings" in done.stderr


def test_the_same_settings_learn_the_same_network(run, tmp_path):
    assert iterate(tmp_path, "--stages", "play,teach,distil,quantise", "--threads", "1").returncode == 0
    rows, again = (sorted(map(bytes, np.concatenate([part.numpy() for part in load([folder / "rows" / "1"], "cpu")]))) for folder in (run, tmp_path))
    assert rows == again


LOOP = "--student tiny --play-games 8 --play-seconds 600 --distil-steps 5 --games 4 --deep 6 --quick 2 --two 100 --three 0 --first-rows 100".split()
LOOP += "--rows-a-file 50 --leaves-a-file 40 --leaf-every 20 --room 5000 --leaf-room 5000 --batch 64 --student-batch 32 --save-every 5 --reuse 2".split()


def test_a_network_in_the_loop_learns_while_it_plays(run, tmp_path):
    begin = ["--from", run / "teacher.pt", "--threads", "2", "--device", "cpu"]
    done = subprocess.run([sys.executable, TRAIN / "loop.py", tmp_path, *LOOP, *begin], capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "data/played.json").read_text())["games"] >= 8
    teacher = json.loads((tmp_path / "teacher.json").read_text())
    assert teacher["rows"] > 200 and teacher["steps"] > 5
    assert json.loads((tmp_path / "tiny.net.json").read_text())["sha256"]
    scores, _ = cabochon.Network(tmp_path / "tiny.net").judge(np.zeros((1, BYTES), np.uint8))
    assert scores.shape == (1, 4)


@pytest.fixture(scope="session")
def positions(tmp_path_factory):
    folder = tmp_path_factory.mktemp("positions")
    cabochon.self_play(folder, games=160, deep=4, quick=4, seed=5, threads=2)
    rows = torch.cat(load([folder], "cpu"))
    assert len(rows) >= 10_000
    return rows[:10_000]


def compare(network, q, rows):
    scores, actions = network.judge(rows.numpy())
    for at in range(0, len(rows), 1000):
        some = slice(at, at + 1000)
        expected = quantise.integers(q, position(rows[some], torch.float64))
        assert np.array_equal(scores[some], expected[0].numpy())
        assert np.array_equal(actions[some], expected[1].numpy())


def test_rust_says_what_pytorch_computes_of_ten_thousand_positions(run, positions):
    compare(cabochon.Network(run / "tiny.net"), quantise.read(run / "tiny.net"), positions)


def test_the_network_that_is_built_in_says_what_pytorch_computes(positions):
    [path] = (TRAIN.parent / "games/splendor/knowledge/network").glob("*.net")
    compare(cabochon.Network(), quantise.read(path), positions)
    assert positions.shape[1] > BYTES
