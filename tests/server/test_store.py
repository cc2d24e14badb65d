"""What a store of journals promises, asked of both."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.journal import Line, now_in_milliseconds
from geisterstunde.server.store import migrations
from geisterstunde.server.store.choose import POSTGRESQL, store_at
from geisterstunde.server.store.store import Addition, Listed, NewTable, Outcome, Score, Standing, Store
from tests.server.postgres import common_postgres, execute

RACERS, NUMBERS = 10, 20
A_MINUTE = 60_000


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else common_postgres().new_database()


def line(seq: int, command: str | None = None, body: bytes = b"{}") -> Line:
    return Line(seq, command or f"command {seq}", 1, body)


def addition(seq: int, command: str | None = None, at: int = 0, **other: Any) -> Addition:
    return Addition(line(seq, command), at, **other)


def table(
    name: str = "table", code: str = "CODE", game: str = "dawn-under", public: bool = False
) -> NewTable:
    return NewTable(name, code, game, public)


def with_store(address: str, use: Callable[[Store], Awaitable[Any]]) -> None:
    """Opens a store, uses it, and closes it."""

    async def using() -> None:
        store = store_at(address)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(using())


def sql(address: str, statement: str) -> list[Sequence[Any]]:
    """What a statement gives, past the store."""
    if address.startswith(POSTGRESQL):
        return [tuple(row) for row in execute(address, statement)]
    with closing(sqlite3.connect(address, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def test_a_table_is_set_up_with_its_first_lines_and_names(address: str) -> None:
    async def use(store: Store) -> None:
        first = [addition(1, "created"), addition(2, "seat:0", seat=0, name="Anna"), addition(3, "seat:1")]
        assert await store.create(table(), first)
        assert await store.read("table", 0) == [each.line for each in first]
        assert await store.names("table") == {0: "Anna"}
        assert await store.code_of("table") == "CODE"

    with_store(address, use)


def test_a_table_whose_name_or_code_is_taken_is_not_set_up(address: str) -> None:
    async def use(store: Store) -> None:
        assert await store.create(table(), [addition(1)])
        assert not await store.create(table(code="OTHER"), [addition(1, "x"), addition(2, seat=0, name="No")])
        assert not await store.create(table("other"), [addition(1)])
        assert await store.read("table", 0) == [line(1)]
        assert await store.read("other", 0) == []
        assert await store.names("table") == {}

    with_store(address, use)


def test_a_line_is_kept_with_what_changes_with_it(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(public=True), [addition(1)])
        seated = addition(2, seat=1, name="Béla 👻")
        assert await store.append("table", seated) is Outcome.KEPT
        assert await store.append("table", addition(3, seat=1, name="Cleo")) is Outcome.KEPT
        assert await store.names("table") == {1: "Cleo"}
        assert await store.open_tables(None) == [Listed("table", "dawn-under")]
        assert await store.append("table", addition(4, phase="playing")) is Outcome.KEPT
        assert await store.open_tables(None) == []
        assert await store.table_by_code("CODE") is None

    with_store(address, use)


def test_a_taken_number_and_a_known_command_are_told_apart_and_change_nothing(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(), [addition(1)])
        await store.append("table", addition(2, "mine"))
        loser = addition(2, "theirs", phase="closed", seat=0, name="Loser")
        assert await store.append("table", loser) is Outcome.NUMBER_TAKEN
        again = addition(3, "mine", phase="closed", seat=0, name="Again")
        assert await store.append("table", again) is Outcome.COMMAND_KNOWN
        assert await store.append("table", addition(2, "mine")) is Outcome.COMMAND_KNOWN
        assert await store.read("table", 0) == [line(1), line(2, "mine")]
        assert await store.names("table") == {}
        assert await store.table_by_code("CODE") == "table"

    with_store(address, use)


def test_the_same_command_at_another_table_is_another_command(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(), [addition(1)])
        await store.create(table("other", "OTHER"), [addition(1)])
        assert await store.append("table", addition(2, "same")) is Outcome.KEPT
        assert await store.append("other", addition(2, "same")) is Outcome.KEPT

    with_store(address, use)


def test_lines_are_read_in_order_after_a_number_byte_for_byte(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(), [addition(1)])
        bodies = [bytes(range(256)), "{“ü”}".encode(), b""]
        for seq, body in enumerate(bodies, 2):
            await store.append("table", Addition(line(seq, body=body), 0))
        assert [each.body for each in await store.read("table", 1)] == bodies
        assert [each.seq for each in await store.read("table", 2)] == [3, 4]
        assert await store.read("table", 4) == []
        assert await store.read("nowhere", 0) == []

    with_store(address, use)


def test_what_was_kept_is_there_when_the_store_is_opened_again(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [addition(1, seat=0, name="Anna")])
        await store.append("table", addition(2))

    async def read(store: Store) -> None:
        assert await store.read("table", 0) == [line(1), line(2)]
        assert await store.names("table") == {0: "Anna"}
        assert await store.table_by_code("CODE") == "table"

    with_store(address, write)
    with_store(address, read)


def test_lists_show_public_tables_in_the_lobby_newest_first(address: str) -> None:
    async def use(store: Store) -> None:
        for number, game in enumerate(["dawn-under", "through-the-wall", "dawn-under"]):
            await store.create(table(f"t{number}", f"C{number}", game, public=True), [addition(1, at=number)])
        await store.create(table("hidden", "H"), [addition(1, at=9)])
        assert [each.id for each in await store.open_tables(None)] == ["t2", "t1", "t0"]
        assert [each.id for each in await store.open_tables("dawn-under")] == ["t2", "t0"]
        assert await store.open_tables("chess") == []

    with_store(address, use)


def test_words_that_no_database_can_hold_are_found_nowhere(address: str) -> None:
    async def use(store: Store) -> None:
        assert await store.read("no\0table", 0) == []
        assert await store.open_tables("\0") == []
        assert await store.table_by_code("A\0B") is None
        assert await store.code_of("\0") is None

    with_store(address, use)


def test_idle_tables_are_those_whose_last_line_is_old(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table("old", "A"), [addition(1, at=10)])
        await store.create(table("touched", "B"), [addition(1, at=10)])
        await store.append("touched", addition(2, at=1000))
        await store.create(table("playing", "C"), [addition(1, at=10), addition(2, at=10, phase="playing")])
        await store.append("playing", addition(3, at=20, phase="playing"))
        assert await store.idle_tables("lobby", 100) == ["old"]
        assert await store.idle_tables("playing", 100) == ["playing"]
        assert await store.idle_tables("playing", 20) == []
        await store.touch(["old", "nowhere"], 150)
        assert await store.idle_tables("lobby", 100) == []
        assert "old" in await store.idle_tables("lobby", 200)
        await store.touch([], 150)
        assert abs(await store.now() - now_in_milliseconds()) < A_MINUTE

    with_store(address, use)


def test_names_and_codes_of_tables_closed_long_ago_are_forgotten(address: str) -> None:
    async def use(store: Store) -> None:
        for name, closed_at in (("long ago", 10), ("just now", 1000)):
            await store.create(table(name, name), [addition(1, seat=0, name="Anna")])
            await store.append(name, addition(2, at=closed_at, phase="closed"))
        await store.create(table("open", "open"), [addition(1, seat=0, name="Anna")])
        await store.forget(100)
        assert [await store.names(name) for name in ("long ago", "just now", "open")] == [
            {},
            {0: "Anna"},
            {0: "Anna"},
        ]
        assert await store.code_of("long ago") is None
        assert await store.code_of("just now") == "just now"
        assert len(await store.read("long ago", 0)) == 2

    with_store(address, use)


def test_of_racing_lines_one_wins_each_number(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(), [addition(1)])
        for number in range(2, 2 + NUMBERS):
            racing = [
                store.append("table", addition(number, f"{number} by {each}")) for each in range(RACERS)
            ]
            outcomes = await asyncio.gather(*racing)
            assert outcomes.count(Outcome.KEPT) == 1
            assert outcomes.count(Outcome.NUMBER_TAKEN) == RACERS - 1
            winner = (await store.read("table", number - 1))[0]
            assert winner.command == f"{number} by {outcomes.index(Outcome.KEPT)}"
        assert [each.seq for each in await store.read("table", 0)] == list(range(1, 2 + NUMBERS))

    with_store(address, use)


def test_of_one_command_sent_many_times_at_once_one_is_kept(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(table(), [addition(1)])
        outcomes = await asyncio.gather(*(store.append("table", addition(2, "same")) for _ in range(RACERS)))
        assert sorted(each.name for each in outcomes) == ["COMMAND_KNOWN"] * (RACERS - 1) + ["KEPT"]

    with_store(address, use)


def test_a_ping_is_answered(address: str) -> None:
    async def use(store: Store) -> None:
        await store.ping()

    with_store(address, use)


def test_an_empty_database_is_brought_to_the_newest_version(address: str) -> None:
    async def use(store: Store) -> None:
        await store.ping()

    with_store(address, use)
    assert sql(address, "SELECT version_num FROM alembic_version") == [(migrations.NEWEST,)]
    with_store(address, use)


def test_a_database_from_the_future_is_refused_in_one_sentence(address: str) -> None:
    async def use(store: Store) -> None:
        await store.ping()

    with_store(address, use)
    sql(address, "UPDATE alembic_version SET version_num = 'z9'")
    with pytest.raises(
        BadInput, match=r"^The database has version 'z9', which this program does not know; [^.]+\.$"
    ):
        with_store(address, use)
    assert sql(address, "SELECT version_num FROM alembic_version") == [("z9",)]


def test_a_secret_is_the_same_for_all_who_ask_and_stays_so(address: str) -> None:
    async def use(store: Store) -> None:
        asked = [store.secret("daily", bytes([number]) * 32) for number in range(RACERS)]
        first, *others = await asyncio.gather(*asked)
        assert set(others) == {first}
        assert await store.secret("another", b"x") == b"x"

    async def use_again(store: Store) -> None:
        assert len(await store.secret("daily", b"late")) == 32

    with_store(address, use)
    with_store(address, use_again)


def test_scores_are_kept_once_a_table_and_told_the_best_first(address: str) -> None:
    async def use(store: Store) -> None:
        results = [(False, 3, 0), (True, 14, 2), (True, 14, 1), (True, 14, 2), (True, 9, 5)]
        for number, result in enumerate(results):
            await store.create(table(f"t{number}", f"C{number}"), [addition(1)])
            await store.keep_score(Score(f"t{number}", "dawn-under", "2026-11-18", *result))
        await store.keep_score(Score("t0", "dawn-under", "2026-11-18", True, 1, 0))
        assert await store.standings("dawn-under", "2026-11-18") == [
            Standing(True, 9, 5, 1, "t4"),
            Standing(True, 14, 1, 1, "t2"),
            Standing(True, 14, 2, 2, "t1"),
            Standing(False, 3, 0, 1, "t0"),
        ]
        assert await store.standings("dawn-under", "2026-11-19") == []
        assert await store.standings("another", "2026-11-18") == []

    with_store(address, use)
