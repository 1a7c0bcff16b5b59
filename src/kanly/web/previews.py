"""What an action would change for whoever takes it, before any further choice.

An action is tried on two guesses at what is hidden; only what both agree on is shown, so a preview
never tells more than the seat knows.
"""

from __future__ import annotations

from typing import Final

from ..engine.actions import END, PASS, REVEAL
from ..engine.state import State
from ..engine.terms import FACTIONS
from .model import Change

GUESSES: Final = (1, 2)
MOST: Final = 40
"""More actions than that are not previewed one by one."""


def numbers(state: State, seat: int) -> dict[str, int]:
    """The seat's public numbers."""
    p = state.seats[seat]
    found = {
        "vp": p.vp,
        "solari": p.solari,
        "spice": p.spice,
        "water": p.water,
        "garrison": p.garrison,
        "conflict": p.deployed,
        "worms": p.worms,
        "strength": state.strength(seat),
        "persuasion": p.persuasion,
        "hand": len(p.hand),
        "intrigue": len(p.intrigue),
        "agents": p.agents,
        "spies": p.spies,
        "swordmaster": int(p.swordmaster),
        "council": int(p.council),
        "hooks": int(p.hooks),
    }
    if state.choam is not None:
        found["contracts"] = len(state.choam.held[seat])
    for faction, level in zip(FACTIONS, p.influence):
        found[f"influence:{faction}"] = level
    return found


def changes(state: State) -> dict[int, list[Change]]:
    """For each action of the decision the numbers it changes."""
    decision = state.decision
    if decision is None or len(decision.actions) > MOST:
        return {}
    seat = decision.seat
    before = numbers(state, seat)
    guesses = [state.determinize(seat, seed) for seed in GUESSES]
    for guess in guesses:
        guess.asks_everything = (
            True  # stop at the next question, also where the turn would end by itself
        )
    found: dict[int, list[Change]] = {}
    for action in decision.actions:
        if action in (END, PASS, REVEAL):
            continue
        outcomes: list[dict[str, int]] = []
        for guess in guesses:
            copy = guess.copy()
            copy.apply(action)
            outcomes.append(numbers(copy, seat))
        found[action] = [
            Change(what, n, outcomes[0][what])
            for what, n in before.items()
            if outcomes[0][what] != n and outcomes[0][what] == outcomes[1][what]
        ]
    return found
