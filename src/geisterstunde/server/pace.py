"""How fast a table goes: what happened is left time to be followed before anybody goes on."""

from collections.abc import Mapping, Sequence

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.game import SPECTATOR, GameEvent

USUAL = "normal"
RATES: Mapping[str, float] = {"calm": 0.75, USUAL: 1.0, "quick": 1.6}
THINKING = 0.6  # seconds a bot seems to think
TAP = "tap"  # everybody taps what was shown away
USUAL_LID_TIME = "2.5"
LID_SECONDS: Mapping[str, float] = {"0": 0.0, "1.5": 1.5, USUAL_LID_TIME: 2.5, "5": 5.0, TAP: 30.0}
UNHURRIED = "none"
CLOCK_SECONDS: Mapping[str, float | None] = {UNHURRIED: None, "relaxed": 90.0, "brisk": 25.0}
LONGEST = 9.0  # seconds, however much has happened at once


def thinking_seconds(pace: str) -> float:
    """How long a bot seems to think."""
    return THINKING / RATES[pace]


def following_seconds(game: str, events: Sequence[GameEvent], pace: str) -> float:
    """How long it takes to follow some events.

    Time must not tell secrets: what one seat alone learns takes none, unless everybody waits for it anyway.
    """
    package = package_named(game)
    following: Mapping[str, float] = package.part("following") or {}
    noticed = (each.kind for each in events if each.is_for(SPECTATOR) or each.kind in package.game.reveals)
    seconds = sum(following.get(kind, 0.0) for kind in noticed)
    return min(seconds, LONGEST) / RATES[pace]
