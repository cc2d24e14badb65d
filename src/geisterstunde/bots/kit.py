"""What a game brings for computer players to play it: levels, and the rules their minds are made of."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from geisterstunde.bots import search_template
from geisterstunde.bots.bot import Reason
from geisterstunde.bots.levels import Level
from geisterstunde.kernel.compiled_api import CompiledApi
from geisterstunde.kernel.record import Buffer, layout_of, plain_record
from geisterstunde.kernel.template import Runnable, made_from


class BotKit(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """The players of one game."""

    game: str  # as in `compiled_game_api`
    api: CompiledApi
    levels: tuple[Level, ...]  # the weakest first
    mind: type  # the record of what a player has in mind
    room_bytes: int = 0  # working space for a plan
    most_candidates: int
    candidate_width: int = 1  # numbers that describe a candidate
    set_up: Callable[[Any, Level], None]  # writes a level's numbers into an opened mind
    reason: Callable[[Any], Reason]  # why an opened mind decided so
    searched: int  # the reason of a decision that a search has changed
    rules: Mapping[str, Any]

    @cached_property
    def open_mind(self) -> Callable[[Buffer], Any]:
        """A mind's bytes as a record."""
        return plain_record(self.mind)

    @cached_property
    def mind_bytes(self) -> int:
        """The size of a mind."""
        return layout_of(self.mind).itemsize

    @cached_property
    def loops(self) -> Any:
        """The functions of the search template over this game's rules, plain."""
        return made_from(search_template, self.game, {**self.api.rules, **self.rules})

    @cached_property
    def compiled(self) -> Any:
        """The same as this process runs them."""
        return Runnable(self.loops)

    def __deepcopy__(self, memo: dict[int, Any]) -> "BotKit":
        """Copies of a player share its kit: compiled functions are never copied."""
        return self

    @property
    def loop_rules(self) -> Mapping[str, Any]:
        """All that loops with players in them are made of."""
        return {
            **self.api.rules,
            **self.rules,
            **vars(self.loops),
            "ROOM_BYTES": self.room_bytes,
            "POSITION_BYTES": self.api.POSITION.itemsize,
        }

    def fresh_mind(self, level: Level) -> Buffer:
        """The mind of a player who has not sat down yet."""
        mind = np.zeros(self.mind_bytes, dtype=np.uint8)
        self.set_up(self.open_mind(mind), level)
        return mind

    def room(self) -> Buffer:
        """Working space for one player at a time."""
        return np.zeros(self.room_bytes, dtype=np.uint8)
