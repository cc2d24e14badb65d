"""Where Python and the compiled players of Through the Wall meet."""

from geisterstunde.bots.memory import clear_memory
from geisterstunde.bots.through_the_wall.brain import brain_of
from geisterstunde.bots.through_the_wall.candidates import list_candidates
from geisterstunde.bots.through_the_wall.noticing import watch_events
from geisterstunde.bots.through_the_wall.playouts import play_on, reach_of
from geisterstunde.bots.through_the_wall.recalling import recall
from geisterstunde.bots.through_the_wall.thumb import (
    decide_by_thumb,
    explain_plan,
    is_still_legal,
    take_way,
)
from geisterstunde.bots.through_the_wall.worlds import imagine
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.crossing import position_of
from geisterstunde.games.through_the_wall.planner import plan_of, space_in, unpack
from geisterstunde.games.through_the_wall.state import Ask
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.playout import next_random, scrambled
from geisterstunde.kernel.record import Buffer, Grid, Ints, Table
from geisterstunde.kernel.seats import left_of


@entry
def begin(brain: Buffer, seat: int, random: int) -> None:
    """A player sits down."""
    b = brain_of(brain)
    clear_memory(b.memory)
    b.seat = seat
    b.random = random
    b.planned = 0
    b.done = 0
    for other in range(SEATS):
        b.looked_into[other] = 0


@entry
def watch(brain: Buffer, events: Grid, count: int) -> None:
    """A player sees what happened, as far as its seat may."""
    watch_events(brain_of(brain), events, count)


@entry
def think(brain: Buffer, shown: Buffer, room: Buffer) -> int:
    """A player decides by rule of thumb on a public state; the room is for a plan."""
    b, p = brain_of(brain), position_of(shown)
    if b.done >= b.planned:
        recall(b, p.state)
    return decide_by_thumb(b, p.state, plan_of(room))


@entry
def consider(brain: Buffer, shown: Buffer, room: Buffer, nodes: Ints, decks: Ints) -> int:
    """Lists the turns worth a thought; says how many, or 0 where the plan made before goes on."""
    b, p = brain_of(brain), position_of(shown)
    if p.state.ask != Ask.MOVE or (b.done < b.planned and is_still_legal(b, p.state)):
        return 0
    recall(b, p.state)
    return list_candidates(b, p.state, plan_of(room), nodes, decks)


@entry
def look_ahead(shown: Buffer, room: Buffer, plan: Buffer, nodes: Ints, keys: Ints, reach: Ints) -> None:
    """Notes the castles of the turns worth a thought, and what the next player can reach from there."""
    p, own = position_of(shown), plan_of(room)
    for choice in range(len(nodes)):
        keys[choice] = own.key[int(nodes[choice])]
        unpack(p.state.castle, int(keys[choice]))
        following = left_of(p.state.castle.players, p.state.turn)
        reach[choice] = reach_of(p.state.castle, plan_of(plan), following)


@entry
def settle_on(brain: Buffer, room: Buffer, shown: Buffer, node: int, deck: int) -> None:
    """Makes a castle of the plan, and a search there, the plan."""
    b, plan = brain_of(brain), plan_of(room)
    take_way(b, plan, node, deck)
    explain_plan(b, position_of(shown).state, space_in(plan, node, b.seat), deck)


@entry
def try_out(
    brain: Buffer,
    shown: Buffer,
    worlds: Buffer,
    reach: Ints,
    keys: Ints,
    decks: Ints,
    choices: Ints,
    number: int,
    rounds: int,
    values: Table,
) -> None:
    """Ends the turn in every way in so many imagined worlds, the same for all; writes down how well it went.

    `worlds` has room for a base world, the world being played and a mind in it.
    """
    base, world, mind = worlds[0, : len(shown)], worlds[1, : len(shown)], worlds[2, : len(brain)]
    for world_number in range(rounds):
        number = next_random(number)
        mind[:] = brain
        base[:] = shown
        m = brain_of(mind)
        m.random = scrambled(number)
        imagine(m, position_of(base).state)
        chance = m.random
        for place in range(len(choices)):
            choice = int(choices[place])
            world[:] = base
            m.random = chance
            p = position_of(world)
            unpack(p.state.castle, int(keys[choice]))
            values[world_number, place] = play_on(m, p.state, p.log, int(reach[choice]), int(decks[choice]))
