"""A bat that somebody doubts: FA-11, FA-12 and FA-13."""

from typing import Any

import pytest

from geisterstunde.kernel.game import Result
from tests.cemetery import Table
from tests.rules.manners import must_be_closed, next_to_open, refused, stakes_paid
from tests.rules.night_air import LONG, airy, bats_of, believe, count_of, next_to_set

CLAIMER = "bw????wg"
DOUBTER = "yw????wr"


def doubted(*rows: str, doubter: int = 1, claimer: int = 0, **more: Any) -> Table:
    """The claimer has put a bat on c8, and the doubter has doubted."""
    table = airy(rows=rows, turn=claimer, **more)
    table.do(claimer, "bat c8")
    players = len(rows)
    believe(table, *[(claimer + step) % players for step in range(1, (doubter - claimer) % players)])
    table.do(doubter, "doubt")
    return table


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_11_doubted_and_empty_the_doubter_takes_a_stake(players: int, edition: str) -> None:
    """Then the claimer lays."""
    table = doubted(CLAIMER, *[LONG] * (players - 1), edition=edition)
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "FA-11"}]
    assert table.stakes == [0, 1] + [0] * (players - 2)
    assert table.owed == {0: ["lay left", "lay right"]}


@pytest.mark.parametrize(("end", "colour"), [("left", "b"), ("right", "g")])
def test_fa_11_the_claimer_lays_either_end_and_the_turn_goes_on(end: str, colour: str) -> None:
    """The lid's colour does not matter."""
    table = doubted(CLAIMER, LONG, LONG)
    table.do(0, f"lay {end}")
    assert table.told("laid") == [{"seat": 0, "grave": "c8", "end": end, "colour": colour}]
    assert table.inside("c8") == f"vampire {colour}"
    assert next_to_open(table) == 0
    assert bats_of(table) == [1, 2, 2]
    assert table.view().claim is None


@pytest.mark.parametrize(
    ("inside", "sent"), [({}, False), ({"a1": "vampire r"}, True), ({"a1": "garlic 2"}, False)]
)
def test_fa_11_a_second_claim_of_the_turn_is_a_new_one(inside: dict[str, str], sent: bool) -> None:
    """The doubt was about the first; everybody is asked again, and now all believe."""
    table = doubted(CLAIMER, LONG, LONG, inside=inside, stakes=[0, 1, 0])
    table.do(0, "lay left", "bat a1")
    believe(table, 1, 2)
    assert table.told("stake_taken") == []
    assert set(table.owed) == {0}
    if sent:
        table.do(0, "send 1")
        table.do(1, "take r left")
    table.do(0, "lay left")
    assert table.inside("a1") == "vampire w"
    assert next_to_open(table) == 0
    assert bats_of(table) == [0, 2, 2]


def test_fa_11_laying_is_compulsory() -> None:
    """The claimer can't decline, and the doubter lays nothing."""
    table = doubted(CLAIMER, LONG, LONG, garlic=[3, 3, 3])
    assert refused(table, 0, "lay none")
    assert refused(table, 0, "garlic yes")
    assert refused(table, 0, "open a1")
    assert refused(table, 1, "lay left")


@pytest.mark.parametrize("doubter", [1, 2, 3])
def test_fa_11_the_stake_is_the_doubters_whoever_doubts(doubter: int) -> None:
    """Those who believed pay nothing."""
    table = doubted(CLAIMER, LONG, LONG, LONG, doubter=doubter)
    assert table.stakes == [1 if seat == doubter else 0 for seat in range(4)]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_fa_11_the_third_stake_resolves_before_the_claimer_lays(players: int) -> None:
    """Everybody gives the doubter one, the claimer too; then the claimer lays and the turn goes on."""
    table = doubted(CLAIMER, *[LONG] * (players - 1), stakes=[0, 2])
    givers = [seat for seat in range(players) if seat != 1]
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": tuple(givers), "each": 1}]
    assert set(table.owed) == set(givers)
    assert refused(table, 1, "lay left")
    for giver in givers:
        table.do(giver, "give left")
    assert set(table.owed) == {1}
    assert refused(table, 0, "lay left")
    table.do(1, "take b left", *["take k left"] * (players - 2))
    assert table.stakes == [0] * players
    assert len(table.rows[1]) == 8 + players - 1
    assert table.owed == {0: ["lay left", "lay right"]}
    assert table.inside("c8") == "empty"
    table.do(0, "lay right")
    assert table.inside("c8") == "vampire g"
    assert next_to_open(table) == 0


def test_fa_11_with_two_players_the_third_stake_costs_the_claimer_four() -> None:
    """The claimer gives four to the doubter, then lays a fifth."""
    table = doubted(CLAIMER, LONG, stakes=[0, 2], hidden={0: "kkkk"})
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": (0,), "each": 4}]
    table.do(0, *["give left"] * 4)
    table.do(1, "take b left", "take w left", "take k left", "take k left")
    assert [len(row) for row in table.rows] == [4, 12]
    table.do(0, "lay left")
    assert [len(row) for row in table.rows] == [3, 12]
    assert next_to_open(table) == 0


def test_fa_11_a_giver_of_the_third_stake_can_win() -> None:
    """Whoever has one left gives it away and wins; nothing is laid."""
    table = doubted(CLAIMER, LONG, "r", stakes=[0, 2])
    assert table.result == Result((2,), "gave_last")
    assert table.inside("c8") == "empty"
    assert table.owed == {}


def test_fa_11_the_claimer_can_win_as_giver_of_the_third_stake() -> None:
    """The claimer's only vampire goes to the doubter before it could be laid."""
    table = doubted("b", LONG, LONG, stakes=[0, 2])
    assert table.result == Result((0,), "gave_last")
    assert table.inside("c8") == "empty"


def test_fa_11_of_several_givers_the_first_clockwise_from_the_doubter_wins() -> None:
    """The doubter is the receiver, so seat 2 comes before the claimer."""
    table = doubted("b", LONG, "r", stakes=[0, 2])
    assert table.result == Result((2,), "gave_last")


def test_fa_11_the_claimer_wins_by_laying_the_last() -> None:
    """A row of one is laid by itself."""
    table = doubted("b", LONG, LONG)
    assert table.result == Result((0,), "laid_last")
    assert table.inside("c8") == "vampire b"


def test_fa_11_a_claimer_of_two_gives_one_and_lays_the_other() -> None:
    """Third stake of the doubter, then the last vampire is laid by itself, and the claimer wins."""
    table = doubted("bg", LONG, LONG, stakes=[0, 2])
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take b left", "take k left")
    assert table.told("laid") == [{"seat": 0, "grave": "c8", "end": "left", "colour": "g"}]
    assert table.result == Result((0,), "laid_last")


def test_fa_11_the_claimers_laying_may_be_the_third_after_the_doubters_third_stake() -> None:
    """Gifts first, then the laying, and with it the Count."""
    table = airy(rows=["gr" + LONG, LONG, LONG], stakes=[0, 2])
    table.do(0, "open a1", "open b1", "bat c8")
    table.do(1, "doubt")
    table.do(0, "give left")
    table.do(2, "give left")
    assert count_of(table) == (None, None)
    table.do(1, "take k left", "take k left")
    table.do(0, "lay left")
    assert table.told("count_came") == [{"seat": 0, "from": None}]
    assert next_to_open(table) == 0


def test_fa_11_stakes_of_the_claimer_do_not_matter() -> None:
    """The claimer was right and pays nothing."""
    table = doubted(CLAIMER, LONG, LONG, stakes=[2, 0, 2])
    assert table.stakes == [2, 1, 2]
    assert "gifts_fell_due" not in table.kinds


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_12_a_vampire_found_goes_to_the_claimer_and_the_doubter_lays(players: int, edition: str) -> None:
    """First the claimer picks the end, then the doubter lays either, then the turn ends."""
    table = doubted(
        CLAIMER, DOUBTER, *[LONG] * (players - 2), inside={"c8": "vampire r"}, edition=edition, stakes=[2, 2]
    )
    assert table.told("lifted") == [{"seat": 0, "grave": "c8", "inside": "vampire r"}]
    assert table.told("found_vampire_sent") == [{"receiver": 0, "grave": "c8", "colour": "r"}]
    assert table.owed == {0: ["take r left", "take r right"]}
    assert refused(table, 1, "lay left")
    table.do(0, "take r right")
    assert table.rows[0] == CLAIMER + "r"
    assert table.owed == {1: ["lay left", "lay right"]}
    table.do(1, "lay left")
    assert table.told("laid") == [{"seat": 1, "grave": "c8", "end": "left", "colour": "y"}]
    assert table.inside("c8") == "vampire y"
    assert table.stakes == [2, 2] + [0] * (players - 2)
    must_be_closed(table)
    assert next_to_open(table) == 1


@pytest.mark.parametrize(("end", "colour"), [("left", "y"), ("right", "r")])
def test_fa_12_the_doubter_lays_either_end(end: str, colour: str) -> None:
    """The lid is yellow; red may go in as well."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"})
    table.do(0, "take r left")
    assert table.rows[0] == "r" + CLAIMER
    table.do(1, f"lay {end}")
    assert table.inside("c8") == f"vampire {colour}"


def test_fa_12_the_doubter_must_lay() -> None:
    """Declining is not on offer, and nobody else does anything."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"}, garlic=[3, 3, 3])
    table.do(0, "take r left")
    assert refused(table, 1, "lay none")
    assert refused(table, 1, "garlic yes")
    assert refused(table, 0, "lay left")
    assert refused(table, 0, "open a1")


@pytest.mark.parametrize(("claimer", "doubter"), [(0, 2), (0, 3), (2, 0), (3, 2)])
def test_fa_12_the_next_turn_is_that_of_the_claimers_left_neighbour(claimer: int, doubter: int) -> None:
    """Not the doubter's."""
    table = doubted(LONG, LONG, LONG, LONG, claimer=claimer, doubter=doubter, inside={"c8": "vampire r"})
    table.do(claimer, "take r left")
    table.do(doubter, "lay left")
    assert next_to_open(table) == (claimer + 1) % 4
    assert [len(row) for row in table.rows] == [
        9 if seat == claimer else 7 if seat == doubter else 8 for seat in range(4)
    ]


def test_fa_12_the_doubter_wins_out_of_turn_by_laying_the_last() -> None:
    """The only vampire is laid by itself, after the claimer has taken the one found."""
    table = doubted(CLAIMER, LONG, "y", doubter=2, inside={"c8": "vampire r"})
    assert table.result is None
    assert table.owed == {0: ["take r left", "take r right"]}
    table.do(0, "take r left")
    assert table.told("laid") == [{"seat": 2, "grave": "c8", "end": "left", "colour": "y"}]
    assert table.result == Result((2,), "laid_last")


def test_fa_12_costs_no_stake() -> None:
    """Taking the vampire is the whole penalty."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"}, stakes=[2, 2, 2])
    assert stakes_paid(table) == 0
    assert "gifts_fell_due" not in table.kinds


def test_fa_12_the_doubters_laying_counts_against_dawn() -> None:
    """A vampire was laid in this turn, whoever laid it."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"}, idle_turns=59)
    table.do(0, "take r left")
    table.do(1, "lay left")
    assert table.result is None
    assert table.view().idle_turns == 0


def test_fa_12_a_doubter_who_owns_the_count_keeps_him_where_he_is() -> None:
    """The doubter lays on the bat's grave; the Count is not concerned."""
    table = doubted(
        CLAIMER, LONG, DOUBTER, doubter=2, inside={"c8": "vampire r"}, count_owner=2, count_grave="h8"
    )
    table.do(0, "take r left")
    table.do(2, "lay left")
    assert count_of(table) == (2, "h8")
    assert next_to_open(table) == 1


def test_fa_12_earlier_layings_of_the_turn_stay() -> None:
    """Two were laid before the claim; the turn ends all the same."""
    table = airy(rows=["gr" + LONG, DOUBTER, LONG], inside={"c8": "vampire b"})
    table.do(0, "open a1", "open b1", "bat c8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    table.do(1, "lay left")
    assert (table.inside("a1"), table.inside("b1"), table.inside("c8")) == (
        "vampire g",
        "vampire r",
        "vampire y",
    )
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_fa_13_anothers_garlic_its_owner_gives_one_and_the_doubter_lays(players: int, edition: str) -> None:
    """The bulb goes home, the doubter lays either, the turn ends; no stakes."""
    table = doubted(
        CLAIMER,
        DOUBTER,
        *[LONG] * (players - 2),
        inside={"c8": "garlic 2"},
        edition=edition,
        stakes=[2, 2, 2],
    )
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (2,), "each": 1}]
    assert table.owed == {2: ["give left", "give right"]}
    table.do(2, "give left")
    assert table.owed == {0: ["take k left", "take k right"]}
    table.do(0, "take k left")
    assert table.garlic == [0, 0, 1] + [0] * (players - 3)
    assert table.owed == {1: ["lay left", "lay right"]}
    assert refused(table, 1, "lay none")
    table.do(1, "lay right")
    assert table.inside("c8") == "vampire r"
    assert [len(row) for row in table.rows] == [9, 7, 7] + [8] * (players - 3)
    assert table.stakes == [2, 2, 2] + [0] * (players - 3)
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_fa_13_the_doubter_may_be_the_owner() -> None:
    """Gives one, takes the bulb back, and lays one."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "garlic 1"})
    assert table.owed == {1: ["give left", "give right"]}
    table.do(1, "give left")
    table.do(0, "take y left")
    assert table.owed == {1: ["lay left", "lay right"]}
    table.do(1, "lay right")
    assert table.inside("c8") == "vampire r"
    assert table.garlic == [0, 1, 0]
    assert len(table.rows[1]) == 6
    assert next_to_open(table) == 1


@pytest.mark.parametrize("players", [3, 4, 6])
def test_fa_13_for_the_claimers_own_garlic_everybody_gives_one(players: int) -> None:
    """The doubter gives as well, and lays after that."""
    table = doubted(CLAIMER, DOUBTER, *[LONG] * (players - 2), inside={"c8": "garlic 0"})
    givers = tuple(range(1, players))
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": givers, "each": 1}]
    for giver in givers:
        table.do(giver, "give left")
    table.do(0, "take y left", *["take k left"] * (players - 2))
    assert table.garlic == [1] + [0] * (players - 1)
    assert table.owed == {1: ["lay left", "lay right"]}
    table.do(1, "lay left")
    assert [len(row) for row in table.rows] == [8 + players - 1, 6] + [7] * (players - 2)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize(("owner", "each"), [(1, 2), (0, 4)])
def test_fa_13_with_two_players_two_or_four_are_given(owner: int, each: int, edition: str) -> None:
    """Two for the opponent's garlic, four for one's own; the opponent is the doubter and lays."""
    table = doubted(CLAIMER, LONG, inside={"c8": f"garlic {owner}"}, edition=edition, hidden={1: "kkkk"})
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": each}]
    table.do(1, *["give left"] * each)
    gifts = table.view().gifts
    assert gifts is not None
    table.do(0, *[f"take {colour} left" for colour in gifts.waiting])
    assert [len(row) for row in table.rows] == [8 + each, 8 - each]
    assert table.garlic == [1 - owner, owner]
    table.do(1, "lay left")
    assert [len(row) for row in table.rows] == [8 + each, 7 - each]
    assert next_to_open(table) == 1


def test_fa_13_the_doubter_wins_out_of_turn_by_laying_the_last() -> None:
    """After the owner's gift the doubter's only vampire is laid by itself."""
    table = doubted(CLAIMER, "y", LONG, inside={"c8": "garlic 2"})
    table.do(2, "give left")
    assert table.result is None
    table.do(0, "take k left")
    assert table.told("laid") == [{"seat": 1, "grave": "c8", "end": "left", "colour": "y"}]
    assert table.result == Result((1,), "laid_last")


def test_fa_13_the_doubter_of_two_gives_one_and_wins_with_the_other() -> None:
    """The claimer's own garlic: the doubter's second vampire is the one laid."""
    table = doubted(CLAIMER, "yr", LONG, inside={"c8": "garlic 0"})
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take y left", "take k left")
    assert table.told("laid") == [{"seat": 1, "grave": "c8", "end": "left", "colour": "r"}]
    assert table.result == Result((1,), "laid_last")


def test_fa_13_a_giver_with_one_wins_at_once() -> None:
    """Before the doubter lays."""
    table = doubted(CLAIMER, "y", "r", inside={"c8": "garlic 2"})
    assert table.result == Result((2,), "gave_last")
    assert table.told("laid") == []
    assert table.owed == {}


def test_fa_13_the_doubter_as_giver_with_one_wins_at_once() -> None:
    """Given, not laid."""
    table = doubted(CLAIMER, "y", LONG, inside={"c8": "garlic 1"})
    assert table.result == Result((1,), "gave_last")


@pytest.mark.parametrize(("owner", "row"), [(1, "yr"), (0, "yrwk")])
def test_fa_13_with_two_players_who_owes_all_wins_at_once(owner: int, row: str) -> None:
    """Two of two, or four of four."""
    table = doubted(CLAIMER, row, inside={"c8": f"garlic {owner}"})
    assert table.result == Result((1,), "gave_last")


@pytest.mark.parametrize(("owner", "row"), [(1, "yrk"), (0, "yrwkk")])
def test_fa_13_with_two_players_one_more_than_owed_is_laid_and_wins(owner: int, row: str) -> None:
    """After the gifts one is left, and it is laid by itself."""
    table = doubted(CLAIMER, row, inside={"c8": f"garlic {owner}"})
    table.do(1, *["give left"] * (len(row) - 1))
    gifts = table.view().gifts
    assert gifts is not None
    table.do(0, *[f"take {colour} left" for colour in gifts.waiting])
    assert table.result == Result((1,), "laid_last")


def test_fa_13_the_claimer_sets_a_count_that_is_due() -> None:
    """Three were laid before the claim: he is set when this ends the turn."""
    table = airy(rows=["gry" + LONG, DOUBTER, LONG], inside={"c8": "garlic 2"})
    table.do(0, "open a1", "open b1", "open c1", "bat c8")
    table.do(1, "doubt")
    table.do(2, "give left")
    table.do(0, "take k left")
    table.do(1, "lay left")
    assert next_to_set(table) == 0
    table.do(0, "count h8")
    assert next_to_open(table) == 1


@pytest.mark.parametrize(("row", "reason"), [("bwgk", "gave_last"), ("bwgky", "laid_last")])
def test_fa_11_with_two_players_a_claimer_of_four_or_five_wins_by_the_third_stake(
    row: str, reason: str
) -> None:
    """Four are given; a fifth is laid by itself after that."""
    table = doubted(row, LONG, stakes=[0, 2])
    if reason == "laid_last":
        assert table.result is None
        table.do(0, *["give left"] * 4)
        table.do(1, "take b left", "take w left", "take g left", "take k left")
        assert table.inside("c8") == "vampire y"
    assert table.result == Result((0,), reason)


def test_fa_12_new_faces_are_turned_up_for_the_doubter() -> None:
    """The doubter's end shows two again."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"}, hidden={1: "gkbb"})
    table.do(0, "take r left")
    table.do(1, "lay left")
    assert table.rows[1] == "wg???wr"


def test_fa_12_the_found_vampire_lies_face_up() -> None:
    """Like every gift, at the end the claimer picked; nothing else is turned."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"}, hidden={0: "kkkk"})
    table.do(0, "take r left")
    assert table.rows[0] == "rbw????wg"


def test_fa_11_when_the_claim_is_settled_nobody_doubts_any_more() -> None:
    """The doubter is named until the claimer has laid, and not in a second claim either."""
    table = doubted(CLAIMER, LONG, LONG)
    assert table.view().doubter == 1
    table.do(0, "lay left")
    assert table.view().doubter is None
    table.do(0, "bat a1")
    assert table.view().claim is not None
    assert table.view().doubter is None


def test_fa_12_in_the_next_turn_nobody_doubts_any_more() -> None:
    """The doubter is named until the grave is filled."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "vampire r"})
    table.do(0, "take r left")
    assert table.view().doubter == 1
    table.do(1, "lay left")
    assert table.view().doubter is None


def test_fa_13_in_the_next_turn_nobody_doubts_any_more() -> None:
    """The doubter is named while gifts are given, and until the grave is filled."""
    table = doubted(CLAIMER, DOUBTER, LONG, inside={"c8": "garlic 2"})
    table.do(2, "give left")
    assert table.view().doubter == 1
    table.do(0, "take k left")
    table.do(1, "lay left")
    assert table.view().doubter is None


@pytest.mark.parametrize(
    ("rows", "inside", "stakes", "winner", "receiver"),
    [
        ([CLAIMER, DOUBTER, "r"], {"c8": "garlic 2"}, [0, 0, 0], 2, 0),
        ([CLAIMER, "y", LONG], {"c8": "garlic 0"}, [0, 0, 0], 1, 0),
        (["b", DOUBTER, LONG], {}, [0, 2, 0], 0, 1),
    ],
    ids=["FA-13 another's", "FA-13 own", "FA-11 third stake"],
)
def test_fa_13_the_last_gift_moves_before_whoever_receives_it(
    rows: list[str], inside: dict[str, str], stakes: list[int], winner: int, receiver: int
) -> None:
    """As everywhere (DU-18): the winner's row is empty, and the gift was told before the end."""
    table = doubted(*rows, inside=inside, stakes=stakes)
    assert table.told("gave") == [
        {"seat": winner, "receiver": receiver, "end": "left", "colour": rows[winner]}
    ]
    assert table.kinds[-2:] == ["gave", "game_over"]
    assert table.rows[winner] == ""
    assert table.result == Result((winner,), "gave_last")


@pytest.mark.parametrize(("owner", "row"), [(1, "y"), (1, "yr"), (0, "yrw"), (0, "yrwk")])
def test_fa_13_with_two_players_all_that_is_held_is_given(owner: int, row: str) -> None:
    """Two or four are owed; whoever holds no more gives it all, and wins."""
    table = doubted(CLAIMER, row, inside={"c8": f"garlic {owner}"})
    assert len(table.told("gave")) == len(row)
    assert table.rows[1] == ""
    assert table.result == Result((1,), "gave_last")
