"""Where Python and the compiled players of Dawn Under meet."""

from geisterstunde.bots.dawn_under.brain import brain_of
from geisterstunde.bots.dawn_under.candidates import list_candidates
from geisterstunde.bots.dawn_under.noticing import watch_events
from geisterstunde.bots.dawn_under.playouts import learn, play_on
from geisterstunde.bots.dawn_under.recalling import recall
from geisterstunde.bots.dawn_under.thumb import decide_by_thumb
from geisterstunde.bots.dawn_under.worlds import imagine
from geisterstunde.bots.memory import clear_memory
from geisterstunde.games.dawn_under.crossing import position_of
from geisterstunde.games.dawn_under.play import apply_decision
from geisterstunde.games.dawn_under.state import NOWHERE
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.playout import next_random, scrambled
from geisterstunde.kernel.record import Buffer, Grid, Ints, Table


@entry
def begin(brain: Buffer, seat: int, random: int) -> None:
    """A player sits down."""
    b = brain_of(brain)
    clear_memory(b.memory)
    b.seat = seat
    b.random = random
    b.colours_seen = 0
    b.resting = 0
    b.plague = 0
    b.latest_of_others = NOWHERE


@entry
def watch(brain: Buffer, events: Grid, count: int) -> None:
    """A player sees what happened, as far as its seat may."""
    watch_events(brain_of(brain), events, count)


@entry
def think(brain: Buffer, shown: Buffer) -> int:
    """A player decides by rule of thumb on a public state."""
    b, p = brain_of(brain), position_of(shown)
    recall(b, p.state)
    return decide_by_thumb(b, p.state)


@entry
def consider(brain: Buffer, shown: Buffer, candidates: Ints) -> int:
    """A player recalls what it can and lists what is worth a thought; says how many that are."""
    b, p = brain_of(brain), position_of(shown)
    recall(b, p.state)
    return list_candidates(b, p.state, candidates)


@entry
def try_out(
    brain: Buffer,
    shown: Buffer,
    room: Buffer,
    actions: Ints,
    number: int,
    rounds: int,
    values: Table,
) -> None:
    """Plays every action in so many imagined worlds, the same for all, and writes down how well each went.

    `room` is for a base world, the world being played and a mind in it.
    """
    base, world, mind = room[0, : len(shown)], room[1, : len(shown)], room[2, : len(brain)]
    for world_number in range(rounds):
        number = next_random(number)
        mind[:] = brain
        base[:] = shown
        m = brain_of(mind)
        m.random = scrambled(number)
        imagine(m, position_of(base).state)
        chance = m.random
        for choice in range(len(actions)):
            world[:] = base
            mind[:] = brain
            m.random = chance
            m.care = 1.0
            p = position_of(world)
            p.log.count = 0
            apply_decision(p.state, p.log, m.seat, int(actions[choice]))
            learn(m, p.log)
            values[world_number, choice] = play_on(m, p.state, p.log)
