"""Tables of Dawn Under side by side: at every step one decision a table, and a look for the next."""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Brain, brain_of
from geisterstunde.games.dawn_under.bots.rules import begin, think
from geisterstunde.games.dawn_under.bots.observe import watch_events
from geisterstunde.games.dawn_under.bots.recall import recall
from geisterstunde.envs import seating
from geisterstunde.games.dawn_under.actions import ACTIONS, WORD, WORDS
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.compiled_api import POSITION, deal_into, position_of, random_action
from geisterstunde.games.dawn_under.observation import CLOSED, HIDDEN, LIFTED, NO_VAMPIRE, UNPROMISED
from geisterstunde.games.dawn_under.play import apply_decision, legal_word
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import BARE, COLOURS, GARLIC, NOBODY, NOWHERE, SEATS, Ask, State
from geisterstunde.games.dawn_under.veil import draw_veil
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import next_random, start_of_seat, stirred
from geisterstunde.kernel.record import Buffer, Byte, Grid, Ints, layout_of, opens
from geisterstunde.kernel.seats import counted_from, seats_counted_from

ENDS = 4  # vampires that are shown from either end of a row
ALL_GRAVES = (1 << GRAVES) - 1
BYTES = WORD // 8
ALL_LEGAL = -1
SPREAD = np.array([sum((bits >> bit & 1) << 8 * bit for bit in range(8)) for bits in range(256)])

Numbers = NDArray[Any]


class Look:
    """What lies open before a seat, counted as in `Seen` of the rules; of every row only its ends."""

    lid: Annotated[Ints, "i1", GRAVES]
    left: Annotated[Grid, "i1", (SEATS, ENDS)]
    right: Annotated[Grid, "i1", (SEATS, ENDS)]
    row_length: Annotated[Ints, "i1", SEATS]
    hidden: Annotated[Ints, "i1", SEATS]
    garlic: Annotated[Ints, "i1", SEATS]
    stakes: Annotated[Ints, "i1", SEATS]
    bats: Annotated[Ints, "i1", SEATS]
    gift: Annotated[Ints, "i1", COLOURS]
    players: Byte
    ask: Byte
    owing: Byte
    turn: Byte
    actor: Byte
    opened: Byte
    inside: Byte
    rat_grave: Byte
    holder: Byte
    gos_left: Byte
    reserve_left: Byte
    idle_turns: Byte
    bat_grave: Byte
    doubter: Byte
    count_owner: Byte
    count_grave: Byte
    receiver: Byte
    rounds_left: Byte
    promised: Byte


class Remembered:
    """What comes back to a seat's mind, beside what it sees; -1 where nothing does."""

    lid_remembered: Annotated[Ints, "i1", GRAVES]
    inside_remembered: Annotated[Ints, "i1", GRAVES]


LOOK = layout_of(Look)
REMEMBERED = layout_of(Remembered)
LOOK_BYTES = LOOK.itemsize
ROOM_BYTES = POSITION.itemsize


@opens(Look)
def look_of(buffer: Buffer) -> Look:
    """The open part of an observation."""
    return buffer.view(LOOK)[0]  # type: ignore[no-any-return] # Numba's own record


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
    room: Buffer  # for a veiled position
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
    """One decision at every table, and what the bots there decide then; says ALL_LEGAL.

    If one is illegal, it says at which table, and nothing changes. The shortest way takes its arrays one by
    one, because a tuple of them counts references at every access.
    """
    t = AllTables(positions, minds, ledger, company, roles, room, observations, masks, finals)
    for table in range(len(actions)):
        action = int(actions[table])
        legal = int(ledger[table, seating.LEGAL + action // WORD]) if 0 <= action < ACTIONS else 0
        if not has_bit(legal, action % WORD):
            return table
    only_asked = (roles == seating.ASKED).all()
    for table in range(len(actions)):
        p = position_of(positions[table])
        p.log.count = 0
        apply_decision(p.state, p.log, int(ledger[table, seating.SEAT]), int(actions[table]))
        ledger[table, seating.DECISIONS] += 1
        if only_asked and p.state.owing != 0 and ledger[table, seating.DECISIONS] < most:
            seat = lowest_bit(p.state.owing)
            ledger[table, seating.SEAT] = seat
            look_around(p.state, look_of(observations[table]), seat)
            write_mask(p.state, seat, masks[table])
            note_legal(ledger, table, p.state, seat)
        else:
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
            draw_veil(p.state, position_of(t.room).state, seat)
            action = think(t.minds[table, seat], t.room)
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
        note_legal(t.ledger, table, s, lowest_bit(s.owing))
        return
    ledger[seating.END] = seating.FINISHED if s.owing == 0 else seating.CUT
    ledger[seating.WINNERS] = s.winners
    for seat in range(t.company.shape[1]):
        if role_of(t, table, seat) < seating.BY_CHANCE:
            show_seat(seat, position, minds, ledger, t.room, t.finals[table, seat], mask)


@entry
def remind(s: State, mind: Buffer, ledger: Numbers, room: Buffer, remembered: Buffer, seat: int) -> None:
    """Writes what comes back to mind. It hangs on game, seat and moment, not on how often it is asked for."""
    b, shown = brain_of(mind), position_of(room).state
    draw_veil(s, shown, seat)
    start = start_of_seat(int(ledger[seating.NUMBER]), seat)
    b.random = stirred(start, int(ledger[seating.DECISIONS])) | 1
    recall(b, shown)
    write_remembered(b, shown, remembered_of(remembered))


@rule
def note_legal(ledger: Numbers, table: int, s: State, seat: int) -> None:
    """Keeps what may be decided, where nobody else writes."""
    for word in range(WORDS):
        ledger[table, seating.LEGAL + word] = legal_word(s, seat, word)


@rule
def write_mask(s: State, seat: int, mask: Numbers) -> None:
    """One byte an action, 1 where it is legal: eight at a time."""
    for word in range(WORDS):
        legal = legal_word(s, seat, word)
        for byte in range(BYTES):
            mask[BYTES * word + byte] = SPREAD[(legal >> (8 * byte)) & 0xFF]


@entry
def look_around(s: State, look: Look, viewer: int) -> None:
    """Writes down what a seat sees now."""
    look_at_lids(s, look)
    for left in range(SEATS):
        seat = viewer + left if left < s.players else left  # nothing lies before a seat that is empty
        look_at_player(s, look, left, seat - s.players if seat >= s.players > left else seat)
    look_at_middle(s, look, viewer)


@rule
def look_at_lids(s: State, look: Look) -> None:
    """Nearly all lids are closed: only the others are looked at one by one."""
    for grave in range(GRAVES):
        look.lid[grave] = CLOSED
    others = ALL_GRAVES & ~s.closed
    while others != 0:
        grave = lowest_bit(others)
        others &= others - 1
        if has_bit(s.unturned, grave):
            look.lid[grave] = LIFTED
        else:
            look.lid[grave] = s.lid[grave] if has_bit(s.covered, grave) else BARE


@rule
def look_at_player(s: State, look: Look, place: int, seat: int) -> None:
    """The ends of a row, and what else lies in front of a player."""
    length = int(s.row_length[seat])
    for i in range(ENDS):
        look.left[place, i] = vampire_seen(s, seat, i, length)
        look.right[place, i] = vampire_seen(s, seat, length - 1 - i, length)
    look.row_length[place] = length
    look.hidden[place] = s.hidden[seat]
    look.garlic[place] = s.garlic[seat]
    look.stakes[place] = s.stakes[seat]
    look.bats[place] = s.bats[seat]


@rule
def vampire_seen(s: State, seat: int, place: int, length: int) -> int:
    """A vampire's colour where it lies face up (DU-7); without branches, which nobody could foresee."""
    colour, shown = vampire_at(s, seat, place), int(s.shown_left[seat])
    covered = (place >= shown) & (place < shown + s.hidden[seat])
    there = (place >= 0) & (place < length)
    return (HIDDEN if covered else colour) if there else NO_VAMPIRE


@rule
def look_at_middle(s: State, look: Look, viewer: int) -> None:
    """Who is asked what, the grave just opened, rats, bats, the Count, and gifts under way."""
    players = s.players
    look.players = players
    look.ask = s.ask
    look.owing = seats_counted_from(players, viewer, s.owing)
    look.turn = counted_from(players, viewer, s.turn)
    look.actor = counted_from(players, viewer, s.actor)
    look.opened = s.opened
    look.inside = 0
    if s.opened != NOWHERE:
        look.inside = inside_seen(s.inside[s.opened], players, viewer)
    look.rat_grave = s.rat_grave
    look.holder = counted_from(players, viewer, s.holder)
    look.gos_left = s.gos_left if s.rat_grave != NOWHERE else 0
    look.reserve_left = s.reserve_size - s.reserve_used
    look.idle_turns = s.idle_turns
    look.bat_grave = s.bat_grave
    look.doubter = counted_from(players, viewer, s.doubter)
    look.count_owner = counted_from(players, viewer, s.count_owner)
    look.count_grave = NOWHERE if s.reserved == 0 else lowest_bit(s.reserved)
    giving = s.ask in (Ask.GIVE, Ask.TAKE)
    look.receiver = counted_from(players, viewer, s.receiver) if giving else NOBODY
    look.rounds_left = s.rounds_left if giving else 0
    for colour in range(COLOURS):
        look.gift[colour] = 0
    for place in range(s.gifts):
        look.gift[s.gift[place]] += 1
    look.promised = UNPROMISED
    if s.ask == Ask.GIVE and has_bit(s.givers ^ s.owing, viewer):
        look.promised = s.promised[viewer]


@rule
def write_remembered(b: Brain, shown: State, remembered: Remembered) -> None:
    """Lids and insides as they are on a seat's mind, owners of garlic counted from that seat."""
    for grave in range(GRAVES):
        remembered.lid_remembered[grave] = b.lid[grave]
        inside = inside_seen(b.inside[grave], shown.players, b.seat)
        remembered.inside_remembered[grave] = inside if b.looked_into[grave] else UNKNOWN


@rule
def inside_seen(inside: int, players: int, viewer: int) -> int:
    """What lies in a grave; a bulb's owner is counted from the viewer."""
    return GARLIC + counted_from(players, viewer, inside - GARLIC) if inside >= GARLIC else inside
