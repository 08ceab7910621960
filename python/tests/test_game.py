"""One game: moves, what a seat sees, records and bots."""

import json
import random

import numpy as np
import pytest

from cabochon import Game, games

TABLES = [(name, players, "") for name, least, most, _ in games() for players in range(least, most + 1)]
TABLES += [("riquezas", 2, "rush=on silent=on bags=on"), ("sultan", 4, "screens=open"), ("splendor", 3, "first=2")]


def play_at_random(game, seed, each=lambda game, seat: None):
    rng = random.Random(seed)
    while waiting := game.waiting():
        seat = rng.choice(waiting)
        each(game, seat)
        game.act(seat, int(rng.choice(np.flatnonzero(game.mask(seat)))))


def test_there_are_three_games():
    assert {name for name, *_ in games()} == {"splendor", "sultan", "riquezas"}


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(name, players, options):
    compared = {"all": 0, "other": 0}

    def redeal(game, seat):
        other = game.redealt(seat, seed=compared["all"])
        assert game.flat(seat).tobytes() == other.flat(seat).tobytes()
        assert game.view(seat) == other.view(seat)
        assert game.mask(seat).tobytes() == other.mask(seat).tobytes()
        compared["all"] += 1
        rival = (seat + 1) % players
        compared["other"] += game.view(rival) != other.view(rival)

    for seed in range(3):
        game = Game(name, players, options=options, seed=str(seed))
        play_at_random(game, seed, redeal)
        assert game.result() is not None
    assert compared["all"] > 20
    # The redeal did deal other cards: someone else would have seen that.
    assert compared["other"] > 0 or name == "splendor"


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_parts_are_the_flat_row_and_keep_their_lengths(name, players, options):
    game = Game(name, players, options=options)
    lengths = {part: row.shape for part, row in game.parts(0).items()}

    def compare(game, seat):
        parts = game.parts(seat)
        assert {part: row.shape for part, row in parts.items()} == lengths
        assert np.concatenate(list(parts.values())).tobytes() == game.flat(seat).tobytes()

    play_at_random(game, 7, compare)


def test_every_move_has_an_action_and_the_public_sees_a_board():
    game = Game("splendor", 2, seed="5")
    assert game.mask(game.waiting()[0]).sum() == len(game.moves(game.waiting()[0]))
    assert "seat" in json.loads(game.view())["seats"][0]
    assert game.board()


def test_a_record_gives_the_same_game_back():
    game = Game("sultan", 3, seed="11")
    play_at_random(game, 1)
    again = Game.read(game.record())
    assert (again.result(), again.record(), again.name, again.players) == (game.result(), game.record(), "sultan", 3)


def test_a_seed_deals_the_same_game():
    first, second, other = Game("splendor", seed="3"), Game("splendor", seed="3"), Game("splendor", seed="4")
    assert first.view() == second.view() != other.view()


def test_bad_input_is_refused_and_changes_nothing():
    with pytest.raises(ValueError, match="there is no game"):
        Game("chess")
    with pytest.raises(ValueError, match="2 to 4 players"):
        Game("splendor", 5)
    with pytest.raises(ValueError, match="not a seed"):
        Game("splendor", seed="x")
    game = Game("splendor")
    before, seat = game.record(), game.waiting()[0]
    with pytest.raises(ValueError, match="not legal"):
        game.act(seat, 67)
    with pytest.raises(ValueError, match="owes no move"):
        game.play(1 - seat, game.moves(seat)[0])
    with pytest.raises(ValueError, match="is no bot"):
        game.think(seat, "genius")
    with pytest.raises(ValueError, match="owes no move"):
        game.think(1 - seat, "greedy")
    with pytest.raises(IndexError, match="seats are 0 to 1"):
        game.mask(2)
    assert game.record() == before


@pytest.mark.parametrize("bot", ["random", "greedy", "search@50n", "net@50n", "policy", "level:2"])
def test_bots_answer_with_legal_moves_and_chances(bot):
    game = Game("splendor", 2, seed="9")
    seat = game.waiting()[0]
    thought = game.think(seat, bot)
    assert thought[0][0] in game.moves(seat)
    assert all(0 <= chance <= 1 and 0 <= share <= 1 for _, chance, share in thought)
    assert game.think(seat, bot) == thought
