"""Teams at the table as a view shows them: who sits with whom, where a Commander's Agents are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..engine.codex import Codex

HOME: Final = "home"
"""Where an Agent is that can still be sent."""
GONE: Final = "gone"
"""Where a Swordmaster is that was used up."""

View = dict[str, Any]


@dataclass(frozen=True)
class Token:
    """An Agent of a Commander: the Allies its arrows point to, and where it is."""

    allies: list[int]
    place: str
    """A space, HOME or GONE."""


def groups(codex: Codex) -> list[list[int]]:
    """The seats by team, in each the Commander before the Ally to the left and the other one.

    Where everybody plays alone, each seat is a group.
    """
    chairs = codex.mode.chairs
    found: dict[int, list[int]] = {}
    for seat, chair in enumerate(chairs):
        found.setdefault(chair.team, []).append(seat)
    return [clockwise(codex, seats) for seats in found.values()]


def clockwise(codex: Codex, seats: list[int]) -> list[int]:
    """Seats of a team in the order of turns, from its Commander on."""
    chairs = codex.mode.chairs
    first = next((seat for seat in seats if chairs[seat].role.commands), 0)
    return sorted(seats, key=lambda seat: (seat - first) % len(chairs))


def commanders(codex: Codex) -> list[int]:
    """The seats that act through others."""
    return [seat for seat, chair in enumerate(codex.mode.chairs) if chair.role.commands]


def allies(codex: Codex, seat: int) -> list[int]:
    """The Allies of a Commander, the left one first."""
    return next(team[1:] for team in groups(codex) if seat in team)


def teammates(codex: Codex, seat: int) -> list[int]:
    """Those who win together with the seat."""
    return next([mate for mate in team if mate != seat] for team in groups(codex) if seat in team)


def activated(codex: Codex, view: View, seat: int) -> int | None:
    """The Ally through whom a Commander acts now, if it is that Commander's turn."""
    ally: int | None = view["teams"]["activated"]
    return ally if ally in allies(codex, seat) else None


def swordmaster_at(view: View, seat: int) -> str:
    """Where the Swordmaster of a seat is that has gained one."""
    return HOME if view["teams"] is None else view["teams"]["swordmaster_at"][seat] or HOME


def tokens(codex: Codex, view: View, seat: int) -> list[Token]:
    """The Agents of a Commander: one for each Ally, and the Swordmaster, if gained, for both."""
    left, right = allies(codex, seat)
    player = view["seats"][seat]
    left_at = view["teams"]["left_at"][seat]
    others = [left_at, swordmaster_at(view, seat)]
    right_at = [space for space in player["agents_at"] if space not in others]
    found = [Token([left], left_at or HOME), Token([right], right_at[0] if right_at else HOME)]
    if player["swordmaster"]:
        found.append(Token([left, right], swordmaster_at(view, seat)))
    return found
