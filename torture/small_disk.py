"""Runs a server whose disk is full for as long as a file `full` lies beside its database.

`python -m torture.small_disk serve …` takes what `geisterstunde` takes. What fits into files as large as they
are is still written, as on a real disk; nothing grows.
"""

import sys
from pathlib import Path

from geisterstunde.cli import main
from torture.sqlite_disk import Operation, WatchedDisk, Written

SWITCH = "full"


def narrow(folder: Path) -> WatchedDisk:
    """A disk on which files of a folder cannot grow while the switch lies there."""

    def look(operation: Operation) -> bool:
        if not isinstance(operation, Written) or not (folder / SWITCH).exists():
            return True
        return operation.place + len(operation.data) <= (folder / operation.file).stat().st_size

    return WatchedDisk(look)


if __name__ == "__main__":
    disk = narrow(Path(sys.argv[sys.argv.index("--database") + 1]).parent)
    disk.watch()
    main()
