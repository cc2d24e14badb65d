"""A server that is killed while people play loses nothing that it acknowledged and repeats nothing."""

import asyncio
from pathlib import Path

import pytest

from geisterstunde.server import journal
from torture.audit import faults_of_table
from torture.kill import kill_again_and_again
from torture.ledger import Ledger, Sent


@pytest.mark.proof
def test_killed_three_times_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    survived = asyncio.run(
        kill_again_and_again(tmp_path / "tables.db", tables=5, rate=100, kills=3, between=40)
    )
    assert survived.faults == ()
    assert survived.acknowledged >= 4 * 40
    assert survived.replayed >= survived.acknowledged


def line(seq: int, command: str, seat: int = 0, decision: str = "wait") -> journal.Line:
    return journal.Line(seq, command, journal.VERSION, journal.write(journal.Decided(seat, decision)))


def told() -> Ledger:
    """Of three decisions one was acknowledged, one refused, and one never answered."""
    ledger = Ledger()
    for command in ("a", "b", "c"):
        ledger.send(Sent(0, command, 1, "wait"))
    ledger.acknowledge("0:a", 1)
    ledger.refuse("0:b", "stale")
    return ledger


@pytest.mark.parametrize("lines", [[line(1, "0:a")], [line(1, "0:a"), line(2, "0:c")]])
def test_what_was_never_answered_may_be_kept_or_not(lines: list[journal.Line]) -> None:
    assert faults_of_table(told(), lines) == []


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ([], "0:a, acknowledged as 1, is lost"),
        ([line(1, "0:c"), line(2, "0:a")], "0:a, acknowledged as 1, is kept as 2"),
        ([line(1, "0:a"), line(2, "0:b")], "0:b, refused (stale), was applied"),
        ([line(1, "0:a"), line(2, "0:c"), line(3, "0:c")], "0:c was applied 2 times"),
        ([line(1, "0:a"), line(3, "0:c")], "the numbers have gaps"),
        ([line(1, "0:a", decision="go")], "0:a was never sent like that"),
        ([line(1, "0:a"), line(2, "0:d")], "0:d was never sent like that"),
    ],
)
def test_the_comparison_finds_every_broken_promise(lines: list[journal.Line], fault: str) -> None:
    assert fault in faults_of_table(told(), lines)


def test_answers_that_contradict_each_other_are_found() -> None:
    ledger = told()
    ledger.acknowledge("0:b", 2)
    ledger.acknowledge("0:a", 3)
    ledger.acknowledge("1:a", 4)
    assert ledger.faults == [
        "0:b was acknowledged and refused (stale)",
        "0:a was acknowledged as 1 and as 3",
        "1:a was answered but never sent",
    ]
