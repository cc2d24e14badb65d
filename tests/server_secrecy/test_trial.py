"""Nobody at a table learns from the server what the rules do not tell them."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.kernel.game import SPECTATOR
from tests.secrecy.checker import Leak
from tests.server_secrecy import company, company_leaks, lantern_leaks, leaks, lit
from tests.server_secrecy.leaks import Leak as Plant
from tests.server_secrecy.pairs import AWAY, BACK, BOT, CLOCK, LEFT, PERSON, TABLES, planned
from tests.server_secrecy.trial import try_pairs

QUICK = 24
# pairs in which something is known to one seat, promised in secret, or closed again
TELLING = (0, 1, 2, 16, 22)
# pairs in which a bot decides, a clock runs out, and people leave, are away and come back
IN_COMPANY = (0, 1, 3, 16, 17, 28)
TELLING_IN_COMPANY = (16, 17, 28)
# pairs in which a lantern shows its seat what nobody else is shown, or what has been closed again
LIT = (1, 12, 16, 22)
# one leak through every kind of channel; that all the others are found is a proof
FOUND_NOW = (
    leaks.the_seed_is_in_the_started_event,
    leaks.a_seat_sees_what_its_neighbour_sees,
    leaks.what_was_shown_is_told_when_it_is_closed_again,
    leaks.a_refusal_names_what_lies_there,
    leaks.the_log_keeps_decisions,
    leaks.answers_carry_a_tag_of_the_position,
    lantern_leaks.LEAKS[0],
)


def planted(plants: list[Plant]) -> list[Any]:
    return [
        pytest.param(plant, id=str(plant.__name__), marks=() if plant in FOUND_NOW else pytest.mark.proof)
        for plant in plants
    ]


def test_two_worlds_that_look_alike_sound_alike(tmp_path: Path) -> None:
    figures = try_pairs(tmp_path, map(planned, range(QUICK)))
    assert figures.pairs == QUICK
    assert figures.messages > 100 * QUICK


def test_bots_clocks_and_stand_ins_tell_no_more(tmp_path: Path) -> None:
    figures = try_pairs(tmp_path, map(company.planned, IN_COMPANY))
    assert figures.pairs == len(IN_COMPANY)
    assert figures.messages > 100 * len(IN_COMPANY)


def test_company_is_of_every_kind() -> None:
    pairs = [company.planned(number) for number in IN_COMPANY]
    assert {move.how for pair in pairs for move in pair.moves} == {PERSON, BOT, LEFT, AWAY, CLOCK, BACK}
    assert {pair.clock for pair in pairs} == {"none", "relaxed"}
    after_bots = [move for pair in pairs for move in pair.moves if move.how == BOT]
    assert sum(SPECTATOR in move.alike.just_shown for move in after_bots) > len(after_bots) / 2


def test_a_lantern_tells_its_seat_what_it_saw_and_nobody_else(tmp_path: Path) -> None:
    figures = try_pairs(tmp_path, map(lit.planned, (*range(len(TABLES)), *LIT)))
    assert figures.messages > 100 * figures.pairs


def test_lanterns_are_of_every_kind_and_some_have_something_to_show() -> None:
    pairs = [lit.planned(number) for number in LIT]
    every_table = [*map(lit.planned, range(len(TABLES))), *pairs]
    assert {lantern for pair in every_table for lantern in pair.lanterns.values()} == set(lit.LIT)
    assert all(len(pair.lanterns) == pair.table.players - 1 for pair in pairs)
    told_again = [planned(pair.number).moves[-1].alike.seen - pair.moves[-1].alike.seen for pair in pairs]
    assert all(told_again), "the lanterns of these differ, and of nobody else anything"


def test_the_worlds_differ_for_some_and_look_alike_for_others() -> None:
    """The trial would prove nothing where nothing is hidden, shown to one, or closed again."""
    pairs = [planned(number) for number in TELLING]
    moves = [move for pair in pairs for move in pair.moves]
    assert any(len(set(move.decisions)) > 1 for move in moves)
    assert any(move.alike.seen - move.alike.just_shown == {move.seat} for move in moves)
    assert any(not move.alike.just_shown for move in moves)
    assert {pair.lid_time for pair in pairs} >= {"0", "2.5"}
    assert {planned(number).table.name for number in range(len(TABLES))} == {each.name for each in TABLES}


@pytest.mark.parametrize("plant", planted(leaks.LEAKS))
def test_a_planted_leak_is_found(plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        try_pairs(tmp_path, map(planned, TELLING))


@pytest.mark.parametrize("plant", planted(company_leaks.LEAKS))
def test_a_leak_through_company_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        try_pairs(tmp_path, map(company.planned, TELLING_IN_COMPANY))


@pytest.mark.parametrize("plant", planted(lantern_leaks.LEAKS))
def test_a_leak_through_lanterns_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        try_pairs(tmp_path, map(lit.planned, LIT))
