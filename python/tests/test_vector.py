"""Many games at once: the same as one by one."""

import numpy as np
import pytest

from cabochon import Game, Network, VectorSplendor, splendor_layout


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("threads", [1, 3])
def test_many_games_are_the_games_one_by_one(players, threads):
    count = 7
    vector = VectorSplendor(count, players, threads=threads, seed=6)
    deals = list(range(count))
    games = [Game("splendor", players, seed=f"6/{deal}") for deal in deals]
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        for lane, game in enumerate(games):
            mover = game.waiting()[0]
            assert vector.movers[lane] == mover
            assert vector.observations[lane].tobytes() == game.flat(mover).tobytes()
            assert vector.masks[lane].tobytes() == game.mask(mover).tobytes()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks], np.int32)
        vector.step(actions)
        for lane, game in enumerate(games):
            game.act(game.waiting()[0], int(actions[lane]))
            result = game.result()
            assert vector.done[lane] == (result is not None)
            expected = [share for *_, share in result] if result else [0] * players
            assert np.allclose(vector.rewards[lane], expected, atol=1e-4)
            if result:
                ended += 1
                deals[lane] += count
                games[lane] = Game("splendor", players, seed=f"6/{deals[lane]}")
    assert ended > 5


def test_arrays_are_filled_in_place():
    vector = VectorSplendor(3)
    observations, before = vector.observations, vector.observations.copy()
    vector.step_at_random()
    assert vector.observations is observations
    assert not np.array_equal(observations, before)


def test_an_illegal_action_moves_no_game():
    vector = VectorSplendor(3, seed=1)
    before = vector.observations.copy()
    actions = vector.masks.argmax(1).astype(np.int32)
    actions[2] = 67
    with pytest.raises(ValueError, match="not legal in game 2"):
        vector.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        vector.step(actions[:2])
    assert np.array_equal(vector.observations, before)


def test_random_steps_follow_the_seed():
    def walk(threads):
        vector = VectorSplendor(16, 3, threads=threads, seed=4)
        for _ in range(50):
            vector.step_at_random()
        return vector.observations.tobytes()

    assert walk(1) == walk(4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_network_is_asked_for_its_own_decisions(players):
    layout, rng, ended = splendor_layout(), np.random.default_rng(1), 0
    vector, again = (VectorSplendor(8, players, network=True, threads=threads, seed=6) for threads in (1, 3))
    assert vector.actions == layout["actions"] and vector.observations.shape == (8, layout["bytes"])
    for _ in range(400):
        assert vector.masks.any(1).all()
        scores, _ = Network().judge(vector.observations)
        assert ((scores != 0).sum(1) <= players).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks], np.int32)
        for each in (vector, again):
            each.step(actions)
        assert np.array_equal(vector.observations, again.observations) and np.array_equal(vector.masks, again.masks)
        assert np.allclose(vector.rewards.sum(1), vector.done, atol=1e-3)
        ended += vector.done.sum()
    assert ended > 5


def test_a_network_sees_the_same_games():
    all_, network = VectorSplendor(5, 3, seed=2), VectorSplendor(5, 3, network=True, seed=2)
    assert np.array_equal(all_.movers, network.movers)
    # At the start all moves are of the kinds that a network decides.
    assert network.masks.sum(1).tolist() == all_.masks.sum(1).tolist()
    with pytest.raises(ValueError, match="not legal in game 1"):
        network.step(np.array([network.masks[0].argmax(), 67, 67, 67, 67], np.int32))
