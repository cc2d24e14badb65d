"""What an agent observes: all that a seat sees, byte by byte."""

from attic_pairs.observation import Seen, observe
from attic_pairs.state import LAST_IDLE_TURN, MOST_CHESTS, THINGS
from geisterstunde.kernel.observations import Field, Observations
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import layout_of

FIELDS = (
    Field("players", 2, 4, "seats at the table"),
    Field("chests", 8, MOST_CHESTS, "chests in the attic"),
    Field("owing", 0, 15, "who owes a decision, as bits"),
    Field("turn", 0, 3, "whose turn it is"),
    Field("opened", -1, MOST_CHESTS - 1, "the first chest of this pair; -1 none"),
    Field("idle_turns", 0, LAST_IDLE_TURN, "turns without a pair, in a row"),
    Field("thing", -2, len(THINGS) - 1, "every chest: what lies in it; -1 nothing, -2 closed"),
    Field("pairs", 0, len(THINGS), "every seat: its pairs"),
    Field("reason", 0, 2, "why the game is over, as in `Reason`"),
    Field("winners", 0, 15, "who has won, as bits"),
)

OBSERVATIONS = Observations(
    version=1,
    look=layout_of(Seen),
    look_fields=FIELDS,
    rules={"look_of": opener(Seen), "look_around": observe},
)
