"""What is somebody's own: settings of the device, the record, and the end of a game."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kanly import Record, new_game

from .browser import Screen, Server
from .test_access import Inspector

OPEN = Callable[..., Screen]


@pytest.fixture(scope="module")
def ended(server: Server) -> str:
    """A finished game of Ana, Luis and a bot."""
    state = new_game(players=3, seed=3)
    record = Record(state.setup, [])
    chance = random.Random(3)
    while state.decision is not None:
        record.actions.append(chance.choice(state.decision.actions))
        state.apply(record.actions[-1])
    people = [{"kind": "person", "name": name} for name in ("Ana", "Luis")]
    body = {"record": record.to_dict(), "sitters": [*people, {"kind": "bot", "bot": "random"}]}
    return str(server.ask("/api/records", body)["id"])


def root(screen: Screen, name: str) -> str:
    """What the root of the page says of its looks."""
    return str(screen.page.evaluate(f"document.documentElement.dataset.{name}"))


def test_settings_act_at_once_and_are_there_the_next_time(open_screen: OPEN) -> None:
    screen = open_screen("laptop")
    screen.go("/")
    page = screen.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("heading", name="Settings", level=1).wait_for()

    def size() -> float:
        return float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))

    before = size()
    screen.tick("Larger")
    assert size() == before * 1.1875
    screen.tick("Dark")
    assert root(screen, "theme") == "dark"
    group = page.get_by_role("radiogroup", name="Motion")
    group.get_by_text("Full", exact=True).click()
    assert root(screen, "motion") == "full"
    screen.tick("Español")
    page.get_by_role("heading", name="Ajustes", level=1).wait_for()
    page.reload()
    page.get_by_role("heading", name="Ajustes", level=1).wait_for()
    assert (root(screen, "theme"), root(screen, "text")) == ("dark", "larger")
    page.get_by_role("button", name="Colores claros").click()
    assert page.get_by_role("radio", name="Claros").is_checked()


@pytest.mark.parametrize("text", ["small", "larger"])
def test_no_size_of_text_makes_a_screen_too_wide_or_too_small(
    open_screen: OPEN, server: Server, ended: str, text: str
) -> None:
    running = server.open(1, 2, seed=6)
    wrong: dict[str, object] = {}
    for size in ("phone", "laptop"):
        screen = open_screen(size, lang="de")
        screen.go("/settings")
        screen.page.evaluate(
            "text => { const kept = JSON.parse(localStorage['kanly-settings']);"
            "localStorage['kanly-settings'] = JSON.stringify({ ...kept, text }) }",
            text,
        )
        for path in ("/", "/settings", "/profile", f"/table/{running}", f"/table/{ended}"):
            screen.go(path)
            screen.page.wait_for_selector("main h1, main h2, #prompt, main button.primary")
            found = screen.page.evaluate("hand.small(12)")
            if screen.too_wide() or found:
                wrong[f"{size} {path}"] = (screen.too_wide(), found[:5])
    assert wrong == {}


def test_the_record_tells_of_finished_games(open_screen: OPEN, ended: str, tmp_path: Path) -> None:
    screen = open_screen("laptop")
    screen.go("/")
    screen.page.get_by_role("button", name="Your record").click()
    screen.page.get_by_role("heading", name="Ana", level=1).wait_for()
    screen.page.get_by_role("combobox", name="Whose record").select_option("Luis")
    screen.page.get_by_role("heading", name="Luis", level=1).wait_for()
    with screen.page.expect_download() as download:
        screen.page.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "record.json")
    known = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert (known["name"], known["latest"][0]["id"]) == ("Luis", ended)
    screen.page.locator("button.line").first.click()
    screen.page.wait_for_url(f"**/replay/{ended}")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_on_a_record_with_games_and_an_open_final_board(
    open_screen: OPEN, ended: str, size: str
) -> None:
    screen = open_screen(size)
    eye = Inspector(screen)
    screen.go("/profile")
    screen.page.get_by_role("heading", level=1).wait_for()
    eye.look("record")
    screen.table(ended)
    screen.page.get_by_role("button", name="Final board").click()
    screen.page.locator("#board").wait_for()
    eye.look("final board")
    assert eye.found == []
    assert screen.too_wide() == 0


def test_the_final_board_explains_its_places(open_screen: OPEN, ended: str) -> None:
    screen = open_screen("laptop")
    screen.table(ended)
    screen.page.get_by_role("button", name="Final board").click()
    screen.page.locator("[data-place='space:arrakeen']").click()
    screen.page.locator("[data-explain]").wait_for()


def test_only_the_end_screen_scrolls_when_its_board_is_open(open_screen: OPEN, ended: str) -> None:
    screen = open_screen("desktop")
    screen.table(ended)
    screen.page.get_by_role("button", name="Final board").click()
    screen.page.locator("#board").wait_for()
    page = "document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight"
    assert screen.page.evaluate(page) == 0


def test_arrows_step_at_once_through_a_game_reviewed_from_its_end(
    open_screen: OPEN, ended: str
) -> None:
    screen = open_screen("laptop")
    screen.table(ended)
    screen.page.locator("main").get_by_role("button", name="Review").click()
    expect(screen.page.get_by_role("heading", level=1)).to_be_focused()
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        screen.page.keyboard.press(key)
        expect(screen.page.locator(".step")).to_contain_text(f"Step {step} of")


def test_the_picture_to_share_is_drawn_in_the_page(
    open_screen: OPEN, ended: str, tmp_path: Path
) -> None:
    screen = open_screen("laptop")
    screen.table(ended)
    screen.page.locator("svg.picture .portrait path").first.wait_for(state="attached")
    with screen.page.expect_download() as download:
        screen.page.get_by_role("button", name="Save the picture").click()
    download.value.save_as(tmp_path / "picture.png")
    data = (tmp_path / "picture.png").read_bytes()
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    colours = screen.page.evaluate(
        """async (bytes) => {
          const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(1200, 630).getContext("2d");
          canvas.drawImage(image, 0, 0);
          const { data } = canvas.getImageData(60, 56, 400, 480);
          return new Set(new Uint32Array(data.buffer)).size;
        }""",
        list(data),
    )
    assert colours > 50, "the portrait of the winner is not in the picture"


def test_a_rematch_seats_everybody_again(open_screen: OPEN, server: Server, ended: str) -> None:
    screen = open_screen("laptop")
    screen.table(ended)
    screen.page.get_by_role("button", name="Same Leaders").click()
    screen.page.wait_for_url(lambda url: not url.endswith(ended))
    id = screen.page.url.rpartition("/")[2]
    before, after = server.ask(f"/api/tables/{ended}"), server.ask(f"/api/tables/{id}")
    assert [s["leader"] for s in after["sitters"]] == [s["leader"] for s in before["sitters"]]
    assert [s["name"] for s in after["sitters"]] == ["Ana", "Luis", ""]


def test_the_tab_says_whose_turn_it_is(open_screen: OPEN, server: Server) -> None:
    screen = open_screen("laptop")
    id = server.open(1, 2, seed=6)
    server.decide(id)
    screen.table(id)
    screen.page.locator("#prompt").wait_for()
    expect(screen.page).to_have_title("● Your turn · Kanly · Round 1")
    icon = screen.page.locator("link[rel=icon]")
    assert icon.get_attribute("href") == "/icons/kanly-turn.svg"
    screen.page.get_by_role("button", name="Settings").click()
    expect(screen.page).to_have_title("Kanly · Settings")
    assert icon.get_attribute("href") == "/icons/kanly.svg"
