"""The cemetery is painted once, and its picture tells nothing but the place."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
OTHER = {"kind": "local", "name": "Otto"}
PICTURES = "() => [...document.querySelectorAll('.cemetery .ground canvas')].map((each) => each.toDataURL())"
# edges are rounded a little otherwise by another canvas
THUMBNAIL = """() => {
    const small = document.createElement('canvas');
    small.width = small.height = 20;
    const pen = small.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(document.querySelector('.cemetery .ground canvas'), 0, 0, 20, 20);
    return [...pen.getImageData(0, 0, 20, 20).data];
}"""
ROUNDING = 4
PATIENCE = 60_000  # milliseconds: painters share the machine with other tests


def painted(server: RunningServer, page: Page, layout: str) -> list[str]:
    """The two pictures of a new table, by night and at dawn."""
    made = set_up(server, "dawn-under", [ME, OTHER, OTHER], options={"layout": layout, "first": 0})
    begin(server, made)
    sit_down(page, made, [0])
    page.wait_for_selector(".grave.lit")
    expect(page.locator(".cemetery canvas.done")).to_have_count(2, timeout=PATIENCE)
    pictures: list[str] = page.evaluate(PICTURES)
    return pictures


@pytest.mark.parametrize("layout", ["classic", "even"])
def test_two_deals_look_alike_to_the_last_pixel(
    layout: str, server: RunningServer, open_page: OpenPage
) -> None:
    first, second = (painted(server, open_page(), layout) for _ in range(2))
    assert first == second
    assert len(set(first)) == 2


def test_every_layout_is_a_picture_of_its_own(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    assert painted(server, page, "classic") != painted(server, page, "even")


def test_without_a_worker_the_page_paints_the_same(server: RunningServer, open_page: OpenPage) -> None:
    beside, alone = open_page(), open_page()
    alone.add_init_script("delete window.OffscreenCanvas")
    seen = []
    for page in (beside, alone):
        painted(server, page, "classic")
        seen.append(page.evaluate(THUMBNAIL))
    assert len(seen[0]) > 1000
    assert max(abs(one - other) for one, other in zip(*seen, strict=True)) <= ROUNDING
