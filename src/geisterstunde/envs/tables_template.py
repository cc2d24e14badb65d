"""Tables of one game side by side, in compiled loops: a template (see `kernel.template`), made once per game.

At every step one decision per table is carried out, bots decide where bots sit, and the observation and the
mask of whoever is next are written.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.envs import layout
from geisterstunde.envs.block import DEEP, LONG, NUMBERS, START, WIDE
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.log import EVERYONE, Log
from geisterstunde.kernel.playout import next_random, start_of_seat, stirred
from geisterstunde.kernel.record import Buffer, Grid, Ints, array_in
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
REMEMBERED_BYTES: int
position_of: Callable[[Buffer], Any]
deal_into: Callable[[Buffer, Buffer, Ints], None]
apply_decision: Callable[[Any, Log, int, int], None]
legal_words: Callable[[Any, int, Ints], None]
random_action: Callable[[Any, int, int], int]
public_state: Callable[[Any, Any, int], None]
look_of: Callable[[Buffer], Any]
look_around: Callable[[Any, Any, int], None]
remembered_of: Callable[[Buffer], Any]
write_remembered: Callable[[Any, Any, Any], None]
forget_all: Callable[[Any], None]
keep_event: Callable[[Any, int, int, int, int, int, int, int], None]
write_kept: Callable[[Any, int, Any, Any], None]
mind_of: Callable[[Buffer], Any]
begin_mind: Callable[[Buffer, int, int], None]
watch_events: Callable[[Any, Grid, int], None]
recall: Callable[[Any, Any], None]
think: Callable[[Buffer, Buffer, Buffer], int]


class AllTables(NamedTuple):
    """All tables, a row each: the game, who sits there, and what is shown."""

    actions: Numbers  # what was decided
    positions: Buffer
    minds: Buffer  # of every seat; of an informed one what it has seen
    columns: Numbers
    seat_map: Numbers  # which role and fresh mind belong at which seat
    observations: Buffer  # what the seat that is asked sees
    masks: Numbers  # and what it may decide, eight actions a number
    finals: Buffer  # how a game that ended looks from every seat that was asked
    roles: Numbers  # what whoever sits there does
    room: Buffer  # for a position as a seat knows it, and for the game's own plans
    limit: Numbers  # after how many decisions a game is cut


@piece
def line_of_numbers(block: Buffer, lines: Numbers, which: int) -> Numbers:
    """A number for every table."""
    return array_in(block, int(lines[which, START]), (int(lines[which, DEEP]),), np.int64)


@piece
def line_of_bytes(block: Buffer, lines: Numbers, which: int) -> Buffer:
    """Bytes in a line."""
    return array_in(block, int(lines[which, START]), (int(lines[which, DEEP]),), np.uint8)


@piece
def whole_numbers(block: Buffer, lines: Numbers, which: int) -> Numbers:
    """Rows of numbers."""
    shape = int(lines[which, DEEP]), int(lines[which, WIDE])
    return array_in(block, int(lines[which, START]), shape, np.int64)


@piece
def rows_of_bytes(block: Buffer, lines: Numbers, which: int) -> Buffer:
    """Rows of bytes."""
    shape = int(lines[which, DEEP]), int(lines[which, WIDE])
    return array_in(block, int(lines[which, START]), shape, np.uint8)


@piece
def seats_of_bytes(block: Buffer, lines: Numbers, which: int) -> Buffer:
    """Bytes of every table and seat."""
    shape = int(lines[which, DEEP]), int(lines[which, WIDE]), int(lines[which, LONG])
    return array_in(block, int(lines[which, START]), shape, np.uint8)


@piece
def tables_in(block: Buffer) -> AllTables:
    """The tables that lie in a block."""
    lines = array_in(block, 0, (layout.LIMIT + 1, NUMBERS), np.int64)
    return AllTables(
        line_of_numbers(block, lines, layout.ACTIONS),
        rows_of_bytes(block, lines, layout.POSITIONS),
        seats_of_bytes(block, lines, layout.MINDS),
        whole_numbers(block, lines, layout.COLUMNS),
        rows_of_bytes(block, lines, layout.SEAT_MAP),
        rows_of_bytes(block, lines, layout.OBSERVATIONS),
        whole_numbers(block, lines, layout.MASKS),
        seats_of_bytes(block, lines, layout.FINALS),
        line_of_bytes(block, lines, layout.ROLES),
        line_of_bytes(block, lines, layout.ROOM),
        line_of_numbers(block, lines, layout.LIMIT),
    )


@loop
def deal_tables(
    which: Numbers, words: Buffer, undealt: Buffer, wishes: Numbers, fresh: Buffer, block: Buffer
) -> None:
    """Deals at some tables, whose columns have the numbers of their games, up to the first question."""
    t = tables_in(block)
    for place in range(len(which)):
        table = int(which[place])
        t.positions[table] = undealt
        deal_into(t.positions[table], words[place], wishes)
        begin_at(t, table, fresh)
        others_decide(t, table)
        show_next_or_end(t, table)


@loop
def step_tables(block: Buffer) -> int:
    """One decision at every table whose game goes on, and what the bots there decide then; returns ALL_LEGAL.

    If one is illegal, it returns that table, and nothing changes.
    """
    t = tables_in(block)
    actions, positions, minds, columns = t.actions, t.positions, t.minds, t.columns
    observations, masks, most = t.observations, t.masks, int(t.limit[0])
    for table in range(len(actions)):
        action = int(actions[table])
        legal = int(columns[table, layout.LEGAL + action // WORD]) if 0 <= action < WORD * WORDS else 0
        if not has_bit(legal, action % WORD) and columns[table, layout.END] == layout.GOES_ON:
            return table
    informed = len(t.roles) == 1 and t.roles[0] == layout.INFORMED
    only_asked = informed or (len(t.roles) == 1 and t.roles[0] == layout.ASKED)
    for table in range(len(actions)):
        if columns[table, layout.END] != layout.GOES_ON:
            continue
        p = position_of(positions[table])
        p.log.count = 0
        apply_decision(p.state, p.log, int(columns[table, layout.SEAT]), int(actions[table]))
        columns[table, layout.DECISIONS] += 1
        if informed:
            keep_events(minds[table], p.log)
        if only_asked and p.state.owing != 0 and columns[table, layout.DECISIONS] < most:
            seat = lowest_bit(p.state.owing)
            columns[table, layout.SEAT] = seat
            look_around(p.state, look_of(observations[table, :LOOK_BYTES]), seat)
            if informed:
                kept = remembered_of(minds[table, seat])
                write_kept(p.state, seat, kept, remembered_of(observations[table, LOOK_BYTES:]))
            write_legal(p.state, seat, columns[table], masks[table])
        else:
            if not only_asked:
                watch_together(t, table)
            others_decide(t, table)
            show_next_or_end(t, table)
    return ALL_LEGAL


@loop
def show_seat(table: int, seat: int, observation: Buffer, mask: Numbers, block: Buffer) -> None:
    """What a seat sees and remembers at a table, and what it may decide."""
    t = tables_in(block)
    show(t, table, seat, observation)
    words = np.zeros(WORDS, dtype=np.int64)
    legal_words(position_of(t.positions[table]).state, seat, words)
    write_mask(words, mask)


@piece
def role_of(t: AllTables, table: int, seat: int) -> int:
    """What whoever sits here does."""
    return int(t.roles[t.seat_map[table, seat]])


@piece
def goes_on(t: AllTables, table: int) -> bool:
    """Whether a game is neither over nor cut."""
    owing = int(position_of(t.positions[table]).state.owing)
    return owing != 0 and int(t.columns[table, layout.DECISIONS]) < int(t.limit[0])


@piece
def begin_at(t: AllTables, table: int, fresh: Buffer) -> None:
    """A game begins: dice and minds as they are before anything is seen."""
    t.columns[table, layout.DECISIONS] = 0
    t.columns[table, layout.END] = layout.GOES_ON
    for seat in range(t.seat_map.shape[1]):
        start = start_of_seat(int(t.columns[table, layout.NUMBER]), seat)
        t.columns[table, layout.DICE + seat] = start
        role = role_of(t, table, seat)
        if role == layout.INFORMED:
            forget_all(remembered_of(t.minds[table, seat, :REMEMBERED_BYTES]))
        elif role in (layout.REMINDED, layout.BY_THUMB):
            t.minds[table, seat] = fresh[t.seat_map[table, seat]]
            begin_mind(t.minds[table, seat], seat, start)


@loop
def watch_together(t: AllTables, table: int) -> None:
    """All who keep or remember anything see what happened, as far as their seat may."""
    log = position_of(t.positions[table]).log
    for seat in range(t.seat_map.shape[1]):
        role = role_of(t, table, seat)
        if role == layout.INFORMED:
            kept = remembered_of(t.minds[table, seat, :REMEMBERED_BYTES])
            for number in range(log.count):
                keep_if_shown(kept, log, number, t.seat_map.shape[1], seat)
        elif role in (layout.REMINDED, layout.BY_THUMB):
            watch_events(mind_of(t.minds[table, seat]), log.event, log.count)


@piece
def keep_events(minds: Buffer, log: Log) -> None:
    """All seats of a table keep what the events of one decision show them."""
    for number in range(log.count):
        for seat in range(len(minds)):
            keep_if_shown(remembered_of(minds[seat]), log, number, len(minds), seat)


@piece
def keep_if_shown(kept: Any, log: Log, number: int, players: int, seat: int) -> None:
    """Keeps what an event shows, if this seat may know it."""
    audience = int(log.event[number, 1])
    if audience in (EVERYONE, seat):
        first, second = int(log.event[number, 2]), int(log.event[number, 3])
        third, fourth = int(log.event[number, 4]), int(log.event[number, 5])
        keep_event(kept, players, seat, int(log.event[number, 0]), first, second, third, fourth)


@loop
def others_decide(t: AllTables, table: int) -> None:
    """The bots at a table decide until somebody else is asked, or the game is over."""
    p = position_of(t.positions[table])
    while goes_on(t, table):
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
def show_next_or_end(t: AllTables, table: int) -> None:
    """Shows the seat that is asked what it needs, or all who were asked how the game ended."""
    s, columns = position_of(t.positions[table]).state, t.columns[table]
    if goes_on(t, table):
        seat = lowest_bit(s.owing)
        columns[layout.SEAT] = seat
        show(t, table, seat, t.observations[table])
        write_legal(s, seat, columns, t.masks[table])
        return
    columns[layout.END] = layout.FINISHED if s.owing == 0 else layout.CUT
    columns[layout.WINNERS] = s.winners
    for seat in range(t.seat_map.shape[1]):
        if role_of(t, table, seat) < layout.BY_CHANCE:
            show(t, table, seat, t.finals[table, seat])


@loop
def show(t: AllTables, table: int, seat: int, observation: Buffer) -> None:
    """What a seat sees and remembers at a table."""
    s = position_of(t.positions[table]).state
    look_around(s, look_of(observation[:LOOK_BYTES]), seat)
    role = role_of(t, table, seat)
    if role == layout.INFORMED:
        kept = remembered_of(t.minds[table, seat, :REMEMBERED_BYTES])
        write_kept(s, seat, kept, remembered_of(observation[LOOK_BYTES:]))
    elif len(observation) > LOOK_BYTES:
        remind(s, t.minds[table, seat], t.columns[table], t.room, observation[LOOK_BYTES:], seat)


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
def write_legal(s: Any, seat: int, columns: Numbers, mask: Numbers) -> None:
    """What may be decided: in the mask, and kept where nobody else writes."""
    legal = columns[layout.LEGAL :]
    legal_words(s, seat, legal)
    write_mask(legal, mask)


@piece
def write_mask(legal: Numbers, mask: Numbers) -> None:
    """One byte an action, 1 where it is legal: eight at a time."""
    for word in range(WORDS):
        for byte in range(BYTES):
            mask[BYTES * word + byte] = SPREAD[(int(legal[word]) >> (8 * byte)) & 0xFF]
