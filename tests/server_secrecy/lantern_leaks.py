"""Leaks through lanterns, planted into the server; the trial with lanterns on must find each."""

import msgspec
import pytest

from geisterstunde.bots.lanterns import Glow, LanternView, SeatLantern
from geisterstunde.kernel.log import AUDIENCE, EVERYONE, EventNumbers
from geisterstunde.server.table import Table
from tests.server_secrecy.house import LaidOutTable
from tests.server_secrecy.leaks import Leak, secret

LEAKS: list[Leak] = []


def leak(plant: Leak) -> Leak:
    """A leak of the list."""
    LEAKS.append(plant)
    return plant


@leak
def a_lantern_shines_on_the_truth(patch: pytest.MonkeyPatch) -> None:
    honest = Table.lantern

    def lantern(self: Table, viewer: int) -> LanternView | None:
        lit = honest(self, viewer)
        return lit and msgspec.structs.replace(lit, glows=(Glow("a1", "lid", secret(self), 1),))

    patch.setattr(LaidOutTable, "lantern", lantern)


@leak
def a_lantern_watches_what_only_another_seat_was_told(patch: pytest.MonkeyPatch) -> None:
    honest = SeatLantern.watch

    def watch(self: SeatLantern, events: EventNumbers) -> None:
        overheard = events.copy()
        overheard[:, AUDIENCE] = EVERYONE
        honest(self, overheard)

    patch.setattr(SeatLantern, "watch", watch)


@leak
def a_seat_gets_its_neighbours_lantern(patch: pytest.MonkeyPatch) -> None:
    honest = Table.lantern

    def lantern(self: Table, viewer: int) -> LanternView | None:
        return honest(self, viewer if viewer < 0 else (viewer + 1) % len(self.seats))

    patch.setattr(LaidOutTable, "lantern", lantern)


@leak
def a_spectator_gets_somebodys_lantern(patch: pytest.MonkeyPatch) -> None:
    honest = Table.lantern

    def lantern(self: Table, viewer: int) -> LanternView | None:
        lit = [honest(self, seat) for seat in range(len(self.seats))]
        return honest(self, viewer) if viewer >= 0 else next(filter(None, lit), None)

    patch.setattr(LaidOutTable, "lantern", lantern)


@leak
def how_far_a_lantern_reaches_depends_on_the_deal(patch: pytest.MonkeyPatch) -> None:
    honest = Table.lantern

    def lantern(self: Table, viewer: int) -> LanternView | None:
        lit = honest(self, viewer)
        return lit and msgspec.structs.replace(lit, reach=lit.reach + int(secret(self), 16) % 64)

    patch.setattr(LaidOutTable, "lantern", lantern)
