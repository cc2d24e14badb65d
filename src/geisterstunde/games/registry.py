"""The list of games. Adding one here is all it takes for everything above to know it."""

from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

GAMES: dict[str, Game] = {game.name: game for game in (DawnUnder(), ThroughTheWall())}


def game_named(name: str) -> Game:
    """Finds a game by its name."""
    if name not in GAMES:
        raise BadInput("input-no-game", given=quoted(name), games=", ".join(GAMES))
    return GAMES[name]
