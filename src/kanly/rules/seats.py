"""Who sits where: turn order, and the seats run by Rivals (U-5, V-3)."""

from __future__ import annotations

from ..engine.state import State


def next_seat(s: State, seat: int) -> int:
    """The seat to the left.

    The Rival of two players always sits next to the First Player (V-3.3), so between them.
    """
    if s.setup.players == 2:
        rival = 2
        if seat == s.first:
            return rival
        return 1 - s.first if seat == rival else s.first
    return (seat + 1) % len(s.seats)


def round_from(s: State, seat: int) -> list[int]:
    """Every seat once, clockwise from this one."""
    order = [seat]
    for _ in range(len(s.seats) - 1):
        order.append(next_seat(s, order[-1]))
    return order


def pass_marker(s: State) -> None:
    """The First Player marker goes left; two players hand it to each other (V-3.2, V-3.3)."""
    s.first = 1 - s.first if s.setup.players == 2 else next_seat(s, s.first)


def is_streamlined(s: State, seat: int) -> bool:
    """Is this a Rival who cannot win (V-10.2)?"""
    return s.seats[seat].rival >= 0 and s.setup.plays("streamlined")


def is_sated(s: State, seat: int) -> bool:
    """Is this a streamlined Rival with its Swordmaster, who takes no more resources (R-070)?"""
    return s.seats[seat].swordmaster and is_streamlined(s, seat)


def is_barred_from_swordmaster(s: State, seat: int) -> bool:
    """Has the seat its Swordmaster, or forbids the level it (U-6.6, V-2)?"""
    if s.seats[seat].swordmaster:
        return True
    return s.rivals is not None and s.setup.difficulty == "kwisatz_haderach"
