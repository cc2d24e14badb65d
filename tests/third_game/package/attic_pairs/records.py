"""A deal as a record stores it, and back into the chests."""

from collections.abc import Mapping
from typing import Any

import msgspec

from attic_pairs.options import Options
from attic_pairs.state import THINGS, State
from geisterstunde.kernel.options import read_recorded_deal
from geisterstunde.kernel.refusal import BadInput


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies in each chest; `first` is there when chance chose who begins."""

    chests: tuple[str, ...]
    first: int | None = None


def lay_deal(s: State, options: Options, given: Mapping[str, Any]) -> None:
    """Puts a recorded deal into the chests; one that cannot be dealt is refused."""
    deal = read_recorded_deal(given, Deal, options.first)
    things = THINGS[: options.chests // 2]
    if sorted(deal.chests) != sorted(2 * things):
        raise BadInput("attic-pairs-no-deal", things=", ".join(things))
    for chest, thing in enumerate(deal.chests):
        s.thing[chest] = THINGS.index(thing)


def read_deal(s: State, first_drawn: bool) -> Deal:
    """The deal of a game that has just begun."""
    return Deal(tuple(THINGS[s.thing[chest]] for chest in range(s.chests)), s.turn if first_drawn else None)
