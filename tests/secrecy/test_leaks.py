"""The trial finds every leak that is planted, through the very channel it was planted in."""

import functools
import random
from collections.abc import Callable
from typing import NamedTuple, Protocol

import pytest

from geisterstunde.games.dawn_under.view import View as DawnUnderView
from geisterstunde.games.through_the_wall.view import View as ThroughTheWallView
from geisterstunde.kernel.game import SPECTATOR, Game
from geisterstunde.kernel.record import Buffer
from tests.games import GAMES
from tests.play import dealt, question, viewers, walk
from tests.secrecy import leaks, leaks_through_the_wall
from tests.secrecy.checker import Leak, check_deal, check_position, check_refusals
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable


class LeakyGame(Game, Protocol):
    """A game that leaks through one channel."""

    channel: str


def night_at_the_cemetery(game: Game, position: Buffer) -> object:
    view = game.view(position, SPECTATOR)
    assert isinstance(view, DawnUnderView)
    assert view.count is not None
    ready = view.gifts is not None and len(view.owing) < 3
    return view.asked, ready, view.plague is None, view.count.grave is None


def night_at_the_castle(game: Game, position: Buffer) -> object:
    view = game.view(position, SPECTATOR)
    assert isinstance(view, ThroughTheWallView)
    return question(game, position), sorted({len(costume) for costume in view.costumes})[-1]


class Trial(NamedTuple):
    """The table at which a leaky game is tried, how many of its games, and what tells situations apart."""

    table: GameTable
    games: int
    situation: Callable[[Game, Buffer], object]


TRIALS = {
    "dawn-under": Trial(
        GameTable("dawn-under", {"players": 4, "edition": "2004", "fresh_air": True}),
        12,
        night_at_the_cemetery,
    ),
    "through-the-wall": Trial(
        GameTable("through-the-wall", {"players": 3, "decks": "wander"}), 2, night_at_the_castle
    ),
}
LEAKS: dict[str, list[type[LeakyGame]]] = {
    "dawn-under": [*leaks.LEAKS],
    "through-the-wall": [*leaks_through_the_wall.LEAKS],
}
assert TRIALS.keys() == LEAKS.keys() == GAMES.keys()


def first_of_each_channel(leaky_games: list[type[LeakyGame]]) -> list[type[LeakyGame]]:
    """One leak through every channel; the others are found as proofs."""
    return list({leaky.channel: leaky for leaky in reversed(leaky_games)}.values())


@functools.cache
def situations(name: str) -> list[Buffer]:
    """Positions of every situation that a few games bring about: of each a late one, then an early one."""
    trial = TRIALS[name]
    game = trial.table.game
    found: dict[object, list[Buffer]] = {}
    for number in range(trial.games):
        position = dealt(trial.table, number)
        for _ in walk(game, position, random.Random(number)):
            found.setdefault(trial.situation(game, position), []).append(position.copy())
    return [positions[-1] for positions in found.values()] + [positions[0] for positions in found.values()]


def try_game(game: Game) -> None:
    """A game on trial. The positions do not depend on its leak."""
    table, secrets = TRIALS[game.name].table, SECRETS[game.name]
    for viewer in viewers(table):
        check_deal(game, secrets, dealt(table, 0), viewer, random.Random(viewer))
    for number, position in enumerate(situations(game.name)):
        check_position(game, secrets, table, position, random.Random(number))
    for number, position in enumerate(situations(game.name)):
        for viewer in viewers(table):
            check_refusals(game, secrets, position, viewer, random.Random(number))


@pytest.mark.parametrize(
    "leaky",
    [
        pytest.param(leaky, marks=() if leaky in first_of_each_channel(leaky_games) else pytest.mark.proof)
        for leaky_games in LEAKS.values()
        for leaky in leaky_games
    ],
    ids=lambda leaky: f"{leaky.name}: {leaky.__name__}",
)
def test_a_planted_leak_is_found(leaky: type[LeakyGame]) -> None:
    with pytest.raises(Leak) as found:
        try_game(leaky())
    assert found.value.channel == leaky.channel


@pytest.mark.parametrize("name", GAMES)
def test_there_are_leaks_of_every_channel(name: str) -> None:
    channels = {leaky.channel for leaky in LEAKS[name]}
    seen = {"view", "observe", "public_state", "legal", "mask", "owing"}
    assert channels >= seen | {"refuse", "events", "event_numbers", "apply"}
