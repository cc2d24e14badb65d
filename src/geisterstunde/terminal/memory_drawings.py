"""Drawings of a memory as SVG: what came back against its age, and what was remembered where."""

import re
from collections.abc import Mapping, Sequence
from html import escape

from geisterstunde.bots.levels import bot_name
from geisterstunde.bots.memory_report import AgeBand, Mark
from geisterstunde.kernel.reader import Reader

LEFT, RIGHT, TOP, BOTTOM = 72, 470, 24, 244
OLDEST = 45
LINE = 22  # between two names
YOU, GROUND = "#f2a53a", "#2c2850"
LEVEL_LINES = (("#b98a5e", "2 9"), ("#d9b98c", "14 8"), ("#8f98e0", "9 5 2 5"), ("#9fd3c0", "1 6"))
SQUARE = re.compile(r"([a-z])(\d+)")
CELL = 40
SIGNS = {Mark.REMEMBERED: "✓", Mark.FORGOT: "?", Mark.MIXED_UP: "⇄"}


def across(age: float) -> float:
    """Where an age lies."""
    return LEFT + (min(age, OLDEST) - 1) / (OLDEST - 1) * (RIGHT - LEFT)


def down(share: float) -> float:
    """Where a share lies."""
    return BOTTOM - share * (BOTTOM - TOP)


def curve(
    bands: Sequence[AgeBand], levels: Sequence[tuple[str, list[float]]], unit: str, reader: Reader
) -> str:
    """What came back with its bounds, beside the levels' own curves; hollow points are few chances."""
    parts = [axes(unit, reader)]
    heights = apart([down(line[-1]) for _, line in levels])
    for (key, line), (colour, dashes), height in zip(levels, LEVEL_LINES, heights, strict=False):
        points = " ".join(f"{across(age):.1f},{down(share):.1f}" for age, share in enumerate(line, start=1))
        name = escape(bot_name(key, reader.language))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="4" '
            f'stroke-dasharray="{dashes}" stroke-linecap="round"/>'
            f'<text x="{RIGHT + 10}" y="{height + 6:.0f}">{name}</text>'
        )
    known = [(across(middle(band)), band) for band in bands if band.chances]
    points = " ".join(f"{x:.1f},{down(band.share.value):.1f}" for x, band in known)
    parts.append(f'<polyline points="{points}" fill="none" stroke="{YOU}" stroke-width="6"/>')
    parts += [point(x, band) for x, band in known]
    title = escape(reader.say("memory-recall", unit=unit))
    return f'<svg viewBox="0 0 600 310" role="img" aria-label="{title}">{"".join(parts)}</svg>'


def apart(heights: Sequence[float]) -> list[float]:
    """Moves names that would stand on each other up, each in its order.

    >>> apart([100, 240, 243])
    [100, 221, 243]
    """
    moved = list(heights)
    lowest: float = BOTTOM + LINE
    for place in sorted(range(len(moved)), key=lambda place: -heights[place]):
        moved[place] = min(moved[place], lowest - LINE)
        lowest = moved[place]
    return moved


def middle(band: AgeBand) -> float:
    """The middle of a band of ages; what is older than all is drawn at the end."""
    return OLDEST if band.oldest is None else (band.youngest + band.oldest) / 2


def axes(unit: str, reader: Reader) -> str:
    """Shares to the left, ages below."""
    shares = ((1.0, "memory-all"), (0.5, "memory-half"), (0.0, "memory-none"))
    parts = [
        f'<path d="M{LEFT} {down(share)}H{RIGHT}" stroke="#ffffff40" stroke-dasharray="2 7"/>'
        f'<text x="{LEFT - 8}" y="{down(share) + 6}" text-anchor="end">{escape(reader.say(message))}</text>'
        for share, message in shares
    ]
    parts += [
        f'<text x="{across(age)}" y="{BOTTOM + 26}" text-anchor="middle">{age}</text>'
        for age in (1, 10, 20, 30, 40)
    ]
    name = escape(reader.say("memory-axis", unit=unit))
    parts.append(f'<text x="{(LEFT + RIGHT) / 2}" y="{BOTTOM + 54}" text-anchor="middle">{name}</text>')
    return "".join(parts)


def point(x: float, band: AgeBand) -> str:
    """A share with the bounds that hold the true one 19 times in 20."""
    share, pen = band.share, f'stroke="{YOU}" stroke-width'
    fill = GROUND if band.is_few else YOU
    return (
        f'<path d="M{x:.1f} {down(share.low):.1f}V{down(share.high):.1f}" {pen}="2.5"/>'
        f'<circle cx="{x:.1f}" cy="{down(share.value):.1f}" r="7" fill="{fill}" {pen}="3"/>'
    )


def heat_map(marks: Mapping[str, Mark], unseen: Sequence[str], reader: Reader) -> str:
    """Places such as c4 with their marks, told by shape and sign; empty where places are no squares."""
    squares = [place for place in (*marks, *unseen) if SQUARE.fullmatch(place)]
    if not squares:
        return ""
    columns = max(ord(place[0]) - ord("a") for place in squares) + 1
    rows = max(int(place[1:]) for place in squares)
    drawn = "".join(square(place, marks.get(place), place in unseen) for place in sorted(set(squares)))
    title = escape(reader.say("memory-map"))
    size = f"0 0 {columns * CELL} {rows * CELL}"
    return f'<svg viewBox="{size}" role="img" aria-label="{title}">{drawn}</svg>'


def square(place: str, mark: Mark | None, unseen: bool) -> str:
    """One place with its mark."""
    x, y = (ord(place[0]) - ord("a")) * CELL, (int(place[1:]) - 1) * CELL
    ground = "#120f2e" if unseen else "#6f6a9c"
    stone = f"M{x + 4} {y + 37}v-20a16 14 0 0 1 32 0v20z"  # with a round head, as gravestones have
    shape = f'<path d="{stone}" fill="{ground}" stroke="#120f2e" stroke-width="2" stroke-linejoin="round"/>'
    middle_x, middle_y = x + CELL / 2, y + CELL / 2
    match mark:
        case Mark.REMEMBERED:
            shape += f'<circle cx="{middle_x}" cy="{middle_y}" r="14" fill="#ffd25e"/>'
        case Mark.FORGOT:
            shape += f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="15" ry="12" fill="#dfe0ee"/>'
        case Mark.MIXED_UP:
            turned = f'transform="rotate(45 {middle_x} {middle_y})"'
            shape += f'<rect x="{x + 9}" y="{y + 9}" width="22" height="22" rx="4" fill="#e59ad0" {turned}/>'
    sign = SIGNS.get(mark) if mark else None
    if sign:
        shape += (
            f'<text x="{middle_x}" y="{middle_y + 6}" text-anchor="middle" style="fill:#2a1206">{sign}</text>'
        )
    return f"<g><title>{place}</title>{shape}</g>"
