"""Memory reports beside a second reading of the same games: every category told from public events alone.

The rules say what everybody sees (DU-10, DU-33, FA-6, FA-10); what could be known follows from it by hand.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from geisterstunde.bots.memory_report import Loss, Mark, memory_reports
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES, GRAVE_NUMBERS, TOUCHING
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.match.record import Record, decode
from geisterstunde.match.replay import Replay

GAMES = sorted((Path(__file__).parents[1] / "golden" / "dawn-under").glob("*.json"))[::4]


class Opening(NamedTuple):
    """What a public onlooker notes of an opening."""

    decision: int
    seat: int
    place: str
    fitting: dict[str, int]  # graves that could be known to fit, and how many openings ago they were seen
    known_lid: str | None
    known_inside: str
    rats: bool  # a plague is on: whoever opens may go on
    kinds: set[str]  # of what followed, up to the next opening
    fitted: bool
    trap: bool


class Onlooker:
    """Follows the public events and writes down what lies where."""

    def __init__(self) -> None:
        self.openings = 0
        self.lids: dict[str, tuple[str, int]] = {}
        self.inside: dict[str, str] = {}

    def note(self, kind: str, facts: Any) -> None:
        grave = facts.get("grave")
        match kind:
            case "opened":
                self.openings += 1
                self.lids[grave] = facts["lid"], self.openings
                self.inside[grave] = facts["inside"]
            case "lifted":
                self.openings += 1
                self.inside[grave] = facts["inside"]
            case "laid":
                self.inside[grave] = f"vampire {facts['colour']}"
            case "garlic_put":
                self.inside[grave] = f"garlic {facts['seat']}"
            case "bulb_went_home" | "found_vampire_sent":
                self.inside[grave] = "empty"
            case "plague_ended":  # a lid of the reserve covers it (DU-34)
                self.lids.pop(grave, None)

    def fitting(self, ends: set[str], legal: list[str]) -> dict[str, int]:
        return {
            grave: self.openings - seen + 1
            for grave, (lid, seen) in self.lids.items()
            if lid in ends and f"open {grave}" in legal and self.inside.get(grave, "empty") == "empty"
        }


def openings(record: Record) -> Iterator[Opening]:
    """Every opening of a game, with what its seat could know by then."""
    replay, onlooker = Replay(record), Onlooker()
    game, steps = replay.match.game, replay.steps()
    opened: Opening | None = None
    for seat, decision in record.decisions:
        position = replay.match.position
        verb, _, place = decision.partition(" ")
        legal = [game.action_to(action) for action in game.legal(position, seat)]
        view: Any = replay.match.view(seat)
        row = view.players[seat].row
        fitting = onlooker.fitting({row[0], row[-1]}, legal) if row else {}
        lid, inside = onlooker.lids.get(place, (None, 0))[0], onlooker.inside.get(place, "empty")
        step = next(steps)
        kinds = {event.kind for event in step.events if event.facts.get("seat") == seat}
        if opened is not None and seat == opened.seat and verb in ("lay", "garlic"):
            fitted, trap = opened.fitted or verb == "lay", decision == "garlic yes"
            opened = opened._replace(kinds=opened.kinds | kinds, fitted=fitted, trap=trap)
        if opened is not None:
            yield opened
            opened = None
        if verb == "open":
            rats = view.plague is not None
            opened = Opening(
                step.number, seat, place, fitting, lid, inside, rats, kinds, "laid" in kinds, False
            )
        for event in step.events:
            if event.audience == EVERYONE:
                onlooker.note(event.kind, event.facts)
    if opened is not None:
        yield opened


def mark(o: Opening) -> Mark | None:
    """What an opening says of a memory, by hand."""
    touching = {GRAVE_NAMES[grave] for grave in members(int(TOUCHING[GRAVE_NUMBERS[o.place]]))}
    if o.place in o.fitting:
        return Mark.REMEMBERED
    if o.known_inside != "empty":
        return Mark.FORGOT
    if o.rats:
        return Mark.NEVER_SEEN if o.known_lid is None else None
    if o.fitting and not o.fitted:
        return Mark.MIXED_UP if touching & o.fitting.keys() else Mark.FORGOT
    if o.known_lid is None:
        return Mark.NEVER_SEEN
    return None if o.trap else Mark.FORGOT


def loss(o: Opening) -> Loss | None:
    """What a slip cost, by hand: rats let everybody go on (DU-32)."""
    if mark(o) not in (Mark.FORGOT, Mark.MIXED_UP):
        return None
    if "garlic_found" in o.kinds:
        return Loss.GARLIC
    if "stake_taken" in o.kinds:
        return Loss.STAKE
    return None if o.rats else Loss.TURN


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_opening_is_marked_as_by_hand(file: Path) -> None:
    record = decode(file.read_bytes())
    reports = memory_reports(record)
    found = {each.decision: (report.seat, each) for report in reports for each in report.attempts}
    by_hand = [each for each in openings(record) if mark(each) is not None]
    assert [each.decision for each in by_hand] == sorted(found)
    for each in by_hand:
        seat, attempt = found[each.decision]
        assert (seat, attempt.place) == (each.seat, each.place)
        assert (each, attempt.mark) == (each, mark(each))
        assert (each, attempt.lost) == (each, loss(each))
        if attempt.mark == Mark.REMEMBERED:
            assert attempt.age == each.fitting[each.place]


@pytest.mark.parametrize("file", GAMES[::3], ids=lambda file: file.stem)
def test_chances_are_those_of_normal_turns(file: Path) -> None:
    record = decode(file.read_bytes())
    by_hand: dict[int, list[tuple[tuple[int, ...], bool]]] = {}
    for each in openings(record):
        if each.fitting and not each.rats:
            ages = tuple(sorted(each.fitting.values()))
            by_hand.setdefault(each.seat, []).append((ages, each.place in each.fitting))
    for report in memory_reports(record):
        assert [(chance.ages, chance.taken) for chance in report.chances] == by_hand.get(report.seat, [])
