"""Who waits for the compiler sees at a terminal how far it is."""

import os
import sys
from contextlib import suppress

import pytest

from geisterstunde.cli.compiling import progress_of
from geisterstunde.kernel.compile_cache import TALLY
from geisterstunde.kernel.digest import reached_from
from geisterstunde.lab.series import Series


def test_the_share_of_functions_that_are_ready_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    functions = set(Series("dawn-under", {}, ("random", "random"), 1).functions)
    everything, before = reached_from(functions), TALLY.told
    half = everything // 2
    screen, its_screen = os.openpty()
    with os.fdopen(its_screen, "w") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        with progress_of(functions):
            TALLY.told(half)
    shown = b""
    with suppress(OSError):  # how Linux says that nobody can write here any more
        while part := os.read(screen, 65536):
            shown += part
    os.close(screen)
    assert f"{round(100 * half / everything)}%" in shown.decode()
    assert TALLY.told is before


def test_a_pipe_is_told_nothing_more(capsys: pytest.CaptureFixture[str]) -> None:
    functions = set(Series("dawn-under", {}, ("random", "random"), 1).functions)
    with progress_of(functions):
        TALLY.told(1)
    assert capsys.readouterr() == ("", "")
