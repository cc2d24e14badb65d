"""The door of a server: the socket that it listens at, or a sentence that says why it cannot."""

import errno
import socket

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket at an address of this machine; not yet open to anybody."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio lets those who come in have small messages at once.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise refusal(error, host, port) from error
    except UnicodeError as error:  # no name of a machine is so long
        door.close()
        raise BadInput("input-no-own-address", given=quoted(host, 60)) from error
    return door


def refusal(error: OSError, host: str, port: int) -> BadInput:
    """Why nobody can be let in, in a sentence."""
    if error.errno == errno.EADDRINUSE:
        return BadInput("input-port-taken", port=str(port))
    if error.errno == errno.EACCES:
        return BadInput("input-port-forbidden", port=str(port))
    return BadInput("input-no-own-address", given=quoted(host, 60))
