"""Scenes in a house whose time stands still: lids lie open and clocks wait until the scene lets time pass."""

import contextlib
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, ParamSpec

from msgspec import structs

from tests.server.house import HERE, OpenHouse, open_house
from tests.server.visitor import Seat, Visitor
from tests.server_secrecy.clock import StoppedLoop, run, the_loop

P = ParamSpec("P")
UNLIMITED = structs.replace(HERE, unlimited=True)  # whoever has to wait for a limit waits for ever
LONGEST_SCENE = 150.0  # seconds of everybody else's time


def still_scene(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Runs a scene to its end, in a loop whose time can be stopped."""

    @functools.wraps(test)
    def runs(*arguments: P.args, **named: P.kwargs) -> None:
        run(lambda: test(*arguments, **named), LONGEST_SCENE)

    return runs


@contextlib.asynccontextmanager
async def still_house(folder: Path) -> AsyncIterator[tuple[OpenHouse, StoppedLoop]]:
    """An open house, and its time."""
    async with open_house(folder / "tables.db", UNLIMITED) as house:
        for chore in house.service.chores:
            chore.cancel()  # tidying up would find that hours have passed
        time = the_loop()
        time.stand_still()
        try:
            yield house, time
        finally:
            time.run_on()


async def nothing_is_under_way(house: OpenHouse, seat: Seat) -> None:
    """Goes the way that decisions go, to the journal and back: whatever was due before has come by then."""
    async with Visitor(house) as passer_by:
        await passer_by.table(people=2)
    await seat.send(type="knock")
    await seat.next("refused")
