"""An experiment as a report: what each choice changes in sentences, tables and pictures."""

import math
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.statistics import Metric
from geisterstunde.lab.document import Command, Heading, Paragraph, Part, Picture, Points, ReportTable
from geisterstunde.lab.experiment import Cell, Effect, Experiment
from geisterstunde.lab.figures import new_figure, svg_of
from geisterstunde.lab.simulation_report import CUT
from geisterstunde.match.intervals import FEW
from geisterstunde.match.statistics import statistics_of

SIZES = ((0.8, "large"), (0.5, "middling"), (0.2, "small"), (0.02, "tiny"))  # as Cohen named them, and below
NEGLIGIBLE = "negligible"
MOST_DIGITS = 5
WORTH_TELLING = 6  # sentences a value
BIN = 4  # turns that a point of the picture of lengths stands for
COLOURS = ("#5b3d8f", "#c8553d", "#2e7f6f", "#c99a2e", "#3d6f9e", "#8a8a3c")
HOW_TO_READ = (
    "A difference is the mean over all deals and all other choices; 95 % is where the true one lies.",
    "An effect is told in standard deviations of single games: tiny, small from 0.2, large from 0.8.",
    "Whoever began has a fair share of the wins at 1: as many as every other seat.",
    "Who was last, alone or with others, when the first had done half of the work, and won, has come back.",
    "Minutes at a table are a rough guess: a few seconds for everything that happens.",
)

FEW_DEALS = f"With {FEW} deals or fewer, intervals are by Student's t, and still a rough guide."


def size_in_words(size: float) -> str:
    """How much an effect matters.

    >>> size_in_words(-0.6), size_in_words(0.001)
    ('middling', 'negligible')
    """
    return next((word for least, word in SIZES if abs(size) >= least), NEGLIGIBLE)


def in_words(name: str) -> str:
    """A name without its signs."""
    return name.replace("_", " ").replace("-", " ")


def change(experiment: Experiment, factor: int, value: str) -> str:
    """What is done differently."""
    varied = experiment.factors[factor]
    return f"{in_words(varied.name).capitalize()} {value} instead of {varied.values[0]}"


def label_of(cell: Cell) -> str:
    """A cell by the values of its factors."""
    return ", ".join(cell.values)


def played_metrics(experiment: Experiment) -> list[tuple[int, Metric]]:
    """The metrics of which there is anything at all."""
    return [
        (place, metric)
        for place, metric in enumerate(statistics_of(experiment.game).metrics)
        if experiment.sums.sums[:, place].any()
    ]


def compared_metrics(experiment: Experiment) -> list[tuple[int, Metric]]:
    """Those that can occur in every cell: bats where nobody plays with bats are no difference."""
    return [
        (place, metric)
        for place, metric in played_metrics(experiment)
        if metric.needs is None or all(cell.series.options.get(metric.needs) for cell in experiment.cells)
    ]


def effects_of(experiment: Experiment, factor: int, value: str) -> list[Effect]:
    """All that a value changes."""
    return [experiment.effect(factor, value, place) for place, _ in compared_metrics(experiment)]


def sentence(effect: Effect) -> str:
    """An effect as a sentence."""
    told = effect.metric.told
    return (
        f"{effect.metric.what}: {told(effect.before)} → {told(effect.after)} "
        f"({signed(effect, effect.difference)}, 95 % {signed(effect, effect.low)} to "
        f"{signed(effect, effect.high)}), a {size_in_words(effect.size)} effect."
    )


def signed(effect: Effect, value: float) -> str:
    """A difference with its sign, as finely as it is known; between shares, in points of a hundred."""
    scale = 100 if effect.metric.is_share else 1
    width = scale * (effect.high - effect.low)
    digits = min(max(2, 1 - math.floor(math.log10(width))), MOST_DIGITS) if width > 0 else 2
    return f"{scale * value:+,.{digits}f}" + (" points" if effect.metric.is_share else "")


def conclusions(experiment: Experiment, factor: int, value: str) -> list[Part]:
    """What a value changes most, and what it does not change."""
    effects = effects_of(experiment, factor, value)
    told = [effect for effect in effects if effect.is_sure and size_in_words(effect.size) != NEGLIGIBLE]
    told.sort(key=lambda effect: -abs(effect.size))
    parts: list[Part] = []
    if told:
        parts.append(Points([sentence(effect) for effect in told[:WORTH_TELLING]]))
    silent = [effect.metric.what for effect in effects if effect not in told]
    if silent:
        parts.append(Paragraph(f"No difference worth the name: {'; '.join(silent)}."))
    return parts


def effect_table(experiment: Experiment, factor: int, value: str) -> ReportTable:
    """All effects of a value."""
    base = experiment.factors[factor].values[0]
    return ReportTable(
        ["per game", base, value, "difference", "95 %", "in standard deviations"],
        [
            [
                effect.metric.what,
                effect.metric.told(effect.before),
                effect.metric.told(effect.after),
                signed(effect, effect.difference),
                f"{signed(effect, effect.low)} to {signed(effect, effect.high)}",
                f"{effect.size:+.3f}",
            ]
            for effect in effects_of(experiment, factor, value)
        ],
    )


def cell_table(experiment: Experiment) -> ReportTable:
    """The mean of every metric in every cell."""
    metrics = played_metrics(experiment)
    names = ", ".join(in_words(factor.name) for factor in experiment.factors)
    return ReportTable(
        [names, *(metric.what for _, metric in metrics)],
        [
            [label_of(cell), *(metric.told(experiment.mean(number, place)) for place, metric in metrics)]
            for number, cell in enumerate(experiment.cells)
        ],
    )


def end_table(experiment: Experiment) -> ReportTable:
    """Why games ended, by cell."""
    rules = game_named(experiment.game)
    counts = experiment.sums.reasons
    reasons = [reason for reason in range(counts.shape[1]) if counts[:, reason].any()]
    return ReportTable(
        ["", *(rules.reason_in_words(reason) if reason else CUT for reason in reasons)],
        [
            [label_of(cell), *(f"{counts[number, reason] / experiment.sums.games:.2%}" for reason in reasons)]
            for number, cell in enumerate(experiment.cells)
        ],
    )


def lengths_picture(experiment: Experiment) -> Picture:
    """How long games last, a line a cell."""
    counts = experiment.sums.lengths
    lengths = counts.reshape(len(counts), -1, BIN).sum(axis=2) / experiment.sums.games
    lengths = lengths[:, :-1]  # the last place holds all that is longer
    seen = int(np.flatnonzero(lengths.max(axis=0) > 0.0005).max(initial=1)) + 1
    turns = np.arange(seen) * BIN + (BIN - 1) / 2
    figure = new_figure(9, 4.5)
    axes = figure.subplots()
    for number, cell in enumerate(experiment.cells):
        style = ("-", "--", ":", "-.")[number // len(COLOURS) % 4]
        colour = COLOURS[number % len(COLOURS)]
        axes.plot(turns, lengths[number, :seen], style, color=colour, label=label_of(cell), linewidth=1.4)
    axes.set_xlabel("turns")
    axes.set_ylabel(f"share of games, in steps of {BIN} turns")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_ylim(bottom=0)
    axes.legend(fontsize="small", ncols=2 if len(experiment.cells) > 6 else 1)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    longer = float(1 - lengths[:, :seen].sum(axis=1).min())
    unseen = f" Up to {longer:.2%} of the games of a line last longer than this." if longer > 0 else ""
    return Picture("lengths", svg_of(figure), f"How long games last, in turns.{unseen}")


def effects_picture(experiment: Experiment) -> Picture:
    """All effects in one picture, in standard deviations."""
    values = [
        (number, value) for number, factor in enumerate(experiment.factors) for value in factor.values[1:]
    ]
    metrics = [metric.what for _, metric in compared_metrics(experiment)]
    figure = new_figure(9, 1.2 + 0.34 * len(metrics))
    axes = figure.subplots()
    for line, (factor, value) in enumerate(values):
        effects = effects_of(experiment, factor, value)
        sizes = [effect.size for effect in effects]
        half_widths = [effect.in_spreads((effect.high - effect.low) / 2) for effect in effects]
        name = change(experiment, factor, value)
        places = np.arange(len(metrics)) + (line - (len(values) - 1) / 2) * 0.12
        colour = COLOURS[line % len(COLOURS)]
        axes.errorbar(sizes, places, xerr=half_widths, fmt="o", color=colour, label=name, markersize=5)
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.set_yticks(range(len(metrics)), metrics)
    axes.invert_yaxis()
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_xlabel("effect with its 95 % interval, in standard deviations of single games")
    figure.legend(loc="outside upper center", ncols=2, fontsize="small", frameon=False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    return Picture("effects", svg_of(figure), "What each choice changes, all else and the deals being equal.")


def report(experiment: Experiment, command: Sequence[str], *, with_pictures: bool) -> tuple[str, list[Part]]:
    """The title and the parts of a report; nobody needs pictures at a terminal."""
    names = [in_words(factor.name) for factor in experiment.factors]
    listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    title = f"{in_words(experiment.game).title()}: what {listed} {'change' if names[1:] else 'changes'}"
    series = experiment.cells[0].series
    parts: list[Part] = [
        Heading(title, 1),
        Paragraph(
            f"{experiment.sums.games:,} deals, each played in {len(experiment.cells)} ways: "
            f"{experiment.sums.games * len(experiment.cells):,} games in all, seed {series.seed}. "
            "Every way is played with the same deals as far as the rules allow, so differences are compared "
            "deal by deal."
        ),
        Command(shlex.join(command)),
    ]
    if with_pictures:
        parts.append(effects_picture(experiment))
    for number, factor in enumerate(experiment.factors):
        for value in factor.values[1:]:
            parts.append(Heading(change(experiment, number, value), 2))
            parts += conclusions(experiment, number, value)
            parts.append(effect_table(experiment, number, value))
    if with_pictures:
        parts += [Heading("How long games last", 2), lengths_picture(experiment)]
    parts += [
        Heading("All combinations", 2),
        cell_table(experiment),
        Heading("Why games end", 2),
        end_table(experiment),
        Heading("How to read this", 2),
        Points(
            [
                *HOW_TO_READ,
                *([FEW_DEALS] if experiment.sums.games <= FEW else []),
                f"Games by bots are not games by people. Here played: {who_played(experiment)}.",
            ]
        ),
    ]
    return title, parts


def who_played(experiment: Experiment) -> str:
    """The bots of all cells."""
    return ", ".join(dict.fromkeys(name for cell in experiment.cells for name in cell.series.bots))


def as_data(experiment: Experiment) -> Mapping[str, Any]:
    """The experiment as plain data: the same bytes for the same games."""
    metrics = played_metrics(experiment)
    return {
        "game": experiment.game,
        "asked": experiment.asked,
        "games_a_cell": experiment.sums.games,
        "seed": experiment.cells[0].series.seed,
        "factors": {factor.name: list(factor.values) for factor in experiment.factors},
        "cells": [
            {
                "values": list(cell.values),
                "bots": list(cell.series.bots),
                "metrics": {
                    metric.name: {
                        "mean": experiment.mean(number, place),
                        "half_width": experiment.half_width(number, place),
                    }
                    for place, metric in metrics
                },
            }
            for number, cell in enumerate(experiment.cells)
        ],
        "effects": [
            {
                "factor": factor.name,
                "from": factor.values[0],
                "to": value,
                "metric": effect.metric.name,
                "difference": effect.difference,
                "low": effect.low,
                "high": effect.high,
                "size": effect.size,
            }
            for number, factor in enumerate(experiment.factors)
            for value in factor.values[1:]
            for effect in effects_of(experiment, number, value)
        ],
    }
