"""A test as a scene: an async function with people in it, run as a plain one."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")
LONGEST_SCENE = 150.0


def scene(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Runs a scene to its end; one that never ends fails."""

    @functools.wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), LONGEST_SCENE))

    return run
