"""Finished games replay to the same end: one for every way a game can end, in every edition and variant."""

import pytest

from geisterstunde.match.record import Record, encode, read, record_of
from geisterstunde.match.replay import Replay, replayed
from geisterstunde.match.verify import verify
from tests.golden.scenes import SCENES_OF
from tests.golden.wanted import FOLDER, KINDS_OF, WANTED, WANTED_OF, Wanted

LARGEST = 8_000


def stored(wanted: Wanted) -> Record:
    assert wanted.path.exists(), "`python -m tests.golden.make` searches for it"
    return read(wanted.path)


def test_every_wanted_game_is_stored_and_no_other() -> None:
    names = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.json")}
    wanted = {game.path.relative_to(FOLDER).as_posix() for game in WANTED}
    assert names == wanted, "`python -m tests.golden.make` adds what is missing"


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: f"{wanted.game}: {wanted.name}")
class TestGolden:
    def test_it_shows_what_its_name_says(self, wanted: Wanted) -> None:
        record = stored(wanted)
        assert record.game == wanted.game
        assert record.result is not None
        assert wanted.reason in (None, record.result.reason)
        assert wanted.scene is None or SCENES_OF[wanted.game][wanted.scene](record)
        assert {name: record.options[name] for name in wanted.options} == wanted.options

    def test_it_replays_to_the_same_end(self, wanted: Wanted) -> None:
        record = stored(wanted)
        match = replayed(record)
        assert match.result == record.result
        assert match.owing == ()
        again = record_of(match)
        game = match.game  # it knows what held before an option was known
        assert again.options == game.options_to(game.options_from_record(record.options))
        assert again.options.items() >= record.options.items()
        assert (again.deal, again.decisions) == (record.deal, record.decisions)

    def test_it_verifies(self, wanted: Wanted) -> None:
        record = stored(wanted)
        assert f"All {len(record.decisions)} decisions follow the rules." in map(str, verify(record))

    def test_it_is_stored_as_records_are_written(self, wanted: Wanted) -> None:
        assert wanted.path.read_bytes() == encode(stored(wanted))
        assert wanted.path.stat().st_size < LARGEST


@pytest.mark.parametrize("name", WANTED_OF)
def test_everything_that_can_happen_happens_somewhere(name: str) -> None:
    happened = {
        event.kind
        for wanted in WANTED_OF[name]
        for step in Replay(stored(wanted)).steps()
        for event in step.events
    }
    assert happened == KINDS_OF[name]


def test_shared_wins_are_shown() -> None:
    """Ties at dawn have several winners."""
    for name, games in WANTED_OF.items():
        if any(wanted.reason == "dawn" for wanted in games):
            winners = [len(result.winners) for wanted in games if (result := stored(wanted).result)]
            assert max(winners) > 1, name
