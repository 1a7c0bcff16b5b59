"""Why a House Hagal card counts or is passed over, as clauses."""

from __future__ import annotations

from ..engine.components import Hagal
from ..engine.node import Condition
from ..rules.conditions import BonusSpiceAt, Both, RichestFreeMaker
from .conditions import condition_clause
from .names import component_name
from .words import Words


def picked_by(card: Hagal, space: str, lang: str) -> str:
    """The condition that picks this one of a card's two spaces; empty if none does."""
    if len(card.visits) > 1:
        for visit in card.visits:
            if visit.space == space and visit.when is not None:
                return condition_clause(visit.when, Words(lang, rival=True))
    return ""


def wants_spice(card: Hagal) -> bool:
    """Do all its conditions compare bonus spice? If none of them holds, there is none at all."""
    return all(isinstance(_first(condition), BonusSpiceAt) for condition in _conditions(card))


def wants_free_spice(card: Hagal) -> bool:
    """Does it go where the most bonus spice is free to be taken?  If none holds, none is."""
    return all(isinstance(condition, RichestFreeMaker) for condition in _conditions(card))


def spice_places(card: Hagal, lang: str) -> str:
    """Its spaces as places without bonus spice: "at A nor at B"."""
    w = Words(lang, rival=True)
    spaces = [component_name("space", visit.space, lang) for visit in card.visits]
    return w.listed([w.say("text-at-space", space=space) for space in spaces], "list-nor")


def wanted(card: Hagal, lang: str) -> str:
    """What its conditions ask for: "this or that"."""
    w = Words(lang, rival=True)
    return w.listed([condition_clause(each, w) for each in _conditions(card)], "list-or")


def _conditions(card: Hagal) -> list[Condition]:
    return [visit.when for visit in card.visits if visit.when is not None]


def _first(condition: Condition) -> Condition:
    return condition.first if isinstance(condition, Both) else condition
