from os import PathLike
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

class Layout(TypedDict):
    seats: int
    card_tokens: int
    card_groups: list[int]
    noble_tokens: int
    noble_groups: list[int]
    table_groups: list[int]
    seat_facts: int
    most_facts: int
    actions: int
    bytes: int
    row_bytes: int

class Played(TypedDict):
    games: int
    rows: int
    seconds: float

class Score(TypedDict):
    games: int
    share: float
    error: float
    par: float
    seconds_a_decision: tuple[float, float]

class Game:
    """One game. Seats are counted from 0; `seat=None` is the public, who sees no secret."""

    def __init__(self, name: str, players: int = 2, *, options: str = "", seed: str = "0") -> None: ...
    @staticmethod
    def read(record: str) -> Game:
        """The game of a record, as far as it has been played."""
    @property
    def name(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def actions(self) -> int:
        """How many actions there are."""
    def waiting(self) -> list[int]:
        """The seats that owe a move."""
    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves, in notation."""
    def mask(self, seat: int) -> NDArray[np.bool_]:
        """Which actions are legal for the seat."""
    def play(self, seat: int, mv: str) -> None:
        """Makes a move in notation."""
    def act(self, seat: int, action: int) -> str:
        """Makes the move of an action, and returns it in notation."""
    def parts(self, seat: int | None = None) -> dict[str, NDArray[np.uint8]]:
        """What the seat sees, as named parts."""
    def flat(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What the seat sees, all parts in one row."""
    def view(self, seat: int | None = None) -> str:
        """The seat's view as JSON."""
    def board(self, seat: int | None = None) -> str:
        """The board as text, as the seat sees it."""
    def result(self) -> list[tuple[int, int, float]] | None:
        """Points, rank and share of the win of each seat; `None` while the game goes on."""
    def record(self) -> str:
        """The game as text, which `Game.read` takes. It holds the deal, and so every secret."""
    def think(self, seat: int, bot: str = "search@1000n", *, seed: int = 0) -> list[tuple[str, float, float]]:
        """What a bot thinks of the seat's moves: each with its chance to win and its share of the thought, the bot's decision first."""
    def corrected(self, chance: float) -> float:
        """The chance of the seat to move as hints and reviews say it, from what a deep search with the network found."""
    def redealt(self, seat: int, *, seed: int = 0) -> Game:
        """The same game to this seat's eyes, with everything that it cannot see redealt. Its record is that of the first one."""
    def __copy__(self) -> Game: ...

class VectorSplendor:
    """Many Splendor games at once, in arrays that are made once and filled by every step.

    With `network` they ask for what a network decides, as it reads it (`splendor_layout`): positions are encoded, an action is one of its actions, and
    what ends a turn (tokens to return, a noble to choose) is played as the bot `policy` plays it.
    """

    def __init__(self, games: int, players: int = 2, *, network: bool = False, threads: int = 1, seed: int = 0) -> None: ...
    @property
    def actions(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the mover of each game sees: as `Game.flat`, or as a network reads it."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's share of the win where a game has just ended."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game; the next one has been dealt already."""
    @property
    def movers(self) -> NDArray[np.uint8]:
        """The seat that moves, from 0."""
    def __len__(self) -> int: ...
    def step(self, actions: NDArray[np.int32]) -> None:
        """Makes one action in every game. If one of them is not legal, this is an error and no game has moved."""
    def step_at_random(self) -> None:
        """Makes a random legal move in every game."""

class SultanLayout(TypedDict):
    groups: list[int]
    hidden_groups: list[int]
    actions: int

class VectorSultan:
    """Many games of Sultan or Riquezas at once, as a network reads them, in arrays that are made once and filled by every step.

    Actions are five returns by grade, then bids by card and cushion. Cushions are numbered from the rarest jewel on, and of equal jewels from the
    earliest card on. In a rush, a random one of the seats that may move does.
    """

    def __init__(self, games: int, players: int = 2, *, name: str = "sultan", options: str = "", threads: int = 1, seed: int = 0) -> None: ...
    @property
    def actions(self) -> int: ...
    @property
    def positions(self) -> NDArray[np.uint8]:
        """What the mover of each game sees: a value for each feature of `sultan_layout`."""
    @property
    def secrets(self) -> NDArray[np.uint8]:
        """What the mover does not see: the rivals' cards, for a critic in training."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's share of the win where a game has just ended."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game; the next one has been dealt already."""
    @property
    def movers(self) -> NDArray[np.uint8]:
        """The seat that moves, from 0."""
    def __len__(self) -> int: ...
    def step(self, actions: NDArray[np.int32]) -> None:
        """Makes one action in every game. If one of them is not legal, this is an error and no game has moved."""
    def advice(self, bot: str, wanted: NDArray[np.bool_] | None = None) -> NDArray[np.int32]:
        """The action that a bot would make in each game, without knowing its past; -1 where `wanted` is false."""
    def mixtures(self, bot: str, wanted: NDArray[np.bool_] | None = None) -> NDArray[np.float32]:
        """How often a bot would make each action in each game: a row per game, of zeros where `wanted` is false."""

class SultanNetwork:
    """A trained Sultan network in whole numbers, as the bots use it; without a path, the one that they use at such a table."""

    def __init__(self, path: str | PathLike[str] | None = None, *, players: int = 2, name: str = "sultan", options: str = "") -> None: ...
    def judge(self, positions: NDArray[np.uint8]) -> NDArray[np.int32]:
        """A number in 256ths for each action, then one for the mover's chance to win, for encoded positions, one a row."""

class Network:
    """A trained Splendor network in whole numbers, as the bots use it; without a path, the one that is built in."""

    def __init__(self, path: str | PathLike[str] | None = None) -> None: ...
    def judge(self, positions: NDArray[np.uint8]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Scores in 1024ths for each seat from the mover on, and a number in 256ths for each action, for encoded positions, one a row."""

class SelfPlay:
    """Splendor games that play themselves, each waiting for a network's judgement of one position.

    One decision in `one_in` is searched with `deep` nodes, the others with `quick` ones. `two` and `three` are the percentages of games with
    two and three players; the others have four. With `varied`, some moves are drawn in proportion to their visits. The same answers give the same
    games, whatever the number of threads. `follow` is as in `matches`.
    """

    def __init__(
        self, games: int, *, deep: int = 800, quick: int = 100, one_in: int = 4, two: int = 50, three: int = 25, threads: int = 1, seed: int = 1,
        varied: bool = True, follow: tuple[float, float, float, float, tuple[int, int, int]] | None = None,
    ) -> None: ...
    @property
    def positions(self) -> NDArray[np.uint8]:
        """The position of each game that is to be judged, laid out as `splendor_layout` says."""
    @property
    def legal(self) -> NDArray[np.uint8]:
        """Which actions are legal there; none where only chances are asked for."""
    def __len__(self) -> int: ...
    def advance(self, scores: NDArray[np.int32], actions: NDArray[np.int32]) -> None:
        """Takes the judgement of each position, as `Network.judge` gives it, and plays on until each game has another."""
    def take_rows(self) -> tuple[NDArray[np.uint8], int]:
        """The rows of the games that are over since the last call, as `self_play` writes them, and how many games these are."""

def games() -> list[tuple[str, int, int, list[tuple[str, str]]]]:
    """The games there are: name, fewest and most players, and options with their defaults."""

def install_network(path: str | PathLike[str]) -> None:
    """Makes the bots of this process use the network of this file, before any of them has used one."""

def install_sultan_network(path: str | PathLike[str]) -> None:
    """Makes the bots of this process use the Sultan network of this file, before any of them has used one."""

def matches(
    game: str, bot: str, rivals: str, *, players: int = 2, options: str = "", games: int = 100, seconds: float | None = None, threads: int = 1, seed: int = 1,
    follow: tuple[float, float, float, float, tuple[int, int, int]] | None = None,
    rivals_follow: tuple[float, float, float, float, tuple[int, int, int]] | None = None,
) -> Score:
    """Lets one bot play against others of a second kind, on deals that each seat of it plays in turn, and tells its share of the wins."""

def self_play(
    folder: str | PathLike[str],
    *,
    games: int,
    seconds: float | None = None,
    bot: str = "search",
    deep: int = 800,
    quick: int = 100,
    one_in: int = 4,
    two: int = 50,
    three: int = 25,
    threads: int = 1,
    seed: int = 1,
    varied: bool = True,
) -> Played:
    """Plays Splendor games of a bot against itself, and writes rows to learn from into files of `folder`, one a thread."""

def sultan_layout() -> SultanLayout:
    """How many values each feature of an encoded Sultan position has, for a player and for a critic, and how many actions there are."""

def splendor_layout() -> Layout:
    """The layout of an encoded Splendor position and of a row of training data."""
