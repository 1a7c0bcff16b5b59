"""Contracts before seat 0, for the tests of contracts."""

from __future__ import annotations

from typing import Any

from kanly import State
from tests.table import Table, do


def holding(*contracts: str, **options: Any) -> Table:
    """Seat 0 holds these contracts and no resources."""
    table = Table(choam=True, **options).contracts(0, held=contracts)
    return table.have(0, solari=0, spice=0, water=0)


def held(s: State, seat: int = 0) -> list[str]:
    """Contracts a seat has still to complete."""
    return list(s.to_dict()["choam"]["held"][seat])


def completed(s: State, seat: int = 0) -> list[str]:
    """Contracts a seat has completed."""
    return list(s.to_dict()["choam"]["completed"][seat])


def market(s: State) -> list[str]:
    """The face-up contracts."""
    return list(s.to_dict()["choam"]["market"])


def send(table: Table, card: str, space: str, *more: str) -> State:
    """Seat 0 sends an Agent with the card."""
    return do(table.hand(0, card).start(), f"card:{card}", f"space:{space}", *more)


def check_completed(s: State, contract: str) -> None:
    assert held(s) == []
    assert completed(s) == [contract]
