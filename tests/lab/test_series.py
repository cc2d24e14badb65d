"""Series: compiled loops play the very games that are played one by one."""

import numpy as np
import pytest

from geisterstunde.bots.playing import LONGEST_GAME
from geisterstunde.games.through_the_wall.state import EndReason
from geisterstunde.kernel.statistics import Column
from geisterstunde.lab.play import play_game
from geisterstunde.lab.series import Series

TABLES = [
    ("dawn-under", {"edition": "2004"}, ("random",) * 4),
    ("dawn-under", {"edition": "2018", "fresh_air": True}, ("random",) * 6),
    ("dawn-under", {"edition": "2018", "bare": "cross"}, ("thumb", "random")),
    ("dawn-under", {"edition": "2004", "vampires": 6}, ("moth", "thumb(slots(5))", "raven")),
    ("dawn-under", {"edition": "2018", "fresh_air": True, "first": 2}, ("hedgehog", "random", "thumb")),
    ("through-the-wall", {"decks": "stay"}, ("random", "butler")),
    ("through-the-wall", {"decks": "wander", "first": 1}, ("candle", "sheet", "thumb(none)")),
    ("through-the-wall", {"ghosts": ["red", "blue"], "floor": "stone", "night": 10}, ("random", "random")),
    ("through-the-wall", {"ghosts": ["blue", "green"], "night": None}, ("butler", "thumb")),
]


@pytest.mark.parametrize(("game", "options", "bots"), TABLES)
def test_a_compiled_series_is_the_same_game_by_game(
    game: str, options: dict[str, object], bots: tuple[str, ...]
) -> None:
    """Every column of every row, from the middle of a series too."""
    series = Series(game, options, bots, 11)
    assert series.compiled
    rows = series.play(3, 4)
    for place, index in enumerate(range(3, 7)):
        one = play_game(game, options, series.players, 11, index).row
        assert rows[place].tolist() == one.tolist()
    assert np.array_equal(series.play(5, 2), rows[2:])


def test_a_game_is_cut_only_where_it_may_never_end() -> None:
    """A game by chance that takes long: cut where no cock crows, else played to its end, however late."""
    ends = {}
    for night in (None, 100, 1000):
        (row,) = Series("through-the-wall", {"night": night}, ("random", "random"), 3).play(45, 1)
        ends[night] = EndReason(row[Column.REASON]), int(row[Column.DECISIONS])
    assert ends == {
        None: (EndReason.UNFINISHED, LONGEST_GAME),
        100: (EndReason.COCKCROW, 1054),
        1000: (EndReason.DRESSED, 5065),
    }


def test_who_searches_is_played_one_by_one() -> None:
    """And the rows look the same."""
    series = Series("dawn-under", {}, ("countess", "random"), 2)
    assert not series.compiled
    rows = series.play(0, 2)
    assert rows.shape == (2, Series("dawn-under", {}, ("random", "random"), 2).play(0, 2).shape[1])
    assert (rows[:, Column.WINNERS] > 0).all()
