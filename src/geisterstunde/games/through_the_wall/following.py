"""How many seconds each kind of event takes to follow at the usual pace; pages move by the same times.

What is carried or passed by moves with what carries it.
"""

from collections.abc import Mapping

FOLLOWING: Mapping[str, float] = {
    "turn_began": 0.51,
    "stepped": 0.54,
    "slid": 0.92,
    "shifted": 1.46,
    "turned": 1.66,
    "settled": 0.48,
    "pushed_off": 0.86,
    "straddles": 0.66,
    "put": 0.72,
    "searched": 1.06,
    "deck_seen": 1.21,
    "dressed": 1.86,
    "swapped": 1.06,
    "game_over": 1.06,
}
