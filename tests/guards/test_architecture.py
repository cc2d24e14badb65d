"""The page about the architecture tells the truth: what it names is there, what it draws is checked."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.guards.repository import ROOT
from tools import check

PAGE = (ROOT / "docs/architecture.md").read_text()
PACKAGE = ROOT / "src/geisterstunde"


def section(title: str) -> str:
    """The part of the page under a heading."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def named_in_tables(text: str) -> list[str]:
    """What stands in code in the first column of a section's tables."""
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def missing(folder: Path, names: list[str]) -> list[str]:
    """Names that are neither a module, a file nor a folder there."""
    assert names
    return [name for name in names if not any((folder / f"{name}{end}").exists() for end in ("", ".py"))]


def test_every_check_that_is_named_exists() -> None:
    checks = re.findall(r"`((?:tests|tools|web|docs|kernel|bots|lab|envs|requirements)/[\w./-]*)`", PAGE)
    assert len(checks) > 40
    assert [name for name in checks if not (ROOT / name).exists() and not (PACKAGE / name).exists()] == []


def test_every_claim_names_its_check() -> None:
    """No section of the page goes without one."""
    for part in PAGE.split("\n## ")[1:]:
        assert "*Checked by*" in part, part.splitlines()[0]


def test_the_packages_are_the_folders() -> None:
    made = {"page"}  # built, and not there in a fresh checkout
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert set(named_in_tables(section("The packages"))) == folders | made


@pytest.mark.parametrize(
    ("title", "folder"),
    [
        ("A game from the inside", PACKAGE / "games/dawn_under"),
        ("Loops once", PACKAGE),
        ("The server", PACKAGE / "server"),
        ("The environments", PACKAGE / "envs"),
        ("The page", ROOT / "web/src"),
    ],
)
def test_tables_name_what_is_there(title: str, folder: Path) -> None:
    assert missing(folder, named_in_tables(section(title))) == []


def test_no_file_of_a_game_is_left_out() -> None:
    """Whoever reads the table has seen every room of the game."""
    files = {path.name for path in (PACKAGE / "games/dawn_under").glob("*.py")} - {"__init__.py"}
    assert files - set(named_in_tables(section("A game from the inside"))) == set()


def test_every_template_is_told() -> None:
    templates = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*_template.py")}
    assert templates == set(named_in_tables(section("Loops once")))


def test_the_drawing_of_imports_is_the_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(contract for contract in contracts if contract["id"] == "layers")["layers"]
    wanted = [set(re.findall(r"\w+", layer)) for layer in reversed(layers)]
    drawn = re.search(r"```text\n(.*)\n```", PAGE)
    assert drawn is not None
    assert [set(re.findall(r"\w+", layer)) for layer in drawn[1].split("<-")] == [
        layer for layer in wanted if layer != {"__main__"}
    ]


def test_the_checks_are_told_in_their_order() -> None:
    told = re.search(r"checks side by side, ([\w, \n]*?), and then the tests", PAGE)
    assert told is not None
    assert re.split(r",\s+", told[1]) == [name for name, *_ in check.CHECKS]
