"""The quick reference is that of the table it is opened at (DU-43)."""

import pytest

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.quick_reference import facts_of
from geisterstunde.locales.speech import say


def said(game: str, **options: object) -> dict[str, str]:
    """What a table reads in English, by the rules it names."""
    package = package_named(game)
    chosen = package.game.options_to(package.game.options_from(options))
    lines = {}
    for chapter in package.part("quick_reference"):
        at_table = chapter.at_table(chosen)
        for line in at_table.lines() if at_table else ():
            words = [say("en", chapter.message(line.name), facts_of(chosen))]
            if line in at_table.rows:
                words += [
                    say("en", f"{chapter.message(line.name)}.{column}", facts_of(chosen))
                    for column in ("second", "third")
                ]
            for rule in line.rules:
                lines[rule] = " ".join([*lines.get(rule, "").split(), *words])
    return lines


def dawn_under(**options: object) -> dict[str, str]:
    return said("dawn-under", **options)


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_43_every_table_reads_of_turns_gifts_and_winning(edition: str, players: int) -> None:
    read = dawn_under(edition=edition, players=players)
    assert {f"DU-{number}" for number in (7, *range(10, 21), 32)} <= set(read)
    assert "Graves across a path are no neighbours." in read["DU-2"]
    assert "Only the grave you have just opened may be filled" in read["DU-32"]
    assert "with four or fewer, all are" in read["DU-7"]


def test_du_43_a_table_reads_its_own_edition() -> None:
    of_2004, of_2018 = dawn_under(edition="2004"), dawn_under(edition="2018")
    assert {"DU-30", "DU-31", "DU-33", "DU-34", "DU-35"} <= set(of_2004) - set(of_2018)
    assert {"DU-40", "DU-41"} <= set(of_2018) - set(of_2004)
    assert "whoever held the old rat passes the new one to the left" in of_2004["DU-35"]
    assert "in the turn right before yours" in of_2018["DU-41"]


def test_du_43_two_players_read_their_numbers() -> None:
    two, three = dawn_under(players=2), dawn_under(players=3)
    assert "your opponent gives you four vampires" in two["DU-14"]
    assert "gives you two vampires" in two["DU-15"]
    assert "your opponent gives you four vampires" in two["DU-16"]
    assert [three[rule].count("vampires") for rule in ("DU-14", "DU-15", "DU-16")] == [0, 0, 0]
    assert "DU-42" in two
    assert "DU-42" not in three
    assert "DU-42" not in dawn_under(players=2, edition="2018")


def test_du_43_the_expansion_is_read_where_it_is_played() -> None:
    assert not any(rule.startswith("FA-") for rule in dawn_under())
    assert {"FA-2", "FA-10", "FA-16"} <= set(dawn_under(fresh_air=True))


def test_du_43_house_rules_in_force_are_read() -> None:
    house = {"DU-61", "DU-62", "DU-63", "DU-64"}
    assert not house & set(dawn_under(edition="2018"))
    read = dawn_under(edition="2018", garlic=0, stakes=5, may_stop=True, may_leave=True)
    assert house <= set(read)
    assert "your fifth stake" in read["DU-62"]
    assert "or stop" in read["DU-63"]
    assert not {"DU-15", "DU-16"} & set(read)
    assert not {"DU-19", "DU-30", "DU-35"} & set(dawn_under(rats=0))
    assert {"DU-19", "DU-30", "DU-35"} <= set(dawn_under(rats=1))


def test_tw_23_wandering_decks_are_in_the_quick_reference_of_their_tables() -> None:
    assert "TW-23" not in said("through-the-wall")
    assert "changes places" in said("through-the-wall", decks="wander")["TW-23"]


def test_tw_25_a_stone_floor_is_in_the_quick_reference_of_its_tables() -> None:
    assert "TW-25" not in said("through-the-wall")
    assert "look up" in said("through-the-wall", floor="stone")["TW-25"]


def test_tw_26_the_cock_crow_is_in_the_quick_reference_with_its_rounds() -> None:
    assert "for 100 rounds" in said("through-the-wall")["TW-26"]
    assert "for 12 rounds" in said("through-the-wall", night=12)["TW-26"]
    assert "TW-26" not in said("through-the-wall", night=None)
