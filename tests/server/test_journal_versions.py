"""Journals of earlier versions are brought up to date when they are read."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.match.fairness import Share
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import record_of
from geisterstunde.server import journal
from geisterstunde.server.folding import folded
from geisterstunde.server.journal import Line
from geisterstunde.server.store.sqlite import connect
from tests.server.house import open_house
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

# What everybody saw in the end when it was written: a spectator, and the two players.
VIEWS_OF_VERSION_ONE = [
    "0c34239e437c9e1495b549708cf5c213bb44af2ca99895d1ef65d3f151387892",
    "413404845f0cabd69876fb06e01275d78378cf9b15fb543b61e0ce2fb3f3fcc8",
    "dab193e2ea99522dff77ecfdc76a8cdb4d5faf19638c8807ff15b38561b2ba31",
]


def spelled_out(body: dict[str, Any]) -> dict[str, Any]:
    """From a first version that called a seat a chair."""
    return {("seat" if name == "chair" else name): value for name, value in body.items()}


def counted_from_zero(body: dict[str, Any]) -> dict[str, Any]:
    """From a second version that counted seats from one."""
    return {**body, "seat": body["seat"] - 1} if "seat" in body else body


def with_history(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if two versions had gone before this one."""
    monkeypatch.setattr(journal, "VERSION", 3)
    monkeypatch.setattr(journal, "UPCASTS", {1: spelled_out, 2: counted_from_zero})


def test_a_line_goes_through_every_version_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    with_history(monkeypatch)
    assert journal.read(Line(1, "x", 1, b'{"kind":"seat_freed","chair":2}')) == journal.SeatFreed(1)
    assert journal.read(Line(1, "x", 2, b'{"kind":"seat_freed","seat":2}')) == journal.SeatFreed(1)
    assert journal.read(Line(1, "x", 3, b'{"kind":"seat_freed","seat":2}')) == journal.SeatFreed(2)


def test_seats_that_version_one_opened_are_freed() -> None:
    opened = Line(3, "bot:Zy0", 1, b'{"kind":"opened","seat":1}')
    others = Line(4, "0:7", 1, b'{"kind":"decided","seat":1,"decision":"open c4"}')
    assert journal.read(opened) == journal.SeatFreed(1)
    assert journal.read(others) == journal.Decided(1, "open c4")


def test_a_journal_of_version_one_leads_to_the_same_position() -> None:
    written = (Path(__file__).parent / "journals" / "version_1.jsonl").read_bytes()
    lines = [msgspec.json.decode(line) for line in written.splitlines()]
    table = folded(
        "old", None, {}, [Line(seq, command, version, body.encode()) for seq, command, version, body in lines]
    )
    assert table.match is not None
    assert (table.seq, table.phase, table.owing) == (24, "playing", (1,))
    assert [(seat.kind, seat.key, seat.stand_in, seat.returns) for seat in table.seats] == [
        ("player", "key-of-edda", False, 0),
        ("player", "key-of-ida", False, 1),
    ]
    views = [msgspec.json.encode(table.match.view(viewer)) for viewer in (SPECTATOR, 0, 1)]
    assert [sha256(view).hexdigest() for view in views] == VIEWS_OF_VERSION_ONE
    assert table.commands["leave:x"] == (4, journal.SeatFreed(1))


def test_what_is_written_can_be_read_as_every_kind_of_entry() -> None:
    for entry in (
        journal.Seated(1, "hash", local=True),
        journal.Renamed(1),
        journal.SeatFreed(1),
        journal.Arranged({"players": 3}, "tap", "brisk"),
        journal.Committed(0, "22"),
        journal.Promised("00", "11", {"players": 3}),
        journal.Revealed(0, "33"),
        journal.Started("00", "11", {"players": 3}, (None, Share("22", "33")), "0.3.0", "44", 7),
        journal.StartedBySeed("00", "11", 7),
        journal.Decided(2, "open a1", bot=True),
        journal.Decided(2, "open a1", record=record_of(random_match("dawn-under", {"players": 2}, 1))),
        journal.StoodIn(0, "clock"),
        journal.Closed(),
    ):
        assert journal.read(Line(1, "x", journal.VERSION, journal.write(entry))) == entry


@scene
async def test_a_table_of_a_later_version_is_left_alone_and_says_so(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_house(database) as house, Visitor(house) as edda:
        made = await edda.table(people=2)
    writing = connect(database)
    writing.execute("UPDATE entries SET version = ?", (journal.VERSION + 1,))
    writing.close()
    async with open_house(database) as house, Visitor(house) as edda:
        answer = await edda.http.get(f"/api/tables/{made['table']['id']}")
        assert (answer.status_code, answer.json()["code"]) == (409, "table_lost")


@scene
async def test_a_table_of_an_earlier_version_is_served(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_house(database) as house, Visitor(house) as edda:
        made = await edda.table(people=2)
    made_older(database)
    with pytest.MonkeyPatch.context() as patched:
        with_history(patched)
        async with open_house(database) as house, Visitor(house) as edda:
            name = made["table"]["id"]
            assert await edda.get(f"/api/tables/{name}") == made["table"]
            await edda.start(made)
            async with Seat(house, name, made["seats"][1]["key"]) as seat:
                state = await seat.next("state")
                assert (state["you"], state["table"]["phase"]) == (1, "playing")
    reading = connect(database)
    versions = {row[0] for row in reading.execute("SELECT version FROM entries")}
    reading.close()
    assert versions == {2, 3}, "what was written once is never rewritten"


def made_older(database: Path) -> None:
    """Writes a journal as the second version would have."""
    writing = connect(database)
    for seq, body in writing.execute("SELECT seq, body FROM entries").fetchall():
        entry = msgspec.json.decode(body)
        if "seat" in entry:
            entry["seat"] += 1
        writing.execute(
            "UPDATE entries SET version = 2, body = ? WHERE seq = ?", (msgspec.json.encode(entry), seq)
        )
    writing.close()
