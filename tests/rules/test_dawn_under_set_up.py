"""Pieces and set-up: DU-1, DU-3 to DU-6."""

from collections import Counter
from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.options import BARE_PRESETS
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.refusal import BadInput
from tests.cemetery import GAME, Table
from tests.rules.manners import may_open, next_to_open, refused

TEN_OF_EACH = dict.fromkeys("wkyrgb", 10)
MANY_DEALS = range(60)
TWENTY_BY_HAND = list(GRAVE_NAMES[:20])


def dealt(number: int = 0, **options: Any) -> dict[str, Any]:
    """All that was dealt: `lids` on the graves, the `reserve`, the `rows`, and who is `first` by chance."""
    wanted = GAME.options_from(options)
    return GAME.deal_to(wanted, GAME.deal(wanted, numbered_seed(number)))


def fresh_view(number: int = 0, seat: int = SPECTATOR, **options: Any) -> Any:
    """What a seat sees before the first decision."""
    return GAME.view(GAME.deal(GAME.options_from(options), numbered_seed(number)), seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_du_1_there_are_ten_lids_of_each_colour_and_six_rats(players: int) -> None:
    """60 coloured lids, ten a colour, and 6 rats, counting graves and reserve."""
    deal = dealt(players=players)
    assert Counter(deal["lids"] + deal["reserve"]) == {**TEN_OF_EACH, "*": 6}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_du_1_there_are_ten_vampires_of_each_colour(players: int) -> None:
    """60 vampires, ten a colour."""
    assert Counter("".join(dealt(players=players)["rows"])) == TEN_OF_EACH


def test_du_1_there_are_sixty_graves_and_none_on_the_plaza() -> None:
    """60 graves: an 8 x 8 square without the four places in its centre."""
    assert len(set(GRAVE_NAMES)) == 60
    assert not set(GRAVE_NAMES) & {"d4", "e4", "d5", "e5"}
    with pytest.raises(BadInput):
        GAME.action_from("open d4")


def test_du_1_there_are_three_bulbs_for_each_of_six_seats() -> None:
    """18 bulbs, three a seat."""
    assert [player.garlic for player in fresh_view(players=6).players] == [3] * 6


def test_du_1_a_bulb_tells_its_owner_and_no_colour() -> None:
    """A bulb's colour says whose it is; it fits no lid and is no vampire's."""
    table = Table(rows=["w????w"] * 6, inside={"c3": "garlic 5"})
    table.do(0, "open c3")
    assert table.told("opened") == [{"seat": 0, "grave": "c3", "lid": "w", "inside": "garlic 5"}]
    assert "laid" not in table.kinds


def test_du_1_thirteen_stakes_are_enough_for_six_players() -> None:
    """13 stakes: six players can hold two each, and one of them can take a third."""
    table = Table(rows=["rr??rr"] * 6, stakes=[2] * 6, inside={"c3": "vampire w"})
    table.do(0, "open c3")
    assert table.told("stake_taken")[0]["stakes"] == 3
    for giver in range(1, 6):
        table.do(giver, "give left")
    table.do(0, *["take r left"] * 5)
    assert table.stakes == [0, 2, 2, 2, 2, 2]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_du_3_six_coloured_lids_are_the_reserve_and_a_lid_lies_on_every_grave(players: int) -> None:
    """6 lids without a rat are set aside; the other 54 and the 6 rats cover all 60 graves."""
    deal = dealt(players=players)
    assert len(deal["reserve"]) == 6
    assert Counter(lid == "*" for lid in deal["lids"]) == {False: 54, True: 6}
    assert fresh_view(players=players).reserve == 6


@pytest.mark.parametrize("players", [3, 6])
def test_du_3_the_reserve_is_random_but_never_holds_a_rat(players: int) -> None:
    """6 random coloured lids form the reserve: every colour can come first, a rat never comes at all."""
    reserves = [dealt(number, players=players)["reserve"] for number in MANY_DEALS]
    assert {reserve[0] for reserve in reserves} == set("wkyrgb")
    assert not any("*" in reserve for reserve in reserves)


def test_du_3_a_rat_can_lie_on_any_grave() -> None:
    """Rats are mixed among the other lids."""
    rats = {
        place
        for number in MANY_DEALS
        for place, lid in enumerate(dealt(number, players=4)["lids"])
        if lid == "*"
    }
    assert len(rats) > 55


def test_du_3_everything_lies_face_down() -> None:
    """Lids and reserve lie face down: nobody sees an underside, whatever seat."""
    for seat in (SPECTATOR, 0, 3):
        assert fresh_view(players=4, seat=seat).lids == "#" * 60


@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_du_3_all_vampires_are_dealt_evenly(players: int, each: int) -> None:
    """20, 15, 12 or 10 vampires each."""
    assert [len(row) for row in dealt(players=players)["rows"]] == [each] * players


def test_du_3_the_order_of_a_row_never_changes() -> None:
    """What is laid leaves the rest of the row in its order, the face-down ones included."""
    lids = "g" + "r" + "k" + "b" + "w" * 56
    table = Table(lids, rows=["gkb????yr", "yyyyyy", "yyyyyy"], hidden={0: "wgby"})
    table.do(0, "open a1", "open b1", "open c1", "open d1")
    assert table.rows[0] == "wg?yy"
    table.do(0, "open e1")
    assert table.rows[0] == "gbyy"


def test_du_4_two_colours_leave_and_four_rats_play() -> None:
    """Two colours are out; 36 coloured lids and 4 rats lie on 40 graves, 4 lids are the reserve."""
    deal = dealt(players=2, without="rb")
    assert Counter(deal["lids"] + deal["reserve"]) == {**dict.fromkeys("wkyg", 10), "*": 4, ".": 20}
    assert len(deal["reserve"]) == 4
    assert "*" not in deal["reserve"]
    assert Counter("".join(deal["rows"])) == dict.fromkeys("wkyg", 10)


def test_du_4_two_players_have_twenty_vampires_each() -> None:
    """20 vampires each, and the reserve counts 4."""
    assert [len(row) for row in dealt(players=2)["rows"]] == [20, 20]
    assert fresh_view(players=2).reserve == 4


def test_du_4_the_colours_that_leave_are_random_unless_chosen() -> None:
    """Chance can send away any colour, always two, and the same for lids and vampires."""
    gone = set()
    for number in MANY_DEALS:
        deal = dealt(number, players=2)
        left = set("".join(deal["rows"]))
        assert len(left) == 4
        assert set(deal["lids"] + deal["reserve"]) - {"*", "."} == left
        gone |= set("wkyrgb") - left
    assert gone == set("wkyrgb")


def test_du_4_the_bare_graves_are_random_unless_chosen() -> None:
    """Twenty graves stay bare, and chance can choose any."""
    bare = set()
    for number in MANY_DEALS:
        here = {place for place, lid in enumerate(dealt(number, players=2)["lids"]) if lid == "."}
        assert len(here) == 20
        bare |= here
    assert len(bare) == 60


@pytest.mark.parametrize("preset", sorted(BARE_PRESETS))
def test_du_4_the_bare_graves_can_be_a_tidy_pattern(preset: str) -> None:
    """A preset: the same twenty in every deal, and the pattern looks the same from left and right."""
    patterns = {
        "".join("." if lid == "." else "#" for lid in dealt(number, players=2, bare=preset)["lids"])
        for number in range(5)
    }
    assert len(patterns) == 1
    bare = {name for name, lid in zip(GRAVE_NAMES, patterns.pop(), strict=True) if lid == "."}
    assert len(bare) == 20
    assert bare == {f"{'hgfedcba'['abcdefgh'.index(name[0])]}{name[1]}" for name in bare}


def test_du_4_the_bare_graves_can_be_picked_by_hand() -> None:
    """Any twenty graves."""
    lids = dealt(players=2, bare=TWENTY_BY_HAND)["lids"]
    assert lids[:20] == "." * 20
    assert "." not in lids[20:]


@pytest.mark.parametrize(
    "wrong",
    [
        {"bare": TWENTY_BY_HAND[:19]},
        {"bare": [*TWENTY_BY_HAND, "h8"]},
        {"bare": [*TWENTY_BY_HAND[:19], TWENTY_BY_HAND[0]]},
        {"bare": [*TWENTY_BY_HAND[:19], "d4"]},
        {"bare": "heart"},
        {"without": "r"},
        {"without": "rr"},
        {"without": "rgb"},
        {"without": "rx"},
        {"players": 3, "without": "rb"},
        {"players": 3, "bare": TWENTY_BY_HAND},
        {"players": 4, "bare": "cross"},
        {"players": 1},
        {"players": 7},
    ],
)
def test_du_4_other_choices_are_refused(wrong: dict[str, Any]) -> None:
    """Two different colours leave and twenty different graves are bare, with two players only."""
    with pytest.raises(BadInput):
        GAME.options_from({"players": 2, **wrong})


BARE_CORNER = """
. . r r r r r r
. w w r r r r r
w w w r r r r r
r r r     r r r
r r r     r r r
r r r r r r r r
r r r r r r . .
r r r r r r . *
"""


def test_du_4_a_bare_grave_is_never_opened() -> None:
    """A bare grave is not on offer and is refused."""
    table = Table(BARE_CORNER, rows=["kk??kk", "kk??kk"])
    assert may_open(table, 0) == set(GRAVE_NAMES) - {"a1", "b1", "a2", "g7", "h7", "g8"}
    assert refused(table, 0, "open a1") == "DU-4"
    assert table.view().lids[0] == "."


def test_du_4_a_bare_grave_is_nobodys_neighbour() -> None:
    """A plague with a bare neighbour leaves it out."""
    table = Table(BARE_CORNER.replace("w", "*", 1), rows=["kk??kk", "kk??kk"])
    table.do(0, "open b2")
    assert may_open(table, 0) == {"c1", "c2", "a3", "b3", "c3"}
    assert refused(table, 0, "open a2") == "DU-4"


@pytest.mark.parametrize("limit", range(4, 13))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_du_5_children_get_no_more_vampires_than_the_limit(players: int, limit: int) -> None:
    """At most 12 vampires each, or any limit from 4 to 12; the lids are the usual ones."""
    deal = dealt(players=players, vampires=limit)
    assert [len(row) for row in deal["rows"]] == [limit] * players
    assert len(deal["lids"]) == 60
    assert Counter(deal["lids"])["*"] == (4 if players == 2 else 6)


def test_du_5_a_limit_above_the_even_share_changes_nothing() -> None:
    """At most: six players have ten each, limit or not."""
    assert [len(row) for row in dealt(players=6, vampires=12)["rows"]] == [10] * 6
    assert dealt(players=6, vampires=12) == dealt(players=6)


def test_du_5_the_rest_leaves_the_game_unseen() -> None:
    """Nobody is told about vampires that are out: a view shows rows, and the rows are all there is."""
    view = fresh_view(players=3, vampires=6, seat=1)
    assert [player.row.count("?") for player in view.players] == [2, 2, 2]
    assert set(dealt(players=3, vampires=6)) <= {"lids", "reserve", "rows", "first"}


@pytest.mark.parametrize("limit", [-1, 0, 1, 2, 3, 13, 20])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_du_5_other_limits_are_refused(players: int, limit: int) -> None:
    """A limit is 4 to 12, and the sentence says so."""
    with pytest.raises(BadInput, match=r"\b4\b.*\b12\b"):
        GAME.options_from({"players": players, "vampires": limit})


@pytest.mark.parametrize("limit", range(4, 13))
def test_du_5_with_any_limit_the_ends_are_face_up(limit: int) -> None:
    """Four or fewer lie face up, all of them; of more, two at each end (DU-7)."""
    rows = [player.row for player in fresh_view(players=4, vampires=limit).players]
    assert {len(row) for row in rows} == {limit}
    assert {row.count("?") for row in rows} == {limit - 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_du_6_everybody_has_three_bulbs_and_no_stake(players: int) -> None:
    """Three bulbs each."""
    view = fresh_view(players=players)
    assert [(player.garlic, player.stakes) for player in view.players] == [(3, 0)] * players


@pytest.mark.parametrize("first", range(5))
def test_du_6_the_first_player_can_be_named(first: int) -> None:
    """Whoever got up last begins."""
    view = fresh_view(players=5, first=first)
    assert (view.turn, view.owing) == (first, (first,))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_6_otherwise_anybody_may_come_first(players: int) -> None:
    """The first player is random."""
    firsts = {dealt(number, players=players)["first"] for number in MANY_DEALS}
    assert firsts == set(range(players))


def test_du_6_nobody_else_can_be_named() -> None:
    """A seat that is not at the table cannot begin."""
    with pytest.raises(BadInput):
        GAME.options_from({"players": 3, "first": 3})


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_du_6_play_is_clockwise(players: int) -> None:
    """Turns go round by ascending seats and start again at 0."""
    table = Table(rows=["rr??rr"] * players, garlic=[0] * players, turn=1)
    turns = []
    for grave in GRAVE_NAMES[: players + 1]:
        turns.append(next_to_open(table))
        table.do(turns[-1], f"open {grave}")
        assert table.told("turn_began") == [{"seat": next_to_open(table)}]
    assert turns == [(1 + number) % players for number in range(players + 1)]
