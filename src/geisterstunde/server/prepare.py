"""Makes the rules and the bots ready, so that nobody at a table waits for a compiler."""

import subprocess
import sys

from geisterstunde.bots.bot import rows_for
from geisterstunde.bots.registry import bot_named, bot_names
from geisterstunde.games.registry import GAMES
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.jit import note_prepared, rules_are_prepared
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match

LONG_ENOUGH = 40  # decisions: no game is over so soon


def prepare() -> None:
    """Loads the rules; where nobody has compiled them yet, another process does it first, bots included."""
    if not rules_are_prepared():
        subprocess.run([sys.executable, "-m", "geisterstunde.server.prepare"], check=False)
    for name in GAMES:
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
    match.game.rows(match.position)


def rehearse(name: str, bot: str) -> None:
    """Lets some bots play for a while and watch each other, so that nothing is left to compile."""
    match = Match.dealt(name, {}, Promise.numbered(0))
    seats = range(match.game.players(match.options))
    bots = [bot_named(name, bot, seat, 0) for seat in seats]
    for _ in range(LONG_ENOUGH):
        seat = match.owing[0]
        decision = bots[seat].decide(match.public_state(seat))
        match.decide(seat, match.game.action_to(decision.action))
        for other in seats:
            bots[other].watch(rows_for(match.game.rows(match.position), other))


if __name__ == "__main__":
    for game in GAMES:
        for level in bot_names(game):
            first_decision(game, level)
            rehearse(game, level)
    note_prepared()
