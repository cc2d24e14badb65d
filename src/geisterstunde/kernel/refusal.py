"""How bad input and forbidden decisions are turned down: in one sentence, and in the reader's language."""

from collections.abc import Mapping, Sequence

import msgspec

from geisterstunde.kernel.sentence import Facts, Names, Sayable, in_words
from geisterstunde.locales.speech import FALLBACK, NO_FACTS, Fact, say


class BadInput(ValueError):
    """Input that cannot be used: a message that says what is wrong and what is allowed, and its facts.

    A fact may be another sentence, such as the error that this one explains. Nothing is put into words
    before somebody reads it; `str(error)` is English.

    >>> error = BadInput("input-players", most=4, given=5)
    >>> print(error)
    players is 2 to 4, not 5.
    >>> print(error.in_language("fr"))
    players va de 2 à 4, pas 5.
    """

    def __init__(self, message: str, /, **facts: Fact | Sayable) -> None:
        super().__init__(message)
        self.message = message
        self.facts: Facts = facts

    def in_language(self, language: str, names: Names = None) -> str:
        """What is wrong, as a sentence for the reader."""
        return say(language, self.message, in_words(self.facts, language, names))

    @property
    def innermost(self) -> "BadInput":
        """The error that this one explains, where that explains another the last of them; else this one."""
        reason = self.facts.get("reason")
        return reason.innermost if isinstance(reason, BadInput) else self

    def __str__(self) -> str:
        return self.in_language(FALLBACK)


class InEnglish(BadInput):
    """Bad input that only programmers meet; its text is the sentence, in English alone.

    Arguments of the environments and of the laboratory's functions, other people's bots and programs, and
    clusters are spoken of like this. Whatever somebody at the page, at a table in the terminal or at the
    command line can get wrong is a `BadInput` with a message in all languages.
    """

    def in_language(self, language: str, names: Names = None) -> str:
        """The sentence, whatever the language."""
        return self.message


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

    def with_rule(self, language: str) -> str:
        """The question as a sentence that ends with its rule."""
        return f"{self.clause(language)} ({self.rule})."

    def clause(self, language: str, names: Names = None) -> str:
        """The question without its full stop, for use inside a longer sentence."""
        return say(language, self.message, in_words(self.facts, language, names))


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
        facts = in_words(self.facts, language, names)
        if self.question is not None:
            facts["question"] = self.question.clause(language, names)
        return say(language, self.message, facts)


class Refused(BadInput):
    """A decision that was turned down. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, **refusal.facts)
        self.args = (refusal,)  # what a copy in another process is made from
        self.refusal = refusal

    def in_language(self, language: str, names: Names = None) -> str:
        """The reason, with the rule that gives it."""
        return f"{self.refusal.in_language(language, names)} ({self.refusal.rule})"


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
