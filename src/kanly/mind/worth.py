"""What effects and cards are worth in general, read off their own description."""

from __future__ import annotations

from ..engine.codex import Codex
from ..engine.components import Card
from ..engine.flow import AllOf, Choose, Costs, ForEach, IfElse, May, Pay, Then, When
from ..engine.node import Node
from .weights import Weights


def effect_worth(node: Node, w: Weights) -> float:
    """What an effect is worth to whoever gets it; for a cost, what it costs."""
    match node:
        case AllOf(parts=parts) | Costs(costs=parts):
            return sum(effect_worth(part, w) for part in parts)
        case Choose(options=options):
            return max(effect_worth(option, w) for option in options)
        case Pay():
            gain = effect_worth(node.effect, w) - effect_worth(node.cost, w)
            return max(0.0, gain) * w.condition
        case When():
            return effect_worth(node.effect, w) * w.condition
        case IfElse():
            return max(effect_worth(node.yes, w), effect_worth(node.no, w))
        case ForEach():
            return effect_worth(node.effect, w) * w.counted
        case May():
            return effect_worth(node.effect, w)
        case Then():
            return effect_worth(node.first, w) + effect_worth(node.second, w)
        case _:
            return sum(w.worth(what, n) for what, n in node.yields().items())


def card_worth(codex: Codex, number: int, card: Card, w: Weights) -> float:
    """What a card adds to a deck, in use."""
    spaces = codex.card_spaces[number].bit_count() + 4 * codex.card_spy[number]
    agent = sum(effect_worth(node, w) for node in card.agent) + w.icon * spaces
    reveal = sum(effect_worth(node, w) for node in card.reveal)
    reveal += w.persuasion * card.persuasion + w.sword * card.swords
    if card.signet:
        agent += w.draw
    return w.agent_box * agent + w.reveal_box * reveal
