"""How a game begins: seats commit to nonces, the server promises, the seats tell, and the cards are dealt.

Nothing here waits or writes. A seat commits while it waits for the game. When the host begins, the server
fixes its seed, the options and these commitments. Only then do the seats tell their nonces, and seed and
nonces together deal. The commitment of a seat that stays silent counts in place of its nonce: it was fixed
before the promise, so nobody can try out nonces, and whoever stays silent knows neither of the two deals.
"""

import msgspec

from geisterstunde import __version__
from geisterstunde.games.registry import game_named
from geisterstunde.match.daily import luck_of
from geisterstunde.match.fairness import Promise, Seal, Share, canonical, digest, fits
from geisterstunde.server import journal
from geisterstunde.server.errors import WRONG, Declined
from geisterstunde.server.phase import DEALING, LOBBY
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.seat import OPEN
from geisterstunde.server.table import Table


def commit(table: Table, seat: int, commitment: str) -> Proposal:
    """A seat commits to a nonce, or to another one, before the game is begun."""
    if table.phase != LOBBY or table.seats[seat].commitment == commitment:
        raise Declined("stale")
    return table.propose(journal.Committed(seat, commitment))


def reveal(table: Table, seat: int, nonce: str) -> Proposal:
    """A seat tells its nonce, which must be the one that it committed to."""
    share = table.seats[seat].share
    if table.phase != DEALING or share is None or share.nonce is not None:
        raise Declined("stale")
    if not fits(seat, Share(share.commitment, nonce)):
        raise Declined("other_nonce", WRONG)
    return table.propose(journal.Revealed(seat, nonce))


def begin(table: Table, key: str, promise: Promise, bots: int) -> Proposal:
    """The host begins: with a promise where seats have nonces to tell, and with the deal where none has."""
    table.host(key)
    table.in_lobby()
    if table.created.day is not None:
        raise Declined("already_started")  # it is dealt as soon as it is set up
    if any(seat.kind == OPEN for seat in table.seats):
        raise Declined("seats_open")
    game = game_named(table.created.game)
    options = game.options_to(game.options_in_full(game.options_from_record(table.created.options)))
    shares = tuple(seat.share for seat in table.seats)
    if any(shares):
        return table.propose(journal.Promised(promise.seed.hex(), promise.salt.hex(), options))
    return dealt(table, table.seal_by(promise, options, shares), bots)


def begin_day(table: Table, seal: Seal) -> Proposal:
    """A daily game begins as it was promised; what bots decide by follows from its seed."""
    table.in_lobby()
    return dealt(table, seal, luck_of(seal.promise.seed))


def deal_out(table: Table, bots: int) -> Proposal:
    """The cards are dealt, by all that the seats have told."""
    if table.phase != DEALING or not isinstance(table.seal, Seal):
        raise Declined("stale")
    seal = msgspec.structs.replace(table.seal, shares=tuple(seat.share for seat in table.seats))
    return dealt(table, seal, bots)


def is_complete(table: Table) -> bool:
    """Whether every seat that committed to a nonce has told it."""
    return all(seat.commitment is None or seat.nonce is not None for seat in table.seats)


def dealt(table: Table, seal: Seal, bots: int) -> Proposal:
    """The game that a seal leads to, with what will tell an engine of the future that it deals otherwise."""
    match = table.deal(seal)
    entry = journal.Started(
        seed=seal.promise.seed.hex(),
        salt=seal.promise.salt.hex(),
        options=seal.options,
        shares=seal.shares or (),
        engine=__version__,
        deal=digest(canonical(match.deal)),
        bots=bots,
    )
    return Proposal(table.seq + 1, entry, begun=match)
