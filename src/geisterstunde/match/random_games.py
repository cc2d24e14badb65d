"""Games decided by chance from deal to end, for tests, examples and other programs."""

from collections.abc import Mapping
from typing import Any

from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match


def random_match(name: str, options: Mapping[str, Any], number: int, index: int = 0) -> Match:
    """The n-th random game of a numbered series, played to its end."""
    promise = Promise.numbered(number, index)
    match = Match.dealt(name, options, promise)
    chance = int.from_bytes(promise.salt[:4], "little")
    played = match.game.play_randomly(match.position, chance)
    match.decisions = [(seat, match.game.action_to(action)) for seat, action in played]
    return match
