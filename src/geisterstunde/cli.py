"""The `geisterstunde` command."""

import click

from geisterstunde import __version__


@click.group()
@click.version_option(__version__, prog_name="geisterstunde")
def main() -> None:
    """Play, watch and study three spooky family board games."""
