"""What the search template asks of Through the Wall's players.

The room holds two plans: that of the player whose turn it is, and one for what the next player could do.
"""

from geisterstunde.bots.search import Choices
from geisterstunde.games.through_the_wall.bots.candidates import list_turns
from geisterstunde.games.through_the_wall.bots.determinize import determinize
from geisterstunde.games.through_the_wall.bots.heuristic import decide, explain_plan, is_still_legal, take_way
from geisterstunde.games.through_the_wall.bots.mind import Mind, mind_of, sit_down
from geisterstunde.games.through_the_wall.bots.observe import watch_event
from geisterstunde.games.through_the_wall.bots.playouts import (
    DECK,
    KEY,
    NODE,
    REACH,
    play_candidate,
    reach_in,
)
from geisterstunde.games.through_the_wall.bots.recall import recall
from geisterstunde.games.through_the_wall.plan import PLAN, Plan, plan_of, space_in, unpack
from geisterstunde.games.through_the_wall.public_state import public_castle
from geisterstunde.games.through_the_wall.state import Ask, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Buffer, Ints
from geisterstunde.kernel.seats import left_of

PLAN_BYTES = PLAN.itemsize
ROOM_BYTES = 2 * PLAN_BYTES


@rule
def own_plan(room: Buffer) -> Plan:
    """The plan of the player whose turn it is."""
    return plan_of(room[:PLAN_BYTES])


@rule
def decide_by_heuristic(m: Mind, s: State, room: Buffer) -> int:
    """Follows its plan, or recalls what it can and plans anew."""
    if m.done >= m.planned:
        recall(m, s)
    return decide(m, s, own_plan(room))


@rule
def list_candidates(m: Mind, s: State, room: Buffer, candidates: Choices) -> int:
    """Lists the turns worth a search, and what the next player could reach then; none within a plan."""
    if s.ask != Ask.MOVE or (m.done < m.planned and is_still_legal(m, s)):
        return 0
    recall(m, s)
    own, next_plan = own_plan(room), plan_of(room[PLAN_BYTES:])
    count = list_turns(m, s, own, candidates[:, NODE], candidates[:, DECK])
    for place in range(count):
        key = int(own.key[candidates[place, NODE]])
        public_castle(s.castle, next_plan.castle)
        unpack(next_plan.castle, key)
        candidates[place, KEY] = key
        candidates[place, REACH] = reach_in(next_plan, left_of(s.castle.players, s.turn))
    return count


@rule
def choose_candidate(m: Mind, s: State, room: Buffer, candidate: Ints) -> int:
    """Makes a castle of the plan, and a search there, the plan; returns its first move."""
    own, node, deck = own_plan(room), int(candidate[NODE]), int(candidate[DECK])
    take_way(m, own, node, deck)
    explain_plan(m, s, space_in(own, node, m.seat), deck)
    return decide(m, s, own)


RULES = {
    "mind_of": mind_of,
    "sit_down": sit_down,
    "watch_event": watch_event,
    "recall": recall,
    "decide_by_heuristic": decide_by_heuristic,
    "list_candidates": list_candidates,
    "choose_candidate": choose_candidate,
    "determinize": determinize,
    "play_candidate": play_candidate,
}
