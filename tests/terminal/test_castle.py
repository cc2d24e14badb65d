"""The castle at the terminal: what is drawn, what is typed, and who may sit there."""

import re
from typing import Any

import pytest
from rich.markup import render

from geisterstunde.games.through_the_wall.drawing import in_short
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.telling import garment_name
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import LANGUAGES
from tests.castle import GAME, Castle, standing
from tests.cli.commands import refusal, run

PLAY = ("play", "through-the-wall", "--seed", "3", "--first", "0", "--players", "2", "--bots", "random")


def screens(*typed: str, options: tuple[str, ...] = ()) -> list[str]:
    """What is shown at the beginning and after each line that is typed."""
    done = run(*PLAY, *options, typed="".join(f"{line}\n" for line in typed))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("Good night.\n")
    return done.stdout.split("> ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_garments_are_told_apart_by_three_letters(language: str) -> None:
    drawn = in_short([garment_name(garment, Reader(language, [])) for garment in GARMENTS])
    assert {len(each) for each in drawn} == {3}
    assert len(set(drawn)) == len(GARMENTS)


def test_a_few_decisions_are_played() -> None:
    start, slid, turned, stepped, late, over = screens("slide 1 down", "turn right", "b1", "step a2", "done")[
        :6
    ]
    assert "You may make 3 magical moves (TW-10)." in start
    assert "moves ●●●" in start
    assert "1:S2 +0  2: ──    3:S1 +0  4: ──    5:S3 +0" in start
    assert "│a1    G  b1‹som ●│c1" in start  # your ghost, a space to step to, a garment, a magnet, a wall
    assert "You push the moon slider down." in slid
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
    assert re.search(r"g7    Y │", start)  # two ghosts begin in opposite corners
    for deck in range(1, 5):
        assert f"deck {deck} HMBLG" in start
    assert "hat –  mask –  body –  legs –  hand –" in start


def test_what_is_not_there_is_said_so() -> None:
    sentences = {
        "step d4": "The plug fills d4; no ghost can stand there. (TW-10)",
        "search 5": "There are decks 1 to 4. (TW-20)",
        "swap 0": "There are decks 1 to 4. (TW-23)",
        "slide 4 up": "There are sliders 1 to 3. (TW-3)",
        "shift 0 2 0": "There are sliders 1 to 3. (TW-3)",
        "shift 2 6 0": "There are tunnels 1 to 5. (TW-3)",
        "shift 2 4 15": "A slider can be pushed by -6 (up) to 6 (down) chambers: one stays under",
        "put green d4": "The plug fills d4; no ghost can stand there. (TW-14)",
        "put green a1": "The green ghost need not be put anywhere. (TW-14)",
        "put red a1": "Nobody plays the red ghost. (TW-14)",
        "swap 2": "Decks change places right after a search only, and only where they wander. (TW-23)",
        "fly": "Please type one of: ",
    }
    _, *shown = screens(*sentences)
    for screen, sentence in zip(shown, sentences.values(), strict=False):
        assert sentence in " ".join(screen.split())


def drawn(castle: Castle, **options: Any) -> str:
    """The whole table as a terminal shows it, without its colours."""
    chosen = GAME.options_from({"players": len(castle.colours), **options})
    reader = Reader("en", ("Edda", "Nils", "Zoé", "Gino"), seat=0)
    return render(GAME.draw(castle.view(), chosen, reader)).plain


PUSHED = """
    g  .  .  3  .  M  .
    .  1  .  M  .  2  .
    .  M  .  3  .  2  .
    .  1  .  +M .  M  .
    .  M  .  3  .  .  .
    .  1  .  M  .  .  .
    .  M  .  .  .  .  y
    """  # slider 1 one down, slider 2 three up, slider 3 one up


def test_what_sticks_out_is_drawn_on_either_side_of_the_board() -> None:
    above, below = drawn(Castle(PUSHED)).split("\n")[1], drawn(Castle(PUSHED)).split("\n")[17]
    assert above.split() == ["○", "●○○"]
    assert below.split() == ["○"]
    assert above.index("○") == below.index("○") + 2 * 9  # tunnel 3, and tunnel 1


def test_a_floor_of_stone_hides_what_is_below() -> None:
    glass, stone = (drawn(Castle(PUSHED, floor=floor)).split("\n") for floor in ("glass", "stone"))
    beyond = (0, 1, 17)
    assert [glass[line] for line in beyond] == [stone[line] for line in beyond]
    assert "●" in "".join(glass[2:17]).replace("moves ●●●", "")
    assert not set("●○") & set("".join(stone[2:17]).replace("moves ●●●", ""))


def test_everybody_may_look_the_sliders_up() -> None:
    signs = GAME.signs(Reader("en", ("Edda", "Nils")))
    assert "Slider 1, the moon slider, is ○●○●○●○;" in signs
    assert "2, the star slider, ●○○●○○●; 3, the bat slider, ○○●○●○●." in signs


def test_ghosts_are_drawn_in_their_colours() -> None:
    castle = standing("b2", "c3", seats=["blue", "red"])
    shown = drawn(castle, ghosts=["blue", "red"])
    assert re.search(r"b2 +B", shown)
    assert re.search(r"c3 +R", shown)
    assert "➤B You" in shown
    assert " R Nils" in shown


def test_the_end_of_the_night_is_announced() -> None:
    castle = standing("a1", "g7", night=12)
    for turn in range(23):
        shown = drawn(castle)
        left = 12 - turn // 2
        said = "the last round before cock-crow" if left == 1 else f"{left} rounds to cock-crow"
        assert (said in shown) == (left <= 10)
        castle.do(turn % 2, "done")
    castle.do(1, "done")
    assert castle.result is not None
    assert "cock-crow" not in drawn(castle)


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
