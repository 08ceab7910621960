"""Self-play, matches and the network."""

import numpy as np
import pytest

from cabochon import Network, matches, self_play, splendor_layout

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


def test_the_network_says_the_same_of_the_same_position(tmp_path):
    self_play(tmp_path, games=2, deep=5, quick=5)
    some = rows(tmp_path)
    scores, actions = Network().judge(some)
    assert scores.shape == (len(some), LAYOUT["seats"]) and actions.shape == (len(some), LAYOUT["actions"])
    again, _ = Network().judge(np.ascontiguousarray(some[:, : LAYOUT["bytes"]]))
    assert np.array_equal(scores, again)


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
