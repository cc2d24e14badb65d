"""The game's words: how ghosts, spaces, garments, events and the state of things are written."""

from collections.abc import Mapping

from geisterstunde.games.through_the_wall.board import GHOST_COLOURS, SPACE_NAMES
from geisterstunde.games.through_the_wall.decks import CARD_BITS
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import Ask, EndReason
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.notation import EventForm


def counted_from_one(number: int) -> int:
    """Sliders, tunnels and decks are numbered from 1."""
    return number + 1


def ghost(number: int) -> str:
    """A ghost, which goes by its colour."""
    return GHOST_COLOURS[number]


def space(number: int) -> str:
    """A space's name."""
    return SPACE_NAMES[number]


def garment(number: int) -> str:
    """A garment's name."""
    return GARMENTS[number]


def cards(bits: int) -> tuple[str, ...]:
    """The cards of a deck, three bits a part.

    >>> cards(0b001_000_000_000_100)
    ('bonnet', 'umbrella')
    """
    which = [bits >> CARD_BITS * part & (1 << CARD_BITS) - 1 for part in range(len(PARTS))]
    return tuple(GARMENTS[EACH_PART * part + number - 1] for part, number in enumerate(which) if number)


def push(number: int) -> str:
    """Which way a slider is pushed."""
    return ("up", "down")[number]


def turn(number: int) -> str:
    """Which way the board is turned."""
    return ("left", "right")[number]


def reason(number: int) -> str:
    """Why a game ended."""
    return EndReason(number).name.lower()


QUESTIONS = tuple(ask.name.lower() for ask in Ask)


def question(number: int) -> str:
    """What is asked."""
    return QUESTIONS[number]


FORMS: Mapping[int, EventForm] = {
    Event.TURN_BEGAN: EventForm("turn_began", {"seat": int}),
    Event.STEPPED: EventForm("stepped", {"seat": int, "space": space}),
    Event.SLID: EventForm("slid", {"seat": int, "slider": counted_from_one, "way": push, "offset": int}),
    Event.CARRIED: EventForm("carried", {"ghost": ghost, "space": space}),
    Event.SHIFTED: EventForm(
        "shifted", {"seat": int, "slider": counted_from_one, "tunnel": counted_from_one, "offset": int}
    ),
    Event.TURNED: EventForm("turned", {"seat": int, "way": turn, "quarters": int}),
    Event.PASSED_BY: EventForm("passed_by", {"ghost": ghost, "moment": int, "x": int, "y": int}),
    Event.SETTLED: EventForm("settled", {"ghost": ghost, "space": space}),
    Event.PUSHED_OFF: EventForm("pushed_off", {"ghost": ghost}),
    Event.STRADDLES: EventForm("straddles", {"ghost": ghost}),
    Event.PUT: EventForm("put", {"seat": int, "ghost": ghost, "space": space}),
    Event.SEARCHED: EventForm(
        "searched", {"seat": int, "deck": counted_from_one, "garment": garment, "found": bool}
    ),
    Event.DECK_SEEN: EventForm("deck_seen", {"deck": counted_from_one, "cards": cards}),
    Event.DRESSED: EventForm("dressed", {"seat": int, "garment": garment}),
    Event.SWAPPED: EventForm("swapped", {"seat": int, "deck": counted_from_one, "other": counted_from_one}),
    Event.GAME_OVER: EventForm("game_over", {"winners": members, "reason": reason}),
}
