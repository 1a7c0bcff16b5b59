"""The game of 2020 and mixtures on the page: set-up, whole games by hand, every new question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from kanly import State, new_game

from ..table import Table, do
from .browser import Player, Screen, Server, Typist, said
from .test_games import SOAK, play_to_the_end

GAMES: list[tuple[int, int, dict[str, Any], str, int]] = [
    # persons, bots, what is agreed, size, seed
    (1, 3, {"edition": "imperium"}, "laptop", 3),
    (1, 2, {"modules": ["imperium", "imperium_leaders", "imperium_conflicts"]}, "phone", 7),
    (2, 0, {"edition": "imperium"}, "phone", 4),
    (1, 0, {"edition": "imperium"}, "laptop", 6),
]
"""``make soak-page`` plays all of them, otherwise the first two are."""


@pytest.mark.parametrize(
    ("persons", "bots", "agreed", "size", "seed"), GAMES if SOAK else GAMES[:2]
)
def test_a_game_of_2020_is_played_by_hand_to_its_end(
    open_screen: Callable[..., Screen],
    server: Server,
    persons: int,
    bots: int,
    agreed: dict[str, Any],
    size: str,
    seed: int,
) -> None:
    id = server.open(persons, bots, seed=seed, **agreed)
    screen = open_screen(size)
    end = play_to_the_end(screen, id, seed, handed_over=persons > 1)
    text = screen.page.locator("main").inner_text()
    assert str(end["standings"][0]["vp"]) in text
    assert screen.axe() == []


def baron() -> State:
    """The Baron chooses his tokens, and another person sits beside him."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]
    return new_game(edition="imperium", leaders=leaders, seed=1, aloud=True)


def snooper() -> State:
    """Poison Snooper shows the card on top of the deck."""
    table = Table(edition="imperium", aloud=True).intrigue(0, "poison_snooper").top(0, "dagger")
    return do(table.start(), "intrigue:poison_snooper")


def voice() -> State:
    """The Voice asks which space is closed."""
    table = Table(edition="imperium", aloud=True).hand(0, "the_voice", "dagger")
    return do(table.start(), "card:the_voice", "space:carthag", "card-effect:0")


def sale() -> State:
    """Melange is sold, and only two rates can be paid."""
    table = Table(edition="imperium", aloud=True).hand(0, "dune_the_desert_planet")
    state = table.have(0, spice=3, solari=0, water=0).start()
    return do(state, "card:dune_the_desert_planet", "space:sell_melange")


def haderach() -> State:
    """The Kwisatz Haderach asks which Agent goes."""
    table = Table(edition="imperium", aloud=True).hand(0, "kwisatz_haderach", "dagger")
    return do(table.agents(0, "wealth").start(), "card:kwisatz_haderach", "space:carthag")


QUESTIONS: list[tuple[str, Callable[[], State]]] = [
    ("secret-pair", baron),
    ("top-card", snooper),
    ("voice", voice),
    ("cost", sale),
    ("choose-agent", haderach),
]


@pytest.mark.parametrize(("kind", "make"), QUESTIONS, ids=[kind for kind, _ in QUESTIONS])
@pytest.mark.parametrize(
    ("size", "lang", "theme"), [("laptop", "en", "light"), ("phone", "de", "dark")]
)
def test_every_new_question_is_answered_by_hand(
    open_screen: Callable[..., Screen],
    server: Server,
    kind: str,
    make: Callable[[], State],
    size: str,
    lang: str,
    theme: str,
) -> None:
    id = server.put(make(), [0])
    screen = open_screen(size, lang=lang, theme=theme)
    screen.table(id)
    player = Player(screen, id, 1)
    now = player.now()
    assert now["decision"]["kind"] == kind
    assert screen.too_wide() == 0
    assert screen.axe() == []
    player.do(now["decision"]["actions"][-1]["action"])
    assert player.now()["revision"] == now["revision"] + 1


def test_the_pair_is_chosen_by_keyboard_and_hidden_from_the_next_person(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.put(baron(), [0, 1])
    screen = open_screen("laptop")
    screen.table(id)
    typist = Typist(screen, id, 1)
    typist.take()
    pair = typist.now()["decision"]["actions"][-1]
    typist.do(pair["action"])
    typist.now()
    typist.take()
    seen = server.state(id, server.decide(id)["decision"]["seat"])
    if seen["seat"] == 1:
        expect(screen.page.locator("[title='Two Factions, chosen in secret']")).to_be_visible()
        assert seen["view"]["seats"][0]["secret"]["factions"] == []


def test_a_closed_space_is_marked_and_the_mentat_stands_on_its_own(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    id = server.put(voice(), [0])
    server.answer(id, "space:arrakeen")
    screen = open_screen("laptop")
    screen.table(id)
    label = screen.page.locator("[data-place='space:arrakeen'] .sr").inner_text()
    assert "Closed to opponents" in label
    assert screen.page.locator("[data-piece=mentat]").count() == 1
    assert screen.page.locator("[data-place^='post:'], .rubble").count() == 0
    assert (
        "The Mentat is here." in screen.page.locator("[data-place='space:mentat'] .sr").inner_text()
    )


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_set_up_begins_with_the_game(
    open_screen: Callable[..., Screen], server: Server, size: str
) -> None:
    screen = open_screen(size)
    screen.go("/")
    page = screen.page
    contracts = page.get_by_role("switch", name=said("en", "setup-choam"))
    expect(contracts).to_have_count(1)
    screen.tick(said("en", "setup-game-imperium"))
    screen.tick("2 players")
    assert page.get_by_label("Rival card, Seat 3").input_value() == "house_hagal"
    assert contracts.count() == 0
    assert screen.too_wide() == 0
    assert screen.axe() == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-revision]")
    latest = server.ask("/api/tables")[0]
    assert (latest["game"], latest["players"]) == ("imperium", 2)

    screen.go("/")
    expect(page.get_by_role("radio", name=said("en", "setup-game-imperium"))).to_be_checked()
    screen.tick(said("en", "setup-game-mixed"))
    screen.tick(said("en", "setup-cards-some"))
    untick = page.get_by_role("button", name=said("en", "setup-cards-untick"))
    for n in range(untick.count()):
        untick.nth(n).click()
    for card in ("Kwisatz Haderach", "Poison Snooper"):
        page.get_by_role("checkbox", name=card).check()
    assert screen.axe() == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-revision]")
    id = server.ask("/api/tables")[0]["id"]
    setup = server.ask(f"/api/tables/{id}/record")["setup"]
    assert setup["modules"] == ["imperium"]
    assert setup["options"]["added_cards"] == ["kwisatz_haderach", "poison_snooper"]


def test_cards_and_rules_speak_of_the_game_that_is_chosen(
    open_screen: Callable[..., Screen], server: Server
) -> None:
    screen = open_screen("laptop")
    page = screen.page
    screen.go("/cards?game=imperium&q=mentat")
    expect(page.get_by_role("heading", name="Calculated Hire")).to_be_visible()
    page.get_by_role("button", name=said("en", "setup-game-uprising")).click()
    expect(page.get_by_role("heading", name="Calculated Hire")).to_have_count(0)
    expect(page.get_by_role("heading", name="Captured Mentat")).to_be_visible()
    screen.go("/rules#mentat")
    expect(page.locator("#mentat")).to_be_visible()
    expect(page.locator("#spy")).to_have_count(0)
    assert screen.axe() == []
