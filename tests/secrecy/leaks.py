"""Leaky games, each with one leak planted, for the trial to find. Most leak as a careless change would."""

import hashlib

import msgspec
import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.dawn_under.actions import ENDS
from geisterstunde.games.dawn_under.cemetery import GRAVE_NUMBERS, GRAVES
from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.state import EMPTY, LONGEST_ROW, NOWHERE, RAT, Ask, State
from geisterstunde.games.dawn_under.view import GiftsView, OpenedView, View
from geisterstunde.games.dawn_under.words import LID_LETTERS
from geisterstunde.games.dawn_under.words import inside as spell_inside
from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Refusal, Refused


def first_closed(s: State) -> int:
    """A grave whose lid nobody may know."""
    return next(grave for grave in range(GRAVES) if s.closed >> grave & 1)


def secret_colour(s: State) -> str:
    """The underside of that lid."""
    return LID_LETTERS[s.lid[first_closed(s)]]


def a_hidden_vampire(s: State) -> int:
    """The colour of a vampire that lies face down, or -1 where there is none."""
    for seat in range(s.players):
        if s.hidden[seat]:
            return s.row[seat, (s.row_start[seat] + s.shown_left[seat]) % LONGEST_ROW]
    return -1


class Leaky(DawnUnder):
    """A game that leaks through one channel."""

    channel = ""


class ViewShowsAClosedLid(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        grave = first_closed(s)
        lids = view.lids[:grave] + secret_colour(s) + view.lids[grave + 1 :]
        return msgspec.structs.replace(view, lids=lids)


class ViewShowsASpectatorEverything(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if seat != SPECTATOR:
            return view
        return msgspec.structs.replace(
            view, lids="".join(LID_LETTERS[s.lid[grave]] for grave in range(GRAVES))
        )


class ViewShowsAVampireFaceDown(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, colour = super().view(position, seat), a_hidden_vampire(self.state(position))
        players = tuple(
            msgspec.structs.replace(player, row=player.row.replace("?", LID_LETTERS[colour], 1))
            for player in view.players
        )
        return msgspec.structs.replace(view, players=players)


class ViewShowsOnesOwnVampiresFaceDown(Leaky):
    """Nobody looks under a vampire, not even its owner."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if seat == SPECTATOR:
            return view
        start, length = s.row_start[seat], s.row_length[seat]
        row = "".join(LID_LETTERS[s.row[seat, (start + place) % LONGEST_ROW]] for place in range(length))
        players = list(view.players)
        players[seat] = msgspec.structs.replace(players[seat], row=row)
        return msgspec.structs.replace(view, players=tuple(players))


class ViewShowsWhatLiesInAClosedGrave(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        return msgspec.structs.replace(view, opened=OpenedView("a1", spell_inside(s.inside[first_closed(s)])))


class ViewCountsTheFilledGravesOfAQuarter(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        filled = sum(s.inside[grave] != EMPTY for grave in range(GRAVES) if s.quarter[grave] == 0)
        return msgspec.structs.replace(view, idle_turns=filled)


class ViewCountsTheRatsOfAQuarter(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        rats = sum(s.lid[grave] == RAT for grave in range(GRAVES) if s.quarter[grave] == 0)
        return msgspec.structs.replace(view, reserve=rats)


class ViewShowsTheNextLidOfTheReserve(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if s.reserve_used == s.reserve_size:
            return view
        return msgspec.structs.replace(view, reserve=100 * view.reserve + s.reserve[s.reserve_used])


class ViewShowsThePromiseOfAnother(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if view.gifts is None or s.ask != Ask.GIVE:
            return view
        ready = [giver for giver in range(s.players) if (s.givers ^ s.owing) >> giver & 1]
        promised = ENDS[s.promised[ready[0]]] if ready else None
        return msgspec.structs.replace(
            view, gifts=GiftsView(view.gifts.receiver, view.gifts.each, view.gifts.waiting, promised)
        )


class ViewCarriesAFingerprintOfTheState(Leaky):
    """Whoever can guess the rest can try which world gives this number."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view = super().view(position, seat)
        fingerprint = hashlib.sha256(position[: self.state_bytes].tobytes()).digest()[0]
        return msgspec.structs.replace(view, idle_turns=fingerprint)


class ViewOrdersSeatsByALid(Leaky):
    """The order of a list can tell as much as its members."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        return msgspec.structs.replace(view, owing=view.owing[::-1]) if secret_colour(s) in "wky" else view


class ViewTurnsALiftedLid(Leaky):
    """The lid of a bat's or the Count's grave is lifted, not turned (FA-6, FA-10)."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        lids = [LID_LETTERS[s.lid[grave]] if lid == "^" else lid for grave, lid in enumerate(view.lids)]
        return msgspec.structs.replace(view, lids="".join(lids))


class ViewShowsWhatABatSitsOn(Leaky):
    """While others still say what they believe."""

    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if view.claim is None:
            return view
        return msgspec.structs.replace(view, opened=OpenedView("a1", spell_inside(s.inside[s.bat_grave])))


class ViewShowsWhereTheCountIsSafe(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        if view.count is None or view.count.grave is None:
            return view
        empty = s.inside[s.reserved.bit_length() - 1] == EMPTY
        return view if empty else msgspec.structs.replace(view, idle_turns=99)


class ViewWarnsOfRatsInAPlague(Leaky):
    channel = "view"

    def view(self, position: Buffer, seat: int) -> View:
        view, s = super().view(position, seat), self.state(position)
        closed = s.neighbours & s.closed
        if view.plague is None or not any(s.lid[g] == RAT for g in range(GRAVES) if closed >> g & 1):
            return view
        return msgspec.structs.replace(view, plague=msgspec.structs.replace(view.plague, gos_left=99))


class ObservationHoldsALid(Leaky):
    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen, s = super().observe(position, seat).copy(), self.state(position)
        seen[-1] = s.lid[first_closed(s)]
        return seen


class ObservationHoldsAVampireFaceDown(Leaky):
    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen = super().observe(position, seat).copy()
        seen[0] = a_hidden_vampire(self.state(position))
        return seen


class ObservationHoldsWhatWasLeftInARow(Leaky):
    """Slots of a row that no vampire lies in."""

    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        seen, s = super().observe(position, seat).copy(), self.state(position)
        seen[-2] = s.row[0, (s.row_start[0] + s.row_length[0]) % LONGEST_ROW]
        return seen


class ObservationHoldsTheWholeState(Leaky):
    channel = "observe"

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        return position[: self.state_bytes].copy().view(np.int8)


class ListIsOrderedByLids(Leaky):
    channel = "legal"

    def legal(self, position: Buffer, seat: int) -> list[int]:
        s = self.state(position)
        return sorted(super().legal(position, seat), key=lambda action: s.lid[min(action, GRAVES - 1)])


class ListLeavesRatsOut(Leaky):
    channel = "legal"

    def legal(self, position: Buffer, seat: int) -> list[int]:
        s = self.state(position)
        legal = super().legal(position, seat)
        return [action for action in legal if action >= GRAVES or s.lid[action] != RAT] or legal


class MaskLeavesOccupiedGravesOut(Leaky):
    channel = "mask"

    def mask(self, position: Buffer, seat: int) -> NDArray[np.uint8]:
        mask, s = super().mask(position, seat), self.state(position)
        for grave in range(GRAVES):
            if s.inside[grave] != EMPTY:
                mask[grave] = 0
        return mask

    def legal(self, position: Buffer, seat: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(super().mask(position, seat))]


class RefusalNamesAColour(Leaky):
    channel = "refuse"

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(position, seat, action)
        if refusal is None:
            return None
        lid = LID_LETTERS[self.state(position).lid[0]]
        return msgspec.structs.replace(refusal, facts={**refusal.facts, "lid": lid})


class RefusalTellsWhatLiesUnderAnOpenLid(Leaky):
    """What lies inside is shown at the moment of opening only (DU-33)."""

    channel = "refuse"

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(position, seat, action)
        if refusal is None or refusal.code != "already_open":
            return refusal
        return msgspec.structs.replace(refusal, code=spell_inside(self.state(position).inside[action]))


class RefusalTellsWhoFits(Leaky):
    """A code that depends on a vampire face down."""

    channel = "refuse"

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(position, seat, action)
        if refusal is None or a_hidden_vampire(self.state(position)) % 2:
            return refusal
        return msgspec.structs.replace(refusal, code=refusal.code + "_yet")


class OwingIsOrderedByAVampireFaceDown(Leaky):
    channel = "owing"

    def owing(self, position: Buffer) -> tuple[int, ...]:
        owing = super().owing(position)
        return owing[::-1] if a_hidden_vampire(self.state(position)) % 2 else owing


class PublicEventHoldsALid(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        lid = secret_colour(self.state(position))
        return [
            GameEvent(event.kind, event.audience, {**event.facts, "next": lid})
            if event.kind == "turn_began"
            else event
            for event in happenings
        ]


class CoveringTellsTheReserveLid(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        s = self.state(position)
        used = s.reserve_used
        reserve = [s.reserve[place] for place in range(s.reserve_size)]
        happenings = super().apply(position, seat, action)
        if s.reserve_used == used:
            return happenings
        return [
            GameEvent(event.kind, event.audience, {**event.facts, "lid": LID_LETTERS[reserve[used]]})
            if event.kind == "plague_ended"
            else event
            for event in happenings
        ]


class LiftingTellsTheLid(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        s = self.state(position)
        return [
            GameEvent(event.kind, -1, {**event.facts, "lid": s.lid[GRAVE_NUMBERS[event.facts["grave"]]]})
            if event.kind == "lifted"
            else event
            for event in happenings
        ]


class LandingTellsWhetherItIsTrue(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        s = self.state(position)
        return [
            GameEvent(event.kind, -1, {**event.facts, "true": s.inside[s.bat_grave] == EMPTY})
            if event.kind == "bat_landed"
            else event
            for event in happenings
        ]


class PrivateEventIsTold(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        return [GameEvent(event.kind, -1, event.facts) for event in super().apply(position, seat, action)]


class ReadyGiversTellTheirEnd(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        promised = self.state(position).promised[seat]
        return [
            GameEvent(event.kind, event.audience, {**event.facts, "end": ENDS[promised]})
            if event.kind == "giver_ready"
            else event
            for event in happenings
        ]


class PromisesAreToldToTheReceiver(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        receiver = self.state(position).receiver
        return [
            GameEvent(event.kind, receiver if event.kind == "gift_promised" else event.audience, event.facts)
            for event in super().apply(position, seat, action)
        ]


class EventsComeInAnOrderThatTells(Leaky):
    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        return happenings[::-1] if secret_colour(self.state(position)) in "wky" else happenings


class DecisionTellsWhatTheNextGraveHolds(Leaky):
    """Only while a grave is being looked into."""

    channel = "events"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        happenings = super().apply(position, seat, action)
        s = self.state(position)
        if s.opened == NOWHERE:
            return happenings
        beside = s.inside[(s.opened + 1) % GRAVES]
        return [*happenings, GameEvent("smell", -1, {"strength": beside})]


class PublicStateKeepsAClosedLid(Leaky):
    channel = "public_state"

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown, s = super().public_state(position, seat), self.state(position)
        self.state(shown).lid[first_closed(s)] = s.lid[first_closed(s)]
        return shown


class PublicStateKeepsWhatLiesInGraves(Leaky):
    channel = "public_state"

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown, s = super().public_state(position, seat), self.state(position)
        for grave in range(GRAVES):
            self.state(shown).inside[grave] = s.inside[grave]
        return shown


class PublicStateKeepsThePromisesOfOthers(Leaky):
    channel = "public_state"

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown, s = super().public_state(position, seat), self.state(position)
        for giver in range(s.players):
            self.state(shown).promised[giver] = s.promised[giver]
        return shown


class RowsTellThatARatIsNear(Leaky):
    """What happened is told in numbers too, and a number may be one too many."""

    channel = "event_numbers"

    def event_numbers(self, position: Buffer) -> EventNumbers:
        events = super().event_numbers(position).copy()
        if len(events):
            events[-1, -1] += self.state(position).lid[first_closed(self.state(position))] == RAT
        return events

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        return DawnUnder().apply(position, seat, action)

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        return DawnUnder().opening_events(position)


class DealTellsTheFirstReserveLid(Leaky):
    channel = "events"

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        s = self.state(position)
        return [*super().opening_events(position), GameEvent("dealt", -1, {"lid": LID_LETTERS[s.reserve[0]]})]


class ErrorTellsMoreThanTheRefusal(Leaky):
    """The refusal is clean, but what is raised is not."""

    channel = "apply"

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        try:
            return super().apply(position, seat, action)
        except Refused as refused:
            why = refused.refusal
            secret = secret_colour(self.state(position))
            raise Refused(msgspec.structs.replace(why, facts={**why.facts, "secret": secret})) from refused


LEAKS: list[type[Leaky]] = Leaky.__subclasses__()
