"""What is promised covers everything that a deal and a game depend on, and the deal comes from everybody."""

import hashlib
import json

import msgspec
import pytest

from geisterstunde.match.charms import CHARMS, MOST, THINGS, charms_in_words, charms_of
from geisterstunde.match.fairness import Promise, Seal, Share, canonical, share_commitment
from geisterstunde.match.match import Match
from geisterstunde.match.record import read
from tests.fairness.fair_games import nonce_of, sealed, share_of
from tests.fairness.make import CASTLE
from tests.games import GAMES

PLAYERS = 3


@pytest.fixture(params=GAMES)
def seal(request: pytest.FixtureRequest) -> Seal:
    return sealed(request.param, {"players": PLAYERS}, 5)


def hashed(*lines: str) -> str:
    """As a stranger would do it."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def test_a_commitment_is_what_the_reference_says() -> None:
    """The lines of text, put together by hand."""
    record = read(CASTLE)
    assert record.shares is not None
    assert record.seed is not None
    assert record.salt is not None
    options = json.dumps(record.options | {"first": None}, sort_keys=True, separators=(",", ":"))
    commitments = [share.commitment if share else "-" for share in record.shares]
    lines = ["geisterstunde/2 promise", record.salt, record.seed, "through-the-wall", options, *commitments]
    assert record.commitment == hashed(*lines)
    for seat, share in enumerate(record.shares):
        assert share is not None
        assert share.commitment == hashed("geisterstunde/2 share", str(seat), str(share.nonce))


def test_everything_that_is_promised_changes_the_commitment(seal: Seal) -> None:
    assert seal.shares is not None
    first, *others = seal.shares
    changed = [
        msgspec.structs.replace(seal, promise=Promise(seal.promise.seed, bytes(16))),
        msgspec.structs.replace(seal, promise=Promise(bytes(32), seal.promise.salt)),
        msgspec.structs.replace(seal, game="another"),
        msgspec.structs.replace(seal, shares=(share_of(0, 6), *others)),
        msgspec.structs.replace(seal, shares=(None, *others)),
        msgspec.structs.replace(seal, shares=(*others, first)),
        msgspec.structs.replace(seal, shares=None),
        msgspec.structs.replace(seal, day="2026-11-18"),
        *(
            msgspec.structs.replace(seal, options={**seal.options, name: "something else"})
            for name in seal.options
        ),
        *(
            msgspec.structs.replace(
                seal, options={name: seal.options[name] for name in seal.options if name != left_out}
            )
            for left_out in seal.options
        ),
    ]
    commitments = {each.commitment for each in changed}
    assert len(commitments) == len(changed)
    assert seal.commitment not in commitments


def test_nonces_are_told_after_the_promise_and_change_only_the_deal(seal: Seal) -> None:
    assert seal.shares is not None
    before = msgspec.structs.replace(
        seal, shares=tuple(Share(share.commitment) for share in seal.shares if share)
    )
    assert before.commitment == seal.commitment
    assert before.dealing_seed != seal.dealing_seed


def test_every_seat_changes_the_deal(seal: Seal) -> None:
    assert seal.shares is not None
    deals = [Match.sealed(seal).deal]
    for seat in range(PLAYERS):
        others = list(seal.shares)
        others[seat] = share_of(seat, 6)
        deals.append(Match.sealed(msgspec.structs.replace(seal, shares=tuple(others))).deal)
        others[seat] = share_of(seat, 5, silent=True)
        deals.append(Match.sealed(msgspec.structs.replace(seal, shares=tuple(others))).deal)
    assert len({canonical(deal) for deal in deals}) == len(deals)


def test_the_seed_alone_tells_nothing_of_the_deal(seal: Seal) -> None:
    """Neither as it is, nor to whoever knows all but one nonce."""
    assert seal.dealing_seed != seal.promise.seed
    assert Match.sealed(seal).deal != Match.dealt(seal.game, seal.options, seal.promise).deal


def test_the_same_nonce_is_another_commitment_at_another_seat() -> None:
    assert len({share_commitment(seat, nonce_of(0)) for seat in range(6)}) == 6


def test_text_that_means_the_same_is_the_same_text() -> None:
    assert canonical({"b": [1, True], "a": None}) == canonical({"a": None, "b": [1, True]})
    assert canonical({"a": 'ü\n"\\'}) == '{"a":"ü\\n\\"\\\\"}'
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical({"a": float("nan")})


def test_charms_are_sixteen_things_one_to_four_of_each() -> None:
    seen = {charm for byte in range(256) for charm in charms_of(f"{byte:02x}" * CHARMS)}
    assert seen == {(thing, count) for thing in THINGS for count in range(1, MOST + 1)}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "4 bats, one mushroom, 3 stars, 4 bats"),
        ("de", "4 Fledermäuse, ein Pilz, 3 Sterne, 4 Fledermäuse"),
        ("fr", "4 chauves-souris, un champignon, 3 étoiles, 4 chauves-souris"),
        ("it", "4 pipistrelli, un fungo, 3 stelle, 4 pipistrelli"),
    ],
)
def test_charms_are_said_in_every_language(language: str, words: str) -> None:
    assert charms_in_words("17b0761f" + "0" * 56).in_language(language) == words
