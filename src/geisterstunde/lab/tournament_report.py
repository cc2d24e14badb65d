"""A tournament as tables for people, as data, as a page and as a picture."""

from pathlib import Path
from typing import Any

import msgspec

from geisterstunde.lab.document import (
    Command,
    Heading,
    Paragraph,
    Part,
    Picture,
    Points,
    ReportTable,
    write_report,
)
from geisterstunde.lab.figures import new_figure, svg_of
from geisterstunde.lab.programs_server import SECRET_DEALS
from geisterstunde.lab.tournament import Standings
from geisterstunde.match.intervals import Share

LONGEST_NAME = 32  # letters beside a picture
NAME = "tournament"
HOW_TO_READ = (
    "A rating is what OpenSkill believes of a bot after Plackett and Luce; everybody starts at 25.",
    "Sigma is how unsure that is: 19 times in 20 the rating lies within 1.96 of them.",
    "Wins are shares of all games that a bot played to an end; a win of several is shared.",
    "Who beats whom: of the wins that fell to either of two at one table, the share of the one at the left.",
    "In brackets is the number of such games.",
)


def title_of(standings: Standings) -> str:
    """What was played."""
    schedule = standings.schedule
    return f"{standings.games:,} games of {schedule.game} for {schedule.seats}, seed {schedule.seed}"


def how_it_was_played(standings: Standings) -> str:
    """What is fair about it, and what was not counted."""
    schedule = standings.schedule
    round_games, size = schedule.round_games, len(schedule.groups[0])
    sentences = [
        f"A round is {round_games:,} games with one deal: every group of {size} bots meets, in all seats."
    ]
    if not schedule.repeats:
        sentences.append(SECRET_DEALS)
    if standings.cut:
        sentences.append(f"{standings.cut:,} games dragged on, were cut, and count for nobody.")
    return " ".join(sentences)


def ranking_table(standings: Standings) -> ReportTable:
    """Who is how strong."""
    return ReportTable(
        ("", "rating", "95 %", "sigma", "wins", "95 %", "games"),
        [
            (
                f"{rank}. {standings.schedule.bots[bot]}",
                f"{rating.mu:.1f}",
                f"{rating.low:.1f} to {rating.high:.1f}",
                f"{rating.sigma:.2f}",
                f"{wins.value:.1%}",
                f"{100 * wins.low:.1f} to {100 * wins.high:.1f}",
                f"{wins.games:,}",
            )
            for rank, (bot, wins, rating) in enumerate(standings.ranking(), 1)
        ],
    )


def cross_table(standings: Standings) -> ReportTable:
    """Who beats whom."""
    order = [standing.bot for standing in standings.ranking()]
    names = standings.schedule.bots
    return ReportTable(
        ("", *(names[bot] for bot in order)),
        [
            (names[bot], *("" if other == bot else cell(standings.against(bot, other)) for other in order))
            for bot in order
        ],
    )


def cell(share: Share) -> str:
    """A share as the cross table shows it."""
    return f"{share.value:.1%} ({share.games:,})" if share.games else "–"


def fitting(name: str) -> str:
    """A name that leaves room for what stands beside it; a program's may be a long command."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def picture(standings: Standings) -> Picture:
    """The ratings with their intervals, the strongest on top."""
    ranking = standings.ranking()
    figure = new_figure(9, 1.2 + 0.4 * len(ranking))
    axes = figure.subplots()
    for line, standing in enumerate(ranking):
        rating = standing.rating
        axes.plot([rating.low, rating.high], [line, line], color="#5b3d8f", linewidth=2)
        axes.plot([rating.mu], [line], "o", color="#5b3d8f")
    names = [standings.schedule.bots[standing.bot] for standing in ranking]
    axes.set_yticks(range(len(names)), [fitting(name) for name in names])
    axes.invert_yaxis()
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_xlabel("rating with its 95 % interval")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    return Picture(NAME, svg_of(figure), "Ratings with their 95 % intervals.")


def as_data(standings: Standings) -> dict[str, Any]:
    """All of it as plain data: the same bytes for the same games."""
    schedule = standings.schedule
    ranking = standings.ranking()
    return {
        "game": schedule.game,
        "options": dict(schedule.options),
        "bots": list(schedule.bots),
        "seed": schedule.seed,
        "repeats": schedule.repeats,
        "asked": standings.asked,
        "games": standings.games,
        "cut": standings.cut,
        "ranking": [
            {
                "rank": rank,
                "bot": schedule.bots[bot],
                "rating": rating._asdict(),
                "wins": wins._asdict(),
            }
            for rank, (bot, wins, rating) in enumerate(ranking, 1)
        ],
        "cross_table": {
            schedule.bots[one.bot]: {
                schedule.bots[other.bot]: standings.against(one.bot, other.bot)._asdict()
                for other in ranking
                if other.bot != one.bot
            }
            for one in ranking
        },
    }


def as_json(standings: Standings) -> bytes:
    """The data as text."""
    return msgspec.json.format(msgspec.json.encode(as_data(standings)))


def tables(standings: Standings) -> list[tuple[str, ReportTable]]:
    """The tables, each with its title."""
    return [(title_of(standings), ranking_table(standings)), ("who beats whom", cross_table(standings))]


def keep(standings: Standings, folder: Path, command: str) -> None:
    """Writes tournament.md, .html, .svg and .json."""
    title = f"Tournament: {title_of(standings)}"
    parts: list[Part] = [
        Heading(title, 1),
        Paragraph(how_it_was_played(standings)),
        Command(command),
        ranking_table(standings),
        picture(standings),
        Heading("Who beats whom", 2),
        cross_table(standings),
        Heading("How to read this", 2),
        Points(HOW_TO_READ),
    ]
    write_report(folder, title, parts, NAME)
    (folder / f"{NAME}.json").write_bytes(as_json(standings) + b"\n")
