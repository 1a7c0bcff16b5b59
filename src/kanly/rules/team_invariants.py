"""What is true of every possible position of two teams."""

from __future__ import annotations

from ..engine.fields import AT_HOME, GONE
from ..engine.state import State
from ..engine.terms import NOBODY
from .teams import commander


def team_faults(s: State) -> list[str]:
    """Everything wrong with activation, Agent tokens, cubes, Hooks and concessions."""
    teams = s.teams
    if teams is None or s.round == 0:
        return []
    found: list[str] = []
    if teams.activated != NOBODY:
        if s.seats[teams.activated].role.commands:
            found.append(f"seat {teams.activated} is a Commander and cannot be activated")
        elif s.active not in (NOBODY, commander(s, teams.activated)):
            found.append(f"seat {teams.activated} is activated in another seat's turn")
    for i, p in enumerate(s.seats):
        chair = s.codex.mode.chairs[i]
        leader = s.codex.leader_ids[p.leader] if p.leader >= 0 else ""
        if chair.leader and leader != chair.leader:
            found.append(f"seat {i} should be {chair.leader}")
        for n, level in enumerate(p.influence):
            if level and n not in s.codex.cubes[i]:
                found.append(f"seat {i} has no cube on the {s.codex.track_ids[n]} track")
        if p.role.commands and (p.deployed or p.worms or p.swords or p.hooks):
            found.append(f"seat {i} is a Commander and has units of its own")
        if p.hooks and chair.throne:
            found.append(f"seat {i} cannot have Maker Hooks")
        left = teams.left_at[i]
        if left != AT_HOME and (not p.role.commands or left == GONE or not p.agents_at >> left & 1):
            found.append(f"seat {i} has no Agent where its left token should be")
        sword = teams.swordmaster_at[i]
        if sword != AT_HOME and not p.swordmaster:
            found.append(f"seat {i} has sent a Swordmaster it has not gained")
        elif sword not in (AT_HOME, GONE) and (not p.agents_at >> sword & 1 or sword == left):
            found.append(f"seat {i} has no Agent where its Swordmaster should be")
        if teams.conceded >> i & 1 and (p.role.commands or s.conflict < 0):
            found.append(f"seat {i} has nothing to concede")
    for card in teams.throne:
        if s.codex.edition.cards[card].kind != "imperium":
            found.append(f"{s.codex.card_ids[card]} cannot be in the Throne Row")
    return found
