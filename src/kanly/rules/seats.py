"""Who sits where: turn order, and the seats run by Rivals (U-5, V-3)."""

from __future__ import annotations

from ..engine.state import State


def round_from(s: State, seat: int) -> list[int]:
    """Every seat once, clockwise from this one."""
    order = [seat]
    for _ in range(len(s.seats) - 1):
        order.append(s.left[order[-1]])
    return order


def pass_marker(s: State) -> None:
    """The First Player marker goes left; two players hand it to each other (V-3.2, V-3.3)."""
    s.give_marker(1 - s.first if s.setup.players == 2 else s.left[s.first])


def is_streamlined(s: State, seat: int) -> bool:
    """Is this a Rival who cannot win (V-10.2)?"""
    return s.seats[seat].rival >= 0 and s.setup.plays("streamlined")


def is_sated(s: State, seat: int) -> bool:
    """Is this a streamlined Rival with its Swordmaster, who takes no more resources (R-070)?"""
    return s.seats[seat].swordmaster and is_streamlined(s, seat)
