"""What every effect of an edition must keep to, whatever it does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kanly
from kanly.engine.actions import PASS
from kanly.engine.node import Node

TABLES = kanly.new_game().codex


def inside(node: Node) -> Iterator[Node]:
    """The nodes that a node holds in any of its attributes."""
    for name in dir(node):
        value = getattr(node, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                yield item


def test_a_node_names_all_nodes_it_is_made_of_as_children() -> None:
    holders = 0
    for path, node in TABLES.nodes.items():
        held = list(inside(node))
        holders += bool(held)
        for part in held:
            assert any(part is child for child in node.children()), f"{path}: {type(part).__name__}"
    assert holders > 200


def test_every_node_can_be_found_again_by_its_path() -> None:
    for node in TABLES.nodes.values():
        assert TABLES.nodes[node.path] is node


@pytest.mark.parametrize("seed", range(6))
def test_order_is_asked_of_several_parts_and_use_of_one(seed: int) -> None:
    r = random.Random(seed)
    s = kanly.new_game(players=3 + seed % 2, modules=["choam"], seed=seed)
    used = 0
    while s.decision is not None:
        options = [a for a in s.decision.actions if a != PASS]
        if s.decision.kind == "order":
            assert len(options) > 1
        elif s.decision.kind == "use":
            assert s.decision.actions == [*options, PASS]
            assert len(options) == 1
            used += 1
        s.apply(r.choice(s.decision.actions))
    assert used
