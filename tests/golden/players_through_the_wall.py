"""Simple players of Through the Wall for golden games: they remember every deck they saw."""

import random
from collections import deque

from geisterstunde.games.through_the_wall.board import SPACE_NAMES
from geisterstunde.games.through_the_wall.boards import garments_of
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENT_NUMBERS, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.record import Buffer
from geisterstunde.match.match import Match

PART_OF = {name: PARTS[number // EACH_PART] for name, number in GARMENT_NUMBERS.items()}


class ThroughTheWallPlayers:
    """Step and slide to a garment that they know or may find; turn boards and move sliders now and then."""

    restless = 0.15

    def __init__(self) -> None:
        self.known: dict[int, list[set[str]]] = {}  # by seat: the cards of each deck it has seen
        self.worn: set[str] = set()

    def hear(self, events: list[GameEvent]) -> None:
        for event in events:
            told = event.facts
            match event.kind:
                case "deck_seen":
                    self.memory(event.audience)[told["deck"] - 1] = set(told["cards"])
                case "dressed":
                    self.worn.add(told["garment"])
                case "swapped":
                    for decks in self.known.values():
                        deck, other = told["deck"] - 1, told["other"] - 1
                        decks[deck], decks[other] = decks[other], decks[deck]

    def memory(self, seat: int) -> list[set[str]]:
        """What a seat knows of the four decks."""
        return self.known.setdefault(seat, [set() for _ in range(4)])

    def choose(self, match: Match, seat: int, chance: random.Random) -> str:
        legal = match.legal(seat)
        verbs = sorted({choice.split()[0] for choice in legal})
        if chance.random() < self.restless or "put" in verbs or "swap" in verbs:
            verb = chance.choice(verbs)
            return chance.choice([choice for choice in legal if choice.split()[0] == verb])
        way = self.way(match, seat)
        if way is None:
            return chance.choice(
                [choice for choice in legal if choice.split()[0] in ("step", "slide", "done")]
            )
        return way[0] if way else f"search {self.deck_to_search(match, seat, match.position)}"

    def way(self, match: Match, seat: int) -> list[str] | None:
        """The shortest way of steps and slides to a garment worth a search; one known before one unknown."""
        game, start = match.game, match.position
        found: list[str] | None = None
        waiting: deque[tuple[Buffer, list[str]]] = deque([(start, [])])
        been = set()
        while waiting:
            position, way = waiting.popleft()
            worth = self.worth(match, seat, position)
            if worth == 2:
                return way
            if worth == 1 and found is None:
                found = way
            if seat not in game.owing(position):
                continue
            for action in game.legal(position, seat):
                decision = game.action_to(action)
                if decision.split()[0] in ("step", "slide"):
                    after = position.copy()
                    game.apply(after, seat, action)
                    view = game.view(after, seat)
                    assert isinstance(view, View)
                    moved = view.ghosts != view_of(match, position, seat).ghosts
                    if moved and (view.ghosts, view.sliders) not in been:
                        been.add((view.ghosts, view.sliders))
                        waiting.append((after, [*way, decision]))
        return found

    def worth(self, match: Match, seat: int, position: Buffer) -> int:
        """2 where a known garment could be taken now, 1 where it could be looked for, else 0."""
        if not any(
            match.game.action_to(action).startswith("search") for action in match.game.legal(position, seat)
        ):
            return 0
        garment = self.garment_below(match, seat, position)
        if garment is None or garment in self.worn:
            return 0
        if any(garment in deck for deck in self.memory(seat)):
            return 2
        return 1 if self.deck_to_search(match, seat, position) else 0

    def deck_to_search(self, match: Match, seat: int, position: Buffer) -> int:
        """The deck that holds the garment below, or one that may: 1 to 4, or 0 where none does."""
        garment = self.garment_below(match, seat, position)
        assert garment is not None
        memory = self.memory(seat)
        for deck, cards in enumerate(memory, start=1):
            if garment in cards:
                return deck
        decks = view_of(match, position, seat).decks
        unseen = [
            deck
            for deck, parts in enumerate(decks, start=1)
            if PART_OF[garment] in parts and not memory[deck - 1]
        ]
        return unseen[seat % len(unseen)] if unseen else 0

    def garment_below(self, match: Match, seat: int, position: Buffer) -> str | None:
        """What the space of a seat's ghost shows."""
        space = view_of(match, position, seat).ghosts[seat]
        assert space is not None
        shown = garments_of(match.options.board_rows)[SPACE_NAMES.index(space)]
        return None if shown < 0 else GARMENTS[shown]


class Reckless(ThroughTheWallPlayers):
    """Turn, push and search without much thought: ghosts fly."""

    restless = 0.45


class Drowsy(ThroughTheWallPlayers):
    """Look for a garment at first, then hardly move any more, until the cock crows."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = 40

    def choose(self, match: Match, seat: int, chance: random.Random) -> str:
        self.awake -= 1
        if self.awake > 0:
            return super().choose(match, seat, chance)
        legal = match.legal(seat)
        return (
            "done"
            if "done" in legal and chance.random() < 0.8
            else chance.choice([choice for choice in legal if not choice.startswith("search")])
        )


def view_of(match: Match, position: Buffer, seat: int) -> View:
    """What a seat sees."""
    view = match.game.view(position, seat)
    assert isinstance(view, View)
    return view
