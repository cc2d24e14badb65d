"""Tables of one game side by side, in compiled loops: a template (see `kernel.template`), made once per game.

At every step one decision per table is carried out, bots decide where bots sit, and the observation and the
mask of whoever is next are written.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.envs import layout
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.playout import next_random, start_of_seat, stirred
from geisterstunde.kernel.record import Buffer, Grid, Ints
from geisterstunde.kernel.template import loop, piece

WORD = 64
BYTES = WORD // 8
ALL_LEGAL = -1
SPREAD = np.array([sum((bits >> bit & 1) << 8 * bit for bit in range(8)) for bits in range(256)])

Numbers = NDArray[Any]

# What a game brings.
WORDS: int
POSITION_BYTES: int
LOOK_BYTES: int
position_of: Callable[[Buffer], Any]
deal_into: Callable[[Buffer, Buffer, Ints], None]
apply_decision: Callable[[Any, Log, int, int], None]
legal_word: Callable[[Any, int, int], int]
random_action: Callable[[Any, int, int], int]
public_state: Callable[[Any, Any, int], None]
look_of: Callable[[Buffer], Any]
look_around: Callable[[Any, Any, int], None]
remembered_of: Callable[[Buffer], Any]
write_remembered: Callable[[Any, Any, Any], None]
mind_of: Callable[[Buffer], Any]
begin_mind: Callable[[Buffer, int, int], None]
watch_events: Callable[[Any, Grid, int], None]
recall: Callable[[Any, Any], None]
think: Callable[[Buffer, Buffer, Buffer], int]


class AllTables(NamedTuple):
    """All tables, a row each: the game, who sits there, and what is shown."""

    positions: Buffer
    minds: Buffer  # of every seat
    columns: Numbers
    seat_map: Numbers  # which role and fresh mind belong at which seat
    roles: Numbers  # what whoever sits there does
    room: Buffer  # for a position as a seat knows it, and for the game's own plans
    observations: Buffer  # what the seat that is asked sees
    masks: Numbers  # and what it may decide, eight actions a number
    finals: Buffer  # how a game that ended looks from every seat that was asked


@loop
def deal_tables(
    which: Numbers,
    words: Buffer,
    undealt: Buffer,
    wishes: Numbers,
    fresh: Buffer,
    most: int,
    positions: Buffer,
    minds: Buffer,
    columns: Numbers,
    seat_map: Numbers,
    roles: Numbers,
    room: Buffer,
    observations: Buffer,
    masks: Numbers,
    finals: Buffer,
) -> None:
    """Deals at some tables, whose columns have the numbers of their games, up to the first question."""
    t = AllTables(positions, minds, columns, seat_map, roles, room, observations, masks, finals)
    for place in range(len(which)):
        table = int(which[place])
        positions[table] = undealt
        deal_into(positions[table], words[place], wishes)
        begin_at(t, table, fresh)
        others_decide(t, table, most)
        show_next_or_end(t, table, most)


@loop
def step_tables(
    actions: Numbers,
    most: int,
    positions: Buffer,
    minds: Buffer,
    columns: Numbers,
    seat_map: Numbers,
    roles: Numbers,
    room: Buffer,
    observations: Buffer,
    masks: Numbers,
    finals: Buffer,
) -> int:
    """One decision at every table, and what the bots there decide then; returns ALL_LEGAL.

    If one is illegal, it returns that table, and nothing changes. The shortest way takes its arrays one by
    one, because a tuple of them counts references at every access.
    """
    t = AllTables(positions, minds, columns, seat_map, roles, room, observations, masks, finals)
    for table in range(len(actions)):
        action = int(actions[table])
        legal = int(columns[table, layout.LEGAL + action // WORD]) if 0 <= action < WORD * WORDS else 0
        if not has_bit(legal, action % WORD):
            return table
    only_asked = (roles == layout.ASKED).all()
    for table in range(len(actions)):
        p = position_of(positions[table])
        p.log.count = 0
        apply_decision(p.state, p.log, int(columns[table, layout.SEAT]), int(actions[table]))
        columns[table, layout.DECISIONS] += 1
        if only_asked and p.state.owing != 0 and columns[table, layout.DECISIONS] < most:
            seat = lowest_bit(p.state.owing)
            columns[table, layout.SEAT] = seat
            look_around(p.state, look_of(observations[table]), seat)
            write_mask(p.state, seat, masks[table])
            note_legal(columns, table, p.state, seat)
        else:
            watch_together(t, table)
            others_decide(t, table, most)
            show_next_or_end(t, table, most)
    return ALL_LEGAL


@loop
def show_seat(
    seat: int,
    position: Buffer,
    minds: Buffer,
    columns: Numbers,
    room: Buffer,
    observation: Buffer,
    mask: Numbers,
) -> None:
    """What a seat sees and remembers at a table, and what it may decide."""
    s = position_of(position).state
    look_around(s, look_of(observation[:LOOK_BYTES]), seat)
    if len(observation) > LOOK_BYTES:
        remind(s, minds[seat], columns, room, observation[LOOK_BYTES:], seat)
    write_mask(s, seat, mask)


@piece
def role_of(t: AllTables, table: int, seat: int) -> int:
    """What whoever sits here does."""
    return int(t.roles[t.seat_map[table, seat]])


@piece
def has_mind(t: AllTables, table: int, seat: int) -> bool:
    """Whether whoever sits here remembers."""
    return role_of(t, table, seat) in (layout.REMINDED, layout.BY_THUMB)


@piece
def goes_on(t: AllTables, table: int, most: int) -> bool:
    """Whether a game is neither over nor cut."""
    owing = int(position_of(t.positions[table]).state.owing)
    return owing != 0 and int(t.columns[table, layout.DECISIONS]) < most


@piece
def begin_at(t: AllTables, table: int, fresh: Buffer) -> None:
    """A game begins: dice and minds as they are before anything is seen."""
    t.columns[table, layout.DECISIONS] = 0
    t.columns[table, layout.END] = layout.GOES_ON
    for seat in range(t.seat_map.shape[1]):
        start = start_of_seat(int(t.columns[table, layout.NUMBER]), seat)
        t.columns[table, layout.DICE + seat] = start
        if has_mind(t, table, seat):
            t.minds[table, seat] = fresh[t.seat_map[table, seat]]
            begin_mind(t.minds[table, seat], seat, start)


@loop
def watch_together(t: AllTables, table: int) -> None:
    """All with a mind see what happened, as far as their seat may."""
    log = position_of(t.positions[table]).log
    for seat in range(t.seat_map.shape[1]):
        if has_mind(t, table, seat):
            watch_events(mind_of(t.minds[table, seat]), log.event, log.count)


@loop
def others_decide(t: AllTables, table: int, most: int) -> None:
    """The bots at a table decide until somebody else is asked, or the game is over."""
    p = position_of(t.positions[table])
    while goes_on(t, table, most):
        seat = lowest_bit(p.state.owing)
        role = role_of(t, table, seat)
        if role < layout.BY_CHANCE:
            return
        if role == layout.BY_CHANCE:
            dice = next_random(int(t.columns[table, layout.DICE + seat]))
            t.columns[table, layout.DICE + seat] = dice
            action = random_action(p.state, seat, dice)
        else:
            public_state(p.state, position_of(t.room[:POSITION_BYTES]).state, seat)
            action = think(t.minds[table, seat], t.room[:POSITION_BYTES], t.room[POSITION_BYTES:])
        p.log.count = 0
        apply_decision(p.state, p.log, seat, action)
        t.columns[table, layout.DECISIONS] += 1
        watch_together(t, table)


@loop
def show_next_or_end(t: AllTables, table: int, most: int) -> None:
    """Shows the seat that is asked what it needs, or all who were asked how the game ended."""
    position, minds, columns, mask = t.positions[table], t.minds[table], t.columns[table], t.masks[table]
    s = position_of(position).state
    if goes_on(t, table, most):
        columns[layout.SEAT] = lowest_bit(s.owing)
        show_seat(lowest_bit(s.owing), position, minds, columns, t.room, t.observations[table], mask)
        note_legal(t.columns, table, s, lowest_bit(s.owing))
        return
    columns[layout.END] = layout.FINISHED if s.owing == 0 else layout.CUT
    columns[layout.WINNERS] = s.winners
    for seat in range(t.seat_map.shape[1]):
        if role_of(t, table, seat) < layout.BY_CHANCE:
            show_seat(seat, position, minds, columns, t.room, t.finals[table, seat], mask)


@loop
def remind(s: Any, mind: Buffer, columns: Numbers, room: Buffer, remembered: Buffer, seat: int) -> None:
    """Writes what comes back to mind. It hangs on game, seat and moment, not on how often it is asked for."""
    m, shown = mind_of(mind), position_of(room[:POSITION_BYTES]).state
    public_state(s, shown, seat)
    start = start_of_seat(int(columns[layout.NUMBER]), seat)
    m.random = stirred(start, int(columns[layout.DECISIONS])) | 1
    recall(m, shown)
    write_remembered(m, shown, remembered_of(remembered))


@piece
def note_legal(columns: Numbers, table: int, s: Any, seat: int) -> None:
    """Keeps what may be decided, where nobody else writes."""
    for word in range(WORDS):
        columns[table, layout.LEGAL + word] = legal_word(s, seat, word)


@piece
def write_mask(s: Any, seat: int, mask: Numbers) -> None:
    """One byte an action, 1 where it is legal: eight at a time."""
    for word in range(WORDS):
        legal = legal_word(s, seat, word)
        for byte in range(BYTES):
            mask[BYTES * word + byte] = SPREAD[(legal >> (8 * byte)) & 0xFF]
