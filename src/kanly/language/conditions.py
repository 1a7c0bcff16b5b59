"""Conditions and counts as clauses, by the class of each value."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from ..engine.components import Cost
from ..engine.errors import KanlyError
from ..engine.node import Condition, Count
from ..engine.terms import FACTIONS
from ..rules import conditions
from .names import component_name
from .words import LEVELS, Words, amounts, said


def condition_text(
    condition: Condition, lang: str, costs: tuple[Cost, ...] = (), rival: bool = False
) -> str:
    """A condition with its conjunction: "if you have Maker Hooks"; with `rival` about a Rival."""
    words = Words(lang, costs, rival=rival)
    return words.say("grammar-if", condition=condition_clause(condition, words))


def count_text(count: Count, lang: str) -> str:
    """What is counted: "each of your completed contracts"."""
    return count_clause(count, Words(lang))


@singledispatch
def condition_clause(condition: Condition, w: Words) -> str:
    """A condition as it stands after "if"."""
    raise KanlyError(f"there are no words for the condition {type(condition).__name__}")


PLAIN: Final[dict[type[Condition], str]] = {
    conditions.RecalledSpy: "cond-recalled-spy",
    conditions.SpiesOnBoard: "cond-spies",
    conditions.SpyingOnMaker: "cond-spying-maker",
    conditions.AtMakerSpace: "cond-at-maker",
    conditions.UnitsInConflict: "cond-units",
    conditions.SandwormInConflict: "cond-worm",
    conditions.HasCouncilSeat: "cond-council",
    conditions.HasSwordmaster: "cond-swordmaster",
    conditions.AnySwordmaster: "cond-swordmaster-any",
    conditions.NoSwordmasterToGain: "cond-swordmaster",
    conditions.CompletedContracts: "cond-contracts",
    conditions.GainedSpice: "cond-gained-spice",
    conditions.DeployedUnits: "cond-deployed",
    conditions.ShadowsAlliance: "cond-shadow",
    conditions.AtTurnStart: "cond-turn-start",
    conditions.RichestFreeMaker: "cond-richest-maker",
}
"""The message of each condition that is always the same, but for its number."""


for plain_condition, id in PLAIN.items():
    condition_clause.register(plain_condition, said(id))


@condition_clause.register
def _(condition: conditions.Not, w: Words) -> str:
    inner = condition.inner
    if isinstance(inner, conditions.HasCouncilSeat):
        return w.say("cond-council-not")
    if isinstance(inner, conditions.InfluenceAtLeast):
        return w.about("cond-influence-below", faction=FACTIONS[inner.faction], n=inner.n)
    if isinstance(inner, conditions.BonusSpiceAt) and inner.more_than:
        return w.say("cond-bonus-spice-not-more", **_two_spaces(inner, w))
    raise KanlyError(f"there are no words for not {type(inner).__name__}")


@condition_clause.register
def _(condition: conditions.Both, w: Words) -> str:
    first = condition_clause(condition.first, w)
    return w.say("list-and", a=first, b=condition_clause(condition.second, w))


@condition_clause.register
def _(condition: conditions.InfluenceAtLeast, w: Words) -> str:
    return w.about("cond-influence", faction=FACTIONS[condition.faction], n=condition.n)


@condition_clause.register
def _(condition: conditions.HasAlliance, w: Words) -> str:
    if condition.faction < 0:
        return w.about("cond-alliance-any")
    return w.say("cond-alliance", faction=FACTIONS[condition.faction])


@condition_clause.register
def _(condition: conditions.StrengthAtLeast, w: Words) -> str:
    return w.say("cond-strength", n=condition.n, starred=condition.starred)


@condition_clause.register
def _(condition: conditions.OtherInPlay, w: Words) -> str:
    return w.say("cond-other-in-play", faction=FACTIONS[condition.faction])


@condition_clause.register
def _(condition: conditions.HasHooks, w: Words) -> str:
    return w.about("cond-hooks")


@condition_clause.register
def _(condition: conditions.CanSummon, w: Words) -> str:
    return w.about("cond-can-summon")


@condition_clause.register
def _(condition: conditions.BonusSpiceAt, w: Words) -> str:
    if condition.more_than:
        return w.say("cond-bonus-spice-more", **_two_spaces(condition, w))
    return w.say("cond-bonus-spice", space=component_name("space", condition.space, w.lang))


def _two_spaces(condition: conditions.BonusSpiceAt, w: Words) -> dict[str, str | int]:
    return {
        "space": component_name("space", condition.space, w.lang),
        "other": component_name("space", condition.more_than, w.lang),
    }


@condition_clause.register
def _(condition: conditions.ConflictLevel, w: Words) -> str:
    levels = LEVELS[condition.least : condition.most + 1]
    return w.say("cond-conflict-level", levels=w.listed(levels, "list-or"))


@condition_clause.register
def _(condition: conditions.PaidCost, w: Words) -> str:
    if condition.k >= len(w.costs):
        return w.say("cond-paid-number", n=condition.k + 1)
    cost = w.costs[condition.k]
    if not (cost.solari or cost.spice or cost.water):
        return w.say("cond-paid-nothing")
    return w.say("cond-paid", amounts=amounts(w, cost.solari, cost.spice, cost.water))


@condition_clause.register
def _(condition: conditions.AcquiredCard, w: Words) -> str:
    return w.say("cond-acquired", card=component_name("card", condition.card, w.lang))


@condition_clause.register
def _(condition: conditions.OwnsCard, w: Words) -> str:
    card = component_name("card", condition.card, w.lang)
    return w.say("cond-owns", n=condition.n, card=card)


@condition_clause.register
def _(condition: conditions.OwnsMost, w: Words) -> str:
    return w.say("cond-owns-most", card=component_name("card", condition.card, w.lang))


@condition_clause.register
def _(condition: conditions.InfluenceOnTracks, w: Words) -> str:
    return w.say("cond-influence-tracks", n=condition.n, factions=condition.factions)


# ---------------------------------------------------------------- counts


@singledispatch
def count_clause(count: Count, w: Words) -> str:
    """A count as it stands after "for"."""
    raise KanlyError(f"there are no words for the count {type(count).__name__}")


@count_clause.register
def _(count: conditions.InPlay, w: Words) -> str:
    return w.say("count-in-play", faction=FACTIONS[count.faction])


@count_clause.register
def _(count: conditions.RevealedOf, w: Words) -> str:
    return w.say("count-revealed", faction=FACTIONS[count.faction])


@count_clause.register
def _(count: conditions.Sandworms, w: Words) -> str:
    return w.say("count-worms")


@count_clause.register
def _(count: conditions.Completed, w: Words) -> str:
    return w.say("count-completed")


@count_clause.register
def _(count: conditions.OtherSwordCards, w: Words) -> str:
    return w.say("count-other-swords")
