"""The lessons and the first game, played by hand and by keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Player, Screen, Server, Typist

OPEN = Callable[..., Screen]
LESSONS = ("agents", "buying", "combat", "influence", "points")
CUT = """[...document.querySelectorAll("section button")]
    .filter(b => b.scrollWidth > b.clientWidth + 1).map(b => b.textContent)"""
OFF = """localStorage.setItem("kanly-settings", JSON.stringify(
    {...JSON.parse(localStorage.getItem("kanly-settings")), hints: "off"}))"""
PLACES = """["#hand", "#board"].map(s => document.querySelector(s)?.getBoundingClientRect().y)"""
SIZES = pytest.mark.parametrize("size", ["laptop", "upright"])


def begin(server: Server, lesson: str) -> str:
    """The table of a lesson at its beginning."""
    id = str(server.ask("/api/lessons", {"id": lesson})["id"])
    if server.state(id)["revision"] == 0:
        return id
    server.delete(id)
    return begin(server, lesson)


def is_done(now: dict[str, Any]) -> bool:
    return bool(now["lesson"]["step"] == now["lesson"]["steps"])


def voice(page: Page) -> Any:
    return page.get_by_role("region", name="Learn")


def test_a_step_is_shown_skipped_left_and_gone_on_with(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    page = screen.page
    id = begin(server, "buying")
    screen.table(id)
    voice(page).get_by_role("button", name="Skip step").click()
    expect(voice(page)).to_contain_text("That makes 5 Persuasion")
    voice(page).get_by_role("button", name="Show me").click()
    expect(page.locator("[data-explain]")).to_be_visible()
    page.keyboard.press("Escape")
    voice(page).get_by_role("button", name="Leave lesson").click()
    expect(page.get_by_text("Lesson 2 · step 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Go on: Reveal and acquire").click()
    expect(voice(page)).to_contain_text("That makes 5 Persuasion")


@SIZES
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_to_its_end(
    open_screen: OPEN, server: Server, size: str, lesson: str
) -> None:
    screen = open_screen(size)
    id = begin(server, lesson)
    screen.table(id)
    expect(voice(screen.page)).to_contain_text(f"Lesson {LESSONS.index(lesson) + 1} of 5")
    Player(screen, id, seed=LESSONS.index(lesson)).play(until=is_done)
    expect(voice(screen.page)).to_contain_text(server.state(id, 0)["lesson"]["text"])
    last = lesson == LESSONS[-1]
    screen.page.get_by_role("button", name="Now a game" if last else "Next lesson").click()
    screen.page.wait_for_url("**/learn" if last else "**/table/*")


def test_a_lesson_is_played_with_keys_alone(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    id = begin(server, "combat")
    screen.table(id)
    Typist(screen, id, seed=4).play(until=is_done)
    expect(voice(screen.page)).to_contain_text("Most strength takes the first reward")


@SIZES
def test_a_wrong_move_is_explained_where_it_was_made(
    open_screen: OPEN, server: Server, size: str
) -> None:
    screen = open_screen(size)
    id = begin(server, "combat")
    server.answer(id, "card:reconnaissance")
    screen.table(id)
    page = screen.page
    page.get_by_role("button", name=re.compile("^Spice Refinery")).first.click()
    expect(page.get_by_text("From here only two troops could go.").first).to_be_visible()
    assert server.state(id, 0)["lesson"]["step"] == 0


@SIZES
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("es", "dark"), ("de", "light")])
def test_learning_is_accessible_and_fits(
    open_screen: OPEN, server: Server, size: str, lang: str, theme: str
) -> None:
    screen = open_screen(size, lang=lang, theme=theme)
    screen.go("/learn")
    screen.page.wait_for_selector("[data-lesson=points]")
    assert screen.axe() == []
    assert screen.too_wide() == 0
    screen.table(begin(server, "influence"))
    screen.page.wait_for_selector("#prompt")
    assert screen.axe() == []
    assert screen.too_wide() == 0
    assert screen.page.evaluate(CUT) == []


@SIZES
def test_the_first_game_introduces_the_leader_once(
    open_screen: OPEN, server: Server, size: str
) -> None:
    screen = open_screen(size, pace="normal")
    page = screen.page
    screen.go("/learn")
    page.get_by_role("button", name="Begin the game").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("You play")
    expect(card).to_contain_text("A first plan")
    assert screen.axe() == []
    page.keyboard.press("Enter")
    expect(card.get_by_text("You play")).to_have_count(0)
    page.evaluate("localStorage.setItem('kanly-met-rivals', 'yes')")
    page.reload()
    page.wait_for_selector("#prompt [data-hint]")
    expect(card).to_have_count(0)
    assert screen.axe() == []
    kept = json.loads(page.evaluate("localStorage.getItem('kanly-settings')"))
    assert kept["pace"] == "slow"


@SIZES
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_hint_takes_no_room_and_can_be_read(
    open_screen: OPEN, server: Server, size: str, lang: str
) -> None:
    id = server.open(1, hints=True, seed=3, **server.ask("/api/first-game?players=1&seed=3"))
    screen = open_screen(size, lang=lang)
    page = screen.page
    for met in (id, "rivals"):
        page.add_init_script(f"localStorage.setItem('kanly-met-{met}', 'yes')")
    screen.table(id)
    page.wait_for_selector("#prompt [data-hint]")
    with_hint = page.evaluate(PLACES)
    hint = page.locator("#prompt [data-hint]")
    expect(hint).to_contain_text(server.state(id, 0, lang)["hint"]["text"])
    box = hint.bounding_box()
    assert box is not None
    assert box["height"] <= 44
    window = page.viewport_size
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    page.evaluate(OFF)
    page.reload()
    page.wait_for_selector("#prompt")
    expect(page.locator("[data-hint]")).to_have_count(0)
    hand, board = page.evaluate(PLACES)
    if size == "laptop":
        assert with_hint[1] == board
        assert with_hint[0] <= hand


@SIZES
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_rivals_wait_and_are_introduced_before_their_first_turn(
    open_screen: OPEN, server: Server, size: str, lang: str
) -> None:
    first = server.ask("/api/first-game?players=1&seed=3")
    id = server.open(1, hints=True, seed=1, **first)
    agents = [seat["agents_at"] for seat in server.state(id, 0)["view"]["seats"]]
    assert agents[0] == []
    assert agents[1]
    screen = open_screen(size, lang=lang, pace="normal")
    page = screen.page
    screen.table(id)
    card = page.get_by_role("dialog")
    expect(card).to_have_count(1)
    assert page.locator(".pawn.used").count() == 0
    page.keyboard.press("Enter")
    expect(card.locator("svg.portrait")).to_have_count(2)
    expect(card).to_contain_text("1/8")
    assert screen.axe() == []
    assert screen.too_wide() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector("#prompt [data-hint]", timeout=60_000)
    expect(card).to_have_count(0)


def test_the_counter_of_a_rival_explains_itself(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=3)
    screen = open_screen()
    screen.table(id)
    counter = screen.page.get_by_role("button", name="Towards its Swordmaster").first
    assert "of 6 Solari, spice, water" in (counter.get_attribute("title") or "")
    counter.click()
    expect(screen.page.get_by_role("dialog")).to_contain_text(
        "with the second number", ignore_case=True
    )
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Who the Rivals are").click()
    expect(screen.page.get_by_role("dialog")).to_contain_text("pays no costs")


def test_being_shown_something_leaves_the_lesson_to_be_read(
    open_screen: OPEN, server: Server
) -> None:
    screen = open_screen()
    screen.table(begin(server, "agents"))
    page = screen.page
    voice(page).get_by_role("button", name="Show me").click()
    shown = page.locator("[data-explain]").bounding_box()
    words = voice(page).bounding_box()
    assert shown is not None
    assert words is not None
    assert shown["x"] >= words["x"] + words["width"] or shown["y"] >= words["y"] + words["height"]


def test_a_lesson_on_a_phone_lying_down_shows_voice_prompt_and_hand(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = str(server.ask("/api/lessons", {"id": "agents"})["id"])
    screen = open_screen("lying", lang="de")
    screen.table(id)
    screen.page.wait_for_selector("#hand .card")
    screen.page.evaluate("hand.rest()")
    height = screen.page.viewport_size["height"] if screen.page.viewport_size else 0
    for part in (".voice", "#prompt", "#hand"):
        box = screen.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, part
    assert screen.page.evaluate("hand.cut('.dock')") == []
