"""Compiles rules and bots for the tables: `python -m geisterstunde.server.prepare`, or for some games only.

Prints how many functions are ready, line by line, for whoever waits for it.
"""

import sys
from collections.abc import Sequence
from types import FunctionType

from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import bot_named, bot_names, kit_of
from geisterstunde.games.registry import game_named, game_names
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.compiled_files import are_prepared, note_prepared, preparing
from geisterstunde.kernel.game import SPECTATOR, Game
from geisterstunde.kernel.record import Buffer

LONG_ENOUGH = 40  # decisions


def entries(game: str) -> list[FunctionType]:
    """The functions that tables call, as they are before they are compiled."""
    kit = kit_of(game)
    return [*vars(kit.loops).values(), kit.api.plain["decide"], kit.api.plain["look"]]


def is_prepared(game: str) -> bool:
    """Whether all that tables call was compiled before, by whoever it was."""
    return are_prepared(entries(game))


def rehearse(game: Game, bot: str) -> None:
    """Lets some bots play for a while and watch each other, with all that a table asks for on the way."""
    options = game.options_from({})
    position = game.deal(options, numbered_seed(0))
    game.opening_events(position)
    seats = range(game.players(options))
    bots = [bot_named(game.name, bot, seat, 0) for seat in seats]
    for _ in range(LONG_ENOUGH):
        owing = game.owing(position)
        if not owing:
            return
        call_all(game, position.copy(), owing[0])
        action = bots[owing[0]].decide(game.public_state(position, owing[0])).action
        game.apply(position, owing[0], action)
        for seat in seats:
            bots[seat].watch(events_for(game.event_numbers(position), seat))


def call_all(game: Game, position: Buffer, seat: int) -> None:
    """Calls once whatever of a game's functions a table may need."""
    legal = game.legal(position, seat)
    game.refuse(position, seat, legal[0])
    game.view(position, SPECTATOR)
    game.view(position, seat)
    game.public_state(position, seat)
    game.apply(position, seat, legal[0])


def main(games: Sequence[str]) -> int:
    """Prepares some games; 1 where what was compiled could not be kept."""
    from geisterstunde.kernel.compile_cache import TALLY  # noqa: PLC0415 - Numba takes long to import

    TALLY.told = lambda ready: print(ready, flush=True)
    for game in games:
        with preparing(entries(game)):
            if is_prepared(game):  # by another process, while this one waited
                continue
            for bot in bot_names(game):
                rehearse(game_named(game), bot)
                if TALLY.unkept:
                    return 1
            note_prepared(entries(game))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or game_names()))
