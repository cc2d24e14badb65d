"""What may be decided, and what a decision does."""

from geisterstunde.games.dawn_under import fresh_air, steps
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, OPENINGS, WORD, Answer
from geisterstunde.games.dawn_under.gifts import gift_colours, promise_gift, take_gift
from geisterstunde.games.dawn_under.graves import fits, open_grave, openable, put_garlic
from geisterstunde.games.dawn_under.laying import lay_as_actor
from geisterstunde.games.dawn_under.plague import plague_graves, stop_go
from geisterstunde.games.dawn_under.state import COLOURS, LEFT, RIGHT, Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.games.dawn_under.turn import run_on, stop_turn
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.seats import Seat

LAST_ASK_OF_BASE_GAME = Ask.TAKE


@rule
def asked_by_expansion(s: State) -> bool:
    """Whether only Fresh Air asks this."""
    return LAST_ASK_OF_BASE_GAME < s.ask < Ask.OPEN_AGAIN_OR_STOP


@rule
def may_open_any(s: State) -> bool:
    """Whether any closed grave may be opened, or a bat sent out instead (DU-10, DU-63, FA-10)."""
    return s.ask in (Ask.OPEN, Ask.OPEN_AGAIN_OR_STOP)


@rule
def legal_word(s: State, seat: Seat, word: int) -> int:
    """The legal actions of a seat within one word, as a set."""
    if not 0 <= seat < s.players or not has_bit(s.owing, seat):
        return 0
    if word == OPENINGS:
        return legal_openings(s)
    if word == ANSWERS:
        return legal_answers(s, seat)
    if word == BATS:
        return openable(s) if may_open_any(s) and s.bats[seat] > 0 else 0
    return s.count_places if s.ask == Ask.SET_COUNT else 0


@rule
def legal_openings(s: State) -> int:
    """The graves that may be opened."""
    if may_open_any(s):
        return openable(s)
    if s.ask == Ask.OPEN_OR_STOP:
        return plague_graves(s)
    return 0


@rule
def legal_answers(s: State, seat: Seat) -> int:
    """The answers that may be given (DU-50: never a single one)."""
    match s.ask:
        case Ask.OPEN_OR_STOP | Ask.OPEN_AGAIN_OR_STOP:
            return 1 << Answer.STOP
        case Ask.LAY:
            return laying_ends(s, seat)
        case Ask.LAY_OR_LEAVE:
            return laying_ends(s, seat) | 1 << Answer.LAY_NONE
        case Ask.GARLIC:
            return 1 << Answer.GARLIC_YES | 1 << Answer.GARLIC_NO
        case Ask.GIVE:
            return 1 << Answer.GIVE_LEFT | 1 << Answer.GIVE_RIGHT
        case Ask.TAKE:
            return takings(s)
    return fresh_air.legal_answers(s, seat) if asked_by_expansion(s) else 0


@rule
def laying_ends(s: State, seat: Seat) -> int:
    """The ends whose vampire fits the open grave."""
    ends = 0
    if fits(s, seat, LEFT):
        ends |= 1 << Answer.LAY_LEFT
    if fits(s, seat, RIGHT):
        ends |= 1 << Answer.LAY_RIGHT
    return ends


@rule
def takings(s: State) -> int:
    """Each colour among the gifts, to either end."""
    colours = gift_colours(s)
    answers = 0
    for colour in range(COLOURS):
        if has_bit(colours, colour):
            answers |= 0b11 << (Answer.TAKE + 2 * colour)
    return answers


@rule
def is_legal(s: State, seat: Seat, action: int) -> bool:
    """Whether a seat may decide this now."""
    return has_bit(legal_word(s, seat, action // WORD), action % WORD)


@entry
def apply_decision(s: State, log: Log, seat: Seat, action: int) -> None:
    """Carries out a legal decision and all that follows from it."""
    if action < WORD * ANSWERS:
        step = open_grave(s, log, action)
    elif action < WORD * BATS and not asked_by_expansion(s):
        step = answer_question(s, log, seat, action - WORD * ANSWERS)
    else:
        step = fresh_air.apply_decision(s, log, seat, action)
    run_on(s, log, step)


@rule
def answer_question(s: State, log: Log, seat: Seat, answer: int) -> Step:
    """Carries out an answer to what was asked."""
    match s.ask:
        case Ask.OPEN_OR_STOP:
            return stop_go(s, log)
        case Ask.OPEN_AGAIN_OR_STOP:
            return stop_turn(s, log)
        case Ask.LAY | Ask.LAY_OR_LEAVE:
            if answer == Answer.LAY_NONE:
                return steps.LEAVE_EMPTY
            return lay_as_actor(s, log, answer - Answer.LAY_LEFT)
        case Ask.GARLIC:
            return put_garlic(s, log) if answer == Answer.GARLIC_YES else steps.LEAVE_EMPTY
        case Ask.GIVE:
            promise_gift(s, log, seat, answer - Answer.GIVE_LEFT)
        case Ask.TAKE:
            return take_gift(s, log, (answer - Answer.TAKE) // 2, (answer - Answer.TAKE) % 2)
    return steps.WAIT
