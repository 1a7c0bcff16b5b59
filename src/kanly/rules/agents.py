"""Agents, the Swordmaster and the High Council (U-14)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import SPACE
from ..engine.node import Node, Yield
from ..engine.piles import bits
from ..engine.state import State
from ..engine.triggers import COUNCIL
from .leaders import react

COUNCIL_PERSUASION: Final = 2


def all_agents(s: State, seat: int) -> int:
    """How many Agents the seat has, wherever they are (U-14.1)."""
    agents = s.codex.mode.chairs[seat].agents
    if s.marks is not None and s.marks.mentat == seat:
        agents += 1
    return agents + 1 if s.seats[seat].swordmaster else agents


def take_back(s: State, seat: int, space: int) -> None:
    """An Agent returns from a space to the Leader, ready again."""
    player = s.seats[seat]
    player.agents_at &= ~(1 << space)
    player.agents += 1


class RecallAgent(Node):
    """Return one of your other Agents to your Leader (U-14.4); with `every` any of them (B-6.9)."""

    def __init__(self, every: bool = False) -> None:
        self.every = every

    def _others(self, s: State, seat: int) -> int:
        mask = s.seats[seat].agents_at
        if s.turn.space >= 0 and not self.every:
            mask &= ~(1 << s.turn.space)
        return mask

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = bits(self._others(s, seat), SPACE)
        if actions:
            s.ask(self, seat, source, value, "recall-agent", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        space = action - SPACE
        s.codex.rulebook.taken_back(s, seat, space)
        if s.log is not None:
            s.log.append((events.RECALLED_AGENT, seat, space, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return self._others(s, seat) != 0

    def yields(self) -> dict[Yield, int]:
        return {"agents": 1}


def gain_swordmaster(s: State, seat: int) -> None:
    """The third Agent joins the others, ready at once."""
    player = s.seats[seat]
    player.swordmaster = True
    player.agents += 1
    if s.log is not None:
        s.log.append((events.SWORDMASTER, seat, 0, 0))


class GainSwordmaster(Node):
    """Put the third Agent on the Leader, ready this round (U-14.3)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        gain_swordmaster(s, seat)

    def available(self, s: State, seat: int, source: int) -> bool:
        return not s.seats[seat].swordmaster and not s.setup.level.bars_swordmaster

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"swordmaster": 1}


class TakeCouncilSeat(Node):
    """A High Council seat: +2 Persuasion in each Reveal turn, the current one included."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        player.council = True
        if s.turn.revealing and seat == s.active:
            player.persuasion += COUNCIL_PERSUASION
        if s.log is not None:
            s.log.append((events.COUNCIL, seat, 0, 0))
        react(s, seat, COUNCIL)

    def available(self, s: State, seat: int, source: int) -> bool:
        return not s.seats[seat].council

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"council": 1}
