"""Leaks through bots, clocks and stand-ins, planted into the server; the trial in company must find each."""

from typing import Any

import pytest

from geisterstunde.bots.bot import Decision
from geisterstunde.bots.registry import bot_names
from geisterstunde.match.match import Match
from geisterstunde.server import bot_pool, scheduler
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.pace import CLOCK_SECONDS, thinking_seconds
from geisterstunde.server.protocol import Clock, EventMessage
from tests.server_secrecy.house import CountedPool, LaidOutTable
from tests.server_secrecy.leaks import LAST, Leak, changed_event, remember_the_truth, secret

LEAKS: list[Leak] = []
LEVELS = range(3)  # all games have as many


def leak(plant: Leak) -> Leak:
    """A leak of the list."""
    LEAKS.append(plant)
    return plant


def a_fraction() -> float:
    """A number below 1 that follows from the truth."""
    return int(LAST["secret"] or "0", 16) / 16**8


@leak
def the_luck_of_bots_follows_from_the_deal(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = CountedPool.decide

    async def decide(
        self: Any, game: Any, table: str, seat: int, level: str, seed: int, *more: Any, **named: Any
    ) -> Decision:
        return await honest(self, game, table, seat, level, int(LAST["secret"], 16), *more, **named)

    patch.setattr(CountedPool, "decide", decide)


@leak
def bots_are_told_what_others_alone_may_know(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bot_pool, "events_for", lambda events, seat: events)


@leak
def bots_are_shown_the_whole_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "public_state", lambda self, seat: self.position.copy())


@leak
def who_stands_in_follows_from_the_deal(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    patch.setattr(scheduler, "usual_bot", lambda game: bot_names(game)[int(len(LEVELS) * a_fraction())])


@leak
def a_bot_thinks_longer_about_some_secrets(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    patch.setattr(scheduler, "thinking_seconds", lambda pace: thinking_seconds(pace) + a_fraction())


@leak
def a_clock_shows_more_than_time(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.clocks

    def clocks(self: LiveTable) -> tuple[Clock, ...]:
        more = len(secret(self.table).strip("01234567")) if self.table.match else 0
        return tuple(Clock(each.seat, each.seconds + more) for each in honest(self))

    patch.setattr(LiveTable, "clocks", clocks)


@leak
def a_clock_runs_out_sooner_for_some_secrets(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)

    def seconds(self: LaidOutTable) -> float | None:
        known = CLOCK_SECONDS[self.created.clock]
        return known and known - a_fraction()

    patch.setattr(LaidOutTable, "clock_seconds", property(seconds))


@leak
def whoever_comes_back_is_told_all_that_happened(patch: pytest.MonkeyPatch) -> None:
    def told(live: LiveTable, moment: Any, message: Any) -> dict[str, Any]:
        if message["about"] != "returned":
            return {}
        everything = [each for past in live.moments for each in past.change.events]
        return {"told": [EventMessage(each.kind, each.facts) for each in everything]}

    changed_event(patch, told)


@leak
def a_seat_shows_what_its_stand_in_would_decide(patch: pytest.MonkeyPatch) -> None:
    def told(live: LiveTable, moment: Any, message: Any) -> dict[str, Any]:
        return {"phrase": secret(live.table)} if message["about"] == "stood_in" else {}

    changed_event(patch, told)
