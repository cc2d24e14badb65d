"""Why a decision is refused. What is legal is decided in `play`; here the reason is found."""

from collections.abc import Mapping
from functools import cache

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, OPENINGS, TEXT_OF, WORD, Answer
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES, Grave
from geisterstunde.games.dawn_under.repeats import costs_if_left_empty
from geisterstunde.games.dawn_under.state import NOWHERE, Ask, EndReason, State
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.refusal import (
    Question,
    Refusal,
    game_over,
    message_of,
    no_such_decision,
    no_such_seat,
    not_asked,
    not_your_turn,
)
from geisterstunde.kernel.seats import Seat
from geisterstunde.locales.speech import Fact

GAME = "dawn-under"
QUESTIONS: Mapping[int, tuple[str, str]] = {
    Ask.OPEN: ("DU-10", "asks_open"),
    Ask.OPEN_OR_STOP: ("DU-31", "asks_open_or_stop"),
    Ask.LAY: ("DU-11", "asks_lay"),
    Ask.LAY_OR_LEAVE: ("DU-32", "asks_lay_or_leave"),
    Ask.GARLIC: ("DU-12", "asks_garlic"),
    Ask.GIVE: ("DU-17", "asks_give"),
    Ask.TAKE: ("DU-17", "asks_take"),
    Ask.BELIEVE: ("FA-10", "asks_believe"),
    Ask.SEND: ("FA-15", "asks_send"),
    Ask.LAY_RESERVED: ("FA-6", "asks_lay_any"),
    Ask.SET_COUNT: ("FA-4", "asks_set_count"),
    Ask.OPEN_AGAIN_OR_STOP: ("DU-63", "asks_open_again_or_stop"),
}

OPENING = (Ask.OPEN, Ask.OPEN_OR_STOP, Ask.OPEN_AGAIN_OR_STOP)


def refused(code: str, rule: str, question: Question | None = None, **facts: Fact) -> Refusal:
    """A refusal in this game's words."""
    return Refusal(code, rule, message_of(GAME, code), facts, question)


@cache
def asked(rule: str, code: str, **facts: Fact) -> Question:
    """A question in this game's words."""
    return Question(rule, message_of(GAME, code), facts)


def explain(s: State, seat: Seat, action: int) -> Refusal:
    """The reason for which a decision that is not legal is turned down."""
    if s.reason != EndReason.UNFINISHED:
        return game_over("DU-20" if s.reason == EndReason.DAWN else "DU-18")
    if not 0 <= seat < s.players:
        return no_such_seat("DU-51", s.players)
    if not s.owing >> seat & 1:
        return explain_waiting(s, seat)
    question = what_is_asked(s)
    if action not in TEXT_OF:
        return no_such_decision(question, action)
    word, choice = divmod(action, WORD)
    if word == OPENINGS and s.ask in OPENING:
        return explain_grave(s, choice)
    if word == BATS and s.ask in OPENING:
        return explain_bat(s, seat, choice)
    if word == COUNTS and s.ask == Ask.SET_COUNT:
        return explain_place(s, choice)
    if word == ANSWERS:
        return explain_answer(s, choice, question)
    return not_asked(question)


def what_is_asked(s: State) -> Question:
    """The question, and the rule by which it is asked."""
    ask = s.ask
    if ask in (Ask.LAY_CLAIMED, Ask.LAY_DOUBTED):
        return asked(f"FA-{s.claim_rule}", "asks_lay_any")
    if ask == Ask.SET_COUNT and s.after_count == steps.ASK_TO_OPEN:
        return asked("FA-6", "asks_set_count_on")
    rule, code = QUESTIONS[ask]
    if ask == Ask.BELIEVE:
        return asked(rule, code, grave=GRAVE_NAMES[s.bat_grave])
    if ask == Ask.GARLIC and s.rat_grave != NOWHERE:
        return asked("DU-32", code)
    if ask == Ask.GARLIC and costs_if_left_empty(s, s, s.opened):
        return asked("DU-41", "asks_garlic_or_stake")
    if ask == Ask.OPEN_OR_STOP and not s.everyone_joins_plague:
        return asked("DU-40", code)
    return asked(rule, code)


def explain_waiting(s: State, seat: Seat) -> Refusal:
    """Somebody else has to decide."""
    others = members(s.owing)
    if s.ask == Ask.GIVE:
        if s.givers >> seat & 1:
            return refused("already_promised", "DU-17", seats=others)
        return refused("not_a_giver", "DU-17", seats=others)
    return not_your_turn(what_is_asked(s).rule, others)


def explain_grave(s: State, grave: Grave) -> Refusal:
    """This grave may not be opened, nor may a bat land on it."""
    name = GRAVE_NAMES[grave]
    if not s.covered >> grave & 1:
        return refused("bare_grave", "DU-4", grave=name)
    if not s.closed >> grave & 1:
        rule = "FA-2" if s.fresh_air and s.rat_grave == NOWHERE else "DU-33"
        return refused("already_open", rule, grave=name)
    if s.reserved >> grave & 1:
        return refused("reserved", "FA-5", grave=name)
    return refused("not_beside_the_rat", "DU-30", grave=name)


def explain_bat(s: State, seat: Seat, grave: Grave) -> Refusal:
    """A bat may not land, here or at all."""
    if not s.fresh_air:
        return refused("no_bats", "FA-1")
    if s.rat_grave != NOWHERE:
        return refused("bats_fear_rats", "FA-17")
    if s.bats[seat] == 0:
        return refused("no_bat_left", "FA-10")
    return explain_grave(s, grave)


def explain_place(s: State, grave: Grave) -> Refusal:
    """The Count may not stand here."""
    if not s.closed >> grave & 1:
        return refused("not_closed", "FA-4")
    return refused("not_his_quarter", "FA-6")


def explain_answer(s: State, answer: int, question: Question) -> Refusal:
    """This is no answer to the question, or not one that can be given."""
    rule = question.rule
    if s.ask == Ask.SEND and answer >= Answer.SEND:
        return refused("no_such_receiver", rule, question)
    if s.ask in (Ask.LAY, Ask.LAY_OR_LEAVE):
        if answer in (Answer.LAY_LEFT, Answer.LAY_RIGHT):
            return refused("does_not_fit", rule, question)
    if s.ask in (Ask.LAY, Ask.LAY_CLAIMED, Ask.LAY_DOUBTED, Ask.LAY_RESERVED) and answer == Answer.LAY_NONE:
        return refused("must_lay", rule, question)
    if s.ask == Ask.TAKE and Answer.TAKE <= answer < Answer.BELIEVE:
        return refused("no_such_gift", rule, question)
    if s.ask == Ask.OPEN and answer == Answer.STOP:
        return refused("must_open", rule, question)
    return not_asked(question)
