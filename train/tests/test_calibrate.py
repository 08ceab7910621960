"""Chances against results: an error is seen, intervals are honest, and a run goes on where it ended."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cabochon
import chances
from calibrate import Cell, Positions, arguments, cells, page
from chances import Depth, batches

TINY = Depth(nodes=4, quick=2, judged=3)


def positions(true, games=4000, each=5):
    """Positions with chances of all sizes, each from a game of its own, won as often as `true` says of what was said."""
    rng = np.random.default_rng(1)
    said = rng.uniform(0, 1, games * each)
    won = (rng.random(len(said)) < true(said)).astype(float)
    return Positions(said, said, won, np.arange(len(said)), np.arange(len(said)) % 3)


def test_true_chances_show_no_error_and_bold_ones_do():
    honest = positions(lambda said: said)
    assert max(abs(cell.error()) for cell in cells(honest.review, honest)) < 3
    bold = positions(lambda said: 0.5 + 0.6 * (said - 0.5))
    errors = [cell.error() for cell in cells(bold.review, bold)]
    assert errors[0] < -10 and errors[-1] > 10 and abs(errors[4]) < 5


def test_the_interval_counts_games_and_not_positions():
    rng = np.random.default_rng(3)
    won = (rng.random(500) < 0.5).astype(float)
    alone = Cell.of(np.full(500, 0.5), won, np.arange(500))
    together = Cell.of(np.full(5000, 0.5), np.repeat(won, 10), np.repeat(np.arange(500), 10))
    assert abs(alone.half - together.half) < 1e-9 and 0.03 < alone.half < 0.06
    never = Cell.of(np.full(100, 0.02), np.zeros(100), np.arange(100))
    assert abs(never.half - 0.03) < 1e-9


def test_a_run_goes_on_where_it_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(chances, "BATCH", 1)
    quiet = {"tables": [("sultan", 2), ("sultan", 3), ("splendor", 2)], "threads": 2, "progress": lambda line: None}
    first = list(batches(tmp_path, 1, TINY, 1, **quiet))
    times = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert len(times) == 3 and all(name.endswith(".json") for name in times)
    again = list(batches(tmp_path, 1, TINY, 2, **quiet))
    assert again[:3] == first and len(again) == 6
    assert all((tmp_path / name).stat().st_mtime_ns == time for name, time in times.items())
    other = list(batches(tmp_path, 2, TINY, 1, **quiet))
    assert [games[0]["record"] for _, _, games in other] != [games[0]["record"] for _, _, games in first]
    for name, players, games in again:
        for game in games:
            assert len(game["won"]) == players and abs(sum(game["won"]) - 1) < 1e-6, name
            assert all(0 <= seat < players for _, seat, *_ in game["judged"])


def judged_at(players, plies, chance=0.5):
    """A game of random moves, judged at these plies."""
    game, rng = cabochon.Game("splendor", players, seed="3"), np.random.default_rng(3)
    judged = []
    for ply in range(max(plies) + 1):
        seat = game.waiting()[0]
        judged += [(ply, seat, chance, chance, chance)] if ply in plies else []
        game.play(seat, str(rng.choice(game.moves(seat))))
    return {"record": game.record(), "won": [1] + [0] * (players - 1), "judged": judged}


def test_a_phase_is_a_part_of_the_usual_length():
    positions = Positions.of([judged_at(2, (0, 19, 20, 39, 40, 54))], "splendor", 2)
    assert positions.phase.tolist() == [0, 0, 1, 1, 2, 2]
    assert len(positions.during(1)) == 2
    assert Positions.of([judged_at(4, (39, 40))], "splendor", 4).phase.tolist() == [0, 1]


def test_chances_are_compared_as_they_are_said():
    early = Positions.of([judged_at(2, (0,), 0.7)], "splendor", 2)
    assert early.review.tolist() == early.hint.tolist() == [cabochon.Game("splendor", 2, seed="3").corrected(0.7)]
    assert early.review[0] > 0.71
    assert abs(Positions.of([judged_at(3, (0,), 0.7)], "splendor", 3).review[0] - 0.7) < 1e-4


def test_only_the_players_that_were_asked_for_are_played():
    args = arguments(["--games", "splendor", "--players", "2", "--page", "PAGE.md"])
    text = page({("splendor", 2): Positions.of([judged_at(2, (3,))], "splendor", 2)}, args)
    assert "--games splendor --players 2 --seed" in text and "| splendor, 2 players |" in text and "3 players" not in text.split("Not measured")[0]
    for words in (["--games", "splendor", "--players", "5"], ["--players", "3", "--fit"]):
        with pytest.raises(SystemExit):
            arguments(words)


def test_a_page_of_few_games_leaves_its_cells_empty():
    data = {("splendor", players): Positions.of([judged_at(players, (3,))], "splendor", players) for players in (2, 3, 4)}
    text = page(data, arguments(["--games", "splendor", "--page", "PAGE.md"]))
    assert "from 3 positions of 3 games" in text and "No cell has 30 games." in text
    assert "| splendor, end |  |" in text
