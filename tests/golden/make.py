"""Searches the numbered games for ones that show what is wanted, and stores the one in which most happens.

Run by hand, `python -m tests.golden.make`, when something new is wanted. Games that are there already stay:
they are the memory of how the rules were. `--all` searches for every one of them anew.
"""

import random
import sys
from itertools import islice
from typing import NamedTuple

from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record, record_of, write
from tests.golden.players import players_of
from tests.golden.scenes import SCENES_OF
from tests.golden.wanted import WANTED, Wanted

TRIED = 400
LONGEST = 360
ENOUGH = 20


class Found(NamedTuple):
    """A game that ended as wanted."""

    record: Record
    kinds: int

    @property
    def worth(self) -> tuple[int, int]:
        """The more kinds of events the better, and the shorter."""
        return self.kinds, -len(self.record.decisions)


def played(wanted: Wanted, number: int) -> Found | None:
    """The n-th game, if it ends as wanted and soon enough."""
    chance = random.Random(f"{wanted.name} {number}")
    match = Match.dealt(wanted.game, wanted.options, Promise.numbered(number))
    players = players_of(wanted.game, wanted.reason, wanted.scene)
    kinds: set[str] = set()
    while match.result is None and len(match.decisions) < LONGEST:
        seat = chance.choice(match.owing)
        happenings = match.decide(seat, players.choose(match, seat, chance))
        players.hear(happenings)
        kinds |= {happening.kind for happening in happenings}
    if match.result is None or wanted.reason not in (None, match.result.reason):
        return None
    record = record_of(match)
    if wanted.scene is not None and not SCENES_OF[wanted.game][wanted.scene](record):
        return None
    return Found(record, len(kinds))


def main() -> None:
    """Fills the folder."""
    for wanted in WANTED:
        if wanted.path.exists() and "--all" not in sys.argv:
            continue
        found = list(islice((game for number in range(TRIED) if (game := played(wanted, number))), ENOUGH))
        if not found:
            sys.exit(f"{wanted.name}: none of {TRIED} games ended so; try more, or other players.")
        best = max(found, key=lambda game: game.worth)
        wanted.path.parent.mkdir(exist_ok=True)
        write(wanted.path, best.record)
        print(f"{wanted.name}: {len(best.record.decisions)} decisions, {best.kinds} kinds of events")


if __name__ == "__main__":
    main()
