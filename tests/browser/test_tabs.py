"""One browser with many tabs, with little, or of somebody else: the page works or stays out."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Browser

from .browser import Player, Screen, Server

OpenScreen = Callable[..., Screen]
WITHOUT_STORAGE = """
    const refuse = () => { throw new DOMException("not here", "SecurityError") };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, { get: refuse });
    window.SharedWorker = class { constructor() { refuse() } };
"""


def follows_and_acts(screen: Screen, server: Server, id: str) -> None:
    """The screen shows what happens elsewhere, and can play on."""
    now = server.decide(id)
    server.answer(id, now["decision"]["actions"][0]["action"])
    screen.page.wait_for_selector(f'[data-revision="{server.decide(id)["revision"]}"]')
    screen.page.bring_to_front()
    # Sooner, a press is taken for the second half of a double click.
    screen.page.wait_for_timeout(400)
    player = Player(screen, id, 7)
    player.play(until=lambda _: player.done)


def test_seven_tables_in_one_browser_follow_and_act(
    open_screen: OpenScreen, server: Server
) -> None:
    first = open_screen()
    tables = [(first, server.open(1, seed=1))]
    for seed in range(2, 8):
        tables.append((first.tab(), server.open(1, seed=seed)))
    for screen, id in tables:
        screen.table(id)
    for screen, id in tables:
        follows_and_acts(screen, server, id)


@pytest.mark.parametrize(
    "missing",
    [
        "delete window.SharedWorker",
        "window.SharedWorker = class extends EventTarget {"
        "  constructor() {"
        "    super(); this.port = new MessageChannel().port1;"
        "    setTimeout(() => this.dispatchEvent(new Event('error')))"
        "  }"
        "}",
    ],
)
def test_a_browser_without_shared_workers_follows_too(
    open_screen: OpenScreen, server: Server, missing: str
) -> None:
    screen = open_screen()
    screen.context.add_init_script(missing)
    id = server.open(1, seed=3)
    screen.table(id)
    follows_and_acts(screen, server, id)


def test_the_page_works_where_nothing_may_be_stored(
    open_screen: OpenScreen, server: Server
) -> None:
    screen = open_screen()
    screen.context.add_init_script(WITHOUT_STORAGE)
    page = screen.page
    screen.go("/")
    page.get_by_role("button", name="Play a first game").wait_for()
    page.get_by_role("combobox", name="Language").select_option("de")
    page.get_by_role("button", name="Erste Partie").wait_for()
    page.get_by_role("combobox", name="Sprache").select_option("en")
    id = server.open(1, seed=3)
    screen.table(id)
    follows_and_acts(screen, server, id)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def test_the_game_cannot_be_shown_inside_a_foreign_page(browser: Browser, server: Server) -> None:
    with closing(browser.new_context()) as context:
        page = context.new_page()
        page.set_content(f'<iframe src="{server.url}/"></iframe>')
        page.wait_for_timeout(1000)
        assert page.frames[1].get_by_role("button").count() == 0
        assert page.frames[1].url.startswith("chrome-error:")


def test_a_damaged_game_says_so_and_can_be_deleted(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen()
    id = server.open(1, seed=3)
    server.kill()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as db, db:
        db.execute("update tables set setup = '{' where id = ?", (id,))
    server.start()
    screen.go("/")
    page = screen.page
    page.get_by_role("button", name="Damaged game").first.click()
    page.get_by_role("heading", name="This saved game is damaged").wait_for()
    screen.go("/")
    page.get_by_role("button", name="Delete: Damaged game").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("The game has been deleted.").wait_for()
    assert id not in [table["id"] for table in server.ask("/api/tables")]
    screen.errors[:] = [e for e in screen.errors if "500" not in e]


def test_who_acts_on_a_locked_database_is_told_and_can_act_again(
    open_screen: OpenScreen, server: Server
) -> None:
    screen = open_screen()
    id = server.open(1, seed=3)
    screen.table(id)
    player = Player(screen, id, 3)
    now = player.play(until=lambda now: now["decision"]["kind"] == "turn")
    card = next(a["action"] for a in now["decision"]["actions"] if a["action"].startswith("card:"))
    path = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        screen.press(player.reach(card))
        told = screen.page.locator("#prompt [role=alert]", has_text="cannot be saved")
        told.wait_for(timeout=15_000)
        assert server.decide(id)["revision"] == now["revision"]
    player.do(card)
    told.wait_for(state="detached")
    screen.errors[:] = [e for e in screen.errors if "503" not in e]
