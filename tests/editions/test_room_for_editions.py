"""An edition must fit the action vocabulary; one that does not is refused when it is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kanly import KanlyError
from kanly.engine.codex import Codex
from kanly.engine.components import Cost
from kanly.engine.library import load
from kanly.rules.algebra import may, solari

EDITION = load("uprising").edition
MODE = load("uprising").mode
BOARD = MODE.board


def blank(thing: Any, n: int, **fields: Any) -> Any:
    """One more of the same, with nothing printed on it."""
    return replace(thing, id=f"blank_{n}", **fields)


def printed(field: str) -> list[Any]:
    """Everything of one sort in the edition or on its board."""
    things: list[Any] = getattr(BOARD if hasattr(BOARD, field) else EDITION, field)
    return things


def with_things(field: str, things: list[Any]) -> Codex:
    """The tables of the edition with these instead of its own."""
    if hasattr(BOARD, field):
        return Codex(EDITION, replace(MODE, board=replace(BOARD, **{field: things})))
    return Codex(replace(EDITION, **{field: things}), MODE)


ROOM: list[tuple[str, str, int, Callable[[int], Any]]] = [
    ("cards", "cards", 256, lambda n: blank(EDITION.cards[0], n)),
    ("intrigues", "Intrigue cards", 256,
     lambda n: blank(EDITION.intrigues[0], n, plot=[], combat=[], endgame=[])),
    ("spaces", "spaces", 64, lambda n: blank(BOARD.spaces[0], n, effects=[])),
    ("posts", "posts", 32, lambda n: blank(BOARD.posts[0], n)),
    ("leaders", "leaders", 32, lambda n: blank(
        EDITION.leaders[1], n, reveal=[], signet=[])),
    ("rivals", "rivals", 24, lambda n: blank(EDITION.rivals[0], n, signet=[], scheme=[])),
    ("hagal", "House Hagal cards", 64, lambda n: blank(EDITION.hagal[0], n)),
    ("contracts", "contracts", 64, lambda n: blank(EDITION.contracts[0], n, reward=[])),
    ("conflicts", "Conflicts", 48, lambda n: blank(
        EDITION.conflicts[0], n, first=[], second=[], third=[])),
    ("objectives", "battle cards", 16, lambda n: blank(EDITION.objectives[0], n)),
]  # fmt: skip


@pytest.mark.parametrize(("field", "name", "room", "one"), ROOM, ids=[x[0] for x in ROOM])
def test_there_is_room_for_so_many(
    field: str, name: str, room: int, one: Callable[[int], Any]
) -> None:
    have = printed(field)
    full = [*have, *(one(n) for n in range(room - len(have)))]
    with_things(field, full)
    with pytest.raises(KanlyError, match=rf"uprising has \d+ {name}; there is room for"):
        with_things(field, [*full, one(999)])


@pytest.mark.parametrize(
    ("field", "box", "name", "room"),
    [
        ("cards", "reveal", "parts of a Reveal box", 4),
        ("cards", "agent", "parts of an Agent box", 16),
        ("spaces", "effects", "parts of a space", 16),
    ],
)
def test_there_is_room_for_so_many_parts(field: str, box: str, name: str, room: int) -> None:
    def with_parts(count: int) -> Codex:
        first, *others = printed(field)
        changed = replace(first, **{box: [solari(1) for _ in range(count)]})
        return with_things(field, [changed, *others])

    with_parts(room)
    with pytest.raises(KanlyError, match=f"{room + 1} {name}; there is room for {room}"):
        with_parts(room + 1)


def with_costs(*costs: Cost) -> Codex:
    first, *others = BOARD.spaces
    return with_things("spaces", [replace(first, costs=costs), *others])


@pytest.mark.parametrize("resource", ["solari", "spice", "water"])
def test_no_space_costs_more_than_fifteen(resource: str) -> None:
    with_costs(Cost(**{resource: 15}))
    with pytest.raises(KanlyError, match="dutiful_service costs more than 15"):
        with_costs(Cost(**{resource: 16}))


def test_costs_to_choose_from_are_in_one_resource() -> None:
    with_costs(Cost(solari=1, spice=1))
    with_costs(Cost(), Cost(spice=2))
    with_costs(Cost(spice=1), Cost(spice=2))
    with pytest.raises(KanlyError, match="costs to choose from must be in one resource"):
        with_costs(Cost(solari=1), Cost(spice=1))


def test_two_things_have_two_names() -> None:
    twin = next(card for card in EDITION.cards if card.agent)
    with pytest.raises(KanlyError, match=f"two nodes at card/{twin.id}/agent/0"):
        with_things("cards", [*EDITION.cards, twin])


def test_what_reads_the_deck_does_so_within_other_effects() -> None:
    reader = next(card for card in EDITION.cards if any(part.reads_deck for part in card.agent))
    wrapped = replace(reader, agent=[may(part) for part in reader.agent])
    others = [card for card in EDITION.cards if card is not reader]
    codex = with_things("cards", [*others, wrapped])
    assert codex.nodes[f"card/{reader.id}/agent/0"].reads_deck
    assert not codex.nodes["card/desert_survival/agent/0"].reads_deck
