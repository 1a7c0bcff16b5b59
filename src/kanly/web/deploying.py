"""How many troops a beginner is advised to send into the Conflict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..engine import actions as act
from ..engine.node import Decision
from ..engine.state import State

TROOP: Final = 2
"""The strength of a troop (U-12.3)."""
USUAL_TROOPS: Final = 2
"""What an opponent's Agent sends from the garrison, if that many are there."""
USUAL_SWORDS: Final = 2
"""What an opponent's swords add in the end: a House Hagal card, or what a hand reveals."""

Word = Literal["hold", "all", "place", "keep-lead", "keep"]


@dataclass(frozen=True)
class Advice:
    """So many troops, and what that comes to."""

    word: Word
    """Enough to stay in front, all there are for a lead, just enough for a lower reward; none:
    the lead will hold anyway, or cannot be had."""
    troops: int
    most: int
    """So many could go."""
    strength: int
    """With the troops; if none are to go because it would not help, with all that could."""
    against: int
    """The strongest of the others now."""
    place: int
    """The reward the seat would take then, if Combat came at once; 0 for none."""


def advised(state: State, decision: Decision) -> Advice | None:
    """The advice at a question in which troops can be deployed."""
    numbers = [a - act.DEPLOY for a in decision.actions if act.DEPLOY <= a < act.RIVAL]
    if not numbers:
        return None
    seat = decision.seat
    others = state.opponents(seat)
    against = max(state.strength(n) for n in others)
    feared = max(state.strength(n) + _to_come(state, n) for n in others)
    strengths, places = {}, {}
    for n in (0, *numbers):
        trial = state.copy()
        if n:
            trial.apply(act.DEPLOY + n)
        strengths[n], places[n] = trial.strength(seat), trial.ranks()[seat]
    most = numbers[-1]

    def advice(word: Word, troops: int, counted: int) -> Advice:
        return Advice(word, troops, most, strengths[counted], against, places[counted])

    if strengths[0] > max(feared, against):
        return advice("keep-lead", 0, 0)
    holding = next((n for n in numbers if strengths[n] > max(feared, against)), None)
    if holding is not None:
        return advice("hold", holding, holding)
    if strengths[most] > against:
        return advice("all", most, most)
    placed = next((n for n in numbers if places[n] and not places[0]), None)
    return advice("keep", 0, most) if placed is None else advice("place", placed, placed)


def _to_come(state: State, seat: int) -> int:
    """What usually comes to the strength of a seat before Combat is decided.

    What a Commander brings comes to the units of an Ally, who is counted anyway.
    """
    own = state.seats[seat]
    if own.role.commands:
        return 0
    acts = not own.revealed
    sends = acts and own.agents > 0
    troops = max(1, min(USUAL_TROOPS, own.garrison)) if sends else 0
    fights = troops + own.deployed + own.worms > 0
    swords = USUAL_SWORDS if acts and fights else 0
    return TROOP * troops + swords
