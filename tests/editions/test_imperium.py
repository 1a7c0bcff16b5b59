"""The game of 2020 as a whole: totals, what it shares with Uprising, what it lends to it."""

from __future__ import annotations

import pytest

import kanly
from kanly.editions.uprising.edition import BORROWED
from kanly.engine.library import load
from kanly.engine.node import Node

CODEX = load("imperium")
EDITION = CODEX.edition
UPRISING = load("uprising").edition
KINDS = ("starter", "reserve", "imperium")


@pytest.mark.shows("B-1.1", "B-1.2", "B-3.1")
def test_copies_add_up_to_the_box() -> None:
    count = {kind: sum(c.copies for c in EDITION.cards if c.kind == kind) for kind in KINDS}
    assert count == {"starter": 10, "reserve": 24, "imperium": 67}
    assert sum(c.copies for c in EDITION.intrigues) == 40
    assert [sum(x.level == n for x in EDITION.conflicts) for n in (1, 2, 3)] == [4, 10, 4]
    assert len(EDITION.leaders) == 8
    assert len(CODEX.spaces) == 22
    assert sum(x.combat for x in CODEX.spaces) == 10
    assert sum(c.copies for c in EDITION.hagal) == 31
    assert len(CODEX.hagal_pile(1)) == 27
    assert len(CODEX.hagal_pile(2)) == 28
    for missing in (CODEX.post_ids, EDITION.objectives, EDITION.contracts, EDITION.modules):
        assert not missing


def test_no_component_but_manipulate_has_code_of_its_own() -> None:
    special = {
        path.split("/")[1]
        for path, node in CODEX.nodes.items()
        if type(node).__module__.startswith("kanly.editions")
    }
    assert special == {"helena_richese"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_node_is_found_again_by_its_path(players: int) -> None:
    codex = load("imperium", players)
    for path, node in codex.nodes.items():
        same: Node = codex.nodes[node.path]
        assert same is node, path


def test_a_card_that_stands_in_both_games_is_written_once() -> None:
    ours = {c.id: c for c in EDITION.cards if c.kind == "starter"}
    theirs = {c.id: c for c in UPRISING.cards if c.kind == "starter" and not c.module}
    assert ours.keys() == theirs.keys()
    assert all(ours[id] is theirs[id] for id in ours)


@pytest.mark.shows("M-2.1", "M-2.2", "M-2.3", "M-2.6")
def test_what_is_lent_to_uprising_is_the_same_thing() -> None:
    lent = [x for x in UPRISING.cards if x.module in BORROWED]
    assert [x.id for x in lent] == [x.id for x in EDITION.cards if x.kind == "imperium"]
    assert all(x.agent is CODEX.edition.cards[CODEX.card_number[x.id]].agent for x in lent)
    intrigues = {x.id for x in UPRISING.intrigues if x.module in BORROWED}
    assert {x.id for x in EDITION.intrigues} - intrigues == {"calculated_hire"}
    conflicts = {x.id.removesuffix("_2020") for x in UPRISING.conflicts if x.module in BORROWED}
    assert {x.id for x in EDITION.conflicts} - conflicts == {"sort_through_the_chaos"}
    leaders = [x.id for x in UPRISING.leaders if x.module in BORROWED]
    assert leaders == [x.id for x in EDITION.leaders]


def test_uprising_by_itself_has_nothing_of_it() -> None:
    state = kanly.new_game(players=4, modules=["choam"], seed=2)
    assert state.marks is None
    assert "marks" not in state.to_dict()
    borrowed = {
        n for n, x in enumerate(UPRISING.cards) if x.module in BORROWED
    }  # fmt: skip
    assert not borrowed & {*state.imperium_deck, *state.row}
