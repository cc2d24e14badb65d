"""What an agent observes of Dawn Under: the table as it lies, and what it remembers of it."""

from typing import Annotated

from geisterstunde.envs.fields import Field
from geisterstunde.envs.observations import Observations
from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.observation import CLOSED, HIDDEN, LIFTED, NO_VAMPIRE, UNPROMISED
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import BARE, COLOURS, GARLIC, NOBODY, NOWHERE, SEATS, Ask, State
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.record import Buffer, Byte, Grid, Ints, layout_of, opens
from geisterstunde.kernel.seats import counted_from, seats_counted_from

ENDS = 4  # vampires that are shown from either end of a row
ALL_GRAVES = (1 << GRAVES) - 1

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
    Field("garlic", 0, 3, "every seat: bulbs in hand"),
    Field("stakes", 0, 3, "every seat: stakes taken"),
    Field("bats", 0, 2, "every seat: bats left"),
    Field("gift", 0, 5, "every colour: how many wait to be taken"),
    Field("players", 2, 6, "seats at the table"),
    Field("ask", 0, 13, "what is asked, as in `Ask`"),
    Field("owing", 0, ANY_SEATS, "who owes a decision, as bits"),
    Field("turn", 0, ANY_SEAT, "whose turn it is"),
    Field("actor", 0, ANY_SEAT, "who opens: the turn's player, or in a plague whoever has the go"),
    Field("opened", -1, ANY_GRAVE, "the grave just opened"),
    Field("inside", 0, 12, "what lies in it: 0 nothing, 1 + colour a vampire, 7 + seat garlic"),
    Field("rat_grave", -1, ANY_GRAVE, "the rat of the plague"),
    Field("holder", -1, ANY_SEAT, "whose plague it is"),
    Field("gos_left", 0, 6, "goes until the plague ends"),
    Field("reserve_left", 0, 6, "lids in the reserve"),
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


class Look:
    """What lies open before a seat, counted as in `Seen` of the rules; of every row only its ends."""

    lid: Annotated[Ints, "i1", GRAVES]
    left: Annotated[Grid, "i1", (SEATS, ENDS)]
    right: Annotated[Grid, "i1", (SEATS, ENDS)]
    row_length: Annotated[Ints, "i1", SEATS]
    hidden: Annotated[Ints, "i1", SEATS]
    garlic: Annotated[Ints, "i1", SEATS]
    stakes: Annotated[Ints, "i1", SEATS]
    bats: Annotated[Ints, "i1", SEATS]
    gift: Annotated[Ints, "i1", COLOURS]
    players: Byte
    ask: Byte
    owing: Byte
    turn: Byte
    actor: Byte
    opened: Byte
    inside: Byte
    rat_grave: Byte
    holder: Byte
    gos_left: Byte
    reserve_left: Byte
    idle_turns: Byte
    bat_grave: Byte
    doubter: Byte
    count_owner: Byte
    count_grave: Byte
    receiver: Byte
    rounds_left: Byte
    promised: Byte


class Remembered:
    """What comes back to a seat's mind, beside what it sees; -1 where nothing does."""

    lid_remembered: Annotated[Ints, "i1", GRAVES]
    inside_remembered: Annotated[Ints, "i1", GRAVES]


LOOK = layout_of(Look)
REMEMBERED = layout_of(Remembered)


@opens(Look)
def look_of(buffer: Buffer) -> Look:
    """The open part of an observation."""
    return buffer.view(LOOK)[0]  # type: ignore[no-any-return] # Numba's own record


@opens(Remembered)
def remembered_of(buffer: Buffer) -> Remembered:
    """The remembered part of an observation."""
    return buffer.view(REMEMBERED)[0]  # type: ignore[no-any-return] # Numba's own record


@entry
def look_around(s: State, look: Look, viewer: int) -> None:
    """Writes down what a seat sees now."""
    look_at_lids(s, look)
    for left in range(SEATS):
        seat = viewer + left if left < s.players else left  # nothing lies before a seat that is empty
        look_at_player(s, look, left, seat - s.players if seat >= s.players > left else seat)
    look_at_middle(s, look, viewer)


@rule
def look_at_lids(s: State, look: Look) -> None:
    """Nearly all lids are closed: only the others are looked at one by one."""
    for grave in range(GRAVES):
        look.lid[grave] = CLOSED
    others = ALL_GRAVES & ~s.closed
    while others != 0:
        grave = lowest_bit(others)
        others &= others - 1
        if has_bit(s.unturned, grave):
            look.lid[grave] = LIFTED
        else:
            look.lid[grave] = s.lid[grave] if has_bit(s.covered, grave) else BARE


@rule
def look_at_player(s: State, look: Look, place: int, seat: int) -> None:
    """The ends of a row, and what else lies in front of a player."""
    length = int(s.row_length[seat])
    for i in range(ENDS):
        look.left[place, i] = vampire_seen(s, seat, i, length)
        look.right[place, i] = vampire_seen(s, seat, length - 1 - i, length)
    look.row_length[place] = length
    look.hidden[place] = s.hidden[seat]
    look.garlic[place] = s.garlic[seat]
    look.stakes[place] = s.stakes[seat]
    look.bats[place] = s.bats[seat]


@rule
def vampire_seen(s: State, seat: int, place: int, length: int) -> int:
    """A vampire's colour where it lies face up (DU-7); without branches, which nobody could foresee."""
    colour, shown = vampire_at(s, seat, place), int(s.shown_left[seat])
    covered = (place >= shown) & (place < shown + s.hidden[seat])
    there = (place >= 0) & (place < length)
    return (HIDDEN if covered else colour) if there else NO_VAMPIRE


@rule
def look_at_middle(s: State, look: Look, viewer: int) -> None:
    """Who is asked what, the grave just opened, rats, bats, the Count, and gifts under way."""
    players = s.players
    look.players = players
    look.ask = s.ask
    look.owing = seats_counted_from(players, viewer, s.owing)
    look.turn = counted_from(players, viewer, s.turn)
    look.actor = counted_from(players, viewer, s.actor)
    look.opened = s.opened
    look.inside = 0
    if s.opened != NOWHERE:
        look.inside = inside_seen(s.inside[s.opened], players, viewer)
    look.rat_grave = s.rat_grave
    look.holder = counted_from(players, viewer, s.holder)
    look.gos_left = s.gos_left if s.rat_grave != NOWHERE else 0
    look.reserve_left = s.reserve_size - s.reserve_used
    look.idle_turns = s.idle_turns
    look.bat_grave = s.bat_grave
    look.doubter = counted_from(players, viewer, s.doubter)
    look.count_owner = counted_from(players, viewer, s.count_owner)
    look.count_grave = NOWHERE if s.reserved == 0 else lowest_bit(s.reserved)
    giving = s.ask in (Ask.GIVE, Ask.TAKE)
    look.receiver = counted_from(players, viewer, s.receiver) if giving else NOBODY
    look.rounds_left = s.rounds_left if giving else 0
    for colour in range(COLOURS):
        look.gift[colour] = 0
    for place in range(s.gifts):
        look.gift[s.gift[place]] += 1
    look.promised = UNPROMISED
    if s.ask == Ask.GIVE and has_bit(s.givers ^ s.owing, viewer):
        look.promised = s.promised[viewer]


@rule
def write_remembered(m: Mind, shown: State, remembered: Remembered) -> None:
    """Lids and insides as they are on a seat's mind, owners of garlic counted from that seat."""
    for grave in range(GRAVES):
        remembered.lid_remembered[grave] = m.lid[grave]
        inside = inside_seen(m.inside[grave], shown.players, m.seat)
        remembered.inside_remembered[grave] = inside if m.looked_into[grave] else UNKNOWN


@rule
def inside_seen(inside: int, players: int, viewer: int) -> int:
    """What lies in a grave; a bulb's owner is counted from the viewer."""
    return GARLIC + counted_from(players, viewer, inside - GARLIC) if inside >= GARLIC else inside


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
    },
)
