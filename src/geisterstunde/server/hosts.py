"""The names that a server answers to.

A page from elsewhere can give its own name this machine's address, and a browser would then let it read what
we answer. So a name counts that is given to the server, or that nobody can register: an address, a name
without a dot, or one under an ending that belongs to home networks.
"""

import ipaddress
import re

HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?P<port>:[0-9]{1,5})?")
NAME = re.compile(r"[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def is_name(text: str) -> bool:
    """Whether a text can be the name of a machine.

    >>> is_name("games.example"), is_name("https://games.example"), is_name("games.example:80")
    (True, False, False)
    """
    return len(text) <= 253 and NAME.fullmatch(text) is not None


def plain(name: str) -> str:
    """A name as it is compared."""
    return name.lower().removesuffix(".")


class HostNames:
    """All names of one server."""

    def __init__(self, given: tuple[str, ...] = ()) -> None:
        self.given = frozenset(map(plain, given))

    def include(self, host: str) -> bool:
        """Whether a request for this host is meant for us."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = plain(found["name"])
        return (
            name in self.given
            or name.endswith(AT_HOME)
            or is_address(name)
            or (is_name(name) and "." not in name)
        )


def is_address(name: str) -> bool:
    """Whether a name is an address, which cannot be led elsewhere."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
