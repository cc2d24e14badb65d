"""Dawn Under's computer players."""

from geisterstunde.bots.bot import Reason
from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import memory
from geisterstunde.games.dawn_under.bots.candidates import MOST
from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.bots.reasons import Why
from geisterstunde.games.dawn_under.bots.rules import RULES
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.words import lid

ABOUT_A_COLOUR = (Why.REMEMBERED, Why.SLIPPED, Why.NOTHING_BETTER, Why.TRAP, Why.SAVED_GARLIC)

LEVELS = (
    Level(key="moth", memory=memory("human(0.6, 0.3, 0.1)"), care=0.62),
    Level(key="hedgehog", memory=memory("human(0.4, 0.4, 0.06)"), care=0.92),
    Level(key="raven", memory=memory("human(0.2, 0.3, 0.02)")),
    Level(key="countess", memory=memory("perfect"), trials=800),
)


def set_up(mind: Mind, level: Level) -> None:
    """Writes a level's numbers into a mind."""
    level.memory.set_up(mind.memory)
    mind.care = level.care


def reason(mind: Mind) -> Reason:
    """Why a mind decided so, and the colour it speaks of."""
    why, colour = Why(mind.reason), mind.reason_colour
    return Reason(why.name.lower(), lid(colour) if why in ABOUT_A_COLOUR and colour != UNKNOWN else None)


KIT = BotKit(
    game="dawn_under",
    api=API,
    levels=LEVELS,
    mind=Mind,
    most_candidates=MOST,
    set_up=set_up,
    reason=reason,
    searched=Why.SEARCHED,
    rules=RULES,
)
