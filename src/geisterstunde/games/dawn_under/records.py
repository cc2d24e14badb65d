"""A deal as a record stores it, and back onto the table, checked piece by piece."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from geisterstunde.games.dawn_under.actions import COLOUR_LETTERS
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.deal import BARE_GRAVES, COLOURS_OUT, EACH_COLOUR
from geisterstunde.games.dawn_under.options import Options
from geisterstunde.games.dawn_under.state import COLOURS, State
from geisterstunde.games.dawn_under.words import BARE_LETTER, LID_LETTERS, LID_NUMBERS, RAT_LETTER
from geisterstunde.kernel.options import read_recorded_deal
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that chance decided. `first` is there when chance, not the players, chose who begins."""

    lids: str
    reserve: str
    rows: tuple[str, ...]
    first: int | None = None


def deal_from(given: Mapping[str, Any], options: Options) -> Deal:
    """Reads a recorded deal; one that these options cannot give is refused."""
    deal = read_recorded_deal(given, Deal, options.first)
    colours = check_lids(deal, options)
    check_rows(deal, options, colours)
    return deal


def check_lids(deal: Deal, options: Options) -> str:
    """Makes sure of lids and reserve; returns which colours are in the game."""
    rats = options.rats_dealt
    bare = BARE_GRAVES if options.players == 2 else 0
    if len(deal.lids) != GRAVES or not set(deal.lids) <= set(LID_LETTERS):
        raise BadInput("dawn-under-input-deal-lids", graves=GRAVES, letters=LID_LETTERS)
    if len(deal.reserve) != rats or not set(deal.reserve) <= set(COLOUR_LETTERS):
        raise BadInput("dawn-under-input-deal-reserve", lids=rats, letters=COLOUR_LETTERS)
    found = Counter(deal.lids)
    if found[RAT_LETTER] != rats or found[BARE_LETTER] != bare:
        raise BadInput("dawn-under-input-deal-rats", rats=rats, bare=bare)
    coloured = Counter(deal.lids + deal.reserve)
    colours = "".join(letter for letter in COLOUR_LETTERS if coloured[letter])
    in_game = COLOURS - (COLOURS_OUT if options.players == 2 else 0)
    if len(colours) != in_game or any(coloured[letter] != EACH_COLOUR for letter in colours):
        raise BadInput("dawn-under-input-deal-colours", each=EACH_COLOUR, colours=in_game)
    if options.without and set(options.without) & set(colours):
        raise BadInput("dawn-under-input-deal-without", letters=options.without)
    drawn_bare = sum(1 << grave for grave in range(GRAVES) if deal.lids[grave] == BARE_LETTER)
    if options.bare_set not in (0, drawn_bare):
        raise BadInput("dawn-under-input-deal-bare")
    return colours


def check_rows(deal: Deal, options: Options, colours: str) -> None:
    """Makes sure of the vampires: evenly dealt, none too many."""
    each = EACH_COLOUR * len(colours) // options.players
    each = each if options.vampires is None else min(each, options.vampires)
    if [len(row) for row in deal.rows] != [each] * options.players:
        raise BadInput("dawn-under-input-deal-rows", players=options.players, each=each)
    for colour, count in Counter("".join(deal.rows)).items():
        if colour not in colours or count > EACH_COLOUR:
            raise BadInput(
                "dawn-under-input-deal-vampires",
                given=count,
                colour=quoted(colour),
                each=EACH_COLOUR,
                letters=colours,
            )


def lay_cards(s: State, deal: Deal) -> None:
    """Puts a recorded deal onto the table."""
    for grave in range(GRAVES):
        s.lid[grave] = LID_NUMBERS[deal.lids[grave]]
    for place, letter in enumerate(deal.reserve):
        s.reserve[place] = LID_NUMBERS[letter]
    for seat, row in enumerate(deal.rows):
        s.row_length[seat] = len(row)
        for place, letter in enumerate(row):
            s.row[seat, place] = LID_NUMBERS[letter]


def read_deal(s: State, first_drawn: bool) -> Deal:
    """The deal of a game that has just begun."""
    return Deal(
        lids="".join(LID_LETTERS[s.lid[grave]] for grave in range(GRAVES)),
        reserve="".join(LID_LETTERS[s.reserve[place]] for place in range(s.reserve_size)),
        rows=tuple(
            "".join(LID_LETTERS[s.row[seat, place]] for place in range(s.row_length[seat]))
            for seat in range(s.players)
        ),
        first=s.turn if first_drawn else None,
    )
