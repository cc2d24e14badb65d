"""What only PostgreSQL can do to a store: be unsafe, be slow, be gone, and be shared."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.journal import Line
from geisterstunde.server.store import postgres as store_module
from geisterstunde.server.store.postgres import PostgresStore
from geisterstunde.server.store.store import Addition, NewTable, Outcome, StoreUnavailable
from tests.server.postgres import Postgres, common_postgres, execute, rows_of
from tests.server.scene import scene
from torture.steady_port import steady_port

LISTENING = f"application_name = '{store_module.LISTENER}'"
HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"


def line(seq: int, command: str | None = None) -> Addition:
    return Addition(Line(seq, command or f"command {seq}", 1, b"{}"), 0)


class Ear:
    """Keeps what a store hints at."""

    def __init__(self, store: PostgresStore) -> None:
        self.hints: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.gaps: asyncio.Queue[None] = asyncio.Queue()
        store.listen(lambda table, number: self.hints.put_nowait((table, number)), self._gap)

    def _gap(self) -> None:
        self.gaps.put_nowait(None)


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[PostgresStore, Ear]]:
    """A store, and what it hints at from the moment it listens."""
    store = PostgresStore(address)
    ear = Ear(store)
    await store.open()
    try:
        await ear.gaps.get()  # listening begins with a gap
        yield store, ear
    finally:
        await store.close()


async def opens(address: str) -> None:
    store = PostgresStore(address)
    await store.open()
    await store.close()


@pytest.mark.parametrize("setting", ["synchronous_commit", "fsync", "full_page_writes"])
def test_a_database_that_may_forget_is_refused_in_one_sentence(setting: str) -> None:
    unsafe = Postgres(**{setting: "off"})
    try:
        sentence = f"PostgreSQL runs with {setting} off; it must be on, or decisions could be lost."
        with pytest.raises(BadInput) as refused:
            asyncio.run(opens(unsafe.new_database()))
        assert str(refused.value) == sentence
    finally:
        unsafe.remove()


def test_a_database_whose_sessions_may_forget_is_refused() -> None:
    address = common_postgres().new_database()
    execute(address, f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off")
    with pytest.raises(BadInput, match="synchronous_commit off"):
        asyncio.run(opens(address))


@pytest.mark.parametrize("address", ["postgresql://127.0.0.1:{port}/x", "postgresql://127.0.0.1:port/x"])
def test_an_address_where_nothing_is_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(BadInput, match=r"^The database cannot be used: .+\.$"):
        asyncio.run(opens(address.format(port=steady_port())))


@scene
async def test_many_processes_may_open_an_empty_database_at_once() -> None:
    address = await asyncio.to_thread(common_postgres().new_database)
    await asyncio.gather(*(opens(address) for _ in range(6)))


@scene
async def test_of_two_processes_that_append_one_wins_each_number() -> None:
    address = await asyncio.to_thread(common_postgres().new_database)
    async with opened(address) as (one, _), opened(address) as (other, _):
        await one.create(NewTable("t", "CODE", "dawn-under", public=False), [line(1)])
        for number in range(2, 52):
            outcomes = await asyncio.gather(
                *(
                    store.append("t", line(number, f"{number} by {name} {racer}"))
                    for racer in range(2)
                    for name, store in (("one", one), ("other", other))
                )
            )
            assert sorted(each.name for each in outcomes) == ["KEPT"] + ["NUMBER_TAKEN"] * 3
        assert [each.seq for each in await other.read("t", 0)] == list(range(1, 52))


@scene
async def test_what_one_process_writes_the_others_hear_of() -> None:
    address = await asyncio.to_thread(common_postgres().new_database)
    async with opened(address) as (one, _), opened(address) as (_, ear):
        await one.create(NewTable("t", "CODE", "dawn-under", public=False), [line(1)])
        await one.append("t", line(2))
        await one.append("t", line(2, "too late"))
        await one.append("t", line(3))
        assert [await ear.hints.get(), await ear.hints.get()] == [("t", 2), ("t", 3)]


@scene
async def test_who_hears_nothing_any_more_listens_again_and_says_that_something_may_be_missing() -> None:
    address = await asyncio.to_thread(common_postgres().new_database)
    async with opened(address) as (store, ear):
        await store.create(NewTable("t", "CODE", "dawn-under", public=False), [line(1)])
        assert await rows_of(address, f"{HANG_UP} AND {LISTENING}") == [(True,)]
        await ear.gaps.get()
        await store.append("t", line(2))
        assert await ear.hints.get() == ("t", 2)


@scene
async def test_connections_that_were_hung_up_on_are_replaced() -> None:
    address = await asyncio.to_thread(common_postgres().new_database)
    async with opened(address) as (store, _):
        await store.create(NewTable("t", "CODE", "dawn-under", public=False), [line(1)])
        await rows_of(address, f"{HANG_UP} AND pid <> pg_backend_pid()")
        for _ in range(3):
            with contextlib.suppress(StoreUnavailable):
                await store.append("t", line(2))
        assert [each.seq for each in await store.read("t", 0)] == [1, 2]


@scene
async def test_a_database_that_stands_still_is_unavailable_and_well_again_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_module, "HEARTBEAT_SECONDS", 0.1)
    postgres = await asyncio.to_thread(common_postgres)
    address = await asyncio.to_thread(postgres.new_database)
    async with opened(address) as (store, ear):
        await store.create(NewTable("t", "CODE", "dawn-under", public=False), [line(1)])
        await asyncio.to_thread(postgres.freeze)
        try:
            with pytest.raises(StoreUnavailable):
                await store.append("t", line(2))
            with pytest.raises(StoreUnavailable):
                await store.ping()
        finally:
            await asyncio.to_thread(postgres.thaw)
        await ear.gaps.get()  # a connection that fell silent is replaced
        outcome = await store.append("t", line(2))
        assert outcome in (Outcome.KEPT, Outcome.COMMAND_KNOWN)
        await store.ping()
        assert [each.seq for each in await store.read("t", 0)] == [1, 2]


@scene
async def test_a_store_can_be_closed_while_its_database_is_gone() -> None:
    postgres = await asyncio.to_thread(Postgres)
    try:
        store = PostgresStore(await asyncio.to_thread(postgres.new_database))
        await store.open()
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreUnavailable, match="unreachable"):
            await store.read("t", 0)
        await store.close()
    finally:
        await asyncio.to_thread(postgres.remove)
