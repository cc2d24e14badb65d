"""What the lab does with Dawn Under beside counting."""

from geisterstunde.kernel.lab_kit import LabKit

LAB = LabKit(
    ladder_tables={
        "2004": {"edition": "2004"},
        "2018": {"edition": "2018"},
        "2004, Fresh Air": {"edition": "2004", "fresh_air": True},
        "2018, Fresh Air": {"edition": "2018", "fresh_air": True},
    },
    block_by_chance=4_000,
    memory_study="geisterstunde.games.dawn_under.memory_study:study",
)
