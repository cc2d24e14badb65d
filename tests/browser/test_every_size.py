"""From a small phone to a television: nothing reaches beyond the edge, and what matters is never hidden."""

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import LAID_OUT, OpenPage, resize
from tests.browser.scenes import finished, led_to
from tests.browser.sitting import begin, set_up, sit_down
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
BOT = {"kind": "bot", "level": "random"}
FINGER = 40
LINES = [
    line
    for page in ROOT.glob("src/geisterstunde/locales/*/page.ftl")
    for line in page.read_text("utf-8").splitlines()
]
SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 640, "height": 360},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 800},
    {"width": 2560, "height": 1440},
]
IN_HAND: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 640, "height": 360},
    {"width": 932, "height": 430},
    {"width": 820, "height": 1180},
]
MATTERS = {
    "dawn-under": (".cemetery", ".said", ".mine .vampires", ".others .player"),
    "through-the-wall": (".castle", ".narrator .asked", ".cupboard", ".moves", ".deck", ".bell"),
}
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
# where only the layout is asked for, nothing has to be painted
PAINTED = "(painted) => { document.documentElement.style.visibility = painted ? '' : 'hidden'; }"
# what of these is cut off by the screen, or lies below something else
HIDDEN = """(selectors) => selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) return [`${selector} is missing`];
    return found.flatMap((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const cut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const above = document.elementFromPoint((left + right) / 2, bottom - 4);
        const covered = !cut && above && !each.contains(above) && !above.contains(each) && above.className;
        const where = [left, top, right, bottom].map(Math.round);
        return cut || covered ? [`${selector}: ${where} ${covered || ''}`] : [];
    });
})"""


# a phone in either hand is where it happens; the others take turns
LARGER = cycle(SIZES[2:])


def too_wide(page: Page) -> list[str]:
    """The sizes at which a screen reaches beyond the edge; the smallest comes last, and pages load there."""
    found = []
    page.evaluate(PAINTED, False)
    for size in (next(LARGER), SIZES[1], SIZES[0]):
        resize(page, size)
        if page.evaluate(TOO_WIDE):
            found.append(f"{size['width']} x {size['height']}")
    page.evaluate(PAINTED, True)
    return found


def test_no_screen_reaches_beyond_the_edge(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page("/", size=SIZES[0])
    page.wait_for_selector(".post")
    found = {"home": too_wide(page)}
    for path, wanted in (("rules/DU-11", "article figure"), ("rules/TW-11", "article figure")):
        page.goto(f"{server.address}/#/{path}")
        page.wait_for_selector(wanted)
        found[path] = too_wide(page)
    for game, options in (("dawn-under", {"vampires": 4}), ("through-the-wall", {"night": 10})):
        made = set_up(server, game, [EDDA, OTTO], options=options)
        sit_down(page, made, [0])
        page.wait_for_selector(".lobby")
        found[f"lobby of {game}"] = too_wide(page)
        begin(server, made)
        page.wait_for_selector(".cemetery, .castle")
        found[game] = too_wide(page)
        over = finished(server, game, [EDDA, OTTO], options)
        sit_down(page, over, [0])
        page.wait_for_selector("section.end .after")
        found[f"end of {game}"] = too_wide(page)
        page.goto(f"{server.address}/#/replay/{over['table']['id']}")
        page.wait_for_selector(".replay .table")
        found[f"replay of {game}"] = too_wide(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("game", list(MATTERS))
def test_what_matters_is_seen_without_scrolling(
    game: str, server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, game, [EDDA, BOT, BOT, BOT], options={"first": 0})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    page.wait_for_selector(".grave.lit, .space.lit")
    found = {}
    for size in IN_HAND:
        resize(page, size)
        found[f"{size['width']} x {size['height']}"] = page.evaluate(HIDDEN, list(MATTERS[game]))
    assert "; ".join(f"{size}: {each}" for size, what in found.items() for each in what) == ""


def test_a_lobby_fits_on_a_laptop(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(size={"width": 1280, "height": 800})
    for game in MATTERS:
        sit_down(page, set_up(server, game, [EDDA, *[{"kind": "open"}] * 3]))
        page.wait_for_selector(".lobby .folk")
        page.evaluate(LAID_OUT)
        assert page.evaluate(HIDDEN, [".party", ".guest", ".invite", ".begin button"]) == []


def test_graves_on_a_phone_on_its_side_are_as_large_as_a_finger(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [EDDA, BOT], options={"first": 0})
    begin(server, made)
    page = open_page(size={"width": 640, "height": 360})
    sit_down(page, made)
    box = page.locator(".grave").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER


def test_a_crowd_of_vampires_keeps_to_its_shelf(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, BOT], options={"first": 0})
    begin(server, made)
    page = open_page(size={"width": 360, "height": 640})
    sit_down(page, made)
    page.wait_for_selector(".grave.lit")
    row: dict[str, Any] = page.evaluate(
        """() => {
            const shelf = document.querySelector('.mine .vampires').getBoundingClientRect();
            const places = [...document.querySelectorAll('.mine .vampire')]
                .map((each) => each.getBoundingClientRect());
            const starts = places.map(({ left }) => left);
            return { left: shelf.left, right: shelf.right, starts, end: places.at(-1).right };
        }"""
    )
    assert len(row["starts"]) >= 20
    assert row["starts"][0] >= row["left"]
    assert row["end"] <= row["right"] + 1
    steps = [later - earlier for earlier, later in zip(row["starts"], row["starts"][1:], strict=False)]
    assert min(steps) >= 6


def test_a_rule_is_looked_up_with_a_finger(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, BOT], options={"first": 0})
    begin(server, made)
    page = open_page(size={"width": 360, "height": 640})
    sit_down(page, made)
    page.wait_for_selector(".asked .why")
    reached: list[bool] = page.evaluate(
        """(far) => {
            const link = document.querySelector('.asked .why');
            const { left, top, width, height } = link.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return [[far, 0], [-far, 0], [0, far], [0, -far]]
                .map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === link);
        }""",
        FINGER / 2 - 1,
    )
    assert reached == [True] * 4


def test_the_longest_garment_fits_on_its_card(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], may_search)
    page = open_page(size=SIZES[0])
    sit_down(page, made, [seat])
    page.locator(".deck.raised").first.click()
    page.wait_for_selector(".cabinet .hanger .face")
    garments = {line.partition("=")[2].strip() for line in LINES if line.startswith("page-garment-")}
    longest = sorted(garments, key=len)[-10:]
    for size in (SIZES[0], SIZES[3]):
        resize(page, size)
        assert page.evaluate(BEYOND_THE_CARD, longest) == []


BEYOND_THE_CARD = """(words) => {
    const card = document.querySelector('.cabinet .hanger .face');
    return words.filter((word) => {
        card.lastChild.textContent = word;
        return card.scrollWidth > card.clientWidth;
    });
}"""


def may_search(view: Any, decisions: list[str]) -> bool:
    return any(each.startswith("search") for each in decisions)
