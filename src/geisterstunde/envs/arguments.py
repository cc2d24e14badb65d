"""What is asked of an environment, checked before anything is dealt."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.levels import Level
from geisterstunde.bots.playing import most_decisions
from geisterstunde.bots.registry import RANDOM, kit_of, level_named
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.refusal import InEnglish

CHANCE_SEEDS = 1 << 31
MOST_IN_64_BITS = (1 << 63) - 1
RESET_FIRST = "Reset the environment first."


def seed_or_chance(seed: int | None) -> int:
    """A seed as given, or one that nobody knows."""
    if seed is None:
        return secrets.randbelow(CHANCE_SEEDS)
    return whole_number("seed", seed, 0)


def whole_number(name: str, number: Any, least: int) -> int:
    """Makes sure of a number."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < least:
        raise InEnglish(f"{name} is a whole number, {least} or more, not {number!r:.40}.")
    if number > MOST_IN_64_BITS:
        raise InEnglish(f"{name} is at most {MOST_IN_64_BITS}, not {number!r:.40}.")
    return int(number)


def no_reset_options(options: object) -> None:
    """A game's options are chosen when its environment is made, not when it is dealt."""
    if options:
        shown = " ".join(repr(options).split())
        raise InEnglish(f"A reset takes no options, such as {shown:.40}; an environment is made with them.")


def most_cycles(game: Game, options: Any, max_cycles: int | None, least: int = 1) -> int:
    """After how many decisions of all seats together a game is cut; None leaves it to the game's rules."""
    if max_cycles is None:
        return most_decisions(game, game.undealt(options))
    return whole_number("max_cycles", max_cycles, least)


def render_mode_or_none(render_mode: str | None) -> str | None:
    """Makes sure of how a table is drawn, if at all."""
    if render_mode not in (None, "ansi"):
        raise InEnglish(f"render_mode is 'ansi' or None, not {render_mode!r:.40}.")
    return render_mode


def opponents_named(game: str, names: object, seats: int) -> list[Level | None]:
    """Bots for the other seats, the learner's left neighbour first; fewer names than seats repeat.

    >>> [level and level.key for level in opponents_named("dawn-under", ["raven", "random"], 3)]
    ['raven', None, 'raven']
    """
    if isinstance(names, str) or not isinstance(names, Sequence) or not 1 <= len(names) <= seats:
        raise InEnglish(f"opponents is a list of 1 to {seats} names, as in ['{RANDOM}'], not {names!r:.60}.")
    levels = [None if name == RANDOM else level_named(game, name) for name in names]
    for level in levels:
        if level is not None and level.trials:
            quick = ", ".join((RANDOM, *(other.key for other in kit_of(game).levels if not other.trials)))
            raise InEnglish(f"{level.key} thinks too long to be an opponent here; there is {quick}.")
    return [levels[place % len(levels)] for place in range(seats)]


def actions_of(given: Any, count: int) -> NDArray[np.int64]:
    """One action a table, in the form the compiled tables read."""
    actions = as_whole_numbers(given)
    if actions is None or actions.shape != (count,):
        shown = " ".join(repr(given).split())
        raise InEnglish(f"actions is {count} whole numbers of 64 bits, one per table, not {shown:.60}.")
    return np.ascontiguousarray(actions, dtype=np.int64)


def as_whole_numbers(given: Any) -> NDArray[Any] | None:
    """An array that no conversion to 64 bits changes, or None where there is none."""
    if isinstance(given, list | tuple) and any(isinstance(one, bool | np.bool_) for one in given):
        return None
    try:
        numbers = np.asarray(given)
    except ValueError:  # rows of different lengths
        return None
    if numbers.dtype.kind not in "iu" or (numbers.dtype.kind == "u" and (numbers > MOST_IN_64_BITS).any()):
        return None
    return numbers


def action_of(given: Any) -> int:
    """One action; whether it is legal is for the rules to say."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        raise InEnglish(f"An action is a whole number, not {' '.join(repr(given).split()):.40}.")
    return int(given)
