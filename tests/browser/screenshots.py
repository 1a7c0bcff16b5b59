"""Makes docs/screenshots from fixed seeds: python -m tests.browser.screenshots."""

from __future__ import annotations

import io
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.web.people import Person, invited, open_room

from .browser import ROOT, Player, Screen, Server, launched
from .people import comer, open_people, sits_down

FOLDER = ROOT / "docs" / "screenshots"
MOST = 300_000
"""Bytes a picture may have."""
MOST_FILM = 3_000_000
FILM_SIZE = (960, 600)
LAST_FRAME = 2.5
"""Seconds."""
SEED = 11
SIX_SEED = 4
IMPERIUM_SEED = 5
NAMES = ("Ana", "Bruno", "Clara", "Diego", "Elena", "Felix")


def sitters(*kinds: str) -> list[dict[str, str]]:
    """Who sits at the table."""
    return [
        {"kind": kind, "name": name, "bot": "greedy" if kind == "bot" else ""}
        for kind, name in zip(kinds, NAMES)
    ]


Moments = tuple[dict[str, Any], list[dict[str, Any]]]
"""The record of a game, and every moment of it."""


def played(server: Server, seed: int = SEED, **agreed: Any) -> Moments:
    """A whole game of bots; if nothing else is agreed, of three in Uprising."""
    usual = {
        "sitters": sitters(*["bot"] * 3),
        "modules": ["choam"],
        "leaders": ["staban_tuek", "lady_jessica", "gurney_halleck"],
        "seed": seed,
    }
    id = server.ask("/api/tables", usual | agreed)["id"]
    while not server.ask(f"/api/tables/{id}")["over"]:
        time.sleep(0.2)
    record = server.ask(f"/api/tables/{id}/record")
    count = len(record["actions"])
    return record, [server.ask(f"/api/tables/{id}/replay/{n}?seat=0") for n in range(count + 1)]


def seated(server: Server, game: Moments, wanted: Callable[[dict[str, Any]], bool]) -> str:
    """A table of one person among bots at the first moment of the game that is wanted."""
    record, moments = game
    ply, screen = next(
        (n, moment["screen"]) for n, moment in enumerate(moments) if wanted(moment["screen"])
    )
    cut = {**record, "actions": record["actions"][:ply]}
    del cut["end"]
    person = screen["decision"]["seat"] if screen["decision"] else 0
    kinds = ["person" if n == person else "bot" for n in range(len(screen["sitters"]))]
    opened = server.ask("/api/records", {"record": cut, "sitters": sitters(*kinds)})
    return str(opened["id"])


def at(kind: str, round: int) -> Callable[[dict[str, Any]], bool]:
    """The first seat is asked a question of this kind, from this round on."""

    def wanted(screen: dict[str, Any]) -> bool:
        decision = screen["decision"]
        return (
            screen["view"]["round"] >= round
            and decision is not None
            and decision["seat"] == 0
            and decision["kind"] == kind
            and len(decision["actions"]) > 3
        )

    return wanted


def few_colours(png: bytes) -> Image.Image:
    """The same picture in 256 colours, which takes a third of the room."""
    return Image.open(io.BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE)


def keep(screen: Screen, name: str) -> None:
    """Take the picture once everything stands still."""
    page = screen.page
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    path = FOLDER / f"{name}.png"
    few_colours(page.screenshot(animations="disabled", caret="hide")).save(path, optimize=True)
    weigh(path, MOST)


def weigh(path: Path, most: int) -> None:
    """Say how large a picture is; too large is a fault."""
    size = path.stat().st_size
    assert size < most, f"{path} has {size} bytes"
    print(f"{path.relative_to(ROOT)} {size // 1000} KB")


class Film:
    """A moving picture of a screen, as fast as it really went."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []

    def roll(self, seconds: float) -> None:
        """Go on filming for so long."""
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            frame = self.page.screenshot(caret="hide")
            if not self.frames or self.frames[-1][1] != frame:
                self.frames.append((now, frame))
            self.page.wait_for_timeout(20)

    def save(self, path: Path) -> None:
        """Write it; the last frame stays for a while before it begins again."""
        pictures = [
            Image.open(io.BytesIO(frame)).convert("RGB").resize(FILM_SIZE, Image.Resampling.LANCZOS)
            for _, frame in self.frames
        ]
        times = [moment for moment, _ in self.frames]
        lasting = [round(1000 * (b - a)) for a, b in pairwise([*times, times[-1] + LAST_FRAME])]
        first, *others = pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=lasting,
            loop=0,
            quality=62,
            method=6,
        )
        weigh(path, MOST_FILM)


def film_a_turn(browser: Browser, server: Server, table: str) -> None:
    """A card, a space, the end of the turn, and what the others do then."""
    screen = Screen(browser, server, "laptop", still=False, pace="normal")
    screen.table(table)
    player = Player(screen, table, 1)
    film = Film(screen.page)
    film.roll(1)
    for sort in ("card", "space", "end"):
        actions = player.now()["decision"]["actions"]
        while not (wanted := [x["action"] for x in actions if x["sort"] == sort]):
            player.do(actions[0]["action"])
            actions = player.now()["decision"]["actions"]
        screen.press(player.reach(wanted[0]))
        film.roll(1.2)
        if screen.page.locator("[data-confirm]").count():
            screen.page.locator("[data-confirm]").first.click()
            film.roll(1.5)
    film.roll(7)
    film.save(FOLDER / "turn.webp")
    screen.close()


def watch(browser: Browser, server: Server, table: str) -> None:
    """What others do, a Combat and the end of a round, as they are shown."""
    screen = Screen(browser, server, "laptop", pace="step", scenes="wait")
    screen.table(table)
    page = screen.page
    for wanted, name in (
        ("[data-caption]", "theatre-1280"),
        ("[data-scene=ranking]", "combat-1280"),
        ("[data-scene=round]", "round-1280"),
    ):
        for _ in range(200):
            if page.locator(wanted).count():
                break
            if page.locator("[data-playing]").count():
                page.keyboard.press("Space")
            else:
                server.answer(table, server.decide(table)["decision"]["actions"][-1]["action"])
            page.wait_for_timeout(500)  # two presses sooner than that would end the turn
        page.wait_for_selector(wanted)
        keep(screen, name)
    screen.close()


def learn(browser: Browser, server: Server) -> None:
    """The lessons, one of them, the settings."""
    lesson = server.ask("/api/lessons", {"id": "agents"})["id"]
    for name, size, path in (
        ("learn-1280", "laptop", "/learn"),
        ("lesson-1280", "laptop", f"/table/{lesson}"),
        ("lesson-390", "upright", f"/table/{lesson}"),
        ("settings-1280", "laptop", "/settings"),
    ):
        screen = Screen(browser, server, size)
        screen.go(path)
        screen.page.wait_for_selector("main h1, #prompt")
        screen.page.wait_for_timeout(500)
        keep(screen, name)
        screen.close()


def remember(browser: Browser, server: Server) -> None:
    """The record of somebody who has played a few games."""
    for seed in range(SEED + 1, SEED + 7):
        record, _ = played(server, seed)
        person = {"record": record, "sitters": sitters("person", "bot", "bot")}
        server.ask("/api/records", person)
    screen = Screen(browser, server, "laptop")
    screen.go("/profile")
    screen.page.wait_for_selector("main h2")
    screen.page.wait_for_timeout(500)
    keep(screen, "record-1280")
    screen.close()


def take(browser: Browser, server: Server) -> None:
    """All pictures."""
    game = played(server)
    film_a_turn(browser, server, seated(server, game, at("turn", 3)))
    watch(browser, server, seated(server, game, at("turn", 5)))
    turn = seated(server, game, at("turn", 4))
    space = seated(server, game, at("space", 4))
    reveal = seated(server, game, at("reveal-menu", 4))
    end = seated(server, game, lambda screen: bool(screen["over"]))

    def shoot(size: str, path: str, theme: str = "light") -> Screen:
        screen = Screen(browser, server, size, theme=theme)
        screen.go(path)
        screen.page.wait_for_selector("main h1, main h2, #prompt")
        screen.page.wait_for_timeout(500)
        return screen

    for name, size, path, theme in (
        ("table-1920", "desktop", f"/table/{space}", "light"),
        ("table-1280-dark", "laptop", f"/table/{turn}", "dark"),
        ("table-768", "tablet", f"/table/{space}", "light"),
        ("table-844", "lying", f"/table/{space}", "light"),
        ("table-360", "phone", f"/table/{space}", "light"),
        ("reveal-1280", "laptop", f"/table/{reveal}", "light"),
        ("end-1280", "laptop", f"/table/{end}", "light"),
        ("cards-1280", "laptop", "/cards", "light"),
    ):
        screen = shoot(size, path, theme)
        keep(screen, name)
        screen.close()

    screen = shoot("laptop", f"/replay/{end}")
    screen.page.get_by_role("slider").fill("60")
    screen.page.get_by_text("Step 60 of").wait_for()
    keep(screen, "review-1280")
    screen.close()

    chosen = Screen(browser, server, "laptop")
    chosen.table(space)
    player = Player(chosen, space, 1)
    action = player.now()["decision"]["actions"][0]["action"]
    chosen.press(player.reach(action))
    chosen.page.wait_for_selector("[data-explain]")
    keep(chosen, "preview-1280")
    chosen.close()


def two_teams(browser: Browser, server: Server) -> None:
    """Six players: a Commander's turn, a trade, the end."""
    game = played(server, SIX_SEED, sitters=sitters(*["bot"] * 6), leaders="recommended")

    def commanding(screen: dict[str, Any]) -> bool:
        return screen["view"]["teams"]["activated"] == 2 and at("space", 4)(screen)

    def trading(screen: dict[str, Any]) -> bool:
        decision = screen["decision"]
        return decision is not None and decision["kind"] == "trade-kind"

    space = seated(server, game, commanding)
    for name, size, table in (
        ("six-1280", "laptop", space),
        ("six-360", "phone", space),
        ("six-trade-1280", "laptop", seated(server, game, trading)),
        ("six-end-1280", "laptop", seated(server, game, lambda screen: bool(screen["over"]))),
    ):
        screen = Screen(browser, server, size)
        screen.table(table)
        screen.page.wait_for_timeout(500)
        keep(screen, name)
        screen.close()


def of_2020(browser: Browser, server: Server) -> None:
    """The game of 2020: where an Agent can go, by day and by night, and on a phone."""
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    game = played(server, IMPERIUM_SEED, edition="imperium", modules=[], leaders=leaders)
    space = seated(server, game, at("space", 4))
    for name, size, theme in (
        ("imperium-1280", "laptop", "light"),
        ("imperium-1920-dark", "desktop", "dark"),
        ("imperium-360", "phone", "light"),
    ):
        screen = Screen(browser, server, size, theme=theme)
        screen.table(space)
        screen.page.wait_for_timeout(500)
        keep(screen, name)
        screen.close()


def opened_to_others(host: Person, game: Moments, *others: Person) -> str:
    """A table in the middle of a game, at which people have taken seats by link."""
    record, moments = game
    ply = next(n for n, moment in enumerate(moments) if at("turn", 4)(moment["screen"]))
    cut = {**record, "actions": record["actions"][:ply]}
    del cut["end"]
    kinds = ["person", *["bot"] * (len(moments[0]["screen"]["sitters"]) - 1)]
    id = str(host.post("/api/records", record=cut, sitters=sitters(*kinds))["id"])
    host.post(f"/api/tables/{id}/room")
    for seat, person in enumerate(others, 1):
        host.post(f"/api/rooms/{id}/offer", seat=seat, on=True)
        invited(host, id, person, seat)
    return id


def together(browser: Browser, server: Server, game: Moments) -> None:
    """People gather for a game; three of them play, on a laptop and on a phone."""
    ana, bruno, clara = (comer(server, name) for name in NAMES[:3])

    def shoot(person: Person, size: str, path: str, theme: str = "light") -> Screen:
        screen = Screen(browser, server, size, theme=theme)
        sits_down(person, screen)
        screen.go(path)
        screen.page.wait_for_selector("main h1, #prompt")
        return screen

    room = open_room(ana, "person", "open", "open", "open")
    invited(ana, room, bruno, 1)
    for person, seat, leader in ((ana, 0, "lady_jessica"), (bruno, 1, "gurney_halleck")):
        person.post(f"/api/rooms/{room}/wish", seat=seat, leader=leader)
    bruno.post(f"/api/rooms/{room}/say", phrase="hello")
    ana.post(f"/api/rooms/{room}/say", words="Clara is on her way.")
    guest = shoot(bruno, "upright", f"/room/{room}", "dark")
    host = shoot(ana, "laptop", f"/room/{room}")
    expect(host.page.get_by_text("here", exact=True)).to_have_count(4)
    keep(host, "room-1280")
    host.close()
    guest.close()

    table = opened_to_others(ana, game, bruno, clara)
    clara.post(f"/api/rooms/{table}/say", phrase="nice-move")
    bruno.post(f"/api/rooms/{table}/say", phrase="thanks")
    waiting = shoot(clara, "upright", f"/table/{table}", "dark")
    deciding = shoot(ana, "laptop", f"/table/{table}")
    for screen in (deciding, waiting):
        open_people(screen)
    expect(deciding.page.get_by_role("log")).to_contain_text("Nice move!")
    keep(deciding, "people-1280")
    keep(waiting, "people-390-dark")
    deciding.close()
    waiting.close()


def set_up(browser: Browser, server: Server) -> None:
    """The first screen, before there is any game."""
    screen = Screen(browser, server, "laptop")
    screen.go("/")
    screen.tick("3 players")
    screen.page.get_by_role("textbox").first.fill(NAMES[0])
    screen.page.locator("h1").click()
    keep(screen, "setup-1280")
    screen.close()


def main() -> None:
    """Make them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        try:
            set_up(browser, server)
            learn(browser, server)
            take(browser, server)
            two_teams(browser, server)
            of_2020(browser, server)
            remember(browser, server)
            game = played(server)
        finally:
            server.kill()
        online = Path(folder) / "online"
        online.mkdir()
        server = Server(online, public=True)
        try:
            together(browser, server, game)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
