"""The options of a table as its journal names them."""

from collections.abc import Mapping
from typing import Any

from geisterstunde.games.registry import game_named


def players_in(game: str, options: Mapping[str, Any]) -> int:
    """How many seats a table with such options has."""
    rules = game_named(game)
    return rules.players(rules.options_from(options))


def recorded_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a table: a journal names those that were known when its line was written."""
    rules = game_named(game)
    return rules.options_to(rules.options_from_record(options))
