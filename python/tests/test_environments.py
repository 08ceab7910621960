"""PettingZoo and Gymnasium environments."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from cabochon import games
from cabochon.environments import CabochonEnv, SeatEnv

TABLES = [(name, players) for name, least, most, _ in games() for players in range(least, most + 1)]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("observation", ["flat", "parts"])
def test_pettingzoo_accepts_the_environment(name, players, observation):
    api_test(CabochonEnv(name, players, observation=observation), num_cycles=150)


def test_pettingzoo_finds_that_seeds_repeat():
    seed_test(lambda: CabochonEnv("splendor", 2), num_cycles=20)


@pytest.mark.parametrize("reward", ["win", "rank"])
def test_rewards_come_at_the_end(reward):
    env = CabochonEnv("riquezas", 4, reward=reward)
    env.reset(seed=1)
    rng, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        observation, gained, over, _, _ = env.last()
        total[env.agent_selection] += gained
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert sum(total.values()) == pytest.approx(1 if reward == "win" else 0)
    assert max(total.values()) > 0


@pytest.mark.parametrize("name", ["splendor", "sultan", "riquezas"])
def test_gymnasium_accepts_a_seat_against_bots(name):
    # The checker samples actions without a mask, so it may only look at resets and spaces.
    env = SeatEnv(name, 2, rivals="random")
    observation, _ = env.reset(seed=2)
    assert observation in env.observation_space
    again, _ = env.reset(seed=2)
    assert np.array_equal(observation["observation"], again["observation"])
    rng, over = np.random.default_rng(0), False
    while not over:
        observation, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        assert observation in env.observation_space and not truncated
    assert reward in (0.0, 0.5, 1.0) and info["seat"] in (0, 1)
    assert callable(check_env)


def test_the_same_seed_plays_the_same_game_against_bots():
    records = []
    for _ in range(2):
        env = SeatEnv("splendor", 3, rivals="search@20n", seat=1)
        observation, _ = env.reset(seed=7)
        for _ in range(10):
            observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        records.append(env.game.record())
    assert records[0] == records[1]


def test_bad_settings_are_refused():
    with pytest.raises(ValueError, match="reward is one of"):
        CabochonEnv(reward="money")
    with pytest.raises(ValueError, match="observation is one of"):
        SeatEnv(observation="pixels")
    with pytest.raises(ValueError, match="is no bot"):
        SeatEnv(rivals="genius")
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        SeatEnv(seat=2)
    env = CabochonEnv()
    env.reset(seed=0)
    with pytest.raises(ValueError, match="not legal"):
        env.step(67)
