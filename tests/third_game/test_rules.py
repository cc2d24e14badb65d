"""The rules of Attic Pairs, by their ids."""

import msgspec
import pytest
from attic_pairs.game import ATTIC_PAIRS
from attic_pairs.state import LAST_IDLE_TURN, THINGS

from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput, Refused

pytestmark = pytest.mark.usefixtures("installed")

IN_ORDER = [thing for thing in THINGS[:4] for _ in range(2)]  # 1 and 2 are a pair, 3 and 4, ...


def attic(players: int = 2) -> Buffer:
    """Seat 0 begins, and pairs lie side by side."""
    options = ATTIC_PAIRS.options_from({"players": players, "first": 0})
    return ATTIC_PAIRS.lay_out(options, {"chests": IN_ORDER})


def opened(position: Buffer, *chests: int) -> list[str]:
    """Whoever is on turn opens some chests; the kinds of what happened last."""
    for chest in chests:
        events = ATTIC_PAIRS.apply(position, ATTIC_PAIRS.whose_turn(position), chest - 1)
    return [event.kind for event in events]


def refused(position: Buffer, chest: int) -> tuple[str, str]:
    """Why a chest may not be opened: a code, and the rule."""
    with pytest.raises(Refused) as turned_down:
        opened(position, chest)
    return turned_down.value.refusal.code, turned_down.value.refusal.rule


def test_ap_1_every_thing_lies_in_two_chests() -> None:
    for players, size, chests in ((2, "small", 8), (4, "large", 12)):
        options = ATTIC_PAIRS.options_from({"players": players, "attic": size})
        dealt = ATTIC_PAIRS.deal_to(options, ATTIC_PAIRS.deal(options, bytes(32)))["chests"]
        assert sorted(dealt) == sorted(2 * THINGS[: chests // 2])
    for wrong in ({"players": 5}, {"attic": "huge"}):
        with pytest.raises(BadInput):
            ATTIC_PAIRS.options_from(wrong)
    with pytest.raises(BadInput):
        ATTIC_PAIRS.lay_out(ATTIC_PAIRS.options_from({"first": 0}), {"chests": ["owl"] * 8})


def test_ap_2_the_first_chest_stays_open_until_the_second_is_opened() -> None:
    position = attic()
    assert opened(position, 3) == ["chest_opened"]
    assert ATTIC_PAIRS.view(position, 1).chests[2] == "key"
    assert refused(position, 3) == ("open_already", "AP-2")
    assert ATTIC_PAIRS.whose_turn(position) == 0


def test_ap_3_a_pair_is_taken_and_the_turn_goes_on() -> None:
    position = attic()
    assert opened(position, 1, 2) == ["chest_opened", "pair_taken"]
    view = ATTIC_PAIRS.view(position, 0)
    assert view.chests[:3] == ("empty", "empty", "closed")
    assert [player.pairs for player in view.players] == [1, 0]
    assert (view.turn, view.asked) == (0, "first")
    assert refused(position, 1) == ("taken", "AP-3")


def test_ap_4_two_different_things_are_closed_and_the_left_neighbour_is_next() -> None:
    position = attic(players=3)
    assert opened(position, 1, 3) == ["chest_opened", "chests_closed", "turn_began"]
    view = ATTIC_PAIRS.view(position, 0)
    assert set(view.chests) == {"closed"}
    assert view.turn == 1


def test_ap_5_when_all_chests_are_empty_the_most_pairs_win() -> None:
    position = attic()
    opened(position, 1, 2, 3, 4, 5, 6)
    assert opened(position, 7, 8) == ["chest_opened", "pair_taken", "game_over"]
    assert msgspec.to_builtins(ATTIC_PAIRS.result(position)) == {"winners": (0,), "reason": "all_found"}


def test_ap_5_a_tie_is_shared() -> None:
    position = attic()
    opened(position, 1, 2, 3, 4, 5, 7, 5, 6, 7, 8)
    result = ATTIC_PAIRS.result(position)
    assert result is not None
    assert result.winners == (0, 1)


def test_ap_5_at_midnight_the_game_ends() -> None:
    position = attic()
    opened(position, 1, 2)
    for _ in range(LAST_IDLE_TURN - 1):
        assert opened(position, 3, 5)[-1] == "turn_began"
    assert opened(position, 3, 5)[-1] == "game_over"
    assert msgspec.to_builtins(ATTIC_PAIRS.result(position)) == {"winners": (0,), "reason": "midnight"}
