"""What people can say at a table: preset phrases and emotes, because families play here."""

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "hurry",
    "one_moment",
    "good_game",
    "laugh",
    "ghost",
    "bat",
    "garlic",
    "heart",
)
