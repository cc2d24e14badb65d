"""The command line. A command's module is imported when it is called, so that `--help` answers at once."""

import errno
import io
import sys
from importlib import import_module
from typing import Any

import click

from geisterstunde import __version__
from geisterstunde.cli.language import chosen_language, language_option, spoken

COMMANDS = {  # where each lives, and what the list of commands says about it
    "backup": ("serving", "Copy all tables to a file, also while a server runs."),
    "compare": ("comparing", "Play the same deals in several ways."),
    "doctor": ("doctor", "Look whether a server with these options does well."),
    "ladder": ("laboratory", "Measure how the levels of a game's bots compare."),
    "memory": ("laboratory", "Measure what a memory is worth, and what a poor one does."),
    "play": ("playing", "Play at the terminal against bots."),
    "puzzle": ("puzzling", "Solve puzzles: behind a door of your choice, or behind any."),
    "record": ("playing", "Write random games to files, the same for the same seed."),
    "replay": ("playing", "Print a recorded game as text."),
    "report": ("playing", "Tell from a recorded game what everybody remembered."),
    "restore": ("serving", "Put a copy made by `backup` in the place of all tables."),
    "serve": ("serving", "Serve tables over the network."),
    "simulate": ("simulating", "Play many games among bots, and say what they add up to."),
    "tournament": ("tournaments", "Let everybody meet everybody, and say who is how strong."),
    "verify": ("verifying", "Check recorded games: promise, deal, decisions and result."),
}


class LazyCommands(click.Group):
    """Imports a command when it is called; the list of commands needs none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _ = COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"geisterstunde.cli.{module}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


class OneSentence(LazyCommands):
    """Turns bad input into one sentence on stderr, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        from geisterstunde.kernel.refusal import BadInput

        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows another
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(ctx)
        except BadInput as error:
            raise click.ClickException(error.in_language(chosen_language())) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read along has seen enough, which click knows to handle
                raise
            raise click.ClickException(
                spoken("terminal-system-refuses", reason=error.strerror or type(error).__name__)
            ) from error


@click.group(cls=OneSentence, invoke_without_command=True)
@click.version_option(__version__, prog_name="geisterstunde")
@language_option
@click.pass_context
def main(context: click.Context, language: str | None) -> None:
    """Geisterstunde: spooky family board games, to play and to study.

    Without a command it serves tables: friends in the same network come with their browsers.
    """
    if context.invoked_subcommand is None:
        from geisterstunde.cli.serving import serve

        context.invoke(serve)
