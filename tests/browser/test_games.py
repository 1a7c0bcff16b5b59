"""Complete games on the page, from the first decision to the end screen."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from .browser import Player, Screen, Server, Typist

TABLES = [
    # persons, bots, modules, size, seed, with motion
    (1, 0, [], "phone", 10, True),
    (2, 0, ["choam"], "laptop", 12, False),
    (1, 2, ["choam"], "phone", 7, False),
    (1, 3, [], "laptop", 2, False),
    (1, 0, ["choam"], "laptop", 5, False),
    (2, 0, [], "phone", 9, False),
    (1, 2, [], "laptop", 6, False),
    (1, 3, ["choam"], "phone", 5, False),
]
TEAM_TABLES = [
    # seats of persons, size, seed
    ((0, 2), "phone", 8),
    ((3,), "laptop", 8),
    ((3,), "phone", 10),
]
"""Games of two teams: a Commander and an Ally at one device; one Commander among bots.  With these
seeds they meet most questions of teams; `test_six_players.py` asks them all."""

SOAK = int(os.environ.get("KANLY_BY_HAND", "0"))
"""So many games ``make soak-page`` plays at each of these tables.

Otherwise there is one at the first of them: every number of players, both sizes, with and without
CHOAM, and one of two teams.  Online each mode is played to its end, too (`test_online.py`).
"""
GAMES = [
    (*table, seed + 100 * n, motion)
    for n in range(SOAK or 1)
    for *table, seed, motion in (TABLES if SOAK else TABLES[:4])
]
TEAM_GAMES = [
    (*table, seed + 100 * n)
    for n in range(SOAK or 1)
    for *table, seed in (TEAM_TABLES if SOAK else TEAM_TABLES[:1])
]

SAID_ALOUD = ("end", "pass", "reveal")


class Watchful(Player):
    """Looks whether one press alone leads past undo, and whether cards are seen at a hand-over."""

    handovers = 0

    def __init__(self, screen: Screen, id: str, seed: int) -> None:
        super().__init__(screen, id, seed)
        self.meant: dict[int, str] = {}
        """The action that was meant, by the number of actions before it."""

    def do(self, action: str) -> None:
        server = self.screen.server
        seat = self.latest["decision"]["seat"]
        self.meant[self.latest["revision"]] = action
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
    end = play_to_the_end(screen, id, seed, handed_over=persons > 1)
    assert str(end["standings"][0]["vp"]) in screen.page.locator("main").inner_text()


def play_to_the_end(screen: Screen, id: str, seed: int, handed_over: bool) -> dict[str, Any]:
    """Play by hand; every press did what was meant, and the end screen is there."""
    screen.table(id)
    screen.page.evaluate("hand.hurry(6)")
    player = Watchful(screen, id, seed)
    end = player.play()
    assert (player.handovers > 5) == handed_over
    actions = screen.server.ask(f"/api/tables/{id}/record")["actions"]
    assert {ply: actions[ply] for ply in player.meant} == player.meant
    screen.page.locator("main h1").wait_for()
    assert screen.page.locator("main table").count() >= 1
    assert screen.page.locator("[data-lit]").count() == 0
    return end


@pytest.mark.parametrize(("persons", "size", "seed"), TEAM_GAMES)
def test_a_game_of_two_teams_is_played_by_hand_to_its_end(
    open_screen: Callable[..., Screen],
    server: Server,
    persons: tuple[int, ...],
    size: str,
    seed: int,
) -> None:
    id = server.open_teams(persons, leaders="recommended", seed=seed)
    screen = open_screen(size)
    end = play_to_the_end(screen, id, seed, handed_over=len(persons) > 1)
    text = screen.page.locator("main").inner_text()
    for team in end["teams"]:
        assert str(team["total"]) in text
    assert sorted(team["place"] for team in end["teams"]) in ([1, 2], [1, 1])


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


def test_two_rounds_of_two_teams_are_played_by_keyboard_alone(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.open_teams((0, 2), leaders="recommended", seed=3)
    screen = open_screen("laptop")
    screen.table(id)
    Typist(screen, id, 3).play(until=lambda now: now["view"]["round"] > 2)
