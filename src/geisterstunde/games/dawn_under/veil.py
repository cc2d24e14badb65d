"""A position as one seat knows it: the public part of the state, everything else blanked.

For players made of code: they read the same record as the rules do, but nothing that the seat cannot see.
Like an observation this is a list of what is shown; what is not copied here stays hidden. What was open once
and is closed now is not shown either: that is for a memory to keep.
"""

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import (
    COLOURS,
    EMPTY,
    LONGEST_ROW,
    NOBODY,
    NOWHERE,
    SEATS,
    State,
)
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule

UNSEEN = -1  # a lid or a vampire that lies face down


@entry
def draw_veil(s: State, shown: State, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now."""
    show_table(s, shown)
    show_question(s, shown)
    show_cemetery(s, shown)
    for seat in range(SEATS):
        show_player(s, shown, seat)
        own = seat == viewer and has_bit(s.givers, seat) and not has_bit(s.owing, seat)
        shown.promised[seat] = s.promised[seat] if own else 0


@rule
def show_table(s: State, shown: State) -> None:
    """What was agreed before the game."""
    shown.covered = s.covered
    for grave in range(GRAVES):
        shown.quarter[grave] = s.quarter[grave]
    shown.players = s.players
    shown.everyone_joins_plague = s.everyone_joins_plague
    shown.rats_chain = s.rats_chain
    shown.may_leave_in_plague = s.may_leave_in_plague
    shown.repeat = s.repeat
    shown.gifts_from_owner = s.gifts_from_owner
    shown.gifts_from_each = s.gifts_from_each
    shown.reserve_size = s.reserve_size
    shown.fresh_air = s.fresh_air


@rule
def show_question(s: State, shown: State) -> None:
    """Whose turn it is, who is asked what, and what is going on."""
    shown.ask = s.ask
    shown.owing = s.owing
    shown.turn = s.turn
    shown.next_turn = s.next_turn
    shown.actor = s.actor
    shown.laid_here = s.laid_here
    shown.laid_in_turn = s.laid_in_turn
    shown.laid_in_go = s.laid_in_go
    shown.idle_turns = s.idle_turns
    shown.latest_opener = NOBODY
    shown.latest_grave = NOWHERE
    shown.latest_grave_of_others = NOWHERE
    shown.previous_turn = s.previous_turn
    shown.opened_in_turn[0] = 0
    shown.opened_in_turn[1] = 0
    shown.third_time = 0
    shown.rat_grave = s.rat_grave
    shown.holder = s.holder
    shown.gos_left = s.gos_left
    shown.neighbours = s.neighbours
    shown.receiver = s.receiver
    shown.givers = s.givers
    shown.rounds_left = s.rounds_left
    shown.gifts = s.gifts
    for place in range(SEATS):
        shown.gift[place] = s.gift[place] if place < s.gifts else 0
    shown.after_gifts = s.after_gifts
    shown.bat_grave = s.bat_grave
    shown.claim_rule = s.claim_rule
    shown.doubter = s.doubter
    shown.count_owner = s.count_owner
    shown.count_places = s.count_places
    shown.after_count = s.after_count
    shown.reason = s.reason
    shown.winners = s.winners


@rule
def show_cemetery(s: State, shown: State) -> None:
    """Open lids, and the inside of the grave just opened only."""
    shown.closed = s.closed
    shown.unturned = s.unturned
    shown.reserved = s.reserved
    shown.opened = s.opened
    face_down = s.closed | s.unturned
    for grave in range(GRAVES):
        shown.lid[grave] = UNSEEN if has_bit(face_down, grave) else s.lid[grave]
        shown.inside[grave] = EMPTY
    if s.opened != NOWHERE:
        shown.inside[s.opened] = s.inside[s.opened]
    for place in range(COLOURS):
        shown.reserve[place] = UNSEEN
    shown.reserve_used = s.reserve_used


@rule
def show_player(s: State, shown: State, seat: int) -> None:
    """A row's face-up vampires, and what else lies in front of a player."""
    for place in range(LONGEST_ROW):
        shown.row[seat, place] = UNSEEN
    length, left, hidden = s.row_length[seat], s.shown_left[seat], s.hidden[seat]
    shown.row_start[seat] = 0
    shown.row_length[seat] = length
    shown.shown_left[seat] = left
    shown.hidden[seat] = hidden
    for place in range(length):
        if not left <= place < left + hidden:
            shown.row[seat, place] = vampire_at(s, seat, place)
    shown.garlic[seat] = s.garlic[seat]
    shown.stakes[seat] = s.stakes[seat]
    shown.bats[seat] = s.bats[seat]
