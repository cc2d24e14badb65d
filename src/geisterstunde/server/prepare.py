"""Makes the rules and the bots ready, so that nobody at a table waits for a compiler."""

import subprocess
import sys
from typing import Any

from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import bot_named, bot_names, kit_of
from geisterstunde.games.registry import game_names
from geisterstunde.kernel.compiled_files import are_prepared, note_prepared
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.jit import COMPILED
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match

LONG_ENOUGH = 40  # decisions


def entries() -> list[Any]:
    """The functions that tables call, as they are before they are compiled."""
    kits = [kit_of(game) for game in game_names()]
    return [
        function
        for kit in kits
        for function in (*vars(kit.loops).values(), kit.api.rules["decide"], kit.api.rules["look"])
    ]


def tables_are_prepared() -> bool:
    """Whether all that tables call was compiled before, by whoever it was."""
    return not COMPILED or are_prepared(entries())


def prepare() -> None:
    """Loads the rules; where nobody has compiled them yet, another process does it first, bots included."""
    if not tables_are_prepared():
        subprocess.run([sys.executable, "-m", "geisterstunde.server.prepare"], check=False)
    for name in game_names():
        first_decision(name, "random")


def first_decision(name: str, bot: str) -> None:
    """Deals a game and lets a bot decide once, with all that a table asks for on the way."""
    match = Match.dealt(name, {}, Promise.numbered(0))
    match.game.opening_events(match.position)
    seat = match.owing[0]
    match.legal(seat)
    match.view(SPECTATOR)
    decision = bot_named(name, bot, seat, 0).decide(match.public_state(seat))
    match.decide(seat, match.game.action_to(decision.action))
    match.game.event_numbers(match.position)


def rehearse(name: str, bot: str) -> None:
    """Lets some bots play for a while and watch each other, so that nothing is left to compile."""
    match = Match.dealt(name, {}, Promise.numbered(0))
    seats = range(match.game.players(match.options))
    bots = [bot_named(name, bot, seat, 0) for seat in seats]
    for _ in range(LONG_ENOUGH):
        if not match.owing:
            return
        seat = match.owing[0]
        decision = bots[seat].decide(match.public_state(seat))
        match.decide(seat, match.game.action_to(decision.action))
        for other in seats:
            bots[other].watch(events_for(match.game.event_numbers(match.position), other))


if __name__ == "__main__":
    for game in game_names():
        for level in bot_names(game):
            first_decision(game, level)
            rehearse(game, level)
    note_prepared(entries())
