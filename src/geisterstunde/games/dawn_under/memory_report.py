"""What an opened grave says of a memory: whether it had been seen, and what would have fitted better."""

from collections.abc import Iterable
from typing import NamedTuple

from geisterstunde.bots.memory_report import About, Attempt, Chance, Examiner, Judged, Loss, Mark, Tried
from geisterstunde.bots.seen import Fact, Seen
from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT
from geisterstunde.games.dawn_under.cemetery import GRAVES, TOUCHING, Grave
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.game import DAWN_UNDER
from geisterstunde.games.dawn_under.plague import in_plague
from geisterstunde.games.dawn_under.rows import end_vampire, ends_of
from geisterstunde.games.dawn_under.state import EMPTY
from geisterstunde.games.dawn_under.telling import SPELLED
from geisterstunde.games.dawn_under.view import Unveiled, unveil
from geisterstunde.games.dawn_under.words import grave as grave_name
from geisterstunde.games.dawn_under.words import inside as inside_word
from geisterstunde.games.dawn_under.words import lid as lid_word
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.reader import Reader
from geisterstunde.match.record import Record
from geisterstunde.match.replay import replayed

KIND, WHO = 0, 2  # of an event in numbers
LAID_A_TRAP, NO_TRAP = "garlic yes", "garlic no"


class Known(NamedTuple):
    """What a seat has seen of a grave."""

    grave: Grave
    lid: Fact | None
    inside: Fact | None

    def fits(self, ends: set[int]) -> bool:
        """Whether a vampire of these could be laid here, for all the seat has seen."""
        return self.lid is not None and self.lid.value in ends and not self.is_taken

    @property
    def is_taken(self) -> bool:
        """Whether something was seen to lie there."""
        return self.inside is not None and self.inside.value != EMPTY


def known(seen: Seen, grave: Grave) -> Known:
    """What has been seen of a grave."""
    return Known(grave, seen.fact(LID + grave), seen.fact(OCCUPANT + grave))


def judge(tried: Tried) -> Judged | None:
    """Judges an opening; nothing else says what is remembered.

    Whoever opens a grave of no use and hides garlic there may have come for that. While rats are about one
    may go on whatever one finds (DU-32), so passing over a grave that fits, or turning a lid of no use once
    more, is no slip then.
    """
    opened = DAWN_UNDER.action_from(tried.made.decision)
    if opened >= GRAVES:
        return None
    state, seat = DAWN_UNDER.state(tried.made.shown), tried.made.seat
    ends = {int(end_vampire(state, seat, end)) for end in range(ends_of(state, seat))}
    legal = [grave for grave in DAWN_UNDER.legal(tried.made.shown, seat) if grave < GRAVES]
    rats = bool(in_plague(state))
    fitting = [each for each in (known(tried.seen, grave) for grave in legal) if each.fits(ends)]
    here = known(tried.seen, opened)
    meant = [] if rats else sorted(fitting, key=age_of_lid)
    found = attempt(tried, here, meant, ends)
    if found is None or (rats and is_harmless(found)):
        return None
    chance = None
    if meant:
        ages = tuple(age_of_lid(each) for each in meant)
        once = all(each.lid is not None and each.lid.times == 1 for each in meant)
        chance = Chance(ages, len(meant) / len(legal), here.fits(ends), once)
    return Judged(found, chance)


def is_harmless(found: Attempt) -> bool:
    """Whether something seen before was turned up once more, and nothing came of it."""
    return found.mark == Mark.FORGOT and found.lost == Loss.TURN


def attempt(tried: Tried, here: Known, meant: list[Known], ends: set[int]) -> Attempt | None:
    """The mark of an opening, and what it speaks of; `meant` are graves that could be known to fit."""
    number, place = tried.made.number, grave_name(here.grave)
    if here.lid is not None and here.fits(ends):
        about = About("lid", lid_word(here.lid.value))
        return Attempt(decision=number, place=place, mark=Mark.REMEMBERED, about=about, age=here.lid.age)
    if here.inside is not None and here.is_taken:
        about, age = About("inside", inside_word(here.inside.value)), here.inside.age
        return Attempt(decision=number, place=place, mark=Mark.FORGOT, about=about, age=age, lost=loss(tried))
    if meant and not laid(tried):
        return passed_over(tried, here, meant)
    if here.lid is None:
        return Attempt(decision=number, place=place, mark=Mark.NEVER_SEEN)
    if tried.then is not None and tried.then.decision == LAID_A_TRAP:
        return None
    about, age = About("lid", lid_word(here.lid.value)), here.lid.age
    return Attempt(decision=number, place=place, mark=Mark.FORGOT, about=about, age=age, lost=loss(tried))


def passed_over(tried: Tried, here: Known, meant: list[Known]) -> Attempt:
    """A grave was opened in vain, and another would have fitted: perhaps the one right beside was meant."""
    beside = [each for each in meant if has_bit(int(TOUCHING[here.grave]), each.grave)]
    other = (beside or meant)[0]
    assert other.lid is not None
    return Attempt(
        decision=tried.made.number,
        place=grave_name(here.grave),
        mark=Mark.MIXED_UP if beside else Mark.FORGOT,
        about=About("lid", lid_word(other.lid.value)),
        age=other.lid.age,
        rather=grave_name(other.grave),
        lost=loss(tried),
    )


def age_of_lid(each: Known) -> int:
    """How long ago a lid was seen that has been seen."""
    assert each.lid is not None
    return each.lid.age


def laid(tried: Tried) -> bool:
    """Whether the opening fitted, by luck where it was not known to."""
    chose_an_end = tried.then is not None and tried.then.decision.startswith("lay ")
    return chose_an_end or happened(tried, Event.LAID)


def loss(tried: Tried) -> Loss:
    """What the opening cost."""
    if happened(tried, Event.GARLIC_FOUND):
        return Loss.GARLIC
    return Loss.STAKE if happened(tried, Event.STAKE_TAKEN) else Loss.TURN


def happened(tried: Tried, kind: Event) -> bool:
    """Whether something happened to whoever opened, by opening or by answering whether garlic goes in.

    Leaving it out can cost a stake (DU-41). The next turn may begin in the same breath, with somebody
    else's laying (FA-6).
    """
    made = [tried.made]
    if tried.then is not None and tried.then.decision in (LAID_A_TRAP, NO_TRAP):
        made.append(tried.then)
    events = [event for each in made for event in each.events.tolist()]
    return any((event[KIND], event[WHO]) == (kind, tried.made.seat) for event in events)


def unseen(seen: Seen) -> tuple[str, ...]:
    """The graves that were never opened while a seat watched; of a rat's grave it knows what lies inside."""
    graves = (known(seen, grave) for grave in range(GRAVES))
    return tuple(grave_name(each.grave) for each in graves if each.lid is None and each.inside is None)


def truth(record: Record, seats: Iterable[int]) -> dict[int, Unveiled]:
    """What lay under the lids in the end: the same for everybody."""
    match = replayed(record)
    unveiled = unveil(DAWN_UNDER.state(match.position))
    return dict.fromkeys(seats, unveiled)


def in_words(about: About, reader: Reader) -> str:
    """A lid, or what lies in a grave, as sentences about events call it."""
    return reader.say(f"events-{about.fact}", **SPELLED[about.fact](about.value, reader))


EXAMINER = Examiner(
    judge,
    in_words,
    moments="memory-moment",
    unit="openings",
    losses=(Loss.STAKE, Loss.GARLIC, Loss.TURN),
    unseen=unseen,
    details=truth,
)
