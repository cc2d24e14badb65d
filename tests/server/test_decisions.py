"""Decisions are kept once: retries are harmless, stale ones get the state, wrong ones a sentence."""

import pytest

from geisterstunde.locales.speech import LANGUAGES
from tests.server.playing import play_until, up_to
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.test_lids import two_people
from tests.server.visitor import Seat, Visitor


@scene
async def test_a_retried_decision_is_acknowledged_again_and_applied_once(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        decision, answers = asked.ask["decisions"][0], asked.n
        for _ in range(3):
            await asked.decide(decision, id="once", answers=answers)
        acks = [await asked.next("ack") for _ in range(3)]
        assert acks == [{"type": "ack", "id": "once", "n": answers + 1}] * 3
        name, key = asked.hello["table"], asked.hello["key"]
        async with Seat(server, name, key) as elsewhere:
            assert (await elsewhere.next("state"))["n"] == answers + 1
            await elsewhere.decide(decision, id="once", answers=answers)
            assert (await elsewhere.next("ack"))["n"] == answers + 1


@scene
async def test_an_id_used_for_something_else_is_refused(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        first, second = asked.ask["decisions"][:2]
        await asked.decide(first, id="mine")
        n = (await asked.next("ack"))["n"]
        await asked.decide(second, id="mine")
        assert (await asked.next("refused"))["code"] == "id_reused"
        await asked.send(type="say", id="mine", phrase="hello")
        assert (await asked.next("refused"))["code"] == "id_reused"
        async with Seat(server, asked.hello["table"]) as watching:
            assert (await watching.next("state"))["n"] == n


@scene
async def test_a_retry_is_known_by_what_it_means(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        (decision, other), answers = asked.ask["decisions"][:2], asked.n
        spaced = f" {decision.replace(' ', '  ')}"
        for text in (spaced, spaced, decision):
            await asked.decide(text, id="spaced", answers=answers)
            assert (await asked.next("ack"))["n"] == answers + 1
        for text in (f" {other}", "no decision at all"):
            await asked.decide(text, id="spaced", answers=answers)
            assert (await asked.next("refused"))["code"] == "id_reused"


@scene
async def test_two_seats_may_use_the_same_id(server: RunningServer) -> None:
    async with two_people(server) as seats:
        for seat in seats:
            await seat.send(type="say", id="same", phrase="hello")
            assert (await seat.next("ack"))["id"] == "same"


@scene
async def test_a_stale_decision_gets_the_state_and_changes_nothing(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        old = asked.n
        event = await play_until(seats, lambda event: event["n"] >= old + 6)
        for seat in seats:
            await seat.decide("a1", answers=old)
            stale = await seat.next("stale")
            assert (stale["state"]["n"], stale["state"]["view"]) == (event["n"], seat.view)


@scene
async def test_a_phrase_in_between_makes_no_decision_stale(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        other = next(seat for seat in seats if seat is not asked)
        n = asked.n
        await other.send(type="say", id="1", phrase="hurry")
        await up_to(asked, n + 1)
        await asked.decide(asked.ask["decisions"][0], answers=n)
        assert (await asked.next("ack"))["n"] == n + 2


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_the_rules_refuse_with_rule_and_sentence_in_the_clients_language(
    server: RunningServer, game: str
) -> None:
    @scene
    async def decides() -> None:
        async with two_people(server, game=game) as seats:
            asked = next(seat for seat in seats if seat.is_asked)
            waiting = next(seat for seat in seats if seat is not asked)
            said = set()
            for language in LANGUAGES:
                key = waiting.hello["key"]
                async with Seat(server, waiting.hello["table"], key, language=language) as seat:
                    await seat.next("state")
                    sent = await seat.decide(asked.ask["decisions"][0])
                    refused = await seat.next("refused")
                    assert refused["id"] == sent
                    assert refused["rule"]
                    said.add((refused["code"], refused["rule"], refused["sentence"]))
            assert len({(code, rule) for code, rule, _ in said}) == 1
            assert len(said) == len(LANGUAGES)

    decides()


@scene
async def test_questions_are_asked_in_the_clients_language(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        questions = set()
        for language in LANGUAGES:
            async with Seat(server, asked.hello["table"], asked.hello["key"], language=language) as seat:
                questions.add((await seat.next("state"))["ask"]["question"])
        assert len(questions) == len(LANGUAGES)


@scene
async def test_what_is_no_decision_is_refused_and_the_real_one_still_passes(server: RunningServer) -> None:
    async with two_people(server) as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        n = asked.n
        for nonsense in ("", "zz99", "🦇", "a1 a1 a1", "x" * 64):
            await asked.decide(nonsense)
            refused = await asked.next("refused")
            assert refused["code"] == "bad_input"
            assert "\n" not in refused["sentence"]
        await asked.decide(asked.ask["decisions"][0])
        assert (await asked.next("ack"))["n"] == n + 1


@scene
async def test_nobody_decides_before_the_game(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            await seat.decide("a1")
            assert (await seat.next("refused"))["code"] == "not_started"
