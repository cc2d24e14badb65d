"""Gifts: who owes vampires to whom, how they are given, and how they are taken (DU-14 to DU-18)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.ending import end_game
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.rows import add_end, end_vampire, remove_end
from geisterstunde.games.dawn_under.state import LEFT, SEATS, Ask, EndReason, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, everyone_but, left_of


@rule
def gifts_fall_due(s: State, log: Log, receiver: int, givers: int, each: int, after: Step) -> int:
    """Asks the givers, unless one of them has no more than is owed and wins at once (DU-18)."""
    emit(log, Event.GIFTS_FELL_DUE, EVERYONE, receiver, givers, each)
    s.receiver = receiver
    s.gifts = 0
    seat = receiver
    for _ in range(1, s.players):
        seat = left_of(s.players, seat)
        if has_bit(givers, seat) and s.row_length[seat] <= each:
            return give_last(s, log, seat)
    s.givers = givers
    s.rounds_left = each
    s.after_gifts = after
    return ask_givers(s)


@rule
def give_last(s: State, log: Log, seat: Seat) -> Step:
    """All that is left of a row goes to the receiver, and its owner has won (DU-18)."""
    while s.row_length[seat] > 0:
        give(s, log, seat, LEFT)
    return end_game(s, log, 1 << seat, EndReason.GAVE_LAST)


@rule
def give(s: State, log: Log, seat: Seat, end: int) -> None:
    """An end vampire leaves its row and lies before the receiver."""
    colour = end_vampire(s, seat, end)
    s.gift[s.gifts] = colour
    s.gifts += 1
    emit(log, Event.GAVE, EVERYONE, seat, s.receiver, end, colour)
    remove_end(s, log, seat, end)


@rule
def ask_givers(s: State) -> Step:
    """All givers owe one end vampire each, at once."""
    s.ask = Ask.GIVE
    s.owing = s.givers
    return steps.WAIT


@rule
def promise_gift(s: State, log: Log, seat: Seat, end: int) -> None:
    """A giver has chosen an end. Nothing moves, and nobody else learns it, before all have (DU-17, DU-50)."""
    s.promised[seat] = end
    s.owing ^= 1 << seat
    if s.owing != 0:
        emit(log, Event.GIFT_PROMISED, seat, seat, end)
        emit(log, Event.GIVER_READY, EVERYONE, seat)
    else:
        hand_over(s, log)


@rule
def hand_over(s: State, log: Log) -> None:
    """The promised vampires change hands, clockwise from the receiver's left (DU-17)."""
    seat = s.receiver
    for _ in range(1, s.players):
        seat = left_of(s.players, seat)
        if has_bit(s.givers, seat):
            end = s.promised[seat]
            s.promised[seat] = 0
            give(s, log, seat, end)
    s.rounds_left -= 1
    if s.rounds_left > 0:
        ask_givers(s)
    else:
        s.ask = Ask.TAKE
        s.owing = 1 << s.receiver


@rule
def hand_to(s: State, receiver: int, colour: int, after: Step) -> Step:
    """A single vampire from nobody's row waits for its new owner to add it (FA-12, FA-15)."""
    s.receiver = receiver
    s.givers = 0
    s.rounds_left = 0
    s.gift[0] = colour
    s.gifts = 1
    s.after_gifts = after
    s.ask = Ask.TAKE
    s.owing = 1 << receiver
    return steps.WAIT


@rule
def gift_colours(s: State) -> int:
    """The set of colours that still lie waiting to be taken."""
    colours = 0
    for place in range(SEATS):
        colours |= int(place < s.gifts) << s.gift[place]
    return colours


@rule
def take_gift(s: State, log: Log, colour: int, end: int) -> Step:
    """The receiver adds one of the gifts; after the last one, stakes that were paid for go back."""
    s.gifts -= 1
    for place in range(s.gifts):
        if s.gift[place] == colour:
            s.gift[place] = s.gift[s.gifts]
            break
    s.gift[s.gifts] = 0
    add_end(s, s.receiver, end, colour)
    emit(log, Event.TOOK, EVERYONE, s.receiver, end, colour)
    if s.gifts > 0:
        return steps.WAIT
    if s.stakes[s.receiver] == s.stakes_until_gifts:
        s.stakes[s.receiver] = 0
        emit(log, Event.STAKES_RETURNED, EVERYONE, s.receiver)
    return s.after_gifts


@rule
def take_stake(s: State, log: Log, seat: Seat, why: int, after: Step) -> Step:
    """A stake; with the third, or by a house rule another, all others give (DU-14, DU-62)."""
    s.stakes[seat] += 1
    emit(log, Event.STAKE_TAKEN, EVERYONE, seat, s.stakes[seat], why)
    if s.stakes[seat] == s.stakes_until_gifts:
        return gifts_fall_due(s, log, seat, everyone_but(s.players, seat), s.gifts_from_each, after)
    return after
