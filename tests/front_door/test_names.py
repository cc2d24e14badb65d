"""`from geisterstunde import …`: every public name is found, lazily, and no other."""

import re
import subprocess
import sys

import pytest

import geisterstunde
from tests.guards.repository import ROOT


@pytest.mark.parametrize("name", geisterstunde.__all__)
def test_every_public_name_is_found(name: str) -> None:
    assert name in dir(geisterstunde)
    assert getattr(geisterstunde, name) is not None


def test_every_name_that_is_found_is_public() -> None:
    assert {*geisterstunde._HOMES, *geisterstunde._PACKAGES, "__version__"} == set(geisterstunde.__all__)


def test_every_public_name_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "python.md").read_text()
    described = set(re.findall(r"^\.\. auto\w+:: geisterstunde\.(\w+)$", page, re.MULTILINE))
    assert described == {*geisterstunde.__all__} - {"__version__"}


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'vampire'"):
        geisterstunde.vampire  # noqa: B018


def test_the_packages_are_there_without_an_import_of_their_own() -> None:
    ask = "import geisterstunde as g; print(g.games.names(), g.bots.names('through-the-wall')[0])"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout == "('dawn-under', 'through-the-wall') random\n"


def test_an_unknown_game_or_bot_is_refused_in_a_sentence() -> None:
    from geisterstunde import BadInput, bots, games

    with pytest.raises(BadInput, match="no game 'chess'"):
        games.named("chess")
    with pytest.raises(BadInput, match="no game 'chess'"):
        bots.names("chess")
    with pytest.raises(BadInput, match="no bot 'owl'"):
        bots.named("dawn-under", "owl", seat=0, seed=1)
