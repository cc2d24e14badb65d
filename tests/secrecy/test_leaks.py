"""The trial finds every leak that is planted, through the very channel it was planted in."""

import functools
import random

import pytest

from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.view import View
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.record import Buffer
from tests.play import dealt, viewers, walk
from tests.secrecy.checker import Leak, check_deal, check_position, check_refusals
from tests.secrecy.leaks import LEAKS, Leaky
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable

TABLE = GameTable("dawn-under", {"players": 4, "edition": "2004", "fresh_air": True})
SECRETS_OF_TABLE = SECRETS[TABLE.name]
GAMES_TRIED = 12


@functools.cache
def situations() -> list[Buffer]:
    """Positions of every situation that a few games bring about: of each a late one, then an early one."""
    game = TABLE.game
    found: dict[object, list[Buffer]] = {}
    for number in range(GAMES_TRIED):
        position = dealt(TABLE, number)
        for _ in walk(game, position, random.Random(number)):
            view = game.view(position, SPECTATOR)
            assert isinstance(view, View)
            assert view.count is not None
            ready = view.gifts is not None and len(view.owing) < 3
            situation = view.asked, ready, view.plague is None, view.count.grave is None
            found.setdefault(situation, []).append(position.copy())
    return [positions[-1] for positions in found.values()] + [positions[0] for positions in found.values()]


def try_game(game: DawnUnder) -> None:
    """A game on trial. The positions do not depend on its leak."""
    for viewer in viewers(TABLE):
        check_deal(game, SECRETS_OF_TABLE, dealt(TABLE, 0), viewer, random.Random(viewer))
    for number, position in enumerate(situations()):
        check_position(game, SECRETS_OF_TABLE, TABLE, position, random.Random(number))
    for number, position in enumerate(situations()):
        for viewer in viewers(TABLE):
            check_refusals(game, SECRETS_OF_TABLE, position, viewer, random.Random(number))


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_planted_leak_is_found(leaky: type[Leaky]) -> None:
    with pytest.raises(Leak) as found:
        try_game(leaky())
    assert found.value.channel == leaky.channel


def test_there_are_leaks_of_every_channel() -> None:
    channels = {leaky.channel for leaky in LEAKS}
    assert channels == {"view", "observe", "legal", "mask", "owing", "refuse", "events", "apply"}
