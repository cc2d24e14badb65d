"""What a finished game is counted by has a label in every language, and no label is left over."""

import pytest

from geisterstunde.locales.speech import FALLBACK, LANGUAGES, knows, say
from geisterstunde.match.statistics import statistics_of
from tests.games import GAMES
from tests.locales.files import files, messages_in


def labels(game: str) -> list[str]:
    """The messages that a game's statistics need."""
    names = [statistic.name.replace("_", "-") for statistic in statistics_of(game).of_seats]
    return [f"{game}-statistic-{name}" for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_statistic_has_a_label_of_its_own(game: str, language: str) -> None:
    assert [label for label in labels(game) if not knows(language, label)] == []
    said = [say(language, label) for label in labels(game)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("game", GAMES)
def test_no_label_is_left_over(game: str) -> None:
    own = messages_in(files(FALLBACK)[f"{game.replace('-', '_')}_statistic.ftl"])
    assert set(own) == set(labels(game))
