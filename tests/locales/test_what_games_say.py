"""All that the games ask and refuse can be said in every language, and English is what it always was."""

import random
import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Question, Refusal, Refused
from geisterstunde.locales.speech import FALLBACK, LANGUAGES
from tests.games import GAMES
from tests.locales.files import files, messages, messages_in, parts
from tests.play import dealt, one_of_each_kind, walk
from tests.tables import FEW, TABLES, GameTable

NAMES = ("Edda", "Nils", "Oma Käthe", "Zoé", "Gino", "Ægir")
NO_SEATS = (-1, 31, 2**62)
NO_ACTIONS = (-1, 2**31, 2**62)
# at each table: a bluff that is believed (FA-15) is rare, and so is an empty deck (TW-20)
GAMES_PLAYED = {"dawn-under": 10, "through-the-wall": 3}
MANY = 4  # and more decisions are many
NUMBER = {
    language: re.compile(say)
    for language, say in zip(LANGUAGES, (r"Platz \d", r"seat \d", r"place \d", r"posto \d"), strict=True)
}
SENTENCES = re.compile(r"[A-ZÀÈÜ][^\n{}$]*\.")


def refusals(game: Game, position: Buffer, seats: range) -> Iterator[Refusal]:
    """Why everything is refused that is not legal."""
    for seat in [*seats, *NO_SEATS]:
        actions = range(game.action_count) if seat in game.owing(position) else range(1)
        for action in [*actions, *NO_ACTIONS]:
            refusal = game.refuse(position, seat, action)
            if refusal is not None:
                yield refusal


def positions(table: GameTable) -> Iterator[Buffer]:
    """Positions of a few games in which something else is asked, or so many decisions are on offer, first."""
    game, known = table.game, set()
    for number in range(GAMES_PLAYED[table.name]):
        position = dealt(table, number)
        for _ in walk(game, position, random.Random(number)):
            kind = offered(game, position)
            if kind not in known:
                known.add(kind)
                yield position.copy()


def offered(game: Game, position: Buffer) -> tuple[str, ...]:
    """What is asked, and for each verb how many decisions may be the answer."""
    owing = game.owing(position)
    if not owing:
        return ()
    verbs = [game.action_to(action).split()[0] for action in game.legal(position, owing[0])]
    few = sorted({f"{verb} {min(verbs.count(verb), MANY)}" for verb in verbs})
    return game.asks(position).message, str(len(owing)), *few


@cache
def heard(name: str) -> tuple[list[Question], list[Refusal]]:
    """All different questions and refusals of a game at all its tables."""
    questions: dict[bytes, Question] = {}
    found: dict[bytes, Refusal] = {}
    for table in FEW:
        if table.name != name:
            continue
        for position in positions(table):
            if table.game.owing(position):
                question = table.game.asks(position)
                questions.setdefault(msgspec.json.encode(question), question)
            for refusal in refusals(table.game, position, range(table.players)):
                found.setdefault(msgspec.json.encode(refusal), refusal)
    return list(questions.values()), list(found.values())


def all_heard(name: str) -> list[Question | Refusal]:
    """Both."""
    return [*heard(name)[0], *heard(name)[1]]


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        for number, spoken in enumerate(all_heard(name)):
            said = spoken.in_language(language, NAMES if number % 2 else None)
            assert SENTENCES.fullmatch(said), said
            assert "???" not in said
            assert "  " not in said
            assert not re.search(r"[\u2066-\u2069]", said)


@pytest.mark.parametrize("name", GAMES)
def test_every_message_is_said_by_its_game(name: str) -> None:
    """The other way round: no sentence is left over, and none was left out when it was tried."""
    said = {part for spoken in all_heard(name) for part in parts(FALLBACK, spoken.message)}
    own = set(messages_in(files(FALLBACK)[f"{name.replace('-', '_')}.ftl"]))
    any_games = {key for key in messages(FALLBACK) if key.startswith("any-game-")} - {"any-game-seat"}
    assert said == own | any_games


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_named_after_its_code(name: str) -> None:
    """Apart from the one code that has two sentences."""
    for refusal in heard(name)[1]:
        ending = refusal.code.replace("_", "-")
        if refusal.message != "through-the-wall-put-on-another":
            assert refusal.message in (f"{name}-{ending}", f"any-game-{ending}")


@pytest.mark.parametrize("name", GAMES)
def test_names_take_the_place_of_seats(name: str) -> None:
    found = False
    for refusal in heard(name)[1]:
        seats = refusal.facts.get("seats")
        if isinstance(seats, tuple | list):
            found = True
            for language in LANGUAGES:
                numbered, named = refusal.in_language(language), refusal.in_language(language, NAMES)
                assert len(NUMBER[language].findall(numbered)) == len(seats)
                assert not NUMBER[language].search(named)
                assert [person for person in NAMES if person in named] == [NAMES[int(seat)] for seat in seats]
                assert refusal.in_language(language, NAMES[:0]) == numbered
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_facts_are_plain(name: str) -> None:
    """As JSON has them, and so for every language the same."""
    for spoken in all_heard(name):
        for fact in spoken.facts.values():
            items = fact if isinstance(fact, tuple | list) else [fact]
            assert all(type(item) in (str, int) for item in items)


@pytest.mark.parametrize("table", TABLES[::7], ids=str)
def test_the_question_is_what_the_game_asks(table: GameTable) -> None:
    for position in one_of_each_kind(table):
        if table.game.owing(position):
            asked = table.game.asks(position)
            assert asked.with_rule("en") == f"{asked.sentence[:-1]} ({asked.rule})."
            assert asked.in_language("en") == asked.sentence


# one sentence of every kind, as players have read them from the beginning
ENGLISH = {
    "dawn-under": """
        The game is over.
        Seats here are 0 to 1.
        It is not for you to decide now; seat 0 must.
        You have to open a closed grave; there is no decision number -1.
        You have to open a closed grave.
        You may open a grave beside the rat, or stop.
        You have to lay a fitting vampire from one of your ends.
        You may lay a fitting vampire, or none.
        You may put in garlic, yes or no.
        You have to give a vampire away, from your left or your right end.
        You have to add a vampire you were given to your left or your right end.
        You have to send the vampire you found to another seat.
        You have to lay a vampire from your left or right end.
        You have to set the Count on a closed grave.
        You have to set the Count on a closed grave of the next quarter.
        There are no bats in this game.
        Bats fly in normal turns only, not in a plague.
        You have no bat left.
        The Count stands on closed graves only.
        The Count goes to the next quarter clockwise that has a closed grave.
        The seat must be another player's. You have to send the vampire you found to another seat.
        The vampire at that end does not fit. You may lay a fitting vampire, or none.
        No gift has that colour. You have to add a vampire you were given to your left or your right end.
        Grave a1 has no lid in this game; choose a closed grave.
        You do not owe a gift; seat 0 and seat 1 must choose one.
    """,
    "through-the-wall": """
        The game is over.
        Seats here are 0 to 3.
        It is not for you to decide now; seat 0 must.
        You may make 3 magical moves; there is no decision number 4611686018427387904.
        You may make a magical move.
        You may make 2 magical moves, or search a deck, which ends your turn.
        You have no magical move left; you may search a deck, or be done.
        You have made your three magical moves.
        Your ghost has something for the hat already.
        Your ghost stands on no garment, so there is none to search.
        The moon slider goes no farther down: one chamber stays under the board.
        The star slider cannot be pushed up: a ghost would be taken off the board.
        The bat slider lies in tunnel 3 already; it moves to another.
        A slider lies in tunnel 3 already.
    """,
}


@pytest.mark.parametrize("name", GAMES)
def test_english_is_what_it_was(name: str) -> None:
    said = {spoken.sentence for spoken in all_heard(name)}
    assert {line.strip() for line in ENGLISH[name].strip().splitlines()} - said == set()


def test_what_is_raised_says_it_in_english_with_its_rule() -> None:
    refusal = Refusal("not_your_turn", "DU-10", "any-game-not-your-turn", {"seats": [1, 2]})
    assert str(Refused(refusal)) == "It is not for you to decide now; seat 1 and seat 2 must. (DU-10)"
    assert refusal.in_language("de") == "Jetzt entscheidest nicht du, sondern Platz 1 und Platz 2."
    assert refusal.in_language("de-CH", ["Ada", "Bo", ""]) == (
        "Jetzt entscheidest nicht du, sondern Bo und Platz 2."
    )
