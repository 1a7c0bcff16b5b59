"""A real server, a real browser, and somebody who plays with mouse or keyboard."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (360, 760),
    "tablet": (768, 1024),
    "laptop": (1280, 800),
    "desktop": (1920, 1080),
}
SERVER = """
import sys, uvicorn
from kanly.web.app import create_app
uvicorn.run(create_app(sys.argv[1], bot_pause=0), port=int(sys.argv[2]), log_level="error")
"""


class Server:
    """The server in a process of its own, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'kanly.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, self.database, str(self.port)]
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

    def open(self, persons: int, bots: int, **more: Any) -> str:
        """The id of a new table."""
        sitters = [{"kind": "person", "name": f"Player {n + 1}"} for n in range(persons)]
        sitters += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        return str(self.ask("/api/tables", {"sitters": sitters, **more})["id"])


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
        browser = p.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


class Screen:
    """One page with its console watched."""

    def __init__(
        self, browser: Browser, server: Server, size: str = "laptop", lang: str = "en",
        theme: str = "light",
    ) -> None:  # fmt: skip
        width, height = SIZES[size]
        self.server = server
        self.size = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size in ("phone", "tablet"),
            reduced_motion="reduce",
        )
        self.context.add_init_script(
            f"localStorage.getItem('kanly-lang') || localStorage.setItem('kanly-lang', '{lang}');"
            f"localStorage.setItem('kanly-theme', '{theme}');"
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def close(self) -> None:
        """Close it; nothing may have gone wrong."""
        self.context.close()
        assert self.errors == []

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.server.url + path)

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{v['id']}: {v['help']} ({', '.join(str(n['target']) for n in v['nodes'][:3])})"
            for v in found["violations"]
        ]


class Player:
    """Plays a table: finds a control for an action the server allows, and uses it."""

    def __init__(self, screen: Screen, id: str, seed: int) -> None:
        self.screen = screen
        self.id = id
        self.chance = random.Random(seed)

    @property
    def page(self) -> Page:
        """The page it plays on."""
        return self.screen.page

    def state(self, seat: int = -1) -> dict[str, Any]:
        """The table as the server has it."""
        return dict(self.screen.server.ask(f"/api/tables/{self.id}?seat={seat}"))

    def control(self, action: str) -> Locator:
        """A visible control for an action."""
        marked = f'[data-action="{action}"]:visible, [data-target="{action}"]:visible'
        return self.page.locator(marked).first
