"""Prints what every level decides in the first moves of a game: run compiled and plain, to be compared."""

import msgspec

from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import level_bot
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from tests.games import LEVELS

DECISIONS = 12
FEW_TRIALS = 8


def main() -> None:
    """One line a decision: the level, the seat, what it decides and why."""
    for name, levels in LEVELS.items():
        game = game_named(name)
        for level in levels:
            quick = msgspec.structs.replace(
                level, trials=min(level.trials, FEW_TRIALS), depth=min(level.depth, 2), shifts=False
            )
            position = game.deal(game.options_from({"players": 2}), numbered_seed(3))
            bots = [level_bot(name, quick, seat, 11) for seat in range(2)]
            for _ in range(DECISIONS):
                (seat,) = game.owing(position)[:1]
                decision = bots[seat].decide(game.public_state(position, seat))
                print(level.key, seat, game.action_to(decision.action), decision.reason.code)
                game.apply(position, seat, decision.action)
                events = game.event_numbers(position)
                for other, bot in enumerate(bots):
                    bot.watch(events_for(events, other))


if __name__ == "__main__":
    main()
