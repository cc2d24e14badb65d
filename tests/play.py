"""Plays games for tests, whichever game it is: through its interface alone."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import SPECTATOR, Game, GameEvent
from geisterstunde.kernel.record import Buffer
from tests.tables import GameTable

# far beyond the longest game: whoever gets here would go on for ever
ENDLESS = 50_000


class Taken(NamedTuple):
    """A decision that was carried out, and what it caused."""

    seat: int
    action: int
    events: list[GameEvent]


def dealt(table: GameTable, number: int) -> Buffer:
    """The fresh position of the n-th game at a table."""
    return table.game.deal(table.game.options_from(table.options), numbered_seed(number))


def state(game: Game, position: Buffer) -> bytes:
    """All that is to know about a position."""
    return position[: game.state_bytes].tobytes()


def restored(game: Game, stored: bytes, room: int) -> Buffer:
    """A position of so many bytes made from nothing but the bytes of its state."""
    position = np.zeros(room, dtype=np.uint8)
    position[: game.state_bytes] = np.frombuffer(stored, dtype=np.uint8)
    return position


def viewers(table: GameTable) -> list[int]:
    """All that may look on: every seat, and a spectator."""
    return [*range(table.players), SPECTATOR]


def pick(game: Game, position: Buffer, chance: random.Random) -> tuple[int, int]:
    """Somebody who owes a decision, and one that is legal."""
    seat = chance.choice(game.owing(position))
    return seat, chance.choice(game.legal(position, seat))


def walk(game: Game, position: Buffer, chance: random.Random) -> Iterator[Taken]:
    """Plays a position to its end with random decisions, in place; tells each once it is carried out."""
    for _ in range(ENDLESS):
        if not game.owing(position):
            return
        seat, action = pick(game, position, chance)
        yield Taken(seat, action, game.apply(position, seat, action))
    raise AssertionError(f"no end after {ENDLESS} decisions")


def question(game: Game, position: Buffer) -> tuple[int, frozenset[str]]:
    """What kind of position it is: how many owe a decision, and which verbs they may use."""
    owing = game.owing(position)
    verbs = {game.action_to(action).split()[0] for seat in owing for action in game.legal(position, seat)}
    return len(owing), frozenset(verbs)


def one_of_each_kind(table: GameTable, number: int = 0) -> list[Buffer]:
    """The n-th game at a table as a handful of positions: the first of every kind, and the end."""
    if (table, number) not in _KINDS:
        game, position = table.game, dealt(table, number)
        found = {question(game, position): position.copy()}
        for _ in walk(game, position, random.Random(number)):
            found.setdefault(question(game, position), position.copy())
        _KINDS[table, number] = list(found.values())
    return [position.copy() for position in _KINDS[table, number]]


# most tests ask for the same few games
_KINDS: dict[tuple[GameTable, int], list[Buffer]] = {}
