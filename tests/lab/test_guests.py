"""Guests from an installed package play wherever bots do, and nobody suffers from a bad one but itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from geisterstunde.bots.plugins import plugins
from tests.cli.commands import refusal
from tests.lab.guest_package import install, run_with


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("packages"))


SIMULATE = ("simulate", "dawn-under", "--players", "2", "--games", "6", "--seed", "3")


def test_a_guest_plays_a_simulation_the_same_for_every_number_of_workers(
    surroundings: dict[str, str],
) -> None:
    compiled = {**surroundings, "GEISTERSTUNDE_JIT": "1"}
    answers = [
        run_with(compiled, *SIMULATE, "--bots", "owl,moth", "--workers", workers, "--json")
        for workers in "12"
    ]
    assert [answer.returncode for answer in answers] == [0, 0], answers[0].stderr
    assert answers[0].stdout == answers[1].stdout
    data = json.loads(answers[0].stdout)
    assert data["bots"] == ["owl", "moth"]
    assert sum(data["wins_by_seat"]) == data["games"] == 6


def test_a_guests_games_can_be_verified(surroundings: dict[str, str], tmp_path: Path) -> None:
    words = (*SIMULATE, "--bots", "owl,random", "--workers", "1", "--out", tmp_path, "--records", "1")
    assert run_with(surroundings, *words).returncode == 0
    (record,) = tmp_path.glob("dawn-under-*.json")
    assert run_with(surroundings, "verify", record).returncode == 0


def test_a_guest_plays_a_tournament_and_a_ladder(surroundings: dict[str, str]) -> None:
    words = ("--players", "2", "--bots", "random,owl,moth", "--workers", "1")
    held = run_with(surroundings, "tournament", "dawn-under", *words, "--games", "12", "--json")
    assert held.returncode == 0, held.stderr
    assert {row["bot"] for row in json.loads(held.stdout)["ranking"]} == {"random", "owl", "moth"}
    climbed = run_with(surroundings, "ladder", "dawn-under", *words, "--games", "20", "--tables", "2004")
    assert [line.split(" | ")[2:4] for line in climbed.stdout.splitlines()] == [
        ["owl", "random"],
        ["moth", "owl"],
    ]


def test_a_guest_plays_at_the_terminal(surroundings: dict[str, str]) -> None:
    """The person opens one grave and leaves; the guest plays first."""
    words = ("play", "dawn-under", "--players", "2", "--first", "1", "--seed", "3", "--bots", "owl")
    done = run_with(surroundings, *words, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "Edda" in done.stdout
    words = ("play", "dawn-under", "--players", "2", "--first", "1", "--seed", "3", "--bots", "coward")
    refused = run_with(surroundings, *words, typed="quit\n")
    assert refused.returncode == 1
    assert refused.stderr == "Error: Trouble with coward: ValueError: it is dark, and I am afraid.\n"


TOURNAMENT = ("tournament", "dawn-under", "--players", "2", "--games", "4")


@pytest.fixture
def guests_here(surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is installed in this process too."""
    monkeypatch.syspath_prepend(surroundings["PYTHONPATH"])
    plugins.cache_clear()
    yield
    plugins.cache_clear()


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("cheat", "The bot has decided something that is not legal: "),
        ("babbler", "The bot has answered with something that is no decision."),
        ("coward", "ValueError: it is dark, and I am afraid."),
        ("deaf", "KeyError: 'ears'."),
        ("picky", "TypeError: "),
        ("quitter", "SystemExit: 0."),
        ("lost", "AttributeError: "),
        ("broken", "ZeroDivisionError: division by zero."),
    ],
)
def test_a_bad_guest_is_named_in_one_sentence(bot: str, sentence: str, guests_here: None) -> None:
    said = refusal(*TOURNAMENT, "--workers", "1", "--bots", f"random,{bot}")
    assert said.startswith(f"Trouble with {bot}: {sentence}")
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("coward", "ValueError: it is dark, and I am afraid."),
        ("quitter", "SystemExit: 0."),
        ("homeless", "ModuleNotFoundError: No module named 'no_such_package'."),
    ],
)
def test_a_bad_guest_in_another_process_is_named_too(
    bot: str, sentence: str, surroundings: dict[str, str]
) -> None:
    done = run_with(surroundings, *TOURNAMENT, "--workers", "2", "--bots", f"random,{bot}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: Trouble with {bot}: {sentence}")
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1


def test_whoever_is_not_installed_is_unknown(surroundings: dict[str, str]) -> None:
    """And those who are installed are told of."""
    assert "has no bot 'owl'" in refusal("simulate", "dawn-under", "--bots", "owl")
    done = run_with(surroundings, "simulate", "dawn-under", "--bots", "eagle")
    assert (
        "there is random, moth, hedgehog, raven, countess, thumb(MEMORY), program(COMMAND), owl,"
        in done.stderr
    )
