"""Options of a game, drawn by chance from all that it declares: every choice, at random, for every game."""

import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

from geisterstunde.kernel.game import Choice, Game
from geisterstunde.kernel.refusal import BadInput
from tests.tables import OWN_BOARD, OWN_CEMETERY

COLOURS = "wkyrgb"
GHOSTS = ("green", "red", "yellow", "blue")
GRAVES = [
    f"{column}{row}" for row in range(1, 9) for column in "abcdefgh" if not (column in "de" and row in (4, 5))
]
TRIES = 200

# what is written in a notation of its own, drawn by hand, or without an end
OWN: dict[str, Callable[[random.Random, dict[str, Any]], Any]] = {
    "without": lambda chance, _: "".join(chance.sample(COLOURS, 2)),
    "bare": lambda chance, _: tuple(chance.sample(GRAVES, 20)),
    "layout": lambda _, __: OWN_CEMETERY,
    "board": lambda _, __: OWN_BOARD,
    "night": lambda _, __: None,
    "ghosts": lambda chance, options: list(chance.choice(list(permutations(GHOSTS, options["players"])))),
}


def value_by_chance(choice: Choice, chance: random.Random, options: dict[str, Any]) -> Any:
    """One of the values that a choice allows: its default, its ends, or anything between."""
    if choice.default is None and chance.random() < 0.3:
        return None
    ordinary = bool(choice.values) or choice.kind == "number"
    if choice.name in OWN and not (ordinary and chance.random() < 0.7):
        return OWN[choice.name](chance, options)
    match choice.kind:
        case "number" | "seat":
            return chance.choice([choice.least, choice.most, chance.randint(choice.least, choice.most)])
        case "one_of":
            return chance.choice(choice.values)
        case "yes_no":
            return chance.random() < 0.5
    raise AssertionError(f"nobody knows how to choose {choice.name}")


def options_by_chance(game: Game, chance: random.Random) -> dict[str, Any]:
    """Options that the game accepts; what cannot go together is drawn again."""
    for _ in range(TRIES):
        options: dict[str, Any] = {}
        for choice in sorted(game.choices, key=lambda choice: choice.name != "players"):
            applies = all(options.get(name) == value for name, value in choice.applies.items())
            if applies and chance.random() < 0.6:
                options[choice.name] = value_by_chance(choice, chance, options)
            elif choice.name == "players":
                options["players"] = chance.randint(choice.least, choice.most)
        try:
            game.options_from(options)
        except BadInput:
            continue
        return options
    raise AssertionError(f"no options of {game.name} that go together")
