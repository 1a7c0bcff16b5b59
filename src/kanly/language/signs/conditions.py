"""Conditions and counts as items of a row, by the class of each value."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from ...engine.errors import KanlyError
from ...engine.node import Condition, Count
from ...engine.terms import ICONS
from ...rules import conditions
from ..conditions import condition_clause
from ..names import component_name
from ..words import LEVELS, Words
from .rows import Item, Row, cost_signs, drawn, joined, sign, word


def under(condition: Condition, w: Words) -> Item:
    """A condition before what it governs."""
    return {"if": condition_items(condition, w)}


@singledispatch
def condition_items(condition: Condition, w: Words) -> Row:
    """A condition as items of a row."""
    raise KanlyError(f"there are no signs for the condition {type(condition).__name__}")


PLAIN: Final[dict[type[Condition], tuple[str, str]]] = {
    conditions.RecalledSpy: ("recall-spy", ""),
    conditions.SpiesOnBoard: ("spy", ""),
    conditions.SpyingOnMaker: ("spy", "maker"),
    conditions.AtMakerSpace: ("agent", "maker"),
    conditions.UnitsInConflict: ("units", ""),
    conditions.SandwormInConflict: ("sandworm", ""),
    conditions.HasHooks: ("hooks", ""),
    conditions.CanSummon: ("hooks", "combat"),
    conditions.HasCouncilSeat: ("council", ""),
    conditions.HasSwordmaster: ("swordmaster", ""),
    conditions.AnySwordmaster: ("swordmaster", ""),
    conditions.NoSwordmasterToGain: ("swordmaster", ""),
    conditions.CompletedContracts: ("contract", ""),
    conditions.GainedSpice: ("spice", ""),
    conditions.DeployedUnits: ("deploy", ""),
}
"""The sign of each condition that is so many of one sign, and what it is of."""


for plain_condition, (name, of) in PLAIN.items():
    condition_items.register(plain_condition, drawn(name, of))


@condition_items.register
def _(condition: conditions.Not, w: Words) -> Row:
    inner = condition.inner
    if isinstance(inner, conditions.HasCouncilSeat):
        return [sign("council", 0)]
    if isinstance(inner, conditions.InfluenceAtLeast):
        level = sign("influence", inner.n - 1, ICONS[inner.faction])
        return [word("up-to"), level]
    if isinstance(inner, conditions.BonusSpiceAt) and inner.more_than:
        return bonus_spice(inner, "≤", w)
    raise KanlyError(f"there are no signs for not {type(inner).__name__}")


@condition_items.register
def _(condition: conditions.Both, w: Words) -> Row:
    both = (condition.first, condition.second)
    return joined([condition_items(each, w) for each in both], "and")


@condition_items.register
def _(condition: conditions.InfluenceAtLeast, w: Words) -> Row:
    return [sign("influence", condition.n, ICONS[condition.faction])]


@condition_items.register
def _(condition: conditions.HasAlliance, w: Words) -> Row:
    faction = condition.faction
    return [sign("alliance", of=ICONS[faction] if faction >= 0 else "")]


@condition_items.register
def _(condition: conditions.StrengthAtLeast, w: Words) -> Row:
    return [sign("combat", condition.n), {"text": w.say("sign-starred", n=condition.starred)}]


@condition_items.register
def _(condition: conditions.OtherInPlay, w: Words) -> Row:
    return [sign("card", of=ICONS[condition.faction])]


@condition_items.register
def _(condition: conditions.BonusSpiceAt, w: Words) -> Row:
    return bonus_spice(condition, ">", w)


def bonus_spice(condition: conditions.BonusSpiceAt, relation: str, w: Words) -> Row:
    """Bonus spice at a place, or compared with another."""
    text = component_name("space", condition.space, w.lang)
    if condition.more_than:
        text += f" {relation} {component_name('space', condition.more_than, w.lang)}"
    return [sign("spice", of="maker"), {"text": text}]


@condition_items.register
def _(condition: conditions.ConflictLevel, w: Words) -> Row:
    ends = sorted({condition.least, condition.most})
    return [sign("combat"), {"text": "–".join(LEVELS[level] for level in ends)}]


@condition_items.register
def _(condition: conditions.PaidCost, w: Words) -> Row:
    if condition.k >= len(w.costs):
        return [{"text": condition_clause(condition, w)}]
    return [{"cost": cost_signs(w.costs[condition.k])}]


@condition_items.register
def _(condition: conditions.AcquiredCard, w: Words) -> Row:
    return [sign("acquire"), {"text": component_name("card", condition.card, w.lang)}]


@condition_items.register
def _(condition: conditions.OwnsCard, w: Words) -> Row:
    return [sign("card", condition.n), {"text": component_name("card", condition.card, w.lang)}]


@condition_items.register
def _(condition: conditions.OwnsMost, w: Words) -> Row:
    card = component_name("card", condition.card, w.lang)
    return [sign("card"), {"text": f"{card} >"}, sign("person")]


@condition_items.register
def _(condition: conditions.InfluenceOnTracks, w: Words) -> Row:
    return [{"text": f"{condition.factions} ×"}, sign("influence", condition.n)]


@condition_items.register
def _(condition: conditions.AtTurnStart, w: Words) -> Row:
    return [{"text": condition_clause(condition, w)}]


@condition_items.register
def _(condition: conditions.RichestFreeMaker, w: Words) -> Row:
    return [sign("spice", of="maker"), {"text": "≥"}]


@condition_items.register
def _(condition: conditions.ShadowsAlliance, w: Words) -> Row:
    return [sign("influence", 4), word("and"), sign("alliance", of="person")]


# ---------------------------------------------------------------- counts


@singledispatch
def count_items(count: Count) -> Row:
    """A count as items of a row."""
    raise KanlyError(f"there are no signs for the count {type(count).__name__}")


@count_items.register
def _(count: conditions.InPlay) -> Row:
    return [sign("card", of=ICONS[count.faction])]


@count_items.register
def _(count: conditions.RevealedOf) -> Row:
    return [sign("hand", of=ICONS[count.faction])]


@count_items.register
def _(count: conditions.OtherSwordCards) -> Row:
    return [sign("hand", of="sword")]


@count_items.register
def _(count: conditions.Sandworms) -> Row:
    return [sign("sandworm")]


@count_items.register
def _(count: conditions.Completed) -> Row:
    return [sign("contract")]
