"""The cemetery is painted once, and its picture tells nothing but the place."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, OpenPage
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
PACKED = 8  # a painting that was kept has lost a little
KEPT = """() => new Promise((done) => {
    const opening = indexedDB.open('geisterstunde');
    opening.onsuccess = () => {
        const listing = opening.result.transaction('paintings').objectStore('paintings').getAllKeys();
        listing.onsuccess = () => (opening.result.close(), done(listing.result));
    };
})"""
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


def test_two_deals_look_alike_to_the_last_pixel_and_no_two_layouts_do(
    server: RunningServer, open_page: OpenPage
) -> None:
    seen = set()
    for layout in ("classic", "even"):
        first, second = (painted(server, open_page(size=PHONE, painted=True), layout) for _ in range(2))
        assert first == second
        seen.update(first)
    assert len(seen) == 4  # two layouts, each by night and at dawn


def test_without_a_worker_the_page_paints_the_same(server: RunningServer, open_page: OpenPage) -> None:
    beside, alone = open_page(size=PHONE, painted=True), open_page(size=PHONE, painted=True)
    alone.add_init_script("delete window.OffscreenCanvas")
    seen = []
    for page in (beside, alone):
        painted(server, page, "classic")
        seen.append(page.evaluate(THUMBNAIL))
    assert len(seen[0]) > 1000
    assert max(abs(one - other) for one, other in zip(*seen, strict=True)) <= ROUNDING


def test_the_next_visit_finds_the_painting_done(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(size=PHONE, painted=True)
    painted(server, page, "classic")
    first = page.evaluate(THUMBNAIL)
    kept: list[str] = []
    while len(kept) < 2:
        kept = page.evaluate(KEPT)
    page.context.route("**/worker-*.js", without_brushes)
    painted(server, page, "classic")
    assert page.evaluate(KEPT) == kept, "nothing of the new deal is kept"
    assert max(abs(one - other) for one, other in zip(first, page.evaluate(THUMBNAIL), strict=True)) <= PACKED


def without_brushes(route: Route) -> None:
    """A painter that never comes to an end: whoever needs one waits for ever."""
    script = route.fetch().text()
    route.fulfill(
        body=f"OffscreenCanvas.prototype.getContext = null;{script}", content_type="text/javascript"
    )
