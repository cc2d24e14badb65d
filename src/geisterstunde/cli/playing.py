"""Playing at the terminal, and games on file."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.compiling import announce_compiling
from geisterstunde.cli.folders import FOLDER, check_absent, made
from geisterstunde.cli.games import GameCommands
from geisterstunde.cli.language import chosen_language, spoken
from geisterstunde.cli.progress import until_interrupted
from geisterstunde.cli.small_jobs import FEW, play_plainly
from geisterstunde.cli.work import INTERRUPTED

if TYPE_CHECKING:
    from geisterstunde.bots.bot import Bot
    from geisterstunde.kernel.game import Game


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

    from geisterstunde.kernel.refusal import BadInput
    from geisterstunde.match.fairness import Promise
    from geisterstunde.match.match import Match
    from geisterstunde.match.record import record_of, write
    from geisterstunde.terminal.game import TerminalGame

    players = game.players(game.options_from(options))
    if not 0 <= seat < players:
        raise BadInput("input-your-seat", last=players - 1, given=seat)
    bot_seed = secrets.randbits(32) if seed is None else seed
    opponents = opponents_of(game, seat, players, bots, bot_seed)
    announce_compiling()
    match = Match.dealt(game.name, options, Promise.fresh() if seed is None else Promise.numbered(seed))
    console = Console(highlight=False)
    try:
        TerminalGame(match, seat, opponents, lid_time, console, chosen_language()).play()
    except (KeyboardInterrupt, EOFError):
        console.print(f"\n{spoken('terminal-good-night')}")
    if save is not None:
        write(save, record_of(match))
        console.print(spoken("terminal-saved", path=str(save)), markup=False)


def opponents_of(game: "Game", seat: int, players: int, bots: str | None, seed: int) -> "dict[int, Bot]":
    """Who plays the other seats; fewer names than seats repeat."""
    from geisterstunde.bots.registry import usual_bot
    from geisterstunde.lab.players import player_named, players_named, seat_down

    others = [other for other in range(players) if other != seat]
    names = players_named(game.name, usual_bot(game.name) if bots is None else bots, len(others))
    return {
        other: seat_down(game.name, player_named(game.name, name), other, seed)
        for other, name in zip(others, names, strict=True)
    }


def record_games(game: "Game", options: dict[str, Any], seed: int, count: int, out: Path) -> None:
    """Writes random games to files."""
    from geisterstunde.match.random_games import random_match
    from geisterstunde.match.record import record_of, write

    game.options_from(options)
    files = [out / f"{game.name}-{seed}-{index:06}.json" for index in range(count)]
    check_absent(files)
    made(out)
    announce_compiling()
    written = 0
    for written, file in enumerate(until_interrupted(files), 1):
        write(file, record_of(random_match(game.name, options, seed, written - 1)))
    click.echo(spoken("terminal-recorded", count=written, path=str(out)))
    if written < count:
        click.get_current_context().exit(INTERRUPTED)


play = GameCommands(
    name="play",
    help="Play at the terminal against bots.",
    action=play_game,
    is_small=lambda given: given["bots"] is None,  # the usual ones do without long thoughts
    extras=[
        click.Option(["--seat"], type=int, default=0, show_default=True, help="your seat"),
        click.Option(["--bots"], help="who plays the other seats, as in '{bots}' (names repeat)"),
        click.Option(["--seed"], type=int, help="a number that decides deal and bots"),
        click.Option(
            ["--lid-time"],
            type=click.FloatRange(0, 60),
            callback=a_real_number,
            default=2.5,
            show_default=True,
            help="seconds for which the others' open lids are shown",
        ),
        click.Option(["--save"], type=click.Path(path_type=Path), help="a file for the record of the game"),
    ],
)
record = GameCommands(
    name="record",
    help="Write random games to files, the same for the same seed.",
    action=record_games,
    is_small=lambda given: (given["count"] or 1) <= FEW,
    extras=[
        click.Option(["--seed"], type=int, default=0, show_default=True, help="a number for the series"),
        click.Option(
            ["-n", "count"], type=click.IntRange(1), default=1, show_default=True, help="how many games"
        ),
        click.Option(["--out"], type=FOLDER, required=True, help="the folder to write to"),
    ],
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def replay(file: Path) -> None:
    """Print a recorded game as text."""
    play_plainly()
    from rich.console import Console

    from geisterstunde.match.record import read
    from geisterstunde.terminal.replay import print_replay

    record = read(file)
    announce_compiling()
    print_replay(record, Console(highlight=False), chosen_language())


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), help="write it as a page to this file")
def report(file: Path, html: Path | None) -> None:
    """Tell from a recorded game what everybody remembered."""
    play_plainly()
    from rich.console import Console

    from geisterstunde.bots.memory_report import examiner_of, memory_reports
    from geisterstunde.match.record import read
    from geisterstunde.match.replay import Replay
    from geisterstunde.terminal.memory_page import memory_page
    from geisterstunde.terminal.memory_report import print_memory_reports
    from geisterstunde.terminal.replay import reader_of_seats

    record = read(file)
    announce_compiling()
    examiner, reports = examiner_of(record.game), memory_reports(record)
    reader = reader_of_seats(Replay(record).match, chosen_language())
    if html is not None:
        html.write_text(memory_page(record.game, examiner, reports, reader), encoding="utf-8")
        return
    print_memory_reports(examiner, reports, reader, Console(highlight=False))
