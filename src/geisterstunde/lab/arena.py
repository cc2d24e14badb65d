"""Plays games among any bots, one decision after the other."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.bots.bot import Bot, rows_for
from geisterstunde.bots.bot import Rows as BotRows
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Game, Result
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput, Refused
from geisterstunde.kernel.seats import seats_with_most
from geisterstunde.lab.players import Player, seat_down
from geisterstunde.lab.rows import HALF, Column, Rows, empty_rows

LONGEST_GAME = 5_000  # decisions; a game that drags on is cut here and counts for nobody
STRIDE = 1_000_003  # between the bots' numbers of one series and the next


class Played(NamedTuple):
    """A game that was played: how it ended, if it did, its row, and who decided what."""

    result: Result | None
    row: Rows
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
    return play_on(rules, position, players, bots)


def play_on(rules: Game, position: Buffer, players: Sequence[Player], bots: Sequence[Bot]) -> Played:
    """Plays a position to its end, and counts what happens."""
    row = empty_rows(1)[0]
    row[Column.PLAYERS] = len(bots)
    row[Column.FIRST] = rules.whose_turn(position)
    count_events(rules.rows(position), row)
    half = rules.to_go(position, 0)
    decisions: list[tuple[int, int]] = []
    while (owing := rules.owing(position)) and len(decisions) < LONGEST_GAME:
        seat = owing[0]
        action = bots[seat].decide(rules.veil(position, seat)).action
        try:
            rules.apply(position, seat, action)
        except Refused as error:
            raise BadInput(f"The bot {players[seat]} decided what is not allowed: {error}") from error
        decisions.append((seat, action))
        rows = rules.rows(position)
        for other, bot in enumerate(bots):
            bot.watch(rows_for(rows, other))
        count_events(rows, row)
        if half > 0 and HALF * rules.to_go(position, seat) <= half:
            half = 0
            row[Column.TRAILING] = seats_with_most(
                np.array([rules.to_go(position, other) for other in range(len(bots))])
            )
    result = rules.result(position)
    row[Column.DECISIONS] = len(decisions)
    if result is not None:
        row[Column.WINNERS] = sum(1 << seat for seat in result.winners)
    row[Column.REASON] = rules.reason(position)
    return Played(result, row, decisions)


def count_events(rows: BotRows, row: Rows) -> None:
    """Counts what a decision, or the deal, has led to."""
    np.add.at(row, Column.EVENTS + rows[:, 0], 1)


def won_share(result: Result | None, sides: Sequence[int], side: int) -> float:
    """How much of a win falls to a side; ties are shared, a game that was cut is nobody's."""
    if result is None:
        return 0.0
    return float(np.mean([sides[seat] == side for seat in result.winners]))
