"""How bad input and forbidden decisions are turned down: in one sentence."""

import msgspec


class BadInput(ValueError):
    """Input that cannot be used; its text is one sentence that says what is wrong and what is allowed."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a decision is not allowed now: a code, the rule's id, and a sentence for the player."""

    code: str
    rule: str
    sentence: str


class Refused(BadInput):
    """A decision that was turned down. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.rule})")
        self.refusal = refusal
