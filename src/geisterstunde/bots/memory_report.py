"""What people remembered of a game, from its record alone: what each could have known, and what they did.

A game brings an `Examiner` that judges one decision; here the whole record is gone through, seat by seat.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from geisterstunde.bots.seen import Seen
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.seats import Seat
from geisterstunde.kernel.telling import Spelling
from geisterstunde.match.intervals import Share, share_of
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay

AGES = ((1, 4), (5, 9), (10, 19), (20, 39), (40, None))
FEW = 8  # chances: fewer tell next to nothing of somebody's memory
MOST_MOMENTS = 5


class Mark(StrEnum):
    """What an attempt says of a memory."""

    REMEMBERED = "remembered"
    FORGOT = "forgot"
    MIXED_UP = "mixed_up"  # what was seen lies right beside
    NEVER_SEEN = "never_seen"  # a fair try: nothing that was seen would have helped


class Loss(StrEnum):
    """What an attempt cost that a better memory would have saved."""

    TURN = "turn"
    STAKE = "stake"
    GARLIC = "garlic"
    SEARCH = "search"


class About(NamedTuple):
    """Something to remember, in the game's notation: the name of a fact, as events have it, and its value."""

    fact: str
    value: str


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody tried a place."""

    decision: int  # its number in the record, from 1
    place: str
    mark: Mark
    about: About | None = None  # what there was to remember
    age: int | None = None  # how long ago it was last seen
    rather: str | None = None  # where it lies
    lost: Loss | None = None


class Chance(NamedTuple):
    """A moment at which something seen would have helped."""

    ages: tuple[int, ...]  # of all that would have, the latest first
    by_luck: float  # how likely somebody who remembers nothing hits on it
    taken: bool


class Judged(NamedTuple):
    """What an examiner finds in a decision."""

    attempt: Attempt
    chance: Chance | None


class Tried(NamedTuple):
    """A decision as an examiner gets it: what its seat could know before, and what followed."""

    number: int
    seat: Seat
    decision: str
    shown: Buffer  # the position before, as the seat knew it
    seen: Seen  # what the seat had seen before
    events: EventNumbers  # that the decision led to
    followed_by: str | None  # the next decision, where it is the same seat's


class Examiner(msgspec.Struct, frozen=True):
    """What a game brings: how a decision is judged, and how sentences spell what there was to remember."""

    judge: Callable[[Tried], Judged | None]
    spelled: Mapping[str, Spelling]

    def in_words(self, about: About, reader: Reader) -> str:
        """Something to remember, as sentences about events call it."""
        return reader.say(f"events-{about.fact}", **self.spelled[about.fact](about.value, reader))


class AgeBand(msgspec.Struct, frozen=True):
    """How often something came back that was last seen so long ago."""

    youngest: int
    oldest: int | None
    share: Share

    @property
    def is_few(self) -> bool:
        """Whether there were too few chances to say much."""
        return self.share.games < FEW


class SeatReport(msgspec.Struct, frozen=True):
    """What one seat remembered."""

    seat: Seat
    attempts: tuple[Attempt, ...]
    chances: tuple[Chance, ...]

    def count(self, mark: Mark) -> int:
        """How many attempts have a mark."""
        return sum(attempt.mark == mark for attempt in self.attempts)

    def lost(self, loss: Loss) -> int:
        """How much of something a better memory would have saved."""
        return sum(attempt.lost == loss for attempt in self.attempts)

    def recall(self) -> tuple[AgeBand, ...]:
        """How often what would have helped came back, by its age; where one thing alone would have helped."""
        bands = []
        for youngest, oldest in AGES:
            taken = [
                chance.taken
                for chance in self.chances
                if len(chance.ages) == 1 and youngest <= chance.ages[0] <= (oldest or chance.ages[0])
            ]
            bands.append(AgeBand(youngest, oldest, share_of(sum(taken), len(taken))))
        return tuple(bands)

    def latest_marks(self) -> dict[str, Mark]:
        """The mark that every place that was tried got last."""
        return {attempt.place: attempt.mark for attempt in self.attempts}

    def moments(self) -> tuple[Attempt, ...]:
        """What is worth another look, in order: the best recall, and what need not have happened."""
        recalled = [attempt for attempt in self.attempts if attempt.mark == Mark.REMEMBERED]
        slips = [attempt for attempt in self.attempts if attempt.mark in (Mark.FORGOT, Mark.MIXED_UP)]
        best = sorted(recalled, key=lambda each: -(each.age or 0))[:1]
        worst = sorted(slips, key=lambda each: (each.lost in (None, Loss.TURN), each.age or 0))
        chosen = [*best, *worst[: MOST_MOMENTS - len(best)]]
        return tuple(sorted(chosen, key=lambda each: each.decision))


def examiner_of(game: str) -> Examiner | None:
    """Who judges what is remembered of a game, if anybody can."""
    examiner: Examiner | None = package_named(game).part("memory_report")
    return examiner


def memory_reports(record: Record) -> tuple[SeatReport, ...]:
    """What every seat remembered; nothing for games that bring no examiner."""
    examiner, package = examiner_of(record.game), package_named(record.game)
    if examiner is None:
        return ()
    replay = Replay(record)
    match = replay.match
    seats = range(match.game.players(match.options))
    seen = [Seen(package.part("bots"), seat) for seat in seats]
    judged: list[list[Judged]] = [[] for _ in seats]
    whose = [seat for seat, _ in record.decisions]

    def watch() -> None:
        events = match.game.event_numbers(match.position)
        for each in seen:
            each.watch(events)

    def follows(number: int) -> str | None:
        goes_on = number < len(whose) and whose[number] == whose[number - 1]
        return record.decisions[number][1] if goes_on else None

    watch()
    steps = replay.steps()
    for number, seat in enumerate(whose, start=1):
        shown = match.public_state(seat)
        step = next(steps)
        events = match.game.event_numbers(match.position)
        found = examiner.judge(Tried(number, seat, step.decision, shown, seen[seat], events, follows(number)))
        if found is not None:
            judged[seat].append(found)
        watch()
    return tuple(report_of(seat, judged[seat]) for seat in seats)


def report_of(seat: Seat, judged: Sequence[Judged]) -> SeatReport:
    """The report of one seat's judged decisions."""
    chances = tuple(each.chance for each in judged if each.chance is not None)
    return SeatReport(seat, tuple(each.attempt for each in judged), chances)
