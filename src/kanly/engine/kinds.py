"""The words that sort things, each list written once.

They are plain strings wherever they appear: in documents, in messages to a page, in catalogues.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

DecisionKind = Literal[
    "acquire",
    "activate",
    "agent-menu",
    "alliance",
    "ally-deploys",
    "ally-pays",
    "choose",
    "choose-agent",
    "combat",
    "concede",
    "contract",
    "cost",
    "defend",
    "deploy",
    "detonate",
    "discard",
    "discard-intrigue",
    "endgame",
    "flip",
    "gather",
    "hand-out",
    "infiltrate",
    "influence",
    "leader",
    "lose-influence",
    "manipulate",
    "opponent",
    "order",
    "place-spy",
    "recall-agent",
    "recall-spy",
    "recall-to-place",
    "reinforce",
    "retreat",
    "reveal-menu",
    "secret-pair",
    "space",
    "take-back",
    "throne",
    "top-card",
    "top-discard",
    "top-draw",
    "trade-amount",
    "trade-cards",
    "trade-kind",
    "trade-partner",
    "train",
    "trash",
    "trash-intrigue",
    "turn",
    "use",
    "victory",
    "voice",
]
"""What a decision is about."""
DECISION_KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)

ALOUD_KINDS: Final[frozenset[str]] = frozenset(
    {
        "agent-menu", "combat", "discard", "discard-intrigue", "endgame", "reveal-menu",
        "space", "top-discard", "top-draw", "trade-cards", "trash", "trash-intrigue", "turn",
        "victory",
    }
)  # fmt: skip
"""At a table with people these are asked though only one answer is left.

The answer ends, pays, shows or gives up something; or that it is the only one would tell what is
hidden.
"""

CardKind = Literal["starter", "reserve", "imperium"]
"""Where a card of the players' decks begins: in them, in the Reserve, in the Imperium Deck."""
CARD_KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
