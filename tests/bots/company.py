"""Seats bots at the tables of the tests and lets them play, as whoever runs a game would."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import pytest

from geisterstunde.bots.bot import Bot, Decision, events_for
from geisterstunde.bots.levels import Level
from geisterstunde.bots.registry import RANDOM, bot_named, level_bot
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer
from tests.games import LEVELS
from tests.play import ENDLESS
from tests.tables import FEW, TABLES, GameTable

QUICK_TRIALS = 32
AT_A_TABLE = 2


class Asked(NamedTuple):
    """A moment of a game: who is asked, the bot that sits there, and what it has just decided."""

    seat: int
    decision: Decision


def quick(level: Level) -> Level:
    """The same level, hurried: what it would search for long it searches for a moment."""
    return msgspec.structs.replace(level, trials=min(level.trials, QUICK_TRIALS))


def quick_levels(name: str) -> list[Level]:
    """All levels of a game, in a hurry."""
    return [quick(level) for level in LEVELS[name]]


def levels_in_turn(table: GameTable, number: int) -> list[Level]:
    """Some levels of a game for its n-th table; the next table has the next ones."""
    levels = LEVELS[table.name]
    return [levels[(AT_A_TABLE * number + place) % len(levels)] for place in range(AT_A_TABLE)]


SEATED = [
    pytest.param(table, level, id=f"{table} {level.key}", marks=() if table in FEW else pytest.mark.proof)
    for number, table in enumerate(TABLES)
    for level in levels_in_turn(table, number)
]


def seated(table: GameTable, level: Level, seed: int) -> list[Bot]:
    """Players of one level on all seats of a table."""
    return [level_bot(table.name, level, seat, seed) for seat in range(table.players)]


def by_chance(table: GameTable, seed: int) -> list[Bot]:
    """Players by chance on all seats of a table."""
    return [bot_named(table.name, RANDOM, seat, seed) for seat in range(table.players)]


def tell_all(game: Game, position: Buffer, bots: Sequence[Bot]) -> None:
    """Everybody learns what they may of what has just happened."""
    for seat, bot in enumerate(bots):
        bot.watch(events_for(game.event_numbers(position), seat))


def play_on(game: Game, position: Buffer, bots: Sequence[Bot]) -> Iterator[Asked]:
    """Plays a fresh position to its end, in place; tells each decision just before it is carried out."""
    tell_all(game, position, bots)
    for _ in range(ENDLESS):
        if not game.owing(position):
            return
        seat = game.owing(position)[0]
        asked = Asked(seat, bots[seat].decide(game.public_state(position, seat)))
        yield asked
        game.apply(position, seat, asked.decision.action)
        tell_all(game, position, bots)
    raise AssertionError(f"no end after {ENDLESS} decisions")
