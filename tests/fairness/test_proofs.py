"""A record proves who had a hand in its deal. Whatever is changed in it afterwards is found."""

import copy
import functools
import json
from collections.abc import Callable
from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise, Seal, Share, share_commitment
from geisterstunde.match.record import decode, encode, read, record_of
from geisterstunde.match.verify import verify
from tests.fairness.fair_games import fair_match, nonce_of, sealed
from tests.fairness.make import CASTLE, CEMETERY
from tests.games import GAMES

Data = dict[str, Any]
Fault = Callable[[Data], None]
FAULTS: list[Fault] = []


def fault(plant: Fault) -> Fault:
    """A way to cheat."""
    FAULTS.append(plant)
    return plant


@functools.cache
def honest(game: str) -> bytes:
    """A game of three, where one seat told nothing in time; chance says who begins."""
    return encode(record_of(fair_match(sealed(game, {"players": 3}, 3, silent=[2]))))


def promised_anew(data: Data) -> None:
    """A promise that fits whatever the record says now, as only its writer can make it."""
    options = data["options"] | ({"first": None} if "first" in data["deal"] else {})
    promise = Promise(bytes.fromhex(data["seed"]), bytes.fromhex(data["salt"]))
    shares = tuple(Share(**share) if share else None for share in data["shares"])
    data["commitment"] = Seal(promise, data["game"], options, shares).commitment


@fault
def the_seed_is_another_one(data: Data) -> None:
    data["seed"] = "00" * 32


@fault
def the_seed_was_chosen_when_the_nonces_were_known(data: Data) -> None:
    """The deal of a better seed, and a promise that was never made."""
    data["seed"] = "00" * 32
    promised_anew(data)


@fault
def a_nonce_is_another_one(data: Data) -> None:
    data["shares"][0]["nonce"] = nonce_of(0, 4)


@fault
def a_nonce_is_another_one_and_so_is_its_commitment(data: Data) -> None:
    nonce = nonce_of(0, 4)
    data["shares"][0] = {"commitment": share_commitment(0, nonce), "nonce": nonce}


@fault
def two_seats_are_swapped(data: Data) -> None:
    data["shares"][0], data["shares"][1] = data["shares"][1], data["shares"][0]


@fault
def a_nonce_that_was_told_is_left_out(data: Data) -> None:
    del data["shares"][0]["nonce"]


@fault
def a_nonce_that_came_too_late_is_let_in(data: Data) -> None:
    data["shares"][2]["nonce"] = nonce_of(2, 3)


@fault
def a_seat_is_said_to_have_given_nothing(data: Data) -> None:
    data["shares"][1] = None


@fault
def all_seats_are_said_to_have_given_nothing(data: Data) -> None:
    del data["shares"]


@fault
def a_seat_is_missing(data: Data) -> None:
    data["shares"].pop()


@fault
def there_is_one_seat_too_many(data: Data) -> None:
    data["shares"].append(None)


@fault
def an_option_is_missing(data: Data) -> None:
    name = next(name for name in data["options"] if name not in ("players", "first"))
    del data["options"][name]


@fault
def the_deal_does_not_say_who_begins(data: Data) -> None:
    del data["deal"]["first"]


@fault
def it_is_said_to_be_of_the_first_format(data: Data) -> None:
    data["format"] = "geisterstunde/1"


@fault
def it_is_of_the_first_format_and_nobody_gave_anything(data: Data) -> None:
    data["format"] = "geisterstunde/1"
    del data["shares"]


@fault
def digits_are_spelled_otherwise(data: Data) -> None:
    data["seed"] = data["seed"].upper()


@fault
def a_decision_has_odd_white_space(data: Data) -> None:
    data["decisions"][0][1] = " " + data["decisions"][0][1].replace(" ", "  ")


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_says_who_took_part(game: str) -> None:
    promised, added, silent, *others = map(str, verify(decode(honest(game))))
    assert promised.startswith("Seed and options are those that were promised before the game (")
    assert added.endswith("alone: after the promise came nonces, from seat 0 and seat 1.")
    assert silent == "Of seat 2 no nonce came in time, so the commitment counted in its place."
    assert len(others) == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_every_fault_is_found(game: str, plant: Fault) -> None:
    data = json.loads(honest(game))
    before = copy.deepcopy(data)
    plant(data)
    assert data != before, "nothing was planted"
    with pytest.raises(BadInput) as refused:
        verify(decode(json.dumps(data).encode()))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("game", GAMES)
def test_edited_options_are_not_what_was_promised(game: str) -> None:
    """Also those that neither the deal nor the decisions depend on, such as how the board is drawn."""
    names: set[str] = set()
    for edit in EDITED[game]:
        data = json.loads(honest(game))
        assert not edit.items() <= data["options"].items()
        data["options"] |= edit
        with pytest.raises(BadInput, match="This is not what was promised"):
            verify(decode(json.dumps(data).encode()))
        names |= edit.keys()
    assert len(names) == len(EDITED[game])


CLASSIC = ["AAAABBBB", "AAAABBBB", "AAAAABBB", "AAA..BBB", "DDD..CCC", "DDDDCCCC", "DDDCCCCC", "DDDCCCCC"]
EDITED: dict[str, list[Data]] = {
    "dawn-under": [{"layout": CLASSIC}, {"lids": "plain"}, {"may_stop": True}, {"may_leave": True}],
    "through-the-wall": [{"floor": "stone"}, {"night": 1000}],
}
assert EDITED.keys() == GAMES.keys()


@pytest.mark.parametrize("path", [CEMETERY, CASTLE], ids=lambda path: path.stem)
def test_proofs_of_the_past_hold(path: Any) -> None:
    """Written once, for all engines to come."""
    assert len(verify(read(path))) >= 5


def test_a_game_in_which_nobody_took_part_says_so() -> None:
    seal = sealed("dawn-under", {"players": 2}, 4, bots=[0, 1])
    _, alone, *_ = map(str, verify(record_of(fair_match(seal))))
    assert alone == "No seat gave a nonce to the deal: whoever promised the seed chose it alone."


def test_nothing_of_a_share_is_in_an_unfinished_record() -> None:
    seal = sealed("dawn-under", {"players": 2}, 4)
    match = fair_match(seal)
    finished = encode(record_of(match))
    begun = type(match).sealed(seal)
    unfinished = encode(record_of(begun))
    secrets = [seal.promise.seed.hex(), seal.promise.salt.hex(), nonce_of(0, 4), nonce_of(1, 4)]
    assert all(secret.encode() in finished for secret in secrets)
    assert not any(secret.encode() in unfinished for secret in [*secrets, seal.dealing_seed.hex()])
