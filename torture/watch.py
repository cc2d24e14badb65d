"""What a server uses and counts, seen from outside."""

import contextlib
import os
import re
import resource
import urllib.request
from pathlib import Path

from tests.server.running import RunningServer

KB = 1024
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")


def allow_many_files() -> None:
    """As many open files as the system allows, for this process and those it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def memory(process: int) -> int:
    """Bytes of a process in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def open_files(process: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def processor_seconds(process: int) -> float:
    """What a process and those it started have computed so far."""
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            if process in (int(stat.parent.name), int(fields[1])):
                spent += int(fields[11]) + int(fields[12])
    return spent / TICKS_A_SECOND


def loop_seconds(process: int) -> float:
    """What the first thread of a process has computed so far: a server's event loop."""
    fields = Path(f"/proc/{process}/task/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND


def counted(server: RunningServer, name: str) -> float:
    """A figure of the server's metrics, all labels together."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    found = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
    return sum(float(value) for value in found)


def foreign_load() -> str:
    """How busy the machine is, for figures to be judged by."""
    return " ".join(Path("/proc/loadavg").read_text().split()[:3])


def percentile(values: list[float], share: float) -> float:
    """The value that so great a share does not exceed.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5), percentile([4.0, 1.0, 3.0, 2.0], 0.99)
    (2.0, 4.0)
    """
    return sorted(values)[max(-int(-share * len(values) // 1) - 1, 0)]


def least_squares(points: list[tuple[float, float]]) -> float:
    """The slope of the line nearest to some points.

    >>> least_squares([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)])
    2.0
    """
    count = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / count, sum(y for _, y in points) / count
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
