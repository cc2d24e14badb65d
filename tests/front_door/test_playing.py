"""Matches, records and simulations from Python are the ones that the rest of the program plays."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from geisterstunde import BadInput, Match, Promise, bots, games, read_record, record_of, simulate, verify
from geisterstunde.cli import main
from geisterstunde.lab.play import bot_number, play_game
from geisterstunde.lab.players import player_named
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import encode


@pytest.mark.parametrize("game", games.names())
class TestAMatch:
    def test_a_seed_deals_the_same_match_again(self, game: str) -> None:
        match = Match.new(game, players=3, seed=2026)
        assert match.state == Match.dealt(game, {"players": 3}, Promise.numbered(2026)).state
        assert match.state != Match.new(game, players=3, seed=2027).state

    def test_without_a_seed_every_match_is_another(self, game: str) -> None:
        first, second = Match.new(game, players=2), Match.new(game, players=2)
        assert first.promise != second.promise
        assert first.deal != second.deal

    def test_bots_play_it_as_the_lab_does(self, game: str) -> None:
        names = [bots.names(game)[2], "random"]
        match = Match.new(game, players=2, seed=7)
        company = [
            bots.named(game, name, seat=seat, seed=bot_number(7, 0)) for seat, name in enumerate(names)
        ]
        result = bots.play(match, company)
        levels = [player_named(game, name) for name in names]
        played = play_game(game, {}, levels, seed=7, index=0)
        assert result == played.result
        assert match.decisions == [(seat, match.game.action_to(action)) for seat, action in played.decisions]
        assert len(verify(record_of(match))) == 4


def test_every_seat_needs_a_bot() -> None:
    match = Match.new("dawn-under", players=3, seed=1)
    with pytest.raises(BadInput, match="3 seats, and there are 1 bots"):
        bots.play(match, [bots.named("dawn-under", "random", seat=0, seed=1)])
    assert match.decisions == []


def test_a_record_is_read_from_a_file_or_from_text(tmp_path: Path) -> None:
    record = record_of(random_match("dawn-under", {"players": 2}, 3))
    text = encode(record)
    path = tmp_path / "game.json"
    path.write_bytes(text)
    for source in (path, str(path), text, text.decode(), "\ufeff " + text.decode()):
        assert read_record(source) == record
    with pytest.raises(BadInput, match="cannot be read"):
        read_record(tmp_path / "none.json")


def test_a_simulation_says_what_the_command_says() -> None:
    command = "simulate dawn-under --players 3 --bots thumb,random --games 60 --seed 7 --workers 1 --json"
    printed = CliRunner().invoke(main, command.split(), catch_exceptions=False).stdout
    played = simulate("dawn-under", bots=["thumb", "random"], games=60, seed=7, players=3)
    assert played.as_data() == json.loads(printed)
    assert played.games == 60
    assert sum(share.value for share in played.wins.values()) == pytest.approx(1)
    assert sum(played.ends.values()) == 60
    assert played.metrics["turns"].low < played.metrics["turns"].value < played.metrics["turns"].high
    assert str(played).startswith("wins of thumb (2 of 3 seats)")


def test_more_workers_change_nothing() -> None:
    one, two = (simulate("dawn-under", bots="moth", games=120, players=2, workers=n) for n in (1, 2))
    assert one.as_data() == two.as_data()


def test_a_simulation_has_games() -> None:
    with pytest.raises(BadInput, match="games is 1 or more, not 0"):
        simulate("dawn-under", games=0)
