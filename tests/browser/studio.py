"""The studio: every sound of the page rendered and measured in a real browser, faster than it sounds."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tools.page import install, node


def bundled(folder: Path) -> str:
    """The studio as one script."""
    install()
    vite = ("node_modules/vite/bin/vite.js", "build", "--config", "studio/vite.config.ts")
    node(*vite, "--outDir", folder, "--emptyOutDir", "--logLevel=error")
    return (folder / "studio.js").read_text(encoding="utf-8")


class Studio:
    """A page that holds the studio."""

    def __init__(self, page: Page, script: str) -> None:
        self.page = page
        page.evaluate(f"{script}; globalThis.studio = studio")
        self.sounds: list[Any] = page.evaluate("() => studio.sounds()")

    def take(self, name: str) -> Any:
        return self.page.evaluate("([name]) => studio.take(name, 1)", [name])

    def measured(self, name: str, seeds: list[int]) -> Any:
        return self.page.evaluate("([name, seeds]) => studio.measured(name, seeds)", [name, seeds])

    def batch(self, cues: list[Any], seed: int = 1) -> Any:
        return self.page.evaluate("([cues, seed]) => studio.batch(cues, seed)", [cues, seed])

    def score(self, game: str, told: list[Any], me: list[int]) -> list[Any]:
        cues: list[Any] = self.page.evaluate(
            "([game, told, me]) => studio.score(game, told, me)", [game, told, me]
        )
        return cues

    def around(self, game: str, mood: str) -> Any:
        return self.page.evaluate("([game, mood]) => studio.around(game, mood, 1)", [game, mood])
