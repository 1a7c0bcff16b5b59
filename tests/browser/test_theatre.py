"""What others do is shown: each action once, in order, whatever the pace."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import pytest

from .browser import ROOT, Screen, Server

PERSON = 0
PICTURES = dict(
    re.findall(
        r'^  "?([a-z-]+)"?: "([a-z]+)",$',
        (ROOT / "page" / "src" / "theatre" / "pictures.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
"""How each event is shown."""

HURRIED = """
    const wait = setTimeout;
    setTimeout = (then, ms, ...more) => wait(then, ms / 60, ...more);
    const now = performance.now.bind(performance);
    performance.now = () => 60 * now();
"""
"""Time goes by faster, for everything the page waits for."""

STEPPED = """
    const press = () => {
        const goes = document.querySelector("[data-caption]");
        goes?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        setTimeout(press, 1000);
    };
    setTimeout(press, 1000);
"""
"""Somebody goes on from beat to beat by key, never so soon after that it would end the turn."""

NOTED = """
    window.lines = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const shown = target.dataset?.lines;
            if (shown) window.lines.push(...shown.split(" ").map(Number));
        }
    }).observe(document, { subtree: true, attributeFilter: ["data-lines"] });
"""
"""Notes each line of the log as its beat begins."""

TIMED = """
    window.took = [];
    const known = new Map();
    const json = Response.prototype.json;
    Response.prototype.json = async function () {
        const found = await json.call(this);
        if (found?.revision !== undefined) known.set(found.revision, performance.now());
        return found;
    };
    new MutationObserver(() => {
        const now = Number(document.querySelector("[data-revision]")?.dataset.revision);
        if (known.has(now)) window.took.push(performance.now() - known.get(now));
        known.delete(now);
    }).observe(document, { subtree: true, attributeFilter: ["data-revision"] });
"""
"""Notes how long it takes from a screen's coming to its being there."""


def shown_to(log: list[dict[str, Any]]) -> Iterator[int]:
    """The lines that are shown to a person: those of all turns but the own, and what a Rival turns
    up in Combat."""
    turn: int | None = None
    for n, line in enumerate(log):
        picture = PICTURES[line["event"]]
        if (
            line["begins"]
            or (line["event"] == "intrigue" and turn is not None)
            or picture == "note"
        ):
            turn = line["seat"]
        elif line["event"] == "combat" or picture == "round":
            turn = None
        of_others = turn is not None and turn != PERSON and picture not in ("log", "note")
        if of_others or line["event"] == "hagal-swords":
            yield n


WITHIN = """
    () => {
        const box = (one) => document.querySelector(one).getBoundingClientRect();
        const [scene, room] = [box("[data-scene]"), box(".fit")];
        return ["left", "top", "right", "bottom"].every((k) => Math.abs(scene[k] - room[k]) < 1);
    }
"""
"""Does the scene fill the board's room, and no more?"""

ABOVE = """
    () => {
        const pop = document.querySelector(".pop");
        const { left, top, right, bottom } = pop.getBoundingClientRect();
        const inset = 12;
        return [left + inset, right - inset].every((x) =>
            [top + inset, (top + bottom) / 2, bottom - inset].every((y) =>
                pop.contains(document.elementFromPoint(x, y))));
    }
"""
"""Does the explanation lie above everything else?"""


def play_all(server: Server, id: str, seed: int) -> None:
    """A person who answers without the page."""
    chance = random.Random(seed)
    while (now := server.decide(id))["decision"] is not None:
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])


@pytest.mark.parametrize(("pace", "bots"), [("step", 2), ("slow", 1), ("normal", 2), ("fast", 0)])
def test_every_action_of_others_is_shown_once_and_in_order(
    open_screen: Callable[..., Screen], server: Server, pace: str, bots: int
) -> None:
    id = server.open(1, bots, seed=4)
    first = server.decide(id)
    screen = open_screen(still=False, pace=pace, scenes="timed")
    for script in (HURRIED, NOTED, *([STEPPED] if pace == "step" else [])):
        screen.context.add_init_script(script)
    screen.table(id)
    screen.page.evaluate("n => hand.shown(n)", first["revision"])
    play_all(server, id, 4)
    screen.page.locator("main h1").wait_for(timeout=240_000)
    lines: list[int] = screen.page.evaluate("lines")
    assert lines == sorted(set(lines))
    log = server.state(id)["log"]
    wanted = [n for n in shown_to(log) if n >= len(first["log"])]
    assert len(wanted) > 100
    assert [n for n in wanted if n not in set(lines)] == []


def test_instant_shows_the_present_at_once(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.open(1, 2, seed=6)
    first = server.decide(id)
    screen = open_screen(still=False, pace="instant", scenes="timed")
    screen.context.add_init_script(TIMED)
    screen.table(id)
    screen.page.evaluate("n => hand.shown(n)", first["revision"])
    chance = random.Random(6)
    for _ in range(60):
        now = server.decide(id)
        screen.page.evaluate("n => hand.shown(n)", now["revision"])
        assert screen.page.locator("[data-caption]").count() == 0
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])
    took: list[float] = screen.page.evaluate("took")
    assert len(took) > 30
    assert median(took) < 50


def test_a_watcher_hurries_pauses_and_looks_again(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.open(1, 2, seed=3)
    server.play(id, 3, lambda now: now["view"]["round"] == 2 and now["decision"]["kind"] == "turn")
    screen = open_screen(still=False, pace="slow", scenes="none")
    screen.table(id)
    page = screen.page
    page.wait_for_selector("#prompt")
    chance = random.Random(3)
    while page.locator("[data-caption]").count() == 0:
        now = server.decide(id)
        page.evaluate("n => hand.shown(n)", now["revision"])
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])
        page.wait_for_timeout(150)
    page.keyboard.press("Shift+Space")
    beat = page.locator(".stage").get_attribute("data-stage")
    page.wait_for_timeout(2500)
    assert page.locator(".stage").get_attribute("data-stage") == beat
    page.keyboard.press("s")
    page.wait_for_selector("[data-caption]", state="detached")
    server.decide(id)
    page.wait_for_selector("#prompt:not([data-caption])")
    assert not screen.axe()
    page.locator(".log .again").first.click()
    page.locator(".film [aria-current]").wait_for()
    assert page.locator(".film li").count() >= 1
    page.keyboard.press("Shift+Space")
    page.evaluate("hand.rest()")
    assert not screen.axe()
    page.keyboard.press("Escape")
    page.wait_for_selector(".film", state="detached")


def asked_in_combat(screen: Screen, server: Server) -> str:
    """A table whose page has seen a Combat begin, and asks its person for Combat Intrigue."""
    id = server.open(1, seed=18)
    server.play(id, 18, lambda now: now["view"]["round"] == 4 and now["decision"]["kind"] == "turn")
    screen.table(id)
    chance = random.Random(18)
    while (now := server.decide(id))["decision"]["kind"] != "combat":
        # Scenes hold for some seconds before the next question is there.
        screen.page.wait_for_selector(f"[data-revision='{now['revision']}']", timeout=60_000)
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])
    screen.page.wait_for_selector("[data-scene='intrigue']", timeout=60_000)
    screen.page.wait_for_selector("#prompt:not([data-caption])")
    return id


def test_a_scene_fills_the_board_and_explanations_lie_above_it(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    screen = open_screen(pace="fast", scenes="timed")
    id = asked_in_combat(screen, server)
    page = screen.page
    assert page.evaluate(WITHIN)
    assert page.locator("[data-turned]").count() == 2
    page.locator(".hagal .lk").click()
    page.wait_for_selector(".pop")
    assert page.evaluate(ABOVE)
    assert not screen.axe()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1366, "height": 650})
    page.wait_for_function(WITHIN)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(WITHIN)
    server.answer(id, "pass")
    page.wait_for_selector("[data-scene='rewards']")
    page.wait_for_function(WITHIN)
    page.wait_for_selector("[data-scene='round']", timeout=30_000)
    page.wait_for_function(WITHIN)
    scroll = "one => one.scrollHeight - one.clientHeight"
    assert page.locator("[data-scene]").evaluate(scroll) <= 1


def test_the_past_plays_by_itself_from_the_first_turn_of_others(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    screen = open_screen(pace="instant", scenes="timed")
    screen.context.add_init_script(HURRIED)
    id = server.open(1, seed=4)
    server.play(id, 4, lambda now: now["view"]["round"] == 4 and now["decision"]["kind"] == "turn")
    server.play(id, 4, lambda now: now["view"]["round"] == 5)
    screen.table(id)
    page = screen.page
    page.locator(".log h2 .again").click()
    page.wait_for_selector(".film")
    frames = page.locator(".film li")
    assert "You" not in frames.first.inner_text()
    assert page.locator(".film").get_by_text("Combat", exact=True).count() == 1
    page.wait_for_selector("[data-scene='round']")
    last = page.locator(".film li").last.locator("[aria-current]")
    last.wait_for(timeout=60_000)
    page.get_by_role("button", name="Back to my turn").click()
    page.wait_for_selector(".film", state="detached")
    page.wait_for_selector("#prompt:not([data-caption])")


def test_under_a_narrow_board_stands_the_card_of_whoever_acts(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    screen = open_screen("tablet", pace="step", scenes="none")
    id = server.open(1, 2, seed=3)
    screen.table(id)
    page = screen.page
    chance = random.Random(3)
    while page.locator("[data-caption]").count() == 0:
        now = server.decide(id)
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])
        page.wait_for_timeout(150)
    page.locator(".acting .face").wait_for()
    assert page.locator(".stage .face").count() == 0
    assert not screen.axe()
    box = page.locator(".acting .face").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"]


HELD = [(360, 640), (390, 844), (844, 390)]
"""Phones upright and lying."""

UNSEEN = """
    (parts) => parts.filter((part) => {
        const one = document.querySelector(part);
        const { left, top, width, height, bottom } = one.getBoundingClientRect();
        const there = (part) =>
            one.contains(document.elementFromPoint(left + width / 2, top + part * height));
        return bottom > innerHeight || ![0.2, 0.5, 0.8].every(there);
    })
"""
"""Which of these parts are not whole in view."""

OVERLAP = """
    () => document.querySelector("[data-scene]").getBoundingClientRect().bottom
        - document.querySelector(".dock").getBoundingClientRect().top
"""
"""By how much the scene lies over what stands below it."""


class Held:
    """A phone in the hand of somebody who watches, turned and looked at in every way."""

    def __init__(self, screen: Screen) -> None:
        self.page = screen.page
        self.seen: set[str] = set()
        self.wrong: dict[str, list[str]] = {}

    def look(self, name: str, inside: list[str], whole: list[str]) -> None:
        """Note what is cut inside of parts of the page, and which are not whole in view."""
        if name in self.seen:
            return
        self.seen.add(name)
        for width, height in HELD:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("hand.rest()")
            found = [text for part in inside for text in self.page.evaluate("hand.cut", part)]
            found += self.page.evaluate(UNSEEN, whole)
            if name in ("strength", "ranking", "rewards", "round", "film"):
                self.page.wait_for_function(f"({OVERLAP})() < 2")
            if found:
                self.wrong[f"{name} {width}x{height}"] = found
        self.page.set_viewport_size({"width": 390, "height": 844})

    def watch(self) -> None:
        """Look at everything that is shown, step by step."""
        caption = self.page.locator("[data-caption]")
        scene = self.page.locator("[data-scene]")
        stage = self.page.locator(".stage")
        while caption.count():
            if not scene.count():
                beat = stage.get_attribute("data-stage") or "none"
                self.look(f"turn {beat}", ["#prompt", ".stage"], ["#prompt .paces"])
                self.page.keyboard.press("Space")
                self.page.wait_for_timeout(500)  # two presses sooner than that would end the turn
            else:
                step = scene.get_attribute("data-scene") or ""
                row = ".next" if step == "round" else ".own"
                self.look(step, ["#prompt", "[data-scene]"], [row, "#prompt .primary"])
                self.page.locator("#prompt .primary").click()
                self.page.wait_for_timeout(100)


def test_a_phone_shows_scenes_and_turns_whole(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.open(1, seed=4)
    server.play(id, 4, lambda now: now["view"]["round"] == 4 and now["decision"]["kind"] == "turn")
    screen = open_screen("upright", lang="de", pace="step", scenes="wait")
    screen.table(id)
    held = Held(screen)
    chance = random.Random(4)
    while "round" not in held.seen:
        now = server.decide(id)
        screen.page.wait_for_timeout(400)
        held.watch()
        server.answer(id, chance.choice(now["decision"]["actions"])["action"])
    while screen.revision() != server.decide(id)["revision"]:
        held.watch()
        screen.page.wait_for_timeout(50)
    screen.page.locator("nav.tabs button").last.click()
    screen.page.locator(".log h2 .again").click()
    screen.page.wait_for_selector(".film")
    screen.page.keyboard.press("Shift+Space")
    screen.page.wait_for_selector("[data-scene]")
    held.look("film", ["#prompt", "[data-scene]"], [".own", "#prompt .primary"])
    assert held.wrong == {}
    assert held.seen >= {"turn card", "turn gains", "strength", "ranking", "rewards", "film"}
