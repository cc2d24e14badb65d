"""How likely a level recalls what it has seen once, by how long ago that was: the axes of a memory report."""

from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import Model, clear_memory, notice, recall_share

TRACE, VALUE = 0, 1  # any fact will do


def recall_by_age(kit: BotKit, level: Level, oldest: int) -> list[float] | None:
    """For the ages from 1 to the oldest; None where it does not depend on age alone."""
    if level.memory.model == Model.SLOTS:
        return None
    if level.memory.model != Model.HUMAN:
        return [float(level.memory.model == Model.PERFECT)] * oldest
    return [recall_after(kit, level, age) for age in range(1, oldest + 1)]


def recall_after(kit: BotKit, level: Level, age: int) -> float:
    """How likely a fact seen once, so long ago, comes back to a level with a human memory."""
    memory = kit.open_mind(kit.fresh_mind(level)).memory
    clear_memory(memory)
    notice(memory, TRACE, VALUE)
    memory.now += age - 1
    return recall_share(memory, TRACE)
