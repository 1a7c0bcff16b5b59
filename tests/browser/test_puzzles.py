"""Puzzles: chosen from the list, answered wrongly and rightly, explained; by hand, at all sizes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from kanly.puzzles import Puzzle, puzzles

from .browser import Player, Screen, Server, said

OPEN = Callable[..., Screen]
PUZZLE = max(
    (puzzle for puzzle in puzzles().values() if puzzle.origin.scene == "uprising-4"),
    key=lambda puzzle: puzzle.steps,
)
WRONG = next(x for x in PUZZLE.first.chances if x not in PUZZLE.first.ways)
GAMES = [
    max((x for x in puzzles().values() if x.origin.scene.startswith(scene)), key=lambda x: x.steps)
    for scene in ("uprising-1", "uprising-6", "imperium-4")
]


def voice(page: Page, lang: str) -> Locator:
    return page.get_by_role("region", name=said(lang, "puzzles-page"))


def press(player: Player, action: str) -> None:
    """Press what stands for an answer, and confirm it where that is asked; it may be wrong."""
    screen = player.screen
    player.now()
    screen.page.evaluate("hand.calm()")
    screen.press(player.reach(action))
    screen.page.evaluate("hand.rest()")
    at = screen.page.evaluate("hand.confirmation()")
    if at:
        screen.press(at)


@pytest.mark.parametrize(
    ("size", "lang"), [("laptop", "en"), ("phone", "de"), ("desktop", "es"), ("lying", "en")]
)
def test_a_puzzle_is_chosen_missed_solved_and_explained(
    open_screen: OPEN, server: Server, size: str, lang: str
) -> None:
    screen = open_screen(size, lang=lang)
    page = screen.page
    screen.go("/puzzles")
    tile = page.locator(f"[data-puzzle={PUZZLE.id}]")
    expect(page.locator("[data-puzzle]")).to_have_count(len(puzzles()))
    assert screen.too_wide() == 0
    assert screen.axe() == []
    tile.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-revision]")
    player = Player(screen, page.url.rpartition("/")[2], 1)
    press(player, WRONG)
    asked = voice(page, lang)
    expect(asked).to_contain_text(said(lang, "puzzles-wrong", what="")[:10])
    assert screen.axe() == []
    for answer in PUZZLE.solution:
        player.now()
        player.do(answer)
    expect(asked).to_contain_text(said(lang, "puzzles-solved"))
    assert screen.axe() == []
    asked.get_by_role("button", name=said(lang, "puzzles-why"), exact=True).click()
    why = page.get_by_role("dialog", name=said(lang, "puzzles-why-title"))
    expect(why.get_by_role("listitem").first).to_be_visible()
    assert screen.axe() == []
    page.keyboard.press("Escape")
    asked.get_by_role("button", name=said(lang, "puzzles-all")).click()
    expect(page.locator(f"[data-puzzle={PUZZLE.id}]")).to_have_class(re.compile("^solved"))


@pytest.mark.parametrize("puzzle", GAMES, ids=lambda puzzle: str(puzzle.origin.scene))
def test_puzzles_of_all_games_are_solved_by_hand(
    open_screen: OPEN, server: Server, puzzle: Puzzle
) -> None:
    screen = open_screen("laptop")
    id = str(server.ask("/api/puzzles", {"id": puzzle.id})["id"])
    screen.table(id)
    player = Player(screen, id, 1)
    for answer in puzzle.solution:
        player.now()
        player.do(answer)
    expect(voice(screen.page, "en")).to_contain_text("Solved.")


def test_the_answer_is_shown_and_the_next_puzzle_comes(open_screen: OPEN, server: Server) -> None:
    screen = open_screen("upright")
    page = screen.page
    first = next(iter(puzzles()))
    id = str(server.ask("/api/puzzles", {"id": first})["id"])
    screen.table(id)
    asked = voice(page, "en")
    for _ in puzzles()[first].solution:
        before = screen.revision()
        asked.get_by_role("button", name="Show the answer").click()
        page.evaluate("n => hand.gone(n)", before)
    asked.get_by_role("button", name="Next puzzle").click()
    expect(asked).to_contain_text("Puzzle 2 of 100")
