"""Folders that results are written to."""

from pathlib import Path
from typing import Any

import click


class Folder(click.ParamType[Path]):
    """A folder that is there or can be made; nothing is made before the work begins."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        if value == "":
            self.fail("name a folder, or leave the option out.", param, ctx)
        folder = Path(value)
        if folder.exists() and not folder.is_dir():
            self.fail(f"{folder} is a file; name a folder.", param, ctx)
        return folder


FOLDER = Folder()


def made(folder: Path) -> Path:
    """Makes a folder where there is none; one sentence where that fails."""
    from geisterstunde.kernel.refusal import BadInput

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("input-folder", path=str(folder), reason=str(error.strerror)) from error
    return folder


def check_absent(files: list[Path]) -> None:
    """Makes sure that nothing is written over."""
    from geisterstunde.kernel.refusal import BadInput

    for file in files:
        if file.exists():
            raise BadInput("input-file-there", path=str(file))
