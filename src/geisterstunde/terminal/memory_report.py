"""What everybody remembered of a recorded game, as text."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from geisterstunde.bots.memory_report import AgeBand, Attempt, Examiner, Loss, Mark, SeatReport
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import Fact

MARKS = {
    Mark.REMEMBERED: "memory-remembered",
    Mark.FORGOT: "memory-forgot",
    Mark.MIXED_UP: "memory-mixed-up",
    Mark.NEVER_SEEN: "memory-never-seen",
}
LOSSES = {
    Loss.STAKE: "memory-lost-stake",
    Loss.GARLIC: "memory-lost-garlic",
    Loss.TURN: "memory-lost-turn",
    Loss.SEARCH: "memory-lost-search",
}
FEW = "*"


def print_memory_reports(
    examiner: Examiner | None, reports: Sequence[SeatReport], reader: Reader, console: Console
) -> None:
    """What was remembered and what that cost, how long things were remembered, and moments to look at."""
    if examiner is None:
        console.print(reader.say("memory-nothing"))
        return
    counts = table_of_seats(reports, reader.say("memory-title"), reader)
    for mark, message in MARKS.items():
        counts.add_row(Text(reader.say(message)), *(str(report.count(mark)) for report in reports))
    for loss in examiner.losses:
        counts.add_row(Text(reader.say(LOSSES[loss])), *(str(report.lost(loss)) for report in reports))
    recall = table_of_seats(reports, reader.say("memory-recall", unit=examiner.unit), reader)
    recalls = [report.recall() for report in reports]
    for bands in zip(*recalls, strict=True):
        recall.add_row(Text(ages(bands[0], reader)), *(share(band, reader) for band in bands))
    console.print(counts)
    console.print()
    console.print(recall)
    if any(band.is_few and band.chances for bands in recalls for band in bands):
        console.print(reader.say("memory-few-chances"))
    for report in reports:
        print_moments(examiner, report, reader, console)
        for line in examiner.lines(report.details, reader) if examiner.lines else ():
            console.print(Text(f"       {line}"), soft_wrap=True)


def table_of_seats(reports: Sequence[SeatReport], title: str, reader: Reader) -> Table:
    """An empty table with a column for each seat."""
    table = Table(title, box=None, pad_edge=False)
    for report in reports:
        table.add_column(Text(reader.label(report.seat)), justify="right")
    return table


def ages(band: AgeBand, reader: Reader) -> str:
    """How long ago, in words."""
    if band.oldest is None:
        return reader.say("memory-ages-and-more", youngest=band.youngest)
    return reader.say("memory-ages", youngest=band.youngest, oldest=band.oldest)


def share(band: AgeBand, reader: Reader) -> str:
    """How often something came back, and within which bounds; small numbers are marked."""
    if not band.chances:
        return reader.say("memory-no-chance")
    percent, low, high = (round(100 * part) for part in band.share[:3])
    said = reader.say("memory-share", percent=percent, chances=band.chances, low=low, high=high)
    return f"{said}{FEW if band.is_few else ' '}"


def print_moments(examiner: Examiner, report: SeatReport, reader: Reader, console: Console) -> None:
    """What is worth another look, by the numbers of the replay."""
    moments = report.moments()
    if not moments:
        return
    console.print()
    console.print(Text(f"{reader.label(report.seat)}: {reader.say('memory-moments')}", style="bold"))
    for each in moments:
        console.print(
            Text(f"{each.decision:5}  {moment(examiner, each, report.seat, reader)}"), soft_wrap=True
        )


def moment(examiner: Examiner, attempt: Attempt, seat: int, reader: Reader) -> str:
    """One attempt in a sentence."""
    facts: dict[str, Fact] = {
        "who": reader.person(seat),
        "name": reader.label(seat),
        "place": attempt.place,
        "age": attempt.age or 0,
        "unit": examiner.unit,
        "what": examiner.in_words(attempt.about, reader) if attempt.about else "",
    }
    message = attempt.mark.replace("_", "-")
    if attempt.rather is not None:
        facts["rather"] = attempt.rather
        message = "passed-over" if attempt.mark == Mark.FORGOT else message
    return reader.say(f"{examiner.moments}-{message}", **facts)
