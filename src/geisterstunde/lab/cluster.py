"""The same work on a Ray cluster. A worker that dies is replaced, and its piece is done again."""

import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from itertools import islice
from typing import Any, TypeVar

from geisterstunde.kernel.refusal import BadInput, InEnglish
from geisterstunde.kernel.sentence import quoted

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # pieces a worker that wait or are done
LIVES = 20  # how often a piece is tried on another worker before we give up
LOCAL = "local"


class RayCluster:
    """Ray, started here or found at an address."""

    def __init__(self, address: str, workers: int | None) -> None:
        if address != LOCAL and not address.startswith("ray://"):
            raise BadInput("lab-no-cluster", local=LOCAL, given=quoted(address, 60))
        try:
            import ray  # noqa: PLC0415 - an extra, and slow to import
        except ImportError as error:
            raise BadInput("lab-needs", what="cluster", package="Ray", extra="cluster") from error
        self.ray: Any = ray
        self.address = address
        self.workers = workers
        self.aside = redirect_stdout(sys.stderr)  # Ray talks of lost workers where results are printed

    def __enter__(self) -> "RayCluster":
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what matters of them is in the sentence below
                if self.address == LOCAL:
                    self.ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
                else:
                    self.ray.init(self.address, **quiet)
        except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
            raise InEnglish(f"The cluster {self.address} does not answer: {first_line(error)}") from error
        self.aside.__enter__()
        return self

    def __exit__(self, *failure: object) -> None:
        self.ray.shutdown()
        self.aside.__exit__(None, None, None)

    def map(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """As many pieces as the cluster has room for, a few more in waiting; answers in order."""
        remote = self.ray.remote(max_retries=LIVES)(work)
        room = AHEAD * max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        coming = iter(pieces)
        under_way = deque(remote.remote(piece) for piece in islice(coming, room))
        while under_way:
            answer: R = self._answer(under_way.popleft())
            under_way.extend(remote.remote(piece) for piece in islice(coming, 1))
            yield answer

    def _answer(self, reference: Any) -> Any:
        """What a worker answers; what went wrong there, in one sentence."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            raise InEnglish(first_line(error.cause)) from error
        except errors.RayError as error:
            raise InEnglish(f"The cluster has failed: {first_line(error)}") from error


def first_line(error: Exception) -> str:
    """What an error says first."""
    return next(iter(str(error).splitlines()), type(error).__name__)
