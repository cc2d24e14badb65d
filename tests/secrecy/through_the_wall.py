"""What nobody can see in Through the Wall, and how to rearrange it."""

import itertools
import random

from geisterstunde.games.through_the_wall.actions import OTHERS, WORD, Other
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.castle import ADRIFT, SEATS
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.record import Buffer

SEARCHES = range(WORD * OTHERS + Other.SEARCH, WORD * OTHERS + Other.SEARCH + DECKS)
Place = tuple[str, int, int]


class ThroughTheWallSecrets:
    """Fronts of the cards in the decks: nobody sees whether this deck holds that garment.

    What a viewer remembers of decks it has searched is in no view, so it is hidden like the rest.
    """

    def hidden(self, position: Buffer, viewer: int) -> set[Place]:
        """Backs are seen (TW-22): a deck without a hat holds no crown. Left-over numbers must not matter."""
        s = API.open_position(position).state
        cards = {
            ("card", s.deck_of[one], other)
            for part in range(len(PARTS))
            for one in in_decks(s, part)
            for other in in_decks(s, part)
        }
        void = {("covers", ghost, 0) for ghost in range(SEATS) if s.castle.ghost[ghost] != ADRIFT}
        return cards | void | {("absent", ghost, 0) for ghost in range(s.castle.players, SEATS)}

    def shown_by(self, before: Buffer, seat: int, action: int, after: Buffer, viewer: int) -> set[Place]:
        """Everyone learns whether the deck held the garment (TW-22), the searcher all it held (TW-20)."""
        if action not in SEARCHES:
            return set()
        s = API.open_position(before).state
        deck = SEARCHES.index(action)
        if viewer == seat:
            return {("card", deck, garment) for garment in range(len(GARMENTS))}
        return {("card", deck, s.garment[s.castle.ghost[seat]])}

    def shuffled(self, position: Buffer, places: set[Place], chance: random.Random) -> Buffer:
        """The cards of a part change decks, in any way that leaves alone what is not among the places."""
        world = position.copy()
        s = API.open_position(world).state
        for part in range(len(PARTS)):
            garments = in_decks(s, part)
            orders = possible_orders(s, garments, places)
            for garment, deck in zip(garments, chance.choice(orders), strict=True):
                s.deck_of[garment] = deck
        for kind, ghost, _ in sorted(places):
            if kind == "covers":
                s.castle.covers[ghost] = chance.getrandbits(SPACES)
            elif kind == "absent":
                s.castle.ghost[ghost] = chance.randrange(SPACES)
        return world

    def alike(self, position: Buffer, seat: int, action: int) -> list[int]:
        """All that is decided is seen."""
        return []


def in_decks(s: State, part: int) -> list[int]:
    """The garments of a part that still lie in decks."""
    garments = range(EACH_PART * part, EACH_PART * (part + 1))
    return [garment for garment in garments if s.deck_of[garment] >= 0]


def possible_orders(s: State, garments: list[int], places: set[Place]) -> list[tuple[int, ...]]:
    """The decks in which these garments may lie, in their order: as they do, wherever that is known."""
    decks = [s.deck_of[garment] for garment in garments]
    known = [
        (number, deck, decks[number] == deck)
        for number, garment in enumerate(garments)
        for deck in decks
        if ("card", deck, garment) not in places
    ]
    return [
        order
        for order in itertools.permutations(decks)
        if all((order[number] == deck) == there for number, deck, there in known)
    ]
