"""Many games of Sultan at once, as a network reads them."""

import numpy as np
import pytest

from cabochon import Game, VectorSultan, sultan_layout

LAYOUT = sultan_layout()


@pytest.mark.parametrize(("players", "length"), [(2, 60), (3, 60), (4, 75), (5, 90)])
@pytest.mark.parametrize("threads", [1, 3])
def test_many_games_are_the_games_one_by_one(players, length, threads):
    count = 5
    vector = VectorSultan(count, players, threads=threads, seed=6)
    games = [Game("sultan", players, seed=f"6/{deal}") for deal in range(count)]
    for step in range(length):
        assert not vector.done.any()
        assert (vector.positions < np.array(LAYOUT["groups"])).all()
        assert (vector.secrets < np.array(LAYOUT["hidden_groups"])).all()
        assert [game.waiting()[0] for game in games] == vector.movers.tolist()
        assert [len(game.moves(game.waiting()[0])) for game in games] == vector.masks.sum(1).tolist()
        # Returns are numbered by grade, and in Sultan colours are in the order of grades; bids on the only legal kind of cushion need no sorting.
        actions = vector.masks.argmax(1).astype(np.int32)
        chosen = [of_action(game, vector, lane, actions[lane]) for lane, game in enumerate(games)]
        vector.step(actions)
        for game, mv in zip(games, chosen):
            game.play(game.waiting()[0], mv)
    assert vector.done.all()
    assert np.allclose(vector.rewards, [[share for *_, share in game.result()] for game in games], atol=1e-4)


def of_action(game, vector, lane, action):
    """The move of an action: cushions are numbered from the rarest jewel on, and of equal ones from the earliest card on."""
    seat = game.waiting()[0]
    if action < 5:
        return f"return {['white', 'red', 'yellow', 'green', 'blue'][action]}"
    card, place = divmod(int(action) - 5, 3)
    parts = game.parts(seat)
    players = game.players
    rows = parts["cushions"].reshape(3, -1)
    grades = [int(row[:5].argmax()) if row[:5].any() else -1 for row in rows]
    orders = [min([order for order in row[5 + players : 5 + 2 * players] if order] or [9]) for row in rows]
    cushions = sorted(range(3), key=lambda at: (-grades[at], orders[at]))
    return f"bid {card + 1}@{cushions[place] + 1}"


def test_in_a_rush_anybody_may_lay_first_and_games_end_after_as_many_steps():
    vector = VectorSultan(64, 3, name="riquezas", options="rush=on", seed=5)
    vector.step(vector.masks.argmax(1).astype(np.int32))
    assert set(vector.movers.tolist()) == {0, 1, 2}
    for _ in range(59):
        assert not vector.done.any()
        vector.step(vector.masks.argmax(1).astype(np.int32))
    assert vector.done.all()


def test_an_illegal_action_moves_no_game():
    vector = VectorSultan(3, seed=1)
    before = vector.positions.copy()
    actions = vector.masks.argmax(1).astype(np.int32)
    actions[2] = 49
    with pytest.raises(ValueError, match="not legal in game 2"):
        vector.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        vector.step(actions[:2])
    assert np.array_equal(vector.positions, before)


def test_bots_advise_legal_actions_where_they_are_asked():
    vector = VectorSultan(4, 3, seed=2, threads=2)
    wanted = np.array([True, False, True, True])
    for _ in range(10):
        advice = vector.advice("search@20n", wanted)
        assert advice[1] == -1
        assert all(vector.masks[lane, advice[lane]] for lane in (0, 2, 3))
        advice[1] = vector.masks[1].argmax()
        vector.step(advice)
    with pytest.raises(ValueError, match="no bot"):
        vector.advice("nobody")
    with pytest.raises(ValueError, match="each of 4 games"):
        vector.advice("greedy", wanted[:2])


def test_bots_say_how_often_they_would_make_each_action():
    vector = VectorSultan(4, 2, seed=3, threads=2)
    wanted = np.array([True, False, True, True])
    mixed = 0
    for _ in range(5):
        shares = vector.mixtures("search@50n", wanted)
        assert shares.shape == vector.masks.shape and not shares[1].any()
        assert not shares[~vector.masks].any() and np.allclose(shares[wanted].sum(1), 1, atol=0.01)
        mixed += int((shares > 0).sum(1).max() > 1)
        always = vector.mixtures("greedy")
        assert (always.max(1) == 1).all() and (always.sum(1) == 1).all()
        vector.step(always.argmax(1).astype(np.int32))
    assert mixed > 0
    with pytest.raises(ValueError, match="each of 4 games"):
        vector.mixtures("greedy", wanted[:2])


def test_the_setup_is_checked():
    with pytest.raises(ValueError, match="neither sultan nor riquezas"):
        VectorSultan(1, name="splendor")
    with pytest.raises(ValueError, match="at least 1"):
        VectorSultan(0)
