"""`simulate`: many games at one table."""

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.compiling import compile_for
from geisterstunde.cli.folders import FOLDER
from geisterstunde.cli.games import GameCommands
from geisterstunde.cli.progress import told
from geisterstunde.cli.small_jobs import FEW, Given
from geisterstunde.cli.work import BOTS, CLUSTER, SEED, WORKERS, Work, as_work

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game
    from geisterstunde.lab.series import Series
    from geisterstunde.lab.tally import Tally


def simulate_games(game: "Game", options: dict[str, Any], work: Work, records: int) -> None:
    """Plays a series and says what it adds up to."""
    import msgspec

    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.lab.output import keep_record, keep_summary
    from geisterstunde.lab.players import players_named
    from geisterstunde.lab.programs_server import SECRET_DEALS, server_for
    from geisterstunde.lab.series import Series

    if records and work.out is None:
        raise BadInput("lab-records-need-folder")
    seats = game.players(game.options_from(options))
    series = Series(game.name, options, players_named(game.name, work.bots, seats), work.seed)
    if records and not series.repeats:
        raise BadInput("lab-programs-leave-no-records")
    work.make_folder()
    with server_for(game.name, series.bots, work.cluster) as server:
        hosted = msgspec.structs.replace(series, server=server)
        compile_for([hosted])
        tally = play_all(hosted, work)
    if tally is None:
        raise BadInput("lab-stopped")
    if tally.games < work.games:
        click.echo(f"Stopped after {tally.games:,} of {work.games:,} games.", err=True)
    if work.out is not None:
        keep_summary(series, tally, work.games, work.out)
        for index in range(min(records, tally.games)):
            keep_record(series, index, work.out)
    if not series.repeats:
        click.echo(SECRET_DEALS, err=True)
    show(series, tally, work)
    work.leave(tally.games, work.games)


def play_all(series: "Series", work: Work) -> "Tally | None":
    """What all games add up to, or as many as were played before somebody stopped it."""
    from geisterstunde.lab.output import GamesFile
    from geisterstunde.lab.simulate import simulate
    from geisterstunde.lab.workers import workers_for

    total = None
    with ExitStack() as stack:
        file = stack.enter_context(GamesFile(work.out, series)) if work.out is not None else None
        crew = stack.enter_context(workers_for(-(-work.games // series.block), work.workers, work.cluster))
        played = simulate(series, work.games, crew, keep_rows=file is not None)
        for block in told(played, work.games, lambda block: block.tally.games):
            total = block.tally if total is None else total.with_more(block.tally)
            if file is not None and block.rows is not None:
                file.add(block.first, block.rows)
    return total


def show(series: "Series", tally: "Tally", work: Work) -> None:
    """Prints what came of it."""
    import msgspec

    from geisterstunde.lab.simulation_report import as_data, table_of

    if work.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_data(series, tally, work.games))))
        return
    from rich.console import Console

    Console(highlight=False).print(table_of(series, tally))


def is_small(given: Given) -> bool:
    """Few games by chance, played here."""
    few = given["games"] is not None and given["games"] <= FEW
    return few and given["bots"] in (None, "random") and given["cluster"] is None


simulate = GameCommands(
    name="simulate",
    help="Play many games among bots, and say what they add up to.",
    action=as_work(simulate_games),
    is_small=is_small,
    extras=[
        BOTS,
        click.Option(["--games"], type=click.IntRange(1), default=1_000, show_default=True, help="how many"),
        SEED,
        WORKERS,
        CLUSTER,
        click.Option(["--json", "as_json"], is_flag=True, help="print data instead of a table"),
        click.Option(["--out"], type=FOLDER, help="a folder for summary.json and games.csv"),
        click.Option(
            ["--records"],
            type=click.IntRange(0),
            default=0,
            show_default=True,
            help="how many games to keep as records in that folder",
        ),
    ],
)
