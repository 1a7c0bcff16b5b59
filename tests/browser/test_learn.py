"""Review of a game, the cards, the rules help."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browser import Screen, Server

OPEN = Callable[..., Screen]


def to(page: Page, ply: int, plies: int) -> None:
    """The review has come to this step."""
    expect(page.get_by_text(f"Step {ply} of {plies}", exact=True)).to_be_visible()


def test_a_running_game_is_reviewed_step_by_step(
    open_screen: OPEN, server: Server, tmp_path: Path
) -> None:
    id = server.open(1, modules=["choam"], seed=3)
    now = server.play(id, 3, lambda now: now["view"]["round"] == 2 and now["seat"] == 0)
    plies = server.ask(f"/api/tables/{id}/replay/0")["plies"]
    screen = open_screen()
    page = screen.page
    screen.go(f"/replay/{id}")
    to(page, 0, plies)
    page.get_by_role("button", name="One step on").click()
    to(page, 1, plies)
    expect(page.locator(".action")).to_contain_text(
        server.ask(f"/api/tables/{id}/replay/1?seat=0")["action"]
    )
    page.keyboard.press("ArrowRight")
    to(page, 2, plies)
    page.get_by_role("button", name="One step back").click()
    to(page, 1, plies)
    page.get_by_role("button", name="To the next round").click()
    expect(page.locator("header .round")).to_have_text("Round 2")
    page.get_by_role("button", name="To the end").click()
    to(page, plies, plies)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("slider").fill("4")
    to(page, 4, plies)
    page.get_by_role("button", name="To the beginning").click()
    to(page, 0, plies)
    page.get_by_label("Speed").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Step 0 of {plies}", exact=True)).to_be_hidden()
    to(page, plies, plies)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    with page.expect_download() as info:
        page.get_by_role("button", name="Save the game as a file").click()
    info.value.save_as(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert len(record["actions"]) == plies
    page.get_by_role("button", name="To the table").click()
    page.evaluate("n => hand.shown(n)", now["revision"])


def test_hidden_cards_stay_hidden_until_the_game_is_over(open_screen: OPEN, server: Server) -> None:
    shared = server.open(2, seed=12)
    server.play(shared, 12, lambda now: now["view"]["round"] == 2)
    alone = server.open(1, 1, seed=12)
    server.play(alone, 12, lambda now: now["view"]["round"] == 2)
    over = server.open(2, seed=12)
    server.play(over, 12, lambda now: now["over"])
    screen = open_screen()
    page = screen.page
    screen.go(f"/replay/{shared}")
    page.get_by_label("Seen by").wait_for()
    page.get_by_role("button", name="To the end").click()
    hands = page.locator(".hands .seat")
    expect(hands).to_have_count(0)
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(1)
    screen.go(f"/replay/{alone}")
    page.get_by_role("button", name="To the end").click()
    expect(hands).to_have_count(1)
    expect(hands).to_contain_text("Player 1")
    screen.go(f"/replay/{over}")
    page.get_by_role("button", name="One step on").click()
    expect(hands).to_have_count(2)


def test_a_game_that_does_not_exist_says_so(open_screen: OPEN) -> None:
    screen = open_screen()
    for path in ("/replay/nothing", "/table/nothing"):
        screen.go(path)
        screen.page.get_by_role("heading", name="This game does not exist.").wait_for()
    screen.errors = [e for e in screen.errors if "404" not in e]


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_cards_are_searched_and_filtered(open_screen: OPEN, server: Server, size: str) -> None:
    screen = open_screen(size)
    page = screen.page
    screen.go("/cards")
    entries = page.locator("main article")
    entries.first.wait_for()
    whole = entries.count()
    assert whole > 150
    page.keyboard.press("/")
    page.keyboard.type("desert power")
    name = server.ask("/api/catalogue")["cards"]["desert_power"]["name"]
    expect(entries.first).to_contain_text(name)
    assert 0 < entries.count() < 10
    assert "q=desert" in page.url
    page.reload()
    expect(entries.first).to_contain_text(name)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(entries).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("group", name="Kind").get_by_role("button", name="Leaders").click()
    assert 0 < entries.count() < whole


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_rules_are_searched_and_linked(open_screen: OPEN, server: Server, size: str) -> None:
    id = server.open(1, seed=3)
    now = server.play(id, 3, lambda now: now["decision"]["kind"] == "turn")
    screen = open_screen(size)
    page = screen.page
    screen.table(id)
    if size == "phone":
        page.locator("header [data-menu]").click()
    page.get_by_role("button", name="Rules help").click()
    terms = page.locator("main article")
    terms.first.wait_for()
    whole = terms.count()
    page.get_by_role("searchbox").fill("sandworm")
    expect(page.get_by_role("status")).to_contain_text("entries")
    assert 0 < terms.count() < whole
    page.get_by_role("searchbox").fill("")
    link = page.locator("main article .see a").first
    word = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    expect(page.locator(f"#{word}")).to_be_focused()
    page.get_by_role("button", name="Back").click()
    page.evaluate("n => hand.shown(n)", now["revision"])
