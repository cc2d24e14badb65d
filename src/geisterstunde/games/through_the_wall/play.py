"""What may be decided, and what a decision does."""

from geisterstunde.games.through_the_wall.actions import OTHERS, PUTS, SHIFTS, STEPS, WORD, WORDS, Other
from geisterstunde.games.through_the_wall.board import BESIDE, QUARTER_TURNS
from geisterstunde.games.through_the_wall.castle import (
    ADRIFT,
    FURTHEST,
    NOBODY,
    SLIDERS,
    TUNNELS,
    Castle,
    ghost_of_colour,
    occupied_spaces,
)
from geisterstunde.games.through_the_wall.decks import searchable_decks
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.landing import put_ghost, resting_spaces, turn_board
from geisterstunde.games.through_the_wall.sliders import (
    DOWN,
    OFFSETS,
    UP,
    clear_tunnels,
    free_tunnels,
    lay_slider,
    may_slide,
    push_slider,
)
from geisterstunde.games.through_the_wall.state import DECKS, Ask, State
from geisterstunde.games.through_the_wall.turn import end_turn, go_on, search, swap
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.seats import Seat

ALL_DECKS = (1 << DECKS) - 1
ALL_OFFSETS = (1 << OFFSETS) - 1
LEFT = -1
RIGHT = 1


@rule
def legal_word(s: State, seat: Seat, word: int) -> int:
    """The legal actions of a seat within one word, as a set."""
    if not 0 <= seat < s.castle.players or not has_bit(s.owing, seat):
        return 0
    if s.ask == Ask.MOVE:
        moves = legal_moves(s.castle, seat, word) if s.moves_left > 0 else 0
        if word == OTHERS:
            moves |= searchable_decks(s, seat) << Other.SEARCH | 1 << Other.DONE
        return moves
    if s.ask == Ask.PUT:
        return legal_puts(s.castle, word)
    return (ALL_DECKS ^ 1 << int(s.searched)) << Other.SWAP if word == OTHERS else 0


@rule
def legal_words(s: State, seat: Seat, words: Ints) -> None:
    """All legal actions of a seat; what several words hang on is found once."""
    moves = s.ask == Ask.MOVE and s.moves_left > 0
    for word in range(WORDS):
        words[word] = 0 if moves and SHIFTS <= word < PUTS else legal_word(s, seat, word)
    if moves and 0 <= seat < s.castle.players and has_bit(s.owing, seat):
        free, shifts = free_tunnels(s.castle), movable_sliders(s.castle)
        for tunnel in range(TUNNELS):
            if has_bit(free, tunnel):
                words[SHIFTS + tunnel] = shifts


@rule
def legal_moves(c: Castle, seat: Seat, word: int) -> int:
    """The magical moves of a seat within one word, as a set."""
    if word == STEPS:
        return reachable_spaces(c, seat)
    if word == OTHERS:
        moves = 1 << Other.TURN_LEFT | 1 << Other.TURN_RIGHT
        for slider in range(SLIDERS):
            moves |= int(may_slide(c, slider, UP)) << (Other.SLIDE + 2 * slider)
            moves |= int(may_slide(c, slider, DOWN)) << (Other.SLIDE + 2 * slider + 1)
        return moves
    if word < PUTS and has_bit(free_tunnels(c), word - SHIFTS):
        return movable_sliders(c)
    return 0


@rule
def reachable_spaces(c: Castle, seat: Seat) -> int:
    """The spaces a ghost may step to: free, beside its own, in the same room (TW-10)."""
    space = int(c.ghost[seat])
    beside = int(BESIDE[space]) & ~occupied_spaces(c)
    reachable = 0
    while beside != 0:
        other = lowest_bit(beside)
        beside &= beside - 1
        if c.room[other] == c.room[space]:
            reachable |= 1 << other
    return reachable


@rule
def movable_sliders(c: Castle) -> int:
    """All offsets of the sliders that no ghost stands over, as bits of a shift's word (TW-12)."""
    clear = clear_tunnels(c)
    shifts = 0
    for slider in range(SLIDERS):
        if has_bit(clear, c.tunnel[slider]):
            shifts |= ALL_OFFSETS << (OFFSETS * slider)
    return shifts


@rule
def legal_puts(c: Castle, word: int) -> int:
    """The spaces on which a ghost adrift may be put, in the word of its colour."""
    ghost = ghost_of_colour(c, word - PUTS)
    if ghost == NOBODY or c.ghost[ghost] != ADRIFT:
        return 0
    return resting_spaces(c, ghost)


@rule
def is_legal(s: State, seat: Seat, action: int) -> bool:
    """Whether a seat may decide this now."""
    return has_bit(legal_word(s, seat, action // WORD), action % WORD)


@entry
def move(c: Castle, log: Log, seat: Seat, word: int, bit: int) -> int:
    """Carries out a legal magical move: all of it, but for ghosts that then wait to be put down.

    Returns how many steps of a turning board had to be simulated for it.
    """
    if word == STEPS:
        c.ghost[seat] = bit
        emit(log, Event.STEPPED, EVERYONE, seat, bit)
    elif word >= SHIFTS:
        slider, tunnel, offset = bit // OFFSETS, word - SHIFTS, bit % OFFSETS - FURTHEST
        lay_slider(c, slider, tunnel, offset)
        emit(log, Event.SHIFTED, EVERYONE, seat, slider, tunnel, offset)
    elif bit < Other.TURN_LEFT:
        slider, down = (bit - Other.SLIDE) // 2, (bit - Other.SLIDE) % 2
        way = DOWN if down else UP
        emit(log, Event.SLID, EVERYONE, seat, slider, down, c.offset[slider] + way)
        push_slider(c, log, slider, way)
    else:
        way = LEFT if bit == Other.TURN_LEFT else RIGHT
        emit(log, Event.TURNED, EVERYONE, seat, bit - Other.TURN_LEFT, (c.quarters + way) % QUARTER_TURNS)
        return turn_board(c, log, way)
    return 0


@entry
def apply_decision(s: State, log: Log, seat: Seat, action: int) -> None:
    """Carries out a legal decision and all that follows from it."""
    word, bit = action // WORD, action % WORD
    if word >= PUTS:
        emit(log, Event.PUT, EVERYONE, seat, word - PUTS, bit)
        put_ghost(s.castle, log, ghost_of_colour(s.castle, word - PUTS), bit)
        go_on(s, log)
    elif word != OTHERS or bit < Other.SEARCH:
        s.moves_left -= 1
        move(s.castle, log, seat, word, bit)
        go_on(s, log)
    elif bit == Other.DONE:
        end_turn(s, log)
    elif bit < Other.SWAP:
        search(s, log, bit - Other.SEARCH)
    else:
        swap(s, log, bit - Other.SWAP)
