"""What each seat did, at the end of a printed game."""

import io

import pytest
from rich.console import Console

from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import LANGUAGES
from geisterstunde.match.record import read
from geisterstunde.match.statistics import StatisticRow
from geisterstunde.terminal.replay import print_replay
from geisterstunde.terminal.statistics import print_statistics
from tests.golden.wanted import FOLDER

CASTLE = FOLDER / "through-the-wall" / "2-stay-dressed.json"
GARMENTS_FOUND = dict(
    zip(
        LANGUAGES,
        ("Verkleidungen gefunden", "Garments found", "Vêtements trouvés", "Travestimenti trovati"),
        strict=True,
    )
)


def printed(rows: tuple[StatisticRow, ...], reader: Reader) -> list[str]:
    """The lines of a small table."""
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        print_statistics("auction", rows, reader, console)
    return captured.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_ends_with_them_in_the_readers_language(language: str) -> None:
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        print_replay(read(CASTLE), console, language)
    assert captured.get().splitlines()[-1].split() == [*GARMENTS_FOUND[language].split(), "3", "5"]


def test_a_game_without_words_is_counted_by_plain_names() -> None:
    rows = (StatisticRow("bids_made", (3, 12)),)
    lines = printed(rows, Reader("en", ("Edda", "[b]Otto"), seat=0))
    assert lines == ["", "           You  [b]Otto", "bids made    3       12"]


def test_a_game_that_counts_nothing_prints_nothing() -> None:
    assert printed((), Reader("en", ("Edda", "Otto"))) == []
