"""Tables of the past name fewer options; they are played as they were, whatever is usual today."""

import json
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from geisterstunde.match.record import decode, encode, record_of
from geisterstunde.match.replay import replayed
from geisterstunde.server.folding import folded
from geisterstunde.server.journal import Line
from geisterstunde.server.requests import Arrange
from geisterstunde.server.setting_up import rearranged
from geisterstunde.server.table import Table

JOURNALS = Path(__file__).parent / "journals"
HOST = "host"


def lines_of(name: str) -> list[Line]:
    """A journal as it was written."""
    written = (JOURNALS / name).read_bytes().splitlines()
    rows = [msgspec.json.decode(line) for line in written]
    return [Line(seq, command, version, body.encode()) for seq, command, version, body in rows]


def castle_of_the_past() -> Table:
    """Two players, before ghosts could be chosen and before a cock crowed."""
    return folded("old", None, {}, lines_of("castle_version_2.jsonl"))


def test_a_castle_of_the_past_stands_as_it_stood() -> None:
    table = castle_of_the_past()
    assert table.match is not None
    before: dict[str, Any] = json.loads((JOURNALS / "castle_version_2_view.json").read_bytes())
    now = json.loads(msgspec.json.encode(table.match.view(-1)))
    assert {name: now[name] for name in before} == before
    assert now["colours"] == ["green", "red"]
    assert now["rounds_left"] is None


def test_its_options_are_shown_as_it_is_played() -> None:
    shown = castle_of_the_past().shown().options
    assert (shown["ghosts"], shown["floor"], shown["night"]) == (["green", "red"], "glass", None)


def test_its_record_names_all_options_and_replays() -> None:
    match = castle_of_the_past().match
    assert match is not None
    record = decode(encode(record_of(match)))
    assert (record.options["ghosts"], record.options["night"]) == (["green", "red"], None)
    assert replayed(record).state == match.state


def test_a_lobby_of_the_past_can_be_given_more_players() -> None:
    """Colours for two are no colours for three: they are the usual ones again."""
    lobby = takewhile(lambda line: line.command != "start", lines_of("castle_version_2.jsonl"))
    table = folded("old", None, {}, list(lobby))
    assert table.phase == "lobby"
    assert table.created.options["ghosts"] == ["green", "red"]
    proposal = rearranged(table, HOST, Arrange(HOST, {"players": 3}))
    table.commit("options", proposal)
    assert (table.created.options["players"], table.created.options["ghosts"]) == (3, None)
