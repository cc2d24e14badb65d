"""The last move of a plan: only where it brings the ghost counts, and most moves are known not to matter."""

from geisterstunde.games.through_the_wall.actions import OTHERS, STEPS, WORD, Other
from geisterstunde.games.through_the_wall.board import QUARTER_TURNS, SIDE, space_at
from geisterstunde.games.through_the_wall.calm_turns import NOT_CALM, calm_turn, rest_in
from geisterstunde.games.through_the_wall.castle import ADRIFT, SLIDERS, Castle, place_of_ghost
from geisterstunde.games.through_the_wall.plan import Plan, note, unpack
from geisterstunde.games.through_the_wall.play import LEFT, RIGHT, move, reachable_spaces
from geisterstunde.games.through_the_wall.sliders import (
    DOWN,
    FIRST_COLUMN,
    UP,
    magnet_places,
    may_slide,
    moving_rows,
)
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import rule

UNKNOWN = -1


@rule
def try_last_moves(p: Plan, number: int) -> None:
    """Notes those moves of the seat that bring its ghost to a space still wanted; no shift does."""
    c, seat = p.castle, p.seat
    unpack(c, p.key[number])
    steps = reachable_spaces(c, seat) & p.wanted
    while steps != 0:
        space = lowest_bit(steps)
        steps &= steps - 1
        try_last_move(p, number, STEPS, space)
    place = place_of_ghost(c, seat)
    for slider in range(SLIDERS):
        if FIRST_COLUMN + c.tunnel[slider] == place % SIDE:
            if has_bit(p.wanted, space_after_slide(c, place, slider, UP)):
                try_last_move(p, number, OTHERS, Other.SLIDE + 2 * slider)
            if has_bit(p.wanted, space_after_slide(c, place, slider, DOWN)):
                try_last_move(p, number, OTHERS, Other.SLIDE + 2 * slider + 1)
    magnets = magnet_places(c)
    if may_be_wanted(p, space_after_turn(c, seat, magnets, LEFT)):
        try_last_move(p, number, OTHERS, Other.TURN_LEFT)
    if may_be_wanted(p, space_after_turn(c, seat, magnets, RIGHT)):
        try_last_move(p, number, OTHERS, Other.TURN_RIGHT)


@rule
def may_be_wanted(p: Plan, space: int) -> bool:
    """Whether a space may be one that is wanted; to find out about an unknown one takes steps."""
    return p.steps_left > 0 if space == UNKNOWN else has_bit(p.wanted, space)


@rule
def try_last_move(p: Plan, number: int, word: int, bit: int) -> None:
    """Notes a move if it brings the ghost to a space that is wanted, or leaves it adrift."""
    p.steps_left -= move(p.castle, p.log, p.seat, word, bit)
    if p.castle.ghost[p.seat] == ADRIFT or has_bit(p.wanted, p.castle.ghost[p.seat]):
        note(p, number, WORD * word + bit)
    unpack(p.castle, p.key[number])


@rule
def space_after_slide(c: Castle, place: int, slider: int, way: int) -> int:
    """The space of a ghost at a place over a slider when that is pushed; its own if it may not be."""
    if may_slide(c, slider, way) and has_bit(moving_rows(c, slider, way), place // SIDE):
        return space_at(c.quarters, place + way * SIDE)
    return space_at(c.quarters, place)


@rule
def space_after_turn(c: Castle, seat: int, magnets: int, way: int) -> int:
    """The space of a ghost after a quarter turn, UNKNOWN if it may be pushed on the way."""
    place = place_of_ghost(c, seat)
    if not has_bit(magnets, place):
        rests = calm_turn(c, magnets, way)
        if rests == NOT_CALM:
            return UNKNOWN
        place = rest_in(rests, seat)
    return space_at((c.quarters + way) % QUARTER_TURNS, place)
