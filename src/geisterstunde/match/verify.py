"""Verifies a finished game: promise, deal, decisions and result must all hold."""

from typing import Any

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import SEED_BYTES, hex_bytes
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sentence, quoted, sentence
from geisterstunde.match.charms import charms_in_words
from geisterstunde.match.fairness import NONCE_BYTES, SALT_BYTES, FirstSeal, Promise, Seal, Shares, fits
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay, ended

DIGEST_BYTES = 32


def verify(record: Record, promised: str | None = None) -> list[Sentence]:
    """All that holds of a finished game; raises BadInput at the first thing that does not.

    `promised` is a commitment that somebody has noted before: the game must keep that very promise.
    """
    if record.result is None:
        raise BadInput("record-unfinished")
    replay = Replay(record)
    seal = seal_of(record)
    check_promise(record, seal)
    if promised is not None and promised != record.commitment:
        raise BadInput("record-another-promise", given=quoted(promised, 80))
    check_deal(record, seal)
    check_spelling(record)
    match = replay.to_the_end()
    return [
        what_was_promised(seal),
        *who_added(seal.shares),
        sentence("record-deal-holds"),
        sentence("record-decisions-hold", count=len(record.decisions)),
        sentence("record-end-holds", ended=ended(match.result)),
    ]


def seal_of(record: Record) -> Seal | FirstSeal:
    """All that was fixed before the game, as a finished record shows it."""
    for name in ("commitment", "seed", "salt"):
        if getattr(record, name) is None:
            raise BadInput("record-lacks", name=name)
    promise = Promise(digits("seed", record.seed, SEED_BYTES), digits("salt", record.salt, SALT_BYTES))
    if record.format == FirstSeal.format:
        return FirstSeal(promise, record.game, record.options)
    # who begins was left to chance where the deal says who it was
    promised = {**record.options, "first": None} if "first" in record.deal else record.options
    return Seal(promise, record.game, promised, record.shares, record.day)


def digits(name: str, text: str | None, size: int) -> bytes:
    """Reads hexadecimal digits as records write them, and no other spelling of the same bytes."""
    read = hex_bytes(name, text or "", size)
    if read.hex() != text:
        raise BadInput("input-digits", name=name, digits=2 * size, given=quoted(text, 80))
    return read


def check_promise(record: Record, seal: Seal | FirstSeal) -> None:
    """Makes sure that seed, options and commitments of the seats give what was promised, and nonces those."""
    if record.format == FirstSeal.format and record.shares is not None:
        raise BadInput("record-shares-too-early")
    if record.day is not None and (record.format == FirstSeal.format or record.shares is not None):
        raise BadInput("record-day-of-no-table")
    players = game_named(record.game).players(game_named(record.game).options_from_record(record.options))
    if record.shares is not None and len(record.shares) != players:
        raise BadInput("record-shares", players=players, given=len(record.shares))
    for seat, share in enumerate(record.shares or ()):
        if share is not None:
            digits("commitment", share.commitment, DIGEST_BYTES)
        if share is not None and share.nonce is not None:
            digits("nonce", share.nonce, NONCE_BYTES)
        if not fits(seat, share):
            raise BadInput("record-other-nonce", seat=seat)
    if seal.commitment == record.commitment:
        return
    if record.format == FirstSeal.format:
        raise BadInput("record-seed-not-promised")
    raise BadInput("record-not-promised")


def check_deal(record: Record, seal: Seal | FirstSeal) -> None:
    """Deals again and compares piece by piece."""
    game = game_named(record.game)
    options = game.options_before_deal(game.options_from_record(record.options), record.deal)
    position = game.deal(options, seal.dealing_seed)
    dealt: dict[str, Any] = game.deal_to(options, position)
    for part in {**dealt, **record.deal}:
        if record.deal.get(part) != dealt.get(part):
            raise BadInput("record-other-deal", part=part)


def check_spelling(record: Record) -> None:
    """Makes sure that decisions are written as they always are: no record says the same in two ways."""
    game = game_named(record.game)
    for number, (_, decision) in enumerate(record.decisions, start=1):
        if game.knows(decision) and (spelled := game.action_to(game.action_from(decision))) != decision:
            raise BadInput(
                "record-odd-spelling", number=number, given=quoted(decision), spelled=quoted(spelled)
            )


def what_was_promised(seal: Seal | FirstSeal) -> Sentence:
    """What the promise covers, which depends on the format; and the charms people may have compared."""
    if isinstance(seal, FirstSeal):
        return sentence("record-seed-promised")
    if seal.day is not None:
        return sentence("record-day-holds", day=seal.day, charms=charms_in_words(seal.commitment))
    return sentence("record-promise-holds", charms=charms_in_words(seal.commitment))


def who_added(shares: Shares | None) -> list[Sentence]:
    """Who had a hand in the deal: nothing where nobody could, and honest words where nobody did."""
    if shares is None:
        return []
    gave = [seat for seat, share in enumerate(shares) if share and share.nonce]
    silent = [seat for seat, share in enumerate(shares) if share and not share.nonce]
    said = [sentence("record-seats-added", seats=gave) if gave else sentence("record-nobody-added")]
    return [*said, sentence("record-seats-silent", seats=silent)] if silent else said
