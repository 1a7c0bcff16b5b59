"""What the games of everybody against everybody have in common (U-2, B-2)."""

from __future__ import annotations

from ...engine.components import Board
from ...engine.modes import Chair, Mode
from ...engine.rulebook import Rulebook


def each_for_itself(
    players: int, chairs: list[Chair], board: Board, rules: Rulebook, spies: int
) -> Mode:
    """Ten rounds at most, to ten points; a third reward by itself only for four seats."""
    return Mode(
        players=players,
        chairs=tuple(chairs),
        board=board,
        rules=rules,
        conflicts=((3, 4), (2, 5), (1, 1)),
        spies=spies,
        hand=5,
        end_points=10,
        shares_third=len(chairs) > 3,
    )
