"""Self-play, matches and the network."""

import numpy as np
import pytest

from cabochon import Network, SelfPlay, matches, self_play, splendor_layout
from cabochon.selfplay import take_turns

LAYOUT = splendor_layout()


def rows(folder):
    files = sorted(folder.glob("rows-*.bin"))
    return np.concatenate([np.fromfile(file, np.uint8).reshape(-1, LAYOUT["row_bytes"]) for file in files])


def test_self_play_writes_rows_that_follow_the_seed(tmp_path):
    settings = dict(games=6, deep=20, quick=5, seed=3)
    played = self_play(tmp_path / "one", threads=1, **settings)
    self_play(tmp_path / "two", threads=2, **settings)
    one, two = rows(tmp_path / "one"), rows(tmp_path / "two")
    assert played["games"] == 6 and played["rows"] == len(one) > 100
    assert sorted(map(bytes, one)) == sorted(map(bytes, two))
    players, won = one[:, LAYOUT["bytes"]], one[:, LAYOUT["bytes"] + 6 : LAYOUT["bytes"] + 10]
    assert set(players) <= {2, 3, 4}
    assert (won.sum(1) == 60).all()



def test_a_bot_plays_its_best_moves_where_none_are_drawn(tmp_path):
    """Rows of games in which some moves were drawn soon differ from those of games in which none were."""
    settings = dict(games=3, deep=8, quick=8, seed=4)
    self_play(tmp_path / "drawn", **settings)
    self_play(tmp_path / "best", varied=False, **settings)
    self_play(tmp_path / "again", varied=False, threads=2, **settings)
    drawn, best, again = (sorted(map(bytes, rows(tmp_path / name))) for name in ("drawn", "best", "again"))
    assert best == again
    assert len(set(best) & set(drawn)) < len(best) // 2


def test_the_network_says_the_same_of_the_same_position(tmp_path):
    self_play(tmp_path, games=2, deep=5, quick=5)
    some = rows(tmp_path)
    scores, actions = Network().judge(some)
    assert scores.shape == (len(some), LAYOUT["seats"]) and actions.shape == (len(some), LAYOUT["actions"])
    again, _ = Network().judge(np.ascontiguousarray(some[:, : LAYOUT["bytes"]]))
    assert np.array_equal(scores, again)


def test_a_network_in_the_loop_plays_as_the_bot_that_has_it(tmp_path):
    settings = dict(deep=12, quick=4, seed=9)
    self_play(tmp_path, games=4, bot="net", **settings)
    play = SelfPlay(4, threads=2, **settings)
    network, mine = Network(), []
    # The first four games; those that start in their slots are later ones.
    while sum(games for _, games in mine) < 12:
        play.advance(*network.judge(play.positions))
        mine.append(play.take_rows())
    mine = set(map(bytes, np.concatenate([rows for rows, _ in mine])))
    assert set(map(bytes, rows(tmp_path))) <= mine


def test_two_sets_take_turns_whatever_the_number_of_threads():
    def first_rows(threads):
        sets = SelfPlay(3, deep=6, quick=3, threads=threads, seed=1), SelfPlay(3, deep=6, quick=3, threads=threads, seed=2)
        network, turns = Network(), take_turns(sets, lambda some: network.judge(some.positions))
        found = [next(turns).take_rows()[0] for _ in range(800)]
        turns.close()
        return np.concatenate(found)

    one, two = first_rows(1), first_rows(2)
    assert len(one) > 100 and np.array_equal(one, two)


def test_answers_of_another_size_are_refused_and_change_nothing():
    play = SelfPlay(2, seed=4)
    before = play.positions.copy()
    with pytest.raises(ValueError, match="scores are 2"):
        play.advance(np.zeros((3, 4), np.int32), np.zeros((2, LAYOUT["actions"]), np.int32))
    assert np.array_equal(play.positions, before)
    assert (play.legal.sum(1) > 1).all()
    with pytest.raises(ValueError, match="at least 1"):
        SelfPlay(0)


def test_bad_files_and_settings_are_refused(tmp_path):
    (tmp_path / "bad.net").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="bad.net"):
        Network(tmp_path / "bad.net")
    with pytest.raises(OSError, match="no.net"):
        Network(tmp_path / "no.net")
    with pytest.raises(ValueError, match="bytes"):
        Network().judge(np.zeros((1, 3), np.uint8))
    with pytest.raises(ValueError, match="at least 1"):
        self_play(tmp_path, games=1, threads=0)


def test_matches_tell_who_is_stronger():
    score = matches("splendor", "greedy", "random", games=40, threads=2)
    assert score["games"] == 40 and score["par"] == 0.5
    assert score["share"] - score["error"] > 0.8
    with pytest.raises(ValueError, match="there is no game"):
        matches("chess", "greedy", "random")
