"""Not a third time, for two players in the edition of 2004: DU-42."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table
from tests.rules.manners import next_in_plague, next_to_open, stakes_paid

CEMETERY = """
g r y b k w w w
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
* w w w w w * g
w * w w w w w *
"""

BLACK = "kk??????kk"


def table_of(first: str = BLACK, second: str = BLACK, bulbs: int = 0, **more: Any) -> Table:
    """The cemetery above for two in the edition of 2004; what is not drawn in a row is black."""
    more = {"garlic": [bulbs, bulbs], "hidden": dict.fromkeys((0, 1), "k" * 12), "reserve": "wwww", **more}
    return Table(CEMETERY, rows=[first, second], **more)


def mine_and_yours(grave: str = "a2", **more: Any) -> Table:
    """Seat 0 opened the grave, then seat 1 did; it is seat 0's turn."""
    table = table_of(**more)
    table.do(0, f"open {grave}")
    table.do(1, f"open {grave}")
    assert table.stakes == more.get("stakes", [0, 0])
    return table


def finds_two_rats(table: Table, seat: int, rats: tuple[str, str]) -> None:
    """The seat finds a rat and, as its holder, another: the opponent holds that one; then both stop."""
    table.do(seat, f"open {rats[0]}", f"open {rats[1]}")
    assert next_in_plague(table) == 1 - seat
    table.do(1 - seat, "stop")
    table.do(seat, "stop")


def test_du_42_opening_a_grave_a_third_time_in_a_row_costs_a_stake() -> None:
    """Mine, yours, mine again: a stake, then the grave is left empty and the turn ends."""
    table = mine_and_yours()
    table.do(0, "open a2")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-42"}]
    assert table.stakes == [1, 0]
    assert next_to_open(table) == 1


def test_du_42_a_second_opening_is_free() -> None:
    """Yours after mine costs nothing."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_every_other_grave_is_free() -> None:
    """Mine, yours, and then a different one, whichever it is."""
    for grave in GRAVE_NAMES:
        table = mine_and_yours()
        table.do(0, f"open {grave}")
        assert table.stakes == [1 if grave == "a2" else 0, 0]


def test_du_42_the_opponent_may_pay_as_well() -> None:
    """A fourth and a fifth opening are third ones for whoever opens."""
    table = mine_and_yours()
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert table.stakes == [1, 1]
    table.do(0, "open a2")
    assert table.stakes == [2, 1]


def blue_gift_then_yours(**more: Any) -> Table:
    """Seat 0 found own garlic in the blue grave d1 and has a blue gift at the left; then seat 1 opened d1."""
    table = table_of(inside={"d1": "garlic 0"}, second="bk????????????kk", **more)
    table.do(0, "open d1")
    table.do(1, *["give left"] * 4)
    table.do(0, "take k left", "take k left", "take k left", "take b left")
    table.do(1, "open d1")
    return table


def test_du_42_the_stake_comes_first_then_the_grave_is_resolved_by_laying() -> None:
    """A vampire fits by now: the stake is paid, it is laid, and the player opens again."""
    table = blue_gift_then_yours()
    table.do(0, "open d1")
    assert table.kinds[:3] == ["opened", "stake_taken", "laid"]
    assert table.stakes == [1, 0]
    assert table.inside("d1") == "vampire b"
    assert next_to_open(table) == 0


def test_du_42_the_stake_comes_first_then_garlic_may_be_put_in() -> None:
    """The stake lies there already when the question is asked, and garlic does not buy it back."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic no")
    table.do(0, "open a2")
    assert table.stakes == [1, 0]
    assert table.owed == {0: ["garlic yes", "garlic no"]}
    table.do(0, "garlic yes")
    assert table.inside("a2") == "garlic 0"
    assert table.stakes == [1, 0]
    assert next_to_open(table) == 1


def test_du_42_never_two_stakes_for_one_opening() -> None:
    """The opponent has laid a vampire there: one stake, not two."""
    table = table_of(second="wk????kk")
    table.do(0, "open a2")
    table.do(1, "open a2", "open d1")
    table.do(0, "open a2")
    assert stakes_paid(table) == 1
    assert table.stakes == [1, 0]
    assert next_to_open(table) == 1


def test_du_42_never_two_stakes_even_if_the_first_is_the_third() -> None:
    """Three stakes, one round of gifts, and no stake left over."""
    table = table_of(second="wk????????kk", stakes=[2, 0])
    table.do(0, "open a2")
    table.do(1, "open a2", "open d1")
    table.do(0, "open a2")
    assert stakes_paid(table) == 1
    table.do(1, *["give left"] * 4)
    table.do(0, *["take k left"] * 4)
    assert table.stakes == [0, 0]
    assert next_to_open(table) == 1


def test_du_42_no_stake_on_top_of_found_garlic() -> None:
    """The opponent put garlic there: two gifts, no stake."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic yes")
    table.do(0, "open a2")
    assert stakes_paid(table) == 0
    table.do(1, "give left", "give left")
    table.do(0, "take k left", "take k left")
    assert table.stakes == [0, 0]
    assert next_to_open(table) == 1


def test_du_42_openings_that_found_garlic_count() -> None:
    """I put garlic in, you found it, the bulb went home: opening it a third time costs."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic yes")
    table.do(1, "open a2")
    table.do(0, "give left", "give left")
    table.do(1, "take k left", "take k left")
    table.do(0, "open a2")
    assert stakes_paid(table) == 1


def test_du_42_a_third_stake_is_settled_before_the_grave_is_resolved() -> None:
    """Four gifts come first: the blue one that was added outermost fits the blue grave and is laid."""
    table = mine_and_yours("d1", second="kkbk????????kk", stakes=[2, 0])
    table.do(0, "open d1")
    assert table.kinds[:3] == ["opened", "stake_taken", "gifts_fell_due"]
    assert set(table.owed) == {1}
    table.do(1, *["give left"] * 4)
    table.do(0, "take k left", "take k left", "take k left", "take b right")
    assert table.told("laid") == [{"seat": 0, "grave": "d1", "end": "right", "colour": "b"}]
    assert table.stakes == [0, 0]
    assert next_to_open(table) == 0


def test_du_42_a_third_stake_can_cover_what_would_have_fitted() -> None:
    """The gifts lie outside the blue vampire before the blue grave is resolved: nothing fits any more."""
    table = blue_gift_then_yours(stakes=[2, 0])
    table.do(0, "open d1")
    assert set(table.owed) == {1}
    table.do(1, *["give left"] * 4)
    table.do(0, *["take k left"] * 4)
    assert table.owed == {0: ["garlic yes", "garlic no"]}
    table.do(0, "garlic no")
    assert table.inside("d1") == "empty"
    assert next_to_open(table) == 1


def test_du_42_a_third_stake_can_win_for_the_opponent() -> None:
    """The opponent has four vampires, all of them owed now."""
    table = mine_and_yours(second="kkkk", stakes=[2, 0])
    table.do(0, "open a2")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "gave_last")


def test_du_42_counts_the_opponents_last_turn_only() -> None:
    """Mine, yours, then both of us elsewhere: it is forgotten."""
    table = mine_and_yours()
    table.do(0, "open b2")
    table.do(1, "open c2")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_what_only_i_opened_is_free() -> None:
    """Mine, and you were elsewhere."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open b2")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_what_only_the_opponent_opened_is_free() -> None:
    """Yours, and I was elsewhere."""
    table = table_of()
    table.do(0, "open b2")
    table.do(1, "open a2")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_mine_must_come_before_yours() -> None:
    """You opened it before me, and elsewhere since: no third time."""
    table = table_of(turn=1)
    table.do(1, "open a2")
    table.do(0, "open a2")
    table.do(1, "open c2")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_holds_for_any_opening_of_the_turns() -> None:
    """Not only the first grave of a turn: I laid before, you laid before, I lay before opening it again."""
    table = table_of("grk?????kk", "bkk?????kk")
    table.do(0, "open a1", "open c2")
    table.do(1, "open d1", "open c2")
    table.do(0, "open b1", "open c2")
    assert table.stakes == [1, 0]


def test_du_42_a_rat_does_not_count() -> None:
    """Your rat showed in your last turn: it opened nothing that counts, so nothing is forbidden."""
    table = mine_and_yours()
    table.do(0, "open a2")
    table.do(1, "open h8", "stop")
    table.do(0, "stop")
    table.do(0, "open a2")
    assert table.stakes == [1, 0]


def test_du_42_your_openings_in_a_plague_do_not_count() -> None:
    """Mine; then you opened it in a plague of yours: I may open it again."""
    table = table_of()
    table.do(0, "open h7")
    table.do(1, "open h8", "open h7", "stop")
    table.do(0, "stop")
    table.do(0, "open h7")
    assert table.stakes == [0, 0]


def test_du_42_my_openings_in_a_plague_do_not_count() -> None:
    """I opened it in a plague of mine, then you in your turn: I may open it again."""
    table = table_of()
    table.do(0, "open h8", "open h7", "stop")
    table.do(1, "stop")
    table.do(1, "open h7")
    table.do(0, "open h7")
    assert table.stakes == [0, 0]


def test_du_42_openings_in_a_plague_do_not_cost() -> None:
    """Mine, yours, and then in a plague of mine: free."""
    table = mine_and_yours("h7")
    table.do(0, "open h8", "open h7")
    assert table.stakes == [0, 0]
    assert next_in_plague(table) == 0


def test_du_42_the_covered_grave_of_a_rat_starts_anew() -> None:
    """My rat does not count: you open its new lid, I open it after you, and it is free."""
    table = table_of()
    table.do(0, "open h8", "stop")
    table.do(1, "stop")
    table.do(1, "open h8")
    table.do(0, "open h8")
    assert table.stakes == [0, 0]


def test_du_42_nothing_is_forbidden_in_a_turn_that_follows_a_turn_of_ones_own() -> None:
    """After two rats it is my turn again: the grave that was dear in my last turn is free now."""
    for grave in GRAVE_NAMES:
        table = mine_and_yours()
        finds_two_rats(table, 0, ("h8", "g7"))
        assert next_to_open(table) == 0
        table.do(0, f"open {grave}")
        assert table.stakes == [0, 0]


def test_du_42_a_stake_in_a_second_turn_of_ones_own_is_never_for_repeating() -> None:
    """Yours, mine with a laying, two rats, mine again: the stake is for the vampire inside, no other."""
    table = table_of(first="bk????????kk", turn=1)
    table.do(1, "open d1")
    table.do(0, "open d1")
    finds_two_rats(table, 0, ("h8", "g7"))
    assert next_to_open(table) == 0
    table.do(0, "open d1")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-13"}]


def test_du_42_my_turn_before_yours_is_the_later_one_of_two() -> None:
    """I had two turns in a row: a rat turn, then a2. You opened a2: a third time costs."""
    table = table_of()
    finds_two_rats(table, 0, ("h8", "g7"))
    table.do(0, "open a2")
    table.do(1, "open a2")
    table.do(0, "open a2")
    assert table.stakes == [1, 0]


def test_du_42_your_last_turn_is_the_later_one_of_two() -> None:
    """Mine; you had a rat turn and then, in a turn of your own again, opened it: a third time costs."""
    table = table_of()
    table.do(0, "open a2")
    finds_two_rats(table, 1, ("h8", "g7"))
    assert next_to_open(table) == 1
    table.do(1, "open a2")
    table.do(0, "open a2")
    assert table.stakes == [1, 0]


def test_du_42_your_turn_before_my_two_turns_still_counts() -> None:
    """Yours; I had a rat turn and then opened it in my second one: your third time costs you."""
    table = table_of(turn=1)
    table.do(1, "open a2")
    finds_two_rats(table, 0, ("h8", "g7"))
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert table.stakes == [0, 1]


def test_du_42_a_rat_turn_in_between_breaks_the_row() -> None:
    """In your turn before mine you opened only a rat, so what you opened long ago is free."""
    table = table_of(turn=1)
    table.do(1, "open a2")
    table.do(0, "open b2")
    table.do(1, "open h8", "stop")
    table.do(0, "stop")
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert table.stakes == [0, 0]


def test_du_42_is_for_two_players_only() -> None:
    """With three in 2004 nothing is forbidden."""
    table = Table(CEMETERY, rows=[BLACK] * 3, garlic=[0] * 3, hidden=dict.fromkeys(range(3), "kkkkkk"))
    for seat in (0, 1, 2, 0, 1, 2):
        table.do(seat, "open a2")
    assert table.stakes == [0, 0, 0]


def test_du_42_is_for_2004_only() -> None:
    """In 2018 two players pay for the second opening already, by DU-41, and garlic makes it free."""
    table = table_of(edition="2018", bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic no")
    assert [fact["rule"] for fact in table.told("stake_taken")] == ["DU-41"]
    table.do(0, "open a2", "garlic yes")
    assert table.stakes == [0, 1]


@pytest.mark.parametrize("first", [0, 1])
def test_du_42_holds_for_either_seat(first: int) -> None:
    """Whoever began."""
    table = table_of(turn=first)
    table.do(first, "open a2")
    table.do(1 - first, "open a2")
    table.do(first, "open a2")
    assert table.stakes[first] == 1
