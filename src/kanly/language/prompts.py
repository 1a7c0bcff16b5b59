"""The question a decision asks, by its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..engine.actions import CARD_PART, FACTION, LEADER_PART
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.terms import RESOURCES, SPICE
from ..rules.influence import ChooseInfluence, GainInfluence
from ..rules.team_effects import Reinforce
from .bundles import message
from .deals import good_now, named_now, paid_so_far, so_far
from .names import chair_names, component_name, name

Args: TypeAlias = dict[str, str | int]


@dataclass(frozen=True)
class Asked:
    """A decision, and what its question is told with."""

    decision: Decision
    lang: str
    seats: list[str]
    """What to call the seats."""


def prompt(decision: Decision, lang: str, seats: list[str] | None = None) -> str:
    """The question in a player's words, for everybody: it says nothing only its seat may know.

    `seats` are the names of the seats.
    A decision alone does not know who sits where: without `seats` only the Leaders that always have
    the same chair are named, the other seats are numbers.
    """
    called = chair_names(decision.codex, lang) if seats is None else seats
    args = PROMPTS[decision.kind](Asked(decision, lang, called))
    if not decision.codex.mode.chairs[decision.owner].role.decides and decision.kind in FOR_RIVALS:
        rival = called[decision.owner]
        return message(lang, FOR_RIVALS[decision.kind], rival=rival, **args)
    if decision.kind == "endgame" and not decision.codex.edition.objectives:
        return message(lang, "prompt-endgame-cards")
    return message(lang, f"prompt-{decision.kind}", **args)


def nothing(asked: Asked) -> Args:
    """A question that is always the same."""
    return {}


def card(asked: Asked) -> Args:
    """The card that sends the Agent."""
    decision = asked.decision
    return {"card": component_name("card", decision.codex.card_ids[decision.value], asked.lang)}


def source(asked: Asked) -> Args:
    """Where the work that asks comes from."""
    decision, lang = asked.decision, asked.lang
    if CARD_PART <= decision.source < LEADER_PART and decision.card >= 0:
        return {"source": component_name("card", decision.codex.card_ids[decision.card], lang)}
    return {"source": name(decision.codex, decision.source, lang)}


def steps(asked: Asked) -> Args:
    """How much Influence is to be gained."""
    node = asked.decision.node
    return {"n": node.n if isinstance(node, ChooseInfluence | GainInfluence) else 1}


def faction(asked: Asked) -> Args:
    """Whose Alliance is given away."""
    decision = asked.decision
    return {"faction": decision.codex.tracks[decision.source - FACTION].id}


def troops(asked: Asked) -> Args:
    """How many troops are divided."""
    node = asked.decision.node
    return {"n": node.n if isinstance(node, Reinforce) else 0}


def together(asked: Asked) -> Args:
    """What costs how much, and what Allies pay of it."""
    cost, paid = paid_so_far(asked.decision)
    return {**source(asked), "resource": RESOURCES[SPICE], "n": cost, "paid": paid}


def trade(asked: Asked) -> Args:
    """With whom, and what is offered."""
    return so_far(asked.decision, asked.seats, asked.lang)


def trade_good(asked: Asked) -> Args:
    """How much of what."""
    return {**trade(asked), "resource": good_now(asked.decision)}


def trade_named(asked: Asked) -> Args:
    """How many cards so far."""
    return {**trade(asked), "n": named_now(asked.decision)}


PROMPTS: Final[dict[DecisionKind, Callable[[Asked], Args]]] = {
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
    "throne": nothing,
    "activate": nothing,
    "ally-deploys": nothing,
    "ally-pays": together,
    "concede": nothing,
    "reinforce": troops,
    "hand-out": nothing,
    "trade-partner": nothing,
    "trade-kind": trade,
    "trade-amount": trade_good,
    "trade-cards": trade_named,
    "secret-pair": nothing,
    "choose-agent": nothing,
    "voice": nothing,
    "opponent": nothing,
    "top-card": nothing,
    "take-back": nothing,
    "victory": nothing,
}
"""What the question ``prompt-KIND`` of each kind names."""

FOR_RIVALS: Final[dict[DecisionKind, str]] = {
    "use": "prompt-use-rival",
    "choose": "prompt-choose-rival",
    "influence": "prompt-influence-rival",
}
"""The questions a person answers for a Rival."""
