"""Serving tables, and backing them up."""

import os
import sys
from pathlib import Path

import click
import msgspec

from geisterstunde.cli.language import chosen_language, spoken
from geisterstunde.cli.whereabouts import Whereabouts, own_database, where_it_is


@click.command()
@where_it_is
@click.option("--bot-workers", type=click.IntRange(1, 64), help="processes for bots (else all cores but one)")
@click.option("--unlimited", is_flag=True, help="slow nobody down: for programs of your own, on this machine")
@click.option("--browser/--no-browser", default=None, help="open the page in a browser (else at a terminal)")
@click.option("--verbose", is_flag=True, help="log every request")
def serve(
    where: Whereabouts,
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
    from geisterstunde.server.serve import serve as serve_tables
    from geisterstunde.server.store.choose import store_at
    from geisterstunde.server.welcome import announce

    settings = msgspec.structs.replace(where.settings(), unlimited=unlimited, bot_workers=bot_workers)
    store = store_at(where.database)
    log_to(level=logging.DEBUG if verbose else logging.INFO)
    at_terminal, language = sys.stdout.isatty(), chosen_language()

    def ready(port: int) -> None:
        announce(settings.host, port, language, open_browser=at_terminal if browser is None else browser)

    run(serve_tables(store, settings, ready, asleep=game_names() if compiles else (), told=tell_progress))


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
