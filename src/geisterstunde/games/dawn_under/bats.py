"""Bats: a claim that a grave is empty, believed or doubted (FA-10 to FA-17)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.actions import Answer
from geisterstunde.games.dawn_under.cemetery import Grave
from geisterstunde.games.dawn_under.events import Event, StakeRule
from geisterstunde.games.dawn_under.gifts import hand_to, take_stake
from geisterstunde.games.dawn_under.graves import find_garlic, lift_lid, send_bulb_home
from geisterstunde.games.dawn_under.laying import lay_either
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, NOWHERE, VAMPIRE, Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, everyone_but, left_of


@rule
def land_bat(s: State, log: Log, grave: Grave) -> Step:
    """Instead of opening: "this grave is empty". The left neighbour speaks first (FA-10)."""
    s.bats[s.actor] -= 1
    s.bat_grave = grave
    emit(log, Event.BAT_LANDED, EVERYONE, s.actor, grave)
    s.ask = Ask.BELIEVE
    s.owing = 1 << left_of(s.players, s.actor)
    return steps.WAIT


@rule
def believe(s: State, log: Log, seat: Seat) -> Step:
    """One player believes; the next is asked, until all have believed (FA-10)."""
    emit(log, Event.BELIEVED, EVERYONE, seat)
    following = left_of(s.players, seat)
    if following != s.actor:
        s.owing = 1 << following
        return steps.WAIT
    return settle_believed(s, log)


@rule
def settle_believed(s: State, log: Log) -> Step:
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
def ask_whom_to_send(s: State, log: Log) -> Step:
    """The claimer gives the vampire found to any other player; with two there is no choice (FA-15, DU-50)."""
    if s.players == 2:
        return send_vampire(s, log, 1 - s.actor)
    s.ask = Ask.SEND
    s.owing = 1 << s.actor
    return steps.WAIT


@rule
def send_vampire(s: State, log: Log, receiver: int) -> Step:
    """The vampire found goes to the player named, who picks the end; then the claimer lays (FA-15)."""
    return hand_over_found(s, log, receiver, steps.CLAIMER_LAYS)


@rule
def hand_over_found(s: State, log: Log, receiver: int, after: Step) -> int:
    """The vampire in the open grave goes to a player."""
    colour = s.inside[s.opened] - VAMPIRE
    s.inside[s.opened] = EMPTY
    emit(log, Event.FOUND_VAMPIRE_SENT, EVERYONE, receiver, s.opened, colour)
    return hand_to(s, receiver, colour, after)


@rule
def doubt(s: State, log: Log, seat: Seat) -> Step:
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


@rule
def claim_answers(s: State, seat: Seat) -> int:
    """The answers to a claim, as a set: believe or doubt, or whom the claimer sends the vampire found."""
    if s.ask == Ask.BELIEVE:
        return 1 << Answer.BELIEVE | 1 << Answer.DOUBT
    if s.ask == Ask.SEND:
        return everyone_but(s.players, seat) << Answer.SEND
    return 0


@rule
def answer_claim(s: State, log: Log, seat: Seat, answer: int) -> int:
    """Carries out such an answer."""
    if s.ask == Ask.SEND:
        return send_vampire(s, log, answer - Answer.SEND)
    return believe(s, log, seat) if answer == Answer.BELIEVE else doubt(s, log, seat)


@rule
def run_claim(s: State, log: Log, step: Step) -> Step:
    """How a claim is settled: whoever was right lays any vampire (FA-11 to FA-16)."""
    if step == steps.CLAIMER_LAYS:
        return lay_either(s, log, s.actor, Ask.LAY_CLAIMED)
    if step == steps.DOUBTED_BULB_GOES_HOME:
        send_bulb_home(s, log)
    return lay_either(s, log, s.doubter, Ask.LAY_DOUBTED)
