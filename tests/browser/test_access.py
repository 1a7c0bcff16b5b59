"""axe-core on every kind of screen, and no screen wider than its window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from . import teams
from .browser import SIZES, Player, Screen, Server, said

OPEN = Callable[..., Screen]
GAMES = ("six_players", "mixed", "imperium", "uprising")
COUNTS = ("1 player", "2 players", "3 players", "4 players")
KINDS = ("turn", "space", "agent-menu", "reveal-menu", "combat")
TABLES = (*KINDS, "hand-over", "end")
TEAMS = {
    # the position; the part of the page that is of interest
    "activating": (teams.activating, "html"),
    "deploying": (teams.deploying, "#prompt"),
    "reinforcing": (teams.reinforcing, "#prompt"),
    "trading": (teams.giving, "#prompt"),
    "conceding": (teams.conceding, "#prompt"),
    "Combat of teams": (teams.combat, "html"),
    "end of teams": (teams.ended, "html"),
}


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """A table for each kind of decision, one being handed over, one at its end; two teams."""

    def at(kind: str) -> Callable[[dict[str, Any]], bool]:
        return lambda now: now["decision"]["kind"] == kind

    found: dict[str, str] = {}
    for kind in KINDS:
        found[kind] = server.open(1, 2, modules=["choam"], seed=6)
        server.play(found[kind], 6, at(kind))
    found["hand-over"] = server.open(2, seed=12)
    server.play(found["hand-over"], 12, lambda now: now["view"]["round"] == 1)
    found["end"] = server.open(1, modules=["choam"], seed=5)
    server.play(found["end"], 5, lambda now: now["over"])
    for name, (position, _) in TEAMS.items():
        state = position()
        found[name] = server.put(state, teams.asked(state) or (0,))
    return found


class Inspector:
    """Looks at a screen in both colour schemes."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.found: list[str] = []

    def look(self, what: str, part: str = "html") -> None:
        """By all rules in light colours, and at the colours in dark."""
        page = self.screen.page
        wrong = self.screen.axe(part=part)
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        wrong += [f"dark: {w}" for w in self.screen.axe("color-contrast", part=part)]
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        self.found += [f"{what}: {w}" for w in wrong]


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_on_home_and_set_up(open_screen: OPEN, size: str) -> None:
    screen = open_screen(size)
    eye = Inspector(screen)
    screen.go("/")
    for name in (*(said("en", f"setup-game-{game}") for game in GAMES), *COUNTS):
        screen.tick(name)
        eye.look(name)
    assert eye.found == []


@pytest.mark.parametrize(
    ("size", "lang"),
    [("laptop", "en"), ("phone", "en"), ("tablet", "de"), ("notebook", "es"), ("desktop", "de")],
)
def test_axe_finds_nothing_at_the_table(
    open_screen: OPEN, tables: dict[str, str], size: str, lang: str
) -> None:
    screen = open_screen(size, lang=lang)
    eye = Inspector(screen)
    for kind in TABLES:
        screen.table(tables[kind])
        screen.page.wait_for_selector("#prompt, main button.primary")
        eye.look(kind)
    assert eye.found == []


@pytest.mark.parametrize(
    ("size", "lang"), [("phone", "de"), ("tablet", "es"), ("laptop", "en"), ("desktop", "de")]
)
def test_axe_finds_nothing_at_a_table_of_two_teams(
    open_screen: OPEN, tables: dict[str, str], size: str, lang: str
) -> None:
    screen = open_screen(size, lang=lang)
    eye = Inspector(screen)
    for name, (_, part) in TEAMS.items():
        screen.table(tables[name])
        screen.page.wait_for_selector("#prompt, main h1")
        eye.look(name, part)
    assert eye.found == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_in_what_opens(
    open_screen: OPEN, server: Server, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size)
    eye = Inspector(screen)
    screen.table(tables["space"])
    screen.page.wait_for_selector("#prompt")
    now = server.decide(tables["space"])
    player = Player(screen, tables["space"], 1)
    legal = now["decision"]["actions"][0]["action"]
    refused = next(target for target, why in now["decision"]["why"].items() if why)
    for what, target in (("chosen space", legal), ("refused space", refused)):
        screen.press(player.reach(target))
        screen.page.locator("[data-explain], dialog[open]").wait_for()
        eye.look(what)
        screen.page.keyboard.press("Escape")
        screen.page.locator("[data-explain], dialog[open]").wait_for(state="detached")
    screen.page.keyboard.press("?")
    screen.page.locator("dialog[open]").wait_for()
    eye.look("keys")
    assert eye.found == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_on_tabs_lists_and_menu(
    open_screen: OPEN, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size)
    eye = Inspector(screen)
    screen.table(tables["reveal-menu"])
    screen.page.wait_for_selector("#prompt")
    listed = screen.page.locator("#prompt .list")
    if listed.count():
        listed.click()
        eye.look("list of the prompt")
        listed.click()
    if size == "laptop":
        screen.page.keyboard.press("l")
        eye.look("log")
    else:
        tabs = screen.page.locator("nav.tabs button")
        for n in range(1, tabs.count()):
            tabs.nth(n).click()
            eye.look(f"tab {n + 1}")
        screen.page.locator("#hand .grip").click()
        eye.look("open hand")
        screen.page.locator("header [data-menu]").click()
        eye.look("menu")
    assert eye.found == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_on_cards_rules_and_review(
    open_screen: OPEN, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size)
    eye = Inspector(screen)
    paths = ["/cards?kind=leader", "/cards?q=spice", "/rules", "/settings", "/profile"]
    for path in [*paths, f"/replay/{tables['end']}"]:
        screen.go(path)
        screen.page.wait_for_selector("main h1", state="attached")
        eye.look(path)
    screen.page.get_by_role("button", name="One step on").click()
    eye.look("review, a step on")
    assert eye.found == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window(
    open_screen: OPEN, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size, lang="de")
    paths = ["/", "/cards", "/rules", "/settings", "/profile", f"/replay/{tables['end']}"]
    paths += [f"/table/{tables[kind]}" for kind in (*TABLES, "end of teams")]
    wide: dict[str, int] = {}
    for path in paths:
        screen.go(path)
        screen.page.wait_for_selector("main")
        screen.page.wait_for_load_state("networkidle") if "table" not in path else None
        if screen.too_wide():
            wide[path] = screen.too_wide()
    assert wide == {}


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_text_is_never_smaller_than_twelve_pixels(
    open_screen: OPEN, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size)
    small: dict[str, list[str]] = {}
    for path in [
        "/",
        "/cards?kind=card",
        "/rules",
        "/settings",
        "/profile",
        *(f"/table/{id}" for id in tables.values()),
    ]:
        screen.go(path)
        screen.page.wait_for_selector("main h1, main h2, #prompt, main button.primary")
        found = screen.page.evaluate("hand.small(12)")
        if found:
            small[path.partition("?")[0]] = found[:5]
    assert small == {}


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_touch_targets_are_large_enough(
    open_screen: OPEN, tables: dict[str, str], size: str
) -> None:
    screen = open_screen(size)
    narrow: dict[str, list[str]] = {}
    review = f"/replay/{tables['end']}"
    for path in [
        "/",
        "/rules",
        "/settings",
        "/profile",
        review,
        *(f"/table/{id}" for id in tables.values()),
    ]:
        screen.go(path)
        screen.page.wait_for_selector("main h1, main h2, #prompt, main button.primary")
        found = screen.page.evaluate("hand.tight(44, 24)")
        if found:
            narrow[path] = found[:8]
    assert narrow == {}
