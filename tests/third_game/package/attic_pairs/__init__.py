"""Attic Pairs: chests, and what lies in them, twice."""

from geisterstunde.kernel.package import GamePackage

PACKAGE = GamePackage(
    name="attic-pairs",
    title="Attic Pairs",
    rules="attic_pairs.game:ATTIC_PAIRS",
    environment="attic_pairs.environment:OBSERVATIONS",
    texts="attic_pairs.texts",
)
