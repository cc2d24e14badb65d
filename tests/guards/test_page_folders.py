"""On the page a game lives in its own folder; nothing else there knows which games there are."""

import re
from pathlib import Path

from geisterstunde.games.registry import OURS
from tests.guards.repository import ROOT

PAGE = ROOT / "web" / "src"
FOLDERS = PAGE / "games"
BOOK = re.compile(r"name: '([a-z-]+)', ids:")
GAMES = tuple(package.rpartition(".")[2].replace("_", "-") for package in OURS)
COMPARED = re.compile(r"\bgame(?:\.name)?\s*[!=]==?\s*['\"]")


def sources() -> list[Path]:
    return [file for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts", ".css")]


def folder_of(game: str) -> Path:
    return FOLDERS / game.replace("-", "_")


def names() -> set[str]:
    """Games and their books of rules, as they are written in code and in folders."""
    books = {book for game in GAMES for book in BOOK.findall((folder_of(game) / "index.ts").read_text())}
    assert books >= set(GAMES)
    return books | {book.replace("-", "_") for book in books}


def is_shared(file: Path) -> bool:
    """Tests may name games; so may the folders of games."""
    return not file.name.endswith(".test.ts") and not any(
        file.is_relative_to(folder_of(game)) for game in GAMES
    )


def test_no_shared_file_knows_a_game() -> None:
    shared = [file for file in sources() if is_shared(file)]
    assert len(shared) > 30
    for file in shared:
        text = file.read_text(encoding="utf-8")
        found = {name for name in names() if name in text}
        assert not found, file.relative_to(ROOT)
        assert not COMPARED.search(text), file.relative_to(ROOT)


def test_no_game_knows_another() -> None:
    for game in GAMES:
        others = {folder_of(other).name for other in GAMES if other != game}
        for file in filter(Path.is_file, folder_of(game).rglob("*")):
            assert not {other for other in others if f"/{other}/" in file.read_text(encoding="utf-8")}
