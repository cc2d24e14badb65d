"""What there is to be seen in the castle: which garments lie in a deck, for whoever searches it."""

from collections.abc import Iterator

from geisterstunde.bots.lanterns import Happening, Sighting, Sightings
from geisterstunde.bots.seen import Seen
from geisterstunde.games.through_the_wall.bots.mind import LIES_IN
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.words import counted_from_one
from geisterstunde.games.through_the_wall.words import garment as garment_name
from geisterstunde.kernel.seats import Seat


def held(seen: Seen) -> Iterator[Sighting]:
    """Garment by garment the deck in which it was seen; it goes where its deck goes."""
    for garment in range(len(GARMENTS)):
        deck = seen.fact(LIES_IN + garment)
        if deck is not None:
            yield Sighting(str(counted_from_one(deck.value)), "garment", garment_name(garment), deck)


def tried(seen: Seen, seat: Seat, happening: Happening) -> bool | None:
    """A search for a garment that was seen: a find in its deck, a slip in another."""
    if happening.kind != Event.SEARCHED:
        return None
    who, deck, garment, _ = happening.facts
    known = seen.fact(LIES_IN + garment)
    return known.value == deck if who == seat and known is not None else None


SIGHTINGS = Sightings(frozenset({Event.DECK_SEEN}), held, tried)
