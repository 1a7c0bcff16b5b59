"""How quick the browser game is: ``python benchmarks/page.py`` prints JSON.

A real browser plays a real server with the greedy bot; measured is the time from the click that
confirms an action to the frame that shows its result.  The size is what a first visit transfers.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from pathlib import Path

from tests.browser.browser import Screen, Server, launched

ACTIONS = 120
DRAWN = """
([revision]) => new Promise((done) => {
  const root = document.querySelector("[data-revision]");
  const look = () => {
    if (Number(root.dataset.revision) > revision) requestAnimationFrame(() => done(true));
    else requestAnimationFrame(look);
  };
  look();
})
"""


def first_load(server: Server, screen: Screen) -> int:
    """Bytes transferred by a first visit to the page and a table."""
    total = 0
    client = screen.context.new_cdp_session(screen.page)
    client.send("Network.enable")

    def finished(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    client.on("Network.loadingFinished", finished)
    screen.go("/")
    screen.page.wait_for_load_state("networkidle")
    return total


def latencies(server: Server, screen: Screen) -> tuple[list[float], list[float]]:
    """Milliseconds from the click to the drawn answer, and of the request alone."""
    r = random.Random(1)
    drawn: list[float] = []
    answered: list[float] = []
    sitters = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    id = server.ask("/api/tables", {"sitters": sitters, "seed": 4})["id"]
    screen.go(f"/table/{id}")
    while len(drawn) < ACTIONS:
        state = server.ask(f"/api/tables/{id}?seat=0")
        if state["over"]:
            id = server.ask("/api/tables", {"sitters": sitters, "seed": len(drawn)})["id"]
            screen.go(f"/table/{id}")
            continue
        if state["decision"]["seat"] != 0:
            time.sleep(0.02)
            continue
        revision = state["revision"]
        screen.page.wait_for_selector(f'[data-revision="{revision}"]')
        action = r.choice(state["decision"]["actions"])["action"]
        begin = time.perf_counter()
        screen.page.evaluate(
            "([action]) => window.dispatchEvent(new CustomEvent('kanly-act', {detail: action}))",
            [action],
        )
        screen.page.evaluate(DRAWN, [revision])
        drawn.append((time.perf_counter() - begin) * 1000)
    return drawn, answered


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        try:
            screen = Screen(browser, server)
            size = first_load(server, screen)
            drawn, _ = latencies(server, screen)
        finally:
            server.kill()
    drawn.sort()
    print(
        json.dumps(
            {
                "first_load_kb": round(size / 1024, 1),
                "actions": len(drawn),
                "answered_and_drawn_ms_median": round(statistics.median(drawn), 1),
                "answered_and_drawn_ms_p95": round(drawn[int(len(drawn) * 0.95)], 1),
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
