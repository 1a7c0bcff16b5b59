"""The question a decision asks, by its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ..engine.actions import CARD_PART, FACTION, LEADER_PART
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..rules.influence import ChooseInfluence
from .bundles import message
from .names import component_name, name

Args: TypeAlias = dict[str, str | int]


def prompt(decision: Decision, lang: str) -> str:
    """The question in a player's words."""
    args = PROMPTS[decision.kind](decision, lang)
    return message(lang, f"prompt-{decision.kind}", **args)


def nothing(decision: Decision, lang: str) -> Args:
    """A question that is always the same."""
    return {}


def card(decision: Decision, lang: str) -> Args:
    """The card that sends the Agent."""
    return {"card": component_name("card", decision.codex.card_ids[decision.value], lang)}


def source(decision: Decision, lang: str) -> Args:
    """Where the work that asks comes from."""
    if CARD_PART <= decision.source < LEADER_PART and decision.card >= 0:
        return {"source": component_name("card", decision.codex.card_ids[decision.card], lang)}
    return {"source": name(decision.codex, decision.source, lang)}


def steps(decision: Decision, lang: str) -> Args:
    """How much Influence is to be gained."""
    return {"n": decision.node.n if isinstance(decision.node, ChooseInfluence) else 1}


def faction(decision: Decision, lang: str) -> Args:
    """Whose Alliance is given away."""
    return {"faction": decision.codex.tracks[decision.source - FACTION].id}


PROMPTS: Final[dict[DecisionKind, Callable[[Decision, str], Args]]] = {
    "turn": nothing,
    "space": card,
    "cost": nothing,
    "infiltrate": nothing,
    "gather": nothing,
    "agent-menu": nothing,
    "reveal-menu": nothing,
    "order": source,
    "use": source,
    "choose": source,
    "discard": nothing,
    "trash": nothing,
    "top-draw": nothing,
    "top-discard": nothing,
    "manipulate": nothing,
    "train": nothing,
    "acquire": nothing,
    "influence": steps,
    "lose-influence": nothing,
    "alliance": faction,
    "place-spy": nothing,
    "recall-to-place": nothing,
    "recall-spy": nothing,
    "recall-agent": nothing,
    "contract": nothing,
    "defend": nothing,
    "deploy": nothing,
    "retreat": nothing,
    "detonate": nothing,
    "combat": nothing,
    "endgame": nothing,
    "flip": nothing,
    "leader": nothing,
    "trash-intrigue": nothing,
    "discard-intrigue": nothing,
}
"""What the question ``prompt-KIND`` of each kind names."""
