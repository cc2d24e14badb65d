"""The games, one package each.

>>> names()
('dawn-under', 'through-the-wall')
>>> [choice.name for choice in named("through-the-wall").choices]
['players', 'decks', 'board', 'first', 'ghosts', 'floor', 'night']
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game


def names() -> tuple[str, ...]:
    """The names of all games."""
    from geisterstunde.games.registry import game_names

    return game_names()


def named(name: str) -> "Game":
    """A game by its name; raises BadInput, which lists the names, if there is none."""
    from geisterstunde.games.registry import game_named

    return game_named(name)
