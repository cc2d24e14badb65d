"""Environments run as plain Python show the very bytes of the compiled ones."""

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from tests.envs.play import MODULES, RECALLS, pick
from tests.guards.repository import ROOT

DECISIONS = {"dawn-under": 80, "through-the-wall": 15}


def fingerprint(game: str, recall: str) -> str:
    """All that the learner of a short game against bots observes."""
    env: Any = MODULES[game].vector_env(2, opponents=["random"], players=2, recall=recall)
    looks, _ = env.reset(seed=5)
    chance, digest = random.Random(1), hashlib.sha256()
    for _ in range(DECISIONS[game]):
        digest.update(looks["observation"].tobytes() + looks["action_mask"].tobytes())
        looks, *_ = env.step([pick(mask, chance) for mask in looks["action_mask"]])
    return digest.hexdigest()


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", MODULES)
def test_plain_is_compiled(game: str, recall: str) -> None:
    ask = f"from tests.envs.test_plain import fingerprint; print(fingerprint({game!r}, {recall!r}))"
    plain = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "GEISTERSTUNDE_JIT": "0", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == fingerprint(game, recall)
