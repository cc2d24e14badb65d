"""How tests play: any decision that is allowed, until something is seen or the game is over."""

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from geisterstunde.games.registry import package_named
from tests.server.visitor import Seat

Wanted = Callable[[Any], bool]


async def play_on(seat: Seat, chance: random.Random, until: Wanted = lambda message: False) -> Any:
    """Plays a seat until a message is as wanted (it is returned) or the game is over."""
    message: Any = None
    while seat.table is None or seat.table["phase"] in ("lobby", "dealing", "playing"):
        if seat.is_asked:
            await seat.decide(chance.choice(seat.ask["decisions"]))
        message = await seat.next()
        if until(message):
            return message
    return message


async def play_to_the_end(seats: Sequence[Seat], number: int) -> None:
    """Plays all these seats to the end of the game, the same way for the same number."""
    await asyncio.gather(*(play_on(seat, random.Random(number + place)) for place, seat in enumerate(seats)))
    assert all(seat.table["phase"] == "over" for seat in seats)


async def play_until(seats: Sequence[Seat], wanted: Wanted, number: int = 0) -> Any:
    """Plays seats in turns, one decision at a time, until one gets a message as wanted; that message.

    Afterwards every seat has heard of everything up to that event, and nothing is under way.
    """
    chance = random.Random(number)
    while True:
        seat = next(each for each in seats if each.is_asked)
        await seat.decide(chance.choice(seat.ask["decisions"]))
        ack = await seat.next("ack")
        await asyncio.gather(*(up_to(each, ack["n"]) for each in seats))
        for message in seat.got[::-1]:
            if message["type"] == "event" and message["n"] == ack["n"] and wanted(message):
                return message


async def up_to(seat: Seat, number: int) -> None:
    """Reads until a seat has heard of an event."""
    while seat.n < number:
        await seat.next()


def shows_something(message: Any) -> bool:
    """Whether an event shows what will be closed again."""
    return bool(message["type"] == "event" and message.get("hold", 0.0) > 0.0)


def until_open(game: str, message: Any) -> float:
    """How many seconds it takes to follow what was told, up to the last lid that opens."""
    package = package_named(game)
    kinds = [told["kind"] for told in message["told"]]
    last = max(number for number, kind in enumerate(kinds) if kind in package.game.reveals)
    following: Mapping[str, float] = package.part("following")
    return sum(following.get(kind, 0.0) for kind in kinds[: last + 1])
