"""What a disk may hold after the power was cut, given everything that was written to it and synced."""

import random
from collections import defaultdict
from collections.abc import Iterable

from torture.sqlite_disk import Deleted, Operation, Synced, Truncated, Written

SECTOR = 512
# with the first sync of such a file SQLite syncs the folder too, and with it what was deleted there
NEW_NAMES_ARE_SYNCED = ("-journal", "-wal")


class FallibleFile:
    """What of a file is safe, and what was done to it since."""

    def __init__(self) -> None:
        self.safe: bytearray | None = None  # None: not there
        self.unsafe: list[Written | Truncated] = []
        self.deleted: FallibleFile | None = None  # what comes back where the deletion did not reach the disk

    def settle(self) -> None:
        """All that was done is safe now."""
        self.safe = carried_out(self.safe, self.unsafe)
        self.unsafe = []

    def after_power_cut(self, chance: random.Random) -> bytes | None:
        """Everything safe, and of the rest whatever happened to reach the disk, in any order."""
        if self.deleted is not None and chance.random() < 0.5:
            return self.deleted.after_power_cut(chance)
        reached: list[Written | Truncated] = []
        for operation in self.unsafe:
            fate = chance.choice(("kept", "dropped", "torn"))
            if fate == "kept" or (fate == "torn" and isinstance(operation, Truncated)):
                reached.append(operation)
            elif fate == "torn" and isinstance(operation, Written):
                reached += (sector for sector in sectors(operation) if chance.random() < 0.5)
        chance.shuffle(reached)
        if self.safe is None and not reached:
            return b"" if self.unsafe and chance.random() < 0.5 else None
        return bytes(carried_out(None if self.safe is None else bytearray(self.safe), reached))


class FallibleDisk:
    """The files of a folder on a disk without a battery."""

    def __init__(self) -> None:
        self.files: dict[str, FallibleFile] = defaultdict(FallibleFile)

    def take(self, operation: Operation) -> None:
        """Something is done to a file."""
        file = self.files[operation.file]
        match operation:
            case Written() | Truncated():
                file.unsafe.append(operation)
            case Synced():
                if file.safe is None and operation.file.endswith(NEW_NAMES_ARE_SYNCED):
                    self._sync_folder()
                file.settle()
            case Deleted():
                self.files[operation.file] = FallibleFile()
                self.files[operation.file].deleted = file

    def _sync_folder(self) -> None:
        for file in self.files.values():
            file.deleted = None

    def after_power_cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files as they may be found, by name."""
        found = {name: file.after_power_cut(chance) for name, file in self.files.items()}
        return {name: content for name, content in found.items() if content is not None}


def carried_out(content: bytearray | None, operations: Iterable[Written | Truncated]) -> bytearray:
    """What becomes of a file.

    >>> carried_out(None, [Written("f", 2, b"abc"), Truncated("f", 4)])
    bytearray(b'\\x00\\x00ab')
    """
    content = bytearray() if content is None else content
    for operation in operations:
        if isinstance(operation, Truncated):
            del content[operation.size :]
            content.extend(bytes(operation.size - len(content)))
        else:
            content.extend(bytes(max(operation.place - len(content), 0)))
            content[operation.place : operation.place + len(operation.data)] = operation.data
    return content


def sectors(written: Written) -> Iterable[Written]:
    """A write, cut where sectors begin.

    >>> [(part.place, len(part.data)) for part in sectors(Written("f", 500, bytes(600)))]
    [(500, 12), (512, 512), (1024, 76)]
    """
    end = written.place + len(written.data)
    place = written.place
    while place < end:
        stop = min((place // SECTOR + 1) * SECTOR, end)
        yield Written(written.file, place, written.data[place - written.place : stop - written.place])
        place = stop
