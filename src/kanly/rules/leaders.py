"""Leaders' left abilities that react to what happens (U-14.5)."""

from __future__ import annotations

from ..engine.actions import LEADER_PART
from ..engine.node import Task
from ..engine.state import State
from ..engine.triggers import REACH, SEND, SPIED_VISIT


def react(s: State, seat: int, trigger: int) -> None:
    """The Leader's ability for such an event happens next, if there is one."""
    ability = s.codex.leader_on[s.seats[seat].leader][trigger]
    if ability is not None:
        s.push(ability, seat, LEADER_PART)


def reacts_to_reaching(s: State, seat: int, track: int) -> bool:
    """Does the Leader gain by coming to the point level of the track?"""
    return s.codex.leader_on[s.seats[seat].leader][REACH + track] is not None


def pend_sending(s: State, seat: int) -> None:
    """The ability for sending an Agent to such a space waits with the turn's other effects."""
    icon = s.codex.space_icon[s.turn.space]
    ability = s.codex.leader_on[s.seats[seat].leader][SEND + icon]
    if ability is not None:
        s.pending.append(Task(ability, seat, LEADER_PART, 0))


def react_to_visit(s: State, seat: int, space: int) -> None:
    """Those who spy on the space may gain by another seat's Agent there."""
    posts = s.codex.space_posts[space]
    for other, player in enumerate(s.seats):
        if other != seat and player.spies_at & posts:
            react(s, other, SPIED_VISIT)
