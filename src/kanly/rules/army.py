"""Whose units a seat commands, and what they amount to (U-1.4, U-11.8).

Nothing else reads troops, garrison, supply, sandworms or swords as a seat's own.
"""

from __future__ import annotations

from typing import Final

from ..engine.seat import Seat
from ..engine.state import State

TROOP_STRENGTH: Final = 2
WORM_STRENGTH: Final = 3


def army(s: State, seat: int) -> Seat:
    """The seat whose units are this seat's to command now."""
    return s.seats[s.stands_in[seat]]


def units(s: State, seat: int) -> int:
    """How many units of all kinds it has in the Conflict."""
    force = army(s, seat)
    return force.deployed + force.worms


def fighters(s: State) -> list[int]:
    """The players with a unit in the Conflict (U-12.1, V-8.2)."""
    seats: list[int] = []
    for seat, player in enumerate(s.seats):
        if player.role.plays_cards:
            force = army(s, seat)
            if force.deployed or force.worms:
                seats.append(seat)
    return seats


def strength(s: State, seat: int) -> int:
    """The strength of the units it commands now."""
    return strength_of(army(s, seat))


def strength_of(force: Seat) -> int:
    """2 a troop, 3 a sandworm, 1 a sword; nothing without a unit (U-11.8, U-11.9)."""
    of_units = TROOP_STRENGTH * force.deployed + WORM_STRENGTH * force.worms
    return of_units + force.swords if of_units else 0
