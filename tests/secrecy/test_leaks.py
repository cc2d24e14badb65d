"""The trial finds every leak that is planted, through the very channel it was planted in."""

import random

import pytest

from geisterstunde.games.dawn_under.game import DawnUnder
from tests.play import dealt, viewers, walk
from tests.secrecy.checker import Leak, check_deal, check_position
from tests.secrecy.leaks import LEAKS, Leaky
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable

TABLE = GameTable("dawn-under", {"players": 4, "edition": "2004"})
GAMES_TRIED = 6


def try_game(game: DawnUnder) -> None:
    """A few games, whose course does not depend on the leak, with the leaky game on trial."""
    secrets = SECRETS[TABLE.name]
    for number in range(GAMES_TRIED):
        chance = random.Random(number)
        position = dealt(TABLE, number)
        for viewer in viewers(TABLE):
            check_deal(game, secrets, position, viewer, chance)
        for count, _ in enumerate(walk(TABLE.game, position, random.Random(number))):
            if count % 7 == 0 or len(TABLE.game.owing(position)) > 1:
                check_position(game, secrets, TABLE, position, chance)


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_planted_leak_is_found(leaky: type[Leaky]) -> None:
    with pytest.raises(Leak) as found:
        try_game(leaky())
    assert found.value.channel == leaky.channel


def test_there_are_leaks_of_every_channel() -> None:
    channels = {leaky.channel for leaky in LEAKS}
    assert channels == {"view", "observe", "legal", "mask", "owing", "refuse", "events", "apply"}
