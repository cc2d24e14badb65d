"""Compiled code is named by what it is made of: only edits that change what it does change its name."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import geisterstunde
from geisterstunde.kernel.digest import digest_of

PACKAGE = Path(geisterstunde.__file__).parent
PLAIN = {"GEISTERSTUNDE_JIT": "0"}  # names do not depend on it
NAMES = """
from geisterstunde.bots.registry import kit_of
from geisterstunde.kernel.digest import digest_of, joint_digest
from geisterstunde.kernel.template import made_from
from geisterstunde.lab import series_template
for game in ("dawn-under", "through-the-wall"):
    kit = kit_of(game)
    loops = made_from(series_template, kit.game, kit.loop_rules)
    print(joint_digest([kit.api.rules["look"], *vars(kit.loops).values(), loops.play_series]))
"""

WORDS = {
    "games/dawn_under/turn.py": ('"""A turn: ', '"""Reworded: '),
    "games/dawn_under/plague.py": ("\n@rule\n", "\n# A remark.\n@rule\n"),
    "games/dawn_under/words.py": ('return "empty"', 'return "nothing in it"'),
    "games/through_the_wall/refusals.py": ("def explain(", "def unused() -> None: ...\n\n\ndef explain("),
    "kernel/bits.py": ('"""How many numbers the set holds."""', '"""The size of the set."""'),
    "lab/series_template.py": ('"""Plays one game among some', '"""Plays a game and counts'),
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, to be edited."""
    copied = tmp_path_factory.mktemp("copy") / "geisterstunde"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("page", "__pycache__"))
    return copied


def names_of(package: Path, **switches: str) -> tuple[str, str]:
    """What the compiled code of both games is named in a copy; nothing is compiled for it."""
    ran = subprocess.run(
        [sys.executable, "-c", NAMES],
        env={"PYTHONPATH": str(package.parent), "HOME": str(package.parent), **PLAIN, **switches},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    dawn_under, through_the_wall = ran.stdout.split()
    return dawn_under, through_the_wall


def edited(package: Path, file: str, old: str, new: str) -> tuple[str, str]:
    """The names after an edit, which is then undone."""
    source = package / file
    text = source.read_text()
    assert old in text
    source.write_text(text.replace(old, new))
    try:
        return names_of(package)
    finally:
        source.write_text(text)


@pytest.fixture(scope="module")
def names(package: Path) -> tuple[str, str]:
    """The names of the copy as it is."""
    return names_of(package)


def test_the_same_source_elsewhere_has_the_same_names(names: tuple[str, str], tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "geisterstunde", ignore=shutil.ignore_patterns("page", "__pycache__"))
    assert names_of(tmp_path / "geisterstunde") == names


def test_words_recompile_nothing(package: Path, names: tuple[str, str]) -> None:
    """Docstrings, comments, and what is told to players."""
    sources = {file: (package / file).read_text() for file in WORDS}
    for file, (old, new) in WORDS.items():
        assert old in sources[file], file
        (package / file).write_text(sources[file].replace(old, new))
    try:
        assert names_of(package) == names
    finally:
        for file, text in sources.items():
            (package / file).write_text(text)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("games/dawn_under/state.py", "BATS_EACH = 2", "BATS_EACH = 3"),
        (
            "games/dawn_under/rows.py",
            "return min(s.row_length[seat], 2)",
            "return min(s.row_length[seat], 3)",
        ),
        ("games/dawn_under/state.py", "STOP = 2", "STOP = 20"),
        ("games/dawn_under/state.py", "    idle_turns: Public[Short]", "    idle_turns: Public[Bits]"),
        (
            "games/dawn_under/state.py",
            "third_time: Annotated[Bits, hidden(blank=0)]",
            "third_time: Public[Bits]",
        ),
        ("games/dawn_under/bots/heuristic.py", "RAT_TROUBLE = 0.1", "RAT_TROUBLE = 0.2"),
    ],
    ids=["a constant", "a rule", "an enum", "a field", "who sees a field", "a bot"],
)
def test_an_edit_of_one_game_recompiles_it_and_leaves_the_other_alone(
    package: Path, names: tuple[str, str], file: str, old: str, new: str
) -> None:
    dawn_under, through_the_wall = edited(package, file, old, new)
    assert dawn_under != names[0]
    assert through_the_wall == names[1]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("lab/series_template.py", "decisions += 1", "decisions += 2"),
        ("bots/search_template.py", "m.random = chance", "m.random = chance + 1"),
        ("kernel/log.py", "LONGEST_LOG = 64", "LONGEST_LOG = 65"),
        ("kernel/machine_instructions.py", "builder.ctpop(arguments[0])", "builder.neg(arguments[0])"),
    ],
    ids=["a loop", "the search", "a constant of the kernel", "a machine instruction"],
)
def test_an_edit_of_what_both_share_recompiles_both(
    package: Path, names: tuple[str, str], file: str, old: str, new: str
) -> None:
    dawn_under, through_the_wall = edited(package, file, old, new)
    assert dawn_under != names[0]
    assert through_the_wall != names[1]


def test_checked_bounds_are_compiled_apart(package: Path, names: tuple[str, str]) -> None:
    checked = names_of(package, GEISTERSTUNDE_BOUNDSCHECK="1")
    assert not set(checked) & set(names)


def test_constants_in_a_module_of_another_package_count() -> None:
    def name_with(step: int) -> str:
        words = ModuleType("moon_game.words")
        vars(words)["STEP"] = step
        namespace: dict[str, Any] = {"__name__": "moon_game.rules", "words": words}
        exec("def move(place):\n    return place + words.STEP", namespace)
        return digest_of(namespace["move"])

    assert name_with(1) == name_with(1)
    assert name_with(1) != name_with(2)
