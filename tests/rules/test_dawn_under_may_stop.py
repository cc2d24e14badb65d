"""The house rule that lets a player stop after laying: DU-63, beside DU-11."""

import random
from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.kernel.game import Result
from geisterstunde.kernel.refusal import BadInput
from tests.cemetery import GAME, Table
from tests.play import dealt, walk
from tests.rules.boards import CEMETERY
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused
from tests.rules.night_air import airy, believe, count_of, may, next_to_set
from tests.tables import GameTable

OTHERS = ["yk????ky", "bk????kb", "yk????kb", "bk????ky", "yb????by"]
MAY_STOP = {"may_stop": True}


def table_of(row: str, players: int = 3, may_stop: bool = True, **more: Any) -> Table:
    """Seat 0 has this row; nobody has a bulb, so that a miss asks nothing."""
    return Table(
        CEMETERY,
        rows=[row, *OTHERS[: players - 1]],
        **{"garlic": [0] * players, "house": {"may_stop": may_stop}, **more},
    )


def asked_to_go_on(table: Table) -> int:
    """The seat that may open again or stop now, after laying in a normal turn."""
    view = table.view()
    assert (view.asked, view.plague, view.owing) == ("open_again_or_stop", None, (view.turn,))
    assert "stop" in table.legal(view.turn)
    return view.turn


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_63_after_laying_the_player_may_open_again_or_stop(players: int, edition: str) -> None:
    """Every closed grave is on offer, and stopping."""
    table = table_of("gr????kk", players, edition=edition)
    table.do(0, "open a1")
    assert table.inside("a1") == "vampire g"
    assert asked_to_go_on(table) == 0
    assert table.owed == {0: [*(f"open {name}" for name in GRAVE_NAMES), "stop"]}


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_63_stopping_ends_the_turn(players: int, edition: str) -> None:
    """Everyone is told, and the left neighbour is next."""
    table = table_of("gr????kk", players, edition=edition)
    table.do(0, "open a1", "stop")
    assert table.told("stopped") == [{"seat": 0}]
    assert table.told("turn_began") == [{"seat": 1}]
    assert all(event.audience == -1 for event in table.events)
    must_be_closed(table)
    assert next_to_open(table) == 1
    assert len(table.rows[0]) == 7


def test_du_63_each_laying_gives_the_choice_again() -> None:
    """Two layings, then a stop."""
    table = table_of("gr????kk")
    table.do(0, "open a1")
    assert asked_to_go_on(table) == 0
    table.do(0, "open b1")
    assert asked_to_go_on(table) == 0
    table.do(0, "stop")
    assert (table.inside("a1"), table.inside("b1")) == ("vampire g", "vampire r")
    assert next_to_open(table) == 1


def test_du_63_after_a_choice_of_ends_too() -> None:
    """Both ends fit: the player lays one, and is asked then."""
    table = table_of("gk????kg")
    table.do(0, "open a1")
    assert table.owed == {0: ["lay left", "lay right"]}
    assert refused(table, 0, "stop") == "DU-11"
    table.do(0, "lay right")
    assert asked_to_go_on(table) == 0


def test_du_63_one_opening_is_owed_first() -> None:
    """Nobody stops before having laid: the turn begins with an opening (DU-10)."""
    table = table_of("gr????kk")
    assert next_to_open(table) == 0
    assert refused(table, 0, "stop") == "DU-10"


def test_du_63_laying_stays_compulsory() -> None:
    """One may stop after laying, not instead of it."""
    table = table_of("gk????kg", garlic=[3, 3, 3])
    table.do(0, "open a1")
    for decision in ("stop", "lay none", "garlic no"):
        assert refused(table, 0, decision) == "DU-11"


def test_du_63_a_miss_ends_the_turn_as_ever() -> None:
    """Opened again and nothing fits: no question."""
    table = table_of("gr????kk")
    table.do(0, "open a1", "open c1")
    assert "stopped" not in table.kinds
    assert next_to_open(table) == 1


def test_du_63_a_stop_is_for_this_turn_only() -> None:
    """In the next turn one has to open first again."""
    table = table_of("gr????kk", 2)
    table.do(0, "open a1", "stop")
    table.do(1, "open a2")
    assert refused(table, 0, "stop") == "DU-10"
    assert may_open(table, 0) == set(GRAVE_NAMES)


def test_du_63_nobody_else_stops() -> None:
    """It is the player's own choice."""
    table = table_of("gr????kk")
    table.do(0, "open a1")
    for seat in (1, 2):
        assert table.legal(seat) == []
        assert refused(table, seat, "stop")


@pytest.mark.parametrize("decision", ["lay left", "lay none", "garlic yes", "give left", "take g left"])
def test_du_63_what_is_not_asked_is_refused_by_this_rule(decision: str) -> None:
    """After laying the question is whether to go on."""
    table = table_of("gr????kk")
    table.do(0, "open a1")
    assert refused(table, 0, decision) == "DU-63"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_du_63_the_question_is_one_of_its_own(language: str) -> None:
    """Not the one at the start of a turn, nor that of a plague."""
    table = table_of("gr????kk")
    at_first = GAME.asks(table.position).in_language(language)
    table.do(0, "open a1")
    question = GAME.asks(table.position)
    assert question.rule == "DU-63"
    assert question.in_language(language) != at_first


def test_du_63_the_last_vampire_laid_wins_without_a_question() -> None:
    """DU-18 comes first."""
    table = table_of("g")
    table.do(0, "open a1")
    assert table.result == Result((0,), "laid_last")


def test_du_63_a_turn_that_is_stopped_has_laid() -> None:
    """The count towards dawn starts again (DU-20)."""
    table = table_of("gr????kk", idle_turns=59)
    table.do(0, "open a1", "stop")
    assert table.result is None
    assert table.view().idle_turns == 0


def test_du_63_stopping_is_not_forced_when_a_rat_shows() -> None:
    """Laid, opened again, a rat: a plague as ever, with its own stop."""
    table = table_of("gr????kk")
    table.do(0, "open a1", "open h8")
    assert next_in_plague(table) == 0
    table.do(0, "stop")
    assert next_in_plague(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_63_a_plague_is_played_as_ever(edition: str) -> None:
    """A laying in a plague is followed by the plague's own question, and the plague ends the turn."""
    table = Table(
        CEMETERY.replace("w *", "g *"),
        rows=["gr????kk", *OTHERS[:2]],
        garlic=[0] * 3,
        edition=edition,
        house=MAY_STOP,
    )
    table.do(0, "open h8", "open g8")
    if edition == "2004":
        table.do(0, "lay left")
    assert table.inside("g8") == "vampire g"
    assert next_in_plague(table) == 0
    table.do(0, "stop")
    if edition == "2004":
        assert next_in_plague(table) == 1
    else:
        assert next_to_open(table) == 1


@pytest.mark.parametrize("penalty", ["vampire b", "garlic 1", "garlic 0"])
def test_du_63_a_penalty_ends_the_turn_as_ever(penalty: str) -> None:
    """Laid, opened again, something inside: stakes and gifts, then the next turn."""
    table = table_of("gr????kk", inside={"c1": penalty})
    table.do(0, "open a1", "open c1")
    for giver in list(table.owed) if penalty.startswith("garlic") else []:
        table.do(giver, "give left")
    gifts = table.view().gifts
    if gifts is not None:
        table.do(0, *[f"take {colour} left" for colour in gifts.waiting])
    assert next_to_open(table) == 1


def test_du_63_the_marked_grave_is_the_last_one_opened_before_the_stop() -> None:
    """2018: it holds a vampire, so it costs one stake; the grave of the turn before that is free (DU-41)."""
    for grave, rules in (("b1", ["DU-13"]), ("a1", ["DU-13"]), ("a2", [])):
        table = table_of("gr????kk", turn=2, edition="2018")
        table.do(2, "open a2")
        table.do(0, "open a1", "open b1", "stop")
        table.do(1, f"open {grave}")
        assert [told["rule"] for told in table.told("stake_taken")] == rules


def test_du_63_the_marked_grave_is_dear_after_a_laying_too() -> None:
    """2018: whoever could stop and opens it instead pays (DU-41)."""
    table = table_of("gr????kk", turn=2, edition="2018")
    table.do(2, "open a2")
    table.do(0, "open a1", "open a2")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-41"}]


def test_du_63_a_turn_that_was_stopped_counts_for_the_third_time() -> None:
    """Two players of 2004: mine, yours with a laying and a stop, mine again: one stake (DU-42, DU-13)."""
    table = Table(CEMETERY, rows=["kk????kk", "gk????kk"], garlic=[0, 0], house=MAY_STOP)
    table.do(0, "open a1")
    table.do(1, "open a1", "stop")
    assert table.inside("a1") == "vampire g"
    table.do(0, "open a1")
    assert len(table.told("stake_taken")) == 1
    assert table.stakes == [1, 0]


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_63_is_off_by_default(edition: str) -> None:
    """Then the player must open again (DU-11)."""
    for house in ({}, {"may_stop": False}):
        table = Table(CEMETERY, rows=["gr????kk", *OTHERS[:2]], edition=edition, house=house)
        table.do(0, "open a1")
        assert next_to_open(table) == 0
        assert refused(table, 0, "stop") == "DU-10"
    assert GAME.options_to(GAME.options_from({}))["may_stop"] is False


@pytest.mark.parametrize("value", [1, "yes", None, []])
def test_du_63_is_yes_or_no(value: object) -> None:
    """Nothing else."""
    with pytest.raises(BadInput):
        GAME.options_from({"may_stop": value})


def test_du_63_a_bats_laying_is_a_laying() -> None:
    """Fresh Air: after it one opens again, sends the other bat, or stops."""
    table = airy(rows=["kw????wk"] * 3, house=MAY_STOP)
    assert refused(table, 0, "stop")
    table.do(0, "bat c8")
    believe(table, 1, 2)
    assert refused(table, 0, "stop") == "FA-14"
    table.do(0, "lay left")
    assert asked_to_go_on(table) == 0
    assert may(table, 0, "bat") == may(table, 0, "open") == set(GRAVE_NAMES) - {"c8"}
    table.do(0, "stop")
    assert table.told("stopped") == [{"seat": 0}]
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_63_after_a_doubt_that_was_wrong_the_claimer_may_stop() -> None:
    """FA-11: the turn goes on, or not."""
    table = airy(rows=["kw????wk"] * 3, house=MAY_STOP)
    table.do(0, "bat c8")
    table.do(1, "doubt")
    table.do(0, "lay left")
    assert asked_to_go_on(table) == 0


def test_du_63_after_a_doubt_that_was_right_nobody_may_stop() -> None:
    """FA-12: the doubter lays, and the turn is over."""
    table = airy(rows=["kw????wk"] * 3, inside={"c8": "vampire b"}, house=MAY_STOP)
    table.do(0, "bat c8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    table.do(1, "lay left")
    assert next_to_open(table) == 1


def test_du_63_lids_of_the_turn_stay_open_until_the_stop() -> None:
    """Fresh Air: then they close (FA-2)."""
    table = airy(rows=["gr" + "kw????wk", "kw????wk"], house=MAY_STOP)
    table.do(0, "open a1")
    assert table.view().lids[0] == "g"
    assert "a1" not in may_open(table, 0)
    table.do(0, "stop")
    must_be_closed(table)


def test_du_63_three_laid_and_stopped_set_the_count() -> None:
    """He comes with the third and is set when the turn ends (FA-3, FA-4)."""
    table = airy(rows=["gry" + "kw????wk", "kw????wk"], house=MAY_STOP)
    table.do(0, "open a1", "open b1", "open c1")
    assert asked_to_go_on(table) == 0
    table.do(0, "stop")
    assert next_to_set(table) == 0
    assert "a1" in may(table, 0, "count")
    table.do(0, "count h8")
    assert count_of(table) == (0, "h8")
    assert next_to_open(table) == 1


def test_du_63_the_counts_grave_is_filled_before_the_turn_in_which_one_may_stop() -> None:
    """The normal turn begins after it (FA-6), and it begins with an opening (DU-10)."""
    table = airy(rows=["kw????wk"] * 3, turn=2, count_owner=0, count_grave="a1", house=MAY_STOP)
    table.do(2, "open a8")
    table.do(0, "lay left", "count h1")
    assert next_to_open(table) == 0
    assert refused(table, 0, "stop") == "DU-10"


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("fresh_air", [False, True])
def test_du_63_a_stop_is_on_offer_after_layings_only(edition: str, fresh_air: bool) -> None:
    """All through some games: outside plagues `stop` is legal exactly when this question is asked."""
    options = {"players": 4, "edition": edition, "fresh_air": fresh_air, "may_stop": True, "vampires": 8}
    table = GameTable("dawn-under", options)
    stopped = 0
    for number in range(2):
        position = dealt(table, number)
        for taken in walk(GAME, position, random.Random(number)):
            view = GAME.view(position, -1)
            offers = [
                seat
                for seat in view.owing
                if "stop" in [GAME.action_to(action) for action in GAME.legal(position, seat)]
            ]
            assert (view.asked in ("open_again_or_stop", "open_or_stop")) == bool(offers)
            assert (view.asked == "open_again_or_stop") == (bool(offers) and view.plague is None)
            stopped += sum(event.kind == "stopped" for event in taken.events) if view.plague is None else 0
    assert stopped
