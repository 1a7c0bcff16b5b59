"""The page without its server, and when another version of it is served."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .browser import KANLY, ROOT, Screen, Server
from .icons import DRAWN

CACHED = "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
CACHED += "(await (await caches.open(name)).keys()).map((x) => new URL(x.url).pathname)))).flat()"

AWAY = 2000
"""Milliseconds after which a browser has noticed that no screen is open any more."""


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Server]:
    """A server of a copy of Kanly whose page can be changed."""
    shutil.copytree(ROOT / "src" / "kanly", tmp_path / "kanly")
    found = Server(tmp_path, KANLY, {**os.environ, "PYTHONPATH": str(tmp_path)})
    yield found
    found.kill()


def test_offline_the_page_says_that_the_server_is_not_running(
    browser: Browser, copy: Server
) -> None:
    screen = Screen(browser, copy, keeps=True)
    screen.go("/")
    screen.page.evaluate("navigator.serviceWorker.ready")
    kept = screen.page.evaluate(CACHED)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    copy.kill()
    screen.go("/table/anything")
    screen.page.get_by_role("heading", name="The server is not running.").wait_for()
    copy.start()
    screen.page.get_by_role("heading", name="This game does not exist.").wait_for()
    screen.context.close()


def test_another_version_is_there_at_once_and_then_the_only_one(
    browser: Browser, copy: Server
) -> None:
    screen = Screen(browser, copy, keeps=True)
    screen.go("/")
    screen.page.evaluate("navigator.serviceWorker.ready")
    assert len(screen.page.evaluate("caches.keys()")) == 1
    publish(Path(copy.folder))
    screen.page.reload()
    assert screen.page.locator("html[data-another]").count() == 1
    until(screen, "async () => !!(await navigator.serviceWorker.getRegistration()).waiting")
    screen.page.goto("about:blank")
    screen.page.wait_for_timeout(AWAY)
    screen.go("/")
    until(screen, "async () => (await caches.keys()).join() === 'kanly-another'")
    copy.kill()
    screen.page.reload()
    assert screen.page.locator("html[data-another]").count() == 1
    screen.context.close()


def until(screen: Screen, truth: str) -> None:
    """Wait until something is true of the page; promises are waited for."""
    for _ in range(200):
        if screen.page.evaluate(truth):
            return
        screen.page.wait_for_timeout(50)
    raise AssertionError(truth)


def publish(folder: Path) -> None:
    """What a build of another version changes: the page, and with it the worker's name for it."""
    static = folder / "kanly" / "web" / "static"
    index = static / "index.html"
    index.write_text(index.read_text().replace("<html ", "<html data-another "))
    worker = static / "worker.js"
    worker.write_text(re.sub(r'"kanly-" \+ "\w+"', '"kanly-" + "another"', worker.read_text()))


def test_the_manifest_names_pictures_of_the_right_size(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    screen.go("/")
    url = screen.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(screen.page.request.get(f"{screen.server.url}{url}").text())
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = screen.page.request.get(screen.server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    for name, (drawing, size) in DRAWN.items():
        picture = (ROOT / "page" / "public" / "icons" / name).read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (size, size), drawing
