"""The tables at which Attic Pairs is played in tests."""

from tests.tables import GameTable

GAME = "attic-pairs"
TABLES = [
    GameTable(GAME, {"players": 2}),
    GameTable(GAME, {"players": 3, "attic": "large", "first": 1}),
    GameTable(GAME, {"players": 4, "attic": "large"}),
]
