"""Bots from other packages. They join by an entry point, under a name of their own.

In a package's `pyproject.toml`:

    [project.entry-points."geisterstunde.bots"]
    owl = "my_package:Owl"

`Owl(game, seat, seed)` makes a `Bot` for a seat; the same seed should decide the same.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from geisterstunde.bots.bot import Bot
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.refusal import BadInput

GROUP = "geisterstunde.bots"

Maker = Callable[[Game, int, int], Bot]


@cache
def guests() -> dict[str, EntryPoint]:
    """All that are installed, by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


@cache
def maker_of(name: str) -> Maker:
    """What makes a guest; one sentence where its package is broken."""
    try:
        made: Maker = guests()[name].load()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"The bot {name} cannot be loaded: {error}.") from error
    return made
