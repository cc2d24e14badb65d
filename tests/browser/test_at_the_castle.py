"""Through the Wall by hand: sliders are tapped, dragged and typed; ghosts without a space find one."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, LIVELY, PHONE, OpenPage
from tests.browser.scenes import led_to
from tests.browser.sitting import begin, set_up, sit_down
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
CLOSES = re.compile("Close the cupboard|Put it on")


SIGNS = ("moon", "star", "bat")


def sliders_name(slider: int) -> str:
    return f"{SIGNS[slider - 1]} slider"


def knob(page: Page, slider: int, end: str = "lower") -> Locator:
    """An end of a slider that nobody has touched."""
    return page.get_by_role("button", name=f"The {sliders_name(slider)}, {end} end")


def lies_in(page: Page, slider: int, tunnel: int) -> None:
    """A slider lies there, as those hear it who cannot see it."""
    expect(page.locator(".lies").nth(slider - 1)).to_contain_text(f"in tunnel {tunnel},")


def at_sliders(server: RunningServer, page: Page) -> tuple[int, int]:
    """A seat at a castle where a slider may be moved to another tunnel; which slider, and where to."""
    shifts: list[str] = []

    def may_shift(view: Any, decisions: list[str]) -> bool:
        shifts[:] = [each for each in decisions if each.startswith("shift")]
        return bool(shifts)

    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], may_shift)
    sit_down(page, made, [seat])
    page.wait_for_selector(".castle")
    _, slider, tunnel, _ = shifts[0].split()
    return int(slider), int(tunnel)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_slider_is_tapped_then_its_tunnel_then_the_seal(
    size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(size=size)
    slider, tunnel = at_sliders(server, page)
    knob(page, slider).click()
    expect(page.locator(".asked")).to_contain_text("Push it, or carry it to a lit tunnel")
    page.get_by_role("button", name=f"Tunnel {tunnel}").click()
    expect(page.locator(".asked")).to_contain_text("How deep?")
    page.get_by_role("button", name=f"Put the {sliders_name(slider)} into tunnel {tunnel}").click()
    lies_in(page, slider, tunnel)


def test_a_slider_is_pushed_by_a_second_tap(server: RunningServer, open_page: OpenPage) -> None:
    pushes: list[str] = []

    def may_push(view: Any, decisions: list[str]) -> bool:
        pushes[:] = [each for each in decisions if each.startswith("slide")]
        return bool(pushes)

    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], may_push)
    page = open_page()
    sit_down(page, made, [seat])
    _, number, way = pushes[0].split()
    slider = int(number)
    before = page.locator(".lies").nth(slider - 1).inner_text()
    knob(page, slider, {"up": "upper", "down": "lower"}[way]).click()
    expect(page.locator(".lies").nth(slider - 1)).to_have_text(before)
    page.get_by_role("button", name=f"Push the {sliders_name(slider)} {way}").click()
    expect(page.locator(".lies").nth(slider - 1)).not_to_have_text(before)


def test_a_slider_can_be_left_alone_when_tapped_but_not_once_it_is_taken(
    server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    knob(page, slider).click()
    expect(page.get_by_role("button", name=f"Push the {sliders_name(slider)} up")).to_be_visible()
    page.keyboard.press("Escape")
    expect(knob(page, slider)).to_be_visible()
    must_move = f"You hold the {sliders_name(slider)}: now move it!"
    knob(page, slider).click()
    page.get_by_role("button", name=f"Tunnel {tunnel}").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Turn right").click()
    expect(page.locator(".toast")).to_contain_text(must_move)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".toast")).to_contain_text(must_move)
    knob(page, slider % 3 + 1).click()
    expect(page.locator(".toast")).to_contain_text(must_move)
    page.get_by_role("button", name="Hold it lower").click()
    page.get_by_role("button", name=f"Put the {sliders_name(slider)} into tunnel {tunnel}").click()
    lies_in(page, slider, tunnel)


def test_a_slider_is_dragged_to_its_tunnel(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    grip = knob(page, slider).bounding_box()
    assert grip is not None
    lies = page.locator(".lies").nth(slider - 1).inner_text()
    from_tunnel = int(lies.split("tunnel ")[1].split(",")[0])
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + (tunnel - from_tunnel) * grip["width"], y, steps=8)
    page.mouse.up()
    lies_in(page, slider, tunnel)


def test_a_slider_is_moved_by_keyboard(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, tunnel = at_sliders(server, page)
    knob(page, slider).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Tunnel {tunnel}").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Put the {sliders_name(slider)} into tunnel {tunnel}").focus()
    page.keyboard.press("Enter")
    lies_in(page, slider, tunnel)


def test_a_slider_is_steered_by_keys_alone(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    slider, _ = at_sliders(server, page)
    lies = page.locator(".lies").nth(slider - 1).inner_text()
    knob(page, slider).focus()
    page.keyboard.press(str(slider))
    for way in ("ArrowLeft", "ArrowRight"):
        page.keyboard.press(way)
        if page.locator(".put-down").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(".lies").nth(slider - 1)).not_to_have_text(lies)


@pytest.mark.parametrize(("key", "way"), [("q", "left"), pytest.param("e", "right", marks=pytest.mark.proof)])
def test_the_castle_is_turned_by_hand_and_by_key(
    key: str, way: str, server: RunningServer, open_page: OpenPage
) -> None:
    made, seat = led_to(
        server, "through-the-wall", [EDDA, OTTO], lambda view, decisions: "turn left" in decisions
    )
    page = open_page()
    sit_down(page, made, [seat])
    page.wait_for_selector(".space.lit, .bell:enabled")
    page.locator(".space[tabindex='0']").focus()
    before = first_space(page)
    page.keyboard.press(key)
    expect(page.locator(".space").first).not_to_have_attribute("data-space", before)
    corner = {"left": "g1", "right": "a7"}[way]
    if before == "a1":
        assert first_space(page) == corner


# a turn stands still when it is half done, and the scene lasts as long as somebody looks
HALF_WAY = """() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...wishes) {
        const motion = animate.apply(this, wishes);
        if (this.matches('.spin')) {
            motion.pause();
            motion.currentTime = motion.effect.getComputedTiming().endTime / 2;
        }
        return motion;
    };
    const { setTimeout } = window;
    window.setTimeout = (act, delay) => (delay > 500 ? 0 : setTimeout(act, delay));
}"""
ANGLES = """() => {
    const walls = document.querySelector('.castle canvas');
    return { board: parseFloat(getComputedStyle(walls).rotate), drawn: Number(walls.dataset.drawn) };
}"""
DRAWN_AS_IT_LIES = (
    f"() => {{ const {{ board, drawn }} = ({ANGLES})(); return Math.abs(board - drawn) < 0.1; }}"
)
# beside the middle of a room; below the castle's lower right corner, where its shadow falls
OPACITY = """() => {
    const walls = document.querySelector('.castle canvas');
    const { width, height } = walls;
    const { data } = walls.getContext('2d').getImageData(0, 0, width, height);
    const pixel = (units) => Math.round(((80 + units) * width) / 860);
    const at = (x, y) => data[(pixel(y) * width + pixel(x)) * 4 + 3] / 255;
    return { floor: at(150, 160), wall: at(250, 90), shadow: at(668, 749), beyond: at(350, -60) };
}"""


def test_walls_stand_on_their_floor_at_any_angle(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(**LIVELY)
    made = set_up(server, "through-the-wall", [EDDA, OTTO], options={"first": 0}, lid_time="1.5")
    begin(server, made)
    sit_down(page, made, [0])
    page.wait_for_selector(".space.lit")
    opacity = page.evaluate(OPACITY)
    assert opacity["floor"] == opacity["beyond"] == 0
    assert opacity["wall"] == 1
    assert 0.4 < opacity["shadow"] < 0.6
    page.evaluate(HALF_WAY)
    page.get_by_role("button", name="Turn right").click()
    page.wait_for_selector(".castle.turning")
    page.wait_for_function(DRAWN_AS_IT_LIES)
    assert 20 < page.evaluate(ANGLES)["board"] < 80


def first_space(page: Page) -> str:
    """What lies in the upper left corner of the frame."""
    name = page.locator(".space").first.get_attribute("data-space")
    assert name is not None
    return name


def test_a_slider_that_cannot_be_moved_says_why(server: RunningServer, open_page: OpenPage) -> None:
    def is_barred(view: Any, decisions: list[str]) -> bool:
        return "turn left" in decisions and not any(each.startswith("shift") for each in decisions)

    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], is_barred)
    page = open_page()
    sit_down(page, made, [seat])
    knob(page, 1).click()
    page.get_by_role("button", name="Tunnel").first.click(force=True)  # dim, but it answers
    expect(page.locator(".toast").get_by_role("link")).to_contain_text("TW-")


def test_a_ghost_without_a_space_is_put_by_one_tap(server: RunningServer, open_page: OpenPage) -> None:
    def is_adrift(view: Any, decisions: list[str]) -> bool:
        return len({each.split()[-1] for each in decisions if each.startswith("put")}) > 1

    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], is_adrift)
    page = open_page()
    sit_down(page, made, [seat])
    expect(page.locator(".asked")).to_contain_text(re.compile("Where does .* land|Which corner for"))
    assert page.locator(".ghost.guest").count() == page.locator(".space.lit").count() > 1
    page.locator(".space.lit").first.click()
    expect(page.locator(".ghost.guest")).to_have_count(0)


def test_two_ghosts_in_their_colours_on_a_floor_of_stone(server: RunningServer, open_page: OpenPage) -> None:
    options = {"ghosts": ["blue", "red"], "floor": "stone", "first": 0}
    made = set_up(server, "through-the-wall", [EDDA, OTTO], options=options)
    begin(server, made)
    page = open_page()
    sit_down(page, made, [0])
    expect(page.locator(".ghost")).to_have_count(2)
    colours = page.locator(".ghost svg").evaluate_all("all => all.map((each) => each.dataset.colour)")
    assert colours == ["blue", "red"]
    expect(page.locator(".castle .magnet")).to_have_count(0)
    expect(page.locator(".castle .bare")).to_have_count(0)
    push(page, 2, "up")
    pegs = page.locator(".knob.north[data-slider='2'] .peg.out")
    expect(pegs).to_have_count(1)
    expect(page.locator(".knob[data-slider='2'] .peg.magnet")).to_have_count(1)
    push(page, 1, "down")
    expect(page.locator(".knob.south[data-slider='1'] .peg.out")).to_have_count(1)
    expect(page.locator(".beams .magnet, .beams .bare")).to_have_count(2)  # those that have come out


def push(page: Page, slider: int, way: str) -> None:
    """Lights a slider, then pushes it."""
    knob(page, slider).click()
    page.get_by_role("button", name=f"Push the {sliders_name(slider)} {way}").click()


def is_searching(view: Any, decisions: list[str]) -> bool:
    return any(each.startswith("search") for each in decisions)


def test_the_drawer_stays_open_until_its_owner_closes_it(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], is_searching)
    page = open_page()
    sit_down(page, made, [seat])
    page.locator(".deck.raised").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see this")
    page.get_by_role("button", name=CLOSES).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_at_one_device_a_drawer_is_shut_at_first(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], is_searching)
    page = open_page()
    sit_down(page, made)
    page.locator(".deck.raised").first.click()
    name = (EDDA, OTTO)[seat]["name"]
    expect(page.get_by_role("dialog")).to_contain_text(f"Only {name} may look into this cupboard")
    assert page.locator("dialog svg").count() == 0
    page.get_by_role("button", name="Open the cupboard").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see this")


def test_a_drawer_left_open_is_shut_when_somebody_else_has_moved(
    server: RunningServer, open_page: OpenPage
) -> None:
    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], is_searching)
    page, other = open_page(), open_page()
    sit_down(page, made, [seat])
    sit_down(other, made, [1 - seat])
    page.locator(".deck.raised").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see this")
    other.wait_for_selector(".bell:enabled")
    other.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
