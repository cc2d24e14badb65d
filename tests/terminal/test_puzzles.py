"""Puzzles at the terminal: moves are typed, and somebody says how warm they are."""

from geisterstunde.games.through_the_wall.puzzles.trying import PUZZLES
from tests.cli.commands import refusal, run


def screens(*typed: str) -> list[str]:
    """What is shown at the ninth door, at the beginning and after each line that is typed."""
    done = run("puzzle", "9", typed="".join(f"{line}\n" for line in typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Good night.\n")
    return [" ".join(screen.split()) for screen in done.stdout.split("> ")]


def test_a_puzzle_is_solved_with_some_help() -> None:
    way = PUZZLES.attempt(9, ()).way
    start, cold, stuck, back, hinted, shown, *solved = screens(
        "turn left", "hint", "back", "hint", "way", *way, ""
    )
    assert "Door 9 Wanted: umbrella, in three moves. There is one way." in start
    assert "From here it takes longer." in cold
    assert "Take one back first." in stuck
    assert "As you were." in back
    assert "Go on with a slider." in hinted
    assert f"The way: {', '.join(way)}" in shown
    first, second, third, next_door = solved[:4]
    assert "Warm." in first
    assert "Very warm!" in second
    assert "One lantern. The ribbon showed the way. Enter opens door 10" in third
    assert "Door 10 " in next_door


def test_what_is_no_door_and_no_level_is_refused() -> None:
    assert refusal("puzzle", "0") == "There are doors 1 to 999999, not 0."
    assert refusal("puzzle", "--level", "7") == "A puzzle has levels 1 to 6, not 7."
    assert refusal("puzzle", "--game", "dawn-under") == "This game has no puzzles."
