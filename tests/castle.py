"""Draws positions of Through the Wall for tests, plays decisions on them and draws what came of it.

    castle = Castle(
        '''
        g  1  .  M  .  3  r
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  yM .  2  .  3  .
        .  1  .  M  .  M  .
        ''',
    )
    castle.do(0, "slide 1 up")
    assert castle.told("carried") == [{"ghost": "yellow", "space": "b5"}]

A drawing shows the frame from above, north at the top. `g r y b` are ghosts, `+` is the plug. What lies below
is drawn too: `M` is a chamber with a magnet, `1 2 3` a chamber without one, of that slider; `gM` is a ghost
over a magnet. A drawing without any slider means the three as a game may begin: 1, 2 and 3 from the west.
The board is drawn as it lies now, so `quarters` say which of its spaces lies over which place of the frame.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.games.through_the_wall.state import Ask
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.game import SPECTATOR, GameEvent, Result
from geisterstunde.kernel.refusal import Refused

GAME = ThroughTheWall()
SIDE = 7
CENTRE = 24
NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg")
COLOURS = ("green", "red", "yellow", "blue")
LETTERS = "gryb"
PATTERNS = (".M.M.M.", "M..M..M", "..M.M.M")
PARTS = ("hat", "mask", "body", "legs", "hand")
GARMENTS = (
    *("sombrero", "topper", "crown", "bonnet"),
    *("diving-mask", "pumpkin", "domino", "beard"),
    *("tailcoat", "poncho", "apron", "cape"),
    *("lederhosen", "tutu", "kilt", "pantaloons"),
    *("umbrella", "wand", "lantern", "fan"),
)
DECKS = tuple(GARMENTS[deck::4] for deck in range(4))
NOBODY = -1

Pieces = list[str]  # 49 places: a ghost's letter, "+" or ""
Column = tuple[str, ...]  # 7 chambers seen from above: "M", a slider's number, or "" where none lies


def turned(place: int, quarters: int) -> int:
    """Where a place comes to lie when everything turns clockwise by so many quarters."""
    for _ in range(quarters % 4):
        row, column = divmod(place, SIDE)
        place = SIDE * column + SIDE - 1 - row
    return place


def column_of(slider: int, offset: int) -> Column:
    """A slider as it lies below the board, north to south."""
    chambers = ["M" if chamber == "M" else str(slider + 1) for chamber in PATTERNS[slider]]
    return tuple(chambers[row - offset] if 0 <= row - offset < SIDE else "" for row in range(SIDE))


def offset_of(column: Column) -> int:
    """How far a drawn slider is pushed down."""
    rows = [row for row, chamber in enumerate(column) if chamber]
    return len(rows) - SIDE if rows[0] == 0 else SIDE - len(rows)


def taken_apart(drawing: str) -> tuple[Pieces, list[Column]]:
    """The pieces of a drawing, and its seven columns of chambers."""
    cells = drawing.split()
    assert len(cells) == len(NAMES), f"a drawing has 49 places, not {len(cells)}"
    pieces = [cell[0] if cell[0] in LETTERS + "+" else "" for cell in cells]
    chambers = [cell[-1] if cell[-1] in "123M" else "" for cell in cells]
    assert [place for place, piece in enumerate(pieces) if piece == "+"] == [CENTRE]
    return pieces, [tuple(chambers[column::SIDE]) for column in range(SIDE)]


def put_together(pieces: Pieces, columns: Sequence[Column]) -> str:
    """The drawing of pieces and columns of chambers."""
    cells = [(piece + columns[place % SIDE][place // SIDE]) or "." for place, piece in enumerate(pieces)]
    lines = [cells[start : start + SIDE] for start in range(0, len(cells), SIDE)]
    return "\n".join(" ".join(f"{cell:2}" for cell in line).rstrip() for line in lines)


def drawing(text: str) -> str:
    """A drawing in one form, whatever its indent and spacing."""
    return put_together(*taken_apart(text))


def sliders_in(columns: Sequence[Column]) -> list[tuple[int, int]]:
    """Tunnel (0 to 4) and offset of each slider drawn; where a game may begin if none is."""
    drawn = [number for number, column in enumerate(columns) if any(column)]
    if not drawn:
        return [(0, 0), (2, 0), (4, 0)]
    lying = [(number - 1, offset_of(columns[number])) for number in drawn]
    fits = [
        order
        for order in permutations(range(3), len(drawn))
        if all(
            column_of(slider, offset) == columns[tunnel + 1]
            for slider, (tunnel, offset) in zip(order, lying, strict=True)
        )
    ]
    assert len(fits) == 1, f"{len(fits)} ways to read the sliders of this drawing"
    assert len(drawn) == 3, "three sliders are drawn"
    return [where for _, where in sorted(zip(fits[0], lying, strict=True))]


class Castle:
    """A drawn position that can be played on."""

    def __init__(
        self,
        drawn: str,
        *,
        quarters: int = 0,
        turn: int = 0,
        moves_left: int = 3,
        costumes: Mapping[int, str] | None = None,
        decks: Sequence[Sequence[str]] = DECKS,
        wander: bool = False,
        adrift: Mapping[str, str] | None = None,
        seats: Sequence[str] | None = None,
        **options: Any,
    ) -> None:
        """`costumes` is e.g. {1: "crown wand"}, by seat; `decks` tells where cards lie that nobody wears.

        `adrift` is e.g. {"red": "b1 c1"}: these ghosts, drawn or not, have to be put on one of their spaces.
        `seats` are the colours by seat, e.g. ["blue", "red"]; else green, red, yellow, blue as far as drawn.
        """
        self.events: list[GameEvent] = []
        pieces, columns = taken_apart(drawn)
        for colour in adrift or {}:
            pieces = ["" if piece == colour[0] else piece for piece in pieces]
        playing = [colour for colour in COLOURS if colour[0] in pieces or colour in (adrift or {})]
        self.colours = tuple(seats or playing)
        assert sorted(self.colours) == sorted(playing)
        players = len(playing)
        how = "wander" if wander else "stay"
        wanted = {"players": players, "first": turn, "decks": how, "ghosts": list(self.colours)}
        chosen = GAME.options_from({**wanted, **options})
        order = [PATTERNS[0], None, PATTERNS[1], None, PATTERNS[2]]
        deal = {"decks": [list(deck) for deck in decks], "sliders": order}
        self.position = GAME.lay_out(chosen, deal)
        s = self.state = API.open_position(self.position).state
        s.castle.quarters = quarters
        for seat, colour in enumerate(self.colours):
            if colour[0] in pieces:
                s.castle.ghost[seat] = turned(pieces.index(colour[0]), -quarters)
        for colour, spaces in (adrift or {}).items():
            seat = self.colours.index(colour)
            s.castle.ghost[seat] = NOBODY
            s.castle.covers[seat] = sum(1 << NAMES.index(space) for space in spaces.split())
            s.ask = Ask.PUT
        for slider, (tunnel, offset) in enumerate(sliders_in(columns)):
            s.castle.tunnel[slider] = tunnel
            s.castle.offset[slider] = offset
        s.moves_left = moves_left
        for seat, worn in (costumes or {}).items():
            self._dress(seat, worn.split())

    def _dress(self, seat: int, worn: Sequence[str]) -> None:
        for name in worn:
            garment = GARMENTS.index(name)
            self.state.worn_by[garment] = seat
            self.state.deck_of[garment] = NOBODY
            self.state.dressed[seat] |= 1 << garment // 4

    def do(self, seat: int, *decisions: str) -> list[GameEvent]:
        """Plays decisions of one seat; returns (and keeps in `events`) what they caused."""
        self.events = [
            happening
            for decision in decisions
            for happening in GAME.apply(self.position, seat, GAME.action_from(decision))
        ]
        return self.events

    def refused(self, seat: int, decision: str) -> str:
        """The rule by which a decision is refused; makes sure it changed nothing and was not on offer."""
        before = self.bytes
        assert decision not in self.legal(seat)
        try:
            GAME.apply(self.position, seat, GAME.action_from(decision))
        except Refused as refused:
            refusal = refused.refusal
        else:
            raise AssertionError(f"{decision!r} by seat {seat} was not refused")
        assert self.bytes == before, f"{decision!r} was refused, but it changed something"
        assert refusal.sentence
        return refusal.rule

    @property
    def bytes(self) -> bytes:
        """The whole state, to be compared."""
        return self.position[: GAME.state_bytes].tobytes()

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of one kind that the last `do` caused."""
        return [happening.facts for happening in self.events if happening.kind == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events that the last `do` caused, in order."""
        return [happening.kind for happening in self.events]

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide now, in notation."""
        return [GAME.action_to(action) for action in GAME.legal(self.position, seat)]

    def may(self, seat: int, verb: str) -> list[str]:
        """What a seat may do with one verb now: the rest of each decision."""
        return [text.removeprefix(f"{verb} ") for text in self.legal(seat) if text.startswith(f"{verb} ")]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, sees."""
        return GAME.view(self.position, seat)

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return GAME.result(self.position)

    @property
    def waits_for(self) -> tuple[str, int, int]:
        """What is asked, of whom, and how many moves this player has left."""
        view = self.view()
        assert view.owing == (view.turn,)
        return view.asked, view.turn, view.moves_left

    @property
    def drawn(self) -> str:
        """The castle as everyone sees it, in the form that `drawing` gives; ghosts adrift are not on it."""
        view = self.view()
        pieces = ["+" if place == CENTRE else "" for place in range(len(NAMES))]
        for seat, space in enumerate(view.ghosts):
            if space is not None:
                pieces[turned(NAMES.index(space), view.quarters)] = self.colours[seat][0]
        columns: list[Column] = [("",) * SIDE] * SIDE
        for slider, lying in enumerate(view.sliders):
            assert lying.pattern == PATTERNS[slider]
            columns[lying.tunnel] = column_of(slider, lying.offset)
        return put_together(pieces, columns)

    @property
    def ghosts(self) -> tuple[str | None, ...]:
        """The space of each seat's ghost, or None while it is adrift."""
        return self.view().ghosts

    @property
    def puts(self) -> dict[str, list[str]]:
        """For each ghost that must be put somewhere: the places of the frame to choose from."""
        places: dict[str, list[str]] = {}
        quarters = self.view().quarters
        for choice in self.may(self.view().turn, "put"):
            colour, space = choice.split()
            places.setdefault(colour, []).append(NAMES[turned(NAMES.index(space), quarters)])
        return {colour: sorted(choices) for colour, choices in places.items()}

    def space_over(self, place: str) -> str:
        """The name of the space of the board that lies over a place of the frame."""
        return NAMES[turned(NAMES.index(place), -self.view().quarters)]


def standing(*spaces: str, seats: Sequence[str] | None = None, **more: Any) -> Castle:
    """A castle as a game begins, its ghosts on these spaces by seat; `seats` are their colours."""
    pieces = ["+" if place == CENTRE else "" for place in range(len(NAMES))]
    colours = seats or COLOURS[: len(spaces)]
    for colour, space in zip(colours, spaces, strict=True):
        pieces[NAMES.index(space)] = colour[0]
    return Castle(put_together(pieces, [("",) * SIDE] * SIDE), seats=colours, **more)
