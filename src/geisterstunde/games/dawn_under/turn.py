"""A turn: open a grave, look inside, lay or pay, and open again (DU-10 to DU-13)."""

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
    Step,
)
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit


@rule
def begin_turn(s: State, log: Log, seat: int) -> None:
    """A player's turn begins; opening is compulsory (DU-10)."""
    begin_counting(s, seat)
    s.turn = seat
    s.next_turn = (seat + 1) % s.players
    s.actor = seat
    s.laid_in_turn = 0
    emit(log, Event.TURN_BEGAN, EVERYONE, seat)
    ask_to_open(s)


@rule
def ask_to_open(s: State) -> None:
    """The turn's player has to open a grave."""
    s.ask = Ask.OPEN
    s.owing = 1 << s.turn
    s.step = Step.WAIT


@rule
def open_grave(s: State, log: Log, grave: int) -> None:
    """A lid is lifted and turned over; all see its underside and what lies inside (DU-10)."""
    s.opened = grave
    s.laid_here = 0
    s.closed ^= 1 << grave
    emit(log, Event.OPENED, EVERYONE, s.actor, grave, s.lid[grave], s.inside[grave])
    s.step = Step.LOOK_INSIDE


@rule
def look_inside(s: State, log: Log) -> None:
    """Penalties come first (DU-14), then a rat, then the lid's colour."""
    inside = s.inside[s.opened]
    is_rat = s.lid[s.opened] == RAT
    third_time = False
    if not is_rat and not in_plague(s):
        third_time = costs_a_stake(s, Repeat.STAKE_FOR_THE_THIRD_TIME)
        note_opening(s)
    if inside >= GARLIC:
        find_garlic(s, log, inside - GARLIC)
    elif inside >= VAMPIRE:
        take_stake(s, log, s.actor, StakeRule.OCCUPIED, Step.OPENING_DONE)
    elif is_rat:
        rat_appears(s, log)
    elif third_time:
        take_stake(s, log, s.actor, StakeRule.THIRD_TIME, Step.COMPARE_COLOURS)
    else:
        s.step = Step.COMPARE_COLOURS


@rule
def find_garlic(s: State, log: Log, owner: int) -> None:
    """Another's bulb: its owner gives (DU-15). One's own: all others give (DU-16)."""
    emit(log, Event.GARLIC_FOUND, EVERYONE, s.actor, owner)
    if owner == s.actor:
        gifts_fall_due(s, log, s.actor, everyone_but(s, s.actor), s.gifts_from_each, Step.BULB_GOES_HOME)
    else:
        gifts_fall_due(s, log, s.actor, 1 << owner, s.gifts_from_owner, Step.BULB_GOES_HOME)


@rule
def bulb_goes_home(s: State, log: Log) -> None:
    """The owner takes the bulb back; nothing may be laid now (DU-15)."""
    owner = s.inside[s.opened] - GARLIC
    s.inside[s.opened] = EMPTY
    s.garlic[owner] += 1
    emit(log, Event.BULB_WENT_HOME, EVERYONE, owner, s.opened)
    s.step = Step.OPENING_DONE


@rule
def fits(s: State, seat: int, end: int) -> bool:
    """Whether the vampire at this end has the colour of the lid just turned."""
    return end < ends_of(s, seat) and end_vampire(s, seat, end) == s.lid[s.opened]


@rule
def compare_colours(s: State, log: Log) -> None:
    """An empty grave: lay what fits (DU-11, DU-32, DU-40), else think of garlic (DU-12)."""
    left, right = fits(s, s.actor, LEFT), fits(s, s.actor, RIGHT)
    s.owing = 1 << s.actor
    s.step = Step.WAIT
    if left or right:
        if in_plague(s) and s.may_leave_in_plague:
            s.ask = Ask.LAY_OR_LEAVE
        elif left and right:
            s.ask = Ask.LAY
        else:
            lay_vampire(s, log, s.actor, LEFT if left else RIGHT)
    elif s.garlic[s.actor] > 0:
        s.ask = Ask.GARLIC
    else:
        s.step = Step.LEAVE_EMPTY


@rule
def lay_vampire(s: State, log: Log, seat: int, end: int) -> None:
    """An end vampire goes to rest in the open grave; the last one wins (DU-18)."""
    colour = end_vampire(s, seat, end)
    s.inside[s.opened] = VAMPIRE + colour
    s.laid_here = 1
    s.laid_in_turn += 1
    emit(log, Event.LAID, EVERYONE, seat, s.opened, end, colour)
    remove_end(s, log, seat, end)
    if s.row_length[seat] == 0:
        end_game(s, log, 1 << seat, Reason.LAID_LAST)
    else:
        s.step = Step.OPENING_DONE


@rule
def put_garlic(s: State, log: Log) -> None:
    """A bulb from the hand goes into the open grave (DU-12)."""
    s.garlic[s.actor] -= 1
    s.inside[s.opened] = GARLIC + s.actor
    emit(log, Event.GARLIC_PUT, EVERYONE, s.actor, s.opened)
    s.step = Step.OPENING_DONE


@rule
def leave_empty(s: State, log: Log) -> None:
    """Nothing goes in, which costs a stake where another has just opened (DU-41)."""
    emit(log, Event.LEFT_EMPTY, EVERYONE, s.actor, s.opened)
    if not in_plague(s) and costs_a_stake(s, Repeat.STAKE_IF_LEFT_EMPTY):
        take_stake(s, log, s.actor, StakeRule.REOPENED, Step.OPENING_DONE)
    else:
        s.step = Step.OPENING_DONE


@rule
def opening_done(s: State, log: Log) -> None:
    """In a plague the go continues (DU-32); who laid opens again (DU-11); else the turn ends."""
    s.opened = NOWHERE
    if in_plague(s):
        go_on_in_plague(s)
        return
    close_lids(s, log)
    if s.laid_here:
        ask_to_open(s)
    else:
        s.step = Step.END_TURN


@rule
def close_lids(s: State, log: Log) -> None:
    """All open lids go back, face down."""
    s.closed = s.covered
    emit(log, Event.LIDS_CLOSED, EVERYONE)


@rule
def end_plague(s: State, log: Log) -> None:
    """After a plague the holder's left neighbour has the next turn (DU-34)."""
    s.next_turn = (s.holder + 1) % s.players
    s.opened = NOWHERE
    clear_plague(s, log)
    s.step = Step.END_TURN


@rule
def end_turn(s: State, log: Log) -> None:
    """The left neighbour is next, unless day breaks (DU-20)."""
    s.idle_turns = 0 if s.laid_in_turn else s.idle_turns + 1
    if s.idle_turns == IDLE_TURNS_EACH * s.players:
        day_breaks(s, log)
    else:
        begin_turn(s, log, s.next_turn)


@rule
def run_on(s: State, log: Log) -> None:
    """All that happens by itself, until somebody has to decide or the game is over."""
    while s.step != Step.WAIT:
        match s.step:
            case Step.LOOK_INSIDE:
                look_inside(s, log)
            case Step.COMPARE_COLOURS:
                compare_colours(s, log)
            case Step.LEAVE_EMPTY:
                leave_empty(s, log)
            case Step.BULB_GOES_HOME:
                bulb_goes_home(s, log)
            case Step.OPENING_DONE:
                opening_done(s, log)
            case Step.END_PLAGUE:
                end_plague(s, log)
            case Step.END_TURN:
                end_turn(s, log)
