"""Sits between SQLite and the disk: notes every write and sync, and can say that the disk is full.

SQLite reaches files through a table of functions, its VFS. Here the table of the very library that Python's
sqlite3 is linked to is copied, and the functions for writing, truncating, syncing and deleting are replaced
by ones that look first and then call the original. So the store under test is exactly the one that people
use, unchanged, and neither a compiler nor root nor another copy of SQLite is needed.
"""

import _sqlite3
import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, Structure, byref, c_char_p, c_int, c_int64, c_void_p, string_at
from pathlib import Path
from typing import Any, NamedTuple

OK, FULL = 0, 13
NAME = b"watched"

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """sqlite3_vfs, as far as it is changed; the rest of the functions stays what it is."""

    _fields_ = [
        ("version", c_int),
        ("size_of_file", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
        ("delete", Delete),
        ("others", c_void_p * 14),
    ]


class FileFunctions(Structure):
    """sqlite3_io_methods, as far as it is changed."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", Write),
        ("truncate", Truncate),
        ("sync", Sync),
        ("others", c_void_p * 13),
    ]


class Written(NamedTuple):
    """Bytes were written at a place."""

    file: str
    place: int
    data: bytes


class Truncated(NamedTuple):
    """A file was cut to a size."""

    file: str
    size: int


class Synced(NamedTuple):
    """Everything written to a file so far is on the disk for good."""

    file: str


class Deleted(NamedTuple):
    """A file was deleted; a power cut may bring it back."""

    file: str


Operation = Written | Truncated | Synced | Deleted


def nothing(operation: Operation) -> bool:
    """Lets everything pass."""
    return True


WATCHING: list["WatchedDisk"] = []  # for good: a forgotten connection may still call them


class WatchedDisk:
    """Every connection that sqlite3 opens after `watch` is watched, in this process, until `leave`.

    `look` is told of an operation before it happens; where it answers False, the disk is full.
    """

    def __init__(self, look: Callable[[Operation], bool] = nothing) -> None:
        self.look = look
        self.library: Any = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        self.library.sqlite3_vfs_find.restype = c_void_p
        original = self.library.sqlite3_vfs_find(None)
        self.original = Vfs.from_address(original)
        self.vfs = Vfs()
        ctypes.memmove(byref(self.vfs), original, ctypes.sizeof(Vfs))
        self.vfs.name = NAME
        self.vfs.open = Open(self._open)
        self.vfs.delete = Delete(self._delete)
        self.functions: dict[int, FileFunctions] = {}  # by the address of the originals
        self.names: dict[int, str] = {}  # of open files, by the address of the file

    def watch(self) -> None:
        """From now on; connections that are open already stay unwatched."""
        WATCHING.append(self)
        assert self.library.sqlite3_vfs_register(byref(self.vfs), 1) == OK

    def leave(self) -> None:
        """No more; every watched connection must be closed."""
        assert self.library.sqlite3_vfs_unregister(byref(self.vfs)) == OK

    def _open(self, _: int, name: int | None, file: int, flags: int, out: int) -> int:
        result: int = self.original.open(ctypes.addressof(self.original), name, file, flags, out)
        functions = c_void_p.from_address(file)  # the first field of a file
        if result == OK and name is not None and functions.value is not None:
            self.names[file] = Path(string_at(name).decode()).name
            functions.value = ctypes.addressof(self._watched(functions.value))
        return result

    def _watched(self, address: int) -> FileFunctions:
        """The functions of a file with ours in their place; files of one kind share them."""
        if address not in self.functions:
            copy = FileFunctions()
            ctypes.memmove(byref(copy), address, ctypes.sizeof(FileFunctions))
            original = FileFunctions.from_address(address)
            copy.write = Write(lambda *call: self._write(original, *call))
            copy.truncate = Truncate(lambda *call: self._truncate(original, *call))
            copy.sync = Sync(lambda *call: self._sync(original, *call))
            self.functions[address] = copy
        return self.functions[address]

    def _delete(self, _: int, name: bytes, sync_folder: int) -> int:
        self.look(Deleted(Path(name.decode()).name))
        return int(self.original.delete(ctypes.addressof(self.original), name, sync_folder))

    def _write(self, original: FileFunctions, file: int, data: int, size: int, place: int) -> int:
        if not self.look(Written(self.names[file], place, string_at(data, size))):
            return FULL
        return int(original.write(file, data, size, place))

    def _truncate(self, original: FileFunctions, file: int, size: int) -> int:
        self.look(Truncated(self.names[file], size))
        return int(original.truncate(file, size))

    def _sync(self, original: FileFunctions, file: int, flags: int) -> int:
        result = int(original.sync(file, flags))
        if result == OK:
            self.look(Synced(self.names[file]))  # told afterwards: only then it is true
        return result
