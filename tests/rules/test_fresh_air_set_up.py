"""What Fresh Air brings to the table: FA-1."""

import pytest

from tests.cemetery import GAME, Table
from tests.rules.manners import refused
from tests.rules.night_air import COLUMNS, LONG, others

SEED = bytes(32)


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_fa_1_everybody_has_two_bats(players: int, edition: str) -> None:
    """Fresh Air joins either edition, for two to six players."""
    options = GAME.options_from({"players": players, "edition": edition, "fresh_air": True})
    view = GAME.view(GAME.deal(options, SEED), 0)
    assert [player.bats for player in view.players] == [2] * players


@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_1_the_count_stands_on_the_plaza(players: int) -> None:
    """He belongs to nobody and keeps no grave."""
    options = GAME.options_from({"players": players, "fresh_air": True})
    position = GAME.deal(options, SEED)
    count = GAME.view(position, 0).count
    assert count is not None
    assert (count.owner, count.grave) == (None, None)
    (first,) = GAME.owing(position)
    legal = [GAME.action_to(action) for action in GAME.legal(position, first)]
    graves = 40 if players == 2 else 60
    assert len([decision for decision in legal if decision.startswith("open ")]) == graves
    assert len([decision for decision in legal if decision.startswith("bat ")]) == graves


def test_fa_1_everything_else_is_dealt_as_in_dawn_under() -> None:
    """The same seed deals the same cemetery and the same rows."""
    with_air = GAME.deal(GAME.options_from({"players": 4, "fresh_air": True}), SEED)
    without = GAME.deal(GAME.options_from({"players": 4}), SEED)
    dealt = GAME.view(with_air, 0)
    plain = GAME.view(without, 0)
    assert [player.row for player in dealt.players] == [player.row for player in plain.players]
    assert [player.garlic for player in dealt.players] == [3] * 4
    assert (dealt.turn, dealt.reserve) == (plain.turn, plain.reserve)


def test_fa_1_without_fresh_air_there_are_no_bats_and_no_count() -> None:
    """The base game knows neither."""
    table = Table(COLUMNS, rows=["gry" + LONG, *others(3)], garlic=[0, 0, 0])
    assert table.view().count is None
    assert [player.bats for player in table.view().players] == [0, 0, 0]
    assert refused(table, 0, "bat a1")
    table.do(0, "open a1", "open b1", "open c1")
    assert "count_came" not in table.kinds
    assert table.view().count is None
    assert refused(table, 0, "count a1")
