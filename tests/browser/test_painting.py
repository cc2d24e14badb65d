"""People paint a cemetery or a castle of their own: checked at every stroke, kept, sent, and played on."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from geisterstunde.games.dawn_under.layouts import layout_file, shipped_layout
from geisterstunde.games.through_the_wall.boards import board_file, shipped_board
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.sitting import look_into_the_drawer, play_on, set_up, sit_down
from tests.browser.test_for_everybody import LOOKS, complaints, too_small
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
BOT = {"kind": "bot", "level": "random"}
OPTION = {"dawn-under": "Footpaths", "through-the-wall": "Castle"}
FEW_TAPS = 6
BENT = ["AAAABBBB", "AAAABBBB", "AAAAABBB", "AAA..BBB", "DDD..CCC", "DDDDCCCC", "DDDDDDCC", "DDDCCCCC"]


def at_easel(server: RunningServer, page: Page, game: str, **wishes: Any) -> Any:
    """A table for two whose host has just sat down at the easel."""
    made = set_up(server, game, [EDDA, BOT], **wishes)
    sit_down(page, made)
    look_into_the_drawer(page)
    page.get_by_label(OPTION[game]).select_option("chosen")
    expect(page.get_by_role("dialog")).to_be_visible()
    return made


def place(page: Page, name: str) -> Any:
    """A grave or a space on the canvas."""
    return page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name},"))


def brush(page: Page, room: str) -> Any:
    """The brush for a room."""
    return page.locator("label").filter(has=page.get_by_role("radio", name=room, exact=True))


def drag(page: Page, *names: str) -> None:
    """Paints from place to place with the button held down."""
    for step, name in enumerate(names):
        box = place(page, name).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if step == 0:
            page.mouse.down()
    page.mouse.up()


def play_it(page: Page) -> None:
    """Takes what is painted to the table."""
    with table_changes(page):
        page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@contextmanager
def table_changes(page: Page) -> Iterator[None]:
    """Waits until the drawing may be played, and afterwards until the table has it."""
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    with page.expect_response(lambda answer: answer.url.endswith("/options")):
        yield


def table_of(server: RunningServer, made: Any) -> Any:
    return httpx.get(f"{server.address}/api/tables/{made['table']['id']}").raise_for_status().json()


def start(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()


def test_an_own_cemetery_is_painted_and_played_on(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    made = at_easel(server, page, "dawn-under", options={"vampires": 4})
    page.get_by_text("Oak").click()
    drag(page, "d7", "e7", "f7")
    expect(place(page, "f7")).to_have_accessible_name("f7, D, Oak")
    expect(page.get_by_text("Four fair quarters. The rats approve.")).to_be_visible()
    play_it(page)
    watcher = open_page(f"/#/t/{made['table']['id']}")
    expect(watcher.get_by_label("Footpaths")).to_have_value("chosen")
    assert table_of(server, made)["options"]["layout"] == BENT
    start(page)
    expect(page.locator(".quarter-D")).to_have_count(sum(row.count("D") for row in BENT))
    play_on(page, FEW_TAPS)


def test_an_own_castle_is_painted_and_played_on(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    made = at_easel(server, page, "through-the-wall")
    brush(page, "A").click()
    drag(page, "c1", "d1", "d2", "d3")  # what was room B is now part of the first
    expect(page.get_by_text("A fine castle. Ghosts may move in.")).to_be_visible()
    page.get_by_role("button", name="Chest").click()
    place(page, "b1").click()
    expect(page.get_by_role("button", name="Chest 1")).to_be_visible()
    expect(page.get_by_text("4 spaces show a garment for the hat, drawn as H, not 3.")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    place(page, "c1").click()
    expect(place(page, "c1")).to_have_accessible_name("c1, room A, hat")
    play_it(page)
    board = table_of(server, made)["options"]["board"]
    assert board[:3] == ["AAAADDD", "ACCAFFD", "ACCAFFE"]
    assert board[7] == "o.HMG.o"
    start(page)
    expect(page.get_by_role("button", name=re.compile("^c1, sombrero"))).to_be_visible()
    play_on(page, FEW_TAPS)


def test_what_cannot_be_played_is_marked_and_said_by_the_server(
    server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(language="fr-FR")
    made = set_up(server, "dawn-under", [EDDA, BOT])
    sit_down(page, made)
    look_into_the_drawer(page)
    page.get_by_label("Sentiers").focus()
    page.get_by_label("Sentiers").select_option("chosen")
    page.get_by_text("Chêne").click()
    place(page, "a1").click()
    expect(
        page.get_by_text("Les tombes du quartier D doivent se toucher, mais a1 est à part.")
    ).to_be_visible()
    expect(page.locator(".canvas [fill='#ffc765']")).to_have_count(1)
    expect(page.get_by_role("button", name="Jouer dessus")).to_be_disabled()
    page.get_by_role("button", name="Annuler").click()
    expect(page.get_by_role("button", name="Jouer dessus")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Sentiers")).to_have_value("classic")
    expect(page.get_by_label("Sentiers")).to_be_focused()


def test_keys_paint_as_well(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    made = at_easel(server, page, "dawn-under")
    page.get_by_role("radio", name="A · Ivy").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="B · Chapel")).to_be_checked()
    assert page.locator(".canvas [tabindex='0']").count() == 1
    page.locator(".canvas [tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(place(page, "d2")).to_be_focused()
    expect(place(page, "d2")).to_have_accessible_name("d2, B, Chapel")
    for _ in range(3):  # the way down leads over the plaza
        page.keyboard.press("ArrowDown")
    expect(place(page, "d7")).to_be_focused()
    with table_changes(page):
        page.get_by_role("button", name="Play it").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table_of(server, made)["options"]["layout"][:2] == ["AAABBBBB", "AAABBBBB"]


def test_a_finger_paints_what_it_touches(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    at_easel(server, page, "through-the-wall")
    brush(page, "D").tap()
    place(page, "d1").tap()
    expect(place(page, "d1")).to_have_accessible_name("d1, room D, mask")
    page.get_by_role("button", name="Chest").tap()
    place(page, "d1").tap()
    expect(place(page, "d1")).to_have_accessible_name("d1, room D")
    place(page, "d1").tap()
    expect(place(page, "d1")).to_have_accessible_name("d1, room D, mask")


@pytest.mark.parametrize("game", OPTION)
def test_a_drawing_is_kept_in_this_browser_and_as_a_file_for_the_command_line(
    game: str, server: RunningServer, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    made = at_easel(server, page, game)
    place(page, {"dawn-under": "e1", "through-the-wall": "c1"}[game]).click()  # with the first brush
    page.get_by_label("Name", exact=True).fill("With a bend")
    with table_changes(page):
        page.get_by_role("button", name="Play it").click()
    name = "layout" if game == "dawn-under" else "board"
    expect(page.get_by_role("button", name="Paint")).to_be_visible()
    rows = tuple(table_of(server, made)["options"][name])

    page.get_by_role("button", name="Paint").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "With a bend.txt"
    file = tmp_path / "bend.txt"
    download.value.save_as(file)
    assert (layout_file if game == "dawn-under" else board_file)(file) == rows

    page.get_by_role("button", name="Throw With a bend away").click()
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("button", name="bend", exact=True)).to_be_visible()
    page.reload()
    look_into_the_drawer(page)
    page.get_by_role("button", name="Paint").click()
    expect(page.get_by_role("button", name="bend", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Start another").click()
    page.get_by_role("button", name="bend", exact=True).click()
    play_it(page)
    assert tuple(table_of(server, made)["options"][name]) == rows


def test_a_file_that_draws_nothing_is_turned_down_with_its_line(
    server: RunningServer, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    at_easel(server, page, "dawn-under")
    file = tmp_path / "short.txt"
    file.write_text("\n".join([*BENT[:2], "AAAABBB", *BENT[3:]]))
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("short.txt: layout: line 3: a line has 8 letters, not 7.")


def test_a_drawing_is_sent_as_a_link(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    at_easel(server, page, "through-the-wall")
    place(page, "c1").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    friend = open_page(
        "/" + link.partition("/#")[0].partition("//")[2].partition("/")[2] + "#" + link.partition("#")[2]
    )
    castle = friend.get_by_role("region", name="Through the Wall")
    expect(castle.get_by_text("Somebody has sent you this drawing")).to_be_visible()
    castle.get_by_role("button", name="With friends").click()
    expect(friend.get_by_label("Castle")).to_have_value("chosen")
    table = friend.url.rpartition("/")[2]
    board = httpx.get(f"{server.address}/api/tables/{table}").json()["options"]["board"]
    assert board[0] == "AAABDDD"


def test_a_link_with_a_drawing_that_cannot_be_says_why(open_page: OpenPage) -> None:
    rows = "-".join(row.replace("D", "C") for row in shipped_layout("classic"))
    page = open_page(f"/#/new/dawn-under?layout={rows}")
    expect(page.get_by_role("alert")).to_contain_text("no grave belongs to quarter D")
    page.get_by_role("link", name="Play without it").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_everybody_can_paint(
    theme: str, size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(size=size, theme=theme)
    found = {}
    for game in OPTION:
        at_easel(server, page, game)
        place(page, "c1").click()
        if game == "through-the-wall":
            page.get_by_role("button", name="Chest").click()
            place(page, "b1").click()
        page.wait_for_selector(".verdict svg")
        found[game] = [*complaints(page), *too_small(page)]
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert {where: what for where, what in found.items() if what} == {}


def test_shipped_drawings_are_what_painting_starts_from(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    made = at_easel(server, page, "through-the-wall")
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    play_it(page)
    expect(page.get_by_label("Castle")).to_have_value("chosen")
    assert tuple(table_of(server, made)["options"]["board"]) == shipped_board("castle")
