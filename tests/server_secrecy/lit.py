"""Pairs of worlds with lanterns on. Whoever has one is told again what was shown, and nobody else is."""

import random

from geisterstunde.bots.lanterns import Lantern
from geisterstunde.kernel.game import SPECTATOR
from tests.server_secrecy import pairs
from tests.server_secrecy.pairs import Alike, Pair

LIT = [lantern for lantern in Lantern if lantern != Lantern.NONE]


def planned(number: int) -> Pair:
    """The n-th pair, with lanterns of all kinds at every seat but one."""
    pair, chance = pairs.planned(number), random.Random(f"lit {number}")
    dark = chance.randrange(pair.table.players)
    lanterns = {seat: str(chance.choice(LIT)) for seat in range(pair.table.players) if seat != dark}
    unaware = frozenset({SPECTATOR, *range(pair.table.players)})
    moves = []
    for move in pair.moves:
        unaware = unaware & move.alike.just_shown  # what a seat saw once, its lantern tells it again
        moves.append(move._replace(alike=narrowed(move.alike, frozenset(lanterns) - unaware)))
    return pair._replace(moves=moves, lanterns=lanterns)


def narrowed(alike: Alike, aware: frozenset[int]) -> Alike:
    """Who cannot tell the worlds apart, without those whose lanterns may differ by now."""
    return Alike(alike.just_shown - aware, alike.seen - aware)
