"""Seats round the table, numbered clockwise: left is seat + 1 (DU-51)."""

from functools import cache

from geisterstunde.kernel.bits import members
from geisterstunde.kernel.jit import rule

Seat = int  # 0 to players - 1, or NOBODY

NOBODY = -1


@cache
def seats_in(seats: int) -> tuple[Seat, ...]:
    """The seats of a set, ascending."""
    return members(seats)


@cache
def seats_told(players: int, first: Seat, counted: int) -> tuple[Seat, ...]:
    """A set of seats that a viewer counted from their own, as the table counts them, ascending.

    >>> seats_told(4, 3, 0b0011)
    (0, 3)
    """
    return tuple(sorted((seat + first) % players for seat in members(counted)))


@rule
def left_of(players: int, seat: int) -> int:
    """The left neighbour."""
    return seat + 1 if seat + 1 < players else 0


@rule
def everyone_but(players: int, seat: int) -> int:
    """The set of all other seats."""
    return ((1 << players) - 1) ^ (1 << seat)


@rule
def counted_from(players: int, first: int, seat: int) -> int:
    """A seat as a viewer counts it: from the viewer's own, which is 0."""
    if seat == NOBODY:
        return NOBODY
    return seat - first if seat >= first else seat - first + players


@rule
def seats_counted_from(players: int, first: int, seats: int) -> int:
    """A set of seats as a viewer counts them."""
    return (seats >> first | seats << (players - first)) & ((1 << players) - 1)
