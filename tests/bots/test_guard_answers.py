"""Answers of every wrong form cost the table nothing."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from geisterstunde.bots.bot import Decision, Reason
from geisterstunde.bots.guard import FALLBACK
from tests.bots import naughty
from tests.bots.test_guard import SEAT, TABLES, guarded, play


def test_an_answer_that_cannot_be_unpacked_costs_nothing() -> None:
    """It breaks where it arrives, and the table plays on."""
    table = TABLES[0]
    with guarded(table, partial(AnswersTheUnpackable, table.name, SEAT)) as (guard, incidents):
        played = play(table, guard, 2)
    assert [told.decision.reason for told in played] == [FALLBACK] * 2
    assert len(incidents) == 2


def test_a_text_is_no_decision() -> None:
    """Nor is it taken for what went wrong."""
    table = TABLES[0]
    with guarded(table, partial(naughty.Answers, table.name, SEAT, "open a1")) as (guard, incidents):
        play(table, guard, 2)
    assert [i.sentence for i in incidents] == ["The bot has answered with something that is no decision."] * 2


def test_a_decision_without_a_reason_is_none() -> None:
    """Whoever is told why may rely on a code."""
    table, reasons = TABLES[0], (None, 5, ("x", 3, 4), Reason(7))  # type: ignore[arg-type]
    with guarded(table, partial(AnyLegal, table.name, SEAT, reasons)) as (guard, incidents):
        played = play(table, guard, len(reasons))
        assert guard.worker.lives == 1, "it has given them all"
    assert len(incidents) == len(reasons)
    assert {type(told.decision.reason.code) for told in played} == {str}


class AnyLegal(naughty.Good):
    """Decides something legal and gives nonsense for a reason, another every time."""

    def __init__(self, game: str, seat: int, reasons: Sequence[Any]) -> None:
        super().__init__(game, seat)
        self.reasons = iter(reasons)

    def decide(self, shown: Any, stop: Any = None) -> Decision:
        return Decision(self.game.legal(shown, self.seat)[0], next(self.reasons))


class Unpackable:
    """Something that cannot be unpacked where it arrives."""

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ("not a number",)


class AnswersTheUnpackable(naughty.Good):
    """Answers with something that breaks on its way."""

    def decide(self, shown: Any, stop: Any = None) -> Decision:
        return Decision(0, Unpackable())  # type: ignore[arg-type] # nonsense on purpose
