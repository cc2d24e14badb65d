"""Memory reports: hand-made games in which every mark is known, and memories measured as they are."""

import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import memory
from geisterstunde.bots.memory_curves import recall_by_age
from geisterstunde.bots.memory_report import About, Attempt, Chance, Loss, Mark, SeatReport, memory_reports
from geisterstunde.games.dawn_under.bots.kit import KIT
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.lab.play import play_game
from geisterstunde.match.fairness import Seal
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record, record_of
from tests.cli.commands import refusal, run

# Lids of six colours in turns: a1 is white, b1 black, c1 yellow, d1 red, e1 green, f1 blue, g1 white, …
LIDS = "wkyrgb" * 10
ROWS = ["w" + "k" * 10 + "w" * 9, "y" + "r" * 10 + "y" * 9, "g" + "b" * 10 + "g" * 9]
OPTIONS: dict[str, Any] = {"players": 3, "first": 0, "rats": 0}


def record_of_three(*decisions: tuple[int, str]) -> Record:
    """A game without rats, as far as it is told."""
    deal = {"lids": LIDS, "reserve": "", "rows": ROWS}
    return Record(
        format=Seal.format,
        game="dawn-under",
        engine="0",
        options=OPTIONS,
        deal=deal,
        decisions=list(decisions),
    )


def reports_of(*decisions: tuple[int, str]) -> tuple[SeatReport, ...]:
    return memory_reports(record_of_three(*decisions))


# b1, a1 and c1 have been opened, and fit nobody who opened them.
A_ROUND = (
    (0, "open b1"),
    (0, "garlic no"),
    (1, "open a1"),
    (1, "garlic no"),
    (2, "open c1"),
    (2, "garlic no"),
)


def test_what_nobody_has_seen_is_a_fair_try() -> None:
    first, second, third = reports_of(*A_ROUND)
    assert first.attempts == (Attempt(decision=1, place="b1", mark=Mark.NEVER_SEEN),)
    assert second.attempts == (Attempt(decision=3, place="a1", mark=Mark.NEVER_SEEN),)
    assert third.chances == ()


def test_what_others_showed_is_remembered() -> None:
    first = reports_of(*A_ROUND, (0, "open a1"), (0, "lay left"))[0]
    white = About("lid", "w")
    assert first.attempts[1] == Attempt(decision=7, place="a1", mark=Mark.REMEMBERED, about=white, age=2)
    assert first.chances == (Chance((2,), 1 / 60, True),)


def test_a_grave_right_beside_is_mixed_up_and_one_elsewhere_forgotten() -> None:
    laid = (*A_ROUND, (0, "open a1"), (0, "lay left"))
    beside = reports_of(*laid, (0, "open b2"), (0, "garlic no"))[0].attempts[-1]
    black = About("lid", "k")
    assert beside == Attempt(
        decision=9, place="b2", mark=Mark.MIXED_UP, about=black, age=4, rather="b1", lost=Loss.TURN
    )
    elsewhere = reports_of(*laid, (0, "open h8"), (0, "garlic no"))[0].attempts[-1]
    assert (elsewhere.mark, elsewhere.rather) == (Mark.FORGOT, "b1")


def test_a_grave_that_was_seen_taken_costs_what_it_costs() -> None:
    laid = (*A_ROUND, (0, "open a1"), (0, "lay left"), (0, "open h8"), (0, "garlic no"))
    stake = reports_of(*laid, (1, "open a1"))[1].attempts[-1]
    inside = About("inside", "vampire w")
    assert stake == Attempt(decision=11, place="a1", mark=Mark.FORGOT, about=inside, age=2, lost=Loss.STAKE)
    trapped = (*A_ROUND[:5], (2, "garlic yes"), (0, "open c1"))
    assert reports_of(*trapped)[0].attempts[-1].lost == Loss.GARLIC


def test_an_opening_for_a_trap_is_no_slip_and_a_lucky_one_no_recall() -> None:
    useless = (*A_ROUND, (0, "open h8"), (0, "garlic no"), (1, "open h7"), (1, "garlic no"), (2, "open a1"))
    assert reports_of(*useless, (2, "garlic yes"))[2].attempts[1:] == ()
    again = reports_of(*useless, (2, "garlic no"))[2]
    assert (again.attempts[-1].mark, again.attempts[-1].about) == (Mark.FORGOT, About("lid", "w"))
    assert again.chances == ()
    lucky = reports_of(*A_ROUND, (0, "open g1"), (0, "lay left"))[0]
    assert lucky.attempts[-1].mark == Mark.NEVER_SEEN
    assert [chance.taken for chance in lucky.chances] == [False]


def test_few_chances_are_said_to_be_few() -> None:
    bands = SeatReport(0, (), tuple(Chance((age,), 0.1, True) for age in (1, 4, 5, 5, 60))).recall()
    assert [(band.youngest, band.chances) for band in bands] == [
        (1, 2),
        (5, 2),
        (10, 0),
        (20, 0),
        (40, 1),
    ]
    assert all(band.is_few for band in bands)
    assert not SeatReport(0, (), (Chance((3,), 0.1, True),) * 8).recall()[0].is_few


def test_the_command_says_the_same_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    laid = (*A_ROUND, (0, "open a1"), (0, "lay left"), (0, "open b2"), (0, "garlic no"))
    file.write_bytes(msgspec.json.encode(record_of_three(*laid)))
    told = {
        language: run("--language", language, "report", file).stdout for language in ("de", "en", "fr", "it")
    }
    assert "    9  Seat 0 opened b2, right beside b1, seen 4 openings before: a black lid." in told["en"]
    assert "9  Platz 0 hat b2 geöffnet, gleich neben b1" in told["de"]
    assert len(set(told.values())) == 4
    assert json.loads(file.read_text(encoding="utf-8"))["decisions"][8] == [0, "open b2"]


GOLDEN = Path(__file__).parents[1] / "golden"
GAMES_AS_PAGES = [("dawn-under/2004-children.json", 2), ("through-the-wall/2-cockcrow.json", 1)]


@pytest.mark.parametrize(("name", "pictures"), GAMES_AS_PAGES)
def test_a_report_is_also_a_page_that_needs_nothing_else(name: str, pictures: int, tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    assert run("--language", "fr", "report", GOLDEN / name, "--html", out).stdout == ""
    page = out.read_text(encoding="utf-8")
    root = ElementTree.fromstring(
        page.replace("<!doctype html>", "")
        .replace('<meta charset="utf-8">', "")
        .replace('<meta name="viewport" content="width=device-width, initial-scale=1">', "")
    )
    sections = root.findall(".//section")
    assert len(sections) >= 2
    assert all(len(section.findall(".//svg")) == pictures for section in sections)
    assert root.get("lang") == "fr"
    assert not any(word in page for word in ("<script", "http:", "https:", "url("))


def test_a_page_that_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "no" / "out.html"
    assert refusal("report", GOLDEN / "through-the-wall/2-cockcrow.json", "--html", missing)


GAMES, BATCH = 1000, 25  # so many games, and so many in one report
OLDEST = 60
CHI_SQUARE_OF_TWO = 5.99  # 19 times in 20, two numbers that are fitted lie within it


def chances_of(level: Level, index: int) -> list[Chance]:
    """What three players of a level had a chance to remember in one game."""
    game = game_named("dawn-under")
    wanted = game.options_from({"players": 3})
    position = game.deal(wanted, numbered_seed(7, index))
    match = Match(game, game.options_after_deal(wanted, position), game.deal_to(wanted, position), position)
    played = play_game("dawn-under", {}, [level] * 3, 7, index)
    match.decisions = [(seat, game.action_to(action)) for seat, action in played.decisions]
    record = msgspec.structs.replace(record_of(match), result=played.result)
    return [chance for report in memory_reports(record) for chance in report.chances]


def likelihood(decay: float, noise: float, chances: list[Chance]) -> float:
    """How well a memory with such numbers explains what came back, lucky guesses included."""
    level = Level(key="fitted", memory=memory(f"human({decay}, {noise}, 0)"))
    by_age = recall_by_age(KIT, level, OLDEST) or []
    total = 0.0
    for chance in chances:
        recalled = by_age[chance.ages[0] - 1]
        share = recalled + (1 - recalled) * chance.by_luck
        total += math.log(share if chance.taken else 1 - share)
    return total


@pytest.mark.proof
def test_a_memory_is_measured_as_it_is() -> None:
    """Of bots with a known memory, the report finds its curve, and the numbers it was made of."""
    decay, noise = 0.4, 0.4
    level = Level(key="measured", memory=memory(f"human({decay}, {noise}, 0)"))
    by_age = recall_by_age(KIT, level, OLDEST) or []
    within, everything = [], []
    for first in range(0, GAMES, BATCH):
        chances = [chance for index in range(first, first + BATCH) for chance in chances_of(level, index)]
        single = [
            chance for chance in chances if chance.once and len(chance.ages) == 1 and chance.ages[0] <= OLDEST
        ]
        everything += single
        for band in SeatReport(0, (), tuple(chances)).recall()[:-1]:
            ages = range(band.youngest, (band.oldest or OLDEST) + 1)
            seen = [each.ages[0] for each in single if each.ages[0] in ages]
            if band.chances:
                model = sum(by_age[age - 1] for age in seen) / max(len(seen), 1)
                within.append(band.share.low <= model <= band.share.high)
    assert sum(within) / len(within) > 0.9  # 0.95, and how far that may be off by chance
    best = max(
        likelihood(one / 50, other / 50, everything) for one in range(15, 26) for other in range(15, 26)
    )
    assert 2 * (best - likelihood(decay, noise, everything)) < CHI_SQUARE_OF_TWO
