"""The game's words: how colours, seats, graves, events and the state of things are written."""

from collections.abc import Mapping

from geisterstunde.games.dawn_under.actions import COLOUR_LETTERS, ENDS
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.events import Event, StakeRule
from geisterstunde.games.dawn_under.state import (
    BARE,
    EMPTY,
    GARLIC,
    NOBODY,
    NOWHERE,
    RAT,
    VAMPIRE,
    Ask,
    EndReason,
)
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.notation import EventForm

RAT_LETTER = "*"
BARE_LETTER = "."
LID_LETTERS = COLOUR_LETTERS + RAT_LETTER + BARE_LETTER
LID_NUMBERS = {letter: number for number, letter in enumerate(LID_LETTERS)}

assert LID_LETTERS[RAT] == RAT_LETTER
assert LID_LETTERS[BARE] == BARE_LETTER

STAKE_RULES = {
    StakeRule.OCCUPIED: "DU-13",
    StakeRule.REOPENED: "DU-41",
    StakeRule.THIRD_TIME: "DU-42",
    StakeRule.DOUBTED_WRONGLY: "FA-11",
}


def lid(number: int) -> str:
    """A lid's underside: a colour's letter, or a rat."""
    return LID_LETTERS[number]


def grave(number: int) -> str:
    """A grave's name."""
    return GRAVE_NAMES[number]


def inside(number: int) -> str:
    """What lies in a grave: nothing, a vampire's colour, or whose garlic."""
    if number == EMPTY:
        return "empty"
    if number < GARLIC:
        return f"vampire {COLOUR_LETTERS[number - VAMPIRE]}"
    return f"garlic {number - GARLIC}"


def end(number: int) -> str:
    """An end of a row."""
    return ENDS[number]


def grave_or_none(number: int) -> str | None:
    """A grave, if there is one."""
    return None if number == NOWHERE else grave(number)


def seat_or_nobody(number: int) -> int | None:
    """A seat, if anybody."""
    return None if number == NOBODY else number


def reason(number: int) -> str:
    """Why a game ended."""
    return EndReason(number).name.lower()


QUESTIONS = tuple(ask.name.lower() for ask in Ask)


def question(number: int) -> str:
    """What is asked."""
    return QUESTIONS[number]


def stake_rule(number: int) -> str:
    """The rule that costs a stake."""
    return STAKE_RULES[StakeRule(number)]


FORMS: Mapping[int, EventForm] = {
    Event.TURN_BEGAN: EventForm("turn_began", {"seat": int}),
    Event.OPENED: EventForm("opened", {"seat": int, "grave": grave, "lid": lid, "inside": inside}),
    Event.LAID: EventForm("laid", {"seat": int, "grave": grave, "end": end, "colour": lid}),
    Event.TURNED_UP: EventForm("turned_up", {"seat": int, "end": end, "colour": lid}),
    Event.GARLIC_PUT: EventForm("garlic_put", {"seat": int, "grave": grave}),
    Event.LEFT_EMPTY: EventForm("left_empty", {"seat": int, "grave": grave}),
    Event.STAKE_TAKEN: EventForm("stake_taken", {"seat": int, "stakes": int, "rule": stake_rule}),
    Event.STAKES_RETURNED: EventForm("stakes_returned", {"seat": int}),
    Event.GARLIC_FOUND: EventForm("garlic_found", {"seat": int, "owner": int}),
    Event.BULB_WENT_HOME: EventForm("bulb_went_home", {"owner": int, "grave": grave}),
    Event.GIFTS_FELL_DUE: EventForm("gifts_fell_due", {"receiver": int, "givers": members, "each": int}),
    Event.GIFT_PROMISED: EventForm("gift_promised", {"seat": int, "end": end}),
    Event.GIVER_READY: EventForm("giver_ready", {"seat": int}),
    Event.GAVE: EventForm("gave", {"seat": int, "receiver": int, "end": end, "colour": lid}),
    Event.TOOK: EventForm("took", {"seat": int, "end": end, "colour": lid}),
    Event.PLAGUE_BEGAN: EventForm("plague_began", {"holder": int, "grave": grave}),
    Event.STOPPED: EventForm("stopped", {"seat": int}),
    Event.GO_BEGAN: EventForm("go_began", {"seat": int}),
    Event.PLAGUE_ENDED: EventForm("plague_ended", {"grave": grave}),
    Event.RAT_COVERED: EventForm("rat_covered", {"grave": grave}),
    Event.LIDS_CLOSED: EventForm("lids_closed", {"still_open": grave_or_none}),
    Event.LIFTED: EventForm("lifted", {"seat": int, "grave": grave, "inside": inside}),
    Event.BAT_LANDED: EventForm("bat_landed", {"seat": int, "grave": grave}),
    Event.BELIEVED: EventForm("believed", {"seat": int}),
    Event.DOUBTED: EventForm("doubted", {"seat": int}),
    Event.FOUND_VAMPIRE_SENT: EventForm(
        "found_vampire_sent", {"receiver": int, "grave": grave, "colour": lid}
    ),
    Event.COUNT_CAME: EventForm("count_came", {"seat": int, "from": seat_or_nobody}),
    Event.COUNT_SET: EventForm("count_set", {"seat": int, "grave": grave}),
    Event.COUNT_LOST: EventForm("count_lost", {"seat": int, "heir": int}),
    Event.GAME_OVER: EventForm("game_over", {"winners": members, "reason": reason}),
}
