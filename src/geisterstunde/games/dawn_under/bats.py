"""Bats: a claim that a grave is empty, believed or doubted (FA-10 to FA-17)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.events import Event, StakeRule
from geisterstunde.games.dawn_under.gifts import hand_to, take_stake
from geisterstunde.games.dawn_under.graves import find_garlic, lift_lid, send_bulb_home
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, NOWHERE, VAMPIRE, Ask, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import left_of


@rule
def land_bat(s: State, log: Log, grave: int) -> int:
    """Instead of opening: "this grave is empty". The left neighbour speaks first (FA-10)."""
    s.bats[s.actor] -= 1
    s.bat_grave = grave
    emit(log, Event.BAT_LANDED, EVERYONE, s.actor, grave)
    s.ask = Ask.BELIEVE
    s.owing = 1 << left_of(s.players, s.actor)
    return steps.WAIT


@rule
def believe(s: State, log: Log, seat: int) -> int:
    """One player believes; the next is asked, until all have believed (FA-10)."""
    emit(log, Event.BELIEVED, EVERYONE, seat)
    following = left_of(s.players, seat)
    if following != s.actor:
        s.owing = 1 << following
        return steps.WAIT
    return settle_believed(s, log)


@rule
def settle_believed(s: State, log: Log) -> int:
    """Nobody doubts: whatever lies there makes room for one of the claimer's (FA-14, FA-15, FA-16)."""
    lift_claimed_lid(s, log)
    inside = s.inside[s.opened]
    if inside >= GARLIC:
        s.claim_rule = 16
        send_bulb_home(s, log)
    elif inside >= VAMPIRE:
        s.claim_rule = 15
        return ask_whom_to_send(s, log)
    else:
        s.claim_rule = 14
    return steps.CLAIMER_LAYS


@rule
def ask_whom_to_send(s: State, log: Log) -> int:
    """The claimer gives the vampire found to any other player; with two there is no choice (FA-15, DU-50)."""
    if s.players == 2:
        return send_vampire(s, log, 1 - s.actor)
    s.ask = Ask.SEND
    s.owing = 1 << s.actor
    return steps.WAIT


@rule
def send_vampire(s: State, log: Log, receiver: int) -> int:
    """The vampire found goes to the player named, who picks the end; then the claimer lays (FA-15)."""
    return hand_over_found(s, log, receiver, steps.CLAIMER_LAYS)


@rule
def hand_over_found(s: State, log: Log, receiver: int, after: int) -> int:
    """The vampire in the open grave goes to a player."""
    colour = s.inside[s.opened] - VAMPIRE
    s.inside[s.opened] = EMPTY
    emit(log, Event.FOUND_VAMPIRE_SENT, EVERYONE, receiver, s.opened, colour)
    return hand_to(s, receiver, colour, after)


@rule
def doubt(s: State, log: Log, seat: int) -> int:
    """The first doubt settles it, one way or the other (FA-11, FA-12, FA-13)."""
    emit(log, Event.DOUBTED, EVERYONE, seat)
    s.doubter = seat
    lift_claimed_lid(s, log)
    inside = s.inside[s.opened]
    if inside >= GARLIC:
        s.claim_rule = 13
        return find_garlic(s, log, inside - GARLIC, steps.DOUBTED_BULB_GOES_HOME)
    if inside >= VAMPIRE:
        s.claim_rule = 12
        return hand_over_found(s, log, s.actor, steps.DOUBTER_LAYS)
    s.claim_rule = 11
    return take_stake(s, log, seat, StakeRule.DOUBTED_WRONGLY, steps.CLAIMER_LAYS)


@rule
def lift_claimed_lid(s: State, log: Log) -> None:
    """The bat leaves the game and its grave is opened, lid unturned (FA-10)."""
    grave = s.bat_grave
    s.bat_grave = NOWHERE
    lift_lid(s, log, grave)
