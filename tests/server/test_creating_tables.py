"""Tables are created as wished, or turned down in one sentence."""

from typing import Any

import pytest

from geisterstunde.locales.speech import LANGUAGES
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Visitor

WRONG_WISHES: list[tuple[str, dict[str, Any]]] = [
    ("bad_input", {"game": "chess"}),
    ("bad_input", {"game": "dawn-under", "options": {"players": 9}}),
    ("bad_input", {"game": "dawn-under", "options": {"moon": "full"}}),
    ("bad_input", {"game": "dawn-under", "options": {"players": "four"}}),
    ("bad_input", {"game": "dawn-under", "seats": [{"kind": "bot", "level": "wizard"}]}),
    ("bad_input", {"game": "dawn-under", "seats": [{"kind": "throne"}]}),
    ("bad_input", {"game": "dawn-under", "colour": "red"}),
    ("bad_input", {}),
    ("no_such_lid_time", {"game": "dawn-under", "lid_time": "7"}),
    ("no_such_clock", {"game": "dawn-under", "clock": "hourglass"}),
    ("no_such_pace", {"game": "dawn-under", "pace": "dizzy"}),
    ("bot_without_level", {"game": "dawn-under", "seats": [{"kind": "bot"}]}),
    ("too_many_seats", {"game": "dawn-under", "options": {"players": 2}, "seats": [{}, {}, {}]}),
]
SPOKEN = ("no_such_lid_time", "no_such_clock", "no_such_pace", "bot_without_level", "too_many_seats")


@scene
async def test_a_table_is_as_wished_and_says_so(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.post(
            "/api/tables",
            game="dawn-under",
            options={"players": 3, "edition": "2018"},
            seats=[{"kind": "local", "name": "Edda"}, {"kind": "bot", "level": "moth"}],
            lid_time="5",
            clock="relaxed",
        )
        table = made["table"]
        assert table["phase"] == "lobby"
        assert (table["game"], table["lid_time"], table["clock"]) == ("dawn-under", "5", "relaxed")
        assert (table["options"]["players"], str(table["options"]["edition"])) == (3, "2018")
        assert table["seats"] == [
            {"kind": "player", "name": "Edda", "local": True, "face": "girl"},
            {"kind": "bot", "level": "moth"},
            {"kind": "open"},
        ]
        assert [seat["seat"] for seat in made["seats"]] == [0]
        assert await edda.get(f"/api/tables/{table['id']}") == table


@scene
async def test_a_table_without_further_wishes_waits_for_people(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.post("/api/tables", game="through-the-wall")
        assert {seat["kind"] for seat in made["table"]["seats"]} == {"open"}
        assert (made["table"]["lid_time"], made["table"]["clock"]) == ("2.5", "none")
        assert made["seats"] == []


@scene
async def test_secrets_are_long_and_never_the_same(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = [await edda.table(people=2) for _ in range(3)]
        keys = [one["host"] for one in made] + [seat["key"] for one in made for seat in one["seats"]]
        assert len(set(keys)) == 9
        assert min(len(key) for key in keys) >= 22  # 128 bits take 22 letters of 64 kinds


@pytest.mark.parametrize(("code", "wish"), WRONG_WISHES, ids=lambda value: str(value)[:60])
def test_what_cannot_be_is_turned_down_in_one_sentence(
    server: RunningServer, code: str, wish: dict[str, Any]
) -> None:
    @scene
    async def asks() -> None:
        async with Visitor(server) as edda:
            answer = await edda.http.post("/api/tables", json=wish)
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (400, code)
            assert "\n" not in problem["sentence"]
            assert len(problem["sentence"]) > 10

    asks()


@pytest.mark.parametrize("code", SPOKEN)
def test_it_is_turned_down_in_four_languages(server: RunningServer, code: str) -> None:
    wish = next(wish for known, wish in WRONG_WISHES if known == code)

    @scene
    async def asks() -> None:
        sentences = set()
        for language in LANGUAGES:
            async with Visitor(server, language) as somebody:
                sentences.add((await somebody.http.post("/api/tables", json=wish)).json()["sentence"])
        assert len(sentences) == len(LANGUAGES) == 4

    asks()


IN_ITALIAN = [
    ({"game": "chess"}, "Non c’è nessun gioco 'chess'; ci sono dawn-under, through-the-wall."),
    ({"game": "dawn-under", "options": {"players": 9}}, "players va da 2 a 6, non 9."),
    (
        {"game": "dawn-under", "options": {"moon": "full"}},
        "Queste opzioni non si possono usare: Non c’è nessun campo `moon`.",
    ),
    (
        {"game": "dawn-under", "options": {"players": "four"}},
        "Queste opzioni non si possono usare: Serve `int`, non `str` - in `players`.",
    ),
    (
        {"game": "dawn-under", "seats": [{"kind": "bot", "level": "wizard"}]},
        "dawn-under non ha nessun bot 'wizard'; ci sono random, moth, hedgehog, raven, countess.",
    ),
    (
        {"game": "dawn-under", "seats": [{"kind": "throne"}]},
        "Così non si può usare: Serve uno di open|local|bot - in `seats[0].kind`.",
    ),
    ({}, "Così non si può usare: Manca il campo `game`."),
]


@pytest.mark.parametrize(("wish", "sentence"), IN_ITALIAN, ids=lambda value: str(value)[:60])
def test_bad_input_is_turned_down_in_italian(
    server: RunningServer, wish: dict[str, Any], sentence: str
) -> None:
    @scene
    async def asks() -> None:
        async with Visitor(server, "it-IT, en;q=0.5") as gino:
            answer = await gino.http.post("/api/tables", json=wish)
            assert answer.json() == {"code": "bad_input", "sentence": sentence}

    asks()


@scene
async def test_only_public_tables_that_wait_are_listed(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        public = await edda.table("through-the-wall", people=1, bots=1, public=True)
        private = await edda.table("through-the-wall", people=1, bots=1)
        listed = {table["id"] for table in await edda.get("/api/tables?game=through-the-wall")}
        assert public["table"]["id"] in listed
        assert private["table"]["id"] not in listed
        others = {table["id"] for table in await edda.get("/api/tables?game=dawn-under")}
        assert public["table"]["id"] not in others
        await edda.start(public)
        after = {table["id"] for table in await edda.get("/api/tables")}
        assert public["table"]["id"] not in after


@scene
async def test_the_house_says_what_can_be_played(server: RunningServer) -> None:
    async with Visitor(server) as edda, Visitor(server, "de") as franz:
        house = await edda.get("/api/house")
        assert {game["name"] for game in house["games"]} == {"dawn-under", "through-the-wall"}
        assert {"1.5", "2.5", "5", "tap"} <= set(house["lid_times"])
        assert house["clocks"] == ["none", "relaxed", "brisk"]
        assert house["paces"] == ["calm", "normal", "quick"]
        levels = house["games"][0]["levels"]
        german = (await franz.get("/api/house"))["games"][0]["levels"]
        assert [level["key"] for level in levels] == [level["key"] for level in german]
        assert [level["sentence"] for level in levels] != [level["sentence"] for level in german]
