"""Through the Wall's computer players."""

from geisterstunde.bots.bot import Reason
from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import memory
from geisterstunde.games.through_the_wall.actions import PUTS, SHIFTS
from geisterstunde.games.through_the_wall.bots.candidates import MOST
from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.bots.playouts import CANDIDATE_WIDTH
from geisterstunde.games.through_the_wall.bots.reasons import Why
from geisterstunde.games.through_the_wall.bots.rules import ROOM_BYTES, RULES
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.garments import NO_GARMENT
from geisterstunde.games.through_the_wall.words import garment

LEVELS = (
    Level(key="sheet", memory=memory("human(0.9, 0.5, 0.3)"), care=0.8, depth=1, shifts=False),
    Level(key="candle", memory=memory("human(0.6, 0.4, 0.15)"), care=0.95, depth=2, shifts=False),
    Level(key="butler", memory=memory("human(0.4, 0.3, 0.05)"), shifts=False),
    Level(key="castellan", memory=memory("perfect"), trials=2000),
)


def set_up(mind: Mind, level: Level) -> None:
    """Writes a level's numbers into a mind."""
    level.memory.set_up(mind.memory)
    mind.care = level.care
    mind.depth = level.depth
    mind.words = PUTS if level.shifts else SHIFTS


def reason(mind: Mind) -> Reason:
    """Why a mind decided so, and the garment it is after."""
    why = Why(mind.reason)
    named = why in (Why.KNEW, Why.GUESSED) and mind.wanted != NO_GARMENT
    return Reason(why.name.lower(), garment(mind.wanted) if named else None)


KIT = BotKit(
    game="through_the_wall",
    api=API,
    levels=LEVELS,
    mind=Mind,
    room_bytes=ROOM_BYTES,
    most_candidates=MOST,
    candidate_width=CANDIDATE_WIDTH,
    set_up=set_up,
    reason=reason,
    searched=Why.SEARCHED,
    rules=RULES,
)
