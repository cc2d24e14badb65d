"""How long the disk itself takes meanwhile, so that its waits are not taken for the server's."""

import os
import threading
import time
from pathlib import Path
from types import TracebackType

BLOCK = bytes(4096)
PAUSE = 0.1  # seconds between two writes


class DiskProbe:
    """Writes a block now and then until the system says that the disk holds it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "probe"
        self.delays: list[float] = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._write_on)

    def __enter__(self) -> "DiskProbe":
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        self.thread.join()

    def _write_on(self) -> None:
        with self.path.open("wb", buffering=0) as file:
            while not self.over.wait(PAUSE):
                began = time.perf_counter()
                file.write(BLOCK)
                os.fsync(file.fileno())
                self.delays.append(time.perf_counter() - began)
