"""A choice played on to the end of the seat's own turn, before anybody else moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..engine.actions import END, PASS
from ..engine.kinds import DecisionKind
from ..engine.node import Decision, Step
from ..engine.state import State
from ..mind.network import Network

LONGEST: Final = 40
"""Decisions after which a turn is looked at as it stands."""
WINDOWS: Final[tuple[DecisionKind, ...]] = ("combat", "victory")
"""Questions in which who passes leaves the word to others."""
CHOSEN_ANEW: Final[tuple[DecisionKind, ...]] = ("activate", "turn", "space")
"""Questions that another choice may answer in a way of its own."""

Given = tuple[DecisionKind, int]
"""An answer, and the question it was given to."""


@dataclass(frozen=True)
class Line:
    """Answers one after the other, and the position they lead to."""

    steps: tuple[Given, ...]
    end: State
    declined: frozenset[Given] = frozenset()
    """Answers that could have been given on the way and were not."""

    @property
    def actions(self) -> tuple[int, ...]:
        """The answers alone."""
        return tuple(action for _, action in self.steps)


Policy = Callable[[State, Decision], int]


def followed(guess: State, action: int, network: Network, planned: Sequence[int] = ()) -> Line:
    """Take a choice in a guess, and go on until the own turn is over.

    What is planned is done in its order; for the rest the network advises.
    """
    todo = [*planned]

    def policy(s: State, decision: Decision) -> int:
        if todo and todo[0] in decision.actions:
            return todo.pop(0)
        return advised(s, network, decision.actions)

    return _played(guess, action, policy)


def mirrored(guess: State, action: int, line: Line, network: Network) -> Line:
    """Take another choice, and for the rest of the turn do the same as in a line, if possible.

    So the two differ by the choice and not by what is done afterwards.  What the line could have
    done and did not is not done here either, unless something must be; an Agent goes where it
    seems best.
    """
    todo = [*line.steps]

    def policy(s: State, decision: Decision) -> int:
        if decision.kind in CHOSEN_ANEW:
            return advised(s, network, decision.actions)
        kind = decision.kind
        for step in todo:
            if step[0] == kind and step[1] in decision.actions:
                todo.remove(step)
                return step[1]
        declined = [a for a in decision.actions if (kind, a) in line.declined]
        fair = [a for a in decision.actions if a not in declined or is_stop(decision, a)]
        return advised(s, network, fair or decision.actions)

    return _played(guess, action, policy)


def _played(guess: State, action: int, policy: Policy) -> Line:
    """What ends the turn is not done any more, nor what would let others move.

    Of an answer in somebody else's turn only what belongs to it is done.
    """
    assert guess.decision is not None
    seat = guess.decision.seat
    s = begun(guess)
    taken: list[Given] = []
    offered: set[Given] = set()
    while (decision := s.decision) is not None and decision.seat == seat:
        kind = decision.kind
        answer = policy(s, decision) if taken else action
        if taken:
            offered.update((kind, a) for a in decision.actions)
        if is_stop(decision, answer) or len(taken) == LONGEST:
            break
        after = s.copy()
        after.apply(answer)
        if after.round != s.round or after.active != s.active:
            break
        taken.append((kind, answer))
        s = after
    return Line(tuple(taken), s, frozenset(offered.difference(taken)))


def begun(guess: State) -> State:
    """A copy in which a line can be followed: nothing happens in it unasked."""
    s = guess.copy()
    s.asks_everything = True
    if s.decision is not None and s.active != s.decision.seat:
        forget_later_steps(s)
    return s


def is_stop(decision: Decision, action: int) -> bool:
    """Does the answer leave the word to others?"""
    return action == END or (action == PASS and decision.kind in WINDOWS)


def advised(s: State, network: Network, actions: list[int]) -> int:
    """The answer for which the network speaks most."""
    decision = s.decision
    assert decision is not None
    if len(actions) == 1:
        return actions[0]
    said = network.advice(network.think(s, decision.seat), decision.kind, actions)
    return actions[said.index(max(said))]


def forget_later_steps(state: State) -> None:
    """Leave only what belongs to the effect at hand; the next step of the rules comes after it."""
    for at in reversed(range(len(state.agenda))):
        if isinstance(state.agenda[at].node, Step):
            del state.agenda[: at + 1]
            return


def outline(s: State) -> tuple[object, ...]:
    """What of a position matters to somebody who compares it with another."""
    seats = [
        (
            x.vp, x.solari, x.spice, x.water, x.influence, x.garrison, x.deployed, x.worms,
            x.memories, x.swords, x.persuasion, x.agents, x.agents_at, x.spies_at, x.swordmaster,
            x.council, x.hooks, x.revealed, x.paths, sorted(x.hand), sorted(x.intrigue),
            sorted(x.played), sorted(x.discard), sorted(x.trash), sorted(x.face_up),
        )
        for x in s.seats
    ]  # fmt: skip
    contracts = None if s.choam is None else (s.choam.held, s.choam.completed)
    return seats, s.alliances, s.control, s.shield_wall, sorted(s.row), contracts
