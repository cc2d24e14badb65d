"""`tournament`: everybody meets everybody."""

import shlex
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.compiling import compile_for
from geisterstunde.cli.folders import FOLDER
from geisterstunde.cli.games import GameCommands, command_line
from geisterstunde.cli.progress import told
from geisterstunde.cli.work import CLUSTER, SEED, WORKERS, Work, as_work

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game
    from geisterstunde.lab.tournament import Standings
    from geisterstunde.lab.tournament_schedule import Schedule


def hold_tournament(game: "Game", options: dict[str, Any], work: Work) -> None:
    """Plays a tournament and says who is how strong."""
    from geisterstunde.bots.registry import bot_names
    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.lab.players import contestants_named
    from geisterstunde.lab.tournament_report import as_json as data_of
    from geisterstunde.lab.tournament_report import keep
    from geisterstunde.lab.tournament_schedule import Schedule

    names = bot_names(game.name) if work.bots is None else contestants_named(game.name, work.bots)
    schedule = Schedule(game.name, options, names, work.seed)
    wanted = schedule.whole_rounds(work.games)
    work.make_folder()
    standings = play_all(schedule, wanted, work)
    if not standings.games:
        raise BadInput("lab-stopped")
    if standings.games < wanted:
        click.echo(f"Stopped after {standings.games:,} of {wanted:,} games.", err=True)
    if work.out is not None:
        keep(standings, work.out, shlex.join(command_line()))
    if work.as_json:
        click.echo(data_of(standings))
    else:
        show(standings)
    work.leave(standings.games, wanted)


def play_all(schedule: "Schedule", games: int, work: Work) -> "Standings":
    """How everybody stands after all games, or as many as were played before somebody stopped it."""
    import msgspec

    from geisterstunde.lab.programs_server import server_for
    from geisterstunde.lab.tournament import Standings, play, portion
    from geisterstunde.lab.tournament_games import TournamentFile
    from geisterstunde.lab.workers import workers_for

    standings = Standings(schedule, games)
    with ExitStack() as stack:
        server = stack.enter_context(server_for(schedule.game, schedule.bots, work.cluster))
        hosted = msgspec.structs.replace(schedule, server=server)
        compile_for([hosted.series(hosted.meeting(number)) for number in range(hosted.round_games)])
        file = stack.enter_context(TournamentFile(work.out, schedule)) if work.out is not None else None
        crew = stack.enter_context(workers_for(-(-games // portion(schedule)), work.workers, work.cluster))
        for piece in told(play(hosted, games, crew), games, len):
            for met in piece:
                standings.add(met)
            if file is not None:
                file.add(piece)
    return standings


def show(standings: "Standings") -> None:
    """Prints the tables."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from geisterstunde.lab.tournament_report import how_it_was_played, tables

    console = Console(highlight=False)
    for title, table in tables(standings):
        shown = Table(*map(escape, table.head), title=escape(title))
        for column in shown.columns[1:]:
            column.justify = "right"
        for row in table.rows:
            shown.add_row(*map(escape, row))
        console.print(shown)
    console.print(escape(how_it_was_played(standings)))


tournament = GameCommands(
    name="tournament",
    help="Let everybody meet everybody, and say who is how strong.",
    action=as_work(hold_tournament),
    extras=[
        click.Option(["--bots"], help="who takes part, as in '{bots}' (else all of the game's bots)"),
        click.Option(
            ["--games"],
            type=click.IntRange(1),
            default=400,
            show_default=True,
            help="how many at most; only whole rounds are played",
        ),
        SEED,
        WORKERS,
        CLUSTER,
        click.Option(["--json", "as_json"], is_flag=True, help="print data instead of tables"),
        click.Option(
            ["--out"],
            type=FOLDER,
            help="a folder for tournament.md, .html, .json and .csv",
        ),
    ],
)
