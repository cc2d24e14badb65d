"""What a game with puzzles offers to everything above it.

A puzzle is a position behind a numbered door, in which something is to be reached within the moves that are
left. It is a function of its number, so nothing has to be kept of it: whoever tries it sends all decisions
from the beginning.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from geisterstunde.kernel.game import Game, GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Question


class Door(msgspec.Struct, frozen=True):
    """A puzzle before it is opened: how hard it is, in how many moves what is to be reached."""

    number: int
    level: int
    moves: int
    wanted: str


# `open` stands for a move that is not complete yet: something has to be decided first.
Warmth = Literal["begin", "open", "warm", "very_warm", "takes_longer", "out_of_moves", "solved"]


class Attempt(msgspec.Struct, frozen=True):
    """A puzzle after some decisions: how things stand, what happened last, and how near it is."""

    door: Door
    position: Buffer
    seat: int
    decisions: tuple[str, ...]
    question: Question | None  # none where it is solved, or all moves are used up
    allowed: tuple[str, ...]  # what may be decided now
    events: tuple[GameEvent, ...]  # of the last decision, or of none
    moves_left: int
    warmth: Warmth
    ways: int  # in which it could be solved from the beginning
    way: tuple[str, ...]  # one of them from here; none where it takes longer


class Puzzles(Protocol):
    """The puzzles of a game."""

    game: Game
    options: Any  # by which they are played
    levels: int
    corridor: int  # doors, from the easiest to the hardest
    last_door: int

    def door(self, number: int) -> Door:
        """What a door tells; raises BadInput where there is none."""

    def attempt(self, number: int, decisions: Sequence[str]) -> Attempt:
        """The puzzle after some decisions; raises BadInput where one is not allowed."""

    def hint(self, decision: str) -> str:
        """What kind of move a decision is, without saying which."""

    def goal(self, door: Door, reader: Reader) -> str:
        """What is to be reached, as a sentence."""
