"""Plays games among any bots, one decision after the other."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.playing import decisions_of
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.account import Account
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Game, Result
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.statistics import GameRows
from geisterstunde.lab.players import Player, seat_down

STRIDE = 1_000_003  # between the bots' numbers of one series and the next


class Played(NamedTuple):
    """A game that was played: how it ended, if it did, its row, and who decided what."""

    result: Result | None
    row: GameRows
    decisions: list[tuple[int, int]]


def bot_number(seed: int, index: int) -> int:
    """What the bots of the n-th game of a series start from."""
    return seed * STRIDE + index


def play_game(
    game: str, options: Mapping[str, Any], players: Sequence[Player], seed: int, index: int
) -> Played:
    """The n-th game of a numbered series among some players."""
    rules = game_named(game)
    position = rules.deal(
        rules.options_from({**options, "players": len(players)}), numbered_seed(seed, index)
    )
    number = bot_number(seed, index)
    bots = [seat_down(game, player, seat, number) for seat, player in enumerate(players)]
    return play_on(rules, position, bots)


def play_on(rules: Game, position: Buffer, bots: Sequence[Bot]) -> Played:
    """Plays a position to its end, and keeps account."""
    account = Account(rules.api, position)
    decisions: list[tuple[int, int]] = []
    for seat, action in decisions_of(rules, position, bots):
        decisions.append((seat, action))
        account.decided(seat)
    return Played(rules.result(position), account.closed(), decisions)


def won_share(result: Result | None, sides: Sequence[int], side: int) -> float:
    """How much of a win falls to a side; ties are shared, a game that was cut is nobody's."""
    if result is None:
        return 0.0
    return float(np.mean([sides[seat] == side for seat in result.winners]))
