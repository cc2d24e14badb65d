"""The castle at the terminal: what is drawn, what is typed, and who may sit there."""

import re

import pytest

from tests.cli.commands import refusal, run

PLAY = ("play", "through-the-wall", "--seed", "3", "--first", "0", "--players", "2", "--bots", "random")


def screens(*typed: str) -> list[str]:
    """What is shown at the beginning and after each line that is typed."""
    done = run(*PLAY, typed="".join(f"{line}\n" for line in typed))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("Good night.\n")
    return done.stdout.split("> ")


def test_a_few_decisions_are_played() -> None:
    start, slid, turned, stepped, late, over = screens("slide 1 down", "turn right", "b1", "step a2", "done")[
        :6
    ]
    assert "You may make 3 magical moves (TW-10)." in start
    assert "moves ●●●" in start
    assert "1:S2 +0  2: ──    3:S1 +0  4: ──    5:S3 +0" in start
    assert "│a1    G  b1‹som ●│c1" in start  # your ghost, a space to step to, a garment, a magnet, a wall
    assert "You push slider 1 down." in slid
    assert "3:S1 +1" in slid
    assert "You turn the board to the right." in turned
    assert "│a7       a6 cro ●│a5" in turned  # the board lies otherwise, the sliders stay
    assert "3:S1 +1" in turned
    assert "You step to b1." in stepped
    assert "│b1 somG │" in stepped
    assert "moves ○○○" in stepped
    assert "You have made your three magical moves. (TW-10)" in late
    assert "Edda" in over


def test_the_drawing_shows_ghosts_sliders_and_walls() -> None:
    (start, *_) = screens()
    assert len(re.findall(r"[┼+]────────", start)) > 14
    assert start.count("●") == 3 + 9 - 1  # moves and magnets, but for one that lies below the plug
    assert start.count("▒▒▒▒▒▒▒▒") == 1
    assert re.search(r"g1    R │", start)
    for deck in range(1, 5):
        assert f"deck {deck} HMBLG" in start
    assert "hat –  mask –  body –  legs –  hand –" in start


@pytest.mark.parametrize(
    ("game", "bots", "sentence"),
    [
        (
            "through-the-wall",
            "moth",
            "through-the-wall has no bot 'moth'; there is random, sheet, candle, butler, castellan,",
        ),
        (
            "dawn-under",
            "raven,sheet",
            "dawn-under has no bot 'sheet'; there is random, moth, hedgehog, raven, countess,",
        ),
        ("dawn-under", "Raven", "dawn-under has no bot 'Raven'; there is random, moth,"),
    ],
)
def test_an_unknown_bot_is_refused_in_one_sentence(game: str, bots: str, sentence: str) -> None:
    assert refusal("play", game, "--bots", bots).startswith(sentence)
