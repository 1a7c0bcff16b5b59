"""Two teams: who commands whom, the Ally activated, what teammates share (S-1, S-3 to S-6)."""

from __future__ import annotations

from ..engine import events
from ..engine.fields import AT_HOME, GONE
from ..engine.piles import replaced
from ..engine.state import EACH_FOR_ITSELF, State
from ..engine.terms import ANY_FACTION, NOBODY
from .agents import all_agents, take_back


def allies(s: State, seat: int) -> list[int]:
    """The Allies among a seat's teammates, clockwise: of a Commander the left one first."""
    return s.codex.allies[seat]


def commander(s: State, seat: int) -> int:
    """The Commander of the seat's team."""
    return s.codex.commander[seat]


# ---------------------------------------------------------------- activation (S-3)


def activate(s: State, ally: int) -> None:
    """From now on the Ally's units and cubes on the board act for its Commander, too."""
    if s.teams is not None:
        s.teams.activated = ally
        s.stands_in = standing_in(s)


def choose_ally(s: State, seat: int, ally: int) -> None:
    """A Commander activates the Ally of his choice."""
    activate(s, ally)
    if s.log is not None:
        s.log.append((events.ACTIVATED, seat, ally, 0))


def deactivate(s: State) -> None:
    """Commanders own no units again (S-6.4)."""
    if s.teams is not None:
        s.teams.activated = NOBODY
        s.stands_in = EACH_FOR_ITSELF


def standing_in(s: State) -> bytes:
    """Everybody acts for themselves, the Ally activated for the Commander as well."""
    if s.teams is None or s.teams.activated == NOBODY:
        return EACH_FOR_ITSELF
    ally = s.teams.activated
    return replaced(EACH_FOR_ITSELF, commander(s, ally), ally)


# ---------------------------------------------------------------- Influence (S-5)


def influence(s: State, seat: int) -> bytes:
    """By track; a Commander has on the board what the Ally with more has (S-5.1)."""
    own = s.seats[seat].influence
    if not s.seats[seat].role.commands:
        return own
    shared: list[int] = []
    left, right = allies(s, seat)
    by_left = s.seats[left].influence
    by_right = s.seats[right].influence
    for track in range(len(own)):
        level = by_left[track] if by_left[track] > by_right[track] else by_right[track]
        shared.append(own[track] if own[track] > level else level)
    return bytes(shared)


def levels(s: State, seat: int) -> bytes:
    """By Faction icon: the most on any track the icon can mean (S-5.2, S-5.3)."""
    by_track = influence(s, seat)
    if not s.seats[seat].role.commands:
        return by_track
    most: list[int] = []
    for icon in range(ANY_FACTION):
        level = 0
        for track in s.codex.icon_tracks[seat][icon]:
            if by_track[track] > level:
                level = by_track[track]
        most.append(level)
    return bytes(most)


def tracks(s: State, seat: int, icon: int) -> list[int]:
    """The tracks an icon can move; of the board's none while a Commander acts through nobody."""
    meant = s.codex.icon_tracks[seat][icon]
    if s.seats[seat].role.commands and s.stands_in[seat] == seat:
        return [n for n in meant if s.codex.track_owner[n] == seat]
    return meant


# ---------------------------------------------------------------- Agent tokens (S-2.6, S-3.2, S-10)


def agents(s: State, seat: int) -> int:
    """How many Agents the seat has: a Swordmaster that was sent and came back is gone (S-10.2)."""
    gone = s.teams is not None and s.teams.swordmaster_at[seat] == GONE
    return all_agents(s, seat) - (1 if gone else 0)


def has_swordmaster_ready(s: State, seat: int) -> bool:
    """Is the Swordmaster there to be sent?"""
    if s.teams is None or not s.seats[seat].swordmaster:
        return False
    return s.teams.swordmaster_at[seat] == AT_HOME


def arrow_is_ready(s: State, seat: int) -> bool:
    """Is the Commander's token that points to the Ally activated still at home?"""
    teams = s.teams
    if teams is None:
        return False
    left_ready = teams.left_at[seat] == AT_HOME
    if teams.activated == allies(s, seat)[0]:
        return left_ready
    others = (1 if left_ready else 0) + (1 if has_swordmaster_ready(s, seat) else 0)
    return s.seats[seat].agents > others


def ready(s: State, seat: int) -> int:
    """The Agents that can be sent: a Commander's must point to the Ally activated (S-3.2)."""
    if not s.seats[seat].role.commands:
        return s.seats[seat].agents
    one = 1 if arrow_is_ready(s, seat) else 0
    return one + 1 if has_swordmaster_ready(s, seat) else one


def note_sent(s: State, seat: int, space: int) -> None:
    """Remember which Agent goes: the Swordmaster, used only once, last of those that can go."""
    teams = s.teams
    if teams is None:
        return
    player = s.seats[seat]
    if player.role.commands and arrow_is_ready(s, seat):
        if teams.activated == allies(s, seat)[0]:
            teams.left_at = replaced(teams.left_at, seat, space)
    elif has_swordmaster_ready(s, seat) and (player.role.commands or player.agents == 1):
        teams.swordmaster_at = replaced(teams.swordmaster_at, seat, space)


def movable(s: State, seat: int) -> int:
    """The spaces from which an Agent could be sent on: of a Commander's those that point right.

    A Swordmaster stays where it is (S-10.2).
    """
    teams = s.teams
    mask = s.seats[seat].agents_at
    if teams is None:
        return mask
    left = teams.left_at[seat]
    left_mask = 0 if left in (AT_HOME, GONE) else 1 << left
    sent = teams.swordmaster_at[seat]
    if sent not in (AT_HOME, GONE):
        mask &= ~(1 << sent)
    if not s.seats[seat].role.commands:
        return mask
    if teams.activated == allies(s, seat)[0]:
        return mask & left_mask
    return mask & ~left_mask


def taken_back(s: State, seat: int, space: int) -> None:
    """An Agent returns; the Swordmaster cannot be sent again (R-088)."""
    teams = s.teams
    if teams is None:
        return
    if teams.swordmaster_at[seat] == space:
        teams.swordmaster_at = replaced(teams.swordmaster_at, seat, GONE)
        s.seats[seat].agents_at &= ~(1 << space)
        if s.log is not None:
            s.log.append((events.SWORDMASTER_LEFT, seat, 0, 0))
        return
    if teams.left_at[seat] == space:
        teams.left_at = replaced(teams.left_at, seat, AT_HOME)
    take_back(s, seat, space)
