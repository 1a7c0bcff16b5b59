"""What an action would change for whoever takes it, before any further choice.

An action is tried on two guesses at what is hidden; only what both agree on is shown, so a preview
never tells more than the seat knows.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ..engine.actions import END, INFLUENCE_STEP, PASS, REVEAL, SPACE_PART
from ..engine.node import Step
from ..engine.state import State
from ..engine.terms import FACTIONS
from .model import Change
from .words import What

GUESSES: Final = (1, 2)
MOST: Final = 40
"""More actions than that are not previewed one by one."""

Numbers: TypeAlias = dict[tuple[What, str | None], int]
"""By what is counted and, for Influence, with whom."""


class Preview:
    """What is certain about an action."""

    __slots__ = ("changes", "ends_undo")

    def __init__(self, changes: list[Change], ends_undo: bool) -> None:
        self.changes = changes
        self.ends_undo = ends_undo


NOTHING: Final = Preview([], False)


def numbers(state: State, seat: int) -> Numbers:
    """The seat's public numbers."""
    p = state.seats[seat]
    found: Numbers = {
        ("vp", None): p.vp,
        ("solari", None): p.solari,
        ("spice", None): p.spice,
        ("water", None): p.water,
        ("garrison", None): p.garrison,
        ("conflict", None): p.deployed,
        ("worms", None): p.worms,
        ("strength", None): state.strength(seat),
        ("persuasion", None): p.persuasion,
        ("hand", None): len(p.hand),
        ("intrigue", None): len(p.intrigue),
        ("agents", None): p.agents,
        ("spies", None): p.spies,
        ("swordmaster", None): int(p.swordmaster),
        ("council", None): int(p.council),
        ("hooks", None): int(p.hooks),
    }
    if state.choam is not None:
        found["contracts", None] = len(state.choam.held[seat])
    for faction, level in zip(FACTIONS, p.influence):
        found["influence", faction] = level
    return found


def forget_later_steps(state: State) -> None:
    """Leave only what belongs to the effect at hand; the next step of the rules comes after it."""
    for at in reversed(range(len(state.agenda))):
        if isinstance(state.agenda[at].node, Step):
            del state.agenda[: at + 1]
            return


def in_menu(state: State, seat: int) -> bool:
    """Is the seat in the middle of its Agent turn, with effects left to resolve?"""
    decision = state.decision
    return decision is not None and decision.seat == seat and decision.kind == "agent-menu"


def goes_on(state: State, seat: int) -> bool:
    """Is it somebody else's to answer now, who may do so at once?"""
    return state.decision is None or state.decision.seat != seat


def settled(state: State) -> State:
    """The position after the effects that must be resolved and leave nothing to choose."""
    decision = state.decision
    while decision is not None and END not in decision.actions:
        for action in decision.actions:
            if not SPACE_PART <= action <= INFLUENCE_STEP:
                continue
            after = state.copy()
            after.apply(action)
            if in_menu(after, decision.seat):
                state = after
                break
        else:
            break
        decision = state.decision
    return state


def previews(state: State) -> dict[int, Preview]:
    """For each action of the decision what it changes."""
    decision = state.decision
    if decision is None or len(decision.actions) > MOST:
        return {}
    seat = decision.seat
    before = numbers(state, seat)
    guesses = [state.determinize(seat, seed) for seed in GUESSES]
    for guess in guesses:
        guess.asks_aloud = True  # the end of the turn is a question of its own
    found: dict[int, Preview] = {}
    for action in decision.actions:
        if action in (END, PASS, REVEAL):
            continue
        outcomes: list[Numbers] = []
        ends_undo = True
        for guess in guesses:
            alone = guess.copy()
            forget_later_steps(alone)
            alone.apply(action)
            whole = alone
            if alone.decision is None:
                whole = guess.copy()
                whole.apply(action)
            ends_undo = ends_undo and (whole.floor == whole.ply or goes_on(whole, seat))
            outcomes.append(numbers(settled(whole) if in_menu(whole, seat) else alone, seat))
        one, other = outcomes
        found[action] = Preview(
            [
                Change(what, faction, n, one[what, faction])
                for (what, faction), n in before.items()
                if one[what, faction] != n and one[what, faction] == other[what, faction]
            ],
            ends_undo,
        )
    return found
