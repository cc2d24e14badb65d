"""What an observation of Through the Wall holds."""

from geisterstunde.envs.fields import Field

ANY_SPACE = 48
ANY_SEAT = 3

OPEN_NOW = (
    Field("players", 2, 4, "seats at the table"),
    Field("ask", 0, 3, "what is asked, as in `Ask`"),
    Field("owing", 0, 15, "who owes a decision, as bits"),
    Field("turn", 0, ANY_SEAT, "whose turn it is"),
    Field("moves_left", 0, 3, "moves left in this turn"),
    Field("quarters", 0, 3, "quarter turns of the board, clockwise"),
    Field("ghost", -1, ANY_SPACE, "every seat: the space its ghost stands on, on the board as printed"),
    Field("tunnel", 0, 4, "every slider: its tunnel"),
    Field("offset", -6, 6, "every slider: how far it is moved"),
    Field("backs", 0, 31, "every deck: the parts it still holds, as bits"),
    Field("searched", -1, 3, "the deck that has to change places"),
    Field("worn", -1, 19, "every seat and part: the garment it wears; -1 none"),
    Field("reason", 0, 1, "1 once the game is over"),
    Field("winners", 0, 15, "who has won, as bits"),
)

REMEMBERED = (
    Field(
        "share",
        0,
        100,
        "every garment and deck: how likely it lies there by all that is remembered, in percent",
    ),
)
