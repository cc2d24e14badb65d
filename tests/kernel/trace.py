"""Tells a sample of games step by step, a line each: the decision, and a digest of every byte it touched.

Run in its own process, `python -m tests.kernel.trace`, once for each way the rules can run.
"""

import hashlib
import random
from collections.abc import Iterator

import msgspec

from geisterstunde.kernel.jit import BOUNDS_CHECKED
from tests.kernel.entries import reading_beyond_is_noticed
from tests.play import dealt, state, viewers, walk
from tests.tables import TABLES, GameTable


def told(table: GameTable) -> Iterator[str]:
    """A game decided one by one, and one played by chance at once."""
    game = table.game
    position = dealt(table, 11)
    watching = viewers(table)
    yield f"{table}: dealt {digest(state(game, position))}"
    for number, taken in enumerate(walk(game, position, random.Random(11))):
        viewer = watching[number % len(watching)]
        touched = [
            state(game, position),
            msgspec.json.encode(taken.events),
            game.observe(position, viewer).tobytes(),
            game.mask(position, viewer).tobytes(),
        ]
        decision = f"{taken.seat} {game.action_to(taken.action)}"
        yield f"{table}: {number} {decision} {digest(b'|'.join(touched))}"
    position = dealt(table, 12)
    played = game.play_randomly(position, 12)
    yield f"{table}: {len(played)} at once {digest(repr(played).encode() + state(game, position))}"


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def main() -> None:
    assert not BOUNDS_CHECKED or reading_beyond_is_noticed()
    for table in TABLES:
        for line in told(table):
            print(line)


if __name__ == "__main__":
    main()
