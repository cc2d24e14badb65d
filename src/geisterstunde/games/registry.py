"""The games there are: ours, and those of other packages that are installed."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.package import GamePackage
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.locales.speech import add_texts

GROUP = "geisterstunde.games"
OURS = ("geisterstunde.games.dawn_under", "geisterstunde.games.through_the_wall")


@cache
def packages() -> dict[str, GamePackage]:
    """All games by name, ours first."""
    ours = [import_module(module).PACKAGE for module in OURS]
    others = [entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    for package in others:
        if package.texts is not None:
            add_texts(package.texts)
    return {package.name: package for package in (*ours, *others)}


def game_names() -> tuple[str, ...]:
    """The games by name."""
    return tuple(packages())


def package_named(name: str) -> GamePackage:
    """Finds a game's package by the game's name."""
    if name not in packages():
        raise BadInput("input-no-game", given=quoted(name), games=", ".join(packages()))
    return packages()[name]


def game_named(name: str) -> Game:
    """Finds a game by its name."""
    game: Game = package_named(name).game
    return game
