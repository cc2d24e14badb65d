"""`simulate`: many games at one table."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.games import GameCommands, announce_compiling
from geisterstunde.cli.progress import told

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game
    from geisterstunde.lab.series import Series
    from geisterstunde.lab.tally import Tally

BOTS = click.Option(["--bots"], default="random", show_default=True, help="as in 'raven,moth' (names repeat)")
WORKERS = click.Option(["--workers"], type=click.IntRange(1), help="processes (else one a core)")
CLUSTER = click.Option(["--cluster"], help="play on Ray: local, or ray://HOST:PORT")
SEED = click.Option(["--seed"], type=int, default=1, show_default=True, help="a number for the series")


def simulate_games(
    game: "Game",
    options: dict[str, Any],
    bots: str,
    games: int,
    seed: int,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
    out: Path | None,
    records: int,
) -> None:
    """Plays a series and says what it adds up to."""
    import msgspec

    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.lab.output import keep_record, keep_summary
    from geisterstunde.lab.players import players_named
    from geisterstunde.lab.programs_house import SECRET_DEALS, house_for
    from geisterstunde.lab.series import Series

    if records and out is None:
        raise BadInput("lab-records-need-folder")
    seats = game.players(game.options_from(options))
    series = Series(game.name, options, players_named(game.name, bots, seats), seed)
    if records and not series.repeats:
        raise BadInput("lab-programs-leave-no-records")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    announce_compiling()
    with house_for(game.name, series.bots, cluster) as house:
        hosted = msgspec.structs.replace(series, house=house)
        hosted.play(0, 1)  # compiles what is new here and nowhere else
        tally = play_all(hosted, games, workers, cluster, out)
    if tally is None:
        raise BadInput("lab-stopped")
    if tally.games < games:
        click.echo(f"Stopped after {tally.games:,} of {games:,} games.", err=True)
    if out is not None:
        keep_summary(series, tally, out)
        for index in range(min(records, tally.games)):
            keep_record(series, index, out)
    if not series.repeats:
        click.echo(SECRET_DEALS, err=True)
    show(series, tally, as_json)


def play_all(
    series: "Series", games: int, workers: int | None, cluster: str | None, out: Path | None
) -> "Tally | None":
    """What all games add up to, or as many as were played before somebody stopped it."""
    from geisterstunde.lab.output import GamesFile
    from geisterstunde.lab.simulate import simulate
    from geisterstunde.lab.workers import workers_for

    total = None
    with ExitStack() as stack:
        file = stack.enter_context(GamesFile(out, series)) if out is not None else None
        crew = stack.enter_context(workers_for(-(-games // series.block), workers, cluster))
        played = simulate(series, games, crew, keep_rows=file is not None)
        for block in told(played, games, lambda block: block.tally.games):
            total = block.tally if total is None else total.with_more(block.tally)
            if file is not None and block.rows is not None:
                file.add(block.first, block.rows)
    return total


def show(series: "Series", tally: "Tally", as_json: bool) -> None:
    """Prints what came of it."""
    import msgspec

    from geisterstunde.lab.simulation_report import as_data, table_of

    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_data(series, tally))))
        return
    from rich.console import Console

    Console(highlight=False).print(table_of(series, tally))


simulate = GameCommands(
    name="simulate",
    help="Play many games among bots, and say what they add up to.",
    action=simulate_games,
    extras=[
        BOTS,
        click.Option(["--games"], type=click.IntRange(1), default=1_000, show_default=True, help="how many"),
        SEED,
        WORKERS,
        CLUSTER,
        click.Option(["--json", "as_json"], is_flag=True, help="print data instead of a table"),
        click.Option(
            ["--out"], type=click.Path(path_type=Path), help="a folder for summary.json and games.csv"
        ),
        click.Option(
            ["--records"],
            type=click.IntRange(0),
            default=0,
            show_default=True,
            help="how many games to keep as records in that folder",
        ),
    ],
)
