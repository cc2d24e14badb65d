"""Small jobs are played by plain rules, which are ready sooner than compiled ones are loaded."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

SWITCH = "GEISTERSTUNDE_JIT"
FEW = 10  # games
Given = Mapping[str, Any]
IsSmall = Callable[[Given], bool]


def play_plainly() -> None:
    """Settles it for this process, unless `GEISTERSTUNDE_JIT` says otherwise or rules have been imported."""
    if "geisterstunde.kernel.jit" not in sys.modules:
        os.environ.setdefault(SWITCH, "0")


def never(given: Given) -> bool:
    """Nothing of this kind is small."""
    return False


def given_in(words: Sequence[str], parameters: Sequence[click.Parameter]) -> Given:
    """What some words say about some options; the game's own are not known before its rules are imported."""
    settings = {"ignore_unknown_options": True, "allow_extra_args": True}
    reader = click.Command("", params=list(parameters), context_settings=settings, add_help_option=False)
    with reader.make_context("", list(words), resilient_parsing=True) as context:
        return context.params
