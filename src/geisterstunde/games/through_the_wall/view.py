"""A view: what lies on the table for one seat or a spectator, in words, told from an observation only."""

from functools import cache

import msgspec

from geisterstunde.games.through_the_wall import words
from geisterstunde.games.through_the_wall.castle import ADRIFT, CHAMBERS, SLIDERS
from geisterstunde.games.through_the_wall.ending import NEVER
from geisterstunde.games.through_the_wall.floor import CHAMBER_LETTERS
from geisterstunde.games.through_the_wall.garments import GARMENTS, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.observation import Seen
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, EndReason, State
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.game import SPECTATOR, Result
from geisterstunde.kernel.seats import seats_told


class SliderView(msgspec.Struct, frozen=True):
    """A slider: its chambers from north to south, its tunnel 1 to 5, how far it is pushed down (< 0: up).

    A chamber is `M`, with a magnet, or `.`, without one; under a floor of stone it is `?`, and all that can
    be seen is what sticks out.
    """

    pattern: str
    tunnel: int
    offset: int


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. Ghosts are named by their space on the board as printed, None while adrift.

    `colours` are those of the ghosts; `quarters` says how far the board is turned clockwise; `decks` which
    parts each deck still holds; `searched` the deck that has to change places. `rounds_left` counts down to
    cock-crow, the round under way included, as long as nobody finds anything: 100 stands for more as well,
    None for never.
    """

    viewer: int
    turn: int
    asked: str
    owing: tuple[int, ...]
    moves_left: int
    quarters: int
    colours: tuple[str, ...]
    ghosts: tuple[str | None, ...]
    sliders: tuple[SliderView, ...]
    decks: tuple[tuple[str, ...], ...]
    searched: int | None
    costumes: tuple[tuple[str, ...], ...]
    rounds_left: int | None
    end: Result | None


class Unveiled(msgspec.Struct, frozen=True):
    """Which garments lie in each deck, whatever their backs show."""

    decks: tuple[tuple[str, ...], ...]


def unveil(state: State) -> Unveiled:
    """The faces of all cards that are still in a deck."""
    garments = range(len(GARMENTS))
    return Unveiled(
        tuple(
            tuple(words.garment(each) for each in garments if state.deck_of[each] == deck)
            for deck in range(DECKS)
        )
    )


BYTE = 256  # as which -1 is its last number
# Many numbers become letters in one step by such a table of bytes.
AS_CHAMBERS = bytes.maketrans(
    bytes(number % BYTE for number in CHAMBER_LETTERS), "".join(CHAMBER_LETTERS.values()).encode()
)


def tell_view(seen: Seen, viewer: int) -> View:
    """Puts an observation into words, seats counted as the table counts them."""
    first = 0 if viewer == SPECTATOR else viewer
    players = seen.players

    counted = [(seat - first) % players for seat in range(players)]
    patterns = seen.chamber.tobytes().translate(AS_CHAMBERS).decode()
    worn = seen.worn.tobytes()
    return View(
        viewer=viewer,
        turn=(seen.turn + first) % players,
        asked=words.question(seen.ask),
        owing=seats_told(players, first, seen.owing),
        moves_left=seen.moves_left,
        quarters=seen.quarters,
        colours=tuple([words.ghost(seen.colour[place]) for place in counted]),
        ghosts=tuple([space_or_none(seen.ghost[place]) for place in counted]),
        sliders=tuple([tell_slider(seen, patterns, slider) for slider in range(SLIDERS)]),
        decks=tuple([parts_of(seen.backs[deck]) for deck in range(DECKS)]),
        searched=None if seen.searched == NO_DECK else seen.searched + 1,
        costumes=tuple([costume(worn[len(PARTS) * place :][: len(PARTS)]) for place in counted]),
        rounds_left=None if seen.rounds_left == NEVER else seen.rounds_left,
        end=None
        if seen.reason == EndReason.UNFINISHED
        else Result(seats_told(players, first, seen.winners), words.reason(seen.reason)),
    )


def space_or_none(number: int) -> str | None:
    """A space, or None for a ghost adrift."""
    return None if number == ADRIFT else words.space(number)


def tell_slider(seen: Seen, patterns: str, slider: int) -> SliderView:
    """One slider; `patterns` are the letters of all, from north to south."""
    pattern = patterns[CHAMBERS * slider :][:CHAMBERS]
    return SliderView(pattern, seen.tunnel[slider] + 1, seen.offset[slider])


@cache
def parts_of(backs: int) -> tuple[str, ...]:
    """The parts of the body that a deck still has something for."""
    return tuple(PARTS[part] for part in members(backs))


@cache
def costume(worn: bytes) -> tuple[str, ...]:
    """What a ghost wears, from hat to hand; a byte a part."""
    return tuple(words.garment(garment) for garment in worn if garment != NO_GARMENT % BYTE)
