"""What people remembered of a finished game, for pages that know no rules."""

from collections.abc import Collection

import msgspec

from geisterstunde.bots.memory_curves import recall_by_age
from geisterstunde.bots.memory_report import (
    AgeBand,
    Attempt,
    Loss,
    Mark,
    SeatReport,
    examiner_of,
    memory_reports,
)
from geisterstunde.games.registry import package_named
from geisterstunde.match.record import Record
from geisterstunde.server.learning_requests import AgeShare, LevelCurve, Memories, Moment, SeatMemory
from geisterstunde.server.slow_work import SlowWork
from geisterstunde.server.worked_out import WorkedOut

MOST_BYTES = 8 * 1024**2  # kept of games that somebody looked at lately
OLDEST = 60  # how far the levels' curves go


class MemoryReports:
    """Works every report out once, and keeps those that were wanted lately."""

    def __init__(self, slow_work: SlowWork) -> None:
        self.worked_out: WorkedOut[Memories] = WorkedOut(slow_work, size_of, MOST_BYTES)

    async def memories(
        self, name: str, line: str, record: Record, people: Collection[int], after: int = 0
    ) -> Memories:
        """The report of a table's people; raises BadInput where the rules have changed since."""
        return await self.worked_out.of(name, line, lambda: memories_of(record, people, after))


def size_of(memories: Memories) -> int:
    """How many bytes a report takes."""
    return len(msgspec.json.encode(memories))


def memories_of(record: Record, people: Collection[int], after: int = 0) -> Memories:
    """What people remembered after so many decisions; where only bots played, what those did."""
    examiner = examiner_of(record.game)
    if examiner is None:
        return Memories(moments="", unit="", seats=(), levels=())
    reports = memory_reports(record, people or None, after)
    return Memories(
        moments=examiner.moments,
        unit=examiner.unit,
        seats=tuple(memory_of_seat(report) for report in reports),
        levels=level_curves(record.game),
    )


def memory_of_seat(report: SeatReport) -> SeatMemory:
    """A seat's report as it is sent."""
    return SeatMemory(
        seat=report.seat,
        counts={mark.value: report.count(mark) for mark in Mark},
        lost={loss.value: report.lost(loss) for loss in Loss if report.lost(loss)},
        came_back=sum(chance.taken for chance in report.chances),
        chances=len(report.chances),
        recall=tuple(age_share(band) for band in report.recall()),
        marks={place: mark.value for place, mark in report.latest_marks().items()},
        judged={attempt.decision: attempt.mark.value for attempt in report.attempts},
        unseen=report.unseen,
        moments=tuple(moment(attempt) for attempt in report.moments()),
        details=msgspec.to_builtins(report.details),
    )


def age_share(band: AgeBand) -> AgeShare:
    """A band of ages as it is sent."""
    share = band.share
    return AgeShare(
        youngest=band.youngest,
        oldest=band.oldest,
        came_back=band.came_back,
        chances=band.chances,
        luck=band.luck,
        share=share.value,
        low=share.low,
        high=share.high,
        few=band.is_few,
    )


def moment(attempt: Attempt) -> Moment:
    """A moment as it is sent."""
    about = attempt.about
    return Moment(
        decision=attempt.decision,
        mark=attempt.mark.value,
        place=attempt.place,
        fact=about.fact if about else None,
        value=about.value if about else None,
        age=attempt.age,
        rather=attempt.rather,
        lost=attempt.lost.value if attempt.lost else None,
    )


def level_curves(game: str) -> tuple[LevelCurve, ...]:
    """How long each of a game's levels remembers, where that depends on age alone."""
    kit = package_named(game).part("bots")
    curves = ((level.key, recall_by_age(kit, level, OLDEST)) for level in kit.levels)
    return tuple(LevelCurve(key, tuple(curve)) for key, curve in curves if curve is not None)
