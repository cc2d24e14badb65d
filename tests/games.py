"""The games as tests go through them."""

from geisterstunde.bots.registry import kit_of
from geisterstunde.games.registry import game_named, game_names

GAMES = {name: game_named(name) for name in game_names()}
LEVELS = {name: kit_of(name).levels for name in GAMES}
