"""What nobody can see in Attic Pairs, and how to rearrange it."""

import random

from attic_pairs.compiled_api import API
from attic_pairs.state import MOST_CHESTS

from geisterstunde.kernel.record import Buffer

Place = tuple[str, int, int]


class AtticPairsSecrets:
    """What lies in closed chests."""

    def hidden(self, position: Buffer, viewer: int) -> set[Place]:
        s = API.open_position(position).state
        return {("chest", chest, 0) for chest in range(MOST_CHESTS) if s.closed >> chest & 1}

    def shown_by(self, before: Buffer, seat: int, action: int, after: Buffer, viewer: int) -> set[Place]:
        """Everybody sees into the chest (AP-2), and whether it makes a pair."""
        return {("chest", action, 0)}

    def shuffled(self, position: Buffer, places: set[Place], chance: random.Random) -> Buffer:
        world = position.copy()
        s = API.open_position(world).state
        chests = sorted(chest for _, chest, _ in places)
        things = [s.thing[chest] for chest in chests]
        chance.shuffle(things)
        for chest, thing in zip(chests, things, strict=True):
            s.thing[chest] = thing
        return world

    def alike(self, position: Buffer, seat: int, action: int) -> list[int]:
        """All that is decided is seen."""
        return []
