"""Why an action is not legal, as sentences."""

from __future__ import annotations

from typing import Final

from ..engine.rulebook import Reason
from ..engine.state import State
from .bundles import message
from .names import component_name

CODES: Final = (
    "game-over", "not-offered", "no-agent", "own-agent", "occupied", "once", "no-swordmaster-level",
    "requirement", "cost", "card-icon", "no-icon", "choose-card-first", "not-in-hand", "no-icons",
    "no-destination", "not-revealing", "not-on-offer", "persuasion", "intrigue-not-held",
    "wrong-time", "condition", "deploy-limit", "mandatory-left", "not-turn-start",
    "ally-deploys", "no-agent-for-ally", "personal", "throne-row", "throne-fremen", "voiced",
    "no-price",
)  # fmt: skip
"""Every code a reason can have; ``reason-CODE`` is its sentence."""

OF_INTRIGUE: Final = ("intrigue-not-held", "wrong-time", "condition")
"""Reasons whose card is an Intrigue card."""


def reason_text(reason: Reason, lang: str, has_spies: bool = True) -> str:
    """One reason as a sentence; without Spies in the game there is nothing to infiltrate with."""
    args: dict[str, str | int] = {}
    for key, value in reason.params.items():
        if key in ("space", "icon", "leader"):
            args[key] = component_name(key, str(value), lang)
        elif key == "card":
            kind = "intrigue" if reason.code in OF_INTRIGUE else "card"
            args[key] = component_name(kind, str(value), lang)
        else:
            args[key] = value
    if reason.code == "occupied" and not has_spies:
        return message(lang, "reason-occupied-no-spies", **args)
    return message(lang, f"reason-{reason.code}", **args)


def explain(state: State, action: int | str, lang: str) -> list[str]:
    """Why an action is not legal now, a sentence a reason; empty if it is legal."""
    has_spies = state.codex.mode.spies > 0
    return [reason_text(reason, lang, has_spies) for reason in state.explain(action)]
