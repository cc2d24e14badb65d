"""A deal as a record stores it, and back onto the table, checked piece by piece."""

from collections.abc import Mapping
from typing import Any

import msgspec

from geisterstunde.games.through_the_wall.castle import SLIDERS, TUNNELS
from geisterstunde.games.through_the_wall.deal import START_TUNNELS
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENT_NUMBERS, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.options import Options
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.options import read_recorded_deal
from geisterstunde.kernel.refusal import BadInput


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that chance decided: decks by place, slider patterns by tunnel.

    `first` is there when chance, not the players, chose who begins.
    """

    decks: tuple[tuple[str, ...], ...]
    sliders: tuple[str | None, ...]
    first: int | None = None


def deal_from(given: Mapping[str, Any], options: Options) -> Deal:
    """Reads a recorded deal; one that cannot be dealt is refused."""
    deal = read_recorded_deal(given, Deal, options.first)
    check_decks(deal)
    check_sliders(deal)
    return deal


def check_decks(deal: Deal) -> None:
    """Makes sure that every deck has a garment of each part, and that each garment is dealt once."""
    if len(deal.decks) != DECKS:
        raise BadInput("through-the-wall-input-deal-decks", decks=DECKS, given=len(deal.decks))
    for number, deck in enumerate(deal.decks, start=1):
        parts = [GARMENT_NUMBERS.get(garment, -1) // EACH_PART for garment in deck]
        if parts != list(range(len(PARTS))):
            raise BadInput("through-the-wall-input-deal-deck", deck=number, parts=", ".join(PARTS))
    if len({garment for deck in deal.decks for garment in deck}) != len(GARMENTS):
        raise BadInput("through-the-wall-input-deal-garments")


def check_sliders(deal: Deal) -> None:
    """Makes sure that one slider of each pattern lies in the outer two and the middle tunnels."""
    wanted = [tunnel in START_TUNNELS for tunnel in range(TUNNELS)]
    if [pattern is not None for pattern in deal.sliders] != wanted or set(deal.sliders) != {*PATTERNS, None}:
        raise BadInput("through-the-wall-input-deal-sliders", patterns=", ".join(PATTERNS))


def lay_cards(s: State, deal: Deal) -> None:
    """Puts a recorded deal onto the table."""
    for place, deck in enumerate(deal.decks):
        for garment in deck:
            s.deck_of[GARMENT_NUMBERS[garment]] = place
    for slider in range(SLIDERS):
        s.castle.tunnel[slider] = deal.sliders.index(PATTERNS[slider])


def read_deal(s: State, first_drawn: bool) -> Deal:
    """The deal of a game that has just begun."""
    decks = tuple(
        tuple(name for garment, name in enumerate(GARMENTS) if s.deck_of[garment] == deck)
        for deck in range(DECKS)
    )
    sliders: list[str | None] = [None] * TUNNELS
    for slider in range(SLIDERS):
        sliders[s.castle.tunnel[slider]] = PATTERNS[slider]
    return Deal(decks, tuple(sliders), s.turn if first_drawn else None)
