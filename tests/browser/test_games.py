"""Complete games on the page, from the first decision to the end screen."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from .browser import Player, Screen, Server, Typist

TABLES = [
    # persons, bots, modules, size, seed, with motion
    (1, 0, ["choam"], "laptop", 5, False),
    (1, 0, [], "phone", 10, True),
    (2, 0, [], "laptop", 12, False),
    (2, 0, ["choam"], "phone", 9, False),
    (1, 2, ["choam"], "laptop", 7, False),
    (1, 2, [], "phone", 6, False),
    (1, 3, [], "laptop", 2, False),
    (1, 3, ["choam"], "phone", 5, False),
]


GAMES = [
    (*table, seed + 100 * n, motion)
    for n in range(int(os.environ.get("KANLY_BY_HAND", "1")))
    for *table, seed, motion in TABLES
]
"""One game at each of these tables; ``make soak-page`` plays several."""

SAID_ALOUD = ("end", "pass", "reveal")


class Watchful(Player):
    """Looks whether one press alone leads past undo, and whether cards are seen at a hand-over."""

    handovers = 0

    def do(self, action: str) -> None:
        server = self.screen.server
        seat = server.decide(self.id)["decision"]["seat"]
        super().do(action)
        if not self.asked and action not in SAID_ALOUD:
            after = server.ask(f"/api/tables/{self.id}?seat={seat}")
            assert after["undoable"], f"{action} was done with one press and cannot be taken back"

    def take(self) -> bool:
        if self.page.evaluate("Boolean(hand.handover())"):
            self.handovers += 1
            assert self.page.locator("#hand, #hand-cards, [data-hand], [data-card]").count() == 0
        return super().take()


@pytest.mark.parametrize(("persons", "bots", "modules", "size", "seed", "motion"), GAMES)
def test_a_game_is_played_by_hand_to_its_end(
    open_screen: Callable[..., Screen],
    server: Server,
    persons: int,
    bots: int,
    modules: list[str],
    size: str,
    seed: int,
    motion: bool,
) -> None:
    id = server.open(persons, bots, modules=modules, seed=seed)
    screen = open_screen(size, still=not motion)
    screen.table(id)
    player = Watchful(screen, id, seed)
    end = player.play()
    assert (player.handovers > 5) == (persons > 1)
    winner = end["standings"][0]
    heading = screen.page.locator("main h1")
    heading.wait_for()
    assert screen.page.locator("main table").count() >= 1
    assert str(winner["vp"]) in screen.page.locator("main").inner_text()
    assert screen.page.locator("[data-lit]").count() == 0


def test_a_game_is_played_by_keyboard_alone(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.open(1, modules=["choam"], seed=8)
    screen = open_screen("laptop")
    screen.table(id)
    screen.page.wait_for_selector("#prompt")
    screen.page.keyboard.press("?")
    assert screen.page.locator("dialog[open] kbd").count() >= 12
    screen.page.keyboard.press("Escape")
    assert screen.page.locator("dialog[open]").count() == 0
    Typist(screen, id, 8).play()
    screen.page.locator("main h1").wait_for()
