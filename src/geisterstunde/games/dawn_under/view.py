"""A view: what lies on the table for one seat or a spectator, in words, told from an observation only."""

from collections.abc import Callable

import msgspec

from geisterstunde.games.dawn_under import words
from geisterstunde.games.dawn_under.actions import COLOUR_LETTERS
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.observation import CLOSED, LIFTED, UNPROMISED, Seen
from geisterstunde.games.dawn_under.public_state import FACE_DOWN
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, NOBODY, NOWHERE, EndReason, State
from geisterstunde.kernel.game import SPECTATOR, Result
from geisterstunde.kernel.seats import seats_told

CLOSED_LETTER = "#"
LIFTED_LETTER = "^"
HIDDEN_LETTER = "?"


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of a player: the row from left to right, `?` for a vampire face down."""

    row: str
    garlic: int
    stakes: int
    bats: int


class OpenedView(msgspec.Struct, frozen=True):
    """The grave just opened."""

    grave: str
    inside: str


class PlagueView(msgspec.Struct, frozen=True):
    """The plague that is on."""

    rat_grave: str
    holder: int
    gos_left: int


class ClaimView(msgspec.Struct, frozen=True):
    """A bat on a grave: "this one is empty"."""

    claimer: int
    grave: str


class CountView(msgspec.Struct, frozen=True):
    """Count Rucola: whose he is (None: nobody's, on the plaza), and the grave he stands on, if any."""

    owner: int | None
    grave: str | None


class GiftsView(msgspec.Struct, frozen=True):
    """Gifts under way: to whom, how many a giver still owes, what waits, and the viewer's own promise."""

    receiver: int
    each: int
    waiting: str
    promised: str | None


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. `lids` are 60 letters: a colour, `*` rat, `.` bare, `#` closed, `^` lifted only.

    `doubter` is who doubts the claim being settled; `count` is None where Fresh Air is not played.
    """

    viewer: int
    turn: int
    actor: int
    asked: str
    owing: tuple[int, ...]
    lids: str
    opened: OpenedView | None
    plague: PlagueView | None
    gifts: GiftsView | None
    claim: ClaimView | None
    doubter: int | None
    count: CountView | None
    reserve: int
    idle_turns: int
    players: tuple[PlayerView, ...]
    end: Result | None


class Unveiled(msgspec.Struct, frozen=True):
    """What lies under the lids: the underside of each, and what is inside the graves that are not empty."""

    lids: str
    inside: dict[str, str]


ROW_SIGNS = COLOUR_LETTERS + HIDDEN_LETTER
LID_SIGNS = words.LID_LETTERS + CLOSED_LETTER + LIFTED_LETTER
assert ROW_SIGNS[FACE_DOWN] == HIDDEN_LETTER
assert LID_SIGNS[CLOSED] == CLOSED_LETTER
assert LID_SIGNS[LIFTED] == LIFTED_LETTER
# Many numbers become letters in one step by such a table of bytes.
AS_ROW, AS_LIDS = (signs.encode().ljust(256, b" ") for signs in (ROW_SIGNS, LID_SIGNS))


def tell_view(seen: Seen, viewer: int, *, fresh_air: bool) -> View:
    """Puts an observation into words, seats counted as the table counts them."""
    first = 0 if viewer == SPECTATOR else viewer

    def seat(counted: int) -> int:
        return (counted + first) % seen.players

    rows = seen.row.tobytes().translate(AS_ROW).decode()
    players = [tell_player(seen, rows, seat_counted) for seat_counted in range(seen.players)]
    return View(
        viewer=viewer,
        turn=seat(seen.turn),
        actor=seat(seen.actor),
        asked=words.question(seen.ask),
        owing=seats_told(seen.players, first, seen.owing),
        lids=bytes(seen.lid).translate(AS_LIDS).decode(),
        opened=None
        if seen.opened == NOWHERE
        else OpenedView(
            words.grave(seen.opened),
            words.inside(seen.inside)
            if seen.inside < GARLIC
            else words.inside(GARLIC + seat(seen.inside - GARLIC)),
        ),
        plague=None
        if seen.rat_grave == NOWHERE
        else PlagueView(words.grave(seen.rat_grave), seat(seen.holder), seen.gos_left),
        gifts=None if seen.receiver == NOBODY else tell_gifts(seen, seat(seen.receiver)),
        claim=None if seen.bat_grave == NOWHERE else ClaimView(seat(seen.actor), words.grave(seen.bat_grave)),
        doubter=None if seen.doubter == NOBODY else seat(seen.doubter),
        count=tell_count(seen, seat) if fresh_air else None,
        reserve=seen.reserve_left,
        idle_turns=seen.idle_turns,
        players=tuple(players[-first:] + players[:-first] if first else players),
        end=None
        if seen.reason == EndReason.UNFINISHED
        else Result(seats_told(seen.players, first, seen.winners), words.reason(seen.reason)),
    )


def tell_player(seen: Seen, rows: str, place: int) -> PlayerView:
    """One player's row and belongings; `rows` are the letters of all rows, each as long as the longest."""
    start = GRAVES * place
    return PlayerView(
        row=rows[start : start + seen.row_length[place]],
        garlic=seen.garlic[place],
        stakes=seen.stakes[place],
        bats=seen.bats[place],
    )


def tell_count(seen: Seen, seat: Callable[[int], int]) -> CountView:
    """Whose the Count is, and where he stands."""
    return CountView(
        owner=None if seen.count_owner == NOBODY else seat(seen.count_owner),
        grave=None if seen.count_grave == NOWHERE else words.grave(seen.count_grave),
    )


def tell_gifts(seen: Seen, receiver: int) -> GiftsView:
    """The gifts under way."""
    return GiftsView(
        receiver=receiver,
        each=seen.rounds_left,
        waiting="".join(letter * seen.gift[colour] for colour, letter in enumerate(COLOUR_LETTERS)),
        promised=None if seen.promised == UNPROMISED else words.end(seen.promised),
    )


def unveil(state: State) -> Unveiled:
    """All that a finished game kept under its lids."""
    full = [grave for grave in range(GRAVES) if state.inside[grave] != EMPTY]
    return Unveiled(
        lids="".join(words.lid(int(state.lid[grave])) for grave in range(GRAVES)),
        inside={words.grave(grave): words.inside(int(state.inside[grave])) for grave in full},
    )
