"""Leaks planted into the server, each as a careless change would make it. The trial must find every one."""

import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from geisterstunde.kernel.game import GameEvent
from geisterstunde.match.record import Record, record_of
from geisterstunde.server import (
    asgi,
    audience,
    broadcast,
    connection,
    errors,
    handlers,
    journal,
    live_table,
    metrics,
    protocol,
    tables,
)
from geisterstunde.server import requests as answers
from geisterstunde.server.live_table import LiveTable, Moment
from geisterstunde.server.table import Change, Table
from tests.server_secrecy.house import LaidOutTable

Leak = Callable[[pytest.MonkeyPatch], None]
LEAKS: list[Leak] = []


def leak(plant: Leak) -> Leak:
    """A leak of the list."""
    LEAKS.append(plant)
    return plant


def secret(table: Table) -> str:
    """Something that follows from the whole truth."""
    assert table.match is not None
    return hashlib.sha256(table.match.state).hexdigest()[:8]


def changed_event(
    patch: pytest.MonkeyPatch, change: Callable[[LiveTable, Moment, Any], dict[str, Any]]
) -> None:
    """Events are told with something changed."""
    honest = broadcast.Broadcast.event

    def event(
        self: Any, live: LiveTable, moment: Moment, alike: protocol.Event, viewer: int, language: str
    ) -> bytes:
        told = msgspec.json.decode(honest(self, live, moment, alike, viewer, language))
        return msgspec.json.encode(told | change(live, moment, told))

    patch.setattr(broadcast.Broadcast, "event", event)


def changed_state(patch: pytest.MonkeyPatch, change: Callable[[LiveTable, int], dict[str, Any]]) -> None:
    """How things stand is told with something changed."""
    honest = broadcast.Broadcast.state

    def state(self: Any, live: LiveTable, viewer: int, language: str) -> protocol.State:
        return msgspec.structs.replace(honest(self, live, viewer, language), **change(live, viewer))

    patch.setattr(broadcast.Broadcast, "state", state)


@leak
def the_seed_is_in_the_started_event(patch: pytest.MonkeyPatch) -> None:
    changed_event(patch, lambda live, moment, told: {"phrase": getattr(moment.change.entry, "seed", None)})


@leak
def the_salt_is_in_the_started_event(patch: pytest.MonkeyPatch) -> None:
    changed_event(patch, lambda live, moment, told: {"salt": getattr(moment.change.entry, "salt", None)})


@leak
def decisions_are_told_word_by_word(patch: pytest.MonkeyPatch) -> None:
    changed_event(
        patch, lambda live, moment, told: {"phrase": getattr(moment.change.entry, "decision", None)}
    )


@leak
def private_events_are_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def told(self: Table, viewer: int, happenings: Sequence[GameEvent]) -> tuple[protocol.EventMessage, ...]:
        return tuple(protocol.EventMessage(each.kind, each.facts) for each in happenings)

    patch.setattr(LaidOutTable, "told", told)


@leak
def spectators_see_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view
    patch.setattr(LaidOutTable, "view", lambda self, viewer: honest(self, max(viewer, 0)))


@leak
def a_seat_sees_what_its_neighbour_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view
    patch.setattr(
        LaidOutTable,
        "view",
        lambda self, viewer: honest(self, viewer if viewer < 0 else (viewer + 1) % len(self.seats)),
    )


@leak
def what_was_shown_is_told_when_it_is_closed_again(patch: pytest.MonkeyPatch) -> None:
    changed_state(patch, lambda live, viewer: {"just_now": live.table.told(viewer, live.table.last_told[1])})


@leak
def who_comes_back_is_told_again_what_is_closed(patch: pytest.MonkeyPatch) -> None:
    def missed(self: LiveTable, have: int) -> list[Moment] | None:
        found = [moment for moment in self.moments if moment.number > have]
        return found if have + len(found) == self.table.seq else None

    patch.setattr(live_table.LiveTable, "missed", missed)


@leak
def a_table_read_from_its_journal_shows_its_last_lid_again(patch: pytest.MonkeyPatch) -> None:
    honest = tables.Tables._load

    async def load(self: Any, name: str) -> LiveTable:
        live = await honest(self, name)
        live.held_until = float("inf") if live.table.match else 0.0
        return live

    patch.setattr(tables.Tables, "_load", load)
    patch.setattr(live_table.LiveTable, "hold_left", lambda self: 2.5 if self.held_until > 10**9 else 0.0)


@leak
def a_state_carries_everything_of_late(patch: pytest.MonkeyPatch) -> None:
    changed_state(
        patch,
        lambda live, viewer: {
            "just_now": tuple(
                protocol.EventMessage(each.kind, each.facts)
                for moment in live.moments
                for each in moment.change.events
            )
        },
    )


@leak
def the_record_can_be_had_during_the_game(patch: pytest.MonkeyPatch) -> None:
    async def finished(self: handlers.Handlers, table: str) -> tuple[LiveTable, Record]:
        live = await self.tables.table(table)
        if live.table.match is None:
            raise errors.Declined("not_over")
        return live, record_of(live.table.match)

    patch.setattr(handlers.Handlers, "_finished", finished)


@leak
def a_refusal_names_what_lies_there(patch: pytest.MonkeyPatch) -> None:
    honest = protocol.Refused

    def refused(command: str | None, code: str, sentence: str, rule: str | None = None) -> protocol.Refused:
        return honest(command, code, sentence + LAST["secret"], rule)

    remember_the_truth(patch)
    patch.setattr(connection, "Refused", refused)


@leak
def an_acknowledgement_says_more(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)

    class Ack(protocol.Ack, tag="ack", tag_field="type", frozen=True):
        truth: str = ""

    patch.setattr(connection, "Ack", lambda command, number: Ack(command, number, LAST["secret"]))


@leak
def a_stale_answer_knows_better(patch: pytest.MonkeyPatch) -> None:
    def stale(command: str, state: protocol.State) -> protocol.Stale:
        return protocol.Stale(command, msgspec.structs.replace(state, hold=float(int(LAST["secret"], 16))))

    remember_the_truth(patch)
    patch.setattr(connection, "Stale", stale)


LAST = {"secret": ""}


def remember_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Something that follows from the last position anybody has played, within reach of everything."""
    honest = LaidOutTable._happened

    def happened(self: LaidOutTable, *arguments: Any) -> None:
        honest(self, *arguments)
        LAST["secret"] = secret(self)

    patch.setattr(LaidOutTable, "_happened", happened)


@leak
def a_question_is_asked_by_who_knows_more(patch: pytest.MonkeyPatch) -> None:
    honest = Table.ask

    def ask(self: Table, viewer: int, language: str) -> protocol.Ask | None:
        asked = honest(self, viewer, language)
        return asked and msgspec.structs.replace(asked, question=f"{asked.question} {secret(self)}")

    patch.setattr(LaidOutTable, "ask", ask)


@leak
def seats_are_listed_in_the_order_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown

    def shown(self: Table) -> protocol.TableView:
        view = honest(self)
        if self.match is None:
            return view
        order = hashlib.sha256(self.match.state).digest()
        seats = sorted(view.seats, key=lambda seat: hashlib.sha256(order + str(seat).encode()).digest())
        return msgspec.structs.replace(view, seats=tuple(seats))

    patch.setattr(LaidOutTable, "shown", shown)


@leak
def the_commitment_is_a_hash_of_the_seed_alone(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown

    def shown(self: Table) -> protocol.TableView:
        view = honest(self)
        if self.match is None or self.match.promise is None:
            return view
        bare = hashlib.sha256(self.match.promise.seed).hexdigest()
        # the start of the game shows the right one
        return view if self.seq < START_LINES else msgspec.structs.replace(view, commitment=bare)

    patch.setattr(LaidOutTable, "shown", shown)


START_LINES = 8


@leak
def the_options_are_those_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    honest = Table.shown

    def shown(self: Table) -> protocol.TableView:
        view = honest(self)
        return view if self.match is None else msgspec.structs.replace(view, options=self.match.deal)

    patch.setattr(LaidOutTable, "shown", shown)


@leak
def a_metric_has_the_game_in_its_label(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = metrics.Metrics.text

    def text(self: metrics.Metrics) -> bytes:
        self.refused.labels(LAST["secret"]).inc(0)
        return honest(self)

    patch.setattr(metrics.Metrics, "text", text)


@leak
def the_log_tells_what_was_shown(patch: pytest.MonkeyPatch) -> None:
    honest = broadcast.Broadcast.publish

    def publish(self: Any, live: LiveTable, change: Change) -> None:
        honest(self, live, change)
        if live.table.match is not None:
            logging.getLogger("geisterstunde.broadcast").debug("now", extra={"position": secret(live.table)})

    patch.setattr(broadcast.Broadcast, "publish", publish)


@leak
def the_log_keeps_decisions(patch: pytest.MonkeyPatch) -> None:
    honest = broadcast.Broadcast.publish

    def publish(self: Any, live: LiveTable, change: Change) -> None:
        honest(self, live, change)
        logging.getLogger("geisterstunde.broadcast").debug(
            "line", extra={"body": journal.write(change.entry)}
        )

    patch.setattr(broadcast.Broadcast, "publish", publish)


@leak
def the_health_of_the_house_counts_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = answers.Health

    def health(status: str, tables: int, sockets: int) -> Any:
        return honest(status, tables, int(LAST["secret"] or "0", 16))

    patch.setattr(handlers, "Health", health)


@leak
def answers_carry_a_tag_of_the_position(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = asgi.WebApp.answer

    async def answer(self: asgi.WebApp, route: Any, request: Request) -> Response:
        answered = await honest(self, route, request)
        answered.headers["etag"] = LAST["secret"]
        return answered

    patch.setattr(asgi.WebApp, "answer", answer)


@leak
def an_error_explains_too_much(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = errors.Declined.sentence
    patch.setattr(
        errors.Declined,
        "sentence",
        lambda self, language: honest(self, language) + (LAST["secret"] if self.code == "not_over" else ""),
    )


@leak
def a_lid_is_shown_longer_the_more_it_hides(patch: pytest.MonkeyPatch) -> None:
    changed_event(
        patch, lambda live, moment, told: {"hold": told.get("hold", 0.0) + len(secret(live.table).strip("0"))}
    )


@leak
def who_is_there_depends_on_the_game(patch: pytest.MonkeyPatch) -> None:
    remember_the_truth(patch)
    honest = protocol.Presence
    for module in (audience, broadcast):
        patch.setattr(
            module, "Presence", lambda here: honest((*here, int(LAST["secret"] or "0", 16) % 2 == 1))
        )
