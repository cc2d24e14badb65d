"""A turn: open a grave, look inside, lay or pay, and open again (DU-10 to DU-13)."""

from geisterstunde.games.dawn_under import fresh_air, steps
from geisterstunde.games.dawn_under.count import after_the_count, count_waits_for, lift_his_lid, lose_count
from geisterstunde.games.dawn_under.ending import IDLE_TURNS_EACH, day_breaks
from geisterstunde.games.dawn_under.events import Event, StakeRule
from geisterstunde.games.dawn_under.gifts import take_stake
from geisterstunde.games.dawn_under.graves import close_lids, find_garlic, fits, send_bulb_home
from geisterstunde.games.dawn_under.laying import lay_as_actor, lay_either
from geisterstunde.games.dawn_under.plague import (
    end_plague,
    go_on_in_plague,
    in_plague,
    next_go,
    rat_appears,
    start_plague,
)
from geisterstunde.games.dawn_under.repeats import (
    begin_counting,
    costs_for_the_third_time,
    costs_if_left_empty,
    note_opening,
)
from geisterstunde.games.dawn_under.state import (
    GARLIC,
    LEFT,
    NOWHERE,
    RAT,
    RIGHT,
    VAMPIRE,
    Ask,
    State,
)
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, left_of


@rule
def begin_turn(s: State, log: Log, seat: Seat) -> int:
    """A player's turn begins, with the Count's grave where he stands for this player (DU-10, FA-6)."""
    begin_counting(s, seat)
    s.turn = seat
    s.next_turn = left_of(s.players, seat)
    s.actor = seat
    s.laid_in_turn = 0
    s.laid_in_go = 0
    emit(log, Event.TURN_BEGAN, EVERYONE, seat)
    if s.fresh_air and count_waits_for(s, seat):
        return open_his_grave(s, log)
    return ask_to_open(s)


@entry  # apart, so that it does not weigh on the base game
def open_his_grave(s: State, log: Log) -> Step:
    """Empty: the owner lays either end vampire (FA-6). Taken: the turn is over (FA-7)."""
    if lift_his_lid(s, log):
        return lay_either(s, log, s.actor, Ask.LAY_RESERVED)
    lose_count(s, log)
    return steps.END_TURN


@rule
def ask_to_open(s: State) -> Step:
    """The turn's player has to open a grave."""
    s.ask = Ask.OPEN
    s.owing = 1 << s.turn
    return steps.WAIT


@rule
def ask_to_open_again(s: State) -> Step:
    """By a house rule whoever has laid may stop instead (DU-63)."""
    s.ask = Ask.OPEN_AGAIN_OR_STOP
    s.owing = 1 << s.turn
    return steps.WAIT


@rule
def stop_turn(s: State, log: Log) -> Step:
    """Enough for this turn (DU-63)."""
    emit(log, Event.STOPPED, EVERYONE, s.actor)
    return steps.END_TURN


@rule
def look_inside(s: State, log: Log) -> Step:
    """Penalties come first (DU-14), then a rat, then the lid's colour."""
    inside = s.inside[s.opened]
    is_rat = s.lid[s.opened] == RAT
    third_time = False
    if not is_rat and not in_plague(s):
        third_time = costs_for_the_third_time(s, s, s.opened)
        note_opening(s, s.actor, s.opened)
    if inside >= GARLIC:
        return find_garlic(s, log, inside - GARLIC, steps.BULB_GOES_HOME)
    if inside >= VAMPIRE:
        after = steps.RAT_APPEARS if is_rat else steps.OPENING_DONE
        return take_stake(s, log, s.actor, StakeRule.OCCUPIED, after)
    if is_rat:
        return steps.RAT_APPEARS
    if third_time:
        return take_stake(s, log, s.actor, StakeRule.THIRD_TIME, steps.COMPARE_COLOURS)
    return steps.COMPARE_COLOURS


@rule
def bulb_goes_home(s: State, log: Log) -> Step:
    """The grave is empty now, but nothing may be laid in it (DU-15)."""
    send_bulb_home(s, log)
    return steps.OPENING_DONE


@rule
def compare_colours(s: State, log: Log) -> Step:
    """An empty grave: lay what fits (DU-11, DU-32, DU-40), else think of garlic (DU-12)."""
    left, right = fits(s, s.actor, LEFT), fits(s, s.actor, RIGHT)
    s.owing = 1 << s.actor
    if left or right:
        if in_plague(s) and s.may_leave_in_plague:
            s.ask = Ask.LAY_OR_LEAVE
        elif left and right:
            s.ask = Ask.LAY
        else:
            return lay_as_actor(s, log, LEFT if left else RIGHT)
    elif s.garlic[s.actor] > 0:
        s.ask = Ask.GARLIC
    else:
        return steps.LEAVE_EMPTY
    return steps.WAIT


@rule
def leave_empty(s: State, log: Log) -> Step:
    """Nothing goes in, which costs a stake where the player before has just opened (DU-41)."""
    emit(log, Event.LEFT_EMPTY, EVERYONE, s.actor, s.opened)
    if not in_plague(s) and costs_if_left_empty(s, s, s.opened):
        return take_stake(s, log, s.actor, StakeRule.REOPENED, steps.OPENING_DONE)
    return steps.OPENING_DONE


@rule
def opening_done(s: State, log: Log) -> Step:
    """In a plague the go continues (DU-32); who laid opens again (DU-11, DU-63); else the turn ends.

    Lids close at once in the base game, with Fresh Air when the turn ends (FA-2).
    """
    s.opened = NOWHERE
    if in_plague(s):
        return go_on_in_plague(s)
    if not s.fresh_air:
        close_lids(s, log)
    if not s.laid_here:
        return steps.END_TURN
    return ask_to_open_again(s) if s.may_stop else ask_to_open(s)


@rule
def end_turn(s: State, log: Log) -> Step:
    """With Fresh Air lids close only now (FA-2), and then the Count is set where he is due (FA-4)."""
    if not s.fresh_air:
        return steps.TURN_OVER
    if s.closed != s.covered:
        close_lids(s, log)
    return after_the_count(s, steps.TURN_OVER)


@rule
def turn_over(s: State, log: Log) -> int:
    """The left neighbour is next, unless day breaks (DU-20)."""
    s.idle_turns = 0 if s.laid_in_turn else s.idle_turns + 1
    if s.idle_turns == IDLE_TURNS_EACH * s.players:
        return day_breaks(s, log)
    return begin_turn(s, log, s.next_turn)


@rule
def run_on(s: State, log: Log, step: Step) -> None:
    """All that happens by itself, step after step, until somebody has to decide or the game is over."""
    while step != steps.WAIT:
        if step == steps.LOOK_INSIDE:
            step = look_inside(s, log)
        if step == steps.RAT_APPEARS:
            step = rat_appears(s, log)
        if step == steps.BULB_GOES_HOME:
            step = bulb_goes_home(s, log)
        if step == steps.COMPARE_COLOURS:
            step = compare_colours(s, log)
        if step == steps.LEAVE_EMPTY:
            step = leave_empty(s, log)
        if step == steps.OPENING_DONE:
            step = opening_done(s, log)
        if step == steps.NEXT_GO:
            step = next_go(s, log)
        if step == steps.END_PLAGUE:
            step = end_plague(s, log)
        if step == steps.END_TURN:
            step = end_turn(s, log)
        if step == steps.TURN_OVER:
            step = turn_over(s, log)
        if step == steps.START_PLAGUE:
            step = start_plague(s, log)
        if step == steps.ASK_TO_OPEN:
            step = ask_to_open(s)
        if step > steps.LAST_OF_BASE_GAME:
            step = fresh_air.run_step(s, log, step)
