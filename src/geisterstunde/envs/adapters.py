"""What the environments know of each game: its compiled tables, its minds, and what an observation holds."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import NamedTuple

from geisterstunde.games.dawn_under.bots import player as dawn_under_player
from geisterstunde.bots.levels import Level
from geisterstunde.games.through_the_wall.bots import player as through_the_wall_player
from geisterstunde.envs import dawn_under_fields, through_the_wall_fields
from geisterstunde.envs.compiled import dawn_under, through_the_wall
from geisterstunde.envs.fields import Field
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer


class Kind(NamedTuple):
    """A game as an environment."""

    title: str  # in names of environments
    version: int
    game: Game
    compiled: ModuleType  # its tables
    fresh_brain: Callable[[Level], Buffer]
    open_now: Sequence[Field]
    remembered: Sequence[Field]

    @property
    def name(self) -> str:
        """As PettingZoo writes it, with its version."""
        return f"{self.title}_v{self.version}"

    def __reduce__(self) -> tuple[Callable[[str], "Kind"], tuple[str]]:
        """Modules cannot be pickled, but every kind can be found by its title."""
        return kind_titled, (self.title,)


DAWN_UNDER = Kind(
    "dawn_under",
    1,
    game_named("dawn-under"),
    dawn_under,
    dawn_under_player.fresh_brain,
    dawn_under_fields.OPEN_NOW,
    dawn_under_fields.REMEMBERED,
)
THROUGH_THE_WALL = Kind(
    "through_the_wall",
    1,
    game_named("through-the-wall"),
    through_the_wall,
    through_the_wall_player.fresh_brain,
    through_the_wall_fields.OPEN_NOW,
    through_the_wall_fields.REMEMBERED,
)


def kind_titled(title: str) -> Kind:
    """Finds a kind by its title."""
    return next(kind for kind in (DAWN_UNDER, THROUGH_THE_WALL) if kind.title == title)
