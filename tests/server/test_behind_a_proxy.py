"""What a proxy says of a request is believed of named proxies only; and a path below another works."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import limits
from geisterstunde.server.settings import Settings
from tests.server.house import HERE, OpenHouse, open_house
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

NEXT_TO_NOTHING = 1e-9  # a second
BEHIND_A_PROXY = msgspec.structs.replace(HERE, trusted_proxies=("127.0.0.0/8",))
BELOW = msgspec.structs.replace(HERE, root_path="/games")


async def let_through(house: OpenHouse, edda: Visitor) -> int:
    """How many of some requests are answered that say they come from everywhere."""
    house.service.web_app.requests = limits.Buckets(NEXT_TO_NOTHING, 2)
    answers = [
        await edda.http.get("/health", headers={"x-forwarded-for": f"192.0.2.{number}"})
        for number in range(10)
    ]
    return sum(answer.is_success for answer in answers)


@scene
async def test_a_stranger_cannot_claim_to_come_from_elsewhere(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        assert await let_through(house, edda) == 2
        claims = {"x-forwarded-proto": "https", "x-forwarded-host": "evil.example"}
        told = await edda.http.get("/api/house", headers={**claims, "x-forwarded-for": "192.0.2.99"})
        assert told.status_code == 429
        house.service.web_app.requests = limits.Buckets(NEXT_TO_NOTHING, 2)
        told = await edda.http.get("/api/house", headers=claims)
        assert told.json()["origin"] == house.address


@scene
async def test_a_trusted_proxy_says_who_comes_and_how(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db", BEHIND_A_PROXY) as house, Visitor(house) as edda:
        assert await let_through(house, edda) == 10
        told = await edda.http.get("/api/house", headers={"x-forwarded-proto": "https", "host": "games"})
        assert told.json()["origin"] == "https://games"
        chain = {"x-forwarded-for": "192.0.2.50, 192.0.2.51, 127.0.0.9"}  # the first may be made up
        assert [(await edda.http.get("/health", headers=chain)).status_code for _ in range(3)] == [
            200,
            200,
            429,
        ]


@scene
async def test_below_a_path_everything_is_found_whether_the_proxy_keeps_it_or_not(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db", BELOW) as house, Visitor(house) as edda:
        whole = await edda.http.get("/games/")
        assert whole.content == (await edda.http.get("/")).content
        assert not [part for part in whole.text.split('"') if part.startswith("/")], "all is relative"
        moved = await edda.http.get("/games")
        assert (moved.status_code, moved.headers["location"]) == (307, "/games/")
        assert (await edda.http.get("/gamesters/health")).status_code == 404
        for path in ("/games/api/house", "/api/house"):
            assert (await edda.get(path))["origin"] == f"{house.address}/games"
        made = await edda.table(people=1, bots=1)
        await edda.start(made)
        below = f"ws://127.0.0.1:{house.port}/games/ws"
        for socket in (
            house.socket,
            below,
            f"{below}/{made['table']['id']}",
            f"{house.socket}/whatever/else",
        ):
            house.socket = socket
            async with Seat(house, made["table"]["id"]) as watching:
                assert (await watching.next("state"))["table"]["phase"] == "playing"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"root_path": "games"}, "input-root-path"),
        ({"root_path": "/ga mes"}, "input-root-path"),
        ({"names": ("http://games.example",)}, "input-server-name"),
        ({"names": ("games.example:80",)}, "input-server-name"),
        ({"trusted_proxies": ("*",)}, "input-trusted-proxy"),
        ({"trusted_proxies": ("10.0.0.1/8",)}, "input-trusted-proxy"),
        ({"unlimited": True}, "input-unlimited"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as refused:
        Settings(**wrong)
    assert refused.value.message == message


def test_without_limits_only_this_machine_may_come() -> None:
    assert Settings(unlimited=True, host="127.0.0.1").unlimited
