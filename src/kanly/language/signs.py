"""Effects, costs and conditions as rows of signs, by the class of each value.

A row is a list of items that can be written as JSON:

``{"sign": "spice", "n": 2}``
    so many of a sign; without ``n`` one.  In a condition it means "n or more", 0 "none".  ``of`` is
    a second sign that says which: of a Faction, on a post of an icon, in place of something.  There
    ``agent`` stands for the space visited, ``person`` for opponents, ``influence`` for any Faction
    and ``card`` for this card.
``{"cost": [...]}``
    what is paid for what follows.
``{"if": [...]}``
    the condition of what follows; after an effect it may be about what that did.
``{"word": "or"}``
    one of `WORDS`.  "and" stands between the parts of a box, left out where nothing can be misread,
    "or" between the options of a part.  A cost or a condition reaches to the next "and", or to an
    "or" whose option has a cost or a condition of its own.
``{"text": "..."}``
    words, for what signs cannot say: names, and a few effects unlike every other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final, TypeAlias

from ..editions.uprising.special import (
    Manipulate,
    Memory,
    OtherMemories,
    RepeatSpace,
    TopThree,
    Train,
)
from ..engine.components import Cost
from ..engine.errors import KanlyError
from ..engine.flow import AllOf, Choose, Costs, Either, ForEach, May, Pay, When
from ..engine.node import Condition, Count, Node
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, IN_HAND, RESOURCES
from ..rules import (
    acquiring,
    agents,
    cards,
    conditions,
    contracts,
    endgame,
    influence,
    intrigue,
    resources,
    rivals,
    score,
    spies,
    units,
)
from .conditions import condition_clause
from .effects import clause
from .names import component_name
from .words import Words

Item: TypeAlias = dict[str, Any]
Row: TypeAlias = list[Item]

WORDS: Final = ("or", "then", "and", "each", "per", "up-to", "exactly", "at-least")
"""The connecting words a row can hold; the page puts them into its language."""

LEVELS: Final = ["I", "II", "III"]

NAMES: Final = frozenset({
    *RESOURCES, *ICONS, *BATTLE_ICONS,
    "acquire", "agent", "alliance", "card", "check", "combat", "contract", "council", "deck",
    "deploy", "discard", "draw", "hand", "hooks", "influence", "influence-down", "influence-up",
    "intrigue", "list", "maker", "memory", "no-deploy", "person", "persuasion", "recall",
    "recall-spy", "replay", "retreat", "sandworm", "shield-wall", "signet", "steal-intrigue",
    "sword", "swordmaster", "training", "trash", "troop", "units", "vp",
})  # fmt: skip

# ---------------------------------------------------------------- the public functions


def signs(nodes: Sequence[Node], lang: str, costs: tuple[Cost, ...] = ()) -> Row:
    """The effects of a box as one row; `costs` are those of its space.

    Of a space with several costs to choose from, the row says what each of them gives.
    """
    return row(nodes, Words(lang, costs))


def condition_signs(condition: Condition, lang: str, costs: tuple[Cost, ...] = ()) -> Row:
    """A condition, as it stands in an ``if``."""
    return condition_items(condition, Words(lang, costs))


def count_signs(count: Count) -> Row:
    """What is counted, as it stands after "per"."""
    return count_items(count)


def cost_signs(cost: Cost) -> Row:
    """What a space costs, as it stands in a ``cost``; nothing if it is free."""
    return amounts(cost.solari, cost.spice, cost.water)


def sign_names() -> set[str]:
    """Every sign that can stand in a row, as ``sign`` or as ``of``."""
    return set(NAMES)


# ---------------------------------------------------------------- items and rows


def sign(name: str, n: int = 1, of: str = "") -> Item:
    """So many of a sign."""
    item: Item = {"sign": name}
    if n != 1:
        item["n"] = n
    if of:
        item["of"] = of
    return item


def word(id: str) -> Item:
    """A connecting word."""
    return {"word": id}


def amounts(solari: int, spice: int, water: int) -> Row:
    """Amounts of resources."""
    return [sign(resource, n) for resource, n in zip(RESOURCES, (solari, spice, water)) if n]


def paid(row: Row) -> Row:
    """A cost, or nothing if nothing is paid."""
    return [{"cost": row}] if row else []


def under(condition: Condition, w: Words) -> Item:
    """A condition before what it governs."""
    return {"if": condition_items(condition, w)}


def joined(rows: Sequence[Row], id: str) -> Row:
    """Several rows with a word between them."""
    result: Row = []
    for k, each in enumerate(rows):
        result += [word(id), *each] if k else each
    return result


def options(rows: Sequence[Row]) -> Row:
    """Rows to choose from; those with a cost or a condition of their own come last."""
    return joined(
        sorted(rows, key=lambda row: any({"cost", "if"} & x.keys() for x in row[:1])), "or"
    )


def spied(icons: Sequence[int]) -> Row:
    """A Spy on a post connected to a space with one of the icons."""
    if sorted(icons) == list(range(len(FACTIONS))):
        return [sign("spy", of="influence")]
    return options([[sign("spy", of=ICONS[icon])] for icon in icons])


def row(parts: Sequence[Node], w: Words) -> Row:
    """Several effects in one row."""
    result: Row = []
    open_ended = False
    for part in united(parts):
        new = items(part, w)
        if result and (open_ended or any("word" in item for item in new)):
            result.append(word("and"))
        result += new
        open_ended = not all("sign" in item for item in new)
    return result


def united(parts: Sequence[Node]) -> Iterator[Node]:
    """The parts, with those put together that the engine has taken apart under one condition."""
    together: list[When] = []
    for part in parts:
        same = isinstance(part, When) and together and part.condition is together[0].condition
        if together and not same:
            yield one_of(together)
            together = []
        if isinstance(part, When):
            together.append(part)
        else:
            yield part
    if together:
        yield one_of(together)


def one_of(parts: list[When]) -> When:
    """One effect for several with the same condition."""
    if len(parts) == 1:
        return parts[0]
    return When(parts[0].condition, AllOf([part.effect for part in parts]))


# ---------------------------------------------------------------- the grammar of effects


@singledispatch
def items(node: Node, w: Words) -> Row:
    """An effect or a cost as items of a row."""
    raise KanlyError(f"there are no signs for the effect {type(node).__name__}")


@items.register
def _(node: AllOf, w: Words) -> Row:
    return row(node.parts, w)


@items.register
def _(node: Choose, w: Words) -> Row:
    return options([items(option, w) for option in node.options])


@items.register
def _(node: Costs, w: Words) -> Row:
    return [item for cost in node.costs for item in items(cost, w)]


@items.register
def _(node: Pay, w: Words) -> Row:
    cost = items(node.cost, replace(w, paying=True))
    inner = replace(w, paying=False)
    return [*paid(cost), *items(node.effect, inner), *in_return(node.cost, inner)]


def in_return(cost: Node, w: Words) -> Row:
    """What a cost itself gives under a condition: Spacing Guild cards that are discarded."""
    if isinstance(cost, cards.Discard) and cost.bonus is not None:
        return [{"if": [sign("discard", of=ICONS[cost.faction])]}, *items(cost.bonus, w)]
    if isinstance(cost, Costs):
        return [item for each in cost.costs for item in in_return(each, w)]
    return []


@items.register
def _(node: When, w: Words) -> Row:
    condition = node.condition
    effect = items(node.effect, w)
    if isinstance(condition, conditions.PaidCost) and condition.k < len(w.costs):
        return [*paid(cost_signs(w.costs[condition.k])), *effect]
    return [under(condition, w), *effect]


@items.register
def _(node: Either, w: Words) -> Row:
    condition = node.condition
    yes, no = items(node.yes, w), items(node.no, w)
    if isinstance(condition, conditions.PaidCost) and len(w.costs) == 2:
        costs = [paid(cost_signs(cost)) for cost in w.costs]
        return options([[*costs[condition.k], *yes], [*costs[1 - condition.k], *no]])
    if isinstance(node.yes, agents.TakeCouncilSeat):
        return [*yes, word("then"), *no]  # a seat is taken once
    return options([no, [under(condition, w), *yes]])


@items.register
def _(node: ForEach, w: Words) -> Row:
    return [*items(node.effect, w), word("per"), *count_items(node.count)]


@items.register
def _(node: May, w: Words) -> Row:
    return items(node.effect, w)


# ---------------------------------------------------------------- effects of one sign

PLAIN: Final[dict[type[Node], tuple[str, str]]] = {
    resources.Persuasion: ("persuasion", ""),
    resources.Swords: ("sword", ""),
    resources.BonusSpice: ("spice", "maker"),
    score.VictoryPoints: ("vp", ""),
    cards.Draw: ("draw", ""),
    cards.TrashThis: ("trash", "card"),
    cards.ReturnThis: ("hand", "card"),
    intrigue.DrawIntrigue: ("intrigue", ""),
    intrigue.StealIntrigue: ("steal-intrigue", ""),
    contracts.TakeContract: ("contract", ""),
    contracts.Complete: ("check", "contract"),
    units.Recruit: ("troop", ""),
    units.Sandworm: ("sandworm", ""),
    units.MakerHooks: ("hooks", ""),
    units.Detonate: ("shield-wall", ""),
    units.DeployRecruits: ("deploy", "troop"),
    units.NoDeployment: ("no-deploy", ""),
    influence.LoseInfluence: ("influence-down", ""),
    influence.FactionStep: ("influence-up", "agent"),
    spies.RecallSpy: ("recall-spy", ""),
    agents.RecallAgent: ("recall", ""),
    agents.GainSwordmaster: ("swordmaster", ""),
    agents.TakeCouncilSeat: ("council", ""),
    rivals.Signet: ("signet", ""),
    rivals.AllianceInfluence: ("influence-up", "alliance"),
    Memory: ("memory", ""),
    RepeatSpace: ("replay", "agent"),
    Train: ("training", ""),
}
"""The sign of each effect that is so many of one sign, and what it is of."""


def plain(node: Node, w: Words) -> Row:
    """An effect of `PLAIN`."""
    name, of = PLAIN[type(node)]
    return [sign(name, getattr(node, "n", 1), of)]


for effect_class in PLAIN:
    items.register(effect_class, plain)


@items.register
def _(node: Manipulate | OtherMemories | rivals.MostInfluence, w: Words) -> Row:
    return [{"text": clause(node, w)}]


# ---------------------------------------------------------------- resources


@items.register
def _(node: resources.Gain, w: Words) -> Row:
    return [sign(RESOURCES[node.resource], node.n)]


@items.register
def _(node: resources.Spend, w: Words) -> Row:
    return amounts(node.solari, node.spice, node.water)


# ---------------------------------------------------------------- cards


@items.register
def _(node: cards.Discard, w: Words) -> Row:
    bonus = [] if w.paying else in_return(node, w)
    return [sign("discard", node.n), *bonus]


@items.register
def _(node: cards.OpponentsDiscard, w: Words) -> Row:
    return [word("each"), sign("discard", of="person")]


@items.register
def _(node: cards.Trash, w: Words) -> Row:
    of = ICONS[node.factions.bit_length() - 1] if node.factions else ""
    where = [sign("hand")] if node.zones == IN_HAND else []
    bonus: Row = []
    if node.bonus is not None:
        bonus = [{"if": [word("at-least"), sign("persuasion")]}, *items(node.bonus, w)]
    return [*where, sign("trash", of=of), *bonus]


@items.register
def _(node: acquiring.Acquire, w: Words) -> Row:
    to_hand = isinstance(node.to_hand, conditions.Always)
    card = sign("acquire", of="hand" if to_hand else "")
    if node.for_solari:
        result = [*paid([sign("solari", of="persuasion")]), card]
    else:
        limit = word("exactly" if node.least == node.most else "up-to")
        result = [card, limit, sign("persuasion", node.most)]
    if node.to_hand is not None and not to_hand:
        result += [under(node.to_hand, w), sign("hand")]
    return result


# ---------------------------------------------------------------- intrigue and contracts


@items.register
def _(node: intrigue.GiveUpIntrigue, w: Words) -> Row:
    return [sign("trash" if node.trash else "discard", of="intrigue")]


@items.register
def _(node: intrigue.WhenAcquiring, w: Words) -> Row:
    return [*items(node.effect, w), word("per"), sign("acquire")]


# ---------------------------------------------------------------- units


@items.register
def _(node: units.DeployUpTo, w: Words) -> Row:
    if node.n == 1:
        return [sign("deploy")]
    return [word("up-to"), sign("deploy", node.n)]


@items.register
def _(node: units.Retreat, w: Words) -> Row:
    if node.least == 0:
        return [word("up-to"), sign("retreat", node.most)]
    return options([[sign("retreat", n)] for n in range(node.least, node.most + 1)])


# ---------------------------------------------------------------- influence


@items.register
def _(node: influence.GainInfluence, w: Words) -> Row:
    return [sign("influence-up", node.n, ICONS[node.faction])]


@items.register
def _(node: influence.ChooseInfluence, w: Words) -> Row:
    if len(node.factions) == len(FACTIONS):
        return [sign("influence-up", node.n)]
    return options([[sign("influence-up", node.n, ICONS[f])] for f in node.factions])


@items.register
def _(node: influence.TwoInfluences, w: Words) -> Row:
    return [sign("influence-up"), sign("influence-up")]


@items.register
def _(node: influence.SpiedInfluence, w: Words) -> Row:
    return [sign("influence-up"), word("per"), sign("spy", of="influence")]


@items.register
def _(node: influence.DoubleStep, w: Words) -> Row:
    this = [sign("trash", of="card")] if node.trash_self else []
    return [sign("influence-up", 2, "agent"), *this]


# ---------------------------------------------------------------- spies and agents


@items.register
def _(node: spies.PlaceSpy, w: Words) -> Row:
    if node.icons:
        return spied(node.icons)
    if node.here or node.share:
        return [sign("spy", of="agent" if node.here else "person")]
    bonuses: list[tuple[Row, list[int]]] = []
    for icon, bonus in zip(node.bonus_icons, node.bonus_nodes):
        new = items(bonus, w)
        same = [icons for old, icons in bonuses if old == new]
        if same:
            same[0].append(icon)
        else:
            bonuses.append((new, [icon]))
    return [sign("spy"), *options([[{"if": spied(icons)}, *bonus] for bonus, icons in bonuses])]


@items.register
def _(node: endgame.FlipConflict, w: Words) -> Row:
    return [sign(BATTLE_ICONS[node.icon]), word("or"), sign("wild")]


# ---------------------------------------------------------------- effects of Rivals


@items.register
def _(node: rivals.PriorityInfluence, w: Words) -> Row:
    return [sign("influence-up", of="list"), {"text": f"#{node.n}"}]


# ---------------------------------------------------------------- effects unlike every other


@items.register
def _(node: TopThree, w: Words) -> Row:
    away = [sign("discard", of="deck"), sign("trash", of="deck")]
    return [{"if": [sign("deck", 3)]}, sign("draw"), *away]


# ---------------------------------------------------------------- conditions


@singledispatch
def condition_items(condition: Condition, w: Words) -> Row:
    """A condition as items of a row."""
    raise KanlyError(f"there are no signs for the condition {type(condition).__name__}")


PLAIN_CONDITIONS: Final[dict[type[Condition], tuple[str, str]]] = {
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
    conditions.CompletedContracts: ("contract", ""),
    conditions.StrengthAtLeast: ("combat", ""),
    conditions.GainedSpice: ("spice", ""),
    conditions.DeployedUnits: ("deploy", ""),
}
"""The sign of each condition that is so many of one sign, and what it is of."""


def plain_condition(condition: Condition, w: Words) -> Row:
    """A condition of `PLAIN_CONDITIONS`."""
    name, of = PLAIN_CONDITIONS[type(condition)]
    return [sign(name, getattr(condition, "n", 1), of)]


for condition_class in PLAIN_CONDITIONS:
    condition_items.register(condition_class, plain_condition)


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
    return [sign("combat"), {"text": "–".join(LEVELS[level - 1] for level in ends)}]


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
