"""Plays games among bots."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.bots.bot import Bot, rows_for
from geisterstunde.bots.levels import Level
from geisterstunde.bots.registry import PLAYERS, bot_named
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Result

LONGEST_GAME = 5_000  # decisions; a game that drags on is cut here and counts for nobody


class Played(NamedTuple):
    """A game that was played: how it ended, if it did, and after how many decisions."""

    result: Result | None
    decisions: int


def seat_down(game: str, player: Level | str, seat: int, seed: int) -> Bot:
    """A level's player, or `random`."""
    if isinstance(player, str):
        return bot_named(game, player, seat, seed)
    return PLAYERS[game](player, seat, seed)


def play_game(
    game: str, options: Mapping[str, Any], players: Sequence[Level | str], seed: int, index: int
) -> Played:
    """The n-th game of a numbered series among some players."""
    rules = game_named(game)
    position = rules.deal(
        rules.options_from({**options, "players": len(players)}), numbered_seed(seed, index)
    )
    bots = [seat_down(game, player, seat, seed * 1_000_003 + index) for seat, player in enumerate(players)]
    decisions = 0
    while (owing := rules.owing(position)) and decisions < LONGEST_GAME:
        seat = owing[0]
        rules.apply(position, seat, bots[seat].decide(rules.veil(position, seat)).action)
        rows = rules.rows(position)
        for other, bot in enumerate(bots):
            bot.watch(rows_for(rows, other))
        decisions += 1
    return Played(rules.result(position), decisions)


def won_share(result: Result | None, sides: Sequence[int], side: int) -> float:
    """How much of a win falls to a side; ties are shared, a game that was cut is nobody's."""
    if result is None:
        return 0.0
    return float(np.mean([sides[seat] == side for seat in result.winners]))
