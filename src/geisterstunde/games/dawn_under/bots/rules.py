"""What the search template asks of Dawn Under's players."""

from geisterstunde.bots.search import Choices
from geisterstunde.games.dawn_under.bots.candidates import list_actions
from geisterstunde.games.dawn_under.bots.determinize import determinize
from geisterstunde.games.dawn_under.bots.heuristic import decide
from geisterstunde.games.dawn_under.bots.mind import Mind, mind_of, sit_down
from geisterstunde.games.dawn_under.bots.observe import watch_event
from geisterstunde.games.dawn_under.bots.playouts import play_candidate
from geisterstunde.games.dawn_under.bots.recall import recall
from geisterstunde.games.dawn_under.state import State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Buffer, Ints


@rule
def decide_by_heuristic(m: Mind, s: State, room: Buffer) -> int:
    """Recalls what it can, and decides."""
    recall(m, s)
    return decide(m, s)


@rule
def list_candidates(m: Mind, s: State, room: Buffer, candidates: Choices) -> int:
    """Recalls what it can, and lists the decisions worth a search."""
    recall(m, s)
    return list_actions(m, s, candidates[:, 0])


@rule
def choose_candidate(m: Mind, s: State, room: Buffer, candidate: Ints) -> int:
    """A candidate is a decision."""
    return int(candidate[0])


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
