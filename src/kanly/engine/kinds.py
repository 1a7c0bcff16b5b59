"""The kinds of questions a seat can be asked, each listed once."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

DecisionKind: TypeAlias = Literal[
    "turn",
    "space",
    "cost",
    "infiltrate",
    "gather",
    "agent-menu",
    "reveal-menu",
    "order",
    "choose",
    "discard",
    "trash",
    "top-draw",
    "top-discard",
    "manipulate",
    "train",
    "acquire",
    "influence",
    "lose-influence",
    "alliance",
    "place-spy",
    "recall-to-place",
    "recall-spy",
    "recall-agent",
    "contract",
    "defend",
    "deploy",
    "retreat",
    "detonate",
    "combat",
    "endgame",
    "flip",
    "leader",
    "trash-intrigue",
    "discard-intrigue",
]
"""What a decision is about; the page and the words go by it."""

DECISION_KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)
"""All of them, in order."""
