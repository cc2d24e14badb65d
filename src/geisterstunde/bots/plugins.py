"""Bots from other packages. They join by an entry point, under a name of their own.

In a package's `pyproject.toml`:

    [project.entry-points."geisterstunde.bots"]
    owl = "my_package:Owl"

`Owl(game, seat, seed)` makes a `Bot` for a seat; the same seed should decide the same.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from geisterstunde.bots.bot import Bot, Decision
from geisterstunde.bots.guard import Trouble, checked
from geisterstunde.bots.search import never
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import InEnglish

GROUP = "geisterstunde.bots"
LONGEST_COMPLAINT = 200  # letters


@cache
def plugins() -> dict[str, EntryPoint]:
    """All that are installed, by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


class PluginBot:
    """A plugin's bot at a seat. Whatever goes wrong with it is told in one sentence that names it."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        with blamed(name):
            self.bot: Bot = plugins()[name].load()(game, seat, seed)

    def watch(self, events: EventNumbers) -> None:
        """Passes on what happened."""
        with blamed(self.name):
            self.bot.watch(events)

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """What it decides, if that is a decision and legal."""
        with blamed(self.name):
            return checked(self.bot.decide(shown, stop), self.game, shown, self.seat)


@contextmanager
def blamed(name: str) -> Iterator[None]:
    """Names the plugin that something goes wrong with; a plugin may raise anything, or try to end it all."""
    try:
        yield
    except Trouble as trouble:
        raise InEnglish(f"Trouble with {name}: {trouble}") from trouble
    except (Exception, SystemExit) as error:
        said = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_COMPLAINT]
        raise InEnglish(f"Trouble with {name}: {said.rstrip('.: ')}.") from error
