"""What a searched deck says of a memory: whether own eyes had told that the garment is there, or is not."""

from geisterstunde.bots.memory_report import About, Attempt, Chance, Examiner, Judged, Loss, Mark, Tried
from geisterstunde.bots.seen import Fact, Seen
from geisterstunde.games.through_the_wall.bots.mind import LIES_IN
from geisterstunde.games.through_the_wall.decks import searchable_decks, wanted_garment
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.search_lines import SearchLines, search_lines
from geisterstunde.games.through_the_wall.telling import garment_name
from geisterstunde.kernel.bits import count_bits, has_bit
from geisterstunde.kernel.reader import Reader

KIND, FOUND = 0, 5  # of an event in numbers


def judge(tried: Tried) -> Judged | None:
    """Judges a search; moves need no memory.

    Whoever has seen the garment in a deck has a chance to remember it. Without that, a deck that one has
    looked into oneself can hold nothing new.
    """
    verb, _, which = tried.made.decision.partition(" ")
    if verb != "search":
        return None
    state, seat, deck = THROUGH_THE_WALL.state(tried.made.shown), tried.made.seat, int(which) - 1
    garment = int(wanted_garment(state, seat))
    lies = tried.seen.fact(LIES_IN + garment)
    chance = None
    if lies is not None:
        by_luck = 1 / count_bits(searchable_decks(state, seat))
        chance = Chance((lies.age,), by_luck, lies.value == deck, lies.times == 1)
    return Judged(attempt(tried, garment, deck, lies), chance)


def attempt(tried: Tried, garment: int, deck: int, lies: Fact | None) -> Attempt:
    """The mark of a search, and what it speaks of."""
    number, place, about = tried.made.number, deck_name(deck), About("garment", GARMENTS[garment])
    if lies is not None and lies.value == deck:
        return Attempt(decision=number, place=place, mark=Mark.REMEMBERED, about=about, age=lies.age)
    if lies is not None:
        return Attempt(
            decision=number,
            place=place,
            mark=Mark.MIXED_UP if abs(lies.value - deck) == 1 else Mark.FORGOT,
            about=about,
            age=lies.age,
            rather=deck_name(lies.value),
            lost=Loss.SEARCH,
        )
    looked = last_look(tried.seen, tried.made.seat, deck)
    if looked is not None and not found(tried):
        return Attempt(
            decision=number, place=place, mark=Mark.FORGOT, about=about, age=looked, lost=Loss.SEARCH
        )
    return Attempt(decision=number, place=place, mark=Mark.NEVER_SEEN, about=about)


def last_look(seen: Seen, seat: int, deck: int) -> int | None:
    """How many turns ago a seat itself saw the cards of a deck, if it did and some still lie there."""
    if not has_bit(int(seen.kit.open_mind(seen.mind).looked_into[seat]), deck):
        return None
    facts = (seen.fact(LIES_IN + garment) for garment in range(len(GARMENTS)))
    return min((fact.age for fact in facts if fact is not None and fact.value == deck), default=None)


def found(tried: Tried) -> bool:
    """Whether the garment was there."""
    return any(event[KIND] == Event.SEARCHED and bool(event[FOUND]) for event in tried.made.events.tolist())


def deck_name(deck: int) -> str:
    """A deck as it is written: counted from 1."""
    return str(deck + 1)


def in_words(about: About, reader: Reader) -> str:
    """A garment's name."""
    return garment_name(about.value, reader)


def lines(details: SearchLines, reader: Reader) -> tuple[str, ...]:
    """The ways in words."""
    if not details.ways:
        return ()
    ways = (
        reader.say(
            "memory-way", garment=garment_name(way.garment, reader), turns=way.turns, needed=way.needed
        )
        for way in details.ways
    )
    return (reader.say("memory-ways"), *ways)


EXAMINER = Examiner(
    judge,
    in_words,
    moments="memory-search",
    unit="turns",
    losses=(Loss.SEARCH,),
    details=search_lines,
    lines=lines,
)
