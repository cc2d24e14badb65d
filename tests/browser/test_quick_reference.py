"""The rules on one page at a table: those of its edition, players, expansion and house rules (DU-43)."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

SEATS = [{"kind": "local", "name": "Edda"}, {"kind": "bot", "level": "random"}]
NAMES = {"de": "Kurzregeln", "en": "Quick reference", "fr": "Aide-mémoire", "it": "Regole in breve"}


def opened(server: RunningServer, open_page: OpenPage, language: str = "en", **options: object) -> Locator:
    made = set_up(server, "dawn-under", SEATS, options={"first": 0, **options})
    begin(server, made)
    page = open_page(language=language)
    sit_down(page, made)
    page.get_by_role("button", name=NAMES[language]).click()
    dialog = page.get_by_role("dialog", name=NAMES[language])
    expect(dialog.get_by_role("table").first).to_be_visible()
    return dialog


def test_a_table_reads_its_own_rules(server: RunningServer, open_page: OpenPage) -> None:
    reference = opened(server, open_page, edition="2018", fresh_air=True, stakes=4, may_stop=True)
    expect(reference).to_contain_text("in the turn right before yours")
    expect(reference).to_contain_text("your fourth stake")
    expect(reference).to_contain_text("your opponent gives you four vampires")
    expect(reference).to_contain_text("open another grave, or stop")
    expect(reference).to_contain_text("This one is empty.")
    expect(reference).not_to_contain_text("Not a third time")
    expect(reference.get_by_role("link", name="DU-62")).to_have_attribute("href", "#/rules/DU-62")


@pytest.mark.parametrize("language", NAMES)
def test_it_has_words_in_every_language(language: str, server: RunningServer, open_page: OpenPage) -> None:
    reference = opened(server, open_page, language)
    expect(reference).to_contain_text("DU-42")
    expect(reference).not_to_contain_text("-quick-")
    expect(reference).not_to_contain_text("$")
