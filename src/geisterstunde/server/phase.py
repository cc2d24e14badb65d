"""The phases of a table, in order; a table may be closed in any of them."""

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"
