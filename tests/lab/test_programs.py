"""Programs at a real server: the one that the documentation shows, and several that let everybody down."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from geisterstunde.cli import main
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.statistics import Column
from geisterstunde.lab.output import keep_record
from geisterstunde.lab.play import play_game
from geisterstunde.lab.players import player_named, split_names
from geisterstunde.lab.programs import Program
from geisterstunde.lab.programs_server import open_server
from geisterstunde.lab.programs_table import ProgramTable
from geisterstunde.lab.series import Series
from geisterstunde.match.record import read
from geisterstunde.match.statistics import row_of
from geisterstunde.match.verify import verify
from tests.cli.commands import refusal
from tests.games import GAMES
from tests.guards.repository import ROOT

PATIENCE = 60.0
SHORT = 3.0  # but long enough to join, and for the server to answer
JOINS_ONLY = """
import json, os
from websockets.sync.client import connect
server, table, key = (os.environ[f"GEISTERSTUNDE_{name}"] for name in ("HOUSE", "TABLE", "KEY"))
with connect(server.replace("http", "ws", 1) + "/ws", proxy=None) as socket:
    socket.send(json.dumps({"type": "hello", "v": 1, "table": table, "key": key}))
    for message in socket:
        pass
"""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with open_server() as address:
        yield address


def documented() -> str:
    """The program as the guide to writing bots shows it."""
    page = (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"^```python\n(import .*?)^```$", page, re.S | re.M)
    return str(found)


def program(folder: Path, source: str) -> str:
    """The name under which a program plays."""
    file = folder / "my_bot.py"
    file.write_text(source, encoding="utf-8")
    return f"program({sys.executable} {file})"


def table(server: str, *names: str, patience: float = PATIENCE) -> ProgramTable:
    """A table of Dawn Under where nobody waits for long."""
    players = [player_named("dawn-under", name) for name in names]
    return ProgramTable(server, "dawn-under", {"edition": "2018"}, players, patience)


def test_a_recorded_game_has_the_row_it_had_when_it_was_played(tmp_path: Path) -> None:
    """Every column, in both games."""
    for game, bots in (
        ("dawn-under", ("moth", "random", "thumb")),
        ("through-the-wall", ("sheet", "butler")),
    ):
        series = Series(game, {}, bots, 9)
        keep_record(series, 4, tmp_path)
        played = play_game(game, {}, series.players, 9, 4).row
        (file,) = tmp_path.glob(f"{game}-*.json")
        assert row_of(read(file)).tolist() == played.tolist()
        assert played[Column.DECISIONS] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_documented_program_plays_to_the_end(game: str, server: str, tmp_path: Path) -> None:
    """At two seats of three, with the options that were wished for; the record can be verified."""
    mine = player_named(game, program(tmp_path, documented()))
    options = {"vampires": 4} if game == "dawn-under" else {"night": 10}
    record = ProgramTable(server, game, options, [mine, "random", mine]).play()
    assert verify(record)
    assert record.options["players"] == 3
    assert options.items() <= record.options.items()
    assert row_of(record)[Column.DECISIONS] == len(record.decisions)


def test_a_program_joins_a_tournament(tmp_path: Path) -> None:
    mine = program(tmp_path, documented())
    words = ["tournament", "dawn-under", "--players", "2", "--games", "2", "--json", "--out", str(tmp_path)]
    done = CliRunner().invoke(main, [*words, "--bots", f"moth,{mine}"])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data["games"] == 2
    assert data["repeats"] is False
    assert {row["bot"] for row in data["ranking"]} == {"moth", mine}
    assert "do not repeat" in (tmp_path / "tournament.md").read_text(encoding="utf-8")


def test_a_program_joins_a_simulation(tmp_path: Path) -> None:
    words = ["simulate", "dawn-under", "--players", "2", "--games", "2", "--workers", "2", "--json"]
    done = CliRunner().invoke(main, [*words, "--bots", f"{program(tmp_path, documented())},random"])
    assert done.exit_code == 0, done.output
    assert sum(json.loads(done.stdout)["wins_by_seat"]) == 2
    assert done.stderr == "A server deals by a secret seed: games with a program do not repeat.\n"


@pytest.mark.parametrize(
    ("source", "patience", "sentence"),
    [
        (
            "raise ValueError('too dark here')",
            PATIENCE,
            " ended before its game did, with code 1: ValueError: too dark here.",
        ),
        ("", PATIENCE, " ended before its game did, with code 0."),
        ("import time\ntime.sleep(600)", SHORT, " did not come to its table within 3 seconds."),
        (JOINS_ONLY, SHORT, " has not decided anything for 3 seconds."),
    ],
    ids=["raises", "leaves", "stays away", "says nothing"],
)
def test_a_program_that_lets_others_down_is_named(
    source: str, patience: float, sentence: str, server: str, tmp_path: Path
) -> None:
    mine = program(tmp_path, source)
    with pytest.raises(BadInput) as refused:
        table(server, mine, "random", patience=patience).play()
    assert str(refused.value) == mine + sentence


def test_a_program_that_cannot_be_started_is_named(server: str) -> None:
    with pytest.raises(BadInput, match=r"^program\(no-such-program\) cannot be started: No such file"):
        table(server, "program(no-such-program)", "random").play()


@pytest.mark.parametrize("command", ["simulate", pytest.param("tournament", marks=pytest.mark.proof)])
def test_the_command_says_it_in_one_sentence(command: str, tmp_path: Path) -> None:
    mine = program(tmp_path, "raise SystemExit('good night.')")
    words = ("--players", "2", "--workers", "1", "--games", "2", "--bots", f"{mine},random")
    assert refusal(command, "dawn-under", *words) == (
        f"{mine} ended before its game did, with code 1: good night."
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("simulate", "dawn-under", "--bots", "program()"),
            "program takes a command, as in program(python my_bot.py).",
        ),
        (
            ("simulate", "dawn-under", "--bots", "program(a 'b)"),
            "program(a 'b) is no command: No closing quotation.",
        ),
        (("tournament", "dawn-under", "--bots", "thumb,program(a)"), "not with thumb."),
        (
            ("simulate", "dawn-under", "--bots", "program(a)", "--cluster", "local"),
            "Programs play on this machine: leave the cluster out.",
        ),
        (
            ("play", "dawn-under", "--bots", "program(a)"),
            "plays at a server: in simulations and tournaments, not here.",
        ),
    ],
)
def test_what_cannot_be_is_refused_before_a_server_is_started(words: tuple[str, ...], sentence: str) -> None:
    assert refusal(*words).endswith(sentence)


def test_records_of_programs_are_refused(tmp_path: Path) -> None:
    words = ("simulate", "dawn-under", "--bots", "program(a)", "--records", "1", "--out", tmp_path / "new")
    assert refusal(*words) == "Games with programs cannot be played once more for their records."
    assert not (tmp_path / "new").exists()


def test_commas_in_a_command_are_its_own() -> None:
    names = split_names("moth, program(bot --weights 1,2), random")
    assert names == ["moth", "program(bot --weights 1,2)", "random"]
    assert player_named("dawn-under", names[1]) == Program("bot --weights 1,2")
