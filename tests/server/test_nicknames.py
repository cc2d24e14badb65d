"""Nicknames are made fit to be shown to a family."""

import unicodedata

import pytest

from geisterstunde.server.nicknames import LONGEST
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
            joined = await edda.post(f"/api/tables/{made['table']['id']}/seats", name=given)
            table = await edda.get(f"/api/tables/{made['table']['id']}")
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
