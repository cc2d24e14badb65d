"""What an agent observes of Dawn Under: the table as it lies, and what it remembers of it."""

from typing import Annotated

from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.bots.observe import NOTHING_SEEN, inside_after
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.observation import (
    LOOK,
    inside_counted_from,
    look_around,
    look_of,
)
from geisterstunde.games.dawn_under.public_state import inside_seen, lid_seen, lids_turned
from geisterstunde.games.dawn_under.state import MOST_RATS, NOWHERE, State
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.observations import Field, Observations
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Ints, bytes_of, layout_of
from geisterstunde.kernel.seats import Seat

ANY_GRAVE = 59
ANY_SEAT = 5
ANY_SEATS = 63
ANY_ROW = 60

OPEN_NOW = (
    Field(
        "lid", 0, 9, "every grave: its lid's colour 0 to 5, 6 rat, 7 bare, 8 closed, 9 lifted but not turned"
    ),
    Field("left", 0, 7, "every seat: four vampires from the left end of its row, colour, 6 hidden, 7 none"),
    Field("right", 0, 7, "the same from the right end"),
    Field("row_length", 0, ANY_ROW, "every seat: vampires in its row"),
    Field("hidden", 0, ANY_ROW, "every seat: how many of them lie face down"),
    Field("garlic", 0, 5, "every seat: bulbs in hand"),
    Field("stakes", 0, 5, "every seat: stakes taken"),
    Field("bats", 0, 2, "every seat: bats left"),
    Field("gift", 0, 5, "every colour: how many wait to be taken"),
    Field("players", 2, 6, "seats at the table"),
    Field("ask", 0, 14, "what is asked, as in `Ask`"),
    Field("owing", 0, ANY_SEATS, "who owes a decision, as bits"),
    Field("turn", 0, ANY_SEAT, "whose turn it is"),
    Field("actor", 0, ANY_SEAT, "who opens: the turn's player, or in a plague whoever has the go"),
    Field("opened", -1, ANY_GRAVE, "the grave just opened"),
    Field("inside", 0, 12, "what lies in it: 0 nothing, 1 + colour a vampire, 7 + seat garlic"),
    Field("rat_grave", -1, ANY_GRAVE, "the rat of the plague"),
    Field("holder", -1, ANY_SEAT, "whose plague it is"),
    Field("gos_left", 0, 6, "goes until the plague ends"),
    Field("reserve_left", 0, MOST_RATS, "lids in the reserve"),
    Field("idle_turns", 0, 120, "turns since anybody laid a vampire; at 20 times the players day breaks"),
    Field("bat_grave", -1, ANY_GRAVE, "where a bat has landed"),
    Field("doubter", -1, ANY_SEAT, "who doubts it"),
    Field("count_owner", -1, ANY_SEAT, "for whom the Count stands"),
    Field("count_grave", -1, ANY_GRAVE, "and where"),
    Field("receiver", -1, ANY_SEAT, "who is given vampires"),
    Field("rounds_left", 0, 6, "rounds of gifts still due"),
    Field("promised", -1, 1, "the end one has promised while others still choose: 0 left, 1 right"),
)

REMEMBERED_FIELDS = (
    Field("lid_remembered", -1, 7, "every grave: its lid as remembered, or as it lies open; -1 unknown"),
    Field(
        "inside_remembered", -1, 12, "every grave: what lay in it when last seen; -1 never seen, or forgotten"
    ),
)


class Remembered:
    """What comes back to a seat's mind, beside what it sees; -1 where nothing does."""

    lid_remembered: Annotated[Ints, "i1", GRAVES]
    inside_remembered: Annotated[Ints, "i1", GRAVES]


REMEMBERED = layout_of(Remembered)
REMEMBERED_BYTES = REMEMBERED.itemsize
remembered_of = opener(Remembered)


@rule
def write_remembered(m: Mind, shown: State, remembered: Remembered) -> None:
    """Lids and insides as they are on a seat's mind, owners of garlic counted from that seat."""
    for grave in range(GRAVES):
        remembered.lid_remembered[grave] = m.lid[grave]
        inside = inside_counted_from(shown.players, m.seat, m.inside[grave])
        remembered.inside_remembered[grave] = inside if m.looked_into[grave] else UNKNOWN


@rule
def forget_all(kept: Remembered) -> None:
    """A game begins: nothing has been seen."""
    for grave in range(GRAVES):
        kept.lid_remembered[grave] = UNKNOWN
        kept.inside_remembered[grave] = UNKNOWN


@rule
def keep_event(
    kept: Remembered, players: int, seat: int, kind: int, first: int, second: int, third: int, fourth: int
) -> None:
    """A perfect memory sees what happens: it comes to what a mind recalls that forgets nothing."""
    if kind == Event.OPENED:
        kept.lid_remembered[second] = third
    elif kind == Event.PLAGUE_ENDED:
        kept.lid_remembered[first] = UNKNOWN
    inside = inside_after(kind, first, third, fourth)
    if inside != NOTHING_SEEN:
        kept.inside_remembered[second] = inside_counted_from(players, seat, inside)


@rule
def write_kept(s: State, seat: Seat, kept: Remembered, remembered: Remembered) -> None:
    """All that was ever seen, and over it what lies open now."""
    copy_bytes(bytes_of(kept), bytes_of(remembered), 0, REMEMBERED_BYTES)
    turned = lids_turned(s)
    while turned != 0:
        grave = lowest_bit(turned)
        turned &= turned - 1
        remembered.lid_remembered[grave] = lid_seen(s, grave)
    if s.opened != NOWHERE:
        inside = inside_counted_from(s.players, seat, inside_seen(s, s.opened))
        remembered.inside_remembered[s.opened] = inside


OBSERVATIONS = Observations(
    version=1,
    look=LOOK,
    look_fields=OPEN_NOW,
    remembered=REMEMBERED,
    remembered_fields=REMEMBERED_FIELDS,
    several_at_once=True,
    rules={
        "look_of": look_of,
        "look_around": look_around,
        "remembered_of": remembered_of,
        "write_remembered": write_remembered,
        "forget_all": forget_all,
        "keep_event": keep_event,
        "write_kept": write_kept,
    },
)
