"""Turns logged events into words by a table: each kind has a name and named facts, each fact its spelling."""

from collections.abc import Callable, Mapping
from typing import Any

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.log import AUDIENCE, FIRST_FACT, KIND, EventNumbers

Spelling = Callable[[int], Any]


class EventForm:
    """How events of one kind are told."""

    def __init__(self, name: str, facts: Mapping[str, Spelling]) -> None:
        self.name = name
        self.facts = facts
        self.spelled = [
            (fact, spell, FIRST_FACT + place) for place, (fact, spell) in enumerate(facts.items())
        ]


def tell(forms: Mapping[int, EventForm], events: EventNumbers) -> list[GameEvent]:
    """The events of a log in words."""
    told = []
    for event in events.tolist():
        form = forms[event[KIND]]
        facts = {fact: spell(event[place]) for fact, spell, place in form.spelled}
        told.append(GameEvent(form.name, event[AUDIENCE], facts))
    return told
