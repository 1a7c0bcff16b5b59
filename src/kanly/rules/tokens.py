"""The Baron's tokens: two Factions chosen in secret, revealed by a great deployment (B-2.3)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ..engine import events
from ..engine.actions import OPTION
from ..engine.node import Node, Yield
from ..engine.state import State
from ..engine.terms import FACTION_ICONS, NOBODY
from .influence import GainInfluence

TOKENS: Final = 2
PAIRS: Final = [bytes(pair) for pair in combinations(FACTION_ICONS, TOKENS)]
"""Every choice of tokens."""


class ChooseTokens(Node):
    """Choose two of the four Factions in secret; an option is a pair."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [OPTION + n for n in range(len(PAIRS))]
        s.ask(self, seat, source, value, "secret-pair", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if s.marks is not None:
            s.marks.keeper = seat
            s.marks.secret = PAIRS[action - OPTION]


class RevealTokens(Node):
    """Once so many troops were deployed in a turn: 1 Influence with each Faction chosen."""

    def __init__(self, troops: int) -> None:
        self.troops = troops
        self.gains = [GainInfluence(icon, 1) for icon in FACTION_ICONS]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        marks = s.marks
        if marks is None or not self.available(s, seat, source):
            return
        first, second = marks.secret
        marks.keeper = NOBODY
        marks.secret = b""
        s.learn()
        if s.log is not None:
            s.log.append((events.TOKENS, seat, first, second))
        s.push(self.gains[second], seat, source)
        s.push(self.gains[first], seat, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        if s.marks is None or s.turn_marks is None or s.marks.keeper != seat:
            return False
        return s.turn_marks.troops >= self.troops

    def children(self) -> list[Node]:
        return list(self.gains)

    def yields(self) -> dict[Yield, int]:
        return {"influence": TOKENS}
