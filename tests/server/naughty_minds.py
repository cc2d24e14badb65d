"""Workers whose bots misbehave, to be run in processes of their own."""

from geisterstunde.bots.bot import Bot
from geisterstunde.server import bot_pool
from geisterstunde.server.bot_pool import Minds
from tests.bots import naughty
from tests.bots.naughty import Good


def minds(level: str, kind: str) -> Minds:
    """Minds in which the bots of a level are of a naughty kind, and all others are good."""
    kinds: dict[str, type[Good]] = {level: getattr(naughty, kind)}

    def bot_named(game: str, name: str, seat: int, seed: int) -> Bot:
        return kinds.get(name, Good)(game, seat)

    vars(bot_pool)["bot_named"] = bot_named  # in this process only
    return Minds()
