"""A record is its bytes, whoever opens it: compiled rules, plain rules and NumPy see and change the same."""

import numpy as np
import pytest

from geisterstunde.kernel.record import layout_of, plain_record
from tests.kernel.entries import HOUSE, Cellar, House, furnish

open_house = plain_record(House)


def test_the_layout_follows_the_declaration() -> None:
    assert HOUSE.names == ("rooms", "windows", "floor", "wall", "cellar")
    assert HOUSE["wall"].shape == (2, 3)
    assert HOUSE["cellar"] == layout_of(Cellar)
    assert HOUSE.isalignedstruct
    assert HOUSE.itemsize % 8 == 0


def test_a_plain_record_shares_the_bytes() -> None:
    buffer = np.zeros(HOUSE.itemsize, dtype=np.uint8)
    house, by_numpy = open_house(buffer), buffer.view(HOUSE)[0]
    house.rooms = -3
    house.windows = 2**62
    house.floor[2] = 7
    house.wall[1, 0] = -8
    house.cellar.bottles = -300
    house.cellar.shelf[2] = 400
    assert by_numpy["rooms"] == -3
    assert by_numpy["windows"] == 2**62
    assert by_numpy["floor"].tolist() == [0, 0, 7, 0, 0]
    assert by_numpy["wall"].tolist() == [[0, 0, 0], [-8, 0, 0]]
    assert by_numpy["cellar"].tolist()[0] == -300
    assert by_numpy["cellar"]["shelf"].tolist() == [0, 0, 400]
    by_numpy["floor"][0] = 5
    assert house.floor[0] == 5
    assert open_house(buffer.copy()).cellar.shelf[2] == 400


def test_rules_share_the_bytes() -> None:
    buffer = np.zeros(HOUSE.itemsize, dtype=np.uint8)
    house = open_house(buffer)
    house.cellar.shelf[1] = 41
    assert furnish(buffer) == 41
    assert (house.rooms, house.windows, house.floor[4], house.wall[1, 2]) == (-7, 1 << 40, 99, -99)
    assert (house.cellar.bottles, house.cellar.shelf[1]) == (12345, 42)
    house.rooms = house.floor[4] = house.wall[1, 2] = house.cellar.bottles = house.cellar.shelf[1] = 0
    house.windows = 0
    assert not buffer.any()


def test_plain_records_hold_python_numbers_and_do_not_overflow() -> None:
    house = open_house(np.zeros(HOUSE.itemsize, dtype=np.uint8))
    assert type(house.rooms) is int
    assert type(house.floor[0]) is int
    with pytest.raises(ValueError, match="memoryview"):
        house.rooms = 128
    with pytest.raises(ValueError, match="memoryview"):
        house.floor[0] = -129
    with pytest.raises(IndexError):
        house.floor[5] = 0
