"""How quick the browser game is: run by ``make bench``, prints JSON.

A real browser plays a real server with three bots, by mouse: first with greedy ones, then with
those that search for a second a decision.  Measured is the time from the last
press of the mouse to the frame that shows the answer.  The size is what a first visit transfers.
Then three people play at a public server, each in a browser of their own: measured is the time from
the press of one until the others' pages show the table as it is then.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.browser import Player, Screen, Server, launched
from tests.browser.people import Guest, comer, sits_down
from tests.web.people import invited, open_room

ACTIONS = {"greedy": 150, "search": 50}
"""So many are measured beside three bots of a level."""
CALM = 400
"""Milliseconds nobody touches the page after a press, so that only the page is measured."""
WATCH = """
() => {
  window.kanlyTimes = [];
  let pressed = 0;
  addEventListener("click", () => (pressed = performance.now()), true);
  const root = document.querySelector("[data-revision]");
  new MutationObserver(() => {
    if (!pressed) return;
    const begin = pressed;
    pressed = 0;
    requestAnimationFrame(() => window.kanlyTimes.push(performance.now() - begin));
  }).observe(root, { attributes: true, attributeFilter: ["data-revision"] });
}
"""
REACHING = 100
"""So many actions are measured at a table of three people."""
NOTE = """
() => {
  const clock = () => performance.timeOrigin + performance.now();
  window.kanlyPressed = 0;
  window.kanlyShown = {};
  addEventListener("click", () => (window.kanlyPressed = clock()), true);
  const root = document.querySelector("[data-revision]");
  new MutationObserver(() => (window.kanlyShown[root.dataset.revision] = clock())).observe(root, {
    attributes: true,
    attributeFilter: ["data-revision"],
  });
}
"""


def first_load(screen: Screen) -> int:
    """Bytes a first visit transfers."""
    total = 0
    client = screen.context.new_cdp_session(screen.page)
    client.send("Network.enable")

    def finished(event: dict[str, Any]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    client.on("Network.loadingFinished", finished)
    screen.go("/")
    screen.page.wait_for_load_state("networkidle")
    return total


class CalmPlayer(Player):
    """Presses, and then keeps its hands off until the page must be done."""

    def do(self, action: str) -> None:
        """Press what stands for the action, and confirm it where that is asked."""
        before = self.screen.revision()
        at = self.reach(action)
        self.screen.press(at)
        self.page.wait_for_timeout(CALM)
        if self.screen.revision() == before:
            self.screen.press(self.page.evaluate("n => hand.after(n)", before))
            self.page.wait_for_timeout(CALM)


def latencies(server: Server, screen: Screen, bot: str) -> list[float]:
    """Milliseconds from the press to the drawn answer, for each action of a few games."""
    found: list[float] = []
    seed = 1
    while len(found) < ACTIONS[bot]:
        sitters = [{"kind": "person"}, *[{"kind": "bot", "bot": bot}] * 3]
        id = server.ask("/api/tables", {"sitters": sitters, "seed": seed})["id"]
        screen.table(id)
        screen.page.evaluate(WATCH)
        CalmPlayer(screen, id, seed).play(lambda now: now["over"] or enough(screen, bot))
        found += screen.page.evaluate("window.kanlyTimes")
        seed += 1
    return sorted(found)


def enough(screen: Screen, bot: str) -> bool:
    """Were enough actions measured on this page?"""
    return bool(screen.page.evaluate(f"window.kanlyTimes.length >= {ACTIONS[bot]}"))


def gathered(browser: Browser, server: Server) -> list[Guest]:
    """Three people at a table, each with a screen."""
    people = [comer(server, name) for name in ("Ana", "Ben", "Cora")]
    id = open_room(people[0], "person", "open", "open")
    for seat in (1, 2):
        invited(people[0], id, people[seat], seat)
    people[0].post(f"/api/rooms/{id}/start")
    guests = []
    for seat, person in enumerate(people):
        screen = Screen(browser, server)
        sits_down(person, screen)
        screen.table(id)
        screen.page.evaluate(NOTE)
        guests.append(Guest(screen, id, person, seat))
    return guests


def reaching(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from the press of one to the table on the screen of another, again and again."""
    found: list[float] = []
    guests = gathered(browser, server)
    for _ in range(REACHING):
        asked = guests[guests[0].person.screen(guests[0].id)["decision"]["seat"]]
        asked.answer()
        revision = asked.screen.revision()
        pressed = asked.page.evaluate("window.kanlyPressed")
        for other in guests:
            if other is not asked:
                other.page.evaluate("n => hand.shown(n)", revision)
                found.append(other.page.evaluate(f"window.kanlyShown[{revision}]") - pressed)
    return sorted(found)


def told(times: list[float]) -> dict[str, float]:
    """What is printed of some times."""
    return {
        "actions": len(times),
        "answered_and_drawn_ms_median": median(times),
        "answered_and_drawn_ms_p95": p95(times),
    }


def median(times: list[float]) -> float:
    """The middle one."""
    return round(statistics.median(times), 1)


def p95(times: list[float]) -> float:
    """So long one of twenty took at least; the times are sorted."""
    return round(times[int(len(times) * 0.95)], 1)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        try:
            size = first_load(Screen(browser, server))
            beside = {
                f"beside_three_{bot}": told(latencies(server, Screen(browser, server), bot))
                for bot in ACTIONS
            }
        finally:
            server.kill()
        online = Path(folder) / "online"
        online.mkdir()
        server = Server(online, public=True)
        try:
            times = reaching(browser, server)
        finally:
            server.kill()
    reach = {"reaches_others_ms_median": median(times), "reaches_others_ms_p95": p95(times)}
    report = {"first_load_kb": round(size / 1024, 1), **beside, **reach}
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
