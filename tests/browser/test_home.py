"""The first screen: a first game, a set-up of one's own, saved games, files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kanly.engine.options import HOUSE_OPTIONS

from .browser import Player, Screen, Server

OPEN = Callable[..., Screen]


def at_table(screen: Screen) -> str:
    """The id of the table that is open now."""
    screen.page.wait_for_url("**/table/*")
    screen.page.wait_for_selector("[data-revision]")
    return screen.page.url.rpartition("/")[2]


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_one_button_starts_a_first_game_with_hints(
    open_screen: OPEN, server: Server, size: str
) -> None:
    screen = open_screen(size)
    screen.go("/")
    screen.page.get_by_role("button", name="Play a first game").click()
    id = at_table(screen)
    screen.page.evaluate("localStorage.setItem('kanly-met-rivals', 'yes')")
    screen.page.get_by_role("button", name="Begin").click()
    screen.page.locator("#prompt [data-hint]").wait_for()
    now = server.decide(id)
    assert now["hints"]
    assert [s["kind"] for s in now["sitters"]] == ["person", "rival", "rival"]
    Player(screen, id, 1).play(until=lambda now: now["view"]["round"] == 2)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_solo_game_is_set_up_with_a_level_and_a_variant(
    open_screen: OPEN, server: Server, size: str
) -> None:
    screen = open_screen(size)
    screen.go("/")
    page = screen.page
    screen.tick("1 player")
    screen.tick("Sardaukar (Veteran)")
    screen.tick("Brutal Escalation", "switch")
    screen.tick("Contracts", "switch")
    page.get_by_role("textbox").first.fill("Chani")
    page.get_by_role("button", name="Start the game").click()
    now = server.decide(at_table(screen))
    assert now["difficulty"] == "sardaukar"
    assert now["variants"] == ["brutal_escalation"]
    assert now["modules"] == ["choam"]
    assert now["sitters"][0]["name"] == "Chani"


def test_a_game_of_four_with_persons_and_bots(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    screen.go("/")
    page = screen.page
    screen.tick("4 players")
    for seat, kind in enumerate(["person", "bot:greedy", "person", "bot:random"]):
        page.locator("ol .kind select").nth(seat).select_option(kind)
    page.get_by_role("combobox", name="Style, Seat 2").select_option("trader")
    page.get_by_role("button", name="Start the game").click()
    now = server.state(at_table(screen))
    assert [s["kind"] for s in now["sitters"]] == ["person", "bot", "person", "bot"]
    assert [s["bot"] for s in now["sitters"]] == ["", "greedy:trader", "", "random"]


def test_house_options_are_agreed_on_and_told(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    screen.go("/")
    page = screen.page
    screen.tick("One Leader per House", "switch")
    page.get_by_role("combobox", name="First player").select_option("2")
    screen.tick("Oldest card goes")
    for told in ("one Leader per House", "Seat 3 starts", "Row: oldest card goes"):
        expect(page.locator(".rules").get_by_text(told, exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    agreed = server.ask(f"/api/tables/{at_table(screen)}/record")["setup"]["options"]
    house = {option.name: agreed[option.name] for option in HOUSE_OPTIONS}
    assert house == {"row_refresh": "oldest", "one_per_house": True, "first_player": 2}


def test_the_set_up_is_remembered(open_screen: OPEN) -> None:
    screen = open_screen()
    screen.go("/")
    screen.tick("3 players")
    screen.page.get_by_role("textbox").first.fill("Liet")
    screen.page.reload()
    expect(screen.page.get_by_role("radio", name="3 players")).to_be_checked()
    expect(screen.page.get_by_role("textbox").first).to_have_value("Liet")


def test_a_saved_game_goes_on_after_a_restart_and_can_be_deleted(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(1, modules=["choam"], seed=3)
    before = server.play(id, 3, lambda now: now["view"]["round"] == 2)
    server.kill()
    server.start()
    screen = open_screen()
    screen.go("/")
    row = screen.page.locator(f"li[data-id='{id}']")
    expect(row).to_contain_text("Round 2")
    row.locator(".sv").click()
    assert at_table(screen) == id
    player = Player(screen, id, 3)
    assert player.now() == before
    player.play(until=lambda now: len(player.done) == 2)
    screen.go("/")
    row.locator(".delete").click()
    row.locator(".keep").click()
    expect(row.locator(".sv")).to_be_visible()
    row.locator(".delete").click()
    row.locator(".danger").click()
    expect(row).to_have_count(0)
    assert id not in [table["id"] for table in server.ask("/api/tables")]


def test_a_game_leaves_as_a_file_and_comes_back(
    open_screen: OPEN, server: Server, tmp_path: Path
) -> None:
    id = server.open(1, modules=["choam"], seed=5)
    before = server.play(id, 5, lambda now: now["view"]["round"] == 2)
    screen = open_screen()
    screen.go("/")
    with screen.page.expect_download() as info:
        screen.page.locator(f"li[data-id='{id}'] a[download]").click()
    file = tmp_path / info.value.suggested_filename
    info.value.save_as(file)
    assert file.name == f"kanly-{id}.json"
    assert json.loads(file.read_text(encoding="utf-8"))["setup"]["seed"] == 5
    screen.page.locator("input[type=file]").set_input_files(file)
    copy = at_table(screen)
    assert copy != id
    after = server.decide(copy)
    assert after["view"] == before["view"]
    assert after["decision"]["actions"] == before["decision"]["actions"]


def test_a_file_that_is_no_game_is_refused_in_words(open_screen: OPEN, tmp_path: Path) -> None:
    screen = open_screen()
    screen.go("/")
    file = tmp_path / "letter.json"
    file.write_text("Dear Duke")
    screen.page.locator("input[type=file]").set_input_files(file)
    alert = screen.page.locator("[role=alert]", has_text="This file")
    alert.wait_for()
    assert screen.page.url == f"{screen.server.url}/"
