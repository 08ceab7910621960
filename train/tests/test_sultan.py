"""Sultan's policy: a few tiny iterations, and the integer network: PyTorch against Rust."""

import itertools
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
import sultan
from sultan_net import quantise
from sultan_net.games import Batch, Table, targets
from sultan_net.learn import Tables, descend
from sultan_net.model import ACTIONS, SHAPES, Actor

TINY = "--shape tiny --iterations 2 --tables 2x8,3x4 --batch 256 --epochs 1 --threads 2 --device cpu --rivals random --match-games 4".split()


def learn(run, *more):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["sultan.py", str(run), *TINY, *map(str, more)])
        sultan.main()


@pytest.fixture(scope="session")
def run(tmp_path_factory):
    run = tmp_path_factory.mktemp("sultan")
    done = subprocess.run([sys.executable, TRAIN / "sultan.py", run, *TINY], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return run


def positions(count):
    """Positions of random games with all numbers of players."""
    rng, rows = np.random.default_rng(1), []
    for players in (2, 3, 4, 5):
        vector = cabochon.VectorSultan(64, players, seed=players)
        for _ in range(count // 256):
            rows.append(vector.positions.copy())
            vector.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks], np.int32))
    return np.concatenate(rows)


def test_a_run_leaves_a_network_and_its_results(run):
    state = json.loads((run / "state.json").read_text())
    assert state["iterations"] == 2 and state["updates"] > 2
    assert "the policy among random" in (run / "log.txt").read_text()
    cabochon.SultanNetwork(run / "policy.net")


def test_a_run_goes_on_from_another(run, tmp_path):
    learn(tmp_path, "--from", run, "--snapshots", 2)
    assert [path.name for path in (tmp_path / "snapshots").iterdir()] == ["4.net"]
    cabochon.SultanNetwork(tmp_path / "snapshots" / "4.net")
    assert json.loads((tmp_path / "state.json").read_text())["iterations"] == 4


def test_variants_are_learnt_at_tables_of_their_own(run, tmp_path):
    learn(tmp_path, "--from", run, "--tables", "2x8,2x4:riquezas:stacking=on+rush=on")
    log = (tmp_path / "log.txt").read_text()
    assert "2 players, the policy among random" in log and "2 players of riquezas stacking=on rush=on, the policy among random" in log


def test_a_slower_average_can_be_kept(run, tmp_path):
    learn(tmp_path, "--from", run, "--average", 0.5, "--keep", 0.9)
    learnt, kept, average = (sultan.frozen_network(path, "tiny", "cpu").head.bias.detach() for path in (run, tmp_path, tmp_path / "average.net"))
    assert 0 < (kept - learnt).abs().sum() < (average - learnt).abs().sum()


def test_rust_computes_the_bits_of_pytorch(tmp_path):
    torch.manual_seed(1)
    net = Actor(SHAPES["tiny"])
    torch.nn.init.normal_(net.head.weight, std=0.3)
    quantise.write(net, tmp_path / "policy.net")
    rows = positions(10_000)
    assert len(rows) >= 9_000
    judged = cabochon.SultanNetwork(tmp_path / "policy.net").judge(rows)
    expected = quantise.integers(quantise.quantise(net), torch.from_numpy(rows)).numpy().astype(np.int32)
    assert np.array_equal(judged, expected)
    logits, chance = net(torch.from_numpy(rows))
    exact = torch.cat([logits, chance[:, None]], 1).detach().numpy()
    assert np.abs(judged / 256 - exact).mean() < 0.03
    assert exact.std() > 0.3


def test_the_built_in_networks_compute_the_bits_of_pytorch():
    rows, seen = positions(10_000), set()
    for file in (TRAIN.parent / "games/sultan/knowledge/network").glob("*.json"):
        record = json.loads(file.read_text())
        expected = quantise.integers(quantise.read(file.with_suffix(".net")), torch.from_numpy(rows)).numpy().astype(np.int32)
        for table in itertools.product(record["players"], record.get("options", [""])):
            players, options = table
            network = cabochon.SultanNetwork(players=players, name="riquezas", options=options)
            assert np.array_equal(network.judge(rows), expected)
            seen.add(table)
    assert seen == {(players, "") for players in (2, 3, 4, 5)} | {(2, variant) for variant in ("stacking=on", "rush=on", "silent=on", "bazaars=2")}


@pytest.mark.parametrize("players, options, why", [(6, "", "2 to 5"), (3, "rush=on", "no network"), (2, "rush=on silent=on", "no network")])
def test_a_network_for_a_table_that_none_has_learnt_is_refused(players, options, why):
    with pytest.raises(ValueError, match=why):
        cabochon.SultanNetwork(players=players, options=options)


def test_a_file_is_read_as_it_was_written(tmp_path):
    net = Actor(SHAPES["tiny"])
    quantise.write(net, tmp_path / "policy.net")
    written, read = quantise.quantise(net), quantise.read(tmp_path / "policy.net")
    assert written.keys() == read.keys()
    assert all(torch.equal(written[name], read[name]) for name in written)


def test_a_seat_is_credited_with_what_follows_its_own_decisions():
    movers = torch.tensor([[0], [1], [0], [1]], dtype=torch.uint8)
    batch = Batch(None, None, None, None, None, movers, None, torch.tensor([[1.0, 0.0]]))
    values = torch.tensor([[0.5], [0.5], [0.75], [0.125]])
    returns, advantages = targets(batch, values, 0.0)
    assert returns.flatten().tolist() == [0.75, 0.125, 1.0, 0.0]
    returns, _ = targets(batch, values, 1.0)
    assert returns.flatten().tolist() == [1.0, 0.0, 1.0, 0.0]
    assert torch.equal(advantages, targets(batch, values, 0.0)[0] - values)


class Asks(torch.nn.Module):
    """An actor that notes whether the weights it casts are kept for other threads."""

    def __init__(self):
        super().__init__()
        self.kept = []

    def forward(self, positions):
        self.kept.append(torch.is_autocast_cache_enabled())
        return torch.zeros(len(positions), ACTIONS), torch.zeros(len(positions))


def test_tables_share_no_cast_weights():
    net = Asks()
    Table(2, 3, torch.device("cpu"), threads=1, seed=1).play(net)
    assert net.kept and not any(net.kept)


class Likes(torch.nn.Module):
    """An actor that always makes the legal action of the lowest number, or of the highest."""

    def __init__(self, step):
        super().__init__()
        self.step = step

    def forward(self, positions):
        return (100.0 * self.step * torch.arange(ACTIONS)).repeat(len(positions), 1), torch.zeros(len(positions))


def test_a_frozen_network_has_every_seat_but_one():
    batch = Table(6, 3, torch.device("cpu"), threads=1, seed=1, frozen=[Likes(-1)]).play(Likes(1))
    assert torch.equal(batch.learns, batch.movers == torch.arange(6) % 3)
    lowest, highest = batch.masks.int().argmax(2), ACTIONS - 1 - batch.masks.flip(2).int().argmax(2)
    assert torch.equal(batch.actions, torch.where(batch.learns, highest, lowest))


def test_each_game_has_one_of_several_frozen_networks():
    table = Table(12, 3, torch.device("cpu"), threads=1, seed=1, frozen=[Likes(-1), Likes(1)])
    batch = table.play(Likes(1))
    low = batch.actions == batch.masks.int().argmax(2)
    alone = batch.masks.sum(2) == 1
    first = torch.arange(12) // 3 % 2 == 0
    assert torch.equal(low, (first & ~batch.learns) | alone)
    assert len(table.taken()) == 2
    assert torch.isclose(torch.tensor(table.taken()).mean(), batch.shares.gather(1, table.learners[:, None]).mean())


def test_each_decision_has_one_of_several_frozen_networks():
    table = Table(64, 2, torch.device("cpu"), threads=1, seed=1, frozen=[Likes(-1), Likes(1)], redraw=True)
    batch = table.play(Likes(1))
    theirs = ~batch.learns & (batch.masks.sum(2) > 1)
    lowest = (batch.actions == batch.masks.int().argmax(2)) & theirs
    assert 0.4 < lowest.sum() / theirs.sum() < 0.6
    assert (lowest.any(0) & (theirs & ~lowest).any(0)).all(), "both have decided in every game"
    assert len(table.taken()) == 1


def test_a_best_response_is_learnt(run, tmp_path):
    learn(tmp_path, "--from", run, "--against", run, run / "policy.net")
    assert json.loads((tmp_path / "state.json").read_text())["iterations"] == 4


def test_one_network_cannot_be_redrawn(run, tmp_path, capsys):
    with pytest.raises(SystemExit):
        learn(tmp_path / "new", "--against", run, "--redraw")
    assert "more than one" in capsys.readouterr().err and not (tmp_path / "new").exists()


def test_a_run_begins_with_a_network_in_integers(run, tmp_path):
    learn(tmp_path, "--network", run / "policy.net", "--against", run / "policy.net", "--watch", 2)
    assert "one seat of the learner among the others takes" in (tmp_path / "log.txt").read_text()
    judged = [cabochon.SultanNetwork(folder / "policy.net").judge(positions(256)) for folder in (run, tmp_path)]
    assert np.array_equal(*judged), "while only the critic learns, the policy stays as it was"


@pytest.mark.parametrize("path", list((TRAIN.parent / "games/sultan/knowledge/network").glob("*.net")), ids=lambda path: path.stem)
def test_a_network_in_integers_is_learnt_on_from(path):
    net, q = Actor(), quantise.read(path)
    quantise.dequantise(q, net)
    again = quantise.quantise(net)
    assert all(torch.equal(q[name], again[name]) for name in q)


def test_a_gradient_that_is_no_number_changes_no_weight():
    net = torch.nn.Linear(2, 1)
    before = [weight.clone() for weight in net.parameters()]
    skipped = descend(net, torch.optim.Adam(net.parameters()), net(torch.tensor([[1.0, float("inf")]])).sum())
    assert skipped == 1
    assert all(torch.equal(*pair) for pair in zip(before, net.parameters()))


def test_a_run_goes_back_to_its_last_checkpoint(run, tmp_path, monkeypatch):
    """Games that fail once cost the run an iteration, not its network."""
    play, calls = Tables.play, []

    def fails_once(self, net):
        calls.append(net)
        if len(calls) == 2:
            raise ValueError("action 0 is not legal in game 0 now")
        return play(self, net)

    monkeypatch.setattr(Tables, "play", fails_once)
    learn(tmp_path, "--from", run)
    assert "back to the last checkpoint" in (tmp_path / "log.txt").read_text()
    assert json.loads((tmp_path / "state.json").read_text())["iterations"] == 4
    cabochon.SultanNetwork(tmp_path / "policy.net")
