"""What people at a table see without looking for it: the goal, what friends say, and what a rule means."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

EDDA, BEN = {"kind": "local", "name": "Edda"}, {"kind": "local", "name": "Ben"}


def test_a_game_says_what_it_is_about_and_a_friend_is_heard(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [EDDA, BEN], options={"first": 0})
    begin(server, made)
    edda, ben = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    sit_down(edda, made, seats=[0])
    sit_down(ben, made, seats=[1])
    expect(edda.locator(".goal")).to_contain_text("First to put every vampire to bed wins")
    dots = ben.locator(".place", has=ben.locator("[data-seat='0']")).locator(".bubble")
    expect(dots).to_have_class(re.compile("thinks"))  # everybody sees whom the table waits for
    ben.get_by_role("button", name="Boo!").click()  # one tap
    bubble = edda.locator(".place", has=edda.locator("[data-seat='1']")).locator(".bubble")
    expect(bubble).to_have_text("Boo!")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(edda.locator(".bubble")).to_have_count(1)


def test_a_rule_is_looked_up_without_leaving_the_table(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, BEN], options={"first": 0})
    table = begin(server, made)
    page = open_page(reduced_motion="reduce")
    sit_down(page, made, seats=[0])
    page.locator(".question .why").click()
    slip = page.get_by_role("dialog", name="DU-10")
    expect(slip).to_contain_text(re.compile(r"closed grave", re.IGNORECASE))
    assert page.url.endswith(f"#/t/{table}")
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)
    page.locator(".question .why").click()
    slip.get_by_role("link", name="Rules").click()
    expect(page.locator("article")).to_contain_text("DU-10")
    expect(slip).to_have_count(0)
