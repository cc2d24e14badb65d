"""A game as an environment: its rules, its players and its observations, joined in compiled tables."""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.registry import kit_of
from geisterstunde.envs import tables_template
from geisterstunde.envs.no_memory import NO_MEMORY
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.observations import Observations
from geisterstunde.kernel.refusal import InEnglish
from geisterstunde.kernel.template import Runnable, made_from


class Adapter:
    """What all environments of one game stand on."""

    def __init__(self, game: str, observations: Observations) -> None:
        self.game_name = game
        self.game: Game = package_named(game).game
        self.kit: BotKit = kit_of(game)
        self.observations = observations
        self.title = game.replace("-", "_")

    @property
    def name(self) -> str:
        """As PettingZoo writes it, with its version."""
        return f"{self.title}_v{self.observations.version}"

    @property
    def room_bytes(self) -> int:
        """Working space of the compiled tables: a position as a seat knows it, and a plan."""
        return self.kit.api.POSITION.itemsize + self.kit.room_bytes

    @property
    def remembered_bytes(self) -> int:
        """The size of what an observation holds beyond the table as it lies."""
        return 0 if self.observations.remembered is None else self.observations.remembered.itemsize

    @cached_property
    def compiled(self) -> Any:
        """The functions of the tables template over this game's rules."""
        shown = self.observations
        sizes = {"LOOK_BYTES": shown.look.itemsize, "REMEMBERED_BYTES": self.remembered_bytes}
        rules = {**self.kit.loop_rules, **NO_MEMORY, **shown.rules, **sizes}
        return Runnable(made_from(tables_template, self.title, rules))

    def __reduce__(self) -> tuple[Callable[[str], "Adapter"], tuple[str]]:
        """Compiled functions cannot be pickled, but every adapter can be found by the game's name."""
        return adapter_of, (self.game_name,)


@cache
def adapter_of(game: str) -> Adapter:
    """The adapter of a game."""
    observations = package_named(game).part("environment")
    if observations is None:
        raise InEnglish(f"{game} brings no observations, so it cannot be an environment.")
    return Adapter(game, observations)
