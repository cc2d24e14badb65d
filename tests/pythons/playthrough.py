"""Plays and verifies games, and prints all that came of it as JSON: a program for any Python.

It needs nothing but the package itself, so that it runs where no testing tools are installed.
"""

import hashlib
import json
import sys
from pathlib import Path

from geisterstunde import Match, bots, games, read_record, record_of, simulate, verify
from geisterstunde.match.record import encode
from geisterstunde.match.replay import Replay

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = (
    "dawn-under/2004-3-gave_last.json",
    "dawn-under/2018-fresh-air-4-dawn.json",
    "through-the-wall/3-wander-dressed.json",
)


def replayed_states(path: Path) -> str:
    """The states and events of a recorded game, decision by decision, as one digest."""
    replay = Replay(read_record(path))
    digest = hashlib.sha256()
    for step in replay.steps():
        digest.update(replay.match.state)
        digest.update(repr(step).encode())
    return digest.hexdigest()


def played_by_bots(game: str) -> str:
    """A fresh game among the weaker bots, as its record."""
    match = Match.new(game, players=3, seed=2026)
    names = bots.names(game)[:3]
    bots.play(match, [bots.named(game, name, seat=seat, seed=7) for seat, name in enumerate(names)])
    return encode(record_of(match)).decode()


def playthrough() -> dict[str, object]:
    """Everything, by name."""
    return {
        "verified": {name: [str(holds) for holds in verify(read_record(GOLDEN / name))] for name in RECORDS},
        "replayed": {name: replayed_states(GOLDEN / name) for name in RECORDS},
        "played": {game: played_by_bots(game) for game in games.names()},
        "simulated": simulate("dawn-under", bots=["thumb", "random"], games=3, players=2).as_data(),
    }


if __name__ == "__main__":
    json.dump(playthrough(), sys.stdout)
