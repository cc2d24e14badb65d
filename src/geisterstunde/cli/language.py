"""Which language the command line speaks."""

import os
from typing import TYPE_CHECKING

import click

from geisterstunde.locales.speech import LANGUAGES, say, system_language

if TYPE_CHECKING:
    from geisterstunde.locales.speech import Fact

language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="how people are spoken to (else as LC_ALL, LC_MESSAGES or LANG say)",
)


def chosen_language() -> str:
    """What was asked for before the command, else what the system speaks."""
    context = click.get_current_context(silent=True)
    chosen: str | None = None if context is None else context.find_root().params.get("language")
    return chosen or system_language(os.environ)


def spoken(message: str, /, **facts: "Fact") -> str:
    """A message in that language."""
    return say(chosen_language(), message, facts)
