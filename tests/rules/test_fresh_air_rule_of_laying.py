"""A refusal names the rule that holds: FA-11 to FA-16 make laying compulsory, each in its own case."""

import pytest

from tests.rules.manners import refused
from tests.rules.night_air import LONG
from tests.rules.test_fresh_air_believed import believed
from tests.rules.test_fresh_air_doubted import CLAIMER, DOUBTER, doubted


@pytest.mark.parametrize(
    ("inside", "rule", "answers"),
    [
        ({}, "FA-11", []),
        ({"c8": "vampire r"}, "FA-12", [(0, "take r left")]),
        ({"c8": "garlic 2"}, "FA-13", [(2, "give left"), (0, "take k left")]),
    ],
    ids=["FA-11", "FA-12", "FA-13"],
)
def test_fa_11_to_13_name_the_rule_by_which_laying_is_compulsory(
    inside: dict[str, str], rule: str, answers: list[tuple[int, str]]
) -> None:
    """Whoever has to lay and would rather not is told why."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside=inside)
    for seat, answer in answers:
        table.do(seat, answer)
    (layer,) = table.owed
    assert refused(table, layer, "lay none") == rule


@pytest.mark.parametrize(
    ("inside", "rule"),
    [({}, "FA-14"), ({"c8": "vampire r"}, "FA-15"), ({"c8": "garlic 2"}, "FA-16")],
    ids=["FA-14", "FA-15", "FA-16"],
)
def test_fa_14_to_16_name_the_rule_by_which_laying_is_compulsory(inside: dict[str, str], rule: str) -> None:
    """A claimer who would rather not lay is told why."""
    table = believed(CLAIMER, LONG, LONG, inside=inside)
    if rule == "FA-15":
        table.do(0, "send 1")
        table.do(1, "take r left")
    assert refused(table, 0, "lay none") == rule
