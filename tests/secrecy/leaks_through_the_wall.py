"""Leaky castles: games of Through the Wall with one leak planted each, for the trial to find."""

import hashlib

import msgspec
import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.through_the_wall.castle import ADRIFT
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENT_NUMBERS, GARMENTS, NO_GARMENT
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, Ask, State
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.game import SPECTATOR, GameEvent, Result
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Refusal, Refused
from tests.secrecy.through_the_wall import SEARCHES


def fronts(s: State, deck: int) -> tuple[str, ...]:
    """The cards of a deck, face up."""
    return tuple(name for garment, name in enumerate(GARMENTS) if s.deck_of[garment] == deck)


def a_front(s: State) -> int:
    """A card that nobody may know: the first of the last deck that has any."""
    deck = max(s.deck_of[garment] for garment in range(len(GARMENTS)))
    return next(garment for garment in range(len(GARMENTS)) if s.deck_of[garment] == deck)


def useless(s: State, seat: int) -> set[int]:
    """The searches that would find nothing."""
    if not 0 <= seat < s.castle.players or s.castle.ghost[seat] == ADRIFT:
        return set()
    garment = s.garment[s.castle.ghost[seat]]
    if garment == NO_GARMENT or s.deck_of[garment] == NO_DECK:
        return set()
    return {action for deck, action in enumerate(SEARCHES) if deck != s.deck_of[garment]}


class LeakyCastle(ThroughTheWall):
    """A game that leaks through one channel."""

    channel = ""


class ViewShowsAFront(LeakyCastle):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        return msgspec.structs.replace(view, moves_left=a_front(s))


class ViewShowsASpectatorTheDecks(LeakyCastle):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if seat != SPECTATOR:
            return view
        return msgspec.structs.replace(view, decks=tuple(fronts(s, deck) for deck in range(DECKS)))


class ViewShowsTheDeckThatWasSearched(LeakyCastle):
    """Everyone sees the deck that the searcher alone looked into, while it waits to be swapped."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if s.ask != Ask.SWAP:
            return view
        decks = list(view.decks)
        decks[s.searched] = fronts(s, s.searched)
        return msgspec.structs.replace(view, decks=tuple(decks))


class ViewShowsWhereTheWantedGarmentLies(LeakyCastle):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        space = s.castle.ghost[s.turn]
        if space == ADRIFT or s.garment[space] == NO_GARMENT:
            return view
        return msgspec.structs.replace(view, searched=s.deck_of[s.garment[space]])


class ViewOrdersBacksByTheirFronts(LeakyCastle):
    """The order of a list can tell as much as its members."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        decks = []
        for deck, parts in enumerate(view.decks):
            which = [GARMENT_NUMBERS[front] % EACH_PART for front in fronts(s, deck)]
            ordered = sorted(zip(which, parts, strict=True))
            decks.append(tuple(part for _, part in ordered))
        return msgspec.structs.replace(view, decks=tuple(decks))


class ViewCarriesAFingerprintOfTheState(LeakyCastle):
    """Whoever can guess the rest can try which world gives this number."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view = super().view(position, seat)
        fingerprint = hashlib.sha256(position[: self.state_bytes].tobytes()).digest()[0]
        return msgspec.structs.replace(view, moves_left=fingerprint)


class ObservationHoldsAFront(LeakyCastle):
    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen = super().observe(position, seat).copy()
        seen[-1] = a_front(self.state(position))
        return seen


class ObservationHoldsWhatAGhostCoveredOnce(LeakyCastle):
    """Numbers that the last turn of the board has left behind."""

    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen = super().observe(position, seat).copy()
        seen[-1] = self.state(position).castle.covers[0] % 128
        return seen


class ObservationHoldsAGhostThatDoesNotPlay(LeakyCastle):
    """Where the numbers of an empty seat leave it."""

    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen = super().observe(position, seat).copy()
        seen[-1] = self.state(position).castle.ghost[3]
        return seen


class ObservationHoldsTheWholeState(LeakyCastle):
    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        return position[: self.state_bytes].copy().view(np.int8)


class ListLeavesUselessSearchesOut(LeakyCastle):
    channel = "legal"

    def legal(self, position: Buffer, seat: int) -> list[int]:
        left_out = useless(self.state(position), seat)
        return [action for action in super().legal(position, seat) if action not in left_out]


class ListBeginsWithWhatFinds(LeakyCastle):
    channel = "legal"

    def legal(self, position: Buffer, seat: int) -> list[int]:
        last = useless(self.state(position), seat)
        return sorted(super().legal(position, seat), key=lambda action: action in last)


class MaskLeavesUselessSearchesOut(LeakyCastle):
    channel = "mask"

    def mask(self, position: Buffer, seat: int) -> NDArray[np.uint8]:
        mask = super().mask(position, seat)
        for action in useless(self.state(position), seat):
            mask[action] = 0
        return mask

    def legal(self, position: Buffer, seat: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(super().mask(position, seat))]


class OwingTellsAFront(LeakyCastle):
    channel = "owing"

    def owing(self, position: Buffer) -> tuple[int, ...]:
        return super().owing(position) * (1 + a_front(self.state(position)) % 2)


class ResultTellsAFront(LeakyCastle):
    channel = "result"

    def result(self, position: Buffer) -> Result | None:
        result = super().result(position)
        return result and Result(result.winners, f"{result.reason}_{a_front(self.state(position))}")


class RefusalNamesAFront(LeakyCastle):
    channel = "refuse"

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(position, seat, action)
        if refusal is None:
            return None
        front = GARMENTS[a_front(self.state(position))]
        return msgspec.structs.replace(refusal, facts={**refusal.facts, "front": front})


class RefusalOfASearchTellsWhetherItWouldFind(LeakyCastle):
    """Only to a player who may not search there, having dressed that part already."""

    channel = "refuse"

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(position, seat, action)
        if refusal is None or refusal.code != "already_dressed":
            return refusal
        found = action not in useless(self.state(position), seat)
        return msgspec.structs.replace(refusal, code="you_missed_it" if found else refusal.code)


class ErrorTellsMoreThanTheRefusal(LeakyCastle):
    """The refusal is clean, but what is raised is not."""

    channel = "apply"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        try:
            return super().apply(position, seat, action)
        except Refused as refused:
            why, front = refused.refusal, a_front(self.state(position))
            raise Refused(msgspec.structs.replace(why, facts={**why.facts, "front": front})) from refused


class TellTale(LeakyCastle):
    """A game whose events of one kind carry one fact too many."""

    channel = "events"
    kind = ""

    def secret(self, s: State, told: GameEvent) -> object:
        """The fact, read from the table as it lay before the decision."""
        raise NotImplementedError

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        before = self.state(position.copy())
        return [
            GameEvent(told.kind, told.audience, {**told.facts, "too_much": self.secret(before, told)})
            if told.kind == self.kind
            else told
            for told in super().apply(position, seat, action)
        ]


class TurnTellsAFront(TellTale):
    kind = "turn_began"

    def secret(self, s: State, told: GameEvent) -> object:
        return a_front(s)


class SearchTellsTheOtherCards(TellTale):
    kind = "searched"

    def secret(self, s: State, told: GameEvent) -> object:
        return fronts(s, told.facts["deck"] - 1)


class SearchTellsWhereItLiesInstead(TellTale):
    kind = "searched"

    def secret(self, s: State, told: GameEvent) -> object:
        return s.deck_of[GARMENT_NUMBERS[told.facts["garment"]]]


class DressingTellsWhatTheDeckHasLeft(TellTale):
    kind = "dressed"

    def secret(self, s: State, told: GameEvent) -> object:
        return fronts(s, s.deck_of[GARMENT_NUMBERS[told.facts["garment"]]])


class SwapTellsTheFronts(TellTale):
    kind = "swapped"

    def secret(self, s: State, told: GameEvent) -> object:
        return fronts(s, told.facts["other"] - 1)


class LookTellsOfAnotherDeck(TellTale):
    """The searcher sees more than the deck that was searched."""

    kind = "deck_seen"

    def secret(self, s: State, told: GameEvent) -> object:
        return fronts(s, told.facts["deck"] % DECKS)


class LookIsToldToEveryone(LeakyCastle):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        return [GameEvent(told.kind, -1, told.facts) for told in super().apply(position, seat, action)]


class LookIsToldToTheNextPlayer(LeakyCastle):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        left = (seat + 1) % self.state(position).castle.players
        happenings = super().apply(position, seat, action)
        return happenings + [
            GameEvent(told.kind, left, told.facts) for told in happenings if told.kind == "deck_seen"
        ]


class EventsComeInAnOrderThatTells(LeakyCastle):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        return happenings[::-1] if a_front(self.state(position)) % 2 else happenings


class PublicStateKeepsTheDecks(LeakyCastle):
    channel = "public_state"

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown, s = super().public_state(position, seat), self.state(position)
        for garment in range(len(GARMENTS)):
            self.state(shown).deck_of[garment] = s.deck_of[garment]
        return shown


class PublicStateKeepsTheDeckThatWasSearched(LeakyCastle):
    """Nobody but the searcher has seen it, and nobody sees it now."""

    channel = "public_state"

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown, s = super().public_state(position, seat), self.state(position)
        if s.ask == Ask.SWAP:
            for garment in range(len(GARMENTS)):
                if s.deck_of[garment] == s.searched:
                    self.state(shown).deck_of[garment] = s.searched
        return shown


class RowsTellAFront(LeakyCastle):
    """What happened is told in numbers too, and a number may be one too many."""

    channel = "event_numbers"

    def event_numbers(self, position: Buffer) -> EventNumbers:
        events = super().event_numbers(position).copy()
        if len(events):
            events[0, -1] += a_front(self.state(position)) % 2
        return events

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        return ThroughTheWall().apply(position, seat, action)

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        return ThroughTheWall().opening_events(position)


class DealTellsAFront(LeakyCastle):
    channel = "events"

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        front = GARMENTS[a_front(self.state(position))]
        return [*super().opening_events(position), GameEvent("dealt", -1, {"card": front})]


LEAKS: list[type[LeakyCastle]] = [
    leak for leak in (*LeakyCastle.__subclasses__(), *TellTale.__subclasses__()) if leak is not TellTale
]
