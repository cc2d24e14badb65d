"""Keeps two proven games for engines to come, and for the page: `python -m tests.fairness.make`."""

from pathlib import Path

from geisterstunde.match.record import record_of, write
from tests.fairness.fair_games import fair_match, sealed
from tests.tables import OWN_BOARD

HERE = Path(__file__).parent
CEMETERY = HERE / "cemetery.json"  # three seats: one told nothing in time, one is a bot's
CASTLE = HERE / "castle.json"  # two seats, on a board of their own, and chance says who begins


def main() -> None:
    """Plays and writes them."""
    cemetery = sealed("dawn-under", {"players": 3, "first": 1, "vampires": 4}, 1, silent=[1], bots=[2])
    castle = sealed("through-the-wall", {"players": 2, "board": OWN_BOARD, "night": 10}, 2)
    for path, seal in ((CEMETERY, cemetery), (CASTLE, castle)):
        write(path, record_of(fair_match(seal)))


if __name__ == "__main__":
    main()
