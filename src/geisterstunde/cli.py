"""The command line. Heavy modules are imported inside the commands, so that `--help` answers at once."""

import errno
import io
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from geisterstunde import __version__

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game


class OneSentence(click.Group):
    """Turns bad input into one sentence on stderr, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        from geisterstunde.kernel.refusal import BadInput

        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows another
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(ctx)
        except BadInput as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read along has seen enough, which click knows to handle
                raise
            raise click.ClickException(f"The system refuses: {error.strerror}.") from error


class GameCommands(click.Group):
    """One command a game, with that game's own options."""

    def __init__(
        self, *, action: Callable[..., None], extras: list[click.Parameter], **settings: Any
    ) -> None:
        super().__init__(**settings)
        self.action = action
        self.extras = extras

    def list_commands(self, ctx: click.Context) -> list[str]:
        from geisterstunde.games.registry import GAMES

        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        from geisterstunde.games.registry import game_named

        game = game_named(cmd_name)
        offered: list[click.Parameter] = [
            click.Option(["--" + choice.name.replace("_", "-")], help=choice.help, metavar="…")
            for choice in game.choices
        ]

        def run(**given: Any) -> None:
            options = {
                choice.name: choice.read(given[choice.name])
                for choice in game.choices
                if given.get(choice.name) is not None
            }
            named = {choice.name for choice in game.choices}
            self.action(game, options, **{key: value for key, value in given.items() if key not in named})

        return click.Command(cmd_name, params=[*offered, *self.extras], callback=run, help=self.help)


@click.group(cls=OneSentence, invoke_without_command=True)
@click.version_option(__version__, prog_name="geisterstunde")
@click.pass_context
def main(context: click.Context) -> None:
    """Geisterstunde: spooky family board games, to play and to study.

    Without a command it serves tables: friends in the same network come with their browsers.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


def announce_compiling() -> None:
    """The first start compiles the rules, which takes a while: say so to whoever waits at a terminal."""
    from geisterstunde.kernel.jit import rules_are_cached, rules_can_be_kept

    if not sys.stderr.isatty() or rules_are_cached():
        return
    click.echo("Preparing the rules, once; this takes a minute or two …", err=True)
    if not rules_can_be_kept():
        click.echo("They cannot be kept for the next start; GEISTERSTUNDE_CACHE can name a folder.", err=True)


def a_real_number(ctx: click.Context, parameter: click.Parameter, value: float) -> float:
    """Refuses what only a computer calls a number."""
    if not math.isfinite(value):
        raise click.BadParameter("it must be a number of seconds.")
    return value


def play_game(
    game: "Game",
    options: dict[str, Any],
    seat: int,
    bots: str | None,
    seed: int | None,
    lid_time: float,
    save: Path | None,
) -> None:
    """Plays one game at the terminal."""
    import secrets

    from rich.console import Console

    from geisterstunde.bots.registry import bot_names, known_bot
    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.match.fairness import Promise
    from geisterstunde.match.match import Match
    from geisterstunde.match.record import record_of, write
    from geisterstunde.terminal.game import TerminalGame

    players = game.players(game.options_from(options))
    if not 0 <= seat < players:
        raise BadInput(f"Your seat is one from 0 to {players - 1}, not {seat}.")
    opponents = bots.replace(",", " ").split() if bots is not None else [bot_names(game.name)[2]]
    if not opponents:
        raise BadInput(f"bots is one or more of {', '.join(bot_names(game.name))}.")
    for name in opponents:
        known_bot(game.name, name)
    announce_compiling()
    match = Match.dealt(game.name, options, Promise.fresh() if seed is None else Promise.numbered(seed))
    console = Console(highlight=False)
    bot_seed = secrets.randbits(32) if seed is None else seed
    try:
        TerminalGame(match, seat, opponents, bot_seed, lid_time, console).play()
    except (KeyboardInterrupt, EOFError):
        console.print("\nGood night.")
    if save is not None:
        write(save, record_of(match))
        console.print(f"The game is written to {save}.")


def record_games(game: "Game", options: dict[str, Any], seed: int, count: int, out: Path) -> None:
    """Writes random games to files."""
    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.match.random_games import random_match
    from geisterstunde.match.record import record_of, write

    game.options_from(options)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"The folder {out} cannot be made: {error.strerror}.") from error
    announce_compiling()
    for index in range(count):
        record = record_of(random_match(game.name, options, seed, index))
        write(out / f"{game.name}-{seed}-{index:06}.json", record)
    click.echo(f"{count} {'game' if count == 1 else 'games'} written to {out}")


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="the address to listen at")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8042, show_default=True, help="0: any free one"
)
@click.option("--database", help="a file, or postgresql://… for many servers (else a file of your own)")
@click.option("--bot-workers", type=click.IntRange(1, 64), help="processes for bots (else all cores but one)")
@click.option("--browser/--no-browser", default=None, help="open the page in a browser (else at a terminal)")
@click.option("--verbose", is_flag=True, help="log every request")
def serve(
    host: str,
    port: int,
    database: str | None,
    bot_workers: int | None,
    browser: bool | None,
    verbose: bool,
) -> None:
    """Serve tables over the network."""
    import logging

    from geisterstunde.server.logs import log_to
    from geisterstunde.server.prepare import prepare
    from geisterstunde.server.serve import run
    from geisterstunde.server.store.choose import store_at
    from geisterstunde.server.welcome import announce

    store = store_at(database or own_database())
    log_to(level=logging.DEBUG if verbose else logging.INFO)
    announce_compiling()
    prepare()
    at_terminal = sys.stdout.isatty()

    def ready(port: int) -> None:
        announce(host, port, open_browser=at_terminal if browser is None else browser)

    run(store, host, port, ready, bot_workers)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="the database to back up (else your own)")
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to a file, also while a server runs."""
    from geisterstunde.server.store.backup import back_up

    back_up(database or own_database(), file)
    click.echo(f"All tables are copied to {file}.")


def own_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    import platformdirs

    return str(platformdirs.user_data_path("geisterstunde") / "tables.db")


main.add_command(
    GameCommands(
        name="play",
        help="Play at the terminal against bots.",
        action=play_game,
        extras=[
            click.Option(["--seat"], type=int, default=0, show_default=True, help="your seat"),
            click.Option(["--bots"], help="who plays the other seats, as in 'moth,raven' (names repeat)"),
            click.Option(["--seed"], type=int, help="a number that decides deal and bots"),
            click.Option(
                ["--lid-time"],
                type=click.FloatRange(0, 60),
                callback=a_real_number,
                default=2.5,
                show_default=True,
                help="seconds for which the others' open lids are shown",
            ),
            click.Option(
                ["--save"], type=click.Path(path_type=Path), help="a file for the record of the game"
            ),
        ],
    )
)
main.add_command(
    GameCommands(
        name="record",
        help="Write random games to files, the same for the same seed.",
        action=record_games,
        extras=[
            click.Option(["--seed"], type=int, default=0, show_default=True, help="a number for the series"),
            click.Option(
                ["-n", "count"], type=click.IntRange(1), default=1, show_default=True, help="how many games"
            ),
            click.Option(
                ["--out"], type=click.Path(path_type=Path), required=True, help="the folder to write to"
            ),
        ],
    )
)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def replay(file: Path) -> None:
    """Print a recorded game as text."""
    from rich.console import Console

    from geisterstunde.match.record import read
    from geisterstunde.terminal.replay import print_replay

    record = read(file)
    announce_compiling()
    print_replay(record, Console(highlight=False))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check a recorded game: promise, deal, decisions and result."""
    from geisterstunde.match.record import read
    from geisterstunde.match.verify import verify as verified

    record = read(file)
    announce_compiling()
    for sentence in verified(record):
        click.echo(sentence)


@main.command()
@click.argument("name", metavar="GAME")
@click.option("--players", default="2,4", show_default=True, help="numbers of players, as in '2,4'")
@click.option("--tables", help="some of the tables only, separated by ';' (else all)")
@click.option(
    "--games",
    type=click.IntRange(20),
    default=400,
    show_default=True,
    help="games a comparison; fewer where a bot takes its time",
)
@click.option("--seed", type=int, default=1, show_default=True, help="a number for the series")
@click.option("--workers", type=click.IntRange(1), help="processes (else one a core)")
@click.option("--out", type=click.Path(path_type=Path), help="a folder for ladder-GAME.md, .json and .svg")
def ladder(
    name: str,
    players: str,
    tables: str | None,
    games: int,
    seed: int,
    workers: int | None,
    out: Path | None,
) -> None:
    """Measure how the levels of a game's bots compare, each with the one below."""
    import os

    from geisterstunde.games.registry import game_named
    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.lab.ladder import TABLES, climb, rungs
    from geisterstunde.lab.ladder_report import as_json, markdown, plot

    game = game_named(name)
    wanted_tables = tables.split(";") if tables else list(TABLES[game.name])
    for table in wanted_tables:
        if table not in TABLES[game.name]:
            raise BadInput(f"There is no table {table!r:.40}; there is {'; '.join(TABLES[game.name])}.")
    try:
        numbers = [int(number) for number in players.split(",")]
    except ValueError as error:
        raise BadInput(f"players is a list of numbers as in '2,4', not {players!r:.40}.") from error
    for number in numbers:
        game.options_from({"players": number})
        if number % 2:
            raise BadInput(f"A ladder mixes two levels 1:1, so players must be even, not {number}.")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    announce_compiling()
    wanted, climbed = list(rungs(game.name, numbers, wanted_tables)), []
    try:
        for rung in climb(wanted, games, seed, workers or os.cpu_count() or 1):
            climbed.append(rung)
            click.echo(markdown([rung]).splitlines()[-1])
    except KeyboardInterrupt:
        click.echo(f"Stopped: {len(climbed)} of {len(wanted)} comparisons were played.")
    if out is not None and climbed:
        (out / f"ladder-{name}.md").write_text(markdown(climbed), encoding="utf-8")
        (out / f"ladder-{name}.json").write_bytes(as_json(climbed))
        plot(climbed, out / f"ladder-{name}.svg")
        click.echo(f"ladder-{name}.md, .json and .svg written to {out}")


@main.command()
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="games a point")
@click.option("--seed", type=int, default=1, show_default=True, help="a number for the series")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="a folder for memory.md and .svg")
def memory(games: int, seed: int, out: Path) -> None:
    """Measure what a memory is worth in Dawn Under, and what a poor one does."""
    from geisterstunde.bots.levels import DAWN_UNDER
    from geisterstunde.lab.memory_study import plot, reopened_by_age, worth_of_slots

    out.mkdir(parents=True, exist_ok=True)
    announce_compiling()
    worths = worth_of_slots({"edition": "2004"}, games, seed)
    levels = DAWN_UNDER[:3]
    reopened = {level.key: reopened_by_age(level, {"edition": "2004"}, games // 2, seed) for level in levels}
    lines = ["| slots(K) | wins against slots(10) | 95 % |", "|---|---|---|"]
    lines += [
        f"| {slots} | {100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} |"
        for slots, share in worths
    ]
    lines += ["", "| openings ago | " + " | ".join(reopened) + " |", "|---" * (len(reopened) + 1) + "|"]
    for ages in zip(*reopened.values(), strict=True):
        shares = " | ".join(f"{1000 * age.share:.2f} ‰" for age in ages)
        lines.append(f"| {ages[0].ages[0]} to {ages[0].ages[1]} | {shares} |")
    (out / "memory.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    plot(worths, reopened, out)
    click.echo("\n".join(lines))
