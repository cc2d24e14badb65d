"""Ratings by OpenSkill: what a series of games at mixed tables says about each player's strength."""

from collections.abc import Mapping
from typing import NamedTuple

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.intervals import Z_95

WON, LOST = 1, 2  # places at a table: whoever wins comes first, all others share the second place


class Rating(NamedTuple):
    """How strong somebody is believed to be, how unsure that is, and the interval that holds it 19 in 20."""

    mu: float
    sigma: float
    low: float
    high: float


class Ratings:
    """Ratings after Plackett and Luce. They depend on the order of the games, so that has to be a fixed one.

    Nobody changes during a tournament: `tau`, by which OpenSkill lets players grow, is 0.
    """

    def __init__(self, players: int) -> None:
        try:
            from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise BadInput("lab-needs", what="ratings", package="openskill", extra="lab") from error
        self.model = PlackettLuce(tau=0.0)
        self.believed = [self.model.rating() for _ in range(players)]

    def add(self, won: Mapping[int, bool]) -> None:
        """One game: who played, and whether they won; several winners share the first place."""
        seated = list(won)
        rated = self.model.rate(
            [[self.believed[player]] for player in seated],
            ranks=[WON if won[player] else LOST for player in seated],
        )
        for player, (belief,) in zip(seated, rated, strict=True):
            self.believed[player] = belief

    def of(self, player: int) -> Rating:
        """A player's rating as it stands."""
        belief = self.believed[player]
        half = Z_95 * belief.sigma
        return Rating(belief.mu, belief.sigma, belief.mu - half, belief.mu + half)
