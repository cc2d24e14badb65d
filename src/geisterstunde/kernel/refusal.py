"""How bad input and forbidden decisions are turned down: in one sentence, and in the player's language."""

from collections.abc import Mapping, Sequence

import msgspec

from geisterstunde.locales.speech import FALLBACK, NO_FACTS, Fact, say

Names = Sequence[str] | None  # of the players, by seat


class BadInput(ValueError):
    """Input that cannot be used; its text is one sentence that says what is wrong and what is allowed."""


class Question(msgspec.Struct, frozen=True):
    """What is asked of whoever owes a decision: the rule's id, a message, and its facts."""

    rule: str
    message: str
    facts: Mapping[str, Fact] = NO_FACTS

    @property
    def sentence(self) -> str:
        """The question in English."""
        return self.in_language(FALLBACK)

    def in_language(self, language: str, names: Names = None) -> str:
        """The question as a sentence."""
        return f"{self.clause(language, names)}."

    def clause(self, language: str, names: Names = None) -> str:
        """The question without its full stop, to be gone on with."""
        return say(language, self.message, with_names(self.facts, language, names))


class Refusal(msgspec.Struct, frozen=True):
    """Why a decision is not allowed now: a code, the rule's id, and a message with its facts.

    Facts are plain: words, numbers, or lists of them. Those called `seat` and `seats` are seats.
    """

    code: str
    rule: str
    message: str
    facts: Mapping[str, Fact] = NO_FACTS
    question: Question | None = None  # what is asked instead, where the message says it

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.in_language(FALLBACK)

    def in_language(self, language: str, names: Names = None) -> str:
        """The reason as a sentence for the player. Seats are called by their players' names where known."""
        facts = with_names(self.facts, language, names)
        if self.question is not None:
            facts["question"] = self.question.clause(language, names)
        return say(language, self.message, facts)


class Refused(BadInput):
    """A decision that was turned down. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.rule})")
        self.refusal = refusal


def with_names(facts: Mapping[str, Fact], language: str, names: Names) -> dict[str, Fact]:
    """Facts in which every seat is a name, or `seat 2` where nobody's name is known."""
    named = dict(facts)
    match facts.get("seat"):
        case int(seat):
            named["seat"] = name_of(seat, language, names)
    match facts.get("seats"):
        case [*seats]:
            named["seats"] = [name_of(int(seat), language, names) for seat in seats]
    return named


def name_of(seat: int, language: str, names: Names) -> str:
    """Who sits at a seat."""
    if names is not None and 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say(language, "any-game-seat", {"seat": seat})


def message_of(game: str, code: str) -> str:
    """The message that says a code of a game.

    >>> message_of("dawn-under", "no_bat_left")
    'dawn-under-no-bat-left'
    """
    return f"{game}-{code.replace('_', '-')}"


def in_any_game(code: str, rule: str, question: Question | None = None, **facts: Fact) -> Refusal:
    """A refusal that every game may give in the same words."""
    return Refusal(code, rule, message_of("any-game", code), facts, question)


def not_asked(question: Question) -> Refusal:
    """Something else is asked."""
    return in_any_game("not_asked", question.rule, question)


def no_such_decision(question: Question, action: int) -> Refusal:
    """No decision has this number."""
    return in_any_game("no_such_decision", question.rule, question, number=action)


def no_such_seat(rule: str, players: int) -> Refusal:
    """Nobody can sit there."""
    return in_any_game("no_such_seat", rule, last=players - 1)


def not_your_turn(rule: str, seats: Sequence[int]) -> Refusal:
    """Others have to decide."""
    return in_any_game("not_your_turn", rule, seats=seats)


def game_over(rule: str) -> Refusal:
    """Nobody decides any more."""
    return in_any_game("game_over", rule)
