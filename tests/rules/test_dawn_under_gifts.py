"""How vampires are given and taken: DU-17, with the choices of DU-50 that belong to it."""

from itertools import permutations

import pytest

from tests.cemetery import Table
from tests.rules.boards import CEMETERY
from tests.rules.manners import next_to_open, refused

FOUR = ["kw????wk", "gk????yr", "bw????wg", "rw????wy"]


def own_garlic(rows: list[str], finder: int = 0, **hidden: str) -> Table:
    """The finder has just opened a grave with their own garlic."""
    table = Table(
        CEMETERY,
        rows=rows,
        inside={"c1": f"garlic {finder}"},
        turn=finder,
        hidden={int(seat.removeprefix("seat")): row for seat, row in hidden.items()},
    )
    table.do(finder, "open c1")
    return table


@pytest.mark.parametrize(("end", "colour", "row"), [("left", "g", "kw???yr"), ("right", "r", "gk???wy")])
def test_du_17_a_giver_chooses_the_end(end: str, colour: str, row: str) -> None:
    """Either end vampire may go, and the next face there is turned up."""
    table = Table(CEMETERY, rows=FOUR, inside={"c1": "garlic 1"})
    table.do(0, "open c1")
    table.do(1, f"give {end}")
    assert table.told("gave") == [{"seat": 1, "receiver": 0, "end": end, "colour": colour}]
    assert table.rows[1] == row


@pytest.mark.parametrize("finder", [0, 1, 2, 3])
def test_du_17_gifts_go_clockwise_from_the_receivers_left(finder: int) -> None:
    """The left neighbour's gift comes first, then the next, round the table."""
    table = own_garlic(FOUR, finder)
    clockwise = [(finder + step) % 4 for step in (1, 2, 3)]
    gave = []
    for giver in clockwise:
        table.do(giver, "give left")
        gave += [fact["seat"] for fact in table.told("gave")]
    assert gave == clockwise


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_du_50_givers_choose_in_any_order_and_gifts_take_effect_clockwise(order: tuple[int, ...]) -> None:
    """Whoever chooses first, the vampires move in the same order and end up the same."""
    table = own_garlic(FOUR)
    ends = {1: "right", 2: "left", 3: "right"}
    gave = []
    for giver in order:
        table.do(giver, f"give {ends[giver]}")
        gave += [(fact["seat"], fact["end"], fact["colour"]) for fact in table.told("gave")]
    assert gave == [(1, "right", "r"), (2, "left", "b"), (3, "right", "y")]
    assert table.rows == ["kw????wk", "gk???wy", "ww???wg", "rw???ww"]
    assert table.owed == {
        0: ["take y left", "take y right", "take r left", "take r right", "take b left", "take b right"]
    }


def test_du_50_a_choice_is_made_independently_of_the_others() -> None:
    """What a giver chose is told to that giver alone until it takes effect."""
    table = own_garlic(FOUR)
    events = table.do(3, "give right")
    for event in events:
        if event.is_for(0) or event.is_for(1) or event.is_for(-1):
            assert "end" not in event.facts
            assert "colour" not in event.facts
    assert any(event.facts.get("end") == "right" and event.audience == 3 for event in events)


def test_du_50_no_view_tells_what_another_giver_chose() -> None:
    """Left or right: the views of all others are the same, and nothing has moved."""
    tables = {end: own_garlic(FOUR) for end in ("left", "right")}
    for end, table in tables.items():
        table.do(3, f"give {end}")
        assert table.rows == FOUR
    for viewer in (-1, 0, 1, 2):
        assert tables["left"].view(viewer) == tables["right"].view(viewer)
    for end, table in tables.items():
        gifts = table.view(3).gifts
        assert gifts is not None
        assert gifts.promised == end


def test_du_50_all_see_who_has_chosen_and_who_has_not() -> None:
    """That a giver is ready is no secret."""
    table = own_garlic(FOUR)
    events = table.do(2, "give left")
    assert [event.audience for event in events if event.kind == "giver_ready"] == [-1]
    assert table.told("giver_ready") == [{"seat": 2}]
    assert table.view().owing == (1, 3)


def test_du_17_nothing_of_a_gift_is_left_over() -> None:
    """When all is added nothing waits, and the next gifts are new ones."""
    table = own_garlic(["kw????wk", "gk????yr", "bw????wg"])
    table.do(1, "give left")
    table.do(2, "give right")
    gifts = table.view(1).gifts
    assert gifts is not None
    assert (gifts.receiver, gifts.each, gifts.waiting, gifts.promised) == (0, 0, "gg", None)
    table.do(0, "take g left", "take g left")
    assert table.view(1).gifts is None
    table.do(1, "open b1", "open c1")
    assert table.view(2).gifts is None


def test_du_17_a_giver_chooses_once() -> None:
    """A choice that is made is made."""
    table = own_garlic(FOUR)
    table.do(3, "give right")
    assert set(table.owed) == {1, 2}
    assert refused(table, 3, "give left") == "DU-17"
    assert refused(table, 3, "give right") == "DU-17"


def test_du_17_the_receiver_gives_nothing() -> None:
    """Nor does the receiver add anything before all are given."""
    table = own_garlic(FOUR)
    assert refused(table, 0, "give left") == "DU-17"
    table.do(1, "give left")
    assert refused(table, 0, "take g left") == "DU-17"


def test_du_17_only_a_giver_gives() -> None:
    """For another's garlic the rest of the table is not asked."""
    table = Table(CEMETERY, rows=FOUR, inside={"c1": "garlic 2"})
    table.do(0, "open c1")
    assert refused(table, 1, "give left") == "DU-17"
    assert refused(table, 3, "give left") == "DU-17"


def test_du_17_several_from_one_giver_go_one_at_a_time() -> None:
    """Two players, four gifts: the next face is turned up between, and may be given as well."""
    table = own_garlic(["kw????wk", "gk????yr"], seat1="bywr")
    table.do(1, "give left")
    assert table.kinds[-1] == "turned_up"
    assert table.rows[1] == "kb???yr"
    table.do(1, "give left")
    assert table.rows[1] == "by??yr"
    table.do(1, "give left")
    assert table.told("gave") == [{"seat": 1, "receiver": 0, "end": "left", "colour": "b"}]
    assert table.rows[1] == "yw?yr"
    table.do(1, "give right")
    assert table.rows[1] == "ywry"
    gifts = table.view().gifts
    assert gifts is not None
    assert sorted(gifts.waiting) == sorted("gkbr")


def test_du_17_the_receiver_waits_until_all_are_given() -> None:
    """After three of four gifts nothing can be added yet."""
    table = own_garlic(["kw????wk", "gk????yr"])
    table.do(1, "give left", "give left", "give left")
    assert set(table.owed) == {1}
    assert refused(table, 0, "take g left")


@pytest.mark.parametrize("order", list(permutations("grb")))
def test_du_17_the_receiver_adds_gifts_in_any_order(order: tuple[str, ...]) -> None:
    """The last one added is outermost."""
    table = own_garlic(FOUR)
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(3, "give left")
    table.do(0, *[f"take {colour} right" for colour in order])
    assert table.rows[0] == "kw????wk" + "".join(order)


def test_du_17_the_receiver_adds_gifts_to_either_end() -> None:
    """Some left, some right, face up."""
    table = own_garlic(FOUR)
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(3, "give left")
    table.do(0, "take b right", "take g left", "take r right")
    assert table.rows[0] == "gkw????wkbr"
    assert next_to_open(table) == 1


def test_du_17_equal_gifts_may_go_to_different_ends() -> None:
    """Two of one colour are two vampires."""
    table = own_garlic(["kw????wk", "gg????gg", "gg????gg"])
    table.do(1, "give left")
    table.do(2, "give left")
    assert table.owed == {0: ["take g left", "take g right"]}
    table.do(0, "take g left")
    assert table.owed == {0: ["take g left", "take g right"]}
    table.do(0, "take g right")
    assert table.rows[0] == "gkw????wkg"


def test_du_17_only_what_was_given_can_be_taken() -> None:
    """No other colour, and none twice."""
    table = own_garlic(FOUR)
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(3, "give left")
    assert refused(table, 0, "take w left") == "DU-17"
    table.do(0, "take g left")
    assert refused(table, 0, "take g left") == "DU-17"
    assert refused(table, 1, "take b left")


def test_du_17_a_gift_cannot_be_declined() -> None:
    """The receiver can neither stop nor open before everything is added."""
    table = own_garlic(FOUR)
    for giver in (1, 2, 3):
        table.do(giver, "give left")
    for decision in ("stop", "open a1", "lay none", "garlic no"):
        assert refused(table, 0, decision) == "DU-17"


def test_du_17_a_giver_keeps_the_order_of_the_row() -> None:
    """Only end vampires can be given: the rest stays as it was."""
    table = own_garlic(["kw????wk", "gkbyr", "bw????wg"])
    table.do(1, "give right")
    table.do(2, "give left")
    assert table.rows[1] == "gkby"
