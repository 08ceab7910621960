"""The correction of chances: a fit finds what was done to them, and Rust corrects as the fit does."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cabochon
from calibrate import arguments, correction_page
from chances import Depth, played, replayed
from correction import chance, crossed, fit, gain, observed

WEIGHTS = np.array([1.3, -0.02, -0.01])


def twisted(games=20000):
    """Positions whose true chance is what these weights make of what was said."""
    rng = np.random.default_rng(5)
    said, points = rng.uniform(0.02, 0.98, games), rng.integers(0, 29, games).astype(float)
    won = (rng.random(games) < chance(WEIGHTS, said, points)).astype(float)
    return said, won, points, np.arange(games, dtype=float)


def test_a_fit_finds_what_was_done_to_the_chances_and_gains_by_it():
    said, won, points, game = twisted()
    assert np.abs(fit(said, won, points) - WEIGHTS).max() < 0.12
    saved, error = gain(said, crossed(said, won, points, game), won, game)
    assert saved > error > 0


def test_true_chances_need_no_correction():
    said, _, points, game = twisted()
    won = (np.random.default_rng(6).random(len(said)) < said).astype(float)
    saved, error = gain(said, crossed(said, won, points, game), won, game)
    assert abs(saved) < 3 * error + 5
    assert np.abs(chance(fit(said, won, points), said, points) - said).max() < 0.06


def test_a_game_is_replayed_to_what_was_judged():
    game = played("splendor", 2, 3, 9, Depth(nodes=4, quick=2, judged=20))
    decisions = [(decision, position.waiting()[0], position.moves(decision[1])) for position, decision in replayed(game)]
    assert [decision for decision, _, _ in decisions] == game["judged"] and len(decisions) > 3
    lines = [line.split(" ", 1) for line in game["record"].splitlines() if line[0].isdigit()]
    for (ply, seat, *_), mover, moves in decisions:
        assert mover == seat == int(lines[ply][0]) - 1 and lines[ply][1] in moves
    said, won, points, number, plies = observed([game])
    assert len(said) == len(decisions) and set(won) <= {0.0, 0.5, 1.0} and (np.diff(points) >= 0).all() and not number.any()
    assert plies.tolist() == [ply for (ply, *_), _, _ in decisions]


def test_rust_corrects_as_the_page_says():
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "strength" / "correction.md").read_text()
    factor, factor_a_point, offset_a_point = map(int, re.search(r"point factor (\d+) and offset 0, in thousandths; each point of either player adds (-?\d+) and (-?\d+)", page).groups())
    weights = np.array([factor / 1e3, factor_a_point / 1e4, offset_a_point / 1e4])
    game, rng, seen = cabochon.Game("splendor", 2, seed="4"), np.random.default_rng(4), set()
    while waiting := game.waiting():
        points = sum(holding["points"] for holding in json.loads(game.view(0))["seats"])
        seen.add(points)
        for said in (0.1, 0.5, 0.8):
            assert game.corrected(said) == pytest.approx(chance(weights, np.array([said]), np.array([points]))[0], abs=1e-3)
        game.play(waiting[0], str(rng.choice(game.moves(waiting[0]))))
    assert 0 in seen and max(seen) > 10


def test_other_tables_are_taken_at_their_word_and_bad_chances_refused():
    assert cabochon.Game("splendor", 3, seed="4").corrected(0.8) == pytest.approx(0.8, abs=1e-4)
    assert cabochon.Game("sultan", 2, seed="4").corrected(0.8) == pytest.approx(0.8, abs=1e-4)
    game = cabochon.Game("splendor", 2, seed="4")
    assert game.corrected(0.0) == 0 and game.corrected(1.0) == 1
    for bad in (1.2, -0.1, float("nan")):
        with pytest.raises(ValueError):
            game.corrected(bad)


def test_the_page_has_chances_before_and_after():
    games = [played("splendor", 2, number, 9, Depth(nodes=4, quick=2, judged=20)) for number in range(12)]
    text = correction_page(games, arguments(["--games", "splendor", "--players", "2", "--fit", "--page", "PAGE.md"]))
    assert "--games splendor --players 2" in text and "--fit --page PAGE.md" in text and "of 12 games" in text
    assert "before anyone has a point factor" in text and "| middle game, as searched |" in text and "| middle game, corrected |" in text
