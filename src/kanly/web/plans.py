"""The first plan of each easy Leader (`plan-ID` in the words of the page), as hints follow it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine import actions as act
from ..engine.node import Decision
from ..engine.state import State
from .model import Change
from .tried import Hint
from .words import What


@dataclass(frozen=True)
class Plan:
    """What serves it; each by itself does."""

    faction: str | None = None
    """Influence with this one, up to the first point."""
    good: What | None = None
    signet: bool = False
    """Sending an Agent with the Signet Ring."""
    fights: bool = False
    """Sending an Agent to where troops go into the Conflict."""


PLANS: Final = {
    "count_ilban_richese": Plan(good="solari", signet=True),
    "earl_memnon_thorvald": Plan(good="solari", signet=True),
    "feyd_rautha_harkonnen": Plan(signet=True),
    "glossu_the_beast_rabban": Plan(fights=True, signet=True),
    "gurney_halleck": Plan(fights=True, signet=True),
    "lady_amber_metulli": Plan(good="solari", signet=True),
    "lady_margot_fenring": Plan(faction="bene_gesserit", signet=True),
    "muad_dib": Plan(faction="fremen"),
    "paul_atreides": Plan(signet=True),
}
FIRST_ROUNDS: Final = 2


def serves_plan(state: State, decision: Decision, hint: Hint) -> bool:
    """Is an Agent sent where the Leader's first plan wants it?"""
    t, own = state.codex, state.seats[decision.seat]
    space = hint.answers[hint.since] - act.SPACE
    if decision.kind not in ("turn", "space") or not 0 <= space < len(t.space_ids):
        return False
    plan = PLANS.get(t.leader_ids[own.leader]) if own.leader >= 0 else None
    if plan is None or state.round > FIRST_ROUNDS:
        return False
    card = hint.answers[0] - act.HAND if decision.kind == "turn" else state.turn.card
    return (
        (plan.signet and t.card_signet[card])
        or (plan.fights and t.space_combat[space] and state.army(decision.seat).garrison > 0)
        or any(_is_wanted(state, plan, gain) for gain in hint.gains)
    )


def _is_wanted(state: State, plan: Plan, gain: Change) -> bool:
    if gain.faction is None or gain.faction != plan.faction:
        return gain.what == plan.good
    track = state.codex.tracks[state.codex.track_ids.index(gain.faction)]
    return gain.after <= track.point_level
