"""Games by chance whose seats have a hand in the deal, as at a server's table."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Any

from geisterstunde.games.registry import game_named
from geisterstunde.match.fairness import Promise, Seal, Share, share_commitment
from geisterstunde.match.match import Match


def nonce_of(seat: int, number: int = 0) -> str:
    """A seat's nonce, the same on every machine."""
    return hashlib.sha256(f"nonce {seat} {number}".encode()).hexdigest()


def share_of(seat: int, number: int = 0, silent: bool = False) -> Share:
    """A seat's share in a deal."""
    nonce = nonce_of(seat, number)
    return Share(share_commitment(seat, nonce), None if silent else nonce)


def sealed(
    name: str,
    options: Mapping[str, Any],
    number: int = 0,
    silent: Collection[int] = (),
    bots: Collection[int] = (),
) -> Seal:
    """A game as it is promised; some seats tell no nonce, and bots have none."""
    game = game_named(name)
    full = game.options_in_full(game.options_from(options))
    seats = range(game.players(full))
    shares = tuple(None if seat in bots else share_of(seat, number, seat in silent) for seat in seats)
    return Seal(Promise.numbered(number), name, game.options_to(full), shares)


def fair_match(seal: Seal) -> Match:
    """The game that a seal leads to, played to its end."""
    match = Match.sealed(seal)
    played = match.game.play_randomly(match.position, 1)
    match.decisions = [(seat, match.game.action_to(action)) for seat, action in played]
    return match
