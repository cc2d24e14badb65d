"""A ladder as a table in Markdown, as data, and as a plot."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from geisterstunde.lab.figures import new_figure
from geisterstunde.lab.ladder import Climbed, name_of

HEAD = """\
| table | players | upper | lower | share of wins | 95 % | games | wanted |
|---|---|---|---|---|---|---|---|
"""


def markdown(climbed: Sequence[Climbed]) -> str:
    """The ladder as a table; a share that misses what was wanted says so."""
    lines = []
    for rung, share, cut in climbed:
        missed = "" if share.value >= rung.wanted else " (missed)"
        cuts = f", {cut} cut" if cut else ""
        lines.append(
            f"| {rung.table} | {rung.players} | {name_of(rung.upper)} | {rung.lower_name} "
            f"| {100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} "
            f"| {share.games}{cuts} | {100 * rung.wanted:.0f} %{missed} |\n"
        )
    return HEAD + "".join(lines)


def as_json(climbed: Sequence[Climbed]) -> bytes:
    """The ladder as data, one object a rung."""
    rows = [
        {
            "game": rung.game,
            "table": rung.table,
            "players": rung.players,
            "upper": name_of(rung.upper),
            "lower": rung.lower_name,
            "wanted": rung.wanted,
            "share": share.value,
            "low": share.low,
            "high": share.high,
            "games": share.games,
            "cut": cut,
        }
        for rung, share, cut in climbed
    ]
    return msgspec.json.format(msgspec.json.encode(rows)) + b"\n"


def plot(climbed: Sequence[Climbed], path: Path) -> None:
    """The ladder as a picture: a line a rung, with its interval and what was wanted."""
    figure = new_figure(9, 1 + 0.28 * len(climbed))
    axes = figure.subplots()
    for line, (rung, share, _) in enumerate(climbed):
        colour = "tab:green" if share.value >= rung.wanted else "tab:red"
        axes.plot([share.low, share.high], [line, line], color=colour, linewidth=2)
        axes.plot([share.value], [line], "o", color=colour)
        axes.plot([rung.wanted], [line], "|", color="black", markersize=10)
    names = [
        f"{name_of(rung.upper)} – {rung.lower_name} ({rung.table}, {rung.players})" for rung, _, _ in climbed
    ]
    axes.set_yticks(range(len(climbed)), names)
    axes.invert_yaxis()
    axes.axvline(0.5, color="grey", linewidth=0.8)
    axes.set_xlim(0.3, 1.01)
    axes.set_xlabel("share of wins of the upper side, with its 95 % interval; | is what was wanted")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
