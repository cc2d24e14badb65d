"""Views are told once where all see the same, and are what each would have been told alone."""

import random
from collections import Counter
from typing import Any

import pytest

from geisterstunde.games.registry import game_names
from geisterstunde.kernel.compiled_game import CompiledGame
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.match.match import Match
from geisterstunde.server.encoding import encoded
from geisterstunde.server.views import Views

VIEWERS = (0, 1, 2, 3, SPECTATOR)


@pytest.mark.parametrize("game", game_names())
def test_a_shared_view_is_what_everybody_would_have_been_told_alone(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: Counter[str] = Counter()
    honest = CompiledGame.view

    def counting(self: Any, position: Any, seat: int) -> Any:
        told["views"] += 1
        return honest(self, position, seat)

    match, chance = Match.new(game, players=4, seed=5), random.Random(5)
    positions = 0
    while match.owing and positions < 400:
        alone = [encoded(match.view(viewer)) for viewer in VIEWERS]
        with monkeypatch.context() as patch:
            patch.setattr(CompiledGame, "view", counting)
            views = Views(match)
            assert [bytes(views.of(viewer)) for viewer in VIEWERS] == alone
        positions += 1
        seat = chance.choice(match.owing)
        match.decide(seat, chance.choice(match.legal(seat)))
    assert positions <= told["views"] < 2 * positions


def test_who_knows_more_sees_more() -> None:
    """The end that a giver has promised is the giver's own until all have chosen (DU-17)."""
    match, chance = Match.new("dawn-under", players=4, seed=5), random.Random(5)
    own = 0
    while match.owing:
        views = Views(match)
        if len({bytes(views.of(viewer)).replace(b'"viewer":%d,' % viewer, b"") for viewer in VIEWERS}) > 1:
            own += 1
        seat = chance.choice(match.owing)
        match.decide(seat, chance.choice(match.legal(seat)))
    assert own
