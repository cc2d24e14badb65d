"""The game's words: decisions, events, chests and things."""

from collections.abc import Mapping

from attic_pairs.state import CLOSED, EMPTY, MOST_CHESTS, THINGS, Event, Reason
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.notation import EventForm
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.telling import Facts, Spelling

TEXT_OF = {chest: f"open {chest + 1}" for chest in range(MOST_CHESTS)}


def chest(number: int) -> int:
    """Chests are numbered from 1."""
    return number + 1


def thing(number: int) -> str:
    """What lies in a chest, as far as it is seen."""
    return {CLOSED: "closed", EMPTY: "empty"}.get(number) or THINGS[number]


def reason(number: int) -> str:
    """Why a game ended."""
    return Reason(number).name.lower()


FORMS: Mapping[int, EventForm] = {
    Event.TURN_BEGAN: EventForm("turn_began", {"seat": int}),
    Event.CHEST_OPENED: EventForm("chest_opened", {"seat": int, "chest": chest, "thing": thing}),
    Event.PAIR_TAKEN: EventForm("pair_taken", {"seat": int, "thing": thing}),
    Event.CHESTS_CLOSED: EventForm("chests_closed", {"chest": chest, "other": chest}),
    Event.GAME_OVER: EventForm("game_over", {"winners": members, "reason": reason}),
}


def spelled_thing(name: str, reader: Reader) -> Facts:
    """A thing in the reader's language."""
    return {"thing": reader.say(f"attic-pairs-{name}")}


SPELLED: Mapping[str, Spelling] = {"thing": spelled_thing}
