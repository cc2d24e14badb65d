"""What each seat did is counted right in every golden game, and only from what everybody was told."""

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
import numpy as np
import pytest

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.log import EVENT_FIELDS
from geisterstunde.match.record import Record, read
from geisterstunde.match.replay import Replay
from geisterstunde.match.statistics import end_statistics, recorded_statistics, row_of, statistics_of
from tests.games import GAMES
from tests.golden.wanted import WANTED, WANTED_OF, Wanted

# which events are counted, told in words, and the fact that names the seat
COUNTED: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "dawn-under": {
        "openings": {"opened": "seat", "lifted": "seat"},
        "laid": {"laid": "seat"},
        "stakes": {"stake_taken": "seat"},
        "gifts": {"gave": "seat"},
        "received": {"gave": "receiver", "found_vampire_sent": "receiver"},
        "garlic": {"garlic_found": "seat"},
        "bats": {"bat_landed": "seat"},
        "doubts": {"doubted": "seat"},
    },
    "through-the-wall": {
        "steps": {"stepped": "seat"},
        "slides": {"slid": "seat", "shifted": "seat"},
        "quarters": {"turned": "seat"},
        "searches": {"searched": "seat"},
        "garments": {"dressed": "seat"},
    },
}


def in_words(record: Record) -> Iterator[GameEvent]:
    """Everything that happened in a game."""
    replay = Replay(record)
    yield from replay.match.game.opening_events(replay.match.position)
    for step in replay.steps():
        yield from step.events


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: f"{wanted.game}: {wanted.name}")
class TestGoldenStatistics:
    def test_values_are_those_of_the_recorded_events(self, wanted: Wanted) -> None:
        record = read(wanted.path)
        events = list(in_words(record))
        for row in recorded_statistics(record):
            facts = COUNTED[wanted.game].get(row.name, {})
            counts = Counter(event.facts[facts[event.kind]] for event in events if event.kind in facts)
            assert not facts or row.values == tuple(counts[seat] for seat in range(len(row.values)))

    def test_there_is_one_value_per_seat(self, wanted: Wanted) -> None:
        record = read(wanted.path)
        names = [
            statistic.name
            for statistic in statistics_of(wanted.game).of_seats
            if statistic.needs is None or record.options[statistic.needs]
        ]
        rows = recorded_statistics(record)
        assert [row.name for row in rows] == names
        assert {len(row.values) for row in rows} == {record.options["players"]}

    def test_seats_add_up_to_what_the_lab_counts(self, wanted: Wanted) -> None:
        record = read(wanted.path)
        metrics = {metric.name: metric for metric in statistics_of(wanted.game).metrics}
        game = row_of(record)[np.newaxis]
        sums = {row.name: sum(row.values) for row in recorded_statistics(record) if row.name in metrics}
        assert sums == {name: metrics[name].of(game)[0] for name in sums}
        assert sums


@pytest.mark.parametrize("name", GAMES)
def test_every_statistic_counts_something_somewhere(name: str) -> None:
    """One of the wrong kind of event would be nothing but zeros."""
    counted = {
        row.name
        for wanted in WANTED_OF[name]
        for row in recorded_statistics(read(wanted.path))
        if any(row.values)
    }
    assert counted == {statistic.name for statistic in statistics_of(name).of_seats}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_tells_nothing(name: str) -> None:
    record = read(WANTED_OF[name][0].path)
    unfinished = msgspec.structs.replace(record, decisions=record.decisions[:-1], result=None)
    assert recorded_statistics(record)
    assert recorded_statistics(unfinished) == ()


@pytest.mark.parametrize("name", GAMES)
def test_what_one_seat_alone_knows_is_not_counted(name: str) -> None:
    """Events of every kind, known to seat 0 only, change nothing."""
    match = Replay(read(WANTED_OF[name][0].path)).to_the_end()
    told = match.game.event_numbers(match.position)
    secret = np.zeros((len(match.game.events), EVENT_FIELDS), dtype=np.int16)
    secret[:, 0] = list(match.game.events)
    assert end_statistics(match, [told, secret]) == end_statistics(match, [told])
    public = secret.copy()
    public[:, 1] = -1
    assert end_statistics(match, [told, public]) != end_statistics(match, [told])
