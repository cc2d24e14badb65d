"""Replays records that an engine of the past wrote, and counts which of them end as they did.

`python -m tests.old_records.compare FILE...` prints the counts; the test beside it replays the few that are
kept here. A record may end otherwise only where a rule has been read anew since, and then `marks` tells why.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay
from tests.old_records.kept import FIXTURE, Kept, Telling, read_kept
from tests.old_records.marks import Marks


class Verdict(NamedTuple):
    """What became of an old record."""

    same_end: bool
    same_telling: bool  # event by event, up to the last decision
    marks_differ: bool  # the readings of DU-41 ask for different stakes in it
    why_not: str = ""

    @property
    def in_words(self) -> str:
        """One of few cases, to be counted."""
        if self.same_end and self.same_telling:
            return "the same, event by event"
        ended = "the same end" if self.same_end else "another end"
        return f"{ended}, DU-41 read anew" if self.marks_differ else f"{ended}, AND NO REASON FOR IT"


def is_read_anew(record: Record) -> bool:
    """Whether a record is of the kind whose rules have been read anew."""
    return record.game == "dawn-under" and record.options["edition"] == "2018"


def verdict(kept: Kept) -> Verdict:
    """Replays a record."""
    record = kept.record
    telling, marks = Telling(), Marks(record.options["first"])
    follows_marks = is_read_anew(record)
    same_end, why_not = True, ""
    try:
        for step in Replay(record).steps():
            telling.hear(step.events)
            if follows_marks:
                marks.hear(step.events)
    except BadInput as error:
        same_end, why_not = False, str(error)
    return Verdict(same_end, same_end and telling.digest == kept.told, marks.differ, why_not)


def main() -> None:
    """Counts what became of all records in some files."""
    files = [Path(name) for name in sys.argv[1:]] or [FIXTURE]
    counted: Counter[str] = Counter()
    for kept in (one for file in files for one in read_kept(file)):
        found = verdict(kept)
        edition = f", {kept.record.options['edition']}" if "edition" in kept.record.options else ""
        counted[f"{kept.record.game}{edition}: {found.in_words}"] += 1
        if found.why_not and not found.marks_differ:
            print(f"{kept.record.game} {kept.record.options}: {found.why_not}")
    for line, count in sorted(counted.items()):
        print(f"{count:5} {line}")
    print(f"{sum(counted.values()):5} records")


if __name__ == "__main__":
    main()
