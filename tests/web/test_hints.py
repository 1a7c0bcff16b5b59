"""Hints say what is true: every claim is tried on the real position, over whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kanly import State, new_game
from kanly.language import LANGUAGES, message_ids
from kanly.web.hints import PRICES, TOLD, Hint, hint_for, leads, told, topic_of
from kanly.web.previews import numbers

from ..table import Table

GAMES: list[dict[str, Any]] = [
    {"players": 1, "seed": 3},
    {"players": 1, "seed": 8, "modules": ["choam"]},
    {"players": 2, "seed": 5},
    {"players": 3, "seed": 21, "modules": ["choam"]},
    {"players": 4, "seed": 34},
    {"players": 4, "seed": 55, "leaders": "draft"},
]


def check(state: State, hint: Hint) -> None:
    """What the hint claims happens in the real position."""
    assert state.decision is not None
    seat = state.decision.seat
    copy = state.copy()
    copy.asks_everything = True
    for n, answer in enumerate(hint.answers):
        assert copy.decision is not None
        assert copy.decision.seat == seat
        if n == hint.since:
            before, led = numbers(copy, seat), leads(copy, seat)
        copy.apply(answer)
    after = numbers(copy, seat)
    for change in hint.changes:
        key = (change.what, change.faction)
        assert (before[key], after[key]) == (change.before, change.after), (hint, change)
    if hint.leads:
        assert not led
        assert leads(copy, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['players']}-{game['seed']}")
def test_every_claim_of_a_whole_game_is_true(game: dict[str, Any]) -> None:
    state = new_game(**game, aloud=True)
    chance = random.Random(game["seed"])
    hints = 0
    while state.decision is not None:
        decision = state.decision
        hint = hint_for(state)
        if hint is not None:
            hints += 1
            assert hint.answers[0] in decision.actions
            check(state, hint)
        shown = told(state, decision.seat, chance.choice(LANGUAGES))
        assert shown is not None
        assert shown.topic == topic_of(decision)
        assert bool(shown.text) == (hint is not None) == (shown.action is not None)
        assert "  " not in shown.text
        good = hint is not None and chance.random() < 0.5
        state.apply(hint.answers[0] if hint and good else chance.choice(decision.actions))
    assert hints > 40


def said(state: State) -> str:
    shown = told(state, 0, "en")
    assert shown is not None
    return shown.text


def test_a_first_step_with_a_faction_is_no_point() -> None:
    table = Table().hand(0, "diplomacy").have(0, solari=0, spice=0, water=0).revealed(1, 2)
    assert "Victory Point" not in said(table.start())
    near = Table().hand(0, "diplomacy").have(0, solari=0, spice=0, water=0).revealed(1, 2)
    assert "1 Victory Point, 1 Influence (Emperor)" in said(near.influence(0, emperor=1).start())


def test_the_fewest_troops_that_lead_are_named() -> None:
    table = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=3)
    state = table.units(1, conflict=1).revealed(1, 2).start()
    for answer in ("card:reconnaissance", "space:arrakeen"):
        state.apply(state.action(answer))
    assert said(state) == "Deploy 2 troops: with 4 strength you lead the Conflict."


def test_a_card_that_can_be_paid_is_named_with_its_price() -> None:
    table = Table().hand(0, "convincing_argument", "dagger").row("maula_pistol", "desert_survival")
    state = table.agents(0, "arrakeen", "fremkit").revealed(1, 2).start()
    if state.decision is not None and state.decision.kind == "turn":
        state.apply(state.action("reveal"))
    assert said(state).endswith(": 2 of your 2 Persuasion.")


def test_nobody_else_is_told() -> None:
    assert told(Table().start(), 1, "en") is None


def test_hints_have_words_for_all_they_can_say() -> None:
    assert {f"hint-n-{what}" for what in (*TOLD, *PRICES)} == {
        id for id in message_ids("en", "hints.ftl") if id.startswith("hint-n-")
    }
