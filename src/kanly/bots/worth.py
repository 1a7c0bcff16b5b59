"""What effects and cards are worth in general, read off their own description."""

from __future__ import annotations

from ..engine.components import Card
from ..engine.flow import AllOf, Choose, Costs, ForEach, IfElse, May, Pay, When
from ..engine.node import Node
from ..engine.tables import Tables
from ..rules.agents import GainSwordmaster, RecallAgent, TakeCouncilSeat
from ..rules.cards import Discard, Draw, Trash
from ..rules.contracts import TakeContract
from ..rules.influence import (
    ChooseInfluence,
    DoubleStep,
    GainInfluence,
    LoseInfluence,
    TwoInfluences,
)
from ..rules.intrigue import DrawIntrigue, GiveUpIntrigue
from ..rules.resources import Gain, Persuasion, Spend, Swords
from ..rules.score import VictoryPoints
from ..rules.spies import PlaceSpy, RecallSpy
from ..rules.units import Recruit, Sandworm
from .weights import Weights

STEP = 4.5
"""One Influence, the point it may lead to included."""
COUNTED = 1.5
"""What "for each" usually counts."""


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
            return effect_worth(node.effect, w) * COUNTED
        case May():
            return effect_worth(node.effect, w)
        case Gain():
            return node.n * (w.solari, w.spice, w.water)[node.resource]
        case Spend():
            return node.solari * w.solari + node.spice * w.spice + node.water * w.water
        case VictoryPoints():
            return node.n * w.vp
        case Recruit():
            return node.n * w.garrison
        case Draw():
            return node.n * w.draw
        case DrawIntrigue():
            return node.n * w.intrigue
        case Persuasion():
            return node.n * w.persuasion
        case Swords():
            return node.n * w.sword
        case GainInfluence() | ChooseInfluence() | LoseInfluence():
            return node.n * STEP
        case TwoInfluences():
            return 2 * STEP
        case DoubleStep():
            return STEP
        case Trash() | Discard():
            return w.trash
        case RecallSpy():
            return node.n * (w.spy_placed - w.spy_ready)
        case PlaceSpy():
            return w.spy_placed
        case GiveUpIntrigue():
            return w.intrigue
        case TakeContract():
            return 2 * w.solari
        case Sandworm():
            return node.n * 3 * w.sword
        case GainSwordmaster() | TakeCouncilSeat():
            return w.vp
        case RecallAgent():
            return w.agent
        case _:
            return 0.0


def card_worth(tables: Tables, number: int, card: Card, w: Weights) -> float:
    """What a card adds to a deck, in use."""
    spaces = tables.card_spaces[number].bit_count() + 4 * tables.card_spy[number]
    agent = sum(effect_worth(node, w) for node in card.agent) + w.icon * spaces
    reveal = sum(effect_worth(node, w) for node in card.reveal)
    reveal += w.persuasion * card.persuasion + w.sword * card.swords
    if card.signet:
        agent += w.draw
    return w.agent_box * agent + w.reveal_box * reveal
