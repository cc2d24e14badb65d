"""After a power cut everything that was acknowledged is there, whatever the disk made of the rest."""

import asyncio
import random

import pytest

from torture.fallible_disk import FallibleDisk
from torture.power_cut import cut, recorded
from torture.sqlite_disk import Deleted, Synced, Truncated, Written

CUTS = 40


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_when_the_power_is_cut() -> None:
    recording = asyncio.run(recorded("FULL", tables=12, lines=25, sittings=2, seed=1))
    outage = cut(recording, CUTS, seed=2)
    assert (outage.lost, outage.broken) == (0, 0)
    assert outage.acknowledged == 2 * 12 * 26


@pytest.mark.proof
def test_without_waiting_for_the_disk_the_same_cuts_find_losses() -> None:
    recording = asyncio.run(recorded("NORMAL", tables=12, lines=25, sittings=2, seed=1))
    assert cut(recording, CUTS, seed=2).cuts_with_losses > CUTS // 2


def outcomes(*operations: Written | Truncated | Synced | Deleted) -> set[bytes | None]:
    """Everything that a file may be after a power cut."""
    disk, chance = FallibleDisk(), random.Random(1)
    for operation in operations:
        disk.take(operation)
    return {disk.after_power_cut(chance).get("f") for _ in range(400)}


def test_what_was_synced_is_there() -> None:
    assert outcomes(Written("f", 0, b"old"), Synced("f")) == {b"old"}


def test_what_was_not_synced_may_be_there_or_not() -> None:
    synced = (Written("f", 0, b"old"), Synced("f"))
    assert outcomes(*synced, Written("f", 0, b"new")) == {b"old", b"new"}
    assert outcomes(*synced, Truncated("f", 1)) == {b"old", b"o"}
    assert outcomes(*synced, Deleted("f")) == {b"old", None}


def test_a_write_may_reach_the_disk_in_part_and_before_an_earlier_one() -> None:
    old, new = bytes(1024), b"x" * 1024
    assert outcomes(Written("f", 0, old), Synced("f"), Written("f", 0, new)) == {
        old,
        new,
        old[:512] + new[512:],
        new[:512] + old[512:],
    }
    first, second = Written("f", 0, b"a"), Written("f", 1, b"b")
    assert b"\0b" in outcomes(first, second)
