"""Tables with one learner each, and bots at all other seats."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import most_cycles, opponents_named, whole_number
from geisterstunde.envs.recall import memory_for
from geisterstunde.envs.tables import Numbers, Tables
from geisterstunde.kernel.refusal import InEnglish

SHORTEST_LIMIT = 100  # with less, bots could use up every game before the learner is asked


def tables_of_learners(
    adapter: Adapter,
    learners: Numbers,
    opponents: Sequence[str],
    recall: str,
    max_cycles: int | None,
    options: dict[str, Any],
) -> Tables:
    """Tables at which the learner sits at the given seats, with bots from its left neighbour on."""
    checked = adapter.game.options_from(options)
    players = adapter.game.players(checked)
    bots = opponents_named(adapter.game.name, opponents, players - 1)
    seat_map = (np.arange(players) - learners[:, np.newaxis]) % players
    most = most_cycles(adapter.game, checked, max_cycles, SHORTEST_LIMIT)
    return Tables(adapter, checked, len(learners), memory_for(recall), most, bots, seat_map.astype(np.int8))


def seats_of_learners(adapter: Adapter, tables: int, seat: int | None, options: dict[str, Any]) -> Numbers:
    """Where the learner of every table sits: at a seat, or where that is None by turns."""
    players = adapter.game.players(adapter.game.options_from(options))
    if seat is None:
        return np.arange(tables) % players
    if whole_number("seat", seat, 0) >= players:
        raise InEnglish(f"seat is 0 to {players - 1} or None for all by turns, not {seat}.")
    return np.full(tables, seat)
