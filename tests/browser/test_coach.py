"""The coach on the page: asked for at the set-up, heard at the table, looking back at the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kanly import Game, new_game
from kanly.bots import make
from kanly.coach import review
from kanly.web.storage import KeptReview, Storage

from .browser import Screen, Server, said
from .test_access import Inspector

OPEN = Callable[..., Screen]


def ask(screen: Screen, lang: str) -> Locator:
    """Press the button of the coach, and wait for what it says."""
    screen.page.get_by_role("button", name=said(lang, "advising-ask")).click()
    advice = screen.page.get_by_role("dialog", name=said(lang, "advising-title"))
    advice.locator("[data-advice]").first.wait_for()
    return advice


@pytest.mark.parametrize(
    ("size", "lang", "mode"),
    [("phone", "de", "full"), ("laptop", "es", "full"), ("laptop", "en", "hints")],
)
def test_the_coach_names_choices_that_can_be_pressed_and_nothing_is_done_by_that(
    open_screen: OPEN, server: Server, size: str, lang: str, mode: str
) -> None:
    id = server.open(1, 1, seed=6, coach=mode)
    before = server.decide(id)
    screen = open_screen(size, lang=lang)
    screen.table(id)
    screen.page.evaluate("n => hand.shown(n)", before["revision"])
    advice = ask(screen, lang)
    legal = [action["label"] for action in server.state(id, 0, lang)["decision"]["actions"]]
    labels = advice.locator("[data-advice] .label").all_inner_texts()
    assert 1 < len(labels) <= 3
    assert set(labels) <= set(legal)
    assert advice.locator(".win").count() == (len(labels) if mode == "full" else 0)
    eye = Inspector(screen)
    eye.look(f"advice on a {size}")
    assert eye.found == []
    assert (screen.too_wide(), screen.page.evaluate("hand.small(12)")) == (0, [])
    advice.locator("[data-advice]").first.click()
    expect(advice).to_have_count(0)
    screen.page.locator("[data-confirm]").first.wait_for()
    assert server.decide(id)["revision"] == before["revision"]
    screen.page.keyboard.press("c")
    screen.wait_until(f"hand.revision() > {before['revision']}")


def test_the_coach_is_asked_and_dismissed_with_keys(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, 1, seed=6, coach="hints")
    server.decide(id)
    screen = open_screen("laptop")
    screen.table(id)
    screen.page.locator("[data-coach]").wait_for()
    screen.page.keyboard.press("a")
    screen.page.locator("[data-advice]").first.wait_for()
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("[data-advice]")).to_have_count(0)
    expect(screen.page.locator("[data-coach]")).to_be_focused()


def test_whoever_is_handed_the_device_sees_nothing_of_the_advice(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(2, seed=6, coach="hints")
    server.play(id, 6, lambda now: now["view"]["round"] == 1)
    screen = open_screen("laptop")
    screen.table(id)
    screen.page.locator("main button.primary").click()
    ask(screen, "en")
    deciding = server.decide(id)["decision"]["seat"]
    server.play(id, 6, lambda now: now["decision"]["seat"] != deciding)
    screen.page.locator("main button.primary").wait_for()
    expect(screen.page.locator("[data-advice], [data-coach]")).to_have_count(0)
    screen.page.locator("main button.primary").click()
    screen.page.locator("#prompt").wait_for()
    expect(screen.page.locator("[data-advice]")).to_have_count(0)


def test_a_game_is_opened_with_the_coach_that_was_chosen(open_screen: OPEN, server: Server) -> None:
    screen = open_screen("laptop")
    screen.go("/")
    group = screen.page.get_by_role("group", name="Coach")
    group.get_by_text("Full", exact=True).click()
    expect(group.get_by_role("radio", name="Full")).to_be_checked()
    screen.page.get_by_role("button", name="Start the game").click()
    screen.page.wait_for_url("**/table/*")
    id = screen.page.url.rsplit("/", 1)[1]
    assert server.state(id)["coach"] == "full"


# ---------------------------------------------------------------- a finished game


@pytest.fixture(scope="module")
def analysed(server: Server) -> str:
    """A finished game whose analysis, a quick one, is kept already."""
    game = Game.new(new_game(seed=4, players=2))
    bot = make("random", 1)
    while game.state.decision is not None:
        game.apply(bot.choose(game.state))
    sitters = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    body = {"record": game.record.to_dict(), "sitters": sitters}
    id = str(server.ask("/api/records", body)["id"])
    revision = server.state(id)["revision"]
    server.kill()
    storage = Storage(server.database)
    storage.keep_review(id, KeptReview(revision, review(game.record, tries=1)))
    storage.close()
    server.start()
    return id


@pytest.mark.parametrize(("size", "lang"), [("phone", "de"), ("laptop", "es")])
def test_a_finished_game_is_analysed_and_its_moments_open_in_the_review(
    open_screen: OPEN, analysed: str, size: str, lang: str
) -> None:
    screen = open_screen(size, lang=lang)
    screen.table(analysed)
    page = screen.page
    page.get_by_role("button", name=said(lang, "analysis-start")).click()
    page.get_by_role("heading", name=said(lang, "analysis-turning")).wait_for()
    eye = Inspector(screen)
    eye.look(f"analysis on a {size}")
    assert eye.found == []
    assert (screen.too_wide(), page.evaluate("hand.small(12)")) == (0, [])
    page.locator(".turning button").last.click()
    page.wait_for_url(f"**/replay/{analysed}#*")
    ply = page.url.rsplit("#", 1)[1]
    assert ply != "0"
    page.get_by_text(re.compile(rf"\b{ply}\b.*\d+")).first.wait_for()
    page.go_back()
    page.get_by_role("heading", name=said(lang, "analysis-turning")).wait_for()
