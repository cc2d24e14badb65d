"""Serving tables, and backing them up."""

import os
import sys
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

import click

from geisterstunde.cli.language import chosen_language, spoken

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


def where_it_is(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say where a server is and how people reach it."""
    return reduce(lambda inner, option: option(inner), reversed(WHERE_IT_IS), command)


@click.command()
@where_it_is
@click.option("--bot-workers", type=click.IntRange(1, 64), help="processes for bots (else all cores but one)")
@click.option("--unlimited", is_flag=True, help="slow nobody down: for programs of your own, on this machine")
@click.option("--browser/--no-browser", default=None, help="open the page in a browser (else at a terminal)")
@click.option("--verbose", is_flag=True, help="log every request")
def serve(
    host: str,
    port: int,
    database: str | None,
    names: tuple[str, ...],
    root_path: str,
    proxies: tuple[str, ...],
    bot_workers: int | None,
    unlimited: bool,
    browser: bool | None,
    verbose: bool,
) -> None:
    """Serve tables over the network."""
    import logging

    compiles = settle_how_to_play()
    from geisterstunde.games.registry import game_names
    from geisterstunde.server.logs import log_to
    from geisterstunde.server.serve import run
    from geisterstunde.server.settings import Settings
    from geisterstunde.server.store.choose import store_at
    from geisterstunde.server.welcome import announce

    settings = Settings(
        host=host,
        port=port,
        root_path=root_path.rstrip("/"),
        names=names,
        trusted_proxies=proxies,
        unlimited=unlimited,
        bot_workers=bot_workers,
    )
    store = store_at(database or own_database())
    log_to(level=logging.DEBUG if verbose else logging.INFO)
    at_terminal, language = sys.stdout.isatty(), chosen_language()

    def ready(port: int) -> None:
        announce(host, port, language, open_browser=at_terminal if browser is None else browser)

    run(store, settings, ready, asleep=game_names() if compiles else (), told=tell_progress)


def tell_progress(share: float) -> None:
    """Shows at a terminal how far the rules are compiled; elsewhere only that they are."""
    percent = int(100 * share)
    if sys.stderr.isatty():
        click.echo(f"\r{spoken('terminal-waking-up', percent=percent)}", err=True, nl=percent == 100)
    elif percent == 100:
        click.echo(spoken("terminal-awake"), err=True)


def settle_how_to_play() -> bool:
    """Whether rules are compiled: as `GEISTERSTUNDE_JIT` says, else while people already play by plain ones.

    It has to be settled before any rule is imported.
    """
    compiles = os.environ.get("GEISTERSTUNDE_JIT") != "0"
    os.environ.setdefault("GEISTERSTUNDE_JIT", "0")
    return compiles


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="the database to back up (else your own)")
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to a file, also while a server runs."""
    from geisterstunde.server.store.backup import back_up

    back_up(database or own_database(), file)
    click.echo(spoken("terminal-backed-up", path=str(file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="the database to put it in the place of (else your own)")
def restore(file: Path, database: str | None) -> None:
    """Put a copy made by `backup` in the place of all tables; no server may be running."""
    from geisterstunde.server.store import backup as copies

    kept = copies.restore(file, database or own_database())
    click.echo(spoken("terminal-restored", path=str(file)))
    if kept is not None:
        click.echo(spoken("terminal-former-kept", path=str(kept)))


def own_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    import platformdirs

    return str(platformdirs.user_data_path("geisterstunde") / "tables.db")
