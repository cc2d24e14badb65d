"""What is asked of an environment, checked before anything is dealt."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.levels import LEVELS, Level
from geisterstunde.bots.registry import RANDOM, level_named
from geisterstunde.kernel.refusal import BadInput

LONGEST_GAME = 5_000  # decisions of all seats together
CHANCE_SEEDS = 1 << 31


def seed_or_chance(seed: int | None) -> int:
    """A seed as given, or one that nobody knows."""
    if seed is None:
        return secrets.randbelow(CHANCE_SEEDS)
    return whole_number("seed", seed, 0)


def whole_number(name: str, number: Any, least: int) -> int:
    """Makes sure of a number."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < least:
        raise BadInput(f"{name} is a whole number, {least} or more, not {number!r:.40}.")
    return int(number)


def render_mode_or_none(render_mode: str | None) -> str | None:
    """Makes sure of how a table is drawn, if at all."""
    if render_mode not in (None, "ansi"):
        raise BadInput(f"render_mode is 'ansi' or None, not {render_mode!r:.40}.")
    return render_mode


def opponents_named(game: str, names: Sequence[str], seats: int) -> list[Level | None]:
    """Bots for the other seats, the learner's left neighbour first; fewer names than seats repeat.

    >>> [level and level.key for level in opponents_named("dawn-under", ["raven", "random"], 3)]
    ['raven', None, 'raven']
    """
    if isinstance(names, str) or not 1 <= len(names) <= seats:
        raise BadInput(f"opponents is a list of 1 to {seats} names, as in ['{RANDOM}'], not {names!r:.60}.")
    levels = [None if name == RANDOM else level_named(game, name) for name in names]
    for level in levels:
        if level is not None and level.trials:
            quick = ", ".join((RANDOM, *(other.key for other in LEVELS[game] if not other.trials)))
            raise BadInput(f"{level.key} thinks too long to be an opponent here; there is {quick}.")
    return [levels[place % len(levels)] for place in range(seats)]


def actions_of(given: Any, count: int) -> NDArray[np.int64]:
    """One action a table, in the form the compiled tables read."""
    actions = np.asarray(given)
    if actions.shape != (count,) or actions.dtype.kind not in "iu":
        raise BadInput(f"actions is {count} whole numbers, one a table, not {given!r:.60}.")
    return np.ascontiguousarray(actions, dtype=np.int64)
