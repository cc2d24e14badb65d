"""Sound is quiet until somebody wants it; what sounds can be read as well."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BOT = {"kind": "bot", "level": "random"}


def asked_for(page: Page, chunk: str) -> list[str]:
    found: list[str] = page.evaluate(
        """([chunk]) => performance.getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes(chunk))""",
        [chunk],
    )
    return found


def test_a_first_visit_is_silent_and_one_switch_changes_that(open_page: OpenPage) -> None:
    page = open_page("/")
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.get_by_role("link", name="Rules", exact=True).click()
    assert asked_for(page, "/pit-") == []
    with page.expect_request("**/pit-*.js"):
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")


BOTTOMS = "all => all.map((each) => each.getBoundingClientRect().bottom)"


def test_sounds_are_read_without_being_heard(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options={"first": 0}, lid_time="5")
    begin(server, made)
    page = open_page("/")
    page.get_by_label("Sound and motion").click()
    page.get_by_label("Sounds in words").check()
    sit_down(page, made)
    page.locator(".grave.lit").first.click()
    said = page.locator(".captions span")
    expect(said.filter(has_text="stone scrapes")).to_be_visible()
    assert said.count() <= 3
    ends = page.locator(".table .ground, .table .mine").evaluate_all(BOTTOMS)
    assert max(ends) <= page.locator(".captions").evaluate("each => each.getBoundingClientRect().top")
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")


def test_how_loud_and_how_much_is_kept(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Sound and motion").click()
    page.get_by_label("Volume").fill("25")
    page.get_by_label("Fewer sounds").check()
    page.reload()
    page.get_by_label("Sound and motion").click()
    expect(page.get_by_label("Volume")).to_have_value("25")
    expect(page.get_by_label("Fewer sounds")).to_be_checked()


KEEP_CAPTIONS = """() => {
    window.said = [];
    const keep = (node) => node.matches?.('.captions *') && window.said.push(node.textContent);
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep)))
        .observe(document.body, { childList: true, subtree: true });
}"""


def test_the_tune_of_the_house_is_heard_once_a_visit(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Sound and motion").click()
    page.get_by_label("Sounds in words").check()
    page.get_by_role("button", name="Sound", exact=True).click()
    page.reload()
    page.wait_for_selector(".home")
    page.evaluate(KEEP_CAPTIONS)
    page.keyboard.press("Escape")  # browsers let nothing sound before somebody touches something
    captions = page.locator(".captions span")
    tune = captions.filter(has_text="the tune of the house")
    expect(tune).to_be_visible()
    expect(tune).to_have_count(0)
    rules, home = (page.get_by_role("link", name=name, exact=True) for name in ("Rules", "Geisterstunde"))
    rules.click()
    home.click()
    page.keyboard.press("Escape")
    rules.click()
    page.locator("button.plain").first.click()  # a page of the book
    expect(captions.filter(has_text="paper")).to_be_visible()
    assert len([said for said in page.evaluate("said") if "tune of the house" in said]) == 1
