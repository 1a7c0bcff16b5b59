"""Bots of several levels and styles: set up, told of at the table, and waited for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browser import Player, Screen, Server, said, seated

OPEN = Callable[..., Screen]


@pytest.mark.parametrize(
    ("size", "lang"), [("laptop", "en"), ("phone", "de"), ("laptop", "es"), ("phone", "en")]
)
def test_a_mixed_table_is_set_up_and_played(
    open_screen: OPEN, server: Server, size: str, lang: str
) -> None:
    screen = open_screen(size, lang=lang)
    page = screen.page
    screen.go("/")
    levels = page.get_by_role("radiogroup", name=said(lang, "bot-level-label"))
    expect(levels.get_by_role("radio")).to_have_count(5)
    screen.tick(said(lang, "bot-level-novice"))
    screen.tick(said(lang, "bot-mixed"), "switch")
    seat = said(lang, "setup-seat-n", n=4)
    who = said(lang, "setup-kind-label", seat=seat)
    page.get_by_role("combobox", name=who).select_option("bot:planner")
    style = said(lang, "bot-seat-label", seat=seat)
    page.get_by_role("combobox", name=style).select_option("spy")
    assert screen.too_wide() == 0
    assert screen.axe() == []
    page.get_by_role("button", name=said(lang, "setup-start")).click()
    page.wait_for_url("**/table/*")
    id = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-revision]")
    found = [sitter["bot"] for sitter in server.state(id)["sitters"]]
    assert found == ["", "novice:fighter", "random", "planner:spy"]
    Player(screen, id, 2).play(until=lambda now: now["view"]["round"] == 2)
    strategist = said(
        lang,
        "bot-named",
        level=said(lang, "bot-level-planner"),
        style=said(lang, "bot-style-spy"),
    )
    told = page.get_by_text(said(lang, "bot-who", name=strategist))
    assert told.count() > 0
    assert screen.axe() == []


def test_a_bot_that_thinks_is_told_of_and_slows_nothing(open_screen: OPEN, server: Server) -> None:
    sitters = seated(3, [0], "search:spy")
    id = server.ask("/api/tables", {"sitters": sitters, "seed": 4, "first_player": 1})["id"]
    screen = open_screen()
    screen.table(id)
    page = screen.page
    thinking = page.locator("#prompt .thinks")
    expect(thinking).to_contain_text("is thinking")
    page.locator("#hand button").first.click()
    expect(page.locator("[data-explain]")).to_be_visible()
    expect(thinking).to_be_visible()
    assert screen.axe(part="#prompt") == []
    server.delete(id)


@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_level_and_style_are_not_cut_beside_the_board(
    open_screen: OPEN, server: Server, size: str
) -> None:
    bots = ["greedy:trader", "novice:diplomat", "planner:fighter"]
    sitters = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    id = server.ask("/api/tables", {"sitters": sitters, "seed": 4, "first_player": 0})["id"]
    screen = open_screen(size, lang="de")
    screen.table(id)
    screen.page.evaluate("hand.rest()")
    assert screen.page.evaluate("hand.cut('body')") == []
