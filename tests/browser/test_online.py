"""Whole games of people who came by link, each with a screen and a language of their own."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person, invited

from .browser import Screen, Server, said
from .people import (
    Guest,
    TypingGuest,
    arranges,
    at_table,
    button,
    comer,
    comes,
    here,
    let_be_due,
    open_people,
    open_sheet,
    person_at,
)

SOAK = "KANLY_SOAK" in os.environ
"""Everybody has a screen, and every answer is given there (``make soak-page``).

Otherwise there are two screens at a table, and between the incidents everything is answered
without them."""
SCREENS = 6 if SOAK else 2
ANSWERS = 2
"""So many answers everybody with a screen gives there after each incident."""
LONG = "Maximiliane-Wolkenstein "[:24].strip()
LONG_PATIENCE = 20_000
ELSEWHERE = "/settings"
"""A screen that does not follow the table."""


class Somebody(NamedTuple):
    """A person, and what they look at."""

    name: str
    size: str
    lang: str
    theme: str = "light"
    typing: bool = False
    """With the keyboard alone?"""


class Game(NamedTuple):
    """What is agreed on, and who comes; the first arranges it, bots have the seats left."""

    players: int
    people: tuple[Somebody, ...]
    incidents: tuple[Callable[[Party], None], ...]
    ticked: tuple[str, ...] = ()
    switched: tuple[str, ...] = ()
    clock: str = ""


class Party:
    """People at one table: they gather, play with or without their screens, and play again."""

    def __init__(self, open_screen: Callable[..., Screen], server: Server, game: Game) -> None:
        self.open_screen = open_screen
        self.server = server
        self.game = game
        self.chance = random.Random(len(game.people))
        self.guests: dict[int, Guest] = {}
        """Those with a screen, by their seats."""
        self.persons: dict[int, Person] = {}
        self.spectators: list[Screen] = []
        self.looked = 0
        """So often it was asked whether all looks good."""

    # ------------------------------------------------------------ gathering

    def opens(self, who: Somebody) -> Screen:
        """Somebody's screen."""
        screen = self.open_screen(who.size, lang=who.lang, theme=who.theme)
        screen.context.add_init_script("hand.hurry(6)")
        return screen

    def gather(self) -> None:
        """One arranges the game, the others come by the links of their seats."""
        game = self.game
        first, *others = game.people
        screen = self.opens(first)
        free = range(1, len(game.people))
        self.id = arranges(
            screen, first.name, game.players, free, first.lang, game.ticked, game.switched,
            game.clock,
        )  # fmt: skip
        self.host = person_at(screen, first.name)
        self.sits(0, screen, self.host)
        for seat, who in enumerate(others, 1):
            if seat < SCREENS:
                guest = self.opens(who)
                comes(guest, self.link(seat), who.name, who.lang)
                self.sits(seat, guest, person_at(guest, who.name))
            else:
                self.persons[seat] = comer(self.server, who.name)
                invited(self.host, self.id, self.persons[seat], seat)
        self.looks_good()

    def sits(self, seat: int, screen: Screen, person: Person) -> None:
        """Somebody with a screen has a seat."""
        self.persons[seat] = person
        guest = TypingGuest if self.game.people[seat].typing else Guest
        self.guests[seat] = guest(screen, self.id, person, seat)

    def link(self, seat: int | None = None) -> str:
        """The address the host sends away, for a seat or for the room."""
        room = self.host.room(self.id)
        found = room["invitation"] if seat is None else room["places"][seat]["invitation"]
        return f"/join/{self.id}#{found}"

    def begins(self) -> None:
        """The host begins, and all are at the table."""
        host = self.guests[0]
        if self.alone:
            return
        button(host.screen, self.lang(0), "room-begin").click()
        for guest in self.guests.values():
            at_table(guest.screen)

    @property
    def alone(self) -> bool:
        """Is it a game of one person, for whom there is no room?"""
        return len(self.game.people) == 1

    def lang(self, seat: int) -> str:
        """What somebody speaks."""
        return self.game.people[seat].lang

    # ------------------------------------------------------------ playing

    def look(self) -> dict[str, Any]:
        """The table as everybody may see it, once no bot is at work."""
        return self.settled(self.host.screen(self.id))

    def settled(self, now: dict[str, Any]) -> dict[str, Any]:
        """The table once no bot is at work."""
        end = time.monotonic() + 60
        while now["decision"] and not self.answers(now, now["decision"]["seat"]):
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.1)
            now = self.host.screen(self.id)
        return now

    def answers(self, now: dict[str, Any], seat: int) -> bool:
        """Does a person answer at this seat?"""
        return seat in self.persons and not now["sitters"][seat]["standin"]

    def play(self, until: Callable[[dict[str, Any]], bool], by_page: bool = True) -> dict[str, Any]:
        """Everybody answers until the table is as wanted."""
        now = self.look()
        while not until(now):
            assert now["decision"], "the game ended before"
            seat = now["decision"]["seat"]
            if by_page and seat in self.guests:
                self.guests[seat].answer()
                now = self.look()
            else:
                now = self.settled(self.answer_unseen(seat, now))
        return now

    def answer_unseen(self, seat: int, now: dict[str, Any]) -> dict[str, Any]:
        """Somebody answers without a screen; the table as they see it then."""
        person = self.persons[seat]
        seen = now if now["seat"] == seat else person.screen(self.id, seat)
        action = self.chance.choice(seen["decision"]["actions"])["action"]
        answer = {"seat": seat, "revision": seen["revision"], "action": action}
        return dict(person.post(f"/api/tables/{self.id}/actions", **answer))

    def by_hand(self) -> None:
        """Everybody with a screen answers there a few times; all screens follow."""
        wanted = {seat: len(x.done) + ANSWERS for seat, x in self.guests.items()}

        def done(now: dict[str, Any]) -> bool:
            return now["over"] or all(
                len(self.guests[seat].done) >= n or not self.answers(now, seat)
                for seat, n in wanted.items()
            )

        before = self.look()
        self.follows(before, self.play(done))

    def follows(self, before: dict[str, Any], now: dict[str, Any]) -> None:
        """All screens show the table as it is, and have said the last thing that happened."""
        for seat, guest in self.guests.items():
            guest.page.evaluate("n => hand.shown(n)", now["revision"])
            if not now["over"] and len(now["log"]) > len(before["log"]):
                seen = guest.person.get(f"/api/tables/{self.id}", seat=seat, lang=self.lang(seat))
                announced = guest.page.locator("[data-announced]")
                expect(announced).to_contain_text(seen["log"][-1]["text"])

    def goes_on_until(self, round: int) -> None:
        """Play up to a round: in the soak on the screens, otherwise with none open."""
        self.elsewhere(lambda now: now["over"] or now["view"]["round"] >= round)

    def goes_on_to_the_end(self) -> None:
        """Play until the game is over."""
        self.elsewhere(lambda now: now["over"])
        for guest in self.guests.values():
            expect(guest.page.locator("main h1")).to_be_visible(timeout=LONG_PATIENCE)

    def elsewhere(self, until: Callable[[dict[str, Any]], bool]) -> None:
        if SOAK:
            self.play(until)
            return
        screens = self.screens()
        for screen in screens:
            screen.go(ELSEWHERE)
        self.play(until, by_page=False)
        for screen in screens:
            screen.table(self.id)

    # ------------------------------------------------------------ looking

    def screens(self) -> list[Screen]:
        """Those of all who play and watch."""
        return [guest.screen for guest in self.guests.values()] + self.spectators

    def looks_good(self) -> None:
        """No screen has anything to complain of; outside the soak one is looked at in turn."""
        screens = self.screens()
        self.looked += 1
        for screen in screens if SOAK else [screens[self.looked % len(screens)]]:
            assert (screen.axe(), screen.too_wide()) == ([], 0), screen.page.url

    def says_good_game(self) -> None:
        """One thanks for the game where it has ended, and the other reads it."""
        first, second = list(self.guests.values())[:2]
        button(second.screen, self.lang(second.seat), "phrase-good-game").click()
        expect(first.page.get_by_role("log")).to_contain_text(
            said(self.lang(first.seat), "phrase-good-game")
        )

    # ------------------------------------------------------------ once more

    def plays_again(self) -> None:
        """One wishes a rematch, the others come along, and it begins."""
        first, *others = self.guests.values()
        before = self.id
        button(
            first.screen, self.lang(0), "end-rematch-new" if self.alone else "people-again"
        ).click()
        first.page.wait_for_url(lambda url: before not in url)
        self.id = here(first.screen)
        for guest in others:
            button(guest.screen, self.lang(guest.seat), "people-again-come").click()
            guest.page.wait_for_url("**/room/*")
        for seat in self.persons.keys() - self.guests.keys():
            self.persons[seat].post(f"/api/rooms/{before}/again")
        for guest in self.guests.values():
            self.sits(guest.seat, guest.screen, guest.person)
        self.begins()
        self.by_hand()


# ---------------------------------------------------------------- what happens meanwhile


def loses_the_line(party: Party) -> None:
    """Somebody is cut off while the others go on, and sees it all when the line is back."""
    seat = max(party.guests)
    guest = party.guests[seat]
    guest.screen.context.set_offline(True)
    answered = len(party.look()["log"])

    def enough(now: dict[str, Any]) -> bool:
        asked = now["decision"]
        return now["over"] or asked["seat"] == seat or len(now["log"]) > answered + 12

    party.play(enough)
    guest.screen.context.set_offline(False)
    guest.page.evaluate("n => hand.shown(n)", party.look()["revision"])
    expect(guest.page.locator(".offline")).to_have_count(0)


def loses_the_server(party: Party) -> None:
    """The server is killed and comes back; every screen says so and goes on by itself."""
    before = party.look()
    party.server.kill()
    for seat, guest in party.guests.items():
        told = guest.page.locator(".offline")
        expect(told).to_have_text(said(party.lang(seat), "offline"), timeout=LONG_PATIENCE)
    party.server.start()
    for guest in party.guests.values():
        expect(guest.page.locator(".offline")).to_have_count(0, timeout=LONG_PATIENCE)
    assert party.look()["decision"] == before["decision"]


def talks(party: Party) -> None:
    """Own words as they are, phrases in everybody's language; who is muted is not heard."""
    (ana, ben), langs = list(party.guests.values())[:2], [party.lang(n) for n in (0, 1)]
    ben.person.post(f"/api/rooms/{party.id}/say", phrase="nice-move")
    heard = f"{party.game.people[1].name}: {said(langs[0], 'phrase-nice-move')}"
    expect(ana.page.locator("[data-calls]")).to_have_text(heard)
    open_people(ana.screen, langs[0])
    ana.page.get_by_role("textbox", name=said(langs[0], "talk-words")).fill("¿Wasser?")
    ana.page.keyboard.press("Enter")
    open_people(ben.screen, langs[1])
    log = ben.page.get_by_role("log")
    expect(log).to_contain_text("¿Wasser?")
    expect(log).to_contain_text(said(langs[1], "phrase-nice-move"))
    party.looks_good()
    ben.page.get_by_text(said(langs[1], "talk-hush"), exact=True).click()
    silence = said(langs[1], "talk-mute", name=party.game.people[0].name)
    ben.page.get_by_role("button", name=silence).click()
    expect(log).not_to_contain_text("¿Wasser?")


def runs_out_of_time(party: Party) -> None:
    """The time of whoever is asked is up: a bot answers until they take the seat back."""
    now = party.play(lambda now: now["decision"]["seat"] in party.guests)
    guest = party.guests[now["decision"]["seat"]]
    lang = party.lang(guest.seat)
    let_be_due(party.server, party.id, 1)
    banner = guest.page.locator("[data-standin]")
    expect(banner).to_contain_text(said(lang, "people-bot-for-you"))
    for other in party.guests.values():
        name = party.game.people[guest.seat].name
        told = said(party.lang(other.seat), "people-for", name=name)
        if other is not guest and not other.screen.touch:
            expect(other.page.locator(".seat").nth(guest.seat)).to_contain_text(told)
    party.looks_good()
    banner.get_by_role("button", name=said(lang, "people-come-back")).click()
    expect(banner).to_have_count(0)


def resigns_and_is_followed(party: Party) -> None:
    """Somebody gives up, the host offers the seat, and somebody else plays on there."""
    gone = party.guests[1]
    lang = party.lang(1)
    open_sheet(gone.screen, lang)
    button(gone.screen, lang, "people-resign").click()
    button(gone.screen, lang, "people-resign").click()
    expect(gone.page).to_have_url(party.server.url + "/")
    host = party.guests[0].screen
    open_sheet(host, party.lang(0))
    host.page.get_by_role("switch").first.click()
    expect(host.page.get_by_role("switch").first).to_be_checked()
    party.looks_good()
    host.page.keyboard.press("Escape")
    comer = party.opens(party.game.people[1])
    comes(comer, party.link(1), "Paul", lang)
    at_table(comer)
    party.sits(1, comer, person_at(comer, "Paul"))


def is_watched(party: Party) -> None:
    """Somebody comes without a seat, and sees everybody's turns and nobody's cards."""
    eve = party.opens(Somebody("Eve", "tablet", "de"))
    comes(eve, party.link(), "Eve", "de")
    at_table(eve)
    notice = eve.page.locator("[data-watching]")
    expect(notice).to_contain_text(said("de", "people-watching"))
    if party.look()["delayed"]:
        expect(notice).to_contain_text(said("de", "people-later"))
    assert eve.page.locator("[data-hand], .lit").count() == 0
    party.spectators.append(eve)
    party.looks_good()


ANA = Somebody("Ana", "desktop", "en")
BEN = Somebody("Benjamín", "upright", "es", "dark")
CORA = Somebody("Cora", "laptop", "de", "dark", typing=True)
DIETER = Somebody(LONG, "lying", "de")
ELENA = Somebody("Elena", "tablet", "es")
FIN = Somebody("Fin", "phone", "en")

GAMES = {
    "two-and-a-rival": Game(2, (ANA, BEN), (talks, loses_the_line)),
    "three": Game(
        3, (ANA, BEN, CORA), (runs_out_of_time, loses_the_server), clock="move 120"
    ),
    "four-with-contracts": Game(
        4, (CORA, FIN, ANA, ELENA), (resigns_and_is_followed, loses_the_line),
        switched=("setup-choam",),
    ),
    "two-teams": Game(
        6, (BEN, DIETER, ANA, CORA, ELENA, FIN), (is_watched, talks),
        ticked=("setup-game-six_players", "terms-watching-later"),
    ),
    "three-in-2020": Game(
        3, (CORA, ELENA, DIETER), (is_watched, loses_the_server),
        ticked=("setup-game-imperium", "terms-watching-now"),
    ),
    "two-and-house-hagal": Game(
        2, (DIETER, CORA), (loses_the_server, runs_out_of_time),
        ticked=("setup-game-imperium",), clock="game 900",
    ),
    "mixed": Game(3, (BEN, ANA), (loses_the_line, talks), ticked=("setup-game-mixed",)),
    "one-among-bots": Game(3, (FIN,), (loses_the_line, loses_the_server)),
}  # fmt: skip


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, public=True)
    yield found
    found.kill()


@pytest.fixture
def open_screen(browser: Browser, server: Server) -> Iterator[Callable[..., Screen]]:
    """Opens screens; of what their consoles say only lost connections are forgiven."""
    opened: list[Screen] = []

    def open_one(size: str, **more: Any) -> Screen:
        opened.append(Screen(browser, server, size, **more))
        return opened[-1]

    yield open_one
    heard = [error for x in opened for error in x.errors if "net::ERR" not in error]
    for screen in opened:
        screen.context.close()
    assert heard == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_people_play_a_whole_game_and_once_more(
    open_screen: Callable[..., Screen], server: Server, game: Game
) -> None:
    party = Party(open_screen, server, game)
    party.gather()
    party.begins()
    party.by_hand()
    party.looks_good()
    for round, incident in enumerate(game.incidents, 2):
        party.goes_on_until(round)
        incident(party)
        party.by_hand()
    party.goes_on_to_the_end()
    party.looks_good()
    if not party.alone:
        party.says_good_game()
    party.plays_again()
