"""Where Fresh Air joins the game: compiled apart, so that the base game does not carry its weight.

The rules themselves are in `bats`, `count` and `laying`.
"""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, WORD, Answer
from geisterstunde.games.dawn_under.bats import answer_claim, claim_answers, land_bat, run_claim
from geisterstunde.games.dawn_under.count import run_count, set_count
from geisterstunde.games.dawn_under.laying import lay_unmatched
from geisterstunde.games.dawn_under.state import Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.seats import Seat


@entry
def legal_answers(s: State, seat: Seat) -> int:
    """The answers to what only the bats and the Count ask."""
    if s.ask in (Ask.LAY_CLAIMED, Ask.LAY_DOUBTED, Ask.LAY_RESERVED):
        return 1 << Answer.LAY_LEFT | 1 << Answer.LAY_RIGHT
    return claim_answers(s, seat)


@entry
def apply_decision(s: State, log: Log, seat: Seat, action: int) -> Step:
    """Carries out a decision that only the bats and the Count bring."""
    if action >= WORD * COUNTS:
        return set_count(s, log, action - WORD * COUNTS)
    if action >= WORD * BATS:
        return land_bat(s, log, action - WORD * BATS)
    answer = action - WORD * ANSWERS
    if s.ask in (Ask.BELIEVE, Ask.SEND):
        return answer_claim(s, log, seat, answer)
    return lay_unmatched(s, log, seat, s.ask, answer - Answer.LAY_LEFT)


@entry
def run_step(s: State, log: Log, step: Step) -> Step:
    """A step that only the Count and the bats take."""
    if step in (steps.SET_COUNT_IF_DUE, steps.COUNT_MOVES_ON):
        return run_count(s, log, step)
    return run_claim(s, log, step)
