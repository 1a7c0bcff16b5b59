"""The server dies and comes back: the page says so and goes on by itself; nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browser import Player, Screen, Server


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[Screen]:
    """A screen that may report connections the dead server refused, and nothing else."""
    found = Screen(browser, server)
    yield found
    found.errors = [e for e in found.errors if "net::ERR" not in e]
    found.close()


def test_the_page_recovers_when_the_server_is_killed(screen: Screen, server: Server) -> None:
    id = server.open(1, modules=["choam"], seed=3)
    screen.table(id)
    player = Player(screen, id, 3)
    before = player.play(until=lambda now: now["decision"]["kind"] == "agent-menu")
    server.kill()
    offline = screen.page.locator("[role=status]", has_text="The server does not answer")
    offline.wait_for()
    server.start()
    offline.wait_for(state="detached", timeout=20_000)
    assert server.decide(id) == before
    player.play(until=lambda now: now["view"]["round"] == 2)


def test_an_action_the_dead_server_did_not_get_can_be_done_again(
    screen: Screen, server: Server
) -> None:
    id = server.open(1, seed=4)
    screen.table(id)
    player = Player(screen, id, 4)
    before = player.play(until=lambda now: now["decision"]["kind"] == "turn")
    card = next(
        a["action"] for a in before["decision"]["actions"] if a["action"].startswith("card:")
    )
    server.kill()
    screen.press(player.reach(card))
    screen.page.locator("#prompt [role=alert]").wait_for()
    server.start()
    screen.page.locator("[role=status]", has_text="does not answer").wait_for(
        state="detached", timeout=20_000
    )
    screen.page.locator("#prompt [role=alert]").wait_for(state="detached")
    assert server.decide(id) == before
    player.do(card)
    assert server.decide(id)["revision"] == before["revision"] + 1


def test_who_took_the_device_from_a_dead_server_sees_the_cards_when_it_is_back(
    screen: Screen, server: Server
) -> None:
    id = server.open(2, seed=12)
    screen.table(id)
    take = screen.page.locator("main button.primary")
    take.wait_for()
    server.kill()
    take.click()
    screen.page.locator("[role=status]", has_text="does not answer").wait_for()
    assert screen.page.locator("#hand").count() == 0
    server.start()
    screen.page.locator("[data-hand]").first.wait_for(timeout=20_000)


def test_a_deleted_game_is_gone_from_the_other_window(screen: Screen, server: Server) -> None:
    id = server.open(1, seed=4)
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    server.delete(id)
    screen.page.get_by_role("heading", name="This game does not exist.").wait_for()
    screen.errors = [e for e in screen.errors if "404" not in e]


def test_bots_go_on_after_a_restart(screen: Screen, server: Server) -> None:
    id = server.open(1, 2, seed=3)
    screen.table(id)
    player = Player(screen, id, 3)
    player.play(until=lambda now: now["view"]["round"] == 1 and len(player.done) >= 4)
    revision = server.decide(id)["revision"]
    server.kill()
    server.start()
    assert server.decide(id)["revision"] >= revision
    player.play(until=lambda now: now["view"]["round"] == 2)
