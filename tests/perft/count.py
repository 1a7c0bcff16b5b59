"""Counted positions: how many sequences of actions a position has, to each depth.

``python -m tests.perft.count FILE…`` counts the positions of such files anew and shows them by
first action, which is where to look when two engines disagree.

A file holds the arguments of `kanly.new_game`, the texts of the actions played since, and the
counts for one action, two actions and so on.  What is counted:

* sequences of exactly so many actions; a game that is over before counts for nothing;
* decisions as players meet them: what leaves no choice happens by itself and is no action, and
  copies of a card are one action;
* sequences, not positions: two orders that lead to the same position are two;
* one outcome of chance: what is drawn, shuffled or stolen follows the generator of the state, so
  every action leads to one position.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import kanly
from kanly import State


@dataclass(frozen=True)
class Position:
    """A position by the way that leads to it, and its counts for depth 1, 2 and so on."""

    about: str
    new_game: dict[str, Any]
    actions: list[str]
    counts: list[int]

    def state(self) -> State:
        """The position itself."""
        state = kanly.new_game(**self.new_game)
        for text in self.actions:
            state.apply(state.action(text))
        return state

    def save(self, path: Path) -> None:
        """Write the file."""
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")

    @staticmethod
    def load(path: Path) -> Position:
        """Read a file."""
        return Position(**json.loads(path.read_text(encoding="utf-8")))


def legal(state: State) -> list[int]:
    """The actions of the decision; none once the game is over."""
    return [] if state.decision is None else state.decision.actions


def after(state: State, action: int) -> State:
    """The position an action leads to."""
    copy = state.copy()
    copy.apply(action)
    return copy


def count(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` actions can follow."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    return sum(count(after(state, action), depth - 1) for action in legal(state))


def divide(state: State, depth: int) -> dict[str, int]:
    """The same, by the text of the first action."""
    return {state.action_text(a): count(after(state, a), depth - 1) for a in legal(state)}


def report(path: Path) -> Iterable[str]:
    """What a file says and what is counted, depth by depth, then by first action."""
    position = Position.load(path)
    state = position.state()
    yield f"{path.name}: {position.about}"
    for depth, known in enumerate(position.counts, start=1):
        now = count(state, depth)
        yield f"  depth {depth}: {now}" + ("" if now == known else f", the file says {known}")
    deepest = sum(known > 0 for known in position.counts)
    for text, n in divide(state, deepest).items():
        yield f"    {text}: {n}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print("\n".join(report(Path(name))))
