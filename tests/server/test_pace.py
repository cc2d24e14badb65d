"""What happened is left time to be followed, as much as the table's pace says; time tells no secrets."""

import pytest

from geisterstunde.games.registry import package_named, packages
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.server.pace import LONGEST, RATES, following_seconds, thinking_seconds
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Visitor

STILL = 3.0  # seconds nobody should have to look at a table where nothing moves


def happened(*kinds: str, audience: int = EVERYONE) -> list[GameEvent]:
    return [GameEvent(kind, audience, {}) for kind in kinds]


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_every_kind_that_takes_time_is_one_of_the_game(game: str) -> None:
    package = package_named(game)
    following = package.part("following")
    assert following.keys() <= {kind.name.lower() for kind in package.game.events}
    assert package.game.reveals <= following.keys()
    assert all(0.0 < seconds <= STILL for seconds in following.values())


def test_a_calm_table_takes_longer_than_a_quick_one() -> None:
    took = [following_seconds("dawn-under", happened("opened", "stake_taken"), pace) for pace in RATES]
    assert took == sorted(took, reverse=True)
    assert took[1] == pytest.approx(1.15 + 1.04)
    assert all(thinking_seconds(pace) < STILL for pace in RATES)


def test_however_much_happens_there_is_an_end() -> None:
    assert following_seconds("dawn-under", happened(*["laid"] * 50), "normal") == LONGEST


def test_what_one_seat_alone_knows_takes_no_time() -> None:
    assert following_seconds("through-the-wall", happened("searched", audience=1), "normal") == 0.0


def test_games_of_other_packages_may_say_nothing_of_time() -> None:
    for name, package in packages().items():
        assert following_seconds(name, happened("something_new"), "normal") == 0.0, package.title


@scene
async def test_the_host_chooses_the_pace(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2, pace="calm")
        assert made["table"]["pace"] == "calm"
        assert (await edda.table(people=2))["table"]["pace"] == "normal"
        path = f"/api/tables/{made['table']['id']}/options"
        changed = await edda.post(path, key=made["host"], pace="quick")
        assert changed["pace"] == "quick"
        assert (await edda.post(path, key=made["host"], clock="brisk"))["pace"] == "quick"
        refused = await edda.http.post(path, json={"key": made["host"], "pace": "dizzy"})
        assert refused.json()["code"] == "no_such_pace"
