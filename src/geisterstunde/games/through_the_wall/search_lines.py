"""What a seat had seen of every deck, turn by turn, and how its ways to garments compare with the shortest.

Turns are the seat's own, counted from 1. A deck goes by the place where it lay at first, however it wanders.
"""

from collections.abc import Iterable

import msgspec

from geisterstunde.games.through_the_wall.state import DECKS
from geisterstunde.games.through_the_wall.ways import Way, ways_of
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.seats import Seat
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay


class Search(msgspec.Struct, frozen=True):
    """A look into a deck for a garment."""

    decision: int  # its number in the record
    turn: int
    deck: int
    garment: str
    found: bool


class Sight(msgspec.Struct, frozen=True):
    """A garment that was seen in a deck: since when, and until which turn, if it has left."""

    deck: int
    garment: str
    since: int
    until: int | None = None


class SearchLines(msgspec.Struct, frozen=True):
    """All that a seat's line of each deck shows."""

    turns: int
    searches: tuple[Search, ...]
    sights: tuple[Sight, ...]
    ways: tuple[Way, ...]


class Onlooker:
    """A seat that follows the decks wherever they wander, and writes down what it sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.turn = 0
        self.lies_at = list(range(1, DECKS + 1))  # by places: which deck lies there, by its first place
        self.searches: list[Search] = []
        self.sights: dict[str, Sight] = {}  # by garments

    def watch(self, decision: int, events: Iterable[GameEvent]) -> None:
        """Takes in what this seat may know of a decision."""
        for event in events:
            if event.is_for(self.seat):
                self.see(decision, event)

    def see(self, decision: int, event: GameEvent) -> None:
        """Takes in one event."""
        facts = event.facts
        match event.kind:
            case "turn_began" if facts["seat"] == self.seat:
                self.turn += 1
            case "searched" if facts["seat"] == self.seat:
                deck = self.lies_at[facts["deck"] - 1]
                self.searches.append(Search(decision, self.turn, deck, facts["garment"], facts["found"]))
            case "deck_seen":
                deck = self.lies_at[facts["deck"] - 1]
                for garment in facts["cards"]:
                    self.sights.setdefault(garment, Sight(deck, garment, self.turn))
            case "dressed" if facts["garment"] in self.sights:
                sight = self.sights[facts["garment"]]
                self.sights[sight.garment] = msgspec.structs.replace(sight, until=self.turn)
            case "swapped":
                one, other = facts["deck"] - 1, facts["other"] - 1
                self.lies_at[one], self.lies_at[other] = self.lies_at[other], self.lies_at[one]


def search_lines(record: Record, seats: Iterable[Seat]) -> dict[Seat, SearchLines]:
    """The lines of some seats."""
    replay = Replay(record)
    onlookers = {seat: Onlooker(seat) for seat in seats}
    opening = replay.match.latest_events
    for onlooker in onlookers.values():
        onlooker.watch(0, opening)
    for step in replay.steps():
        for onlooker in onlookers.values():
            onlooker.watch(step.number, step.events)
    return {
        seat: SearchLines(each.turn, tuple(each.searches), tuple(each.sights.values()), ways_of(record, seat))
        for seat, each in onlookers.items()
    }
