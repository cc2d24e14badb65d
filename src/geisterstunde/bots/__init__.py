"""Players made of code. A bot gets its seat's view and the events its seat may see, nothing else.

>>> names("dawn-under")
('random', 'moth', 'hedgehog', 'raven', 'countess')
>>> bot = named("dawn-under", "raven", seat=1, seed=7)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from geisterstunde.bots.bot import Bot
    from geisterstunde.kernel.game import Result
    from geisterstunde.match.match import Match


def names(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first."""
    from geisterstunde.bots.registry import bot_names
    from geisterstunde.games.registry import game_named

    return bot_names(game_named(game).name)


def named(game: str, name: str, *, seat: int, seed: int) -> "Bot":
    """A bot for one seat of one match; with the same seed it decides the same."""
    from geisterstunde.bots.registry import bot_named
    from geisterstunde.games.registry import game_named

    return bot_named(game_named(game).name, name, seat, seed)


def play(match: "Match", bots: "Sequence[Bot]") -> "Result | None":
    """Lets bots, one per seat, play a match to its end; None if it was cut because it dragged on."""
    from geisterstunde.bots.playing import play_match

    return play_match(match, bots)
