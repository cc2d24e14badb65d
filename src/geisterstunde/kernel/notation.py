"""Turns logged events into words by a table: each kind has a name and named facts, each fact its spelling."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.log import EventNumbers

Spelling = Callable[[int], Any]


class EventForm(NamedTuple):
    """How events of one kind are told."""

    name: str
    facts: Mapping[str, Spelling]


def tell(forms: Mapping[int, EventForm], events: EventNumbers) -> list[GameEvent]:
    """The events of a log in words."""
    told = []
    for kind, audience, *numbers in events.tolist():
        form = forms[kind]
        facts = {
            name: spell(number) for (name, spell), number in zip(form.facts.items(), numbers, strict=False)
        }
        told.append(GameEvent(form.name, audience, facts))
    return told
