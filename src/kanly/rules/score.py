"""Victory Points, and where each of them came from."""

from __future__ import annotations

from ..engine import actions as act
from ..engine import events
from ..engine.ledger import entry
from ..engine.node import Node
from ..engine.state import State


def score(s: State, seat: int, change: int, reason: int) -> None:
    """Change the score and write down why (R-027: never below 0; R-070: some never score)."""
    player = s.seats[seat]
    if not player.role.scores:
        return
    if player.vp + change < 0:
        change = -player.vp
    if change == 0:
        return
    player.vp += change
    player.ledger += (entry(reason, change),)
    if s.log is not None:
        s.log.append((events.SCORED, seat, reason, change))


def origin(s: State, seat: int, source: int) -> int:
    """The thing a source of the current turn stands for: a card, space, leader, contract …"""
    if source < act.SPACE_PART:
        return source
    if source < act.CARD_PART:
        return act.SPACE + s.turn.space
    if source < act.LEADER_PART:
        return act.HAND + s.turn.card
    if source < act.INFLUENCE_STEP:
        return act.LEADER + s.seats[seat].leader
    if source >= act.REVEAL_PART:
        return act.REVEALED + (source - act.REVEAL_PART) // act.PARTS_PER_REVEAL
    return source


class VictoryPoints(Node):
    """Gain Victory Points."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        score(s, seat, self.n * (value or 1), origin(s, seat, source))

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True
