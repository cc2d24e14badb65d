"""A turn: open a grave, look inside, lay or pay, and open again (DU-10 to DU-13)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.ending import IDLE_TURNS_EACH, day_breaks, end_game
from geisterstunde.games.dawn_under.events import Event, StakeRule
from geisterstunde.games.dawn_under.gifts import everyone_but, gifts_fall_due, take_stake
from geisterstunde.games.dawn_under.plague import (
    clear_plague,
    go_on_in_plague,
    in_plague,
    rat_appears,
)
from geisterstunde.games.dawn_under.repeats import begin_counting, costs_a_stake, note_opening
from geisterstunde.games.dawn_under.rows import end_vampire, ends_of, remove_end
from geisterstunde.games.dawn_under.state import (
    EMPTY,
    GARLIC,
    LEFT,
    NOWHERE,
    RAT,
    RIGHT,
    VAMPIRE,
    Ask,
    Reason,
    Repeat,
    State,
)
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit


@rule
def begin_turn(s: State, log: Log, seat: int) -> int:
    """A player's turn begins; opening is compulsory (DU-10)."""
    begin_counting(s, seat)
    s.turn = seat
    s.next_turn = (seat + 1) % s.players
    s.actor = seat
    s.laid_in_turn = 0
    emit(log, Event.TURN_BEGAN, EVERYONE, seat)
    return ask_to_open(s)


@rule
def ask_to_open(s: State) -> int:
    """The turn's player has to open a grave."""
    s.ask = Ask.OPEN
    s.owing = 1 << s.turn
    return steps.WAIT


@rule
def open_grave(s: State, log: Log, grave: int) -> int:
    """A lid is lifted and turned over; all see its underside and what lies inside (DU-10)."""
    s.opened = grave
    s.laid_here = 0
    s.closed ^= 1 << grave
    emit(log, Event.OPENED, EVERYONE, s.actor, grave, s.lid[grave], s.inside[grave])
    return steps.LOOK_INSIDE


@rule
def look_inside(s: State, log: Log) -> int:
    """Penalties come first (DU-14), then a rat, then the lid's colour."""
    inside = s.inside[s.opened]
    is_rat = s.lid[s.opened] == RAT
    third_time = False
    if not is_rat and not in_plague(s):
        third_time = costs_a_stake(s, Repeat.STAKE_FOR_THE_THIRD_TIME)
        note_opening(s)
    if inside >= GARLIC:
        return find_garlic(s, log, inside - GARLIC)
    if inside >= VAMPIRE:
        return take_stake(s, log, s.actor, StakeRule.OCCUPIED, steps.OPENING_DONE)
    if is_rat:
        return rat_appears(s, log)
    if third_time:
        return take_stake(s, log, s.actor, StakeRule.THIRD_TIME, steps.COMPARE_COLOURS)
    return steps.COMPARE_COLOURS


@rule
def find_garlic(s: State, log: Log, owner: int) -> int:
    """Another's bulb: its owner gives (DU-15). One's own: all others give (DU-16)."""
    emit(log, Event.GARLIC_FOUND, EVERYONE, s.actor, owner)
    if owner == s.actor:
        givers, each = everyone_but(s, s.actor), s.gifts_from_each
    else:
        givers, each = 1 << owner, s.gifts_from_owner
    return gifts_fall_due(s, log, s.actor, givers, each, steps.BULB_GOES_HOME)


@rule
def bulb_goes_home(s: State, log: Log) -> int:
    """The owner takes the bulb back; nothing may be laid now (DU-15)."""
    owner = s.inside[s.opened] - GARLIC
    s.inside[s.opened] = EMPTY
    s.garlic[owner] += 1
    emit(log, Event.BULB_WENT_HOME, EVERYONE, owner, s.opened)
    return steps.OPENING_DONE


@rule
def fits(s: State, seat: int, end: int) -> bool:
    """Whether the vampire at this end has the colour of the lid just turned."""
    return end < ends_of(s, seat) and end_vampire(s, seat, end) == s.lid[s.opened]


@rule
def compare_colours(s: State, log: Log) -> int:
    """An empty grave: lay what fits (DU-11, DU-32, DU-40), else think of garlic (DU-12)."""
    left, right = fits(s, s.actor, LEFT), fits(s, s.actor, RIGHT)
    s.owing = 1 << s.actor
    if left or right:
        if in_plague(s) and s.may_leave_in_plague:
            s.ask = Ask.LAY_OR_LEAVE
        elif left and right:
            s.ask = Ask.LAY
        else:
            return lay_vampire(s, log, s.actor, LEFT if left else RIGHT)
    elif s.garlic[s.actor] > 0:
        s.ask = Ask.GARLIC
    else:
        return steps.LEAVE_EMPTY
    return steps.WAIT


@rule
def lay_vampire(s: State, log: Log, seat: int, end: int) -> int:
    """An end vampire goes to rest in the open grave; the last one wins (DU-18)."""
    colour = end_vampire(s, seat, end)
    s.inside[s.opened] = VAMPIRE + colour
    s.laid_here = 1
    s.laid_in_turn += 1
    emit(log, Event.LAID, EVERYONE, seat, s.opened, end, colour)
    remove_end(s, log, seat, end)
    if s.row_length[seat] == 0:
        return end_game(s, log, 1 << seat, Reason.LAID_LAST)
    return steps.OPENING_DONE


@rule
def put_garlic(s: State, log: Log) -> int:
    """A bulb from the hand goes into the open grave (DU-12)."""
    s.garlic[s.actor] -= 1
    s.inside[s.opened] = GARLIC + s.actor
    emit(log, Event.GARLIC_PUT, EVERYONE, s.actor, s.opened)
    return steps.OPENING_DONE


@rule
def leave_empty(s: State, log: Log) -> int:
    """Nothing goes in, which costs a stake where another has just opened (DU-41)."""
    emit(log, Event.LEFT_EMPTY, EVERYONE, s.actor, s.opened)
    if not in_plague(s) and costs_a_stake(s, Repeat.STAKE_IF_LEFT_EMPTY):
        return take_stake(s, log, s.actor, StakeRule.REOPENED, steps.OPENING_DONE)
    return steps.OPENING_DONE


@rule
def opening_done(s: State, log: Log) -> int:
    """In a plague the go continues (DU-32); who laid opens again (DU-11); else the turn ends."""
    s.opened = NOWHERE
    if in_plague(s):
        return go_on_in_plague(s)
    close_lids(s, log)
    if s.laid_here:
        return ask_to_open(s)
    return steps.END_TURN


@rule
def close_lids(s: State, log: Log) -> None:
    """All open lids go back, face down."""
    s.closed = s.covered
    emit(log, Event.LIDS_CLOSED, EVERYONE)


@rule
def end_plague(s: State, log: Log) -> int:
    """After a plague the holder's left neighbour has the next turn (DU-34)."""
    s.next_turn = (s.holder + 1) % s.players
    s.opened = NOWHERE
    clear_plague(s, log)
    return steps.END_TURN


@rule
def end_turn(s: State, log: Log) -> int:
    """The left neighbour is next, unless day breaks (DU-20)."""
    s.idle_turns = 0 if s.laid_in_turn else s.idle_turns + 1
    if s.idle_turns == IDLE_TURNS_EACH * s.players:
        return day_breaks(s, log)
    return begin_turn(s, log, s.next_turn)


@rule
def run_on(s: State, log: Log, step: int) -> None:
    """All that happens by itself, step after step, until somebody has to decide or the game is over."""
    while step != steps.WAIT:
        match step:
            case steps.LOOK_INSIDE:
                step = look_inside(s, log)
            case steps.COMPARE_COLOURS:
                step = compare_colours(s, log)
            case steps.LEAVE_EMPTY:
                step = leave_empty(s, log)
            case steps.BULB_GOES_HOME:
                step = bulb_goes_home(s, log)
            case steps.OPENING_DONE:
                step = opening_done(s, log)
            case steps.END_PLAGUE:
                step = end_plague(s, log)
            case steps.END_TURN:
                step = end_turn(s, log)
