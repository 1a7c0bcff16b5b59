"""The rules of Uprising as two teams play it (S-1 to S-14)."""

from __future__ import annotations

from dataclasses import replace

from ..engine.actions import ACQUIRE, DEPLOY, REVEAL_PART, RIVAL
from ..engine.rulebook import Standing
from ..engine.state import State
from . import team_combat, team_turns, teams
from .endgame import TIE_BREAKS
from .invariants import faults
from .rulebook import UprisingRules
from .team_invariants import team_faults


class TeamRules(UprisingRules):
    """Where Commanders and Allies differ from players for themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = replace(
            self.steps,
            deal_objectives=team_turns.DealObjectives(),
            game_start=team_turns.GameStart(),
            begin_turn=team_turns.BeginTurn(),
            next_turn=team_turns.NextTurn(),
            send=team_turns.Send(),
            agent_menu=team_turns.AgentMenu("agent-menu", DEPLOY, RIVAL),
            reveal_menu=team_turns.RevealMenu("reveal-menu", ACQUIRE, REVEAL_PART),
            combat=team_combat.Combat(),
            window=team_combat.Window(),
            resolve=team_combat.Resolve(),
            aftermath=team_combat.Aftermath(),
            recall=team_turns.Recall(),
        )

    def standing_in(self, s: State) -> bytes:
        return teams.standing_in(s)

    def influence(self, s: State, seat: int) -> bytes:
        return teams.influence(s, seat)

    def tracks(self, s: State, seat: int, icon: int) -> list[int]:
        return teams.tracks(s, seat, icon)

    def levels(self, s: State, seat: int) -> bytes:
        return teams.levels(s, seat)

    def agents(self, s: State, seat: int) -> int:
        return teams.agents(s, seat)

    def ready(self, s: State, seat: int) -> int:
        return teams.ready(s, seat)

    def movable(self, s: State, seat: int) -> int:
        return teams.movable(s, seat)

    def taken_back(self, s: State, seat: int, space: int) -> None:
        teams.taken_back(s, seat, space)

    def hooked(self, s: State, seat: int) -> list[int]:
        """Only the team without the Throne Row, and then both its Allies (R-082)."""
        if self.has_throne(s, seat):
            return []
        return teams.allies(s, teams.commander(s, seat))

    def has_throne(self, s: State, seat: int) -> bool:
        return s.codex.mode.chairs[seat].throne

    def fighters(self, s: State) -> list[int]:
        return team_combat.fighters(s)

    def ranks(self, s: State) -> list[int]:
        return team_combat.ranks(s)

    def standings(self, s: State) -> list[Standing]:
        """The team with more points together; ties by what its members have together (S-12.1)."""
        rows = super().standings(s)
        totals: dict[int, list[int]] = {}
        for row in rows:
            totals.setdefault(row.team, [0] * (1 + len(TIE_BREAKS)))
            together = totals[row.team]
            for n, name in enumerate(TIE_BREAKS):
                if name == "revealed_at":  # the latest counts, not the sum
                    together[n + 1] = max(together[n + 1], row.ties[name])
                else:
                    together[n + 1] += row.ties[name]
            together[0] += row.vp
        order = sorted(totals, key=lambda team: totals[team], reverse=True)
        rows.sort(key=lambda row: order.index(row.team))
        for row in rows:
            row.place = order.index(row.team) + 1
            row.total = totals[row.team][0]
            row.ties = dict(zip(TIE_BREAKS, totals[row.team][1:]))
        return rows

    def faults(self, s: State) -> list[str]:
        return [*faults(s), *team_faults(s)]
