"""At the table: the language, undo, reload, hand-over, hints, explanations, keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import Player, Screen, Server, Typist

OPEN = Callable[..., Screen]
HINT = "#prompt [data-hint]"
EXPLAIN = f"{HINT} [aria-haspopup=dialog]"
MENU = "header [data-menu]"
KINDS = """() => [...document.querySelectorAll("[data-action],[data-target],[data-option]")]
    .filter((e) => e.checkVisibility())
    .map((e) => e.dataset.action ?? e.dataset.target ?? e.dataset.option).sort()"""


def deciding(kind: str, more: Callable[[dict[str, Any]], bool] = lambda now: True) -> Any:
    """Is the question of this kind?"""
    return lambda now: now["decision"]["kind"] == kind and more(now)


def in_the_middle(now: dict[str, Any]) -> bool:
    """Several ways to go on within a turn."""
    return now["decision"]["kind"] == "agent-menu" and len(now["decision"]["actions"]) > 2


def both_hold_cards(now: dict[str, Any]) -> bool:
    """Two persons with cards in hand, and an Intrigue card."""
    own = now["view"]["seats"][now["seat"]]
    other = now["view"]["seats"][1 - now["seat"]]
    return bool(own["hand"] and own["intrigue"] and other["hand"])


def speak(screen: Screen, lang: str) -> None:
    """Choose a language in the bar, or in its menu."""
    select = screen.page.locator("header select")
    if not select.count():
        screen.page.locator(MENU).click()
    select.select_option(lang)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_language_changes_in_the_middle_of_a_decision(
    open_screen: OPEN, server: Server, size: str
) -> None:
    id = server.open(1, modules=["choam"], seed=3)
    now = server.play(id, 3, in_the_middle)
    screen = open_screen(size)
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    offered = screen.page.evaluate(KINDS)
    said = screen.page.locator("#prompt .words").inner_text()
    assert now["decision"]["prompt"] in said
    for lang in ("de", "es", "en"):
        speak(screen, lang)
        prompt = server.state(id, 0, lang)["decision"]["prompt"]
        screen.page.locator("#prompt .words", has_text=prompt).wait_for()
        screen.page.keyboard.press("Escape")
        assert screen.page.evaluate("document.documentElement.lang") == lang
        assert screen.revision() == now["revision"]
        assert screen.page.evaluate(KINDS) == offered
    assert screen.page.locator("#prompt .words").inner_text() == said
    assert server.decide(id) == now


def test_a_choice_not_yet_confirmed_survives_the_change_of_language(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(1, seed=3)
    now = server.play(id, 3, deciding("space"))
    action = now["decision"]["actions"][0]["action"]
    screen = open_screen()
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    screen.press(Player(screen, id, 1).reach(action))
    screen.page.locator(f'[data-explain="{action}"]').wait_for()
    speak(screen, "de")
    label = server.state(id, 0, "de")["decision"]["actions"][0]["label"]
    screen.page.locator("#prompt .words", has_text=label).wait_for()
    screen.page.locator(f'[data-explain="{action}"]').wait_for()
    screen.page.keyboard.press("c")
    screen.page.evaluate("n => hand.gone(n)", now["revision"])


@pytest.mark.parametrize("how", ["button", "key"])
def test_undo_brings_the_same_position_back(open_screen: OPEN, server: Server, how: str) -> None:
    id = server.open(1, modules=["choam"], seed=4)
    before = server.play(id, 4, deciding("turn", lambda now: now["view"]["round"] == 2))
    screen = open_screen()
    screen.table(id)
    player = Player(screen, id, 4)
    player.now()
    looks = screen.page.locator("main").inner_text()
    actions = [a["action"] for a in before["decision"]["actions"]]
    player.do(next(a for a in actions if a.startswith("card:")))
    after = player.now()
    assert after["revision"] == before["revision"] + 1
    assert after["undoable"]
    if how == "key":
        screen.page.keyboard.press("u")
    else:
        screen.page.locator("#prompt .undo").click()
    screen.page.mouse.move(0, 0)
    screen.page.evaluate("n => hand.gone(n)", after["revision"])
    back = player.now()
    assert back["view"] == before["view"]
    assert back["decision"] == before["decision"]
    assert back["log"] == before["log"]
    assert screen.page.locator("main").inner_text() == looks


def test_what_cannot_be_taken_back_says_why(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=4)
    server.play(id, 4, deciding("turn", lambda now: not now["undoable"]))
    screen = open_screen()
    screen.table(id)
    undo = screen.page.locator("#prompt .undo")
    undo.wait_for()
    assert undo.get_attribute("aria-disabled") == "true"
    told = screen.page.locator("#prompt .words").inner_text()
    undo.click(force=True)
    expect(screen.page.locator("#prompt .words")).not_to_have_text(told, use_inner_text=True)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_reload_shows_the_same_decision(open_screen: OPEN, server: Server, size: str) -> None:
    id = server.open(1, modules=["choam"], seed=6)
    now = server.play(id, 6, in_the_middle)
    screen = open_screen(size)
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    offered = screen.page.evaluate(KINDS)
    said = screen.page.locator("#prompt").inner_text()
    screen.page.reload()
    screen.page.wait_for_selector("#prompt .words b")
    assert screen.page.evaluate(KINDS) == offered
    assert screen.page.locator("#prompt").inner_text() == said
    assert server.decide(id) == now


def test_nobodys_cards_are_on_the_page_while_it_is_handed_over(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(2, seed=12)
    server.play(id, 12, both_hold_cards)
    screen = open_screen()
    screen.table(id)
    screen.page.locator("main button.primary").wait_for()
    catalogue = server.ask("/api/catalogue")
    log = " ".join(line["text"] for line in server.state(id)["log"])
    source = screen.page.locator("body").evaluate("e => e.outerHTML")
    for seat in (0, 1):
        own = server.state(id, seat)["view"]["seats"][seat]
        cards = [catalogue["cards"][card]["name"] for card in own["hand"]]
        cards += [catalogue["intrigues"][card]["name"] for card in own["intrigue"]]
        assert cards
        for name in cards:
            assert name in log or name not in source
    assert screen.page.locator("#hand, [data-hand], [data-card]").count() == 0
    assert screen.page.evaluate("document.activeElement.matches('main button.primary')")
    player = Typist(screen, id, 1)
    assert player.take()
    now = player.now()
    hand = [c["action"] for c in now["decision"]["actions"] if c["action"].startswith("card:")]
    assert screen.page.evaluate("actions => hand.missing(actions)", hand) == []


def test_the_table_is_handed_over_while_the_focus_is_on_the_board(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(2, seed=12)
    seat = server.play(id, 12, deciding("turn"))["seat"]
    screen = open_screen()
    screen.table(id)
    screen.page.locator("main button.primary").wait_for()
    Typist(screen, id, 12).take()
    screen.page.locator("[data-action='space:arrakeen']").focus()
    server.play(id, 12, lambda now: now["seat"] != seat)
    screen.page.locator("#prompt").wait_for(state="detached")
    screen.page.locator("main button.primary").wait_for()


def test_a_place_that_is_not_allowed_says_why_there(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=3)
    now = server.play(id, 3, deciding("space", lambda now: bool(now["decision"]["why"])))
    target, reasons = next((t, why) for t, why in now["decision"]["why"].items() if why)
    for size in ("laptop", "phone"):
        screen = open_screen(size)
        screen.table(id)
        screen.page.wait_for_selector("#prompt")
        screen.press(Player(screen, id, 1).reach(target))
        shown = screen.page.locator("[data-explain], dialog[open]")
        shown.wait_for()
        for reason in reasons:
            assert reason["text"] in shown.inner_text()
        screen.page.keyboard.press("Escape")
        shown.wait_for(state="detached")
        assert screen.revision() == now["revision"]


def test_keys_go_to_hand_board_prompt_and_log(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=3)
    server.play(id, 3, deciding("turn"))
    screen = open_screen()
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    places = (("h", "#hand"), ("b", "[role=group]"), ("p", "#prompt"), ("l", ".log"))
    for key, selector in places:
        screen.page.keyboard.press(key)
        assert screen.page.evaluate("s => document.activeElement.closest(s) !== null", selector), (
            f"{key} does not go to {selector}"
        )
    screen.page.keyboard.press("b")
    assert screen.page.evaluate(
        "() => /^(space|post|faction):/.test(document.activeElement.dataset.action ?? '')"
    ), "B does not go to the board"


def test_the_log_opens_and_closes_by_its_key_where_it_has_no_place(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(1, seed=3)
    server.play(id, 3, deciding("turn"))
    screen = open_screen("notebook")
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    screen.page.keyboard.press("l")
    screen.page.locator(".drawer").wait_for()
    screen.page.keyboard.press("l")
    screen.page.locator(".drawer").wait_for(state="detached")


def meet_leader(screen: Screen) -> None:
    """Close what introduces the Leader of a first game, and the Rivals."""
    screen.page.get_by_role("button", name="Begin").click()
    screen.page.get_by_role("button", name="Go on").click()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_hints_explain_the_first_game_and_can_be_skipped(
    open_screen: OPEN, server: Server, size: str
) -> None:
    id = server.open(1, seed=3, hints=True)
    server.play(id, 3, deciding("turn"))
    screen = open_screen(size)
    screen.table(id)
    meet_leader(screen)
    hint = screen.page.locator(HINT)
    hint.wait_for()
    assert len(hint.inner_text()) > 10
    player = Player(screen, id, 3)
    player.play(until=lambda now: len(player.done) > 2 and len(now["decision"]["actions"]) > 1)
    screen.page.locator(EXPLAIN).click()
    screen.page.get_by_text("No more hints").click()
    hint.wait_for(state="detached")
    assert screen.page.locator("dialog[open]").count() == 0
    screen.page.reload()
    screen.page.wait_for_selector("#prompt")
    assert hint.count() == 0


def test_a_hint_leads_to_the_rules_and_back(open_screen: OPEN, server: Server) -> None:
    id = server.open(1, seed=3, hints=True)
    now = server.play(id, 3, deciding("turn"))
    screen = open_screen()
    screen.table(id)
    meet_leader(screen)
    screen.page.locator(EXPLAIN).click()
    screen.page.get_by_role("button", name=re.compile("^Rules:")).click()
    screen.page.wait_for_url(re.compile(r"/rules(\?game=\w+)?#"))
    word = screen.page.url.partition("#")[2]
    screen.page.locator(f"[id='{word}']").wait_for()
    assert screen.page.evaluate("document.activeElement.id") == word
    screen.page.get_by_role("button", name="Back").click()
    screen.page.evaluate("n => hand.shown(n)", now["revision"])


def test_without_motion_nothing_moves_and_with_motion_it_ends(
    open_screen: OPEN, server: Server
) -> None:
    for still in (True, False):
        id = server.open(1, seed=7)
        screen = open_screen("laptop", still=still)
        screen.table(id)
        player = Player(screen, id, 7)
        player.play(until=lambda now, player=player: len(player.done) == 5)
        moving = (
            "document.getAnimations().filter((a) => a.playState === 'running' &&"
            " a.effect.getComputedTiming().duration > 50).length"
        )
        if still:
            assert screen.page.evaluate(moving) == 0
        screen.wait_until(f"{moving} === 0")


def test_things_explain_themselves_where_the_pointer_or_the_focus_rests(
    open_screen: OPEN, server: Server
) -> None:
    id = server.open(1, 2, modules=["choam"], seed=6)
    server.play(id, 6, deciding("turn"))
    screen = open_screen()
    screen.table(id)
    page = screen.page
    page.wait_for_selector("#prompt")
    peek = page.locator(".peek")
    for target in (
        '[data-place="space:arrakeen"]',
        '[data-place="post:post_choam"]',
        '[data-place="faction:fremen"]',
        "[data-hand]",
        ".mrow",
        "button.who",
        ".cname",
    ):
        page.locator(target).first.hover()
        peek.wait_for()
        assert len(peek.inner_text()) > 20, target
        page.mouse.move(2, 2)
        peek.wait_for(state="detached")
    page.keyboard.press("b")
    peek.wait_for()
