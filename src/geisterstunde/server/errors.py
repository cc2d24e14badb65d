"""How the server turns something down: a code, which becomes a sentence in the reader's language."""

from typing import Any

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.locales.speech import say

WRONG, SECRET, MISSING, CONFLICT, TOO_LARGE, TOO_MANY = 400, 403, 404, 409, 413, 429


class Declined(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, status: int = CONFLICT, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts = facts

    def sentence(self, language: str) -> str:
        """What went wrong and what is allowed, in one sentence."""
        return say(language, f"server-{self.code.replace('_', '-')}", self.facts)


def declined_input(error: BadInput) -> Declined:
    """Options and notations explain themselves."""
    return Declined("bad_input", WRONG, detail=str(error))
