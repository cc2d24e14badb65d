"""Verifies a finished game: promise, deal, decisions and result must all hold."""

from typing import Any

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import SEED_BYTES, hex_bytes
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sentence, sentence
from geisterstunde.match.fairness import SALT_BYTES, Promise
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay, ended


def verify(record: Record) -> list[Sentence]:
    """All that holds of a finished game; raises BadInput at the first thing that does not."""
    if record.result is None:
        raise BadInput("record-unfinished")
    replay = Replay(record)
    promise = promise_of(record)
    if record.commitment is None or promise.commitment != record.commitment.lower():
        raise BadInput("record-not-promised")
    check_deal(record, promise)
    match = replay.to_the_end()
    return [
        sentence("record-promise-holds"),
        sentence("record-deal-holds"),
        sentence("record-decisions-hold", count=len(record.decisions)),
        sentence("record-end-holds", ended=ended(match.result)),
    ]


def promise_of(record: Record) -> Promise:
    """The promise a finished record shows."""
    for name in ("commitment", "seed", "salt"):
        if getattr(record, name) is None:
            raise BadInput("record-lacks", name=name)
    assert record.seed is not None
    assert record.salt is not None
    return Promise(hex_bytes("seed", record.seed, SEED_BYTES), hex_bytes("salt", record.salt, SALT_BYTES))


def check_deal(record: Record, promise: Promise) -> None:
    """Deals again from the seed and compares piece by piece."""
    game = game_named(record.game)
    options = game.options_before_deal(game.options_from_record(record.options), record.deal)
    position = game.deal(options, promise.seed)
    dealt: dict[str, Any] = game.deal_to(options, position)
    for part, pieces in dealt.items():
        if record.deal.get(part) != pieces:
            raise BadInput("record-other-deal", part=part)
