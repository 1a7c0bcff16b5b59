"""A real server, a real browser, and somebody who plays with a hand or with the keyboard."""

from __future__ import annotations

import copy
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

import kanly.language
from kanly import Game, State

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
DRIVER = Path(__file__).parent / "driver.js"
SIZES = {
    "phone": (360, 760),
    "upright": (390, 844),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "notebook": (1024, 768),
    "laptop": (1280, 800),
    "desktop": (1920, 1080),
}
PATIENCE = 10_000
"""Milliseconds until something that is waited for is given up."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"]
KANLY = Path(sys.executable).with_name("kanly")
FAILURES = ROOT / "build" / "browser-failures"


def seated(seats: int, persons: Collection[int], bot: str = "random") -> list[dict[str, str]]:
    """Persons on some seats, and bots on the others."""
    return [
        {"kind": "person", "name": f"Player {n + 1}"}
        if n in persons
        else {"kind": "bot", "bot": bot}
        for n in range(seats)
    ]


class Server:
    """The server in a process of its own, on a database of its own."""

    def __init__(
        self,
        folder: Path,
        kanly: Path = KANLY,
        env: dict[str, str] | None = None,
        public: bool = False,
        options: Sequence[str] = (),
    ) -> None:
        self.kanly = kanly
        self.options = [*(["--public"] if public else []), *options]
        self.folder = folder
        self.env = env
        self.database = f"sqlite:///{folder / 'kanly.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._asked: dict[str, int] = {}
        """The seat that was asked last at each table: probably it is asked again."""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [
                *(self.kanly, "serve", "--bot-pause", "0"),
                *("--port", str(self.port), "--database", self.database),
                *self.options,
            ],
            cwd=self.folder,
            env=self.env,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(600):
            try:
                self.ask("/api/bots")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill it without a warning."""
        self.process.kill()
        self.process.wait()

    def ask(self, path: str, body: object = None) -> Any:
        """A request to the interface."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.loads(response.read())

    def delete(self, id: str) -> None:
        """Delete a table for good."""
        request = urllib.request.Request(f"{self.url}/api/tables/{id}", method="DELETE")
        urllib.request.urlopen(request, timeout=30).close()

    def open(self, persons: int, bots: int = 0, **more: Any) -> str:
        """The id of a new table; the persons sit first."""
        sitters = seated(persons + bots, range(persons))
        return str(self.ask("/api/tables", {"sitters": sitters, **more})["id"])

    def open_teams(self, persons: Collection[int], **more: Any) -> str:
        """The id of a new table of two teams, with persons on these seats."""
        return str(self.ask("/api/tables", {"sitters": seated(6, persons), **more})["id"])

    def put(self, state: State, persons: Collection[int], bot: str = "random") -> str:
        """The id of a table at a position, with persons on these seats."""
        record = Game.new(state).record.document()
        sitters = seated(len(state.seats), persons, bot)
        return str(self.ask("/api/records", {"record": record, "sitters": sitters})["id"])

    def state(self, id: str, seat: int = -1, lang: str = "en") -> dict[str, Any]:
        """The table as a seat sees it, once no bot is at work."""
        for _ in range(1000):
            found: dict[str, Any] = self.ask(f"/api/tables/{id}?seat={seat}&lang={lang}")
            decision = found["decision"]
            if decision is None or found["sitters"][decision["seat"]]["kind"] == "person":
                return found
            time.sleep(0.015)
        raise AssertionError("the bots do not come to an end")

    def decide(self, id: str) -> dict[str, Any]:
        """The table as the seat sees it that must decide; as all see it when the game is over."""
        seat = self._asked.get(id, -1)
        found = self.state(id, seat)
        decision = found["decision"]
        asked = -1 if decision is None else decision["seat"]
        self._asked[id] = asked
        return found if asked == seat else self.state(id, asked)

    def answer(self, id: str, action: str) -> None:
        """Answer the decision without the page."""
        self._answer(id, self.decide(id), action)

    def _answer(self, id: str, now: dict[str, Any], action: str) -> None:
        answer = {"seat": now["decision"]["seat"], "revision": now["revision"], "action": action}
        self.ask(f"/api/tables/{id}/actions", answer)

    def play(self, id: str, seed: int, until: Any) -> dict[str, Any]:
        """Play at random without the page until the table is as wanted."""
        chance = random.Random(seed)
        while True:
            now = self.decide(id)
            if until(now):
                return now
            assert now["decision"] is not None, "the game ended before"
            self._answer(id, now, chance.choice(now["decision"]["actions"])["action"])


@cache
def _page_words(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((Path(kanly.language.__path__[0]) / "catalogues" / lang).glob("page-*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(lang: str, id: str, **args: str | int) -> str:
    """A message of the page in a language."""
    bundle = _page_words(lang)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


def chromium() -> str:
    """Where the browser is."""
    found = os.environ.get("KANLY_CHROMIUM") or shutil.which("chromium")
    if found is None:
        raise AssertionError("the browser tests need chromium (apt-get install chromium)")
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Screen:
    """One page with its console watched."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: str = "laptop",
        lang: str = "en",
        theme: str = "light",
        still: bool = True,
        keeps: bool = False,
        pace: str = "instant",
        scenes: str = "none",
    ) -> None:
        width, height = SIZES[size]
        self.server = server
        self.size = size
        self.touch = size in ("phone", "upright", "lying", "tablet")
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        chosen = json.dumps(
            json.dumps({"language": lang, "theme": theme, "pace": pace, "scenes": scenes})
        )
        self.context.add_init_script(
            "localStorage.getItem('kanly-settings') ||"
            f"localStorage.setItem('kanly-settings', {chosen})"
        )
        if not keeps:  # Files a browser keeps would only slow down whoever looks once.
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.add_init_script(path=DRIVER)
        self.errors: list[str] = []
        self._open()

    def _open(self) -> None:
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def tab(self) -> Screen:
        """Another tab of the same browser."""
        other = copy.copy(self)
        other._open()
        return other

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def close(self) -> None:
        """Close it; nothing may have gone wrong."""
        self.context.close()
        assert not self.errors, self.errors

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.server.url + path)

    def table(self, id: str) -> None:
        """Open a table, and wait until it is there."""
        self.go(f"/table/{id}")
        self.page.wait_for_selector("[data-revision]")

    def press(self, at: dict[str, float]) -> None:
        """Press at a point, as the device does it."""
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def tick(self, name: str, role: Literal["radio", "switch"] = "radio") -> None:
        """Press the label of a radio or a switch that is off, once it lies still."""
        control = self.page.get_by_role(role, name=name)
        self.page.locator("label").filter(has=control).click()
        expect(control).to_be_checked()

    def wait_until(self, expression: str) -> None:
        """Wait until something holds of the page; it lets no script in that could wait itself."""
        for _ in range(200):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain for {expression}")

    def revision(self) -> int:
        """The revision the page shows."""
        return int(self.page.evaluate("hand.revision()"))

    def axe(self, *rules: str, part: str = "html") -> list[str]:
        """What axe-core finds wrong with the page or a part of it now, by all rules or some."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"runOnly": list(rules)} if rules else {}
        found = self.page.evaluate(
            "([part, options]) => axe.run(part, options)",
            [part, {"resultTypes": ["violations"], **only}],
        )
        return [
            f"{v['id']}: {v['help']} ({', '.join(str(n['target']) for n in v['nodes'][:3])})"
            for v in found["violations"]
        ]

    def too_wide(self) -> int:
        """By how many pixels the page is wider than its window."""
        width: int = self.page.evaluate("document.scrollingElement.scrollWidth")
        return max(0, width - SIZES[self.size][0])


class Unreachable(AssertionError):
    """The page offers no way to do what the server allows."""


class Player:
    """Plays a table: finds a control for an action the server allows, and presses it."""

    def __init__(self, screen: Screen, id: str, seed: int) -> None:
        self.screen = screen
        self.id = id
        self.seed = seed
        self.chance = random.Random(seed)
        """Chooses actions; the same seed plays the same game with hand, keyboard or neither."""
        self.way = random.Random(seed)
        """Chooses between several controls for an action."""
        self.done: list[str] = []
        self.latest: dict[str, Any] = {}
        """The table as it was last looked at."""
        self.asked = False
        """Had the last action to be confirmed?"""

    @property
    def page(self) -> Page:
        """The page it plays on."""
        return self.screen.page

    def now(self) -> dict[str, Any]:
        """The table as the seat sees it that must decide, the page showing the same."""
        found = self.screen.server.decide(self.id)
        self.page.evaluate("n => hand.shown(n)", found["revision"])
        self.latest = found
        return found

    def play(self, until: Any = lambda now: now["over"]) -> dict[str, Any]:
        """Play at random until the table is as wanted, by default to the end."""
        with self.pictured():
            while True:
                now = self.now()
                if until(now):
                    return now
                self.take()
                choices = now["decision"]["actions"]
                self.do(self.chance.choice(choices)["action"])

    @contextmanager
    def pictured(self) -> Iterator[None]:
        """Whatever goes wrong is told with the last actions and a picture."""
        try:
            yield
        except (AssertionError, Error) as error:
            FAILURES.mkdir(parents=True, exist_ok=True)
            shot = FAILURES / f"{self.screen.size}-seed-{self.seed}.png"
            self.page.screenshot(path=shot)
            raise AssertionError(
                f"seed {self.seed}, {len(self.done)} actions on the page, the last "
                f"{self.done[-3:]}, picture {shot}: {error}"
            ) from error

    def take(self) -> bool:
        """Take the device if it is handed over."""
        at = self.page.evaluate("hand.handover()")
        if at:
            self.screen.press(at)
            self.page.wait_for_selector("#prompt")
        return bool(at)

    def do(self, action: str) -> None:
        """Press what stands for the action, and confirm it where that is asked."""
        self.done.append(action)
        before = self.screen.revision()
        self.page.evaluate("hand.calm()")
        at = self.reach(action)
        self.screen.press(at)
        answer = self.page.evaluate("n => hand.after(n)", before)
        self.asked = answer != "done"
        if self.asked:
            self.screen.press(answer)
            self.page.evaluate("n => hand.gone(n)", before)

    def find(self, action: str) -> Any:
        """Where the action can be pressed as the page is now, or nothing."""
        return self.page.evaluate(
            "([action, from]) => hand.find(action, from)", [action, self.way.randrange(3)]
        )

    def reach(self, action: str) -> dict[str, float]:
        """Where the action can be pressed, after opening what must be opened."""
        ways = [self.find, self.step, self.pair, self.unfold, self.turn_over, self.fold]
        for way in ways:
            at = way(action)
            if at:
                return dict(at)
        raise Unreachable(f"no control for {action}")

    def step(self, action: str) -> Any:
        """Set the number of troops, or of whatever is counted."""
        kind, _, n = action.partition(":")
        if kind not in ("deploy", "amount"):
            return None
        if at := self.page.evaluate("n => hand.rail(n)", int(n)):
            return at
        for sign in ("−", "+"):
            while at := self.page.evaluate("sign => hand.stepper(sign)", sign):
                self.screen.press(at)
                found = self.find(action)
                if found:
                    return found
        return None

    def discs(self, action: str) -> list[str]:
        """Where the Factions stand that an action chooses in secret."""
        offered = self.latest["decision"]["actions"]
        factions: list[str] = next((x["factions"] for x in offered if x["action"] == action), [])
        return [f"#prompt [data-faction={faction}]" for faction in factions]

    def pair(self, action: str) -> Any:
        """Choose the Factions of a pair; the last press is left to do."""
        discs = self.discs(action)
        points = [self.page.evaluate("s => hand.first(s)", disc) for disc in discs]
        for at in points[:-1]:
            self.screen.press(at)
        return points[-1] if points else None

    def unfold(self, action: str) -> Any:
        """Open the prompt's lists, and the hand."""
        for selector in ("#prompt .buttons button", "#hand .grip"):
            at = self.page.evaluate("s => hand.shut(s)", selector)
            if at:
                self.screen.press(at)
                found = self.find(action)
                if found:
                    return found
        return None

    def fold(self, action: str) -> Any:
        """Put away the choices that lie over the hand of a phone on its side."""
        at = self.page.evaluate("hand.first('#prompt .fold[aria-expanded=true]')")
        if at:
            self.screen.press(at)
        return at and self.find(action)

    def turn_over(self, action: str) -> Any:
        """Look behind the tabs of a small screen."""
        tabs = self.page.locator("nav.tabs button")
        for n in range(tabs.count()):
            tabs.nth(n).click()
            found = self.find(action)
            if found:
                return found
        return None


class Typist(Player):
    """Plays with the keyboard alone."""

    def take(self) -> bool:
        """Take the device if it is handed over: its button has the focus."""
        found = bool(self.page.evaluate("hand.handover()"))
        if found:
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector("#prompt")
        return found

    def do(self, action: str) -> None:
        """Answer by keys, and confirm by key where that is asked."""
        self.done.append(action)
        before = self.screen.revision()
        ways = [self.digit, self.walk]
        self.way.shuffle(ways)
        for way in [self.letter, self.couple, *ways, self.count, self.pick, self.tab]:
            if way(action):
                break
        else:
            raise Unreachable(f"no key for {action}")
        self.asked = self.page.evaluate("n => hand.after(n)", before) != "done"
        if self.asked:
            self.page.keyboard.press("c")
            self.page.evaluate("n => hand.gone(n)", before)

    def letter(self, action: str) -> bool:
        """R and E."""
        key = {"reveal": "r", "end": "e", "pass": "e"}.get(action)
        if key:
            self.page.keyboard.press(key)
        return key is not None

    def digit(self, action: str) -> bool:
        """The number before an entry of the prompt."""
        n = self.page.evaluate("action => hand.number(action)", action)
        if n and int(n) < 10:
            self.page.keyboard.press(n)
            return True
        return False

    def couple(self, action: str) -> bool:
        """Tab to each Faction of a pair."""
        discs = self.discs(action)
        for disc in discs:
            assert self.tab_to(disc.removeprefix("#prompt "))
            self.page.keyboard.press("Enter")
        return bool(discs)

    def focused(self, action: str) -> bool:
        """Is the focus on something that stands for the action?"""
        return bool(self.page.evaluate("a => hand.carries(document.activeElement, a)", action))

    def walk(self, action: str) -> bool:
        """N from target to target, as far as the first comes round again."""
        seen: list[Any] = []
        while True:
            self.page.keyboard.press("n")
            here = self.page.evaluate("hand.here()")
            if here in seen:
                return False
            if self.focused(action):
                self.page.keyboard.press("Enter")
                return True
            seen.append(here)

    def count(self, action: str) -> bool:
        """The arrows on a number or on a grip, and C."""
        kind, _, n = action.partition(":")
        counted = "[role=spinbutton], [role=slider]"
        if kind not in ("deploy", "amount") or not self.tab_to(counted):
            return False
        self.page.keyboard.press("Home")
        for _ in range(40):
            value = self.page.evaluate("document.activeElement.getAttribute('aria-valuenow')")
            if value == n:
                self.page.keyboard.press("c")
                return True
            self.page.keyboard.press("ArrowUp")
        return False

    def pick(self, action: str) -> bool:
        """The arrows between answers one of which is chosen."""
        if not self.tab_to("[data-pick]"):
            return False
        self.page.keyboard.press("Home")
        for _ in range(self.page.locator("#prompt [data-pick]").count()):
            if self.focused(action):
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("ArrowRight")
        return False

    def tab(self, action: str) -> bool:
        """The Tab key from the prompt on, opening the lists that are closed."""
        if self.tab_to("[aria-expanded=false]"):
            self.page.keyboard.press("Enter")
        if self.digit(action):
            return True
        found = self.tab_to("[data-action], [data-option], [data-target]", action)
        if found:
            self.page.keyboard.press("Enter")
        return found

    def tab_to(self, selector: str, action: str = "") -> bool:
        """From the prompt on until the focus is on such a thing inside it."""
        self.page.keyboard.press("p")
        for _ in range(60):
            self.page.keyboard.press("Tab")
            inside, fits = self.page.evaluate(
                "s => { const at = document.activeElement;"
                "return [!!at?.closest('#prompt'), !!at?.matches(s)] }",
                selector,
            )
            if not inside:
                return False
            if fits and (not action or self.focused(action)):
                return True
        return False
