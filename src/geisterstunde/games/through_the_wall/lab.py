"""What the lab does with Through the Wall beside counting."""

from geisterstunde.kernel.lab_kit import LabKit

LAB = LabKit(
    ladder_tables={"decks stay": {"decks": "stay"}, "decks wander": {"decks": "wander"}},
    block_by_chance=100,
)
