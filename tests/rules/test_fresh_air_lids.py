"""Lids stay open until the turn is over: FA-2."""

import pytest

from tests.cemetery import Table, drawing_of, letters_of
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused
from tests.rules.night_air import AROUND_A1, COLUMNS, LONG, RAT_A1, airy, believe, may, others, stop

TWO_RATS = """
g r y b k w g r
g * y b k w g r
g r * b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""


def lids_are(table: Table, drawing: str) -> bool:
    """Whether the cemetery is seen as drawn."""
    return table.lids == drawing_of(letters_of(drawing))


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_2_every_lid_of_a_turn_stays_open(players: int, edition: str) -> None:
    """All see the colours of all graves that were opened in the turn."""
    table = airy(rows=["gr" + LONG, *others(players)], edition=edition)
    table.do(0, "open a1", "open b8")
    assert lids_are(
        table,
        """
        g # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # #     # # #
        # # #     # # #
        # # # # # # # #
        # # # # # # # #
        # r # # # # # #
        """,
    )


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_2_an_open_grave_cannot_be_opened_again(edition: str) -> None:
    """Neither by opening it nor by a bat."""
    table = airy(rows=["gr" + LONG, *others(3)], edition=edition)
    table.do(0, "open a1", "open b8")
    assert len(may_open(table, 0)) == 58
    assert may_open(table, 0) == may(table, 0, "bat")
    for grave in ("a1", "b8"):
        assert refused(table, 0, f"open {grave}") == "FA-2"
        assert refused(table, 0, f"bat {grave}") == "FA-2"


def test_fa_2_a_bats_grave_stays_open_too() -> None:
    """It is lifted and not turned over; nobody opens it or lands on it again in this turn."""
    table = airy(rows=["gr" + LONG, *others(3)])
    table.do(0, "open a1", "bat c1")
    believe(table, 1, 2)
    table.do(0, "lay left")
    assert lids_are(
        table,
        """
        g # ^ # # # # #
        # # # # # # # #
        # # # # # # # #
        # # #     # # #
        # # #     # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        """,
    )
    assert refused(table, 0, "open c1") == "FA-2"
    assert refused(table, 0, "bat c1") == "FA-2"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_2_all_lids_close_when_the_turn_ends(players: int) -> None:
    """The next player finds everything closed and may open the same graves."""
    table = airy(rows=["gr" + LONG, *others(players)])
    table.do(0, "open a1", "bat c1")
    believe(table, *range(1, players))
    table.do(0, "lay left", "open c2")
    must_be_closed(table)
    assert next_to_open(table) == 1
    assert {"a1", "c1", "c2"} <= may_open(table, 1)


def test_fa_2_lids_are_still_open_while_penalties_of_the_turn_are_settled() -> None:
    """The turn ends after the gifts, and only then do the lids close."""
    table = airy(rows=["g" + LONG, *others(3)], stakes=[2], inside={"b1": "vampire w"})
    table.do(0, "open a1", "open b1")
    assert table.view().lids[:2] == "gr"
    table.do(1, "give left")
    table.do(2, "give left")
    assert table.view().lids[:2] == "gr"
    table.do(0, "take k left", "take k left")
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_fa_2_what_lies_inside_an_open_grave_is_shown_once() -> None:
    """Only the grave just opened shows its inside."""
    table = airy(rows=["g" + LONG, *others(3)], garlic=[3, 0, 0])
    table.do(0, "open a1", "open b1")
    assert table.view().lids[:2] == "gr"
    opened = table.view().opened
    assert opened is not None
    assert (opened.grave, opened.inside) == ("b1", "empty")


def test_fa_2_the_lids_of_the_turn_stay_open_through_the_plague() -> None:
    """They close when the plague is over, not when it begins and not when the finder's go ends."""
    table = airy(RAT_A1, rows=["gr" + LONG, *others(3)])
    table.do(0, "open g8", "open h8", "open a1")
    for seat in (0, 1, 2):
        assert next_in_plague(table) == seat
        assert lids_are(
            table,
            """
            * # # # # # # #
            # # # # # # # #
            # # # # # # # #
            # # #     # # #
            # # #     # # #
            # # # # # # # #
            # # # # # # # #
            # # # # # # g r
            """,
        )
        table.do(seat, "stop")
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_fa_2_a_bats_lid_stays_open_through_the_plague() -> None:
    """Lifted, and still not turned over."""
    table = airy(RAT_A1, rows=[LONG, *others(3)])
    table.do(0, "bat h8")
    believe(table, 1, 2)
    table.do(0, "lay left", "open a1")
    assert table.view().lids[-1] == "^"
    stop(table, 0, 1)
    assert table.view().lids[-1] == "^"
    stop(table, 2)
    must_be_closed(table)


def test_fa_2_a_neighbour_opened_in_the_turn_is_not_opened_in_the_plague() -> None:
    """It is open already, for everybody in the plague."""
    table = airy(RAT_A1, rows=["g" + LONG, *others(3)])
    table.do(0, "open a2", "open a1")
    for seat in (0, 1, 2):
        assert may_open(table, seat) == AROUND_A1 - {"a2"}
        assert refused(table, seat, "open a2")
        table.do(seat, "stop")


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_2_lids_of_the_turn_count_as_open_neighbours(edition: str) -> None:
    """If the turn has opened all neighbours before the rat, the plague is over at once."""
    table = airy(RAT_A1, rows=["grr" + LONG, *others(3)], edition=edition)
    table.do(0, "open a2", "open b1", "bat b2")
    believe(table, 1, 2)
    table.do(0, "lay right", "open a1")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    must_be_closed(table)


def test_fa_2_in_2018_the_lids_of_the_turn_close_with_the_finders_plague() -> None:
    """The finder's stop ends plague and turn."""
    table = airy(RAT_A1, rows=["gr" + LONG, *others(3)], edition="2018")
    table.do(0, "open g8", "open a1")
    assert table.view().lids[-2] == "g"
    stop(table, 0)
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_fa_2_in_a_chain_the_lids_of_the_turn_close_with_the_first_plague() -> None:
    """In the second plague only the new rat lies open, and graves of the turn may be opened again."""
    table = airy(TWO_RATS, rows=["gr" + LONG, *others(3)])
    table.do(0, "open g8", "open b3", "open b2")
    assert "b3" not in may_open(table, 0)
    table.do(0, "open c3")
    assert lids_are(
        table,
        """
        # # # # # # # #
        # # # # # # # #
        # # * # # # # #
        # # #     # # #
        # # #     # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        """,
    )
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4"}


def test_fa_2_lids_opened_in_other_gos_stay_open_for_the_plague_only() -> None:
    """As in every plague: whoever opened them, they are open for all until it is over."""
    table = airy(RAT_A1, rows=[LONG, *others(3)])
    table.do(0, "open a1", "stop")
    table.do(1, "open b1", "stop")
    assert may_open(table, 2) == {"a2", "b2"}
    stop(table, 2)
    must_be_closed(table)


def test_fa_2_without_fresh_air_a_lid_closes_at_once() -> None:
    """The difference to the base game."""
    table = Table(COLUMNS, rows=["gr" + LONG, *others(3)], garlic=[0, 0, 0])
    table.do(0, "open a1")
    must_be_closed(table)
    assert "a1" in may_open(table, 0)
