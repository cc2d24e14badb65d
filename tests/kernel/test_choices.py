"""Options as they are declared: everything a form or a command line may offer is understood by the game."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from geisterstunde.games.registry import game_named, game_names
from geisterstunde.kernel.choices import changed_options, choices_of, number, one_of, seat, text, yes_no
from geisterstunde.kernel.game import Choice
from geisterstunde.kernel.refusal import BadInput

EVERY = [(game, choice) for game in map(game_named, game_names()) for choice in game.choices]
NAMES = [f"{game.name} {choice.name}" for game, choice in EVERY]


def offered(choice: Choice) -> Iterator[Any]:
    """The values of a choice that people can pick from a list."""
    yield choice.default
    if choice.or_none:
        yield None
    match choice.kind:
        case "number" | "seat":
            yield from (choice.least, choice.most, *choice.listed)
        case "one_of":
            yield from choice.values
        case "yes_no":
            yield from (True, False)


def most_players(game: Any) -> int:
    """So many may play."""
    return next(int(each.most) for each in game.choices if each.name == "players")


def as_word(value: Any) -> str:
    """A value as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(("game", "choice"), EVERY, ids=NAMES)
def test_what_is_offered_is_accepted_and_can_be_typed(game: Any, choice: Choice) -> None:
    for value in offered(choice):
        options = game.options_from({"players": most_players(game), **choice.applies, choice.name: value})
        assert getattr(options, choice.name) == value
        if value is not None:
            assert choice.from_word(as_word(value)) == value


@pytest.mark.parametrize(("game", "choice"), EVERY, ids=NAMES)
def test_numbers_end_where_the_game_says(game: Any, choice: Choice) -> None:
    beyond = (choice.least - 1, choice.most + 1) if choice.kind in ("number", "seat") else ()
    for value in beyond:
        with pytest.raises(BadInput, match=choice.name):
            game.options_from({"players": most_players(game), **choice.applies, choice.name: value})


@pytest.mark.parametrize(("game", "choice"), EVERY, ids=NAMES)
def test_a_choice_applies_where_it_says(game: Any, choice: Choice) -> None:
    chosen = [value for value in offered(choice) if value != choice.default]
    for name, value in choice.applies.items():
        other = next(each for each in game.choices if each.name == name).default
        assert other != value
        for one in chosen:
            with pytest.raises(BadInput, match=choice.name):
                game.options_from({name: other, choice.name: one})


def test_words_are_read() -> None:
    assert number("rounds", "how many", 1, 9).read("7") == 7
    assert one_of("moon", "which", ("full", "new")).read("new") == "new"
    assert text("motto", "what").read("boo") == "boo"
    assert yes_no("at_night", "or by day").read("yes") is True
    with pytest.raises(BadInput, match="at-night is yes or no, not 'maybe'"):
        yes_no("at_night", "or by day").read("maybe")
    endless = number("rounds", "how many", 1, 9, default=5, or_none=True)
    assert (endless.from_word("none"), endless.from_word("7")) == (None, 7)
    assert number("rounds", "how many", 1, 9).from_word("none") is None
    with pytest.raises(BadInput, match="rounds is a whole number, not 'none'"):
        number("rounds", "how many", 1, 9, default=5).from_word("none")
    with pytest.raises(BadInput, match="rounds is a whole number, not 'many'"):
        number("rounds", "how many", 1, 9).read("many")


class Options(msgspec.Struct):
    rounds: int = 3
    motto: str | None = None


def test_defaults_are_the_ones_of_the_options() -> None:
    rounds, motto = choices_of(Options, number("rounds", "", 1, 9), text("motto", ""))
    assert (rounds.default, motto.default) == (3, None)


def test_no_option_is_forgotten() -> None:
    with pytest.raises(TypeError, match="rounds, motto"):
        choices_of(Options, number("rounds", "", 1, 9))


def test_a_change_drops_what_it_makes_meaningless_and_keeps_the_rest() -> None:
    choices = [number("players", "", 2, 6), yes_no("moon", ""), text("wolf", "", applies={"players": 2})]
    two = {"players": 2, "moon": True, "wolf": "grey"}
    assert changed_options(choices, two, {"players": 3}) == {"players": 3, "moon": True}
    assert changed_options(choices, two, {"wolf": "white"}) == {"players": 2, "moon": True, "wolf": "white"}


def test_who_begins_is_up_to_chance_again_when_the_seat_is_gone() -> None:
    choices = [number("players", "", 2, 6), seat("first", "", 6)]
    four = {"players": 4, "first": 2}
    assert changed_options(choices, four, {"players": 3}) == {"players": 3, "first": 2}
    assert changed_options(choices, four, {"players": 2}) == {"players": 2}
    assert changed_options(choices, four, {"players": 2, "first": 3}) == {"players": 2, "first": 3}
    assert changed_options(choices, four, {"players": "many"}) == {"players": "many", "first": 2}


def test_a_change_of_players_drops_what_is_chosen_by_seat() -> None:
    choices = [number("players", "", 2, 6), one_of("wolves", "", (), own="colours", by_seat=True)]
    two = {"players": 2, "wolves": ["grey", "white"]}
    assert changed_options(choices, two, {"players": 3}) == {"players": 3}
    assert changed_options(choices, two, {"players": 2}) == two
    assert changed_options(choices, {"players": 3}, {"wolves": ["grey"]}) == {
        "players": 3,
        "wolves": ["grey"],
    }
    assert changed_options(choices, {"players": 2, "wolves": None}, {"players": 3}) == {
        "players": 3,
        "wolves": None,
    }


def test_a_change_that_cannot_be_is_kept_to_be_refused() -> None:
    choices = [number("players", "", 2, 6), text("wolf", "", applies={"players": 2})]
    assert changed_options(choices, {"players": 3}, {"wolf": "grey"}) == {"players": 3, "wolf": "grey"}
