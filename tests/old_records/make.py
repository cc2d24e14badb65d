"""Plays games with the engine as it is and keeps their records, for the engines to come.

`python -m tests.old_records.make FILE` writes some hundred; `--choose FILE` picks from such a file the few
that are kept here, as many pairs of options and ends as fit. Play them before rules change, not after.
"""

import random
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of
from tests.golden.players import Careless, DawnUnderPlayers, Fickle, Players, Sleepy
from tests.golden.players_through_the_wall import Reckless, ThroughTheWallPlayers
from tests.old_records.compare import verdict
from tests.old_records.kept import FIXTURE, Kept, Telling, read_kept, write_kept
from tests.tables import TABLES, GameTable

GAMES = 400
CASTLES = 80
ROOM = 58_000
LONGEST = 300  # a record may be unfinished, too

Pairs = set[tuple[tuple[str, str], ...]]
MINDS: dict[str, list[type[Players]]] = {
    "dawn-under": [DawnUnderPlayers, Careless, Fickle, Sleepy],
    "through-the-wall": [ThroughTheWallPlayers, Reckless],
}


def played(table: GameTable, number: int) -> Kept:
    """The n-th game, by one of the kinds of players."""
    chance = random.Random(f"{table} {number}")
    minds = chance.choice(MINDS[table.name])()
    match = Match.dealt(table.name, table.options, Promise.numbered(number, 7))
    telling = Telling()
    while match.result is None and len(match.decisions) < LONGEST:
        seat = chance.choice(match.owing)
        events = match.decide(seat, minds.choose(match, seat, chance))
        minds.hear(events)
        telling.hear(events)
    return Kept(record_of(match), telling.digest)


def all_games() -> Iterator[Kept]:
    """Games at every table in turn."""
    for name, games in (("dawn-under", GAMES - CASTLES), ("through-the-wall", CASTLES)):
        tables = [table for table in TABLES if table.name == name]
        for number in range(games):
            yield played(tables[number % len(tables)], number)


def facts(kept: Kept) -> dict[str, Any]:
    """What a record shows: its options, how it ended, and what has become of it."""
    end = kept.record.result.reason if kept.record.result else "unfinished"
    return {"game": kept.record.game, **kept.record.options, "end": end, "today": verdict(kept).in_words}


def pairs(kept: Kept) -> Pairs:
    """All pairs of what a record shows."""
    return set(combinations(sorted((name, repr(value)) for name, value in facts(kept).items()), 2))


def chosen(games: list[Kept], shown: list[Pairs]) -> list[int]:
    """Those that show most pairs for their size, as long as there is room and something new to show."""
    sizes = [len(msgspec.json.encode(game)) + 1 for game in games]
    kept: list[int] = []
    seen: Pairs = set()
    room = ROOM
    while fitting := [game for game, size in enumerate(sizes) if size <= room and shown[game] - seen]:
        best = max(fitting, key=lambda game: len(shown[game] - seen) / sizes[game])
        kept.append(best)
        seen |= shown[best]
        room -= sizes[best]
    return kept


def main() -> None:
    """Plays, or chooses."""
    *choose, name = sys.argv[1:]
    if not choose:
        write_kept(Path(name), all_games())
        return
    games = list(read_kept(Path(name)))
    shown = [pairs(game) for game in games]
    kept = chosen(games, shown)
    write_kept(FIXTURE, [games[game] for game in kept])
    seen = set().union(*(shown[game] for game in kept))
    print(f"{len(kept)} of {len(games)} records show {len(seen)} of {len(set().union(*shown))} pairs")


if __name__ == "__main__":
    main()
