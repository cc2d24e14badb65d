"""What an opened grave says of a memory: whether it had been seen, and what would have fitted better."""

from typing import NamedTuple

from geisterstunde.bots.memory_report import About, Attempt, Chance, Examiner, Judged, Loss, Mark, Tried
from geisterstunde.bots.seen import Fact, Seen
from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT
from geisterstunde.games.dawn_under.cemetery import GRAVES, TOUCHING, Grave
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.game import DAWN_UNDER
from geisterstunde.games.dawn_under.rows import end_vampire, ends_of
from geisterstunde.games.dawn_under.state import EMPTY
from geisterstunde.games.dawn_under.telling import SPELLED
from geisterstunde.games.dawn_under.words import grave as grave_name
from geisterstunde.games.dawn_under.words import inside as inside_word
from geisterstunde.games.dawn_under.words import lid as lid_word
from geisterstunde.kernel.bits import has_bit

LAID_A_TRAP = "garlic yes"


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

    Whoever opens a grave of no use and hides garlic there may have come for that.
    """
    opened = DAWN_UNDER.action_from(tried.decision)
    if opened >= GRAVES:
        return None
    state, seat = DAWN_UNDER.state(tried.shown), tried.seat
    ends = {int(end_vampire(state, seat, end)) for end in range(ends_of(state, seat))}
    legal = [grave for grave in DAWN_UNDER.legal(tried.shown, seat) if grave < GRAVES]
    fitting = sorted(
        (each for each in (known(tried.seen, grave) for grave in legal) if each.fits(ends)), key=age_of_lid
    )
    here = known(tried.seen, opened)
    if not fitting and here.lid is not None and not here.is_taken and tried.followed_by == LAID_A_TRAP:
        return None
    chance = None
    if fitting:
        ages = tuple(age_of_lid(each) for each in fitting)
        chance = Chance(ages, len(fitting) / len(legal), here.fits(ends))
    return Judged(attempt(tried, here, fitting, ends), chance)


def attempt(tried: Tried, here: Known, fitting: list[Known], ends: set[int]) -> Attempt:
    """The mark of an opening, and what it speaks of."""
    number, place = tried.number, grave_name(here.grave)
    if here.lid is not None and here.fits(ends):
        about = About("lid", lid_word(here.lid.value))
        return Attempt(decision=number, place=place, mark=Mark.REMEMBERED, about=about, age=here.lid.age)
    if here.inside is not None and here.is_taken:
        about, age = About("inside", inside_word(here.inside.value)), here.inside.age
        lost = loss(tried)
        return Attempt(decision=number, place=place, mark=Mark.FORGOT, about=about, age=age, lost=lost)
    if fitting and not laid(tried):
        beside = [each for each in fitting if has_bit(int(TOUCHING[here.grave]), each.grave)]
        meant = (beside or fitting)[0]
        assert meant.lid is not None
        return Attempt(
            decision=number,
            place=place,
            mark=Mark.MIXED_UP if beside else Mark.FORGOT,
            about=About("lid", lid_word(meant.lid.value)),
            age=meant.lid.age,
            rather=grave_name(meant.grave),
            lost=loss(tried),
        )
    if here.lid is not None:
        about, age = About("lid", lid_word(here.lid.value)), here.lid.age
        lost = loss(tried)
        return Attempt(decision=number, place=place, mark=Mark.FORGOT, about=about, age=age, lost=lost)
    return Attempt(decision=number, place=place, mark=Mark.NEVER_SEEN)


def age_of_lid(each: Known) -> int:
    """How long ago a lid was seen that has been seen."""
    assert each.lid is not None
    return each.lid.age


def laid(tried: Tried) -> bool:
    """Whether the opening fitted, by luck where it was not known to."""
    kinds = tried.events[:, 0].tolist()
    return Event.LAID in kinds or (tried.followed_by or "").startswith("lay ")


def loss(tried: Tried) -> Loss:
    """What the opening cost."""
    kinds = tried.events[:, 0].tolist()
    if Event.GARLIC_FOUND in kinds:
        return Loss.GARLIC
    return Loss.STAKE if Event.STAKE_TAKEN in kinds else Loss.TURN


EXAMINER = Examiner(judge, SPELLED)
