"""What a game brings for the lab beside its statistics."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class LabKit(NamedTuple):
    """What the lab cannot know by itself."""

    ladder_tables: Mapping[str, Mapping[str, Any]]  # the tables that bots are compared at
    block_by_chance: int  # how many games by chance take some tenths of a second
    memory_study: str | None = None  # `module:function` that measures what a memory is worth
