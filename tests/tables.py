"""The tables every suite plays: for each game a list of options that between them show all it can be.

A game, an expansion, a variant or a house rule joins all suites by joining these lists. They are kept short,
because every suite plays all of them: options are not multiplied but chosen by pairs. Tests play at a
few that have every value; at the others, which make it every pair, suites play as proofs.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle
from typing import Any, NamedTuple

import pytest

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.game import Game
from tests.pairwise import pairwise


class GameTable(NamedTuple):
    """A game and the options it is played with."""

    name: str
    options: Mapping[str, Any]

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game_named(self.name)

    @property
    def players(self) -> int:
        """How many sit here."""
        return self.game.players(self.game.options_from(self.options))

    def __hash__(self) -> int:
        """Tables are listed once, by name."""
        return hash(str(self))

    def __str__(self) -> str:
        """Its name in the list of tests."""
        options = (
            f"{option}={value if isinstance(value, str | int) else 'own'}"
            for option, value in self.options.items()
        )
        return " ".join([self.name, *options])


def named_options(rows: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """The options of chosen rows: what is as by default goes unnamed, what depends on the players is said."""
    two_player_choices = cycle(TWO_PLAYER_CHOICES)
    for row in rows:
        players = row["players"]
        named = {option: value for option, value in row.items() if value != DEFAULTS.get(option)}
        if "first" in named:
            named["first"] = players - 1
        if named.get("rats") == "most":
            named["rats"] = 8 if players == 2 else 10
        if "ghosts" in named:
            named["ghosts"] = named["ghosts"][:players]
        if players == 2 and "edition" in row:
            named |= next(two_player_choices)
        yield named


DEFAULTS = {
    "fresh_air": False,
    "layout": "classic",
    "vampires": None,
    "first": None,
    "rats": None,
    "garlic": 3,
    "stakes": 3,
    "may_stop": False,
    "may_leave": False,
    "decks": "stay",
    "board": "castle",
    "ghosts": None,
    "floor": "glass",
    "night": 100,
}

OWN_CEMETERY = (
    "AAAAAABB",
    "AAAAABBB",
    "AAABBBBB",
    "ADD..BBB",
    "DDD..CCC",
    "DDDCCCCC",
    "DDCCCCCC",
    "DCCCCCCC",
)
OWN_BARE_GRAVES = tuple(f"{column}{row}" for column in "adegh" for row in (1, 3, 6, 8))
TWO_PLAYER_CHOICES: list[dict[str, Any]] = [
    {"without": "wk", "bare": "corners"},
    {"bare": OWN_BARE_GRAVES},
    {"without": "gr", "bare": "cross"},
    {},
]

# Five tables as most people play, then every value of every option with every value of every other one.
DAWN_UNDER: list[dict[str, Any]] = [
    *(
        {"players": players, "edition": edition}
        for players, edition in ((2, "2004"), (4, "2004"), (5, "2018"), (6, "2004"))
    ),
    {"players": 3, "edition": "2018", "lids": "plain"},
    *named_options(
        pairwise(
            {
                "players": (6, 2, 3, 4, 5),
                "edition": ("2018", "2004"),
                "fresh_air": (False, True),
                "layout": ("classic", "even", OWN_CEMETERY),
                "vampires": (None, 4, 9),
                "first": (None, "last"),
                "rats": (None, 0, 4, "most"),
                "garlic": (3, 0, 5),
                "stakes": (3, 2, 5),
                "may_stop": (False, True),
                "may_leave": (False, True),
            }
        )
    ),
]

OWN_BOARD = (
    "AAABBCC",
    "AADBBCC",
    "DDDBECC",
    "FFG+EEE",
    "FFGHHII",
    "FFGHJII",
    "GGGHJJJ",
    "oHM.HMo",
    "B.L.L.B",
    "G..G..G",
    "H..+..H",
    "M..G..M",
    "B.L.L.B",
    "o.....o",
)

THROUGH_THE_WALL: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    *named_options(
        pairwise(
            {
                "players": (3, 2, 4),
                "decks": ("stay", "wander"),
                "board": ("castle", OWN_BOARD),
                "first": (None, "last"),
                "ghosts": (None, ("blue", "green", "yellow", "red")),
                "floor": ("glass", "stone"),
                "night": (100, 10, None),
            }
        ),
    ),
]

TABLES_OF: dict[str, list[dict[str, Any]]] = {
    "dawn-under": DAWN_UNDER,
    "through-the-wall": THROUGH_THE_WALL,
}

TABLES = [GameTable(name, options) for name, tables in TABLES_OF.items() for options in tables]


def with_every_value(tables: Iterable[GameTable]) -> list[GameTable]:
    """A few of the tables that between them have every value of every option, left out or named."""
    shown = {table: set(shows(table)) for table in tables}
    missing = set[str]().union(*shown.values())
    few: list[GameTable] = []
    while missing:
        few.append(max(shown, key=lambda table: len(shown[table] & missing)))
        missing -= shown[few[-1]]
    return few


def shows(table: GameTable) -> Iterator[str]:
    """The values at a table, of its players too."""
    chosen = {**table.game.options_to(table.game.options_from(table.options)), "players": table.players}
    return (f"{table.name} {option} {value}" for option, value in chosen.items())


FEW = with_every_value(TABLES)
AT_EVERY_TABLE = [
    pytest.param(table, id=str(table), marks=() if table in FEW else pytest.mark.proof) for table in TABLES
]

# games in which several seats can owe a decision at once, each free to choose before the others
OWING_TOGETHER = {"dawn-under"}
