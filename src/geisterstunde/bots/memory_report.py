"""What people remembered of a game, from its record alone: what each could have known, and what they did.

A game brings an `Examiner` that judges one decision; here the whole record is gone through, seat by seat.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from geisterstunde.bots.seen import Seen
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.seats import Seat
from geisterstunde.match.intervals import Share, share_of
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay

AGES = ((1, 4), (5, 9), (10, 19), (20, 39), (40, None))
FEW = 8  # chances: fewer tell next to nothing of somebody's memory
FEWEST_MOMENTS, MOST_MOMENTS = 3, 5


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
    once: bool = True  # nothing of it had been seen more than once


class Judged(NamedTuple):
    """What an examiner finds in a decision."""

    attempt: Attempt
    chance: Chance | None


class Made(NamedTuple):
    """A decision that was made: what its seat was shown before, and what happened then."""

    number: int
    seat: Seat
    decision: str
    shown: Buffer  # the position before, as the seat knew it
    events: EventNumbers


class Tried(NamedTuple):
    """A decision as an examiner gets it."""

    made: Made
    seen: Seen  # what its seat had seen before
    then: Made | None  # what the same seat decided right after, before anybody else did


Details = Callable[[Record, Iterable[Seat]], Mapping[Seat, Any]]


class Examiner(msgspec.Struct, frozen=True):
    """What a game brings: how a decision is judged, and how what there was to remember is said."""

    judge: Callable[[Tried], Judged | None]
    in_words: Callable[[About, Reader], str]
    moments: str  # how the messages begin that tell of an attempt
    unit: str  # in which ages are counted: openings or turns
    losses: tuple[Loss, ...]  # what a poor memory can cost
    unseen: Callable[[Seen], tuple[str, ...]] | None = None  # the places that a seat has seen nothing of
    details: Details | None = None  # what else there is to tell, in a form of the game's own,
    lines: Callable[[Any, Reader], tuple[str, ...]] | None = None  # and in words


class AgeBand(msgspec.Struct, frozen=True):
    """How often something came back that was last seen so long ago."""

    youngest: int
    oldest: int | None
    came_back: int
    chances: int
    luck: float  # how often somebody who remembers nothing would have hit on it

    @property
    def share(self) -> Share:
        """What came back to mind, with lucky guesses taken off."""
        return beyond_luck(share_of(self.came_back, self.chances), self.luck)

    @property
    def is_few(self) -> bool:
        """Whether there were too few chances to say much."""
        return self.chances < FEW


def beyond_luck(share: Share, luck: float) -> Share:
    """A share of successes with the lucky ones taken off: whoever forgets still hits on it so often.

    >>> beyond_luck(Share(0.625, 0.25, 1.0, 8), 0.25)
    Share(value=0.5, low=0.0, high=1.0, games=8)
    """
    value, low, high = (max((part - luck) / (1 - luck), 0.0) for part in share[:3])
    return Share(value, low, high, share.games)


class SeatReport(msgspec.Struct, frozen=True):
    """What one seat remembered."""

    seat: Seat
    attempts: tuple[Attempt, ...]
    chances: tuple[Chance, ...]
    unseen: tuple[str, ...] = ()
    details: Any = None

    def count(self, mark: Mark) -> int:
        """How many attempts have a mark."""
        return sum(attempt.mark == mark for attempt in self.attempts)

    def lost(self, loss: Loss) -> int:
        """How much of something a better memory would have saved."""
        return sum(attempt.lost == loss for attempt in self.attempts)

    def recall(self) -> tuple[AgeBand, ...]:
        """How often what would have helped came back, by its age; where one thing, seen once, would have."""
        return tuple(self.band(youngest, oldest) for youngest, oldest in AGES)

    def band(self, youngest: int, oldest: int | None) -> AgeBand:
        """The chances of some ages."""
        chances = [
            chance
            for chance in self.chances
            if chance.once
            and len(chance.ages) == 1
            and youngest <= chance.ages[0] <= (oldest or chance.ages[0])
        ]
        luck = sum(chance.by_luck for chance in chances) / max(len(chances), 1)
        return AgeBand(youngest, oldest, sum(chance.taken for chance in chances), len(chances), luck)

    def latest_marks(self) -> dict[str, Mark]:
        """The mark that every place that was tried got last."""
        return {attempt.place: attempt.mark for attempt in self.attempts}

    def moments(self) -> tuple[Attempt, ...]:
        """What is worth another look, in order: what was remembered longest, and the dearest slips.

        Where little went wrong, more that went well takes its place, so that three can be shown.
        """
        recalled = [attempt for attempt in self.attempts if attempt.mark == Mark.REMEMBERED]
        slips = [attempt for attempt in self.attempts if attempt.mark in (Mark.FORGOT, Mark.MIXED_UP)]
        best = sorted(recalled, key=lambda each: -(each.age or 0))
        worst = sorted(slips, key=lambda each: (each.lost in (None, Loss.TURN), each.age or 0))
        chosen = [*best[:1], *worst[: MOST_MOMENTS - 1]]
        chosen += best[1 : 1 + max(FEWEST_MOMENTS - len(chosen), 0)]
        return tuple(sorted(chosen, key=lambda each: each.decision))


def examiner_of(game: str) -> Examiner | None:
    """Who judges what is remembered of a game, if anybody can."""
    examiner: Examiner | None = package_named(game).part("memory_report")
    return examiner


def memory_reports(
    record: Record, only: Collection[Seat] | None = None, after: int = 0
) -> tuple[SeatReport, ...]:
    """What every seat remembered, or only some; nothing for games that bring no examiner.

    Decisions are judged `after` so many that others may have made.
    """
    examiner, package = examiner_of(record.game), package_named(record.game)
    if examiner is None:
        return ()
    match = Replay(record).match
    seats = [seat for seat in range(match.game.players(match.options)) if only is None or seat in only]
    seen = {seat: Seen(package.part("bots"), seat) for seat in seats}
    judged: dict[Seat, list[Judged]] = {seat: [] for seat in seats}
    watch_all(seen.values(), match.game.event_numbers(match.position))
    made = list(all_made(record))
    for each, following in zip(made, [*made[1:], None], strict=True):
        if each.seat in seen and each.number > after:
            then = following if following is not None and following.seat == each.seat else None
            found = examiner.judge(Tried(each, seen[each.seat], then))
            judged[each.seat] += [] if found is None else [found]
        watch_all(seen.values(), each.events)
    details = examiner.details(record, seats) if examiner.details else {}
    return tuple(
        SeatReport(
            seat,
            attempts=tuple(each.attempt for each in judged[seat]),
            chances=tuple(each.chance for each in judged[seat] if each.chance is not None),
            unseen=examiner.unseen(seen[seat]) if examiner.unseen else (),
            details=details.get(seat),
        )
        for seat in seats
    )


def all_made(record: Record) -> Iterator[Made]:
    """The decisions of a record, played through."""
    replay = Replay(record)
    match, steps = replay.match, replay.steps()
    for seat, decision in record.decisions:
        shown = match.public_state(seat)
        number = next(steps).number
        yield Made(number, seat, decision, shown, match.game.event_numbers(match.position).copy())
    next(steps, None)  # checks the end


def watch_all(seen: Iterable[Seen], events: EventNumbers) -> None:
    """Everybody watches what happens."""
    for each in seen:
        each.watch(events)
