"""The phases of a table, in order; a table may be closed in any of them."""

LOBBY, DEALING, PLAYING, OVER, CLOSED = "lobby", "dealing", "playing", "over", "closed"
