"""The lists of words in the messages, as types: the page is checked against them."""

from __future__ import annotations

from typing import Literal, TypeAlias

ActionSort: TypeAlias = Literal[
    "pass", "end", "reveal", "amount", "option", "faction", "seat", "deploy", "space-effect",
    "card-effect", "leader-effect", "influence-step", "space", "post", "leader", "contract",
    "battle", "intrigue", "card", "discarded", "played", "revealed", "acquire", "reveal-effect",
]  # fmt: skip
"""What an action can be: the words of the vocabulary that are offered."""

Sort: TypeAlias = Literal[
    ActionSort, "rules", "alliance", "rival", "match", "hagal", "track", "wall"
]
"""What a thing can be: also what is only a source of work or a place to press."""

Zone: TypeAlias = Literal["hand", "deck", "market", "held"]

Step: TypeAlias = Literal[
    "leader", "card", "space", "effects", "reveal", "defend", "combat", "endgame", "flip"
]
"""Where in the game a question stands; a turn goes from card to space to effects."""

What: TypeAlias = Literal[
    "vp", "solari", "spice", "water", "garrison", "conflict", "worms", "strength", "persuasion",
    "hand", "intrigue", "agents", "spies", "swordmaster", "council", "hooks", "contracts",
    "influence",
]  # fmt: skip
"""The numbers of a seat that an action can change."""

ReasonCode: TypeAlias = Literal[
    "game-over", "deploy-limit", "mandatory-left", "not-turn-start", "not-offered", "no-agent",
    "own-agent", "occupied", "once", "no-swordmaster-level", "requirement", "cost", "card-icon",
    "no-icon", "choose-card-first", "not-in-hand", "no-icons", "no-destination", "not-revealing",
    "not-on-offer", "persuasion", "intrigue-not-held", "wrong-time", "condition",
]  # fmt: skip

EventName: TypeAlias = Literal[
    "round", "conflict", "first-player", "played", "infiltrated", "gathered", "gained", "paid",
    "drew", "drew-intrigue", "stole", "recruited", "deployed", "retreated", "summoned",
    "influence-up", "influence-down", "alliance", "alliance-returned", "scored", "placed-spy",
    "recalled-spy", "recalled-agent", "trashed", "discarded", "to-hand", "acquired", "revealed",
    "shown", "intrigue", "trashed-intrigue", "discarded-intrigue", "took-contract", "completed",
    "hooks", "shield-wall", "council", "swordmaster", "control", "passed", "combat", "reward",
    "won", "nobody-won", "matched", "flipped", "makers", "recall", "endgame", "game-over",
    "memory", "turned", "trained", "row-left", "set-aside", "shuffled", "strength", "swords",
    "persuasion", "leader", "objective", "rival", "hagal", "hagal-occupied", "hagal-unmet",
    "hagal-politics", "hagal-spy", "no-post", "hagal-shuffled", "hagal-swords", "signet", "scheme",
    "held-back", "stuck", "dice", "forgone",
]  # fmt: skip

UndoEnds: TypeAlias = Literal["", "nothing-done", "other-seat", "hidden-seen"]
Board: TypeAlias = Literal["uprising"]
