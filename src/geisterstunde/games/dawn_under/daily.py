"""Tonight's graveyard: eight vampires each, one person, and two hedgehogs."""

from geisterstunde.bots.daily import YOU, DailyGame, DailyScore
from geisterstunde.bots.memory_report import Attempt, Mark, all_made, memory_reports
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.match.record import Record

NOTHING, FORGOT = "nothing", "forgot"
OPENED = (Event.OPENED, Event.LIFTED)
# What an opening may come to, for whom the second fact of the event names.
SIGNS = {
    Event.LAID: "bed",
    Event.PLAGUE_BEGAN: "rats",
    Event.GARLIC_FOUND: "garlic",
    Event.STAKE_TAKEN: "stake",
}
SLIPS = (Mark.FORGOT, Mark.MIXED_UP)
KIND, WHO = 0, 2  # of an event in numbers


def score(record: Record) -> DailyScore:
    """Openings and mistakes; a mistake is an opening that one's own eyes had told to be in vain."""
    (report,) = memory_reports(record, (YOU,))
    slips = [attempt for attempt in report.attempts if attempt.mark in SLIPS]
    signs = signs_of(record, slips)
    return DailyScore(
        won=record.result is not None and YOU in record.result.winners,
        openings=len(signs),
        mistakes=len(slips),
        signs=signs,
    )


def signs_of(record: Record, slips: list[Attempt]) -> tuple[str, ...]:
    """What each opening came to; of one that came to nothing, whether it was a slip."""
    slipped = {attempt.decision for attempt in slips}
    signs: list[str] = []
    for made in all_made(record):
        for event in made.events.tolist():
            if event[WHO] != YOU:
                continue
            if event[KIND] in OPENED:
                signs.append(FORGOT if made.number in slipped else NOTHING)
            elif event[KIND] in SIGNS:
                signs[-1] = SIGNS[Event(event[KIND])]
    return tuple(signs)


DAILY = DailyGame(
    options={"edition": "2004", "first": YOU, "players": 3, "rats": 6, "vampires": 8},
    company=("hedgehog", "hedgehog"),
    guide="raven",
    lid_time="1.5",
    score=score,
)
