"""How long people wait after a server has died: from its start to the first decision it accepts."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.running import RunningServer
from torture import audit
from torture.many_tables import StartedTable, lay_tables
from torture.players import Crowd, Place
from torture.steady_port import steady_port
from torture.watch import foreign_load

TABLES, ROUNDS, WANTED = 1000, 5, 2.0
AS_FAST_AS_IT_ANSWERS = 0.01


async def seconds_to_first_decision(server: RunningServer, table: StartedTable) -> float:
    """Starts the server; four people knock without pause, and the one who is asked decides at once."""
    crowd = Crowd([server.port], between_attempts=AS_FAST_AS_IT_ANSWERS)
    seats = [{"seat": seat, "key": key} for seat, key in enumerate(table.keys)]
    async with httpx.AsyncClient() as client:
        began = time.monotonic()
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        crowd.sit_down(Place(crowd, client, {"host": "", "table": {"id": table.id}, "seats": seats}))
        crowd.begin(rate=1000.0)
        await crowd.until_acknowledged(1)
        seconds = time.monotonic() - began
        await starting
        await crowd.go()
    server.kill()
    found = audit.faults(crowd.ledgers, audit.journals_in(Path(server.database)))
    assert not found, found
    return seconds


async def measure(folder: Path) -> list[float]:
    """The seconds of each round, every one after a kill, each with another table."""
    tables = await lay_tables(folder / "tables.db", TABLES)
    server = RunningServer(folder / "tables.db", port=steady_port())
    await asyncio.to_thread(server.start)  # so that the rules are compiled
    server.kill()
    return [await seconds_to_first_decision(server, table) for table in random.sample(tables, ROUNDS)]


def main() -> None:
    """Five restarts with 1,000 open tables."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = asyncio.run(measure(Path(folder)))
    each = ", ".join(f"{value:.2f}" for value in seconds)
    print(f"restart to first accepted decision, {TABLES} open tables: {each} s (wanted: {WANTED:.0f} s)")
    print(f"  load of the machine: {foreign_load()}")


if __name__ == "__main__":
    main()
