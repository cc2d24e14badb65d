"""Tables over the network. The server knows no game: it keeps journals, seats, time and secrets."""
