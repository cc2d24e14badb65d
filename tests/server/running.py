"""A real server in a process of its own, for tests, torture and load."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

START_SECONDS = 240.0  # a first start compiles the rules
PATIENCE = 15.0
COMPILED_FIRST = {"GEISTERSTUNDE_JIT": "1", **os.environ}  # so that no test sees the rules switched over
PLAIN = {**os.environ, "GEISTERSTUNDE_JIT": "0"}  # starts in half the time, where starting is what counts


class RunningServer:
    """`geisterstunde serve` on a free port, with its own database unless one is named."""

    def __init__(
        self,
        database: str | Path,
        *arguments: str,
        port: int = 0,
        taskset: int | None = None,
        module: str = "geisterstunde",
        python: str | None = None,
        surroundings: Mapping[str, str] = COMPILED_FIRST,
    ) -> None:
        self.python = python or sys.executable
        self.module = module
        self.surroundings = surroundings
        self.database = str(database)
        self.arguments = arguments
        self.port = port
        self.taskset = taskset
        self.lines: list[str] = []

    def __enter__(self) -> "RunningServer":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    def start(self) -> float:
        """Starts the server and waits until people can come; how many seconds that took."""
        began = time.monotonic()
        command = [self.python, "-m", self.module, "serve", "--host", "127.0.0.1", "--no-browser"]
        command += ["--port", str(self.port), "--database", self.database, *self.arguments]
        if self.taskset is not None:
            command = ["taskset", "-c", str(self.taskset), *command]
        english = {**self.surroundings, "LC_ALL": "C.UTF-8"}  # what it prints is read below
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=english
        )
        self.ready = threading.Event()
        self.ended = False
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        if not self.ready.wait(START_SECONDS) or self.ended:
            raise AssertionError("the server did not start:\n" + "".join(self.lines))
        return time.monotonic() - began

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as printed:
            for line in printed:
                self.lines.append(line)
                if found := re.search(r"The tables are set: http://[^:]+:(\d+)/", line):
                    self.port = int(found[1])
                    self.ready.set()
        self.ended = True
        self.ready.set()

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def kill(self) -> None:
        """Ends it without a word, as a power cut would end the process."""
        self.process.kill()
        self.process.wait()
        self.reader.join(PATIENCE)

    def stop(self) -> int:
        """Asks it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code

    def said(self) -> str:
        """Everything it printed and logged so far."""
        return "".join(self.lines)
