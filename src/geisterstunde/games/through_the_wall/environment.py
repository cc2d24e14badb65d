"""What an agent observes of Through the Wall: the castle as it stands, and what it believes of the decks."""

from typing import Annotated

from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.observation import SEEN, Seen, observe
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.observations import Field, Observations
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Grid, layout_of

PERCENT = 100.0

ANY_SPACE = 48
ANY_SEAT = 3

OPEN_NOW = (
    Field("players", 2, 4, "seats at the table"),
    Field("ask", 0, 3, "what is asked, as in `Ask`"),
    Field("owing", 0, 15, "who owes a decision, as bits"),
    Field("turn", 0, ANY_SEAT, "whose turn it is"),
    Field("moves_left", 0, 3, "moves left in this turn"),
    Field("quarters", 0, 3, "quarter turns of the board, clockwise"),
    Field("colour", -1, 3, "every seat: its ghost's colour: green, red, yellow, blue"),
    Field("ghost", -1, ANY_SPACE, "every seat: the space its ghost stands on, on the board as printed"),
    Field("tunnel", 0, 4, "every slider: its tunnel"),
    Field("offset", -6, 6, "every slider: how far it is moved"),
    Field("chamber", -1, 1, "every slider and chamber: whether it has a magnet; -1 unseen, under stone"),
    Field("backs", 0, 31, "every deck: the parts it still holds, as bits"),
    Field("searched", -1, 3, "the deck that has to change places"),
    Field("worn", -1, 19, "every seat and part: the garment it wears; -1 none"),
    Field("rounds_left", -1, 100, "rounds until the cock crows, at most 100; -1 never"),
    Field("reason", 0, 2, "why the game is over: 1 a ghost is dressed, 2 the cock crew"),
    Field("winners", 0, 15, "who has won, as bits"),
)

REMEMBERED_FIELDS = (
    Field(
        "share",
        0,
        100,
        "every garment and deck: how likely it lies there by all that is remembered, in percent",
    ),
)


class Remembered:
    """What a seat makes of all it has seen of the decks."""

    share: Annotated[Grid, "i1", (len(GARMENTS), DECKS)]  # how likely a garment lies in a deck, in percent


REMEMBERED = layout_of(Remembered)
look_of = opener(Seen)
remembered_of = opener(Remembered)


@rule
def write_remembered(m: Mind, shown: State, remembered: Remembered) -> None:
    """What a seat believes of the decks."""
    for garment in range(len(GARMENTS)):
        for deck in range(DECKS):
            remembered.share[garment, deck] = int(PERCENT * m.share[garment, deck] + 0.5)


OBSERVATIONS = Observations(
    version=2,
    look=SEEN,
    look_fields=OPEN_NOW,
    remembered=REMEMBERED,
    remembered_fields=REMEMBERED_FIELDS,
    rules={
        "look_of": look_of,
        "look_around": observe,
        "remembered_of": remembered_of,
        "write_remembered": write_remembered,
    },
)
