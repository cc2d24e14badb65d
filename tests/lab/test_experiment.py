"""Experiments: the same deals everywhere, effects worked out by hand, reports that stand alone."""

import json
import math
import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from geisterstunde.cli import main
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.statistics import (
    WHOLE_WIN,
    Column,
    comeback,
    empty_rows,
    wins,
    won_by_first,
)
from geisterstunde.lab.document import (
    Heading,
    Paragraph,
    Part,
    Picture,
    Points,
    ReportTable,
    as_html,
    as_markdown,
)
from geisterstunde.lab.experiment import Experiment, Sums, cells_of, factor_from, pieces_of, run
from geisterstunde.lab.experiment_report import compared_metrics, report
from geisterstunde.lab.tally import tally_of
from geisterstunde.lab.workers import ManyProcesses, OneProcess
from geisterstunde.match.intervals import mean_of, share_of
from geisterstunde.match.statistics import statistics_of
from tests.cli.commands import refusal

GAME = "dawn-under"
GAMES = 250


def experiment(*vary: str, bots: str = "thumb", games: int = GAMES) -> Experiment:
    """A small one, played here."""
    rules = game_named(GAME)
    factors = tuple(factor_from(rules, text) for text in vary)
    fixed = {} if any(factor.name == "players" for factor in factors) else {"players": 3}
    cells = cells_of(rules, fixed, factors, bots, 5)
    return Experiment(factors, tuple(cells), added(list(run(cells, games, OneProcess()))), games)


def test_what_a_castle_can_choose_is_varied() -> None:
    """A floor, a night that may have no end, and colours by seat, joined by + within a value."""
    rules = game_named("through-the-wall")
    vary = ("floor=glass,stone", "night=none,20", "ghosts=green+yellow,green+red")
    cells = cells_of(rules, {"players": 2}, [factor_from(rules, text) for text in vary], "random", 5)
    assert len(cells) == 8
    assert cells[-1].values == ("stone", "20", "green+red")
    assert cells[-1].series.options == {
        "players": 2,
        "floor": "stone",
        "night": 20,
        "ghosts": ("green", "red"),
    }
    assert cells[0].series.options["night"] is None


def test_who_begins_and_what_may_be_left_out_is_varied() -> None:
    rules = game_named(GAME)
    vary = ("first=0,1", "vampires=8,none")
    cells = cells_of(rules, {"players": 3}, [factor_from(rules, text) for text in vary], "random", 5)
    chosen = [(cell.series.options["first"], cell.series.options["vampires"]) for cell in cells]
    assert chosen == [(0, 8), (0, None), (1, 8), (1, None)]
    assert {row[Column.FIRST] for row in cells[2].series.play(0, 3)} == {1}


def test_few_deals_have_wider_intervals_and_the_report_says_so() -> None:
    """Five deals: by Student's t with four degrees of freedom, 2.776 standard errors to each side."""
    played = experiment("edition=2004,2018", games=5)
    old, new = (statistics_of(GAME).measured(cell.series.play(0, 5)) for cell in played.cells)
    differences = (new[:, 0] - old[:, 0]) / statistics_of(GAME).metrics[0].unit
    half = 2.776 * differences.std(ddof=1) / math.sqrt(5)
    effect = played.effect(0, "2018", 0)
    assert effect.high - effect.low == pytest.approx(2 * half, rel=1e-9)
    assert "Student's t" in as_markdown(report(played, ["compare"], with_pictures=False)[1])
    many = experiment("edition=2004,2018", games=31, bots="random")
    assert "Student's t" not in as_markdown(report(many, ["compare"], with_pictures=False)[1])


def added(pieces: list[Sums]) -> Sums:
    """All pieces together."""
    total = pieces[0]
    for piece in pieces[1:]:
        total = total.with_more(piece)
    return total


def test_every_combination_is_played_once_with_the_same_deals() -> None:
    """Two editions, two numbers of players; the rows of a cell are those of its series."""
    played = experiment("edition=2004,2018", "players=3,4", bots="random")
    assert [cell.values for cell in played.cells] == [
        ("2004", "3"),
        ("2004", "4"),
        ("2018", "3"),
        ("2018", "4"),
    ]
    assert {cell.series.seed for cell in played.cells} == {5}
    for number, cell in enumerate(played.cells):
        alone = statistics_of(GAME).measured(cell.series.play(0, GAMES))
        assert played.sums.sums[number].tolist() == alone.sum(axis=0).tolist()


def test_an_effect_is_the_mean_difference_deal_by_deal() -> None:
    """Worked out the long way from the rows: mean, interval and size."""
    played = experiment("edition=2004,2018")
    old, new = (statistics_of(GAME).measured(cell.series.play(0, GAMES)) for cell in played.cells)
    for place, metric in enumerate(statistics_of(GAME).metrics):
        effect = played.effect(0, "2018", place)
        differences = (new[:, place] - old[:, place]) / metric.unit
        half = 1.959964 * differences.std(ddof=1) / math.sqrt(GAMES)
        assert effect.difference == pytest.approx(differences.mean(), abs=1e-9)
        assert effect.high - effect.low == pytest.approx(2 * half, abs=1e-9)
        spread = math.sqrt((old[:, place].var(ddof=1) + new[:, place].var(ddof=1)) / 2) / metric.unit
        assert effect.size * spread == pytest.approx(effect.difference, abs=1e-9)


def test_an_effect_is_averaged_over_the_other_choices() -> None:
    """The mean of the differences within 3 and within 4 players."""
    played = experiment("edition=2004,2018", "players=3,4", bots="random")
    means = [played.mean(cell, 0) for cell in range(4)]
    assert played.effect(0, "2018", 0).difference == pytest.approx(
        (means[2] - means[0] + means[3] - means[1]) / 2
    )


def test_common_deals_narrow_the_interval_where_they_matter() -> None:
    """The same deals against deals of another seed: pairs vary together."""
    played = experiment("edition=2004,2018", bots="thumb", games=600)
    turns = 0
    covariances = played.spread(turns)
    assert covariances[0, 1] > 0


def test_the_same_sums_whatever_the_number_of_workers() -> None:
    """Whole numbers, added in any order."""
    rules = game_named(GAME)
    factors = (factor_from(rules, "edition=2004,2018"),)
    cells = cells_of(rules, {"players": 2}, factors, "random,moth", 3)
    alone = added(list(run(cells, 900, OneProcess())))
    with ManyProcesses(2) as two:
        together = added(list(run(cells, 900, two)))
    assert len(list(pieces_of(cells, 900))) > 2
    assert [np.asarray(part).tolist() for part in alone] == [np.asarray(part).tolist() for part in together]


def test_a_win_is_shared_and_a_cut_game_is_nobodys() -> None:
    """Rows drawn by hand: one winner, two winners of whom one began, none."""
    rows = empty_rows(3)
    rows[0, [Column.WINNERS, Column.FIRST]] = 0b001, 1
    rows[1, [Column.WINNERS, Column.FIRST, Column.TRAILING]] = 0b110, 1, 0b100
    assert wins(rows, 3).tolist() == [[WHOLE_WIN, 0, 0], [0, WHOLE_WIN // 2, WHOLE_WIN // 2], [0, 0, 0]]
    assert won_by_first(rows).tolist() == [0, WHOLE_WIN // 2, 0]
    assert comeback(rows).tolist() == [0, 1, 0]
    assert tally_of(GAME, rows).games == 3


def test_a_drop_to_nothing_is_an_effect_and_what_cannot_happen_is_none() -> None:
    """Doubts that are never raised are compared; bats where nobody has bats are not."""
    played = experiment("bots=random,thumb", games=100)
    names = [metric.name for _, metric in compared_metrics(played)]
    assert "gifts" in names
    assert "bats" not in names
    with_bats = experiment("fresh_air=yes,no", games=100)
    assert "bats" not in [metric.name for _, metric in compared_metrics(with_bats)]
    assert with_bats.sums.sums[0, [metric.name for metric in statistics_of(GAME).metrics].index("bats")] > 0


def test_shares_of_wins_leave_cut_games_out() -> None:
    """Of two games one was cut: the first player won all that ended."""
    rows = empty_rows(2)
    rows[0, [Column.WINNERS, Column.FIRST, Column.REASON, Column.PLAYERS]] = 0b001, 0, 1, 3
    tally = tally_of(GAME, rows)
    assert tally.mean(GAME, "first_player").value == 1.0
    assert tally.mean(GAME, "first_advantage").value == 3.0
    assert tally.mean(GAME, "turns").value == 0.0
    assert share_of(20, 20).high == 1.0


def test_a_mean_knows_how_sure_it_is() -> None:
    """Against NumPy."""
    numbers = np.array([3, 9, 27, 4, 4])
    mean = mean_of(int(numbers.sum()), int((numbers**2).sum()), len(numbers), unit=2)
    assert mean.value == pytest.approx(numbers.mean() / 2)
    assert mean.spread == pytest.approx(numbers.std(ddof=1) / 2)
    assert mean.high - mean.value == pytest.approx(2.776 * numbers.std(ddof=1) / math.sqrt(5) / 2)


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in its turn, and nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elsewhere: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "path", "use", "rect"):
            self.open.append(tag)
        self.elsewhere += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href") and tag != "a"]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "use", "rect"):
            assert self.open.pop() == tag


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    """HTML, Markdown with its pictures, and data; the command in it plays the same again."""
    words = ["compare", GAME, "--vary", "edition=2004,2018", "--players", "3", "--games", "200", "--json"]
    first = CliRunner().invoke(main, [*words, "--out", str(tmp_path / "a"), "--workers", "1"])
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(main, [*words, "--out", str(tmp_path / "b"), "--workers", "2"])
    assert again.exit_code == 0
    page = (tmp_path / "a" / "report.html").read_text()
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert [thing for thing in reader.elsewhere if not thing.startswith("use")] == []
    assert not re.search(r"https?://(?!www\.w3\.org/|creativecommons\.org/|purl\.org/|matplotlib\.org)", page)
    for name in ("report.html", "report.md", "report.json", "effects.svg", "lengths.svg"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    data = json.loads((tmp_path / "a" / "report.json").read_text())
    assert data == json.loads(first.stdout)
    assert {effect["metric"] for effect in data["effects"]} >= {"turns", "first_player", "plagues"}
    told = (tmp_path / "a" / "report.md").read_text()
    assert "$ geisterstunde compare dawn-under --players 3 --vary edition=2004,2018 --games 200\n" in told
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", told):
        assert (tmp_path / "a" / picture).exists()


def test_a_document_says_the_same_in_both_forms() -> None:
    """What could be taken for a tag is none."""
    parts: list[Part] = [
        Heading("A < B", 1),
        Paragraph("So it is."),
        Points(["one", "two"]),
        ReportTable(["", "x"], [["<y>", "1"]]),
        Picture("drawing", "<?xml?><svg></svg>", "a & b"),
    ]
    page, text = as_html("A < B", parts), as_markdown(parts)
    assert "<h1>A &lt; B</h1>" in page
    assert "&lt;y&gt;" in page
    assert "<figure><svg></svg>" in page
    assert "| <y> | 1 |" in text
    assert "![a & b](drawing.svg)" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--vary", "edtion=2004,2018"], "vary is NAME=VALUE,VALUE with players, edition,"),
        (["--vary", "edition"], "vary is NAME=VALUE,VALUE"),
        (["--vary", "edition=2004"], "edition needs at least two different values to vary, not '2004'."),
        (["--vary", "edition=2004,2004"], "edition needs at least two different values"),
        (["--vary", "edition=2004,1999"], "edition is 2004 or 2018, not '1999'."),
        (["--vary", "players=2,9"], "players is 2 to 6, not 9."),
        (["--vary", "players=two,3"], "players is a whole number, not 'two'."),
        (["--vary", "bots=random,owl"], "dawn-under has no bot 'owl'"),
        (["--vary", "players=2,3", "--vary", "players=4,5"], "Every name can be varied once."),
        (["--vary", "players=2,3", "--bots", "moth,moth,moth"], "There are 3 bots for 2 seats"),
        (["--vary", "players=3,03"], "Two of the values to vary mean the same: 03 is there already."),
        (["--vary", "players=3,4", "--players", "2"], "players is varied: leave it out"),
        (["--vary", "bots=moth,raven", "--bots", "random"], "bots is varied: leave --bots out."),
    ],
)
def test_a_bad_experiment_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    """Before anything is played."""
    assert sentence in refusal("compare", GAME, *words)
