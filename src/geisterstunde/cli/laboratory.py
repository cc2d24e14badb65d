"""How strong bots are, and what a memory is worth."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from geisterstunde.cli.compiling import announce_compiling
from geisterstunde.cli.folders import FOLDER, made
from geisterstunde.cli.work import INTERRUPTED

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game
    from geisterstunde.lab.ladder import Rung


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--players", default="2,4", show_default=True, help="numbers of players, as in '2,4'")
@click.option("--tables", help="some of the tables only, separated by ';' (else all)")
@click.option("--bots", help="compare these, the weakest first, as in 'random,moth,raven' (else all levels)")
@click.option(
    "--games",
    type=click.IntRange(20),
    default=400,
    show_default=True,
    help="games a comparison; fewer where a bot takes its time",
)
@click.option("--seed", type=int, default=1, show_default=True, help="a number for the series")
@click.option("--workers", type=click.IntRange(1), help="processes (else one a core)")
@click.option("--out", type=FOLDER, help="a folder for ladder-GAME.md, .json and .svg")
def ladder(
    name: str,
    players: str,
    tables: str | None,
    bots: str | None,
    games: int,
    seed: int,
    workers: int | None,
    out: Path | None,
) -> None:
    """Measure how the levels of a game's bots compare, each with the one below."""
    from geisterstunde.games.registry import game_named
    from geisterstunde.lab.ladder import batches_of, climb
    from geisterstunde.lab.ladder_report import as_json, markdown, plot
    from geisterstunde.lab.workers import workers_for

    wanted, climbed = wanted_rungs(game_named(name), players, tables, bots), []
    if out is not None:
        made(out)
    announce_compiling()
    try:
        with workers_for(len(batches_of(wanted, games, seed)), workers, None) as crew:
            for rung in climb(wanted, games, seed, crew):
                climbed.append(rung)
                click.echo(markdown([rung]).splitlines()[-1])
    except KeyboardInterrupt:
        click.echo(f"Stopped: {len(climbed)} of {len(wanted)} comparisons were played.", err=True)
    if out is not None and climbed:
        (out / f"ladder-{name}.md").write_text(markdown(climbed), encoding="utf-8")
        (out / f"ladder-{name}.json").write_bytes(as_json(climbed))
        plot(climbed, out / f"ladder-{name}.svg")
        click.echo(f"ladder-{name}.md, .json and .svg written to {out}")
    if len(climbed) < len(wanted):
        click.get_current_context().exit(INTERRUPTED)


def wanted_rungs(game: "Game", players: str, tables: str | None, bots: str | None) -> "list[Rung]":
    """All comparisons that somebody asks for."""
    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.kernel.sentence import quoted
    from geisterstunde.lab.ladder import rungs, rungs_between, tables_of
    from geisterstunde.lab.players import contestants_named, player_named

    wanted_tables = tables.split(";") if tables else list(tables_of(game.name))
    for table in wanted_tables:
        if table not in tables_of(game.name):
            raise BadInput("lab-no-table", given=quoted(table), tables="; ".join(tables_of(game.name)))
    try:
        numbers = [int(number) for number in players.split(",")]
    except ValueError as error:
        raise BadInput("lab-players-list", given=quoted(players)) from error
    for number in numbers:
        game.options_from({"players": number})
        if number % 2:
            raise BadInput("lab-players-even", given=number)
    if bots is None:
        return list(rungs(game.name, numbers, wanted_tables))
    contestants = [player_named(game.name, bot) for bot in contestants_named(game.name, bots)]
    return list(rungs_between(game.name, contestants, numbers, wanted_tables))


@click.command()
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="games a point")
@click.option("--seed", type=int, default=1, show_default=True, help="a number for the series")
@click.option("--workers", type=click.IntRange(1), help="processes (else one a core)")
@click.option("--out", type=FOLDER, required=True, help="a folder for memory.md and .svg")
def memory(games: int, seed: int, workers: int | None, out: Path) -> None:
    """Measure what a memory is worth, and what a poor one does."""
    from geisterstunde.games.registry import packages
    from geisterstunde.kernel.package import found

    made(out)
    announce_compiling()
    kits = [package.part("lab") for package in packages().values()]
    for kit in kits:
        if kit is not None and kit.memory_study is not None:
            click.echo(found(kit.memory_study)(games, seed, out, workers))
