"""Change what a seat cannot see: not one byte it receives may change."""

import random

import pytest

from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import encode, record_of
from tests.play import dealt, one_of_each_kind, pick, state, viewers
from tests.secrecy.checker import check_deal, check_decision, check_look, check_position, check_refusals
from tests.secrecy.worlds import SECRETS
from tests.tables import AT_EVERY_TABLE, GameTable


@pytest.fixture(params=AT_EVERY_TABLE)
def table(request: pytest.FixtureRequest) -> GameTable:
    chosen: GameTable = request.param
    return chosen


def test_no_position_tells_a_secret(table: GameTable) -> None:
    """Every kind of position, for every seat and a spectator."""
    for position in one_of_each_kind(table):
        check_position(table.game, SECRETS[table.name], table, position, random.Random(1))


def test_no_refusal_tells_a_secret(table: GameTable) -> None:
    """Every kind of position, every decision that there is, tried by one who is asked or one who is not."""
    chance = random.Random(6)
    for position in one_of_each_kind(table):
        viewer = chance.choice([*table.game.owing(position), chance.choice(viewers(table))])
        check_refusals(table.game, SECRETS[table.name], position, viewer, chance)


def test_no_decision_of_a_game_tells_a_secret(table: GameTable) -> None:
    """A whole game, every third decision of it watched by one of those who may look on."""
    game, secrets, chance = table.game, SECRETS[table.name], random.Random(2)
    position = dealt(table, 2)
    while game.owing(position):
        seat, action = pick(game, position, chance)
        if chance.random() < 1 / 3:
            check_decision(game, secrets, position, (seat, action), chance.choice(viewers(table)), chance)
        game.apply(position, seat, action)
    for viewer in viewers(table):
        check_look(game, secrets, position, viewer, chance)


def test_no_deal_tells_a_secret(table: GameTable) -> None:
    position = dealt(table, 3)
    for viewer in viewers(table):
        check_deal(table.game, SECRETS[table.name], position, viewer, random.Random(3))


def test_another_world_is_another_world(table: GameTable) -> None:
    """The trial would prove nothing if what is hidden stayed as it is."""
    game, secrets = table.game, SECRETS[table.name]
    for position in one_of_each_kind(table):
        hidden = secrets.hidden(position, 0)
        worlds = [secrets.shuffled(position, hidden, random.Random(number)) for number in range(3)]
        assert len({state(game, world) for world in [position, *worlds]}) == 4
        assert secrets.shuffled(position, set(), random.Random(4)).tobytes() == position.tobytes()


def test_an_unfinished_record_keeps_the_seed(table: GameTable) -> None:
    """Whoever knew it could deal the game again."""
    promise = Promise.numbered(5)
    match = Match.dealt(table.name, table.options, promise)
    written = encode(record_of(match))
    assert match.seal is not None
    assert match.seal.commitment.encode() in written
    for secret in (promise.seed, promise.salt):
        assert secret.hex().encode() not in written
