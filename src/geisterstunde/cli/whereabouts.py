"""Where a server is and how people reach it: the options that commands about a server share."""

from collections.abc import Callable
from functools import reduce, wraps
from typing import TYPE_CHECKING, Any, NamedTuple

import click

if TYPE_CHECKING:
    from geisterstunde.server.settings import Settings

WHERE_IT_IS = (
    click.option("--host", default="0.0.0.0", show_default=True, help="the address to listen at"),
    click.option(
        "--port", type=click.IntRange(0, 65535), default=8042, show_default=True, help="0: any free one"
    ),
    click.option("--database", help="a file, or postgresql://… for many servers (else a file of your own)"),
    click.option(
        "--name", "names", multiple=True, help="a name people come by, as in games.example (repeat)"
    ),
    click.option("--root-path", default="", help="where a proxy shows the server, as in /games/"),
    click.option(
        "--trusted-proxy",
        "proxies",
        multiple=True,
        help="an address or network whose X-Forwarded-* headers are believed (repeat)",
    ),
)


class Whereabouts(NamedTuple):
    """What these options said."""

    host: str
    port: int
    database: str
    names: tuple[str, ...]
    root_path: str
    proxies: tuple[str, ...]

    def settings(self) -> "Settings":
        """A server's settings; raises BadInput for what cannot be."""
        from geisterstunde.server.settings import Settings

        return Settings(
            host=self.host,
            port=self.port,
            root_path=self.root_path.rstrip("/"),
            names=self.names,
            trusted_proxies=self.proxies,
        )


def where_it_is(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command these options, and hands them to it as one: its argument `where`."""

    @wraps(command)
    def with_whereabouts(*, database: str | None, **given: Any) -> None:
        own = {name: given.pop(name) for name in Whereabouts._fields if name != "database"}
        command(where=Whereabouts(database=database or own_database(), **own), **given)

    return reduce(lambda inner, option: option(inner), reversed(WHERE_IT_IS), with_whereabouts)


def own_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    import platformdirs

    return str(platformdirs.user_data_path("geisterstunde") / "tables.db")
