"""What the commands of the lab have in common: how much to play, on what, and where the results go."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from geisterstunde.cli.folders import made

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game

INTERRUPTED = 130  # as shells count it: 128 and the number of Ctrl-C's signal
BOTS = click.Option(["--bots"], default="random", show_default=True, help="as in '{bots}' (names repeat)")
WORKERS = click.Option(["--workers"], type=click.IntRange(1), help="processes (else one a core)")
CLUSTER = click.Option(["--cluster"], help="play on Ray: local, or ray://HOST:PORT")
SEED = click.Option(["--seed"], type=int, default=1, show_default=True, help="a number for the series")


class Work(NamedTuple):
    """What somebody has asked the lab to do."""

    bots: Any
    games: int
    seed: int
    workers: int | None
    cluster: str | None
    as_json: bool
    out: Path | None

    def make_folder(self) -> None:
        """Makes the folder for the results, where one is wanted."""
        if self.out is not None:
            made(self.out)

    def leave(self, played: int, asked: int) -> None:
        """Ends with the status of an interrupted command where fewer were played than asked for."""
        if played < asked:
            click.get_current_context().exit(INTERRUPTED)


def as_work(action: Callable[..., None]) -> Callable[..., None]:
    """Hands a command's common options over as one."""

    def act(game: "Game", options: dict[str, Any], **given: Any) -> None:
        common = {name: given.pop(name) for name in Work._fields}
        action(game, options, Work(**common), **given)

    return act
