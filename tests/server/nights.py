"""A house whose date the test chooses, and people who play the daily game there."""

import contextlib
import random
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.games.dawn_under import daily
from tests.server.house import OpenHouse, open_house
from tests.server.visitor import Seat, Visitor

DAILY = "/api/games/dawn-under/daily"
NIGHT, NEXT_NIGHT = date(2026, 11, 18), date(2026, 11, 19)
NOON = 12


class Calendar:
    """What the wall clock shows: noon of a day."""

    def __init__(self, day: date = NIGHT) -> None:
        self.day = day

    async def now(self) -> int:
        """In milliseconds."""
        noon = datetime(self.day.year, self.day.month, self.day.day, NOON, tzinfo=UTC)
        return int(1000 * noon.timestamp())


@contextlib.asynccontextmanager
async def daily_house(database: Path | str, calendar: Calendar) -> AsyncIterator[OpenHouse]:
    """A house that goes by a calendar, and whose daily games are quick: lids are shown for no time."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(daily, "DAILY", msgspec.structs.replace(daily.DAILY, lid_time="0"))
        async with open_house(database) as house:
            patched.setattr(house.service.rooms.store, "now", calendar.now)
            yield house


async def sat_down(visitor: Visitor, name: str = "Edda") -> tuple[str, str]:
    """Somebody begins the daily game: the table and the key of the seat."""
    made = await visitor.post(DAILY, name=name)
    (seat,) = made["seats"]
    return made["table"]["id"], seat["key"]


async def played(house: OpenHouse, visitor: Visitor, number: int = 6, *, slowly: bool = False) -> Seat:
    """Somebody plays the daily game to its end: the same way for the same number."""
    name, key = await sat_down(visitor)
    chance = random.Random(number)
    async with Seat(house, name, key) as seat:
        while seat.table is None or seat.table["phase"] == "playing":
            if seat.is_asked:
                if slowly:
                    await dawdle(seat)
                await seat.decide(chance.choice(seat.ask["decisions"]))
            await seat.next()
    return seat


async def dawdle(seat: Seat) -> None:
    """Lets others go first, if they would: a message goes to the table and back some times."""
    for _ in range(3):
        await seat.send(type="knock")
        await seat.next("refused")


def told(seat: Seat) -> list[Any]:
    """All that happened at a table, without who was when there."""
    return [message["told"] for message in seat.got if message["type"] == "event" and "told" in message]
