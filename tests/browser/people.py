"""People with screens of their own at one server: they come by link, sit at a table, and play."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Collection
from contextlib import closing
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from kanly.web.people import COOKIE
from tests.web.people import Person, invited, open_room

from .browser import Player, Screen, Server, Typist, said

ANA, BEN = 0, 1


def button(screen: Screen, lang: str, message: str) -> Locator:
    """The button that says this in a language."""
    return screen.page.get_by_role("button", name=said(lang, message), exact=True)


def open_people(screen: Screen, lang: str = "en") -> None:
    """Turn to the people."""
    screen.page.get_by_role("button", name=re.compile(f"^{said(lang, 'side-tab-people')}")).click()


def open_sheet(screen: Screen, lang: str = "en") -> None:
    """Open what can be done about the table; where it is narrow, from the menu."""
    if screen.touch:
        screen.page.locator("[data-menu]").click()
    button(screen, lang, "people-table").click()


def arranges(
    screen: Screen,
    name: str,
    players: int,
    free: Collection[int],
    lang: str = "en",
    ticked: Collection[str] = (),
    switched: Collection[str] = (),
    clock: str = "",
) -> str:
    """Somebody arranges a game, gives seats away by link, or to bots; the id of what comes of it.

    A room, where people must gather first; otherwise the table at once.
    """
    page = screen.page
    screen.go("/")
    for message in ticked:
        screen.tick(said(lang, message))
    screen.tick(said(lang, "setup-players-n", n=players))
    for message in switched:
        screen.tick(said(lang, message), "switch")
    seats = [said(lang, "setup-seat-n", n=n + 1) for n in range(players)]
    page.get_by_label(said(lang, "setup-name-label", seat=seats[0])).fill(name)
    for seat in range(1, players):
        kind = page.get_by_label(said(lang, "setup-kind-label", seat=seats[seat]))
        expect(kind).to_be_enabled()
        kind.select_option("open" if seat in free else "bot:random")
    if clock:
        page.get_by_role("combobox", name=said(lang, "terms-clock")).select_option(clock)
    if free:
        page.get_by_role("button", name=said(lang, "setup-open-table")).click()
        page.wait_for_url("**/room/*")
        expect(page.get_by_role("heading", level=1)).to_have_text(said(lang, "room-title-own"))
    else:
        page.get_by_role("button", name=said(lang, "setup-start"), exact=True).click()
        at_table(screen)
    return here(screen)


def here(screen: Screen) -> str:
    """The id in the address."""
    return screen.page.url.rpartition("/")[2]


def comes(guest: Screen, address: str, name: str, lang: str = "en") -> None:
    """Somebody opens a link, says a name, and comes in."""
    guest.go(address)
    field = guest.page.get_by_role("textbox", name=said(lang, "room-name"))
    expect(field).to_be_visible()
    assert "#" not in guest.page.url
    field.fill(name)
    guest.page.get_by_role("button", name=said(lang, "join-come")).click()
    guest.page.wait_for_url(re.compile("/(room|table)/"))
    expect(guest.page.locator("h1, [data-revision]").first).to_be_visible()


def at_table(screen: Screen) -> None:
    """Wait until the table is there."""
    screen.page.wait_for_url("**/table/*")
    screen.page.wait_for_selector("[data-revision]")


def let_be_due(server: Server, id: str, at: float) -> None:
    """Set when the time of whoever is asked is up (seconds since 1970)."""
    with closing(sqlite3.connect(server.folder / "kanly.db", timeout=10)) as db:
        db.execute("update tables set due = ? where id = ?", (at, id))
        db.commit()


class Patient(Person):
    """Somebody who asks again when the server wants to be asked later."""

    def ask(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """Whatever is answered in the end."""
        while True:
            answer = super().ask(method, path, body, **params)
            if answer.status_code != 429:
                return answer
            time.sleep(float(answer.headers["retry-after"]))


def comer(server: Server, name: str) -> Person:
    """Somebody who comes without a screen."""
    return Patient(httpx.Client(base_url=server.url, timeout=30), name)


def person_at(screen: Screen, name: str) -> Person:
    """Whoever sits at this screen, to ask without it."""
    person = comer(screen.server, name)
    cookies = screen.context.cookies()
    person.cookie = next(x["value"] for x in cookies if x.get("name") == COOKIE)
    return person


def sits_down(person: Person, screen: Screen) -> None:
    """Somebody who was without a screen has this one."""
    cookie = {"name": COOKIE, "value": person.cookie, "url": screen.server.url}
    screen.context.add_cookies([cookie])  # type: ignore[list-item]


class Guest(Player):
    """Somebody with a screen of their own, who plays at one seat."""

    def __init__(self, screen: Screen, id: str, person: Person, seat: int) -> None:
        super().__init__(screen, id, seed=seat + 1)
        self.person = person
        self.seat = seat

    def now(self) -> dict[str, Any]:
        """The table as this person sees it, the page showing the same."""
        self.latest = self.person.screen(self.id, self.seat)
        self.page.evaluate("n => hand.shown(n)", self.latest["revision"])
        return self.latest

    def answer(self) -> None:
        """One answer of their own."""
        with self.pictured():
            self.do(self.chance.choice(self.now()["decision"]["actions"])["action"])


class TypingGuest(Guest, Typist):
    """The same with the keyboard alone."""


class Table:
    """A game of Ana and Ben at a public server, and of bots if they wish."""

    def __init__(self, server: Server, *bots: str, **more: Any) -> None:
        self.ana, self.ben, self.eve = (comer(server, name) for name in ("Ana", "Ben", "Eve"))
        self.people = {ANA: self.ana, BEN: self.ben}
        self.id = open_room(self.ana, "person", "open", *bots, **more)
        invited(self.ana, self.id, self.ben, BEN)
        self.ana.post(f"/api/rooms/{self.id}/start")

    def asked(self) -> int:
        """The seat of the person who is asked, once no bot is at work."""
        for _ in range(600):
            decision = self.ana.screen(self.id)["decision"]
            if decision is None or decision["seat"] in self.people:
                return -1 if decision is None else int(decision["seat"])
            time.sleep(0.05)
        raise AssertionError("the bots do not come to an end")

    def play(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Both answer without a page until the table is as wanted."""
        while not until(self.ana.screen(self.id)):
            seat = self.asked()
            self.people[seat].act(self.id, seat)

    def turn_of(self, seat: int) -> None:
        """Go on to the beginning of somebody's turn, once both have had one."""

        def wanted(now: dict[str, Any]) -> bool:
            asked = now["decision"]
            at = (asked["seat"], asked["kind"]) == (seat, "turn") if asked else False
            return at and all(has_acted(now, one) for one in self.people)

        self.play(wanted)

    def too_late_for_ben(self) -> None:
        """Go on until Ana decides, and Ben cannot take back alone what he did."""

        def wanted(now: dict[str, Any]) -> bool:
            ends = self.ben.screen(self.id, BEN)["undo_ends"]
            late = ends in ("other-seat", "hidden-seen") and has_acted(now, BEN)
            return late and now["decision"]["seat"] == ANA

        self.play(wanted)

    def room(self) -> dict[str, Any]:
        """The room as Ana sees it."""
        return self.ana.room(self.id)


def has_acted(now: dict[str, Any], seat: int) -> bool:
    """Has somebody had a turn already?"""
    return any(line["begins"] and line["seat"] == seat for line in now["log"])
