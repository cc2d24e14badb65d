"""What is asked, and why a decision is refused."""

from attic_pairs.state import NO_CHEST, State
from geisterstunde.kernel.refusal import (
    Question,
    Refusal,
    game_over,
    no_such_decision,
    no_such_seat,
    not_your_turn,
)


def what_is_asked(s: State) -> Question:
    """The question, and the rule by which it is asked."""
    return Question("AP-2", f"attic-pairs-asks-{asked(s.opened)}")


def asked(opened: int) -> str:
    """Which chest of a pair is asked for."""
    return "first" if opened == NO_CHEST else "second"


def explain(s: State, seat: int, action: int) -> Refusal:
    """The reason for which a decision that is not legal is turned down."""
    if s.owing == 0:
        return game_over("AP-5")
    if not 0 <= seat < s.players:
        return no_such_seat("AP-1", s.players)
    if seat != s.turn:
        return not_your_turn("AP-2", (s.turn,))
    if not 0 <= action < s.chests:
        return no_such_decision(what_is_asked(s), action)
    if action == s.opened:
        return Refusal("open_already", "AP-2", "attic-pairs-open-already", {"chest": action + 1})
    return Refusal("taken", "AP-3", "attic-pairs-taken", {"chest": action + 1})
