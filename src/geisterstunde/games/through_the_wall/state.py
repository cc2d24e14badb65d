"""The whole state of a game as one record, and the few numbers its fields are made of."""

from enum import IntEnum
from typing import Annotated

from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.castle import SEATS, Castle
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.kernel.projection import projection_of
from geisterstunde.kernel.record import Byte, Ints, Short, layout_of
from geisterstunde.kernel.visibility import PUBLIC, Public, computed

DECKS = 4
MOVES = 3
NO_DECK = -1
NO_COCK = 0


class Ask(IntEnum):
    """What the player whose turn it is has to decide."""

    NOTHING = 0
    MOVE = 1
    PUT = 2
    SWAP = 3


class EndReason(IntEnum):
    """Why a game ended."""

    UNFINISHED = 0
    DRESSED = 1
    COCKCROW = 2


class State:
    """Everything there is to know about a game, seen and unseen. Sets of seats and of parts are bits."""

    castle: Castle

    # Chosen before the game, never changed.
    garment: Annotated[Ints, "i1", SPACES, PUBLIC]  # what a space shows, or NO_GARMENT
    decks_wander: Public[Byte]
    stone: Public[Byte]  # whether the floor hides what is under the board (TW-25)
    night: Public[Short]  # turns in a row without a find at which the cock crows, or NO_COCK (TW-26)

    # The cards: each lies in a deck, by its place on the table, or is worn.
    deck_of: Annotated[Ints, "i1", len(GARMENTS), computed("all_backs", blank=NO_DECK)]  # or NO_DECK
    worn_by: Annotated[Ints, "i1", len(GARMENTS), PUBLIC]  # or NOBODY
    dressed: Annotated[Ints, "i1", SEATS, PUBLIC]  # the parts each player has dressed

    # The turn.
    ask: Public[Byte]
    owing: Public[Byte]
    turn: Public[Byte]
    moves_left: Public[Byte]
    searched: Public[Byte]  # the deck that has to change places, or NO_DECK
    found_in_turn: Public[Byte]
    idle_turns: Public[Short]  # in a row, without a find; not counted where no cock crows

    # The end.
    reason: Public[Byte]
    winners: Public[Byte]


STATE = layout_of(State)
STATE_PROJECTION = projection_of(State)
