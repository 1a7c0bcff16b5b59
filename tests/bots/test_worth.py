"""What effects say they yield, and what the greedy bot makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kanly
from kanly.engine import flow
from kanly.engine.node import YIELDS, Node, Step
from kanly.engine.terms import EMPEROR, FREMEN, IN_HAND
from kanly.mind.weights import Weights
from kanly.mind.worth import card_worth, effect_worth
from kanly.rules import algebra as a
from kanly.rules.cards import Trash

TABLES = kanly.new_game(modules=["choam"]).codex
W = Weights()

YIELD_NOTHING = {
    # How much depends on the position.
    "Acquire",
    "BonusSpice",
    "EachOpponent",
    "InRevealTurn",
    "Memory",
    "OpponentsDiscard",
    "OtherMemories",
    "RepeatSpace",
    "SpiedInfluence",
    "StealIntrigue",
    "TopThree",
    "Train",
    "WhenAcquiring",
    # Who pays or gives is up to teammates.
    "PayTogether",
    "Trade",
    # They change what can be done, or where things lie.
    "Cheaper",
    "ChooseTokens",
    "DeployRecruited",
    "DeployRecruits",
    "DeployUpTo",
    "Detonate",
    "EndTurn",
    "Envoy",
    "FlipConflict",
    "MakerHooks",
    "Manipulate",
    "MoveToThrone",
    "NoDeployment",
    "OntoDeck",
    "Reshuffle",
    "Retreat",
    "ReturnThis",
    "TrashThis",
    "Unblock",
    "Voice",
    # Only Rivals get them.
    "AllianceInfluence",
    "MostInfluence",
    "PriorityInfluence",
    "Signet",
}
"""Effects and costs on purpose without anything to weigh."""


def kinds_of(parent: type[Node]) -> Iterator[type[Node]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_every_effect_says_what_it_yields_or_yields_nothing_on_purpose() -> None:
    silent = {
        kind.__name__
        for kind in kinds_of(Node)
        if kind.__module__ != flow.__name__
        and kind.__module__.startswith("kanly.")
        and not issubclass(kind, Step)
        and all("yields" not in vars(x) for x in kind.__mro__ if x not in (Node, object))
    }
    assert silent == YIELD_NOTHING


def test_every_word_is_used_and_weighed() -> None:
    said = {what for node in TABLES.nodes.values() for what in node.yields()}
    assert said == set(YIELDS) == set(W.each())


@pytest.mark.parametrize(
    ("node", "yields"),
    [
        (a.solari(2), {"solari": 2}),
        (a.spice(3), {"spice": 3}),
        (a.water(1), {"water": 1}),
        (a.spend(5, 1, 2), {"solari": 5, "spice": 1, "water": 2}),
        (a.persuasion(2), {"persuasion": 2}),
        (a.swords(3), {"strength": 3}),
        (a.sandworm(2), {"strength": 6}),
        (a.vp(1), {"points": 1}),
        (a.troops(2), {"troops": 2}),
        (a.draw(2), {"cards": 2}),
        (a.discard(2), {"discards": 2}),
        (a.trash(), {"trashes": 1}),
        (a.draw_intrigue(2), {"intrigue": 2}),
        (a.trash_intrigue(), {"intrigue": 1}),
        (a.influence_with(FREMEN, 2), {"influence": 2}),
        (a.influence_any(2), {"influence": 2}),
        (a.influence_either(EMPEROR, FREMEN), {"influence": 1}),
        (a.influence_two(), {"influence": 2}),
        (a.lose_influence(2), {"influence": 2}),
        (a.double_step(), {"influence": 1}),
        (a.spy(), {"spies": 1}),
        (a.recall_spy(2), {"recalled_spies": 2}),
        (a.contract(), {"contracts": 1}),
        (a.recall_agent(), {"agents": 1}),
        (a.swordmaster(), {"swordmaster": 1}),
        (a.council_seat(), {"council": 1}),
        (a.bonus_spice(), {}),
    ],
)
def test_what_effects_yield(node: Node, yields: dict[str, int]) -> None:
    assert node.yields() == yields


@pytest.mark.parametrize(
    ("node", "worth"),
    [
        (a.spend(2, 1, 1), 2 * 0.9 + 1.3 + 1.4),
        (a.draw(2), 3.0),
        (a.discard(2), 1.5),
        (Trash(IN_HAND, required=True), 1.5),
        (a.recall_spy(2), 2 * (1.5 - 0.6)),
        (a.sandworm(1), 1.5),
        (a.contract(), 1.8),
        (a.influence_two(), 9.0),
        (a.swordmaster(), 10.0),
        (a.recall_agent(), 3.5),
        (a.no_deployment(), 0.0),
        (a.all_of(a.vp(1), a.spice(1)), 11.3),
        (a.choose(a.spice(1), a.vp(1), a.water(1)), 10.0),
        (a.pay(a.costs(a.spend(solari=5), a.discard(2)), a.vp(1)), (10 - 4.5 - 1.5) / 2),
        (a.pay(a.lose_influence(2), a.solari(1)), 0.0),
        (a.when(a.HAS_HOOKS, a.vp(1)), 5.0),
        (a.if_else(a.HAS_HOOKS, a.spice(1), a.water(1)), 1.4),
        (a.for_each(a.SANDWORMS, a.troops(1)), 0.8 * 1.5),
        (a.may(a.draw_intrigue(1)), 2.2),
    ],
)
def test_what_effects_are_worth(node: Node, worth: float) -> None:
    assert effect_worth(node, W) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("weights", "agent", "reveal"),
    [
        ({}, 2.2 / 2 + 11 * 0.25, 4 * 0.5 / 2 + 2 * 0.8 / 2),
        ({"intrigue": 4.2}, 4.2 / 2 + 11 * 0.25, 4 * 0.5 / 2 + 2 * 0.8 / 2),
        ({"icon": 0.0, "sword": 1.0}, 2.2 / 2, 4 * 1.0 / 2 + 2 * 0.8 / 2),
    ],
)
def test_what_a_card_is_worth_follows_the_weights(
    weights: dict[str, Any], agent: float, reveal: float
) -> None:
    number = TABLES.card_number["chani_clever_tactician"]
    card = TABLES.edition.cards[number]
    worth = card_worth(TABLES, number, card, Weights(**weights))
    assert worth == pytest.approx(0.5 * agent + 0.6 * reveal)
