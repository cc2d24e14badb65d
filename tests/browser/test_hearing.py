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
    page = open_page()
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.get_by_role("link", name="Rules", exact=True).click()
    assert asked_for(page, "/pit-") == []
    with page.expect_request("**/pit-*.js"):
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")


def test_sounds_are_read_without_being_heard(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options={"first": 0}, lid_time="5")
    begin(server, made)
    page = open_page()
    page.get_by_label("More about sound").click()
    page.get_by_label("Sounds in words").check()
    sit_down(page, made)
    page.locator(".grave.lit").first.click()
    said = page.locator(".captions span")
    expect(said.filter(has_text="stone scrapes")).to_be_visible()
    assert said.count() <= 3
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")


def test_how_loud_and_how_much_is_kept(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("More about sound").click()
    page.get_by_label("Volume").fill("25")
    page.get_by_label("Fewer sounds").check()
    page.reload()
    page.get_by_label("More about sound").click()
    expect(page.get_by_label("Volume")).to_have_value("25")
    expect(page.get_by_label("Fewer sounds")).to_be_checked()
