"""Nothing is cut: every size the table is made for, in every language, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from . import teams
from .browser import Player, Screen, Server

OPEN = Callable[..., Screen]
LANGUAGES = ("en", "es", "de")
TOUCHED = [(360, 640), (360, 760), (390, 844), (768, 1024), (820, 1180), (844, 390)]
POINTED = [(1024, 768), (1280, 800), (1366, 650), (1440, 900), (1536, 864), (1920, 1080)]
POINTED += [(2560, 1440)]
TEAMS = {
    "turn": (teams.middle, teams.TURN[:1]),
    "space": (teams.middle, teams.TURN),
    "Shaddam's turn": (teams.turn_of_shaddam, ()),
    "trade": (teams.giving, ()),
    "troops": (teams.reinforcing, ()),
    "Combat": (teams.combat, ()),
}
"""Positions, and what is answered there before it is looked at."""
TEAMS_TOUCHED = [(360, 640), (390, 844), (768, 1024), (844, 390)]
TEAMS_POINTED = [(1280, 800), (1366, 650), (1920, 1080)]


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """Questions of several kinds in a game of four seats that is well under way, cards in hand."""

    def at(kind: str) -> Callable[[dict[str, Any]], bool]:
        return lambda now: (
            now["view"]["round"] >= 3
            and now["decision"]["kind"] == kind
            and (now["view"]["seats"][0]["hand"] or now["view"]["seats"][0]["shown"])
        )

    def between(sort: str, answers: int) -> Callable[[dict[str, Any]], bool]:
        """So many answers, one of which is of this sort: they stand beside the question."""
        return lambda now: (
            now["view"]["seats"][0]["hand"]
            and len(now["decision"]["actions"]) == answers
            and any(action["sort"] == sort for action in now["decision"]["actions"])
        )

    wanted = {
        "turn": at("turn"),
        "space": at("space"),
        "reveal-menu": at("reveal-menu"),
        "two spaces": between("space", 2),
        "a Spy": between("post", 2),
        "a troop": between("deploy", 2),
        "troops": between("deploy", 5),
        "effects": between("card-effect", 2),
    }
    found: dict[str, str] = {}
    for seed in range(4, 10):
        for name, until in wanted.items():
            if name not in found:
                id = server.open(1, 3, modules=["choam"], seed=11)
                if not server.play(id, seed, lambda now: now["over"] or until(now))["over"]:  # noqa: B023
                    found[name] = id
    assert found.keys() == wanted.keys()
    return found


@pytest.fixture(scope="module")
def contracted(server: Server) -> str:
    """A turn with two own contracts, after a Conflict that somebody won."""

    def ready(now: dict[str, Any]) -> bool:
        fought = any(line["event"] == "won" for line in now["log"])
        held = now["view"]["choam"]["held"][0]
        return now["over"] or (fought and now["decision"]["kind"] == "turn" and len(held) > 1)

    for seed in range(20, 40):
        id = server.open(1, 3, modules=["choam"], seed=seed)
        if not server.play(id, seed, ready)["over"]:
            return id
    raise AssertionError("nobody takes contracts")


def resized(page: Page, sizes: list[tuple[int, int]]) -> Iterator[str]:
    """The page in each size, once everything has found its place."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("hand.rest()")
        yield f"{width}x{height}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("letters", "part"), [("normal", "body"), ("larger", "#prompt")])
def test_nothing_is_cut_beside_the_board_and_no_question_in_larger_letters(
    open_screen: OPEN, tables: dict[str, str], letters: str, part: str, lang: str
) -> None:
    screen = open_screen("laptop", lang=lang)
    cut: dict[str, list[str]] = {}
    for kind, id in tables.items():
        screen.table(id)
        screen.page.evaluate("size => document.documentElement.dataset.text = size", letters)
        screen.page.wait_for_selector("#hand .card")
        for size in resized(screen.page, POINTED):
            if found := screen.page.evaluate("part => hand.cut(part)", part):
                cut[f"{kind} {size}"] = found
    assert cut == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_on_phones_and_tablets(
    open_screen: OPEN, tables: dict[str, str], lang: str
) -> None:
    screen = open_screen("phone", lang=lang)
    cut: dict[str, list[str]] = {}
    for kind, id in tables.items():
        screen.table(id)
        screen.page.wait_for_selector("#prompt")
        for size in resized(screen.page, TOUCHED):
            tabs = screen.page.locator("nav.tabs button")
            for n in range(tabs.count() if kind == "turn" else 1):
                tabs.nth(n).click()
                screen.page.evaluate("hand.rest()")
                if found := screen.page.evaluate("hand.cut()"):
                    cut[f"{kind} {size} tab {n + 1}"] = found
    assert cut == {}


@pytest.fixture(scope="module")
def team_tables(server: Server) -> dict[str, str]:
    """Questions in a game of two teams."""
    found: dict[str, str] = {}
    for name, (position, answers) in TEAMS.items():
        state = position()
        found[name] = server.put(state, teams.asked(state), "greedy")
        for answer in answers:
            server.answer(found[name], answer)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("device", "sizes"), [("laptop", TEAMS_POINTED), ("phone", TEAMS_TOUCHED)])
def test_nothing_of_two_teams_is_cut_or_wider_than_the_window(
    open_screen: OPEN,
    team_tables: dict[str, str],
    device: str,
    sizes: list[tuple[int, int]],
    lang: str,
) -> None:
    screen = open_screen(device, lang=lang)
    page = screen.page
    cut: dict[str, list[str]] = {}
    for name, id in team_tables.items():
        screen.table(id)
        page.wait_for_selector("#prompt")
        for size in resized(page, sizes):
            tabs = page.locator("nav.tabs button")
            for n in range(1 if device == "laptop" or name != "turn" else tabs.count()):
                if device == "phone":
                    tabs.nth(n).click()
                    page.evaluate("hand.rest()")
                found = page.evaluate("hand.cut()")
                found += [f'"{word}" is broken' for word in page.evaluate("hand.broken()")]
                found += [f'"{name}" is covered' for name in page.evaluate("hand.covered()")]
                if page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
                    found.append("wider than the window")
                if found:
                    cut[f"{name} {size} tab {n + 1}"] = found
    assert cut == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_conflict_cards_and_contracts_stand_beside_the_board(
    open_screen: OPEN, contracted: str, lang: str
) -> None:
    screen = open_screen("laptop", lang=lang)
    screen.table(contracted)
    seen = {
        (1280, 800): [".conflict", ".contracts .mine"],
        (1440, 900): [".conflict", ".market", ".contracts"],
        (1920, 1080): [".conflict", ".market", ".contracts"],
    }
    below: list[str] = []
    for ((_, height), parts), size in zip(seen.items(), resized(screen.page, list(seen))):
        for part in parts:
            for place in screen.page.locator(f".right {part}").all():
                box = place.bounding_box()
                assert box
                if box["y"] + box["height"] > height:
                    below.append(f"{size} {part}")
    assert below == []


def test_what_stands_beside_the_board_keeps_its_place_in_a_turn(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(1, 2, seed=5)
    server.play(id, 5, lambda now: now["view"]["round"] == 2 and now["decision"]["kind"] == "turn")
    screen = open_screen("laptop")
    screen.table(id)
    parts = "[...document.querySelectorAll('.right section')].map(e => e.offsetTop)"
    before = screen.page.evaluate(parts)
    assert len(before) == 3
    Player(screen, id, seed=1).do("reveal")
    screen.page.locator(".market .hint .purse").wait_for()
    screen.page.evaluate("hand.rest()")
    assert screen.page.evaluate(parts) == before


def test_a_phone_on_its_side_shows_board_prompt_and_hand_at_once(
    open_screen: OPEN, tables: dict[str, str]
) -> None:
    screen = open_screen("phone")
    screen.table(tables["space"])
    for _ in resized(screen.page, [(844, 390)]):
        spaces = screen.page.locator("#board [data-place^='space:']")
        assert spaces.count() == 22
        for place in [*spaces.all(), screen.page.locator("#prompt")]:
            box = place.bounding_box()
            assert box
            assert 0 <= box["y"] <= 390 - box["height"]
    assert screen.axe() == []
    assert screen.page.evaluate("hand.tight(44, 24)") == []
    lit = screen.page.locator("#board [data-lit]").first
    lit.click()
    assert screen.page.locator("dialog[open]").is_visible()


def test_larger_letters_leave_every_place_of_a_pocket_board_in_reach(
    open_screen: OPEN, tables: dict[str, str]
) -> None:
    screen = open_screen("lying", lang="de")
    screen.table(tables["space"])
    screen.page.wait_for_selector("#board [data-lit]")
    screen.page.evaluate("document.documentElement.dataset.text = 'larger'")
    for _ in resized(screen.page, [(844, 390), (667, 375)]):
        covered = screen.page.evaluate(
            """() => [...document.querySelectorAll("#board [data-place]")].filter((place) => {
              place.scrollIntoView({ block: "center" });
              const { left, top, width, height } = place.getBoundingClientRect();
              const there = document.elementFromPoint(left + width / 2, top + height / 2);
              return !place.contains(there);
            }).map((place) => place.dataset.place)"""
        )
        assert covered == []


def test_a_low_sheet_shows_what_a_card_does_and_not_its_picture(
    open_screen: OPEN, tables: dict[str, str]
) -> None:
    screen = open_screen("lying")
    screen.table(tables["reveal-menu"])
    screen.page.locator("nav.tabs button").nth(2).click()
    screen.page.locator("[data-action^='acquire']").first.click()
    sheet = screen.page.locator("dialog[open]")
    assert sheet.get_by_text("Reveal", exact=True).is_visible()
    assert not sheet.locator(".art").is_visible()


def test_what_explains_a_thing_does_not_cover_it(open_screen: OPEN, tables: dict[str, str]) -> None:
    screen = open_screen("laptop")
    page = screen.page
    screen.table(tables["turn"])
    covered: list[str] = []
    for size in resized(page, [(1280, 800), (1366, 650)]):
        for things in (".market .mrow", "#board .space", ".seat .who", "#hand .slot"):
            for place in (page.locator(things).first, page.locator(things).last):
                place.scroll_into_view_if_needed()
                place.hover()
                large = page.locator(".peek")
                large.wait_for()
                a, b = place.bounding_box(), large.bounding_box()
                assert a
                assert b
                across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
                down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
                if across > 1 and down > 1:
                    covered.append(f"{size} {things} by {across:.0f}x{down:.0f}")
                page.mouse.move(640, 2)
                large.wait_for(state="detached")
    assert covered == []


def test_with_hints_the_prompt_leaves_the_board_whole(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=3, hints=True)
    screen = open_screen("laptop")
    screen.context.add_init_script("localStorage.setItem('kanly-met-rivals', 'yes')")
    screen.table(id)
    screen.page.get_by_role("button", name="Begin").click()
    player = Player(screen, id, 3)
    hidden: list[str] = []

    def looked(now: dict[str, Any]) -> bool:
        screen.page.evaluate("hand.rest()")
        covered = screen.page.evaluate(
            """() => {
                const room = document.getElementById("board").parentElement;
                const prompt = document.getElementById("prompt").getBoundingClientRect();
                const over = room.getBoundingClientRect().bottom - prompt.top;
                return Math.max(over, room.scrollHeight - room.clientHeight);
            }"""
        )
        if covered > 1:
            hidden.append(f"{now['decision']['kind']} at {now['revision']}: {covered:.0f} pixels")
        return now["view"]["round"] > 2

    player.play(until=looked)
    assert hidden == []
