"""A record that was tampered with, damaged or cut short is turned down in one sentence that says where."""

import copy
import functools
import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import FirstSeal, Promise, Seal
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import decode, encode, read, record_of, write
from geisterstunde.match.verify import verify
from tests.games import GAMES
from tests.tables import OWN_BOARD, TABLES, GameTable

# as JSON tells it: names to plain values
Data = dict[str, Any]


@functools.cache
def finished(table: GameTable, number: int) -> bytes:
    """The record of a finished game."""
    return encode(record_of(random_match(table.name, table.options, number)))


class Played(NamedTuple):
    """A finished game, played only when a test asks for its record."""

    table: GameTable
    number: int

    @property
    def record(self) -> bytes:
        """Its record."""
        return finished(self.table, self.number)


def finished_games(names: Collection[str] = GAMES) -> st.SearchStrategy[Played]:
    """Any table of these games and one of the games finished there."""
    tables = [table for table in TABLES if table.name in names]
    return st.builds(Played, st.sampled_from(tables), st.integers(0, 3))


def complaint(data: Data | bytes) -> str:
    """What is said of a record; fails where nothing is wrong with it."""
    with pytest.raises(BadInput) as refused:
        verify(decode(data if isinstance(data, bytes) else json.dumps(data).encode()))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def altered(value: Any) -> Any:
    """Something else of the same form: two pieces swapped, the next number, or a first piece."""
    if isinstance(value, int):
        return value + 1 if value == 0 else value - 1
    if value == "":
        return "w"
    for place, piece in enumerate(value):
        if isinstance(piece, str) and len(piece) > 1 and len(set(piece)) > 1:
            return [*value[:place], altered(piece), *value[place + 1 :]]
        if piece != value[0]:
            swapped = list(value)
            swapped[0], swapped[place] = piece, value[0]
            return "".join(swapped) if isinstance(value, str) else swapped
    raise AssertionError(f"{value} stays the same whatever is swapped")


def test_altered_is_another_one_of_its_form() -> None:
    assert [altered(value) for value in (0, 3, "", "aabc", ["kk", "wy"], [1, 1, 2])] == [
        1,
        2,
        "w",
        "baac",
        ["kk", "yw"],
        [2, 1, 1],
    ]


def in_the_first_format(data: Data) -> Data:
    """The same game as it was recorded before options were part of the promise."""
    promise = Promise(bytes.fromhex(data["seed"]), bytes.fromhex(data["salt"]))
    told = FirstSeal(promise, data["game"], data["options"]).commitment
    return {**data, "format": FirstSeal.format, "commitment": told}


def flip(digits: str, place: int) -> str:
    """Hexadecimal digits with one changed."""
    place %= len(digits)
    return f"{digits[:place]}{'0' if digits[place] != '0' else '1'}{digits[place + 1 :]}"


PROMISED = "This is not what was promised"
ANOTHER_DEAL = "The seed gives another deal"
IMPOSSIBLE_DEAL = "The deal"
BAD_OPTIONS = (
    "without and bare are choices of the two-player game only",
    "first is a seat from 0 to",
    "rats is 0 to",
)


@settings(max_examples=10)
@given(finished_games(), st.integers(0, 63))
@pytest.mark.parametrize("part", ["commitment", "seed", "salt"])
def test_an_edited_promise_is_named(part: str, played: Played, place: int) -> None:
    data = json.loads(played.record)
    data[part] = flip(data[part], place)
    assert complaint(data).startswith(PROMISED)


@settings(max_examples=10)
@given(finished_games(), st.sampled_from(["commitment", "seed", "salt", "result"]))
def test_a_missing_part_is_named(played: Played, part: str) -> None:
    data = json.loads(played.record)
    del data[part]
    assert (part if part != "result" else "unfinished") in complaint(data)


@settings(max_examples=10)
@given(finished_games(), st.integers(100, 200))
def test_another_promise_does_not_give_the_deal(played: Played, number: int) -> None:
    """Salt, seed and commitment that fit each other are not enough."""
    data = json.loads(played.record)
    promise = Promise.numbered(number)
    options = data["options"] | ({"first": None} if "first" in data["deal"] else {})
    told = Seal(promise, data["game"], options).commitment
    data |= {"commitment": told, "seed": promise.seed.hex(), "salt": promise.salt.hex()}
    assert complaint(data).startswith(ANOTHER_DEAL)


@settings(max_examples=20)
@given(finished_games())
def test_an_edited_deal_is_named(played: Played) -> None:
    """Every part of it: the sentence names the part."""
    record = json.loads(played.record)
    for part in record["deal"]:
        edited = copy.deepcopy(record)
        edited["deal"][part] = altered(record["deal"][part])
        said = complaint(edited)
        assert said.startswith((f"{ANOTHER_DEAL}: the record differs in its {part}", IMPOSSIBLE_DEAL))


@settings(max_examples=20)
@given(finished_games(), st.integers(0, 10**6))
def test_an_edited_decision_is_named(played: Played, place: int) -> None:
    data = json.loads(played.record)
    number = place % len(data["decisions"]) + 1
    data["decisions"][number - 1][1] = "sing a song"
    assert complaint(data).startswith(f"Decision {number}, 'sing a song' by seat")


@settings(max_examples=20)
@given(finished_games(), st.integers(0, 10**6))
def test_a_decision_of_somebody_else_is_named(played: Played, place: int) -> None:
    """At once, or, where the other seat owed one too, when that seat's own comes."""
    table, recorded = played.table, played.record
    data = json.loads(recorded)
    number = place % len(data["decisions"]) + 1
    seat, _ = data["decisions"][number - 1]
    data["decisions"][number - 1][0] = (seat + 1) % table.players
    said = complaint(data)
    assert any(said.startswith(f"Decision {later}, ") for later in range(number, len(data["decisions"]) + 1))


@settings(max_examples=10)
@given(finished_games())
def test_decisions_left_out_or_added_are_noticed(played: Played) -> None:
    data = json.loads(played.record)
    last = data["decisions"].pop()
    assert "the decisions: the game is unfinished" in complaint(data)
    data["decisions"] += [last, last]
    assert complaint(data).startswith(f"Decision {len(data['decisions'])}, ")


@settings(max_examples=10)
@given(finished_games())
def test_an_edited_result_is_named(played: Played) -> None:
    table, recorded = played.table, played.record
    data = json.loads(recorded)
    winners = data["result"]["winners"]
    others = [seat for seat in range(table.players) if seat not in winners]
    edits: list[dict[str, Any]] = [
        {"winners": others[:1] or winners[1:]},
        {"winners": []},
        {"reason": "by magic"},
    ]
    for edit in edits:
        edited = {**data, "result": {**data["result"], **edit}}
        assert complaint(edited).startswith("The record and its decisions do not end alike.")


# options that decide the deal: with others the seed cannot have dealt these cards
DEALING_OPTIONS: dict[str, dict[str, list[Any]]] = {
    "dawn-under": {
        "players": [2, 3, 4, 5, 6],
        "vampires": [None, 4, 9],
        "rats": [0, 3, 8],
        "without": ["yb", "kg"],
        "bare": ["corners", "cross"],
    },
    "through-the-wall": {},  # the same cards are dealt at every table
}
assert DEALING_OPTIONS.keys() == GAMES.keys()


@settings(max_examples=30)
@given(finished_games([name for name, options in DEALING_OPTIONS.items() if options]), st.data())
def test_edited_options_of_the_deal_are_noticed(played: Played, data: st.DataObject) -> None:
    table, recorded = played.table, played.record
    record = json.loads(recorded)
    choices = DEALING_OPTIONS[table.name]
    option = data.draw(st.sampled_from(sorted(choices)))
    other = data.draw(
        st.sampled_from([value for value in choices[option] if value != record["options"][option]])
    )
    record["options"][option] = other
    said = complaint(record)
    assert said.startswith((PROMISED, IMPOSSIBLE_DEAL, *BAD_OPTIONS))
    assert complaint(in_the_first_format(record)).startswith((ANOTHER_DEAL, IMPOSSIBLE_DEAL, *BAD_OPTIONS))


@pytest.mark.parametrize("table", [table for table in TABLES if "first" not in table.options], ids=str)
def test_another_first_player_is_noticed(table: GameTable) -> None:
    data = json.loads(finished(table, 0))
    data["options"]["first"] = (data["options"]["first"] + 1) % table.players
    assert complaint(data).startswith("The deal says that seat")


# options that the deal does not depend on: the game shows that it was played by other rules, sooner or later
PLAYING_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dawn-under": [
        *({"edition": edition} for edition in ("2004", "2018")),
        *({"fresh_air": fresh_air} for fresh_air in (False, True)),
        *({"garlic": bulbs} for bulbs in (1, 4)),
        *({"stakes": stakes} for stakes in (2, 4)),
    ],
    "through-the-wall": [
        *({"players": players, "ghosts": None} for players in (2, 3, 4)),
        *({"decks": decks} for decks in ("stay", "wander")),
        *({"board": board} for board in ("castle", list(OWN_BOARD))),
    ],
}
assert PLAYING_OPTIONS.keys() == GAMES.keys()


@pytest.mark.parametrize("name", GAMES)
def test_other_rules_are_not_what_was_promised(name: str) -> None:
    """Nor are they where they never mattered."""
    for table in [table for table in TABLES if table.name == name]:
        record = json.loads(finished(table, 0))
        for option, value in {**record["options"], "players": None, "first": None}.items():
            if value is not None and value != DEFAULTS[name].get(option):
                edited = {**record, "options": record["options"] | {option: DEFAULTS[name].get(option)}}
                assert verdict(json.dumps(edited).encode())[0].startswith(
                    (PROMISED, "The deal", *BAD_OPTIONS)
                )


DEFAULTS = {name: game_named(name).options_to(game_named(name).options_from({})) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_in_the_first_format_other_rules_are_noticed_once_they_matter(name: str) -> None:
    said = []
    for table in [table for table in TABLES if table.name == name]:
        record = json.loads(finished(table, 0))
        for edit in PLAYING_OPTIONS[name]:
            edited = in_the_first_format({**record, "options": record["options"] | edit})
            named = {option: value for option, value in edit.items() if value is not None}
            if not named.items() <= record["options"].items():
                said.append(verdict(json.dumps(edited).encode())[0])
    by_its_decisions = [
        verdict for verdict in said if verdict.startswith(("Decision ", "The record and its decisions"))
    ]
    by_who_begins = [
        verdict for verdict in said if "another deal: the record differs in its first" in verdict
    ]
    assert len(by_its_decisions + by_who_begins) > 0.75 * len(said)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "edit",
    [
        {"format": "geisterstunde/3"},
        {"format": "geisterstunde/1"},
        {"shares": []},
        {"shares": [None]},
        {"format": 1},
        {"game": "ludo"},
        {"decisions": [[-1, "stop"]]},
        {"decisions": [[10**30, "stop"]]},
        {"decisions": [[0]]},
        {"decisions": None},
        {"options": {"players": 10**30}},
        {"deal": {}},
        {"deal": []},
        {"seed": ""},
        {"seed": "00"},
        {"seed": "x" * 64},
        {"salt": "x" * 32},
    ],
    ids=str,
)
def test_what_cannot_be_a_record_is_refused(name: str, edit: Data) -> None:
    table = next(table for table in TABLES if table.name == name)
    complaint(json.loads(finished(table, 0)) | edit)


def smallest() -> bytes:
    return min((finished(table, number) for table in TABLES for number in range(3)), key=len)


def test_a_record_cut_short_is_refused_wherever_it_is_cut() -> None:
    """All but the last byte, which only ends the line."""
    whole = smallest()
    for length in range(len(whole) - 1):
        with pytest.raises(BadInput, match="This is no record of a game"):
            decode(whole[:length])
    assert decode(whole[:-1]) == decode(whole)


def test_a_file_cut_short_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = decode(smallest())
    write(path, record)
    assert read(path) == record
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(BadInput, match=r"game\.json: This is no record"):
        read(path)
    with pytest.raises(BadInput, match=r"missing\.json cannot be read"):
        read(tmp_path / "missing.json")
    with pytest.raises(BadInput, match="cannot be written"):
        write(tmp_path / "no folder" / "game.json", record)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data that holds something, as its holder and its key."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


JUNK = [
    *(None, True, 0, -1, 7, 64, 2**31, 2**63, 10**30, 1.5),
    *("", "x", "open a1", "ä" * 60, "\0", "0" * 64),
    *([], {}, [None], {"a": 1}),
]


@settings(max_examples=400)
@given(finished_games(), st.data(), st.sampled_from(JUNK))
def test_junk_anywhere_is_turned_down_or_harmless(played: Played, chosen: st.DataObject, junk: Any) -> None:
    """Nothing but BadInput comes of it, whatever a record holds."""
    data = json.loads(played.record)
    part = chosen.draw(st.sampled_from(sorted(data)))
    within = places(data[part]) if isinstance(data[part], dict | list) else []
    holder, key = chosen.draw(st.sampled_from([(data, part), *within]))
    holder[key] = junk
    turned_down_or_verified(json.dumps(data).encode())


@settings(max_examples=200)
@given(finished_games(), st.integers(0, 10**6), st.binary(min_size=1, max_size=3))
def test_a_damaged_byte_is_turned_down_or_harmless(played: Played, place: int, junk: bytes) -> None:
    recorded = played.record
    place %= len(recorded)
    turned_down_or_verified(recorded[:place] + junk + recorded[place + len(junk) :])


def turned_down_or_verified(data: bytes) -> None:
    assert all(sentence.strip() and "\n" not in sentence for sentence in verdict(data))


def verdict(data: bytes) -> list[str]:
    """What is said of a record, good or bad."""
    try:
        return [str(found) for found in verify(decode(data))]
    except BadInput as refused:
        return [str(refused)]
