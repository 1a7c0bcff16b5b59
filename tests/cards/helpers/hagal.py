"""Turns of a Rival, for the tests of House Hagal cards and of Rivals.

The Rival is Staban Tuek in seat 2 of a two-player game unless a test says otherwise: Swordmaster
value 9, Signet +1 spice, priority Spacing Guild, Fremen, Bene Gesserit, Emperor.  It starts with
3 troops in its garrison and 1 water.
"""

from __future__ import annotations

from typing import Any

import pytest

from kanly import State
from tests.table import Table

RIVAL = 2
PROTECTED = "siege_of_arrakeen"


def faced(*hagal: str, rival: str = "staban_tuek", **options: Any) -> Table:
    """Two players against this Rival; these House Hagal cards come next."""
    return Table(players=2, rivals=[rival], **options).hagal(*hagal)


def holdings(doc: dict[str, Any], seat: int) -> dict[str, int]:
    """Everything countable before a seat, except its Agents."""
    mine = doc["seats"][seat]
    names = ("solari", "spice", "water", "vp", "supply", "garrison", "deployed", "worms", "spies")
    counts = {name: int(mine[name]) for name in names}
    counts["intrigue"] = len(mine["intrigue"])
    counts["hooks"] = int(mine["hooks"])
    counts["swordmaster"] = int(mine["swordmaster"])
    return {**counts, **mine["influence"]}


def turn(t: Table, seat: int = RIVAL) -> tuple[State, dict[str, int]]:
    """Play the Rival's turn: the position after it and all that changed for the Rival."""
    before = holdings(t.doc, seat)
    s = t.turn_of(seat).start()
    after = holdings(s.to_dict(), seat)
    return s, {name: after[name] - before[name] for name in after if after[name] != before[name]}


def recruits(n: int) -> dict[str, int]:
    """What changes when n troops are recruited outside a Combat space."""
    return {"supply": -n, "garrison": n}


def deployed(n: int = 0, garrison: int = 2) -> dict[str, int]:
    """What changes when n recruits and so many troops of the garrison are deployed."""
    moved = {"supply": -n, "garrison": -garrison, "deployed": n + garrison}
    return {name: change for name, change in moved.items() if change}


def each(table: dict[str, Any]) -> list[Any]:
    """One case for each card of a table, marked as showing the card."""
    return [
        pytest.param(card, value, id=card, marks=pytest.mark.shows(f"hagal/{card}"))
        for card, value in table.items()
    ]


def cards_of(names: tuple[str, ...], *rules: str) -> pytest.MarkDecorator:
    """Marker: all these House Hagal cards and these rules."""
    return pytest.mark.shows(*(f"hagal/{name}" for name in names), *rules)
