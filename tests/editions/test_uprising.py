"""The edition as a whole: totals, and how little code of its own it has."""

from __future__ import annotations

import pytest

from kanly.editions.uprising.edition import BORROWED
from kanly.engine.library import load
from kanly.engine.node import Node

TABLES = load("uprising")
EDITION = TABLES.edition


def test_copies_add_up_to_the_box() -> None:
    cards = [c for c in EDITION.cards if c.module not in (*BORROWED, "six_players")]
    intrigues = [c for c in EDITION.intrigues if c.module not in BORROWED]
    conflicts = [c for c in EDITION.conflicts if c.module not in BORROWED]
    leaders = [x for x in EDITION.leaders if x.module not in BORROWED]
    count = {kind: sum(c.copies for c in cards if c.kind == kind) for kind in KINDS}
    assert count == {"starter": 10, "reserve": 18, "imperium": 69}
    assert sum(c.copies for c in EDITION.cards if c.kind == "imperium" and not c.module) == 65
    assert sum(c.copies for c in intrigues) == 44
    assert sum(c.copies for c in EDITION.intrigues if not c.module) == 40
    assert [sum(x.level == n for x in conflicts) for n in (1, 2, 3)] == [3, 9, 4]
    assert sum(c.copies for c in EDITION.contracts) == 20
    assert len(EDITION.objectives) == 5
    assert len(TABLES.spaces) == 22
    assert len(TABLES.post_ids) == 13
    assert len(leaders) == 10
    assert sum(not x.face_of for x in leaders) == 9
    assert len(EDITION.rivals) == 10
    assert sum(c.copies for c in EDITION.hagal) == 37


def test_six_players_have_a_board_and_decks_of_their_own() -> None:
    six = load("uprising", 6)
    assert len(six.spaces) == 24 + 4
    assert len(six.post_ids) == 15
    assert len(six.tracks) == 4 + 2
    assert [len(chair.deck) for chair in six.mode.chairs] == [10, 0, 0, 10, 0, 0]
    assert sum(c.copies for c in EDITION.cards if c.module == "six_players") == 20 - 2 * 3


KINDS = ("starter", "reserve", "imperium")


def test_at_least_95_percent_of_the_components_have_no_code_of_their_own() -> None:
    components: set[str] = set()
    special: set[str] = set()
    for path, node in TABLES.nodes.items():
        kind, name = path.split("/")[:2]
        if kind != "rule":
            components.add(f"{kind}/{name}")
            if type(node).__module__.startswith("kanly.editions"):
                special.add(f"{kind}/{name}")
    total = (
        len(EDITION.cards) + len(EDITION.intrigues) + len(TABLES.spaces) + len(EDITION.leaders)
        + len(EDITION.contracts) + len(EDITION.conflicts)
    )  # fmt: skip
    assert special == {
        "card/long_live_the_fighters",
        "intrigue/manipulate",
        "leader/helena_richese",
        "leader/feyd_rautha_harkonnen",
        "leader/lady_jessica",
        "leader/reverend_mother_jessica",
    }
    assert len(special) / total < 0.05


@pytest.mark.parametrize("path", sorted(TABLES.nodes))
def test_every_node_is_found_again_by_its_path(path: str) -> None:
    node: Node = TABLES.nodes[path]
    assert TABLES.nodes[node.path] is node
