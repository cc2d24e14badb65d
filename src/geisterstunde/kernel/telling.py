"""Tells events as sentences: the messages of `events.ftl`, in their form for readers without a picture.

A message has up to two forms. Its value is what the page says; it names no place and no colour, because
remembering them is part of the game. Its attribute `told` says everything, for a terminal and for replays;
an event without it is not told there, because the drawing shows it well enough.

A game of another package brings its messages along, in a file of its own: `my-game-events-moon-rose`.

Both forms get the same facts. Facts called as in `SEATS` are seats: `$owner` is a name, `$owner-person`
is `you` or `other`. The first of them acts, as `$name` and `$who`; the page finds it alike.
"""

from collections.abc import Callable, Mapping
from typing import Any

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import Fact

SEATS = ("seat", "receiver", "owner", "holder", "heir")
SEVERAL_SEATS = ("givers", "winners")

Facts = dict[str, Fact]
Spelling = Callable[[Any, Reader], Facts]


def told(game: str, event: GameEvent, reader: Reader, spelled: Mapping[str, Spelling]) -> str | None:
    """One event as a sentence; `spelled` are the facts that a game has words of its own for."""
    shared = f"events-{event.kind.replace('_', '-')}.told"
    message = next(filter(reader.knows, (f"{game}-{shared}", shared)), None)
    if message is None:
        return None
    facts: Facts = {}
    for fact, value in event.facts.items():
        facts |= spelled[fact](value, reader) if fact in spelled else in_any_game(fact, value, reader)
    actors = [event.facts[fact] for fact in SEATS if fact in event.facts]
    if actors:
        facts |= {"name": reader.names[actors[0]], "who": reader.person(actors[0])}
    return reader.say(message, **facts)


def in_any_game(fact: str, value: Any, reader: Reader) -> Facts:
    """A fact as every game spells it; nothing where it says that there is nobody or nothing."""
    if value is None:
        return {}
    if fact in SEATS:
        return seat_facts(fact, value, reader)
    if fact in SEVERAL_SEATS:
        alone = reader.person(value[0]) if len(value) == 1 else "other"
        return {fact: [reader.name(seat) for seat in value], "count": len(value), "alone": alone}
    if isinstance(value, bool):
        return {fact: "yes" if value else "no"}
    return {fact: value}


def seat_facts(fact: str, seat: int, reader: Reader) -> Facts:
    """A seat: who sits there, and whether that is the reader."""
    return {fact: reader.name(seat), f"{fact}-person": reader.person(seat)}
