"""The suites that every game passes, run at the tables of a game from another package."""

import inspect
import random
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from geisterstunde.games.registry import game_names, package_named
from tests.conformance import test_decisions, test_looks, test_positions
from tests.play import one_of_each_kind, state, viewers
from tests.secrecy import test_secrecy
from tests.secrecy.reading import Readings
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable
from tests.third_game.installation import Installation
from tests.third_game.tables import GAME

NOT_FOR_THIS_GAME = {
    "test_another_world_is_another_world",  # in the end nothing is hidden any more; it is tried below
    "test_seats_that_owe_together_may_decide_in_any_order",  # nobody ever does
}
TRACE = """
from tests.kernel.trace import told
from tests.third_game.tables import TABLES
for table in TABLES:
    print(*told(table), sep="\\n")
"""


def trials_in(module: ModuleType) -> list[Callable[[GameTable], None]]:
    """The tests of a module that are run at any table."""
    tests = [
        test for name, test in inspect.getmembers(module, inspect.isfunction) if name.startswith("test_")
    ]
    return [test for test in tests if list(inspect.signature(test).parameters) == ["table"]]


TRIALS = [
    trial
    for module in (test_decisions, test_looks, test_positions, test_secrecy)
    for trial in trials_in(module)
    if trial.__name__ not in NOT_FOR_THIS_GAME
]


def test_the_game_is_there_where_it_is_installed(installed: None) -> None:
    assert game_names()[-1] == GAME
    assert package_named(GAME).game.name == GAME


def test_it_is_not_there_elsewhere() -> None:
    assert GAME not in game_names()


def test_there_is_enough_to_try() -> None:
    assert len(TRIALS) > 20


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.__name__)
def test_it_passes_what_every_game_passes(trial: Callable[[GameTable], None], table: GameTable) -> None:
    trial(table)


def test_another_world_is_another_world(table: GameTable) -> None:
    """The trial of secrecy would prove nothing if what is hidden stayed as it is."""
    game, secrets = table.game, SECRETS[GAME]
    opened_first = one_of_each_kind(table)[0]
    hidden = secrets.hidden(opened_first, 0)
    worlds = [secrets.shuffled(opened_first, hidden, random.Random(number)) for number in range(3)]
    assert len({state(game, world) for world in [opened_first, *worlds]}) == 4


def test_what_is_shown_is_read_from_what_may_be_seen(table: GameTable) -> None:
    rules = table.game.api.rules
    readings = Readings(rules["public_state"])
    assert readings.peeked(rules["public_state"]) == set()
    assert readings.read(rules["observe"])
    assert readings.peeked(rules["observe"]) == set()
    assert readings.peeked(rules["apply_decision"]) == {"thing"}


def test_the_public_state_holds_all_that_is_observed(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        for viewer in viewers(table):
            public = game.public_state(position, viewer)
            assert game.observe(public, viewer).tobytes() == game.observe(position, viewer).tobytes()
            assert (state(game, public) == state(game, position)) == (not game.owing(position))


def test_compiled_and_plain_rules_give_the_same_bytes(installation: Installation) -> None:
    plain, compiled = (
        installation.run(sys.executable, "-c", TRACE, GEISTERSTUNDE_JIT=switch) for switch in ("0", "1")
    )
    assert (plain.returncode, compiled.returncode) == (0, 0), plain.stderr + compiled.stderr
    assert plain.stdout == compiled.stdout
    assert plain.stdout.count(" at once ") == 3
