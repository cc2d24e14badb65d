"""Memory reports of the castle beside a second reading: what own eyes had told, and shorter ways."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from geisterstunde.bots.memory_report import Loss, Mark, SeatReport, memory_reports
from geisterstunde.match.record import Record, decode
from geisterstunde.match.replay import Replay

FOLDER = Path(__file__).parents[1] / "golden" / "through-the-wall"
GAMES = (
    "2-wander-dressed",
    "4-cockcrow",
    pytest.param("scene-search-that-is-a-mere-look", marks=pytest.mark.proof),  # a long night
)


class Looked(NamedTuple):
    """A search, with what its seat had seen of the decks until then."""

    decision: int
    deck: int
    known_in: int | None  # the deck that the garment was seen in
    looked_before: bool
    found: bool


def searches(record: Record, seat: int) -> Iterator[Looked]:
    """All searches of a seat; it follows decks that change places."""
    replay = Replay(record)
    lies: dict[str, int] = {}
    looked: set[int] = set()
    for step in replay.steps():
        for event in step.events:
            facts = event.facts
            if not event.is_for(seat):
                continue
            if event.kind == "searched" and facts["seat"] == seat:
                deck = facts["deck"]
                yield Looked(step.number, deck, lies.get(facts["garment"]), deck in looked, facts["found"])
                looked.add(deck)
            elif event.kind == "deck_seen":
                lies |= dict.fromkeys(facts["cards"], facts["deck"])
            elif event.kind == "dressed":
                lies.pop(facts["garment"], None)
            elif event.kind == "swapped":
                other = {facts["deck"]: facts["other"], facts["other"]: facts["deck"]}
                lies = {garment: other.get(deck, deck) for garment, deck in lies.items()}
                looked = {other.get(deck, deck) for deck in looked}


def mark(search: Looked) -> Mark:
    """What a search says of a memory, by hand."""
    if search.known_in is not None:
        if search.known_in == search.deck:
            return Mark.REMEMBERED
        return Mark.MIXED_UP if abs(search.known_in - search.deck) == 1 else Mark.FORGOT
    return Mark.FORGOT if search.looked_before and not search.found else Mark.NEVER_SEEN


@cache
def reported(name: str) -> tuple[Record, list[SeatReport]]:
    """A game, and what is reported of its seats."""
    record = decode((FOLDER / f"{name}.json").read_bytes())
    return record, list(memory_reports(record))


@pytest.mark.parametrize("name", GAMES)
def test_every_search_is_marked_as_by_hand(name: str) -> None:
    record, reports = reported(name)
    for report in reports:
        by_hand = list(searches(record, report.seat))
        assert [(each.decision, each.mark) for each in report.attempts] == [
            (each.decision, mark(each)) for each in by_hand
        ]
        assert [chance.taken for chance in report.chances] == [
            each.known_in == each.deck for each in by_hand if each.known_in is not None
        ]
        in_vain = [each for each in by_hand if mark(each) in (Mark.FORGOT, Mark.MIXED_UP)]
        assert report.lost(Loss.SEARCH) == len(in_vain)


def test_lines_and_ways_tell_of_every_search_and_find() -> None:
    for report in reported("2-wander-dressed")[1]:
        lines = report.details
        finds = [search for search in lines.searches if search.found]
        assert [search.decision for search in lines.searches] == [each.decision for each in report.attempts]
        assert [way.decision for way in lines.ways] == [search.decision for search in finds]
        assert all(1 <= way.needed <= way.turns for way in lines.ways)
        assert sum(way.turns for way in lines.ways) <= lines.turns
        worn = {search.garment for search in finds}
        assert all(sight.until is not None for sight in lines.sights if sight.garment in worn)


def test_only_the_wanted_seats_are_told_of() -> None:
    record = decode((FOLDER / "4-cockcrow.json").read_bytes())
    assert [report.seat for report in memory_reports(record, only={2})] == [2]
