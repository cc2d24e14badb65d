"""What a seat sees: in the form that the rules read, for bots; and as a list of numbers."""

from typing import Annotated

from attic_pairs.state import CLOSED, MOST_CHESTS, PROJECTION, SEATS, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.projection import show_open_bytes
from geisterstunde.kernel.record import Byte, Ints, bytes_of
from geisterstunde.kernel.seats import counted_from, seats_counted_from


class Seen:
    """An observation. Seats are counted from the viewer, for a spectator from seat 0."""

    players: Byte
    chests: Byte
    owing: Byte  # bits of seats
    turn: Byte
    opened: Byte
    idle_turns: Byte
    thing: Annotated[Ints, "i1", MOST_CHESTS]  # or EMPTY, or CLOSED
    pairs: Annotated[Ints, "i1", SEATS]
    reason: Byte
    winners: Byte  # bits of seats


@rule
def thing_seen(s: State, chest: int) -> int:
    """What is seen of a chest."""
    return CLOSED if has_bit(s.closed, chest) else s.thing[chest]


@entry
def public_state(s: State, shown: State, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now: the same for all."""
    show_open_bytes(PROJECTION, bytes_of(s), bytes_of(shown), viewer)
    for chest in range(MOST_CHESTS):
        shown.thing[chest] = thing_seen(s, chest)


@entry
def observe(s: State, seen: Seen, viewer: int) -> None:
    """The same as numbers."""
    first = max(viewer, 0)
    seen.players = s.players
    seen.chests = s.chests
    seen.owing = seats_counted_from(s.players, first, s.owing)
    seen.turn = counted_from(s.players, first, s.turn)
    seen.opened = s.opened
    seen.idle_turns = s.idle_turns
    for chest in range(MOST_CHESTS):
        seen.thing[chest] = thing_seen(s, chest)
    for place in range(SEATS):
        seen.pairs[place] = s.pairs[(first + place) % s.players] if place < s.players else 0
    seen.reason = s.reason
    seen.winners = seats_counted_from(s.players, first, s.winners)
