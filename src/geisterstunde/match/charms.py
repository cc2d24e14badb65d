"""Charms: a commitment as four small pictures that people compare aloud, such as "3 bats, one moon"."""

from geisterstunde.kernel.sentence import Sentence, sentence

THINGS = (
    *("moon", "bat", "candle", "key", "owl", "bell", "cat", "star"),
    *("crown", "pumpkin", "spider", "mushroom", "lantern", "hat", "rose", "snail"),
)
CHARMS = 4
MOST = 4  # of a thing


def charms_of(commitment: str) -> list[tuple[str, int]]:
    """Four things, and how many of each: a byte of the commitment for each of them.

    >>> charms_of("17b0761f")
    [('bat', 4), ('mushroom', 1), ('star', 3), ('bat', 4)]
    """
    return [(THINGS[byte >> 4], byte % MOST + 1) for byte in bytes.fromhex(commitment[: 2 * CHARMS])]


def charms_in_words(commitment: str) -> Sentence:
    """The same as people say it."""
    first, second, third, fourth = (
        sentence(f"charm-{thing}", count=count) for thing, count in charms_of(commitment)
    )
    return sentence("charm-four", first=first, second=second, third=third, fourth=fourth)
