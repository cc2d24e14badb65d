"""What people see while rules are compiled, which happens once."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FunctionType
from typing import TYPE_CHECKING

import click

from geisterstunde.cli.language import spoken

if TYPE_CHECKING:
    from geisterstunde.lab.series import Series


def announce_compiling() -> None:
    """The first start compiles the rules, which takes a while: one line says so to whoever waits."""
    from geisterstunde.kernel.jit import COMPILED

    if not COMPILED:
        return
    from geisterstunde.games.registry import game_named, game_names
    from geisterstunde.kernel.compiled_files import is_kept

    if not all(is_kept(game_named(name).api.plain["decide"]) for name in game_names()):
        say_so()


def say_so() -> None:
    """One line, also where nobody sits at a terminal."""
    from geisterstunde.kernel.compiled_files import cache_folder

    click.echo(spoken("terminal-preparing"), err=True)
    if cache_folder() is None:
        click.echo(spoken("terminal-cannot-be-kept"), err=True)


def compile_for(series: "Sequence[Series]") -> None:
    """Compiles what some series need and nobody has compiled before: here, and in no other process."""
    missing = [each for each in series if not each.is_kept]
    if not missing:
        return
    say_so()
    ready: set[FunctionType] = set()
    with progress_of({function for each in missing for function in each.functions}):
        for each in missing:
            if not ready.issuperset(each.functions):
                each.play(0, 1)
                ready.update(each.functions)


@contextmanager
def progress_of(functions: set[FunctionType]) -> Iterator[None]:
    """Shows at a terminal how many of the functions are ready that these are made of."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn

    from geisterstunde.kernel.compile_cache import TALLY
    from geisterstunde.kernel.digest import reached_from

    console, before = Console(stderr=True), TALLY.told
    with Progress(
        BarColumn(), TaskProgressColumn(), console=console, disable=not sys.stderr.isatty(), transient=True
    ) as progress:
        task = progress.add_task("", total=reached_from(functions))
        TALLY.told = lambda ready: progress.update(task, completed=ready)
        try:
            yield
        finally:
            TALLY.told = before
