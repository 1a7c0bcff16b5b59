"""Bots in the persons' seats, Rivals in the others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kanly
from kanly import State
from kanly.bots import Knowledge, make
from kanly.bots.greedy import imagined
from kanly.engine.library import load
from kanly.mind.evaluation import Evaluation
from kanly.mind.turns import OwnTurn
from kanly.mind.weights import Weights
from tests.table import Table, do


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1, "difficulty": "mercenary", "modules": ["choam"]},
        {"players": 1, "difficulty": "kwisatz_haderach", "variants": ["row_dice"]},
        {"players": 2, "modules": ["choam"]},
        {"players": 2, "variants": ["streamlined", "expert_deployment"]},
    ],
)
def test_greedy_plays_whole_games_with_rivals(options: dict[str, Any]) -> None:
    state = kanly.new_game(seed=2, **options)
    bots = [make("greedy", n) for n in range(state.setup.players)]
    while state.decision is not None:
        state.apply(bots[state.decision.seat].choose(state))
    assert state.is_over


def test_greedy_never_uses_hidden_information() -> None:
    state = kanly.new_game(players=1, seed=6)
    bot = make("random", 4)
    compared = 0
    while state.decision is not None:
        if state.ply % 7 == 0:
            other = state.determinize(0, state.ply)
            assert other.fingerprint() != state.fingerprint()
            assert make("greedy", 1).choose(other) == make("greedy", 1).choose(state)
            compared += 1
        state.apply(bot.choose(state))
    assert compared > 5


def test_greedy_does_better_than_random_against_rivals() -> None:
    def points(name: str) -> int:
        total = 0
        for seed in range(8):
            state = kanly.new_game(players=1, seed=seed)
            bot = make(name, seed)
            while state.decision is not None:
                state.apply(bot.choose(state))
            total += state.seats[0].vp
        return total

    assert points("greedy") > 2 * points("random")


def test_the_turns_of_rivals_are_not_thought_through() -> None:
    """What the bot expects of its own turn does not depend on what the Rivals would do next."""
    state = Table(players=1).hand(0, "dagger").agents(0, "arrakeen").start()
    thought = imagined(Knowledge(state), Random(1))
    promised = set()
    ended = set()
    for seed in range(8):
        other = thought.copy()
        assert other.rivals is not None
        assert other.decision is not None
        other.rivals.deck = bytes(Random(seed).sample(other.rivals.deck, len(other.rivals.deck)))
        promised.add(tuple(OwnTurn(Weights()).values(other, other.decision)))
        do(other, "reveal", "end")
        ended.add(Evaluation(other.codex, Weights()).of(other, 0))
    assert len(promised) == 1
    assert len(ended) > 1  # though it would have mattered


# ---------------------------------------------------------------- what a Rival may show in Combat


def threat(state: State, seat: int) -> float:
    return Evaluation(state.codex, Weights())._threat(state, seat)[0]


def fighting(conflict: str, **options: Any) -> Table:
    table = Table(players=1, **options).conflict(conflict)
    return table.units(1, conflict=2).agents(1, "secrets", "fremkit")


def test_a_fighting_rival_is_expected_to_add_the_swords_of_a_card() -> None:
    assert threat(fighting("skirmish_crysknife").start(), 1) == 4 + 2
    assert threat(fighting("battle_for_arrakeen").start(), 1) == 4 + 2


def test_brutal_escalation_is_expected_to_add_two_cards_in_the_last_conflicts() -> None:
    variants = ("brutal_escalation",)
    assert threat(fighting("battle_for_arrakeen", variants=variants).start(), 1) == 4 + 4
    assert threat(fighting("skirmish_crysknife", variants=variants).start(), 1) == 4 + 2


def test_a_rival_without_units_and_agents_is_no_threat() -> None:
    table = Table(players=1).units(1, garrison=3).agents(1, "secrets", "fremkit")
    assert threat(table.start(), 1) == 0
    assert threat(Table(players=1).units(1).start(), 1) > 2


def test_in_combat_the_bonus_is_known() -> None:
    table = fighting("skirmish_crysknife").units(0, conflict=1).intrigue(0, "impress")
    state = table.hagal("heighliner").at_combat().start()
    assert state.decision is not None
    assert state.decision.kind == "combat"
    assert threat(state, 1) == state.strength(1) == 4 + 5


def test_the_expected_swords_are_those_of_the_deck() -> None:
    hagal = load("uprising").hagal
    cards = [card for card in hagal if not card.reshuffle]
    swords = sum(card.swords * card.copies for card in cards)
    mean = swords / sum(card.copies for card in cards)
    assert Weights().hagal_swords == pytest.approx(mean, abs=0.1)


def test_it_fights_where_a_rival_can_be_beaten() -> None:
    table = Table(players=1).hand(0, "dagger").conflict("skirmish_crysknife")
    table.agents(1, "secrets", "fremkit").agents(2, "dutiful_service", "espionage")
    table.units(1, conflict=1).units(0, garrison=4).owns(0, "council")
    state = table.hand(0, "reconnaissance").start()
    do(state, "card:reconnaissance", "space:arrakeen")
    bot = make("greedy", 1)
    while state.decision is not None and state.seats[0].deployed == 0:
        text = state.action_text(bot.choose(state))
        if text in ("end", "reveal"):
            break
        do(state, text)
    assert state.seats[0].deployed >= 2
