"""Draws positions with Fresh Air, and what its rule tests check again and again."""

from collections.abc import Sequence
from typing import Any

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table

# Every column has one colour: green, red, yellow, blue, black, white, green, red.
COLUMNS = """
g r y b k w g r
g r y b k w g r
g r y b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""

RAT_B2 = """
g r y b k w g r
g * y b k w g r
g r y b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""
AROUND_B2 = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}

RAT_A1 = """
* r y b k w g r
g r y b k w g r
g r y b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""
AROUND_A1 = {"b1", "a2", "b2"}

LONG = "kw????wk"  # lays nothing but in the black column e

GRY = "gry" + LONG

EVERYWHERE = set(GRAVE_NAMES)

IN_PLAGUE = ["open a1", "lay left", "open b1", "lay left", "open c1", "lay left"]


def airy(lids: str = COLUMNS, *, rows: Sequence[str], **more: Any) -> Table:
    """A table with Fresh Air; nobody has a bulb in hand, so that a miss asks nothing."""
    return Table(lids, rows=rows, **{"garlic": [0] * len(rows), "fresh_air": True, **more})


def others(players: int) -> list[str]:
    """The rows of all players but the first, who lay nothing outside the black column."""
    return [LONG] * (players - 1)


def count_of(table: Table) -> tuple[int | None, str | None]:
    """Whose the Count is, and the grave he stands on."""
    count = table.view().count
    assert count is not None
    return count.owner, count.grave


def bats_of(table: Table) -> list[int]:
    """Everybody's bats."""
    return [player.bats for player in table.view().players]


def may(table: Table, seat: int, verb: str) -> set[str]:
    """The graves that a seat may `open`, put a `bat` or the `count` on now."""
    return {decision.split()[1] for decision in table.legal(seat) if decision.startswith(f"{verb} ")}


def next_to_set(table: Table) -> int:
    """The seat that must set the Count now."""
    view = table.view()
    assert view.asked == "set_count"
    (seat,) = view.owing
    assert may(table, seat, "count") == {decision.removeprefix("count ") for decision in table.legal(seat)}
    return seat


def believe(table: Table, *seats: int) -> None:
    """These seats believe, one after the other; the events of all are kept."""
    happenings = [happening for seat in seats for happening in table.do(seat, "believe")]
    table.events = happenings


def stop(table: Table, *seats: int) -> None:
    """These seats end their go, one after the other."""
    for seat in seats:
        table.do(seat, "stop")
