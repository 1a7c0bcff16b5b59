"""Makes docs/screenshots from fixed seeds: python -m tests.browser.screenshots."""

from __future__ import annotations

import base64
import struct
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from .browser import ROOT, Player, Screen, Server, launched

FOLDER = ROOT / "docs" / "screenshots"
PALETTE = Path(__file__).parent / "palette.js"
MOST = 250_000
"""Bytes a picture may have."""
SEED = 11
NAMES = ("Ana", "Bruno", "Clara")


def sitters(*kinds: str) -> list[dict[str, str]]:
    """Who sits at the table."""
    return [
        {"kind": kind, "name": name, "bot": "greedy" if kind == "bot" else ""}
        for kind, name in zip(kinds, NAMES)
    ]


def played(server: Server) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A whole game between bots: its record, and every moment of it."""
    setup = {
        "sitters": sitters("bot", "bot", "bot"),
        "modules": ["choam"],
        "leaders": ["staban_tuek", "lady_jessica", "gurney_halleck"],
        "seed": SEED,
    }
    id = server.ask("/api/tables", setup)["id"]
    while not server.ask(f"/api/tables/{id}")["over"]:
        time.sleep(0.2)
    record = server.ask(f"/api/tables/{id}/record")
    count = len(record["actions"])
    return record, [server.ask(f"/api/tables/{id}/replay/{n}?seat=0") for n in range(count + 1)]


def seated(
    server: Server,
    game: tuple[dict[str, Any], list[dict[str, Any]]],
    wanted: Callable[[dict[str, Any]], bool],
) -> str:
    """A table of one person and two bots at the first moment of the game that is wanted."""
    record, moments = game
    ply = next(n for n, moment in enumerate(moments) if wanted(moment["screen"]))
    cut = {**record, "actions": record["actions"][:ply]}
    del cut["end"]
    opened = server.ask("/api/records", {"record": cut, "sitters": sitters("person", "bot", "bot")})
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


def few_colours(page: Page, png: bytes) -> bytes:
    """The same picture in 256 colours, which takes a third of the room."""
    source = PALETTE.read_text(encoding="utf-8").strip().rstrip(";")
    found = page.evaluate(source, base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[k : k + width] for k in range(0, width * height, width))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(part for colour in found["palette"] for part in colour))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def keep(screen: Screen, name: str) -> None:
    """Take the picture once everything stands still."""
    page = screen.page
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    path = FOLDER / f"{name}.png"
    path.write_bytes(few_colours(page, page.screenshot(animations="disabled", caret="hide")))
    size = path.stat().st_size
    assert size < MOST, f"{path} has {size} bytes"
    print(f"{path.relative_to(ROOT)} {size // 1000} KB")


def take(browser: Browser, server: Server) -> None:
    """All pictures."""
    game = played(server)
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


def set_up(browser: Browser, server: Server) -> None:
    """The first screen, before there is any game."""
    screen = Screen(browser, server, "laptop")
    screen.go("/")
    screen.page.get_by_role("radio", name="3 players").check(force=True)
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
            take(browser, server)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
