"""Who sits where, and who is with whom (U-5, V-3, R-080, R-081)."""

from __future__ import annotations

from ..engine.state import State
from ..engine.terms import NOBODY


def round_from(s: State, seat: int) -> list[int]:
    """Every seat once, clockwise from this one."""
    order = [seat]
    after = s.left[seat]
    while after != seat:
        order.append(after)
        after = s.left[after]
    return order


def others(s: State, seat: int) -> list[int]:
    """Every other seat, clockwise from the left."""
    return round_from(s, seat)[1:]


def are_opponents(s: State, one: int, other: int) -> bool:
    """Do the two play against each other?"""
    chairs = s.codex.mode.chairs
    return chairs[one].team != chairs[other].team


def opponents(s: State, seat: int) -> list[int]:
    """Those it plays against, clockwise from the left."""
    return [other for other in others(s, seat) if are_opponents(s, seat, other)]


def teammates(s: State, seat: int) -> list[int]:
    """Those it plays together with, clockwise from the left."""
    return [other for other in others(s, seat) if not are_opponents(s, seat, other)]


def shares_turn(s: State, seat: int) -> bool:
    """Is what the seat's units do part of the turn in progress?

    A Commander's turn is shared by the Allies (S-6.2).
    """
    if seat == s.active or s.active == NOBODY:
        return seat == s.active
    return s.seats[s.active].role.commands and not are_opponents(s, seat, s.active)


def pass_marker(s: State) -> None:
    """The First Player marker goes left; two players hand it to each other (V-3.2, V-3.3)."""
    s.give_marker(s.codex.mode.next_first(s.first))
