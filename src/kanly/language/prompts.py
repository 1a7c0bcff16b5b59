"""The question a decision asks, by its kind."""

from __future__ import annotations

from typing import Final

from ..engine.actions import CARD_PART, FACTION, LEADER_PART
from ..engine.node import Decision
from ..engine.terms import FACTIONS
from ..rules.influence import ChooseInfluence
from .bundles import message
from .names import component_name, name

KINDS: Final = (
    "turn", "space", "cost", "infiltrate", "gather", "agent-menu", "reveal-menu", "order", "choose",
    "discard", "trash", "top-draw", "top-discard", "manipulate", "train", "acquire", "influence",
    "lose-influence", "alliance", "place-spy", "recall-to-place", "recall-spy", "recall-agent",
    "contract", "defend", "deploy", "retreat", "detonate", "combat", "endgame", "flip", "leader",
    "trash-intrigue", "discard-intrigue",
)  # fmt: skip
"""Every kind of decision; ``prompt-KIND`` is its question."""


def prompt(decision: Decision, lang: str) -> str:
    """The question in a player's words."""
    args: dict[str, str | int] = {}
    kind = decision.kind
    if kind == "space":
        args["card"] = component_name("card", decision.tables.card_ids[decision.value], lang)
    elif kind in ("order", "choose"):
        args["source"] = source_name(decision, lang)
    elif kind == "influence":
        args["n"] = decision.node.n if isinstance(decision.node, ChooseInfluence) else 1
    elif kind == "alliance":
        args["faction"] = FACTIONS[decision.source - FACTION]
    return message(lang, f"prompt-{kind}", **args)


def source_name(decision: Decision, lang: str) -> str:
    """Where the work that asks comes from."""
    if CARD_PART <= decision.source < LEADER_PART and decision.card >= 0:
        return component_name("card", decision.tables.card_ids[decision.card], lang)
    return name(decision.tables, decision.source, lang)
