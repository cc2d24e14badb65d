"""Two processes on one PostgreSQL under a little load: what torture does at full size, without the clock."""

import asyncio

import pytest

from tests.server.postgres import common_postgres
from torture.postgres import OUTAGES, kill_one_of_two, outlast
from torture.racing import race

pytestmark = pytest.mark.proof


def test_of_racing_processes_one_wins_each_number() -> None:
    raced = race(common_postgres().new_database(), 100)
    assert raced.faults == ()
    assert sum(raced.won_by) == 100


def test_a_killed_process_loses_nothing_and_its_players_go_on() -> None:
    done = asyncio.run(kill_one_of_two(common_postgres().new_database(), 4, 40.0, 2, 20))
    assert done.faults == ()
    assert len(done.seconds_to_go_on) >= 16


@pytest.mark.parametrize("how", OUTAGES)
def test_an_outage_loses_nothing_and_everybody_is_told(how: str) -> None:
    done = asyncio.run(outlast(common_postgres(), how, 1.0, 4, 40.0, 20))
    assert done.faults == ()
    assert done.acknowledged_meanwhile == 0
    assert len(done.seconds_to_be_told) == 16
