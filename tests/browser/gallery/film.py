"""Films a page picture by picture; in between its clock stands still, so that no motion is missed."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import FloatRect, Page

from tests.guards.repository import ROOT

STEP = 50  # milliseconds of the page's own time between two pictures
QUALITY = 60
# Timers and frames obey the page's clock. Animations do not: each is held when first seen, and moved by hand.
HOLD_AND_MOVE_ON = """(step) => {
    for (const each of document.getAnimations()) {
        const { endTime } = each.effect.getComputedTiming();
        if (each.playState === 'finished' || each.playState === 'idle') continue;
        if (!each.held) {
            each.held = true;
            each.pause();
        }
        const next = Number(each.currentTime ?? 0) + step * each.playbackRate;
        if (next >= endTime) each.finish();
        else each.currentTime = next;
    }
}"""


class Film:
    """Pictures of one page, one after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []

    def shoot(self, milliseconds: int, clip: FloatRect | None = None) -> None:
        """Goes on for a while, and takes a picture at every step."""
        for _ in range(0, milliseconds, STEP):
            self.page.clock.run_for(STEP)
            self.page.evaluate(HOLD_AND_MOVE_ON, STEP)
            shot = self.page.screenshot(animations="allow", clip=clip)
            self.pictures.append(Image.open(io.BytesIO(shot)).convert("RGB"))

    def save(self, file: Path, width: int) -> None:
        """Writes an animation, so many pixels wide."""
        first, *others = [fitted(picture, width) for picture in self.pictures]
        first.save(
            file, save_all=True, append_images=others, duration=STEP, loop=0, quality=QUALITY, method=6
        )
        print(f"{file.relative_to(ROOT)} {file.stat().st_size // 1024} KB", flush=True)


def fitted(picture: Image.Image, width: int) -> Image.Image:
    """A picture at the width of the film."""
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
