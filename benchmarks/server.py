"""The server: what a decision costs with four at the table, and what it takes to load a journal."""

import statistics
import tempfile
from pathlib import Path

import uvloop

from benchmarks.figures import ROUNDS, Figure, median_seconds
from geisterstunde.server.folding import folded
from tests.server.long_journal import long_journal
from tests.server.running import RunningServer
from torture.crowd import Crowd
from torture.many_tables import lay_tables
from torture.watch import processor_seconds

TABLES = 200
RATE, SECONDS = 250.0, 4.0  # decisions a second, and for how long each round is played
MICRO = 1e6


async def decision() -> Figure:
    """A crowd plays at many tables of a real server, as in `torture.load`."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        tables = await lay_tables(database, TABLES)
        with RunningServer(database) as server:
            crowd = Crowd(tables)
            await crowd.come(server.port)
            costs = [await cost(crowd, server) for _ in range(1 + ROUNDS)][1:]
    what = "server: processor time per acknowledged decision, 4 at the table"
    return Figure(what, MICRO * statistics.median(costs), "µs", "at most 700")


async def cost(crowd: Crowd, server: RunningServer) -> float:
    """Seconds that the server computes for a decision, in one round."""
    crowd.delays.clear()
    before = processor_seconds(server.process.pid)
    await crowd.play(crowd.tables, RATE, SECONDS)
    await crowd.settle()
    return (processor_seconds(server.process.pid) - before) / len(crowd.delays)


def loading() -> Figure:
    """A table is folded from the journal of a long game."""
    lines = long_journal()
    seconds = median_seconds(lambda: folded("table", None, {}, lines))
    return Figure(
        f"server: a journal of {len(lines):,} lines", MICRO * seconds / len(lines), "µs/line", "at most 30"
    )


def figures() -> list[Figure]:
    """Both."""
    return [uvloop.run(decision()), loading()]
