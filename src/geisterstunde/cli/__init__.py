"""The command line. Heavy modules are imported inside the commands, so that `--help` answers at once."""

import errno
import io
import sys
from typing import Any

import click

from geisterstunde import __version__
from geisterstunde.cli.comparing import compare
from geisterstunde.cli.doctor import doctor
from geisterstunde.cli.laboratory import ladder, memory
from geisterstunde.cli.language import chosen_language, language_option, spoken
from geisterstunde.cli.playing import play, record, replay, report
from geisterstunde.cli.puzzling import puzzle
from geisterstunde.cli.serving import backup, restore, serve
from geisterstunde.cli.simulating import simulate
from geisterstunde.cli.tournaments import tournament
from geisterstunde.cli.verifying import verify


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
        context.invoke(serve)


for command in (
    play,
    puzzle,
    serve,
    backup,
    restore,
    doctor,
    record,
    replay,
    report,
    verify,
    simulate,
    compare,
    tournament,
    ladder,
    memory,
):
    main.add_command(command)
