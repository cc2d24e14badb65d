"""Whether a server would do well on this machine."""

import sys

import click

from geisterstunde.cli.language import chosen_language, spoken
from geisterstunde.cli.serving import settle_how_to_play
from geisterstunde.cli.whereabouts import Whereabouts, where_it_is

GRADE_WIDTH = 7  # letters of the longest in any language


@click.command()
@where_it_is
@click.option(
    "--at", "address", help="where people come to through a proxy, as in https://games.example/games/"
)
def doctor(where: Whereabouts, address: str | None) -> None:
    """Look whether a server started with these options does well; changes nothing.

    One line for each thing looked at, with what to do. The exit code is 1 where something is wrong.
    """
    settle_how_to_play()
    from geisterstunde.server.checkup.examination import WRONG, examine
    from geisterstunde.server.checkup.patient import Patient

    wrong = False
    for found in examine(Patient(where.settings(), where.database, address)):
        wrong |= found.grade == WRONG
        grade = spoken("doctor-grade", grade=found.grade).ljust(GRADE_WIDTH)
        about = spoken("doctor-about", about=found.about)
        click.echo(f"{grade} {about}: {found.sentence.in_language(chosen_language())}")
    sys.exit(int(wrong))
