"""How a server is reached, and whom it believes what."""

import ipaddress
import re

import msgspec

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.server.hosts import is_name

EVERYWHERE = ("0.0.0.0", "::")
PATH = re.compile(r"(/[\w.~-]+)+")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever starts a server may choose. What cannot be is refused in one sentence."""

    host: str = "0.0.0.0"
    port: int = 8042
    root_path: str = ""  # under which a proxy shows the server, as in /games
    names: tuple[str, ...] = ()  # under which people come, besides addresses and names of the home network
    trusted_proxies: tuple[str, ...] = ()  # whose word on where a request comes from is taken
    unlimited: bool = False  # for programs of one's own: nobody is slowed down
    bot_workers: int | None = None

    def __post_init__(self) -> None:
        if self.root_path and not PATH.fullmatch(self.root_path):
            raise BadInput("input-root-path", given=quoted(self.root_path, 60))
        for name in self.names:
            if not is_name(name):
                raise BadInput("input-server-name", given=quoted(name, 60))
        for proxy in self.trusted_proxies:
            if not is_address_or_network(proxy):
                raise BadInput("input-trusted-proxy", given=quoted(proxy, 60))
        if self.unlimited and not is_loopback(self.host):
            raise BadInput("input-unlimited", given=quoted(self.host, 60))


USUAL = Settings()


def is_address_or_network(text: str) -> bool:
    """Whether a text names one machine or a network of them.

    >>> is_address_or_network("10.0.0.0/8"), is_address_or_network("::1"), is_address_or_network("proxy")
    (True, True, False)
    """
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine can come.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
