"""`verify`: whether recorded games hold, one of them or whole folders."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from geisterstunde.cli.compiling import announce_compiling
from geisterstunde.cli.language import chosen_language, spoken
from geisterstunde.cli.small_jobs import FEW, play_plainly

if TYPE_CHECKING:
    from geisterstunde.kernel.sentence import Sentence


@click.command()
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--promise", metavar="DIGITS", help="what was promised, as somebody has noted it before")
def verify(files: tuple[Path, ...], promise: str | None) -> None:
    """Check recorded games: promise, deal, decisions and result. Of folders, all files that end in .json."""
    records = list(records_in(files))
    if len(records) <= FEW:
        play_plainly()
    from geisterstunde.kernel.refusal import BadInput

    if not records:
        raise BadInput("terminal-no-records", path=", ".join(map(str, files)))
    announce_compiling()
    if records == list(files) and len(files) == 1:
        for sentence in verified(files[0], promise):
            click.echo(sentence.in_language(chosen_language()))
        return
    wrong = 0
    for path in records:
        try:
            verified(path, promise)
            click.echo(spoken("terminal-verified", path=str(path)))
        except BadInput as error:
            wrong += 1
            said = error.in_language(chosen_language())
            click.echo(said if said.startswith(str(path)) else f"{path}: {said}")
    click.echo(spoken("terminal-all-verified", right=len(records) - wrong, count=len(records)))
    if wrong:
        raise click.exceptions.Exit(1)


def verified(path: Path, promise: str | None) -> "list[Sentence]":
    """All that holds of a recorded game; raises BadInput where something does not."""
    from geisterstunde.match.record import read
    from geisterstunde.match.verify import verify as hold

    return hold(read(path), promise)


def records_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The files that are named, and those of the folders that are."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path
