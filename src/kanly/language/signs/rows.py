"""Items, and rows put together from rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from ...engine.components import Cost
from ...engine.terms import FACTIONS, ICONS, RESOURCES
from ..words import Words

Item: TypeAlias = dict[str, Any]
Row: TypeAlias = list[Item]
Word: TypeAlias = Literal["or", "then", "and", "each", "per", "up-to", "exactly", "at-least"]
"""The connecting words a row can hold; the page puts them into its language."""


def sign(name: str, n: int = 1, of: str = "") -> Item:
    """So many of a sign."""
    item: Item = {"sign": name}
    if n != 1:
        item["n"] = n
    if of:
        item["of"] = of
    return item


def drawn(name: str, of: str = "") -> Callable[[object, Words], Row]:
    """Puts into signs what is always the same sign, but for its number."""
    return lambda thing, w: [sign(name, getattr(thing, "n", 1), of)]


def word(id: Word) -> Item:
    """A connecting word."""
    return {"word": id}


def amounts(solari: int, spice: int, water: int) -> Row:
    """Amounts of resources."""
    return [sign(resource, n) for resource, n in zip(RESOURCES, (solari, spice, water)) if n]


def cost_signs(cost: Cost) -> Row:
    """What a space costs, as it stands in a ``cost``; nothing if it is free."""
    return amounts(cost.solari, cost.spice, cost.water)


def paid(row: Row) -> Row:
    """A cost, or nothing if nothing is paid."""
    return [{"cost": row}] if row else []


def joined(rows: Sequence[Row], id: Word) -> Row:
    """Several rows with a word between them."""
    result: Row = []
    for k, each in enumerate(rows):
        result += [word(id), *each] if k else each
    return result


def options(rows: Sequence[Row]) -> Row:
    """Rows to choose from; those with a cost or a condition of their own come last."""
    return joined(
        sorted(rows, key=lambda row: any({"cost", "if"} & x.keys() for x in row[:1])), "or"
    )


def spied(icons: Sequence[int]) -> Row:
    """A Spy on a post connected to a space with one of the icons."""
    if sorted(icons) == list(range(len(FACTIONS))):
        return [sign("spy", of="influence")]
    return options([[sign("spy", of=ICONS[icon])] for icon in icons])
