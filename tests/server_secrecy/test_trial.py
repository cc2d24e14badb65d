"""Nobody at a table learns from the server what the rules do not tell them."""

from pathlib import Path

import pytest

from tests.secrecy.checker import Leak
from tests.server_secrecy.leaks import LEAKS
from tests.server_secrecy.leaks import Leak as Plant
from tests.server_secrecy.pairs import TABLES, planned
from tests.server_secrecy.trial import try_pairs

QUICK = 24
# pairs in which something is known to one seat, promised in secret, or closed again
TELLING = (0, 1, 2, 16, 22)


def test_two_worlds_that_look_alike_sound_alike(tmp_path: Path) -> None:
    figures = try_pairs(tmp_path, range(QUICK))
    assert figures.pairs == QUICK
    assert figures.messages > 100 * QUICK


def test_the_worlds_differ_for_some_and_look_alike_for_others() -> None:
    """The trial would prove nothing where nothing is hidden, shown to one, or closed again."""
    pairs = [planned(number) for number in TELLING]
    moves = [move for pair in pairs for move in pair.moves]
    assert any(len(set(move.decisions)) > 1 for move in moves)
    assert any(move.alike.seen - move.alike.just_shown == {move.seat} for move in moves)
    assert any(not move.alike.just_shown for move in moves)
    assert {pair.lid_time for pair in pairs} >= {"0", "2.5"}
    assert {planned(number).table.name for number in range(len(TABLES))} == {each.name for each in TABLES}


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_found(plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        try_pairs(tmp_path, TELLING)
