"""Whatever is thrown at a server, it turns it down in one sentence, and nothing changes."""

from pathlib import Path

import pytest

from torture.fuzz import MOST_GROWTH, fuzz

pytestmark = pytest.mark.proof


def test_hostile_messages_and_requests_change_nothing(tmp_path: Path) -> None:
    figures = fuzz(2_000, tmp_path, tables=4, seed=7)
    assert figures["sent"] >= 2_000
    assert figures["growth"] < MOST_GROWTH
    for answer in ("no_such_message", "only_watching", "400", "404", "403", "415"):
        assert figures[answer] > 0, answer
