"""The tables every suite plays: for each game a list of options that between them show all it can be.

A game, an expansion or a variant joins all suites by joining these lists. They are kept short, because
every suite plays all of them.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.game import Game


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

DAWN_UNDER: list[dict[str, Any]] = [
    *(
        {"players": players, "edition": edition}
        for players in (2, 3, 4, 5, 6)
        for edition in ("2004", "2018")
    ),
    # cemeteries
    {"players": 2, "edition": "2018", "layout": "even"},
    {"players": 3, "edition": "2004", "layout": "even", "first": 2},
    {"players": 4, "edition": "2018", "layout": OWN_CEMETERY, "first": 1},
    {"players": 5, "edition": "2004", "layout": OWN_CEMETERY},
    # the children's variant
    {"players": 2, "edition": "2004", "vampires": 4},
    {"players": 3, "edition": "2018", "vampires": 12},
    {"players": 4, "edition": "2004", "vampires": 6, "layout": "even"},
    {"players": 5, "edition": "2018", "vampires": 4, "first": 4},
    {"players": 6, "edition": "2004", "vampires": 5},
    # Fresh Air
    {"players": 2, "edition": "2004", "fresh_air": True},
    {"players": 2, "edition": "2018", "fresh_air": True, "vampires": 5, "bare": "corners"},
    {"players": 3, "edition": "2018", "fresh_air": True},
    {"players": 4, "edition": "2004", "fresh_air": True, "first": 3},
    {"players": 5, "edition": "2004", "fresh_air": True, "vampires": 6, "layout": "even"},
    {"players": 6, "edition": "2018", "fresh_air": True},
    # what two players choose
    {"players": 2, "edition": "2004", "without": "wk", "bare": "corners"},
    {"players": 2, "edition": "2018", "without": "gr", "bare": "cross", "first": 0},
    {"players": 2, "edition": "2004", "bare": OWN_BARE_GRAVES, "layout": OWN_CEMETERY},
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
    {"players": 2, "decks": "stay"},
    {"players": 2, "decks": "wander", "first": 1, "ghosts": ("blue", "red"), "floor": "stone", "night": None},
    {"players": 3, "decks": "wander", "floor": "stone"},
    {"players": 3, "decks": "stay", "board": OWN_BOARD, "ghosts": ("yellow", "green", "blue"), "night": 10},
    {"players": 4, "decks": "stay", "first": 2, "night": None},
    {"players": 4, "decks": "wander", "board": OWN_BOARD, "floor": "stone", "night": 1000},
]

TABLES_OF: dict[str, list[dict[str, Any]]] = {
    "dawn-under": DAWN_UNDER,
    "through-the-wall": THROUGH_THE_WALL,
}

TABLES = [GameTable(name, options) for name, tables in TABLES_OF.items() for options in tables]

# games in which several seats can owe a decision at once, each free to choose before the others
OWING_TOGETHER = {"dawn-under"}
