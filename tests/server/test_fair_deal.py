"""Everybody at a table has a hand in the deal, and nobody can choose it: neither the server nor a seat."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise, Seal, share_commitment
from geisterstunde.match.record import Record, decode
from geisterstunde.match.verify import verify
from geisterstunde.server import dealing, opening
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.store.sqlite import connect
from geisterstunde.server.table import Table
from tests.fairness.fair_games import nonce_of
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_to_the_end
from tests.server.scene import scene
from tests.server.shares import begin_together, commit, heard, tell
from tests.server.standing_still import still_house, still_scene
from tests.server.visitor import Seat, Visitor

SHORT = {"vampires": 4}


@contextlib.asynccontextmanager
async def two_at_a_table(house: OpenHouse, **wishes: Any) -> AsyncIterator[tuple[Visitor, Any, list[Seat]]]:
    """A table that waits for its host to begin, and two people at it."""
    async with Visitor(house) as edda:
        made = await edda.table(people=2, **wishes)
        name = made["table"]["id"]
        async with contextlib.AsyncExitStack() as room:
            seats = [await room.enter_async_context(Seat(house, name, seat["key"])) for seat in made["seats"]]
            yield edda, made, seats


@contextlib.asynccontextmanager
async def short_game(folder: Path) -> AsyncIterator[tuple[Visitor, Any, list[Seat]]]:
    """The same, for a game that is soon over."""
    async with (
        open_house(folder / "tables.db") as house,
        two_at_a_table(house, options=SHORT) as (edda, made, seats),
    ):
        yield edda, made, seats


async def record_after_the_game(edda: Visitor, made: Any, seats: list[Seat]) -> Record:
    """Plays a game to its end, and reads its record."""
    await play_to_the_end(seats, 3)
    return decode((await edda.http.get(f"/api/tables/{made['table']['id']}/record")).content)


@pytest.mark.parametrize(("game", "options"), [("dawn-under", SHORT), ("through-the-wall", {"night": 10})])
@scene
async def test_a_game_is_dealt_by_the_house_and_everybody_at_it(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async with (
        open_house(tmp_path / "tables.db") as house,
        two_at_a_table(house, game=game, options=options) as (edda, made, seats),
    ):
        one, two = await begin_together(edda, made, seats)
        assert one["table"]["commitment"] == two["table"]["commitment"]
        assert one["table"]["phase"] == "dealing"
        record = await record_after_the_game(edda, made, seats)
        assert record.commitment == one["table"]["commitment"]
        assert record.shares is not None
        assert [share.nonce for share in record.shares if share] == [nonce_of(0), nonce_of(1)]
        assert "from seat 0 and seat 1" in str(verify(record)[1])


@scene
async def test_nothing_that_deals_is_known_before_the_end(tmp_path: Path) -> None:
    """No seed, no salt, no nonce of somebody else: neither at a seat nor to whoever asks."""
    database = tmp_path / "tables.db"
    async with open_house(database) as house, two_at_a_table(house) as (edda, made, seats):
        name = made["table"]["id"]
        async with Seat(house, name) as watching:
            await watching.next("state")
            await begin_together(edda, made, seats)
            await heard(watching, "started")
            asked = [await edda.http.get(f"/api/tables/{name}{path}") for path in ("", "/record", "/replay")]
            (promised,) = [line for line in journal_lines(database) if line["kind"] == "promised"]
            secrets = {promised["seed"], promised["salt"], nonce_of(0), nonce_of(1)}
            told = [*watching.raw, *seats[0].raw, *seats[1].raw, *(answer.text for answer in asked)]
            assert not [secret for secret in secrets for text in told if secret in text]


@still_scene
async def test_a_silent_seat_is_waited_for_a_moment_and_then_its_commitment_counts(tmp_path: Path) -> None:
    async with (
        still_house(tmp_path) as (house, time),
        two_at_a_table(house, options=SHORT) as (edda, made, seats),
    ):
        nonces = [await commit(seat) for seat in seats]
        begins = asyncio.ensure_future(edda.start(made))
        await tell(seats[0], nonces[0])
        await heard(seats[0], "revealed", 0)
        assert not begins.done(), "seat 1 has not told its nonce"
        time.let_pass(dealing.ANSWER_SECONDS + 0.01)
        table = await begins
        assert table["phase"] == "playing"
        assert [seat.get("told", False) for seat in table["seats"]] == [True, False]
        await seats[1].send(type="reveal", nonce=nonces[1])  # too late
        time.run_on()
        record = await record_after_the_game(edda, made, seats)
        assert record.shares is not None
        assert [share and share.nonce for share in record.shares] == [nonces[0], None]
        assert "Of seat 1 no nonce came in time" in str(verify(record)[2])


@still_scene
async def test_nobody_is_waited_for_who_never_committed(tmp_path: Path) -> None:
    """Programs that know nothing of it, and bots: the game begins although time stands still."""
    async with still_house(tmp_path) as (house, _), Visitor(house) as edda:
        for people, bots in ((2, 0), (1, 1), (0, 2)):
            table = await edda.start(await edda.table(people=people, bots=bots))
            assert table["phase"] == "playing"
            assert table["commitment"]


@scene
async def test_bots_and_silent_programs_give_nothing_and_the_record_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=1, bots=1, options=SHORT)
        async with Seat(house, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await begin_together(edda, made, [seat])
            record = await record_after_the_game(edda, made, [seat])
        assert record.shares is not None
        assert [share is None for share in record.shares] == [False, True]
        verify(record)


@scene
async def test_only_the_nonce_behind_the_commitment_counts(tmp_path: Path) -> None:
    """A page that lies is told so, and may still tell the truth."""
    async with open_house(tmp_path / "tables.db") as house, two_at_a_table(house) as (edda, made, seats):
        nonces = [await commit(seat) for seat in seats]
        begins = asyncio.ensure_future(edda.start(made))
        await tell(seats[0], nonce_of(0, 9))
        refused = await seats[0].next("refused")
        assert (refused["id"], refused["code"]) == (None, "other_nonce")
        await seats[0].send(type="reveal", nonce=nonces[1])
        assert (await seats[0].next("refused"))["code"] == "other_nonce", "it is the one of seat 1"
        await seats[0].send(type="reveal", nonce=nonces[0])
        await tell(seats[1], nonces[1])
        assert all(seat["told"] for seat in (await begins)["seats"])


@still_scene
async def test_nothing_changes_between_promise_and_deal(tmp_path: Path) -> None:
    """No other commitment, no other options, nobody leaves: what is promised is promised."""
    async with still_house(tmp_path) as (house, _), two_at_a_table(house) as (edda, made, seats):
        nonces = [await commit(seat) for seat in seats]
        begins = asyncio.ensure_future(edda.start(made))
        promised = await tell(seats[0], nonces[0])
        path, key = f"/api/tables/{made['table']['id']}", made["seats"][1]["key"]
        other = share_commitment(1, nonce_of(1, 9))
        await seats[1].send(type="commit", commitment=other)
        for wish, body in (
            ("options", {"key": made["host"], "options": {"lids": "plain"}}),
            ("bots", {"key": made["host"], "seat": 0}),
            ("leave", {"key": key}),
            ("seats", {"name": "Ida"}),
        ):
            answer = await edda.http.post(f"{path}/{wish}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "already_started")
        again = asyncio.ensure_future(edda.start(made))
        await tell(seats[1], nonces[1])
        for table in (await begins, await again):
            assert table["commitment"] == promised["table"]["commitment"]
            assert table["seats"][1]["commitment"] == share_commitment(1, nonces[1])


@scene
async def test_another_commitment_takes_the_place_of_the_first_before_the_game(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, two_at_a_table(house) as (edda, made, seats):
        await commit(seats[0])
        other = nonce_of(0, 9)
        await seats[0].send(type="commit", commitment=share_commitment(0, other))
        await heard(seats[0], "committed", 0)
        begins = asyncio.ensure_future(edda.start(made))
        await tell(seats[0], other)
        assert (await begins)["seats"][0]["told"]


@scene
async def test_a_seat_that_is_given_away_takes_its_commitment_along(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, two_at_a_table(house) as (edda, made, seats):
        for seat in seats:
            await commit(seat)
        path = f"/api/tables/{made['table']['id']}"
        await edda.post(f"{path}/bots", key=made["host"], seat=1)
        await edda.post(f"{path}/bots", key=made["host"], seat=1, level="random")
        begins = asyncio.ensure_future(edda.start(made))
        await tell(seats[0], nonce_of(0))
        assert [seat.get("commitment") is None for seat in (await begins)["seats"]] == [False, True]


@scene
async def test_a_game_is_dealt_after_a_restart_between_promise_and_nonces(tmp_path: Path) -> None:
    """The server is gone when it has promised; the next one deals by the very same promise."""
    database = tmp_path / "tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing.Dealing, "finish", never)
        async with open_house(database) as house, two_at_a_table(house, options=SHORT) as (edda, made, seats):
            nonces = [await commit(seat) for seat in seats]
            await edda.start(made)
            promised = await tell(seats[0], nonces[0])
            await heard(seats[0], "revealed", 0)
    assert [line["kind"] for line in journal_lines(database)][-2:] == ["promised", "revealed"]
    async with open_house(database) as house, Visitor(house) as edda, contextlib.AsyncExitStack() as room:
        name = made["table"]["id"]
        seats = [await room.enter_async_context(Seat(house, name, seat["key"])) for seat in made["seats"]]
        state = await seats[1].next("state")
        assert state["table"]["commitment"] == promised["table"]["commitment"]
        await seats[1].send(type="reveal", nonce=nonces[1])
        for seat in seats:
            await heard(seat, "started")
        record = await record_after_the_game(edda, made, seats)
        assert record.shares is not None
        assert [share and share.nonce for share in record.shares] == nonces
        assert record.commitment == promised["table"]["commitment"]
        verify(record)


async def never(self: dealing.Dealing, live: LiveTable) -> None:
    """As if the process had ended here."""


def journal_lines(database: Path) -> list[Any]:
    """What is written so far."""
    reading = connect(database)
    bodies = [body for (body,) in reading.execute("SELECT body FROM entries ORDER BY seq")]
    reading.close()
    return [msgspec.json.decode(body) for body in bodies]


@scene
async def test_a_rematch_is_promised_and_proven_anew(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "tables.db") as house,
        two_at_a_table(house, options=SHORT) as (edda, made, seats),
    ):
        (first, _) = await begin_together(edda, made, seats)
        before = await record_after_the_game(edda, made, seats)
        again = await edda.post(f"/api/tables/{made['table']['id']}/rematch", key=made["seats"][0]["key"])
        made["table"]["id"] = again["table"]
        async with contextlib.AsyncExitStack() as room:
            same = [
                await room.enter_async_context(Seat(edda.server, again["table"], seat["key"]))
                for seat in made["seats"]
            ]
            (second, _) = await begin_together(edda, made, same)
            record = await record_after_the_game(edda, made, same)
        assert second["table"]["commitment"] == record.commitment != first["table"]["commitment"]
        assert record.deal != before.deal
        verify(record)


def chooses_the_seed_after_the_nonces(patch: pytest.MonkeyPatch) -> None:
    """A server that tries seeds until the deal suits it, when it knows what everybody gave."""

    def deal_out(table: Table, bots: int) -> Proposal:
        assert isinstance(table.seal, Seal)
        shares = tuple(seat.share for seat in table.seats)
        better = msgspec.structs.replace(table.seal, promise=Promise.numbered(8), shares=shares)
        return opening.dealt(table, better, bots)

    patch.setattr(dealing, "deal_out", deal_out)


def plays_by_other_options(patch: pytest.MonkeyPatch) -> None:
    """A server that promises one thing and plays another."""

    def deal_out(table: Table, bots: int) -> Proposal:
        assert isinstance(table.seal, Seal)
        shares = tuple(seat.share for seat in table.seats)
        options = table.seal.options | {"garlic": 5}
        return opening.dealt(table, msgspec.structs.replace(table.seal, options=options, shares=shares), bots)

    patch.setattr(dealing, "deal_out", deal_out)


def says_that_a_seat_was_silent(patch: pytest.MonkeyPatch) -> None:
    """A server that throws away a nonce that it has, and takes whichever of two deals it likes better."""
    honest = opening.deal_out

    def deal_out(table: Table, bots: int) -> Proposal:
        table.seats[0].nonce = None
        return honest(table, bots)

    patch.setattr(dealing, "deal_out", deal_out)


@pytest.mark.parametrize("plant", [chooses_the_seed_after_the_nonces, plays_by_other_options])
@scene
async def test_a_broken_promise_is_found_by_whoever_kept_it(tmp_path: Path, plant: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        async with (
            open_house(tmp_path / "tables.db") as house,
            two_at_a_table(house, options=SHORT) as (edda, made, seats),
        ):
            (promised, _) = await begin_together(edda, made, seats)
            record = await record_after_the_game(edda, made, seats)
            assert record.commitment != promised["table"]["commitment"]
            record.commitment = promised["table"]["commitment"]  # as people remember it
            with pytest.raises(BadInput, match="not what was promised"):
                verify(record)


@scene
async def test_a_server_that_drops_a_nonce_cannot_hide_it(tmp_path: Path) -> None:
    """It has a choice between two deals, and everybody sees that it took it while the page knows better."""
    with pytest.MonkeyPatch.context() as patch:
        says_that_a_seat_was_silent(patch)
        async with (
            open_house(tmp_path / "tables.db") as house,
            two_at_a_table(house, options=SHORT) as (edda, made, seats),
        ):
            await begin_together(edda, made, seats)
            assert [seat.get("told", False) for seat in seats[0].table["seats"]] == [False, True]
            record = await record_after_the_game(edda, made, seats)
            assert "Of seat 0 no nonce came in time" in str(verify(record)[2])


@scene
async def test_commitments_are_for_players_before_the_game(tmp_path: Path) -> None:
    """Not for spectators, not in another spelling, not for nothing, and not when the game has begun."""
    async with open_house(tmp_path / "tables.db") as house, two_at_a_table(house) as (edda, made, seats):
        async with Seat(house, made["table"]["id"]) as watching:
            await watching.next("state")
            await watching.send(type="commit", commitment="00" * 32)
            assert (await watching.next("refused"))["code"] == "only_watching"
        for wrong in ("", "00", "0" * 63 + "x", "AB" * 32):
            await seats[0].send(type="commit", commitment=wrong)
            assert (await seats[0].next("refused"))["code"] == "no_such_message"
        table = await edda.start(made)
        await seats[0].send(type="commit", commitment="00" * 32)
        await seats[0].send(type="reveal", nonce="00" * 32)
        await seats[0].send(type="say", id="here", phrase="hello")
        await seats[0].next("ack")
        assert [seat.get("commitment") for seat in seats[0].table["seats"]] == [None, None]
        assert table["phase"] == "playing"
