"""What is not shown when a lid is not turned over or a claim not settled: FA-6, FA-10 and FA-5."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.cemetery import GAME, Table
from tests.rules.night_air import COLUMNS, LONG, RAT_A1, airy

Decisions = Sequence[tuple[int, str]]


def seen_by(table: Table, viewer: int, decisions: Decisions) -> list[Any]:
    """All that a seat or a spectator learns while these decisions are played."""
    learned: list[Any] = [table.view(viewer)]
    for seat, decision in decisions:
        learned += [event for event in table.do(seat, decision) if event.is_for(viewer)]
        learned += [table.view(viewer), GAME.observe(table.position, viewer).tolist()]
        learned.append(table.owed)
    return learned


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize(
    "decisions",
    [
        [(0, "bat a1"), (1, "believe"), (2, "believe"), (0, "lay left"), (0, "open a8"), (1, "open a8")],
        [(0, "bat a1"), (1, "doubt"), (0, "lay left"), (0, "open a8")],
    ],
    ids=["believed", "doubted"],
)
def test_fa_10_the_lid_under_a_bat_is_shown_to_nobody(decisions: Decisions, viewer: int) -> None:
    """A rat or a green lid: nobody learns which, not even the claimer."""
    rat, green = (airy(lids, rows=[LONG] * 3) for lids in (RAT_A1, COLUMNS))
    assert seen_by(rat, viewer, decisions) == seen_by(green, viewer, decisions)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize("inside", [{}, {"a1": "vampire w"}, {"a1": "garlic 1"}])
def test_fa_6_the_lid_under_the_count_is_shown_to_nobody(inside: dict[str, str], viewer: int) -> None:
    """A rat or a green lid: nobody learns which, not even the owner, whatever lies inside."""
    decisions = [(2, "open a8")]
    if not inside:
        decisions += [(0, "lay left"), (0, "count h1"), (0, "open a8")]
    rat, green = (
        airy(lids, rows=[LONG] * 3, turn=2, count_owner=0, count_grave="a1", inside=inside)
        for lids in (RAT_A1, COLUMNS)
    )
    assert seen_by(rat, viewer, decisions) == seen_by(green, viewer, decisions)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize("content", ["vampire w", "vampire g"])
def test_fa_10_until_the_claim_is_settled_nobody_sees_what_lies_inside(content: str, viewer: int) -> None:
    """The answers are given without a look."""
    decisions = [(0, "bat a1"), (1, "believe")]
    full = airy(rows=[LONG] * 3, inside={"a1": content})
    empty = airy(rows=[LONG] * 3)
    assert seen_by(full, viewer, decisions) == seen_by(empty, viewer, decisions)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_fa_5_what_lies_under_the_count_is_hidden_while_he_stands_there(viewer: int) -> None:
    """Neither the refusal nor the view tells."""
    full = airy(rows=[LONG] * 3, count_owner=1, count_grave="a1", inside={"a1": "vampire w"})
    empty = airy(RAT_A1, rows=[LONG] * 3, count_owner=1, count_grave="a1")
    assert full.refusal(0, "open a1") == empty.refusal(0, "open a1")
    assert full.refusal(0, "bat a1") == empty.refusal(0, "bat a1")
    assert seen_by(full, viewer, []) == seen_by(empty, viewer, [])


def test_fa_10_everybody_sees_a_lifted_lid_and_what_lies_inside() -> None:
    """The grave is open for all to look into, the lid is not turned over."""
    table = airy(RAT_A1, rows=[LONG] * 3, inside={"a1": "vampire w"})
    table.do(0, "bat a1")
    table.do(1, "doubt")
    assert all(event.audience == -1 for event in table.events)
    assert "opened" not in table.kinds
    for viewer in (-1, 0, 1, 2):
        assert table.view(viewer).lids[0] == "^"


def test_fa_6_everybody_sees_a_lifted_lid_and_what_lies_inside() -> None:
    """The owner's turn begins for all to see."""
    table = airy(RAT_A1, rows=[LONG] * 3, turn=2, count_owner=0, count_grave="a1")
    table.do(2, "open a8")
    assert [event.kind for event in table.events if event.audience == -1] == table.kinds
    for viewer in (-1, 0, 1, 2):
        view = table.view(viewer)
        assert view.lids[0] == "^"
        assert view.opened is not None
        assert (view.opened.grave, view.opened.inside) == ("a1", "empty")
