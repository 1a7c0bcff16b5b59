"""What an action would change for whoever takes it, before any further choice.

An action is tried on two guesses at what is hidden; only what both agree on is shown, so a preview
never tells more than the seat knows.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ..coach.lines import forget_later_steps
from ..engine.actions import (
    DEPLOY,
    END,
    INFLUENCE_STEP,
    PASS,
    REVEAL,
    SEAT,
    SPACE,
)
from ..engine.kinds import DecisionKind
from ..engine.state import State
from .model import Change, Deploys
from .teams import teammates
from .words import What

GUESSES: Final = (1, 2)
MOST: Final = 40
"""More actions than that are not previewed one by one."""

Numbers: TypeAlias = dict[tuple[What, str | None, int], int]
"""By what is counted, for Influence with whom, and whose it is."""

HANDED_ON: Final[tuple[DecisionKind, ...]] = (
    "ally-deploys", "ally-pays", "deploy", "trade-amount", "trade-cards", "trade-kind",
)  # fmt: skip
"""Questions a teammate answers before the turn goes on."""


class Preview:
    """What is certain about an action."""

    __slots__ = ("asks", "changes", "deploys", "ends_undo")

    def __init__(
        self,
        changes: list[Change],
        ends_undo: bool,
        asks: int | None = None,
        deploys: Deploys | None = None,
    ) -> None:
        self.changes = changes
        self.ends_undo = ends_undo
        self.asks = asks
        self.deploys = deploys


NOTHING: Final = Preview([], False)


def numbers(state: State, *seats: int) -> Numbers:
    """The public numbers of these seats."""
    found: Numbers = {}
    for seat in seats:
        p = state.seats[seat]
        counted: dict[What, int] = {
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
            counted["contracts"] = len(state.choam.held[seat])
        for what, n in counted.items():
            found[what, None, seat] = n
        for track, level in zip(state.codex.track_ids, p.influence):
            found["influence", track, seat] = level
    return found


def changed(before: Numbers, after: Numbers) -> list[Change]:
    """What is not as it was."""
    return [
        Change(what, faction, n, after[what, faction, seat], seat)
        for (what, faction, seat), n in before.items()
        if after[what, faction, seat] != n
    ]


def in_menu(state: State, seat: int) -> bool:
    """Is the seat in the middle of its Agent turn, with effects left to resolve?"""
    decision = state.decision
    return decision is not None and decision.seat == seat and decision.kind == "agent-menu"


def handed_to(state: State, seat: int) -> int | None:
    """Who must answer before the seat's turn goes on, if that is a teammate."""
    decision = state.decision
    if decision is None or decision.seat == seat or decision.kind not in HANDED_ON:
        return None
    return decision.seat


def goes_on(state: State, seat: int) -> bool:
    """Is it somebody else's to answer now, who may do so at once?"""
    return state.decision is None or state.decision.seat != seat


def settled(state: State) -> State:
    """The position after the effects that must be resolved and leave nothing to choose.

    The cube on the track moves in any case, also where a question follows.
    """
    decision = state.decision
    while decision is not None and END not in decision.actions:
        must = {task.source for task in state.pending if not task.node.optional}
        for action in decision.actions:
            if action not in must:
                continue
            after = state.copy()
            after.apply(action)
            if in_menu(after, decision.seat):
                state = after
                break
        else:
            if INFLUENCE_STEP in must and INFLUENCE_STEP in decision.actions:
                state = state.copy()
                state.apply(INFLUENCE_STEP)
            break
        decision = state.decision
    return state


def deploys(state: State) -> Deploys | None:
    """How many troops the Ally activated may deploy in this menu of its Commander."""
    decision = state.decision
    offered = [] if decision is None else decision.actions
    for action in offered:
        if SEAT <= action < DEPLOY and decision is not None and decision.kind == "agent-menu":
            after = state.copy()
            after.apply(action)
            asked = after.decision
            if asked is not None and asked.kind == "ally-deploys":
                return Deploys(asked.seat, len(asked.actions) - 1)
    return None


def previews(state: State) -> dict[int, Preview]:
    """For each action of the decision what it changes."""
    decision = state.decision
    if decision is None or len(decision.actions) > MOST:
        return {}
    seat = decision.seat
    party = [seat, *teammates(state.setup.mode, seat)]
    before = numbers(state, *party)
    guesses = [state.determinize(seat, seed) for seed in GUESSES]
    for guess in guesses:
        guess.asks_aloud = True  # the end of the turn is a question of its own
    found: dict[int, Preview] = {}
    anyway = without_it(guesses[0], before, *party)
    for action in decision.actions:
        if action in (END, PASS) and len(party) > 1:
            after = guesses[0].copy()
            after.apply(action)
            found[action] = Preview([], False, handed_to(after, seat))
        if action in (END, PASS, REVEAL):
            continue
        outcomes: list[list[Change]] = []
        ends_undo = True
        asks: set[int | None] = set()
        allowed: list[Deploys | None] = []
        for guess in guesses:
            alone = guess.copy()
            forget_later_steps(alone)
            alone.apply(action)
            whole = alone
            if alone.decision is None:
                whole = guess.copy()
                whole.apply(action)
            ends_undo = ends_undo and (whole.floor == whole.ply or goes_on(whole, seat))
            asks.add(handed_to(whole, seat))
            last = settled(whole) if in_menu(whole, seat) else alone
            if SPACE <= action < SPACE + len(state.codex.space_ids) and len(party) > 1:
                allowed.append(deploys(last))
            # What comes with a new round is not the answer's doing.
            new_round = last.round != state.round
            outcomes.append([] if new_round else changed(before, numbers(last, *party)))
        one, other = outcomes
        agreed = [change for change in one if change in other and change not in anyway]
        asked = asks.pop() if len(asks) == 1 else None
        same = allowed[0] if allowed and allowed[0] == allowed[-1] else None
        found[action] = Preview(agreed, ends_undo, asked, same)
    return found


def without_it(guess: State, before: Numbers, *party: int) -> list[Change]:
    """What comes of declining a Spy's help: it comes with the help too."""
    if guess.decision is None or guess.decision.kind != "gather":
        return []
    after = guess.copy()
    after.apply(PASS)
    last = settled(after) if in_menu(after, party[0]) else after
    return changed(before, numbers(last, *party)) if last.round == guess.round else []
