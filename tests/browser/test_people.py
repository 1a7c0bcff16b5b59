"""People at one table, each at a device of their own."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person, invited

from .browser import Screen, Server, said
from .people import (
    ANA,
    BEN,
    Guest,
    Table,
    button,
    comer,
    let_be_due,
    open_people,
    open_sheet,
    sits_down,
)
from .test_theatre import NOTED

Look = Callable[..., Screen]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"), public=True)
    yield found
    found.kill()


@pytest.fixture
def look(browser: Browser, server: Server) -> Iterator[Look]:
    """Opens the table on the screen of a person; its console must stay empty."""
    opened: list[Screen] = []

    def open_one(person: Person, id: str, size: str = "laptop", **more: Any) -> Screen:
        screen = Screen(browser, server, size, **more)
        sits_down(person, screen)
        screen.context.add_init_script(NOTED)
        opened.append(screen)
        screen.table(id)
        screen.page.locator("[data-calls]").wait_for(state="attached")
        return screen

    yield open_one
    heard = [error for screen in opened for error in screen.errors]
    for screen in opened:
        screen.context.close()
    assert heard == []


# ---------------------------------------------------------------- playing


def test_two_people_play_from_a_phone_and_a_desktop_and_see_each_other_s_turns(
    server: Server, look: Look
) -> None:
    table = Table(server)
    screens = {
        ANA: look(table.ana, table.id, "laptop", still=False, pace="fast"),
        BEN: look(table.ben, table.id, "upright", lang="es", still=False, pace="fast"),
    }
    guests = {
        seat: Guest(screen, table.id, table.people[seat], seat) for seat, screen in screens.items()
    }
    before = len(table.ana.screen(table.id)["log"])
    turns = {ANA: 0, BEN: 0}
    while min(turns.values()) < 2:
        seat = table.asked()
        turns[seat] += table.people[seat].screen(table.id)["decision"]["kind"] == "turn"
        expect(screens[seat].page).to_have_title(re.compile("^● "))
        guests[seat].answer()
    for seat, screen in screens.items():
        log = table.people[seat].screen(table.id)["log"]
        others = {
            n
            for n, line in enumerate(log)
            if n >= before and line["begins"] and line["seat"] != seat
        }
        screen.page.evaluate("n => hand.shown(n)", table.ana.screen(table.id)["revision"])
        assert others <= set(screen.page.evaluate("lines"))
        assert not screen.page.evaluate("hand.handover()")
        assert screen.too_wide() == 0


def test_whoever_comes_back_sees_what_has_happened_meanwhile(server: Server, look: Look) -> None:
    table = Table(server)
    table.turn_of(BEN)
    screen = look(table.ana, table.id, still=False, pace="slow")
    seen = len(table.ana.screen(table.id, ANA)["log"])
    screen.page.evaluate("n => hand.shown(n)", table.ana.screen(table.id)["revision"])
    screen.go("/")
    table.turn_of(ANA)
    screen.table(table.id)
    screen.page.locator("[data-caption]").wait_for()
    screen.wait_until("lines.length > 0")
    screen.page.keyboard.press("s")
    screen.page.evaluate("n => hand.shown(n)", table.ana.screen(table.id)["revision"])
    assert min(screen.page.evaluate("lines")) >= seen


# ---------------------------------------------------------------- coming and going


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "de")])
def test_somebody_leaves_a_bot_plays_for_them_and_they_come_back(
    server: Server, look: Look, size: str, lang: str
) -> None:
    table = Table(server)
    table.turn_of(ANA)
    ben = look(table.ben, table.id, size, lang=lang)
    ana = look(table.ana, table.id)
    open_sheet(ben, lang)
    assert ben.axe() == []
    button(ben, lang, "people-leave").click()
    expect(ben.page).to_have_url(server.url + "/")
    expect(ana.page.locator(".seat").nth(BEN)).to_contain_text("a bot plays for Ben")
    ben.table(table.id)
    banner = ben.page.locator("[data-standin]")
    expect(banner).to_contain_text(said(lang, "people-bot-for-you"))
    assert ben.page.locator("[data-action].lit").count() == 0
    assert ben.axe() == []
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    expect(ana.page.locator(".seat").nth(BEN)).not_to_contain_text("a bot plays")


def test_when_the_time_is_up_a_bot_stands_in_until_the_seat_is_taken_back(
    server: Server, look: Look
) -> None:
    table = Table(server, terms={"clock": {"kind": "move", "seconds": 120}})
    table.turn_of(ANA)
    ana = look(table.ana, table.id, lang="es")
    ben = look(table.ben, table.id, "phone")
    for screen in (ana, ben):
        expect(screen.page.locator(f"#prompt [data-time='{ANA}']")).to_contain_text("1:")

    let_be_due(server, table.id, time.time() + 25)
    table.ben.post(f"/api/rooms/{table.id}/say", phrase="thinking")
    expect(ana.page.locator("#prompt .pressing")).to_be_visible()
    expect(ana.page.locator("[data-calls]")).to_have_text(re.compile("Te quedan 2\\d segundos"))
    assert ana.axe() == []
    let_be_due(server, table.id, 1)
    banner = ana.page.locator("[data-standin]")
    expect(banner).to_contain_text(said("es", "people-bot-for-you"))
    expect(ben.page.locator("#prompt")).to_be_visible()
    banner.get_by_role("button", name=said("es", "people-come-back")).click()
    expect(banner).to_have_count(0)
    assert not table.room()["places"][ANA]["standin"]


def test_who_resigns_is_asked_first_and_the_seat_is_offered_to_another(
    server: Server, look: Look
) -> None:
    table = Table(server)
    ana, ben = look(table.ana, table.id), look(table.ben, table.id, "upright", lang="de")
    open_sheet(ben, "de")
    button(ben, "de", "people-resign").click()
    expect(ben.page.get_by_text(said("de", "people-resign-sure"))).to_be_visible()
    button(ben, "de", "people-resign").click()
    expect(ben.page).to_have_url(server.url + "/")
    open_sheet(ana)
    switch = ana.page.get_by_role("switch")
    switch.click()
    expect(ana.page.get_by_role("button", name=re.compile("Copy the link"))).to_be_visible()
    assert ana.axe() == []
    ana.page.keyboard.press("Escape")
    invited(table.ana, table.id, table.eve, BEN)
    expect(ana.page.locator(".seat").nth(BEN)).to_contain_text("Eve")


def test_a_game_of_one_device_is_opened_to_others(server: Server, look: Look) -> None:
    ana, ben = (comer(server, name) for name in ("Ana", "Ben"))
    sitters = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    id = ana.post("/api/tables", sitters=sitters)["id"]
    screen = look(ana, id)
    assert button(screen, "en", "side-tab-people").count() == 0
    open_sheet(screen)
    screen.page.get_by_role("button", name="Invite others").click()
    screen.page.get_by_role("switch").click()
    expect(screen.page.get_by_role("button", name=re.compile("Copy the link"))).to_be_visible()
    screen.page.keyboard.press("Escape")
    invited(ana, id, ben, BEN)
    open_people(screen)
    expect(screen.page.locator(".people")).to_contain_text("Ben")
    # That there was no room at first is no fault of the page's.
    screen.errors[:] = [error for error in screen.errors if f"/api/rooms/{id}" not in error]


# ---------------------------------------------------------------- taking back


@pytest.mark.parametrize("agreed", [True, False])
def test_what_others_have_seen_is_taken_back_if_they_agree(
    server: Server, look: Look, agreed: bool
) -> None:
    table = Table(server)
    table.too_late_for_ben()
    ben = look(table.ben, table.id, "phone", lang="de")
    ana = look(table.ana, table.id, "tablet", lang="es")
    before = table.ana.screen(table.id)["revision"]
    ben.page.locator("[data-ask-back]").click()
    question = ana.page.locator("[data-taking-back]")
    expect(question).to_contain_text("Ben pide deshacer")
    expect(ben.page.locator("[data-taking-back]")).to_contain_text("Noch keine Antwort: Ana")
    assert ana.page.locator("[data-action].lit").count() > 0, "nobody has to answer first"
    assert ana.axe() + ben.axe() == []
    answer = "people-back-agree" if agreed else "people-back-refuse"
    question.get_by_role("button", name=said("es", answer), exact=True).click()
    expect(question.get_by_role("button")).to_have_count(0)
    if agreed:
        expect(ben.page).to_have_title(re.compile("^● "))
        assert table.asked() == BEN
    else:
        told = ben.page.locator("[data-taking-back]")
        expect(told).to_contain_text(said("de", "people-back-refused"))
        assert table.ana.screen(table.id)["revision"] == before


def test_a_wish_to_take_back_ends_when_the_table_moves_on(server: Server, look: Look) -> None:
    table = Table(server)
    table.too_late_for_ben()
    ana, ben = look(table.ana, table.id), look(table.ben, table.id)
    ben.page.locator("[data-ask-back]").click()
    expect(ana.page.locator("[data-taking-back] button")).to_have_count(2)
    table.ana.act(table.id, ANA)
    for screen in (ana, ben):
        expect(screen.page.locator("[data-taking-back]")).to_have_text("")


# ---------------------------------------------------------------- watching


@pytest.mark.parametrize("size", ["laptop", "phone", "lying"])
def test_who_watches_sees_everybody_s_turns_and_nobody_s_cards(
    server: Server, look: Look, size: str
) -> None:
    table = Table(server, terms={"watching": "now", "listed": True})
    table.turn_of(ANA)
    table.eve.post(f"/api/rooms/{table.id}/enter", name="Eve")
    eve = look(table.eve, table.id, size, lang="de", still=False, pace="slow")
    expect(eve.page.locator("[data-watching]")).to_have_text(said("de", "people-watching"))
    assert eve.page.locator("[data-hand], .lit").count() == 0
    assert eve.axe() == []
    seen = len(table.ana.screen(table.id)["log"])
    table.turn_of(BEN)
    eve.page.locator(f"[data-caption='{ANA}']").wait_for()
    eve.wait_until("lines.length > 0")
    eve.page.keyboard.press("s")
    eve.page.evaluate("n => hand.shown(n)", table.ana.screen(table.id)["revision"])
    assert min(eve.page.evaluate("lines")) >= seen
    assert eve.page.locator("[data-hand], .lit").count() == 0


def test_who_watches_later_is_told_so(server: Server, look: Look) -> None:
    table = Table(server, terms={"watching": "later", "listed": True})
    table.turn_of(BEN)
    table.eve.post(f"/api/rooms/{table.id}/enter", name="Eve")
    eve = look(table.eve, table.id, lang="es")
    expect(eve.page.locator("[data-watching]")).to_contain_text(said("es", "people-later"))
    assert eve.page.locator(".seat .now").count() <= 1


# ---------------------------------------------------------------- talking, once more


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_people_talk_each_in_their_own_language(server: Server, look: Look, size: str) -> None:
    table = Table(server)
    ana, ben = look(table.ana, table.id, size), look(table.ben, table.id, "tablet", lang="de")
    table.ben.post(f"/api/rooms/{table.id}/say", phrase="good-luck")
    tab = ana.page.locator("[data-key='t']")
    expect(tab).to_contain_text("1 new line")
    expect(ana.page.locator("[data-calls]")).to_have_text("Ben: Good luck!")
    ana.page.keyboard.press("t")
    expect(tab).not_to_contain_text("new line")
    ana.page.keyboard.type("Danke, dir auch!")
    ana.page.keyboard.press("Enter")
    open_people(ben, "de")
    expect(ben.page.get_by_role("log")).to_contain_text("Viel Glück!")
    expect(ben.page.get_by_role("log")).to_contain_text("Danke, dir auch!")
    assert ana.axe() + ben.axe() == []


def test_a_rematch_gathers_those_who_come_along(server: Server, look: Look) -> None:
    table = Table(server, "bot")
    for person in table.people.values():
        person.post(f"/api/rooms/{table.id}/leave")  # bots play it to the end
    while not table.ana.screen(table.id)["over"]:
        time.sleep(0.5)
    ana, ben = look(table.ana, table.id), look(table.ben, table.id, "phone", lang="es")
    button(ana, "en", "people-again").click()
    expect(ana.page).to_have_url(re.compile("/room/"))
    expect(ben.page.get_by_text(said("es", "people-again-wish", name="Ana"))).to_be_visible()
    assert ben.axe() == []
    button(ben, "es", "people-again-come").click()
    expect(ben.page).to_have_url(re.compile("/room/"))
    assert ana.page.url == ben.page.url


def test_where_one_device_is_served_there_is_nothing_of_all_this(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("alone"))
    try:
        screen = Screen(browser, server)
        asked: list[str] = []
        screen.page.on("request", lambda request: asked.append(request.url))
        screen.table(server.open(1, 1))
        screen.page.locator("#prompt").wait_for()
        assert not [url for url in asked if "/api/rooms" in url]
        assert screen.page.locator("[data-key='t'], [data-calls], [data-taking-back]").count() == 0
        assert button(screen, "en", "people-table").count() == 0
        screen.close()
    finally:
        server.kill()
