"""Who may see a field of a game's state: said once, where the field is declared.

    class State:
        players: Public[Byte]
        hand: Annotated[Grid, "i1", (SEATS, CARDS), owners(blank=NO_CARD)]
        deck: Annotated[Ints, "i1", CARDS, hidden(blank=NO_CARD)]
        top: Annotated[Byte, computed("top_seen", blank=NO_CARD)]

The public state that bots are given, the observations and the views all follow from these words.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, TypeVar

T = TypeVar("T")


class Audience(Enum):
    """Who sees a field."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"
    IN_PART = "in part"


@dataclass(frozen=True)
class Visibility:
    """Who sees a field, and what the others find there instead."""

    audience: Audience
    blank: int = 0
    shown_by: str = ""  # the function that computes what is seen of it


PUBLIC = Visibility(Audience.EVERYONE)
Public = Annotated[T, PUBLIC]


def owners(*, blank: int) -> Visibility:
    """Every seat sees its own entry: the field's first index is the seat."""
    return Visibility(Audience.OWNER, blank)


def hidden(*, blank: int) -> Visibility:
    """No seat sees it."""
    return Visibility(Audience.NOBODY, blank)


def computed(shown_by: str, *, blank: int) -> Visibility:
    """A part is seen. Only the named function may look at the field and say which."""
    return Visibility(Audience.IN_PART, blank, shown_by)
