"""The game that follows a lesson is won at least half of the time, by somebody who remembers a little."""

import re
from typing import Any

import pytest

from geisterstunde import simulate
from tests.guards.repository import ROOT

FIRST_GAME = re.compile(r"firstGame: \{ levels: \[(.*?)\], options: \{ (.*?) \} \}")
HALF = 0.5


def first_game(game: str) -> tuple[list[str], dict[str, Any]]:
    """Whom the page lets newcomers play with, and how."""
    folder = ROOT / "web/src/games" / game.replace("-", "_") / "index.ts"
    found = FIRST_GAME.search(folder.read_text(encoding="utf-8"))
    assert found is not None
    options = re.findall(r"(\w+): '?(\w+)'?", found[2])
    levels = re.findall(r"'(\w+)'", found[1])
    return levels, {name: int(value) if value.isdigit() else value for name, value in options}


@pytest.mark.parametrize(
    ("game", "newcomer", "games"), [("dawn-under", "hedgehog", 400), ("through-the-wall", "candle", 60)]
)
def test_a_newcomer_usually_wins(game: str, newcomer: str, games: int) -> None:
    """The same games at every run: even at the lower end of what they prove, it is more than half."""
    levels, options = first_game(game)
    bots = [newcomer, *levels]
    played = simulate(game, bots=bots, games=games, seed=2026, players=len(bots), workers=1, **options)
    assert played.wins[newcomer].low > HALF
