"""House rules about pieces: how many rats, bulbs and stakes (DU-60, DU-61 and DU-62)."""

from collections import Counter
from typing import Any

import pytest

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import record_of
from geisterstunde.match.replay import Replay, replayed
from geisterstunde.match.verify import verify
from tests.cemetery import GAME, Table
from tests.rules.boards import CEMETERY
from tests.rules.manners import must_be_closed, next_in_plague, next_to_open, refused, stakes_paid
from tests.rules.night_air import LONG as AIRY_LONG
from tests.rules.night_air import airy

LONG = "kw????wk"


def dealt(number: int = 0, **options: Any) -> dict[str, Any]:
    """All that was dealt."""
    wanted = GAME.options_from(options)
    return GAME.deal_to(wanted, GAME.deal(wanted, numbered_seed(number)))


def fresh_view(**options: Any) -> Any:
    """What a spectator sees before the first decision."""
    return GAME.view(GAME.deal(GAME.options_from(options), numbered_seed(0)), SPECTATOR)


def recorded_options(**options: Any) -> dict[str, Any]:
    """The options as the record of a fresh game names them."""
    return record_of(Match.dealt("dawn-under", options, Promise.numbered(1))).options


@pytest.mark.parametrize("rats", [0, 1, 4, 6, 9, 10])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_du_60_so_many_rats_play_and_as_many_coloured_lids_form_the_reserve(players: int, rats: int) -> None:
    """Sixty graves are covered and no coloured lid is lost; ten rats are more than the box has."""
    deal = dealt(players=players, rats=rats)
    assert len(deal["lids"]) == 60
    assert Counter(deal["lids"])["*"] == rats
    assert len(deal["reserve"]) == rats
    assert "*" not in deal["reserve"]
    assert Counter((deal["lids"] + deal["reserve"]).replace("*", "")) == dict.fromkeys("wkyrgb", 10)
    assert fresh_view(players=players, rats=rats).reserve == rats


@pytest.mark.parametrize("rats", [0, 3, 4, 8])
def test_du_60_two_players_choose_up_to_eight(rats: int) -> None:
    """Forty graves have lids, and four colours are there, ten lids each."""
    deal = dealt(players=2, rats=rats, without="rb")
    assert Counter(deal["lids"] + deal["reserve"]) == Counter(
        {**dict.fromkeys("wkyg", 10), ".": 20, "*": rats}
    )
    assert len(deal["reserve"]) == rats
    assert "*" not in deal["reserve"]
    assert fresh_view(players=2, rats=rats).reserve == rats


@pytest.mark.parametrize(
    ("players", "rats"), [(2, 9), (2, 10), (2, 11), (2, -1), (3, 11), (6, 11), (4, -1), (4, 60), (4, "six")]
)
def test_du_60_other_numbers_of_rats_are_refused(players: int, rats: object) -> None:
    """0 to 10, and 0 to 8 for two players; the sentence says so."""
    with pytest.raises(BadInput) as refusal:
        GAME.options_from({"players": players, "rats": rats})
    assert "\n" not in str(refusal.value)
    if isinstance(rats, int):
        assert ("8" if players == 2 else "10") in str(refusal.value)


@pytest.mark.parametrize(("players", "rats"), [(2, 4), (3, 6), (4, 6), (6, 6)])
def test_du_60_without_a_word_the_rats_of_the_box_play(players: int, rats: int) -> None:
    """Six, or four for two; the same seed deals the same game, and the record names the number."""
    assert Counter(dealt(players=players)["lids"])["*"] == rats
    assert dealt(players=players, rats=None) == dealt(players=players, rats=rats) == dealt(players=players)
    assert recorded_options(players=players)["rats"] == rats
    assert recorded_options(players=players, rats=3)["rats"] == 3


def test_du_60_vampires_and_garlic_are_dealt_as_ever() -> None:
    """Only lids are concerned."""
    for rats in (0, 10):
        deal = dealt(players=5, rats=rats)
        assert Counter("".join(deal["rows"])) == dict.fromkeys("wkyrgb", 10)
        assert [len(row) for row in deal["rows"]] == [12] * 5


def test_du_60_rats_lie_anywhere_and_the_reserve_is_random() -> None:
    """Mixed among the other lids, as with six."""
    deals = [dealt(number, players=4, rats=10) for number in range(40)]
    assert len({place for deal in deals for place, lid in enumerate(deal["lids"]) if lid == "*"}) == 60
    assert {deal["reserve"][9] for deal in deals} == set("wkyrgb")


def test_du_60_a_deal_with_another_number_of_rats_is_refused() -> None:
    """A record whose options and deal disagree cannot be."""
    options = GAME.options_from({"players": 4, "first": 0})
    deal = GAME.deal_to(options, GAME.deal(options, numbered_seed(1)))
    for rats in (0, 5, 7, 10):
        with pytest.raises(BadInput):
            GAME.lay_out(GAME.options_from({"players": 4, "first": 0, "rats": rats}), deal)


TEN_RATS = """
* w w * * w w *
w w w w w w w w
w w * w w * w w
w w w     w w w
w w w     w w w
w w * w w w w w
w w w w w w w w
* w w w * w w *
"""


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_60_the_reserve_is_enough_for_more_rats_than_the_box_has(edition: str) -> None:
    """Ten plagues one after the other: a lid a rat, from the top down, and none is left at the end."""
    table = Table(
        TEN_RATS,
        rows=["gg????gg"] * 3,
        reserve="bkyrwwyrkb",
        edition=edition,
        garlic=[0] * 3,
        house={"rats": 10},
    )
    graves = ["c3", "h8", "a1", "f3", "h1", "a8", "d1", "c6", "e1", "e8"]
    for number, grave in enumerate(graves):
        assert table.view().reserve == 10 - number
        table.do(next_to_open(table), f"open {grave}")
        while table.view().plague is not None:
            table.do(next_in_plague(table), "stop")
    assert [table.lid(grave) for grave in graves] == list("bkyrwwyrkb")
    assert table.view().reserve == 0
    must_be_closed(table)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "edition": "2018"}, {"players": 6}])
def test_du_60_without_rats_there_is_no_plague(options: dict[str, Any]) -> None:
    """Nothing else changes: the game is played to its end, and its record replays."""
    record = record_of(random_match("dawn-under", {**options, "rats": 0}, 3))
    kinds = {event.kind for step in Replay(record).steps() for event in step.events}
    assert "opened" in kinds
    assert "plague_began" not in kinds
    assert record.deal["reserve"] == ""
    assert len(verify(record)) == 4


@pytest.mark.parametrize(("players", "rats"), [(2, 8), (4, 10)])
def test_du_60_a_game_with_many_rats_is_recorded_and_replays(players: int, rats: int) -> None:
    """To its end, deal and all."""
    record = record_of(random_match("dawn-under", {"players": players, "rats": rats}, 4))
    assert replayed(record).result == record.result
    assert len(verify(record)) == 4


@pytest.mark.parametrize("bulbs", range(6))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_du_61_everybody_has_so_many_bulbs(players: int, bulbs: int) -> None:
    """None to five."""
    view = fresh_view(players=players, garlic=bulbs)
    assert [player.garlic for player in view.players] == [bulbs] * players


@pytest.mark.parametrize("bulbs", [-1, 6, 18, "three"])
def test_du_61_other_numbers_of_bulbs_are_refused(bulbs: object) -> None:
    """0 to 5."""
    with pytest.raises(BadInput) as refusal:
        GAME.options_from({"players": 4, "garlic": bulbs})
    assert "\n" not in str(refusal.value)


def test_du_61_three_are_the_default() -> None:
    """As in the box."""
    assert recorded_options(players=3)["garlic"] == 3
    assert recorded_options(players=3, garlic=5)["garlic"] == 5


def test_du_61_without_bulbs_nobody_is_asked_for_one() -> None:
    """The turn just ends."""
    table = Table(CEMETERY, rows=[LONG] * 3, house={"garlic": 0})
    assert table.garlic == [0, 0, 0]
    table.do(0, "open a1")
    assert table.told("left_empty") == [{"seat": 0, "grave": "a1"}]
    assert next_to_open(table) == 1


def test_du_61_without_bulbs_the_marked_grave_costs_a_stake() -> None:
    """2018: nobody can put one in (DU-41)."""
    table = Table(CEMETERY, rows=[LONG] * 3, edition="2018", house={"garlic": 0})
    table.do(0, "open a1")
    table.do(1, "open a1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]


def test_du_61_without_bulbs_a_miss_in_a_plague_asks_nothing() -> None:
    """The go goes on at once."""
    table = Table(CEMETERY, rows=["yb????by"] * 3, house={"garlic": 0})
    table.do(0, "open h8", "open g8")
    assert next_in_plague(table) == 0


def test_du_61_all_five_bulbs_can_lie_in_graves() -> None:
    """The fifth may go as well; after that there is none to put in."""
    four = dict.fromkeys(("a2", "b2", "c2", "d2"), "garlic 0")
    table = Table(CEMETERY, rows=[LONG] * 2, inside=four, house={"garlic": 5})
    assert table.garlic == [1, 5]
    table.do(0, "open a1", "garlic yes")
    assert table.garlic == [0, 5]
    table.do(1, "open b1", "garlic yes")
    table.do(0, "open c1")
    assert table.told("left_empty") == [{"seat": 0, "grave": "c1"}]


def test_du_61_a_bulb_comes_home_to_four_others() -> None:
    """Found by another: its owner has five again."""
    table = Table(CEMETERY, rows=[LONG] * 3, inside={"a1": "garlic 2"}, house={"garlic": 5})
    table.do(0, "open a1")
    table.do(2, "give left")
    table.do(0, "take k left")
    assert table.garlic == [5, 5, 5]


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("limit", [2, 3, 4, 5])
def test_du_62_so_many_stakes_bring_the_gifts(limit: int, players: int, edition: str) -> None:
    """One from everybody, or four from the opponent; then all those stakes go back."""
    table = Table(
        CEMETERY,
        rows=[LONG] * players,
        stakes=[limit - 1] * players,
        inside={"a1": "vampire g"},
        edition=edition,
        house={"stakes": limit},
    )
    table.do(0, "open a1")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": limit, "rule": "DU-13"}]
    each = 4 if players == 2 else 1
    givers = tuple(range(1, players))
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": givers, "each": each}]
    for giver in givers:
        table.do(giver, *["give left"] * each)
    gifts = table.view().gifts
    assert gifts is not None
    table.do(0, *[f"take {colour} left" for colour in gifts.waiting])
    assert table.told("stakes_returned") == [{"seat": 0}]
    assert table.stakes == [0] + [limit - 1] * (players - 1)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("limit", [2, 3, 4, 5])
def test_du_62_no_gift_before(limit: int) -> None:
    """One stake after the other, all by the same player: the last of them brings the gifts."""
    table = Table(
        CEMETERY,
        rows=["kk????kk", "kk????kk"],
        inside={"a1": "vampire g"},
        garlic=[0, 0],
        house={"stakes": limit},
    )
    for number in range(1, limit + 1):
        assert next_to_open(table) == 0
        table.do(0, "open a1")
        assert table.told("stake_taken")[0]["stakes"] == number
        assert ("gifts_fell_due" in table.kinds) == (number == limit)
        if number < limit:
            assert table.stakes == [number, 0]
            table.do(1, f"open {'bcdf'[number - 1]}1")


def test_du_62_after_they_went_back_the_next_stake_is_a_first_one() -> None:
    """Two are the limit: the third stake of the game is a first one again."""
    table = Table(
        CEMETERY,
        rows=["kk????kk"] * 3,
        stakes=[1],
        inside={"a1": "vampire g"},
        garlic=[0] * 3,
        house={"stakes": 2},
    )
    table.do(0, "open a1")
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take k left", "take k left")
    table.do(1, "open b1")
    table.do(2, "open c1")
    table.do(0, "open a1")
    assert stakes_paid(table) == 1
    assert table.stakes == [1, 0, 0]
    assert "gifts_fell_due" not in table.kinds


@pytest.mark.parametrize("limit", [2, 4, 5])
def test_du_62_a_stake_of_du_41_counts_like_any_other(limit: int) -> None:
    """2018: the marked grave for nothing."""
    table = Table(
        CEMETERY,
        rows=["kk????kk"] * 3,
        stakes=[0, limit - 1, 0],
        garlic=[0] * 3,
        edition="2018",
        house={"stakes": limit},
    )
    table.do(0, "open a1")
    table.do(1, "open a1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": limit, "rule": "DU-41"}]
    assert set(table.owed) == {0, 2}


@pytest.mark.parametrize("limit", [2, 4, 5])
def test_du_62_a_stake_of_du_42_counts_like_any_other(limit: int) -> None:
    """Two players of 2004: not a third time."""
    table = Table(
        CEMETERY, rows=["kk????kk"] * 2, stakes=[limit - 1, 0], garlic=[0] * 2, house={"stakes": limit}
    )
    table.do(0, "open a1")
    table.do(1, "open a1")
    table.do(0, "open a1")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": limit, "rule": "DU-42"}]
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 4}]


@pytest.mark.parametrize("limit", [2, 5])
def test_du_62_a_doubters_stake_counts_like_any_other(limit: int) -> None:
    """FA-11: it resolves first, then the claimer lays."""
    table = airy(rows=[AIRY_LONG] * 3, stakes=[0, limit - 1, 0], house={"stakes": limit})
    table.do(0, "bat c8")
    table.do(1, "doubt")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": limit, "rule": "FA-11"}]
    assert set(table.owed) == {0, 2}
    assert refused(table, 0, "lay left")
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take k left", "take k left")
    assert table.stakes == [0, 0, 0]
    assert table.owed == {0: ["lay left", "lay right"]}


def test_du_62_a_giver_wins_by_the_second_stake_where_two_are_the_limit() -> None:
    """DU-18 waits for no third."""
    table = Table(
        CEMETERY, rows=[LONG, LONG, "r"], stakes=[1], inside={"a1": "vampire g"}, house={"stakes": 2}
    )
    table.do(0, "open a1")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((2,), "gave_last")
    assert table.rows[2] == ""


@pytest.mark.parametrize("limit", [-1, 0, 1, 6, 13, "three"])
def test_du_62_other_limits_are_refused(limit: object) -> None:
    """2 to 5."""
    with pytest.raises(BadInput) as refusal:
        GAME.options_from({"players": 4, "stakes": limit})
    assert "\n" not in str(refusal.value)


def test_du_62_three_are_the_default() -> None:
    """As in the box."""
    assert recorded_options(players=3)["stakes"] == 3
    assert recorded_options(players=3, stakes=5)["stakes"] == 5


@pytest.mark.parametrize(
    ("option", "value", "house"),
    [
        ("rats", 4, True),
        ("garlic", 2, True),
        ("stakes", 4, True),
        ("may_stop", True, True),
        ("may_leave", True, True),
        ("edition", "2018", False),
        ("fresh_air", True, False),
    ],
)
def test_du_60_to_64_are_house_rules_and_nothing_else_is(option: str, value: object, house: bool) -> None:
    """They are offered as such, and a record and a replay know them."""
    choice = next(choice for choice in GAME.choices if choice.name == option)
    assert choice.house is house
    record = record_of(random_match("dawn-under", {"players": 3, option: value}, 5))
    assert record.options[option] == value
    assert replayed(record).result == record.result
