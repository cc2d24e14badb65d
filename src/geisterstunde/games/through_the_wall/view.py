"""A view: what lies on the table for one seat or a spectator, in words, told from an observation only."""

from functools import cache

import msgspec

from geisterstunde.games.through_the_wall import words
from geisterstunde.games.through_the_wall.castle import ADRIFT, SLIDERS
from geisterstunde.games.through_the_wall.garments import NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.observation import Seen
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, EndReason
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.game import SPECTATOR, Result
from geisterstunde.kernel.seats import seats_told


class SliderView(msgspec.Struct, frozen=True):
    """A slider: its chambers from north to south, its tunnel 1 to 5, how far it is pushed down (< 0: up)."""

    pattern: str
    tunnel: int
    offset: int


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. Ghosts are named by their space on the board as printed, None while adrift.

    `quarters` says how far the board is turned clockwise; `decks` which parts each deck still holds;
    `searched` the deck that has to change places.
    """

    viewer: int
    turn: int
    asked: str
    owing: tuple[int, ...]
    moves_left: int
    quarters: int
    ghosts: tuple[str | None, ...]
    sliders: tuple[SliderView, ...]
    decks: tuple[tuple[str, ...], ...]
    searched: int | None
    costumes: tuple[tuple[str, ...], ...]
    end: Result | None


def tell_view(seen: Seen, viewer: int) -> View:
    """Puts an observation into words, seats counted as the table counts them."""
    first = 0 if viewer == SPECTATOR else viewer
    players = seen.players

    counted = [(seat - first) % players for seat in range(players)]
    return View(
        viewer=viewer,
        turn=(seen.turn + first) % players,
        asked=words.question(seen.ask),
        owing=seats_told(players, first, seen.owing),
        moves_left=seen.moves_left,
        quarters=seen.quarters,
        ghosts=tuple(
            None if seen.ghost[place] == ADRIFT else words.space(seen.ghost[place]) for place in counted
        ),
        sliders=tuple(
            SliderView(PATTERNS[slider], seen.tunnel[slider] + 1, seen.offset[slider])
            for slider in range(SLIDERS)
        ),
        decks=tuple([parts_of(seen.backs[deck]) for deck in range(DECKS)]),
        searched=None if seen.searched == NO_DECK else seen.searched + 1,
        costumes=tuple(costume(seen, place) for place in counted),
        end=None
        if seen.reason == EndReason.UNFINISHED
        else Result(seats_told(players, first, seen.winners), words.reason(seen.reason)),
    )


@cache
def parts_of(backs: int) -> tuple[str, ...]:
    """The parts of the body that a deck still has something for."""
    return tuple(PARTS[part] for part in members(backs))


def costume(seen: Seen, place: int) -> tuple[str, ...]:
    """What a ghost wears, from hat to hand."""
    worn = [seen.worn[place, part] for part in range(len(PARTS))]
    return tuple([words.garment(garment) for garment in worn if garment != NO_GARMENT])
