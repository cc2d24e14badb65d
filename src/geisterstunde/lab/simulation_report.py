"""A simulation as a table for people, and as data."""

from typing import Any

from rich.markup import escape
from rich.table import Table

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.compiled_game import UNFINISHED
from geisterstunde.kernel.statistics import WHOLE_WIN
from geisterstunde.lab.series import Series
from geisterstunde.lab.tally import LENGTHS, Tally
from geisterstunde.match.intervals import Share, share_of
from geisterstunde.match.statistics import statistics_of

CUT = "cut"  # the reason of a game that was stopped because it dragged on


def shares_of_bots(series: Series, tally: Tally) -> dict[str, Share]:
    """What share of the wins fell to each bot, all its seats together; a game that was cut is nobody's."""
    won = dict.fromkeys(series.bots, 0)
    for seat, name in enumerate(series.bots):
        won[name] += int(tally.wins[seat])
    ended = tally.games - int(tally.reasons[UNFINISHED])
    return {name: share_of(parts / WHOLE_WIN, ended) for name, parts in won.items()}


def ends(series: Series, tally: Tally) -> dict[str, int]:
    """How often games ended why."""
    rules = game_named(series.game)
    return {
        rules.reason_in_words(reason) if reason else CUT: int(count)
        for reason, count in enumerate(tally.reasons)
        if count
    }


def as_data(series: Series, tally: Tally, asked: int) -> dict[str, Any]:
    """All of it as plain data: the same bytes for the same games, and how many were asked for."""
    return {
        "game": series.game,
        "options": dict(series.options),
        "bots": list(series.bots),
        "seed": series.seed,
        "asked": asked,
        "games": tally.games,
        "ends": ends(series, tally),
        "wins_by_bot": {name: share._asdict() for name, share in shares_of_bots(series, tally).items()},
        "wins_by_seat": [int(tally.wins[seat]) / WHOLE_WIN for seat in range(len(series.bots))],
        "metrics": {
            metric.name: tally.mean(series.game, metric.name)._asdict()
            for metric in statistics_of(series.game).metrics
        },
        "turns": {
            f"{turns}{'+' if turns == LENGTHS - 1 else ''}": int(games)
            for turns, games in enumerate(tally.lengths)
            if games
        },
    }


def lines(series: Series, tally: Tally) -> list[tuple[str, str, str]]:
    """What, how much, and between which bounds: the lines of the table."""
    table = [
        (
            f"wins of {name} ({series.bots.count(name)} of {len(series.bots)} seats)",
            f"{share.value:.2%}",
            f"{share.low:.2%} to {share.high:.2%}",
        )
        for name, share in shares_of_bots(series, tally).items()
        if share.value < 1.0 or len(set(series.bots)) > 1
    ]
    for metric in statistics_of(series.game).metrics:
        mean = tally.mean(series.game, metric.name)
        if mean.high > 0:  # what these options have nothing of is left out
            known = tally.games > 1  # one game says nothing about how far others lie from it
            bounds = f"{metric.told(mean.low)} to {metric.told(mean.high)}" if known else ""
            table.append((metric.what, metric.told(mean.value), bounds))
    table += [(f"ended: {reason}", f"{count:,}", "") for reason, count in ends(series, tally).items()]
    return table


def table_of(series: Series, tally: Tally) -> Table:
    """The table for a terminal."""
    title = f"{tally.games:,} games of {series.game}, seed {series.seed}"
    table = Table("", "", "95 %", title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for what, value, bounds in lines(series, tally):
        table.add_row(escape(what), value, bounds)
    return table
