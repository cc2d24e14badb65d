"""Tables of Through the Wall side by side: at every step one decision a table, and a look for the next."""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.through_the_wall.brain import Brain, brain_of
from geisterstunde.bots.through_the_wall.crossing import begin, think
from geisterstunde.bots.through_the_wall.noticing import watch_events
from geisterstunde.bots.through_the_wall.recalling import recall
from geisterstunde.envs import seating
from geisterstunde.games.through_the_wall.actions import ACTIONS, WORD, WORDS
from geisterstunde.games.through_the_wall.crossing import POSITION, deal_into, position_of, random_action
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.observation import LOOK, look_around, look_of
from geisterstunde.games.through_the_wall.planner import PLAN
from geisterstunde.games.through_the_wall.play import apply_decision, is_legal, legal_word
from geisterstunde.games.through_the_wall.public_state import write_public_state
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import next_random, start_of_seat, stirred
from geisterstunde.kernel.record import Buffer, Grid, layout_of, opens

BYTES = WORD // 8
ALL_LEGAL = -1
SPREAD = np.array([sum((bits >> bit & 1) << 8 * bit for bit in range(8)) for bits in range(256)])
PERCENT = 100.0

Numbers = NDArray[Any]


class Remembered:
    """What a seat makes of all it has seen of the decks."""

    share: Annotated[Grid, "i1", (len(GARMENTS), DECKS)]  # how likely a garment lies in a deck, in percent


LOOK_BYTES = LOOK.itemsize
SHOWN_BYTES = POSITION.itemsize
ROOM_BYTES = SHOWN_BYTES + PLAN.itemsize
REMEMBERED = layout_of(Remembered)


@opens(Remembered)
def remembered_of(buffer: Buffer) -> Remembered:
    """The remembered part of an observation."""
    return buffer.view(REMEMBERED)[0]  # type: ignore[no-any-return] # Numba's own record


class AllTables(NamedTuple):
    """All tables, a row each: the game, who sits there, and what is shown."""

    positions: Buffer
    minds: Buffer  # of every seat
    ledger: Numbers
    company: Numbers  # which member of the company sits at which seat
    roles: Numbers  # what a member does
    room: Buffer  # for a public state and a plan
    observations: Buffer  # what the seat that is asked sees
    masks: Numbers  # and what it may decide, eight actions a number
    finals: Buffer  # how a game that ended looks from every seat that was asked


@entry
def deal_tables(
    which: Numbers,
    words: Buffer,
    undealt: Buffer,
    wishes: Numbers,
    fresh: Buffer,
    most: int,
    positions: Buffer,
    minds: Buffer,
    ledger: Numbers,
    company: Numbers,
    roles: Numbers,
    room: Buffer,
    observations: Buffer,
    masks: Numbers,
    finals: Buffer,
) -> None:
    """Deals at some tables, whose ledgers have the numbers of their games, up to the first question."""
    t = AllTables(positions, minds, ledger, company, roles, room, observations, masks, finals)
    for place in range(len(which)):
        table = int(which[place])
        positions[table] = undealt
        deal_into(positions[table], words[place], wishes)
        sit_down(t, table, fresh)
        others_decide(t, table, most)
        show_next_or_end(t, table, most)


@entry
def step_tables(
    actions: Numbers,
    most: int,
    positions: Buffer,
    minds: Buffer,
    ledger: Numbers,
    company: Numbers,
    roles: Numbers,
    room: Buffer,
    observations: Buffer,
    masks: Numbers,
    finals: Buffer,
) -> int:
    """One decision at every table, and what the bots there decide then; says at which table one is illegal.

    Then nothing has changed anywhere. Where all is well, the answer is ALL_LEGAL.
    """
    t = AllTables(positions, minds, ledger, company, roles, room, observations, masks, finals)
    for table in range(len(actions)):
        s, action = position_of(positions[table]).state, int(actions[table])
        if not (0 <= action < ACTIONS and is_legal(s, int(ledger[table, seating.SEAT]), action)):
            return table
    for table in range(len(actions)):
        p = position_of(positions[table])
        p.log.count = 0
        apply_decision(p.state, p.log, int(ledger[table, seating.SEAT]), int(actions[table]))
        ledger[table, seating.DECISIONS] += 1
        watch_together(t, table)
        others_decide(t, table, most)
        show_next_or_end(t, table, most)
    return ALL_LEGAL


@entry
def show_seat(
    seat: int,
    position: Buffer,
    minds: Buffer,
    ledger: Numbers,
    room: Buffer,
    observation: Buffer,
    mask: Numbers,
) -> None:
    """What a seat sees and remembers at a table, and what it may decide."""
    s = position_of(position).state
    look_around(s, look_of(observation[:LOOK_BYTES]), seat)
    if len(observation) > LOOK_BYTES:
        remind(s, minds[seat], ledger, room, observation[LOOK_BYTES:], seat)
    write_mask(s, seat, mask)


@rule
def role_of(t: AllTables, table: int, seat: int) -> int:
    """What whoever sits here does."""
    return int(t.roles[t.company[table, seat]])


@rule
def has_mind(t: AllTables, table: int, seat: int) -> bool:
    """Whether whoever sits here remembers."""
    return role_of(t, table, seat) in (seating.REMINDED, seating.BY_THUMB)


@rule
def goes_on(t: AllTables, table: int, most: int) -> bool:
    """Whether a game is neither over nor cut."""
    return position_of(t.positions[table]).state.owing != 0 and t.ledger[table, seating.DECISIONS] < most


@rule
def sit_down(t: AllTables, table: int, fresh: Buffer) -> None:
    """A game begins: dice and minds as they are before anything is seen."""
    t.ledger[table, seating.DECISIONS] = 0
    t.ledger[table, seating.END] = seating.GOES_ON
    for seat in range(t.company.shape[1]):
        start = start_of_seat(int(t.ledger[table, seating.NUMBER]), seat)
        t.ledger[table, seating.DICE + seat] = start
        if has_mind(t, table, seat):
            t.minds[table, seat] = fresh[t.company[table, seat]]
            begin(t.minds[table, seat], seat, start)


@entry
def watch_together(t: AllTables, table: int) -> None:
    """All with a mind see what happened, as far as their seat may."""
    log = position_of(t.positions[table]).log
    for seat in range(t.company.shape[1]):
        if has_mind(t, table, seat):
            watch_events(brain_of(t.minds[table, seat]), log.event, log.count)


@entry
def others_decide(t: AllTables, table: int, most: int) -> None:
    """The bots at a table decide until somebody else is asked, or the game is over."""
    p = position_of(t.positions[table])
    shown, plan = t.room[:SHOWN_BYTES], t.room[SHOWN_BYTES:]
    while goes_on(t, table, most):
        seat = lowest_bit(p.state.owing)
        role = role_of(t, table, seat)
        if role < seating.BY_CHANCE:
            return
        if role == seating.BY_CHANCE:
            dice = next_random(int(t.ledger[table, seating.DICE + seat]))
            t.ledger[table, seating.DICE + seat] = dice
            action = random_action(p.state, seat, dice)
        else:
            write_public_state(p.state, position_of(shown).state, seat)
            action = think(t.minds[table, seat], shown, plan)
        p.log.count = 0
        apply_decision(p.state, p.log, seat, action)
        t.ledger[table, seating.DECISIONS] += 1
        watch_together(t, table)


@entry
def show_next_or_end(t: AllTables, table: int, most: int) -> None:
    """Shows the seat that is asked what it needs, or all who were asked how the game ended."""
    position, minds, ledger, mask = t.positions[table], t.minds[table], t.ledger[table], t.masks[table]
    s = position_of(position).state
    if goes_on(t, table, most):
        ledger[seating.SEAT] = lowest_bit(s.owing)
        show_seat(lowest_bit(s.owing), position, minds, ledger, t.room, t.observations[table], mask)
        return
    ledger[seating.END] = seating.FINISHED if s.owing == 0 else seating.CUT
    ledger[seating.WINNERS] = s.winners
    for seat in range(t.company.shape[1]):
        if role_of(t, table, seat) < seating.BY_CHANCE:
            show_seat(seat, position, minds, ledger, t.room, t.finals[table, seat], mask)


@entry
def remind(s: State, mind: Buffer, ledger: Numbers, room: Buffer, remembered: Buffer, seat: int) -> None:
    """Writes what comes back to mind. It hangs on game, seat and moment, not on how often it is asked for."""
    shown = position_of(room[:SHOWN_BYTES]).state
    write_public_state(s, shown, seat)
    b = brain_of(mind)
    start = start_of_seat(int(ledger[seating.NUMBER]), seat)
    b.random = stirred(start, int(ledger[seating.DECISIONS])) | 1
    recall(b, shown)
    write_remembered(b, remembered_of(remembered))


@rule
def write_mask(s: State, seat: int, mask: Numbers) -> None:
    """One byte an action, 1 where it is legal: eight at a time."""
    for word in range(WORDS):
        legal = legal_word(s, seat, word)
        for byte in range(BYTES):
            mask[BYTES * word + byte] = SPREAD[(legal >> (8 * byte)) & 0xFF]


@rule
def write_remembered(b: Brain, remembered: Remembered) -> None:
    """What a seat believes of the decks."""
    for garment in range(len(GARMENTS)):
        for deck in range(DECKS):
            remembered.share[garment, deck] = int(PERCENT * b.share[garment, deck] + 0.5)
