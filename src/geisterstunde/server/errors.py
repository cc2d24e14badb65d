"""How the server turns something down: a code, which becomes a sentence in the reader's language."""

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Facts, Sayable, in_words
from geisterstunde.locales.speech import Fact, say

WRONG, SECRET, MISSING, CONFLICT, TOO_LARGE, TOO_MANY = 400, 403, 404, 409, 413, 429


class Declined(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, status: int = CONFLICT, **facts: Fact | Sayable) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts: Facts = facts

    def sentence(self, language: str) -> str:
        """What went wrong and what is allowed, in one sentence."""
        message = f"server-{self.code.replace('_', '-')}"
        return say(language, message, in_words(self.facts, language, names=None))


def declined_input(error: BadInput) -> Declined:
    """Options and notations explain themselves."""
    return Declined("bad_input", WRONG, detail=error)
