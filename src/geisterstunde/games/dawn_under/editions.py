"""Editions as data: the named choices in which the rules differ."""

from typing import NamedTuple

from geisterstunde.games.dawn_under.state import Repeat


class Edition(NamedTuple):
    """What an edition decides."""

    everyone_joins_plague: bool  # DU-31, else DU-40
    rats_chain: bool  # DU-35, else DU-40
    may_leave_in_plague: bool  # DU-32, else DU-40
    repeat: Repeat
    repeat_of_two: Repeat


EDITIONS = {
    "2004": Edition(
        everyone_joins_plague=True,
        rats_chain=True,
        may_leave_in_plague=True,
        repeat=Repeat.FREE,
        repeat_of_two=Repeat.STAKE_FOR_THE_THIRD_TIME,
    ),
    "2018": Edition(
        everyone_joins_plague=False,
        rats_chain=False,
        may_leave_in_plague=False,
        repeat=Repeat.STAKE_IF_LEFT_EMPTY,
        repeat_of_two=Repeat.STAKE_IF_LEFT_EMPTY,
    ),
}


class TableSize(NamedTuple):
    """What the number of players decides."""

    rats: int
    gifts_from_owner: int
    gifts_from_each: int


TWO_PLAYERS = TableSize(rats=4, gifts_from_owner=2, gifts_from_each=4)  # DU-4, DU-14 to DU-16
MORE_PLAYERS = TableSize(rats=6, gifts_from_owner=1, gifts_from_each=1)


def table_size(players: int) -> TableSize:
    """The numbers for a table of this size."""
    return TWO_PLAYERS if players == 2 else MORE_PLAYERS
