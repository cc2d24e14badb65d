"""A port that is still free after a restart: none that the system hands out to passers-by."""

import random
import socket

# Below the ports that Linux gives to outgoing connections: one of those could take the port while the server
# is down, even the very connection that knocks at it.
PORTS = range(15000, 30000)


def steady_port() -> int:
    """A port nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
