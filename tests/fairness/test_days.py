"""The deal of a day is promised for its date, strangers can check it, and nobody gives anything to it."""

import functools
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.bots.daily import guides_line
from geisterstunde.games.dawn_under.daily import DAILY
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.daily import day_named, seal_of
from geisterstunde.match.record import decode, encode, write
from geisterstunde.match.verify import verify
from tests.cli.commands import refusal, run
from tests.fairness import stranger
from tests.fairness.fair_games import share_of

DAY = date(2026, 11, 18)
SEAL = seal_of(bytes(32), "dawn-under", DAILY.options, DAY)
Data = dict[str, Any]


@functools.cache
def honest() -> bytes:
    return encode(guides_line(SEAL, DAILY))


def test_a_stranger_finds_the_same_promise_and_the_same_deal() -> None:
    record = json.loads(honest())
    assert stranger.commitment(record) == record["commitment"] == SEAL.commitment
    assert stranger.cemetery(record) == record["deal"]


def another_day(data: Data) -> None:
    data["day"] = "2026-11-19"


def no_day(data: Data) -> None:
    del data["day"]


def a_seat_gave_something(data: Data) -> None:
    data["shares"] = [msgspec.to_builtins(share_of(seat)) for seat in range(3)]


def an_older_format(data: Data) -> None:
    data["format"] = "geisterstunde/1"


@pytest.mark.parametrize("plant", [another_day, no_day, a_seat_gave_something, an_older_format])
def test_whatever_is_changed_is_found(plant: Callable[[Data], None]) -> None:
    assert verify(decode(honest()))
    data = json.loads(honest())
    plant(data)
    with pytest.raises(BadInput):
        verify(decode(json.dumps(data).encode()))


def test_a_game_is_held_to_the_promise_that_somebody_noted(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, decode(honest()))
    held = run("verify", path, "--promise", SEAL.commitment)
    assert held.returncode == 0, held.stderr
    assert "It is the deal of 2026-11-18, the same for everybody" in held.stdout
    assert "keeps another promise" in refusal("verify", path, "--promise", "ff" * 32)


@pytest.mark.parametrize("text", ["2026-09-30", "20261118", "2026-11-31", "", "tomorrow", "2026-11-18 "])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        day_named(text)
    assert day_named("2026-10-01") == date(2026, 10, 1)
