"""Through the Wall by hand: sliders are tapped, dragged and typed; ghosts without a space find one."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.scenes import play_until
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
MOST_GAMES = 20


def lies_in(page: Page, slider: int, tunnel: int) -> None:
    """A slider lies there, as those hear it who cannot see it."""
    expect(page.locator(".slider .unseen").nth(slider - 1)).to_contain_text(f"in tunnel {tunnel},")


def at_sliders(server: RunningServer, page: Page) -> tuple[int, int]:
    """A seat at a castle where a slider may be moved to another tunnel; which slider, and where to."""
    shifts: list[str] = []

    def may_shift(view: Any, decisions: list[str]) -> bool:
        shifts[:] = [each for each in decisions if each.startswith("shift")]
        return bool(shifts)

    made, seat = led_to(server, may_shift)
    sit_down(page, made, [seat])
    page.wait_for_selector(".castle")
    _, slider, tunnel, _ = shifts[0].split()
    return int(slider), int(tunnel)


def led_to(server: RunningServer, scene: Any) -> tuple[Any, int]:
    for number in range(MOST_GAMES):
        made = set_up(server, "through-the-wall", [EDDA, OTTO], device=f"castle {number}")
        begin(server, made)
        seat = play_until(server, made, scene, number)
        if seat is not None:
            return made, seat
    raise AssertionError("the scene did not come about")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_slider_is_tapped_then_its_tunnel(
    size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(size=size)
    slider, tunnel = at_sliders(server, page)
    page.locator(".grip", has_text=f"S{slider}").click()
    expect(page.locator(".asked")).to_contain_text(f"Tap again to take slider {slider}")
    page.locator(".grip", has_text=f"S{slider}").click()
    page.locator(".target", has_text=str(tunnel)).first.click(position={"x": 20, "y": 10})
    lies_in(page, slider, tunnel)


def test_a_slider_once_taken_has_to_be_moved(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    page.get_by_role("button", name=f"Take slider {slider} in hand").dblclick()
    expect(page.locator(".asked")).to_contain_text(f"You hold slider {slider} and have to move it")
    expect(page.get_by_role("button", name="End my turn")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Turn right").click()
    expect(page.locator(".toast")).to_contain_text(f"You hold slider {slider} and have to move it")
    page.get_by_role("button", name=f"Tunnel {tunnel}").click()
    lies_in(page, slider, tunnel)


def test_a_slider_is_dragged_to_its_tunnel(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    grip = page.locator(".grip", has_text=f"S{slider}").bounding_box()
    goal = page.locator(".number", has_text=str(tunnel)).bounding_box()
    assert grip is not None
    assert goal is not None
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, y, steps=8)
    page.mouse.up()
    lies_in(page, slider, tunnel)


def test_a_slider_is_moved_by_keyboard(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    page.get_by_role("button", name=f"Take slider {slider} in hand").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Tunnel {tunnel}").focus()
    page.keyboard.press("Enter")
    lies_in(page, slider, tunnel)


def test_a_slider_that_cannot_be_moved_says_why(server: RunningServer, open_page: OpenPage) -> None:
    def is_barred(view: Any, decisions: list[str]) -> bool:
        return "turn left" in decisions and not any(each.startswith("shift") for each in decisions)

    made, seat = led_to(server, is_barred)
    page = open_page()
    sit_down(page, made, [seat])
    page.get_by_role("button", name="Take slider 1 in hand").click()
    expect(page.locator(".toast").get_by_role("link")).to_contain_text("TW-")


def test_a_ghost_without_a_space_is_put_by_one_tap(server: RunningServer, open_page: OpenPage) -> None:
    def is_adrift(view: Any, decisions: list[str]) -> bool:
        return len({each.split()[-1] for each in decisions if each.startswith("put")}) > 1

    made, seat = led_to(server, is_adrift)
    page = open_page()
    sit_down(page, made, [seat])
    expect(page.locator(".asked")).to_contain_text("The turning castle has")
    assert page.locator(".ghost.guest").count() == page.locator(".space.lit").count() > 1
    page.locator(".space.lit").first.click()
    expect(page.locator(".ghost.guest")).to_have_count(0)


def test_two_ghosts_in_their_colours_on_a_floor_of_stone(server: RunningServer, open_page: OpenPage) -> None:
    options = {"ghosts": ["blue", "red"], "floor": "stone", "first": 0}
    made = set_up(server, "through-the-wall", [EDDA, OTTO], options=options, device="stone")
    begin(server, made)
    page = open_page()
    sit_down(page, made, [0])
    expect(page.locator(".ghost")).to_have_count(2)
    tints = page.locator(".ghost circle[r='10']").evaluate_all(
        "all => all.map((each) => each.getAttribute('fill'))"
    )
    assert tints == ["#4f9be8", "#e2574c"]
    expect(page.locator(".slider circle")).to_have_count(0)
    expect(page.locator(".end rect")).to_have_count(0)
    page.get_by_role("button", name="Push slider 2 up").click()
    expect(page.locator(".end[data-slider='2'] rect")).to_have_count(2)  # a chamber, and its magnet
    page.get_by_role("button", name="Push slider 1 down").click()
    expect(page.locator(".end[data-slider='1'] rect")).to_have_count(1)
    expect(page.locator(".slider circle")).to_have_count(2)  # of all chambers, those that have come out


def is_searching(view: Any, decisions: list[str]) -> bool:
    return any(each.startswith("search") for each in decisions)


def test_the_drawer_stays_open_until_its_owner_closes_it(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, is_searching)
    page = open_page()
    sit_down(page, made, [seat])
    page.locator(".deck.first").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see this")
    page.get_by_role("button", name="Close the drawer").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_at_one_device_a_drawer_is_shut_at_first(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, is_searching)
    page = open_page()
    sit_down(page, made)
    page.locator(".deck.first").first.click()
    name = (EDDA, OTTO)[seat]["name"]
    expect(page.get_by_role("dialog")).to_contain_text(f"Only {name} may look into this drawer")
    assert page.locator("dialog svg").count() == 0
    page.get_by_role("button", name="Open the drawer").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see this")
