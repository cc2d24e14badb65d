"""Whoever looks back at a finished game sees what nobody could see; what was seen agrees with it."""

import random

from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.view import CLOSED_LETTER, LIFTED_LETTER
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import SPECTATOR
from tests.play import walk

DECISIONS = 150


def test_open_lids_and_graves_are_as_they_were_seen() -> None:
    game = DawnUnder()
    position = game.deal(game.options_from({"players": 3}), numbered_seed(1))
    opened = 0
    for _ in zip(walk(game, position, random.Random(3)), range(DECISIONS), strict=False):
        hidden, view = game.unveiled(position), game.view(position, SPECTATOR)
        for seen, true in zip(view.lids, hidden.lids, strict=True):
            assert seen in (true, CLOSED_LETTER, LIFTED_LETTER)
        if view.opened is not None:
            opened += 1
            assert hidden.inside.get(view.opened.grave, "empty") == view.opened.inside
    assert opened > 0
    assert hidden.inside


def test_every_card_of_a_deck_is_named() -> None:
    game = ThroughTheWall()
    position = game.deal(game.options_from({"players": 2}), numbered_seed(1))
    for _ in zip(walk(game, position, random.Random(3)), range(DECISIONS), strict=False):
        hidden, view = game.unveiled(position), game.view(position, SPECTATOR)
        assert [len(deck) for deck in hidden.decks] == [len(deck) for deck in view.decks]
