"""`compare`: what a choice changes."""

from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.compiling import compile_for
from geisterstunde.cli.folders import FOLDER
from geisterstunde.cli.games import GameCommands, command_line
from geisterstunde.cli.progress import told
from geisterstunde.cli.work import BOTS, CLUSTER, SEED, WORKERS, Work, as_work

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game
    from geisterstunde.lab.experiment import Cell, Sums


def compare_games(game: "Game", options: dict[str, Any], work: Work, vary: tuple[str, ...]) -> None:
    """Plays an experiment and reports on it."""
    import msgspec

    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.lab.document import as_markdown, write_report
    from geisterstunde.lab.experiment import Experiment, cells_of, factor_from
    from geisterstunde.lab.experiment_report import as_data, report

    factors = tuple(factor_from(game, text) for text in vary)
    given = click.get_current_context().get_parameter_source("bots")
    if given is click.core.ParameterSource.COMMANDLINE and any(factor.name == "bots" for factor in factors):
        raise BadInput("lab-bots-varied")
    cells = cells_of(game, options, factors, work.bots, work.seed)
    work.make_folder()
    compile_for([cell.series for cell in cells])
    sums = play_all(cells, work)
    if sums is None:
        raise BadInput("lab-stopped")
    if sums.games < work.games:
        click.echo(f"Stopped after {sums.games:,} of {work.games:,} deals.", err=True)
    experiment = Experiment(factors, tuple(cells), sums, work.games)
    data = msgspec.json.format(msgspec.json.encode(as_data(experiment)))
    if work.as_json:
        click.echo(data)
    else:
        click.echo(as_markdown(report(experiment, command_line(), with_pictures=False)[1]))
    if work.out is not None:
        write_report(work.out, *report(experiment, command_line(), with_pictures=True))
        (work.out / "report.json").write_bytes(data + b"\n")
        click.echo(f"report.html, report.md and report.json written to {work.out}", err=True)
    work.leave(sums.games, work.games)


def play_all(cells: "list[Cell]", work: Work) -> "Sums | None":
    """What all deals add up to, or as many as were played before somebody stopped it."""
    from geisterstunde.lab.experiment import portion, run
    from geisterstunde.lab.workers import workers_for

    total = None
    with workers_for(-(-work.games // portion(cells)), work.workers, work.cluster) as crew:
        played = run(cells, work.games, crew)
        for piece in told(played, work.games * len(cells), lambda piece: piece.games * len(cells)):
            total = piece if total is None else total.with_more(piece)
    return total


compare = GameCommands(
    name="compare",
    help="Play the same deals in several ways, and say what each choice changes.",
    action=as_work(compare_games),
    extras=[
        click.Option(
            ["--vary"],
            multiple=True,
            required=True,
            help="as in 'players=2,3' or 'bots={bots}'; several times for combinations",
        ),
        BOTS,
        click.Option(["--games"], type=click.IntRange(2), default=1_000, show_default=True, help="deals"),
        SEED,
        WORKERS,
        CLUSTER,
        click.Option(["--json", "as_json"], is_flag=True, help="print data instead of a report"),
        click.Option(["--out"], type=FOLDER, help="a folder for report.html and .md"),
    ],
)
