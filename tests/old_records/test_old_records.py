"""Records that an engine of the past wrote replay to the same end, but where a rule has been read anew."""

from collections import Counter

import pytest

from tests.games import GAMES
from tests.old_records.compare import is_read_anew, verdict
from tests.old_records.kept import FIXTURE, Kept, read_kept

KEPT = list(read_kept(FIXTURE))


def name_of(kept: Kept) -> str:
    record = kept.record
    end = record.result.reason if record.result else "unfinished"
    return f"{record.game} {record.options['players']} {end} {kept.told[:4]}"


@pytest.mark.parametrize("kept", KEPT, ids=name_of)
def test_an_old_record_ends_as_it_did(kept: Kept) -> None:
    """Event by event; or DU-41 asked for another stake in it than it used to."""
    found = verdict(kept)
    if not found.marks_differ:
        assert found.same_end, found.why_not
        assert found.same_telling
    else:
        assert is_read_anew(kept.record)


def test_records_that_may_end_otherwise_are_few_and_counted() -> None:
    """All of them are of 2018; the counts are those of the day the rule was read anew."""
    counted = Counter(verdict(kept).in_words for kept in KEPT)
    assert counted == COUNTED


COUNTED: dict[str, int] = {}


def test_all_games_are_kept() -> None:
    assert {kept.record.game for kept in KEPT} == set(GAMES)
    assert FIXTURE.stat().st_size < 60_000
    for name in GAMES:
        ends = [kept.record.result for kept in KEPT if kept.record.game == name]
        assert None in ends, f"an unfinished record of {name}"
        assert any(ends)
