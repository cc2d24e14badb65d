"""What compiled players do, for all games: a template (see `kernel.template`), made once per game.

A mind is what a player has seen and how it thinks, as bytes; `room` is working space that a game may need for
a plan.
"""

from collections.abc import Callable
from typing import Any

from geisterstunde.bots.search import Choices
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.kernel.playout import next_random, scrambled
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Buffer, FloatGrid, Grid, Ints
from geisterstunde.kernel.template import loop, piece

# What a game brings.
position_of: Callable[[Buffer], Any]
mind_of: Callable[[Buffer], Any]
sit_down: Callable[[Any], None]  # a game begins: nothing has been seen
watch_event: Callable[[Any, int, int, int, int, int], None]
decide_by_heuristic: Callable[[Any, Any, Buffer], int]
list_candidates: Callable[[Any, Any, Buffer, Choices], int]
choose_candidate: Callable[[Any, Any, Buffer, Ints], int]
determinize: Callable[[Any, Any], None]
play_candidate: Callable[[Any, Any, Any, Ints], float]


@loop
def begin_mind(mind: Buffer, seat: int, random: int) -> None:
    """A player sits down."""
    m = mind_of(mind)
    m.seat = seat
    m.random = random
    sit_down(m)


@loop
def watch(mind: Buffer, events: Grid, count: int) -> None:
    """A player sees what happened, as far as its seat may."""
    watch_events(mind_of(mind), events, count)


@piece
def watch_events(m: Any, events: Grid, count: int) -> None:
    """Notices the events of one decision that this seat may know."""
    for number in range(count):
        audience = int(events[number, 1])
        if audience == EVERYONE or audience == int(m.seat):
            first, second = int(events[number, 2]), int(events[number, 3])
            third, fourth = int(events[number, 4]), int(events[number, 5])
            watch_event(m, int(events[number, 0]), first, second, third, fourth)


@loop
def think(mind: Buffer, shown: Buffer, room: Buffer) -> int:
    """A player decides by rule of thumb on what its seat knows of a position."""
    return decide_by_heuristic(mind_of(mind), position_of(shown).state, room)


@loop
def consider(mind: Buffer, shown: Buffer, room: Buffer, candidates: Choices) -> int:
    """Lists what is worth a search, the rule of thumb's own choice first; returns how many, 0 for nothing."""
    return list_candidates(mind_of(mind), position_of(shown).state, room, candidates)


@loop
def choose(mind: Buffer, shown: Buffer, room: Buffer, candidate: Ints) -> int:
    """Settles on a candidate; returns the decision it begins with."""
    return choose_candidate(mind_of(mind), position_of(shown).state, room, candidate)


@loop
def try_out(
    mind: Buffer,
    shown: Buffer,
    worlds: Buffer,
    candidates: Choices,
    number: int,
    rounds: int,
    values: FloatGrid,
) -> None:
    """Plays every candidate in so many imagined worlds, the same for all, and writes down how well each went.

    `worlds` has room for a base world, the world being played and a mind in it.
    """
    base, world, inner = worlds[0, : len(shown)], worlds[1, : len(shown)], worlds[2, : len(mind)]
    for world_number in range(rounds):
        number = next_random(number)
        copy_bytes(mind, inner, 0, len(mind))
        copy_bytes(shown, base, 0, len(shown))
        m = mind_of(inner)
        m.random = scrambled(number)
        determinize(m, position_of(base).state)
        chance = m.random
        for place in range(len(candidates)):
            copy_bytes(base, world, 0, len(base))
            copy_bytes(mind, inner, 0, len(mind))
            m.random = chance
            p = position_of(world)
            p.log.count = 0
            values[world_number, place] = play_candidate(m, p.state, p.log, candidates[place])
