"""Seats round the table, numbered clockwise: left is seat + 1 (DU-51)."""

from geisterstunde.games.dawn_under.state import State
from geisterstunde.kernel.jit import rule


@rule
def left_of(s: State, seat: int) -> int:
    """The left neighbour."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def everyone_but(s: State, seat: int) -> int:
    """The set of all other seats."""
    return ((1 << s.players) - 1) ^ (1 << seat)
