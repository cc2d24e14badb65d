"""Nicknames are made fit to be shown to a family."""

import unicodedata

import pytest

from geisterstunde.server.nicknames import LONGEST, distinct
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Visitor

NAMES = [
    ("  Edda   the  Great ", "Edda the Great"),
    ("Ed\x00\x07da\x1b[31m", "Edda[31m"),
    ("\u202eadda\u202c \u2066x\u2069", "adda x"),
    ("a\u200bb\u2060c\ufeff", "abc"),
    ("line\nbreak\ttab", "line break tab"),
    ("x" * 200, "x" * LONGEST),
    ("\u200b\u200e", "?"),
    ("   ", "?"),
    ("\u3164", "?"),  # letters and patterns that are drawn as nothing
    ("\u2800\u2800", "?"),
    ("Ed\u115f\u1160\uffa0\u034f\u17b4da", "Edda"),
    ("Edda\ufe0f\U000e0100", "Edda"),
    ("\u0301\u1cd0\ufffc", "?"),  # marks with no letter to stand on
    ("\u0301Edda \u0308 x", "Edda x"),
    ("Zoë-Ångström 🦇", "Zoë-Ångström 🦇"),
]


@pytest.mark.parametrize(("given", "shown"), NAMES, ids=ascii)
def test_a_name_is_shown_cleaned(server: RunningServer, given: str, shown: str) -> None:
    @scene
    async def joins() -> None:
        async with Visitor(server) as edda:
            seats = [{"kind": "local", "name": given}]
            made = await edda.post("/api/tables", game="dawn-under", seats=seats)
            assert made["table"]["seats"][0]["name"] == shown
            other = await edda.post("/api/tables", game="dawn-under")
            joined = await edda.post(f"/api/tables/{other['table']['id']}/seats", name=given)
            table = await edda.get(f"/api/tables/{other['table']['id']}")
            assert table["seats"][joined["seat"]]["name"] == shown

    joins()


@scene
async def test_marks_do_not_pile_up(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.post("/api/tables", game="dawn-under")
        drawn_out = "E" + "\u0335" * 30 + "dda"
        await edda.post(f"/api/tables/{made['table']['id']}/seats", name=drawn_out)
        name = (await edda.get(f"/api/tables/{made['table']['id']}"))["seats"][0]["name"]
        assert sum(unicodedata.category(letter) == "Mn" for letter in name) <= 2
        assert name.endswith("dda")


@scene
async def test_a_name_that_is_none_is_turned_down(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.post("/api/tables", game="dawn-under")
        for name in ("", "x" * 201, 7, None):
            answer = await edda.http.post(f"/api/tables/{made['table']['id']}/seats", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


@pytest.mark.parametrize(
    ("other", "numbered"),
    [
        ("\u0415dd\u0430", True),  # two of its letters are Cyrillic
        ("\u0395dda", True),  # one is Greek
        ("EDD\u0410", True),
        ("\uff25dda", True),
        ("Édda", False),
        ("Ebba", False),
    ],
    ids=ascii,
)
def test_a_name_that_looks_like_anothers_gets_a_number(other: str, numbered: bool) -> None:
    assert distinct(other, ["Edda"]) == (f"{other} 2" if numbered else other)


@scene
async def test_no_two_at_a_table_have_the_same_name(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        seats = [{"kind": "local", "name": "Edda"}, {"kind": "local", "name": "EDDA"}]
        made = await edda.post("/api/tables", game="dawn-under", seats=seats, options={"players": 6})
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        for given in ("Edda", "E\u0301dda", "\uff25dda", "x" * 20, "x" * 20):
            answer = await edda.http.post(f"/api/tables/{name}/seats", json={"name": given})
            keys += [answer.json()["key"]] if answer.is_success else []
        table = await edda.get(f"/api/tables/{name}")
        shown = [seat["name"] for seat in table["seats"]]
        assert shown == ["Edda", "EDDA 2", "Edda 3", "Édda", "Ｅdda 4", "x" * 20]
        await edda.post(f"/api/tables/{name}/names", key=keys[5], name="Édda")
        await edda.post(f"/api/tables/{name}/names", key=keys[0], name="Edda")  # it is one's own
        table = await edda.get(f"/api/tables/{name}")
        assert [table["seats"][seat]["name"] for seat in (0, 5)] == ["Edda", "Édda 2"]
