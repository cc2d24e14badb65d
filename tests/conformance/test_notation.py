"""Decisions as text: every number that is a decision has one spelling, and nothing else is one."""

import contextlib
import re

import pytest

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.refusal import BadInput
from tests.games import GAMES

ONE_SENTENCE = re.compile(r"[^\n]+\.( \([A-Z]{2}-\d+\))?")  # and its rule, where a rule says so


def spellings(game: Game) -> dict[int, str]:
    """The actions that exist; numbers between them belong to nothing."""
    found = {}
    for action in range(game.action_count):
        with contextlib.suppress(BadInput):
            found[action] = game.action_to(action)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_spelling_is_read_back(name: str) -> None:
    game = GAMES[name]
    texts = spellings(game)
    assert texts
    assert len(set(texts.values())) == len(texts)
    assert {action: game.action_from(text) for action, text in texts.items()} == {
        action: action for action in texts
    }


@pytest.mark.parametrize("name", GAMES)
def test_blanks_do_not_matter(name: str) -> None:
    game = GAMES[name]
    for action, text in spellings(game).items():
        assert game.action_from(f"  {text.replace(' ', '   ')}\n") == action


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_decision_is_refused_in_one_sentence(name: str) -> None:
    game = GAMES[name]
    texts = set(spellings(game).values())
    broken = {text[:-1] for text in texts} | {f"{text}x" for text in texts} | {text.upper() for text in texts}
    for text in (broken | {"", " ", "-1", "0", "nothing", "öffne a1", "\0", "x" * 10_000}) - texts:
        with pytest.raises(BadInput) as refused:
            game.action_from(text)
        assert ONE_SENTENCE.fullmatch(str(refused.value))
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", GAMES)
def test_a_number_that_stands_for_nothing_is_refused_in_a_sentence(name: str) -> None:
    game = GAMES[name]
    nothing = next(action for action in range(game.action_count + 1) if action not in spellings(game))
    for action in (nothing, -1, 10**30):
        with pytest.raises(BadInput) as refused:
            game.action_to(action)
        assert ONE_SENTENCE.fullmatch(str(refused.value))
