"""Seats that have a hand in the deal, as the page does it: they commit, and tell when they hear a promise."""

import asyncio
from typing import Any

from geisterstunde.match.fairness import share_commitment
from tests.fairness.fair_games import nonce_of
from tests.server.visitor import Seat, Visitor


async def commit(seat: Seat, number: int = 0) -> str:
    """A seat commits to a nonce, and hears that the table knows of it; the nonce."""
    state = await seat.next("state")
    nonce = nonce_of(state["you"], number)
    await seat.send(type="commit", commitment=share_commitment(state["you"], nonce))
    await heard(seat, "committed", state["you"])
    return nonce


async def heard(seat: Seat, about: str, who: int | None = None) -> Any:
    """The event of this kind, about some seat or anybody."""
    while True:
        event = await seat.next("event")
        if event["about"] == about and who in (None, event.get("seat")):
            return event


async def tell(seat: Seat, nonce: str) -> Any:
    """A seat hears the promise, and then tells its nonce; the event of the promise."""
    promised = await heard(seat, "promised")
    await seat.send(type="reveal", nonce=nonce)
    return promised


async def begin_together(edda: Visitor, made: Any, seats: list[Seat]) -> list[Any]:
    """All seats commit, the host begins, all tell; what was promised to each of them."""
    nonces = [await commit(seat) for seat in seats]
    _, *promised = await asyncio.gather(
        edda.start(made), *(tell(seat, nonce) for seat, nonce in zip(seats, nonces, strict=True))
    )
    for seat in seats:
        await heard(seat, "started")
    return promised
