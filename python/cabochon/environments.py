"""The games as PettingZoo and Gymnasium environments.

An observation is a dictionary: `observation` is what the agent's seat sees (one row of small numbers, or a dictionary of named rows with
`observation="parts"`), `action_mask` says which actions are legal. Nothing that the seat cannot see is in it. Rewards come at the end of a
game: `reward="win"` gives each seat its share of the win, `reward="rank"` gives 1 to the first and -1 to the last, in even steps between.
"""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._native import Game

REWARDS = ("win", "rank")
OBSERVATIONS = ("flat", "parts")


def _choose(name: str, value: str, among: tuple[str, ...]) -> str:
    if value not in among:
        raise ValueError(f"{name} is one of {', '.join(among)}, not {value!r}")
    return value


def _rewards(game: Game, kind: str) -> list[float]:
    result = game.result()
    assert result is not None
    if kind == "win":
        return [share for _, _, share in result]
    ranks = [rank for _, rank, _ in result]
    # Tied seats share the mean of their ranks.
    level = {rank: rank + (ranks.count(rank) - 1) / 2 for rank in ranks}
    return [1 - 2 * (level[rank] - 1) / (len(ranks) - 1) for rank in ranks]


class _Table:
    """What both kinds of environment share: the game, its spaces and what a seat sees."""

    def __init__(self, game: str, players: int, options: str, observation: str) -> None:
        self.setting = {"name": game, "players": players, "options": options}
        self.parts = _choose("observation", observation, OBSERVATIONS) == "parts"
        self.game = self.deal("0")
        row = lambda numbers: spaces.Box(0, 255, numbers.shape, np.uint8)
        seen = spaces.Dict({name: row(part) for name, part in self.game.parts(0).items()}) if self.parts else row(self.game.flat(0))
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8)})
        self.action_space = spaces.Discrete(self.game.actions)

    def deal(self, seed: str) -> Game:
        return Game(self.setting["name"], self.setting["players"], options=self.setting["options"], seed=seed)

    def start(self, seed: int | None) -> None:
        self.game = self.deal(str(random.SystemRandom().getrandbits(63) if seed is None else seed))

    def observe(self, seat: int) -> dict[str, Any]:
        seen = self.game.parts(seat) if self.parts else self.game.flat(seat)
        return {"observation": seen, "action_mask": self.game.mask(seat).astype(np.int8)}


class CabochonEnv(AECEnv):
    """A PettingZoo environment for all seats in turn. If several seats owe a move, the first of them moves first."""

    metadata = {"name": "cabochon_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: str = "splendor", players: int = 2, *, options: str = "", reward: str = "win", observation: str = "flat", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.table = _Table(game, players, options, observation)
        self.reward = _choose("reward", reward, REWARDS)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self.table.observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game itself: its record, its notation, its bots."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.waiting()[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes a move: None is no action")
        self._cumulative_rewards[agent] = 0.0
        self.game.act(self.possible_agents.index(agent), int(action))
        waiting = self.game.waiting()
        if waiting:
            self.rewards = {other: 0.0 for other in self.agents}
            self.agent_selection = self.possible_agents[waiting[0]]
        else:
            self.rewards = dict(zip(self.possible_agents, _rewards(self.game, self.reward)))
            self.terminations = {other: True for other in self.agents}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as the public sees it."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class SeatEnv(gymnasium.Env):
    """A Gymnasium environment for one seat against bots. Without a seat, each game draws one."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "splendor",
        players: int = 2,
        *,
        rivals: str = "greedy",
        seat: int | None = None,
        options: str = "",
        reward: str = "win",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.table = _Table(game, players, options, observation)
        self.reward = _choose("reward", reward, REWARDS)
        self.rivals, self.fixed_seat, self.render_mode = rivals, seat, render_mode
        if seat is not None and seat not in range(players):
            raise ValueError(f"seats are 0 to {players - 1}, not {seat}")
        self.table.game.think(self.table.game.waiting()[0], rivals.split("@")[0] + "@1n")
        self.observation_space, self.action_space = self.table.observation_space, self.table.action_space
        self.seat = seat or 0

    @property
    def game(self) -> Game:
        """The game itself: its record, its notation, its bots."""
        return self.table.game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.start(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self.game.players)) if self.fixed_seat is None else self.fixed_seat
        self._let_rivals_play()
        return self.table.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        move = self.game.act(self.seat, int(action))
        self._let_rivals_play()
        over = not self.game.waiting()
        reward = _rewards(self.game, self.reward)[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, {"seat": self.seat, "move": move}

    def _let_rivals_play(self) -> None:
        while (waiting := self.game.waiting()) and self.seat not in waiting:
            rival = waiting[0]
            decision = self.game.think(rival, self.rivals, seed=int(self.np_random.integers(2**62)))[0][0]
            self.game.play(rival, decision)

    def render(self) -> str | None:
        """The board as the seat sees it."""
        return self.game.board(self.seat) if self.render_mode == "ansi" else None
