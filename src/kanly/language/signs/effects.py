"""Effects and costs as items of a row, by the class of each value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Final

from ...engine.errors import KanlyError
from ...engine.flow import AllOf, Ask, Choose, Costs, ForEach, IfElse, May, Pay, Then, When
from ...engine.node import Node
from ...engine.terms import BATTLE_ICONS, FACTIONS, ICONS, IN_HAND, RESOURCES, SOLARI
from ...rules import (
    access,
    acquiring,
    agents,
    cards,
    conditions,
    contracts,
    decks,
    endgame,
    influence,
    intrigue,
    mentat,
    resources,
    rivals,
    rivals_of_2020,
    rounds,
    score,
    spies,
    team_effects,
    tokens,
    trade,
    units,
)
from ..effects import clause
from ..names import component_name
from ..words import Words
from .conditions import count_items, under
from .rows import (
    Row,
    amounts,
    cost_signs,
    drawn,
    options,
    paid,
    sign,
    spied,
    word,
)


def row(parts: Sequence[Node], w: Words) -> Row:
    """Several effects in one row."""
    if len(parts) > 1 and all(is_return(part, w) for part in parts):
        return options([items(part, w) for part in parts])
    result: Row = []
    open_ended = False
    for part in united(parts):
        new = items(part, w)
        if result and (open_ended or any("word" in item for item in new)):
            result.append(word("and"))
        result += new
        open_ended = not all("sign" in item for item in new)
    return result


def is_return(part: Node, w: Words) -> bool:
    """Is it what one of the costs of the space brings?"""
    if not isinstance(part, When) or not isinstance(part.condition, conditions.PaidCost):
        return False
    return part.condition.k < len(w.costs)


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
def _(node: IfElse, w: Words) -> Row:
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
def _(node: Then, w: Words) -> Row:
    return [*items(node.first, w), word("then"), *items(node.second, w)]


@items.register
def _(node: Ask, w: Words) -> Row:
    return items(node.effect, w)


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
    influence.TrailingInfluence: ("influence-up", "person"),
    mentat.TakeMentat: ("mentat", ""),
    mentat.WinMentat: ("mentat", ""),
    access.Voice: ("lock", "person"),
    decks.Reshuffle: ("reshuffle", ""),
    decks.OntoDeck: ("deck", "card"),
    rivals.Signet: ("signet", ""),
    rivals.AllianceInfluence: ("influence-up", "alliance"),
    team_effects.Reinforce: ("reinforce", ""),
    team_effects.DeployRecruited: ("deploy", "troop"),
    trade.Trade: ("trade", ""),
    team_effects.MoveToThrone: ("throne", ""),
}
"""The sign of each effect that is so many of one sign, and what it is of."""


for effect, (name, of) in PLAIN.items():
    items.register(effect, drawn(name, of))


def in_words(node: Node, w: Words) -> Row:
    """For effects no sign can say."""
    return [{"text": clause(node, w)}]


for unlike in (
    rivals.MostInfluence,
    access.Envoy,
    access.Unblock,
    rounds.EndTurn,
    tokens.ChooseTokens,
    tokens.RevealTokens,
):
    items.register(unlike, in_words)


# ---------------------------------------------------------------- resources


@items.register
def _(node: resources.Gain, w: Words) -> Row:
    return [sign(RESOURCES[node.resource], node.n)]


@items.register
def _(node: resources.DoubleHarvest, w: Words) -> Row:
    return [{"if": [sign("agent", of="maker")]}, sign("spice"), {"text": "×2"}]


@items.register
def _(node: rivals_of_2020.HagalHarvest, w: Words) -> Row:
    return [sign("spice", node.base), sign("spice", of="maker")]


@items.register
def _(node: resources.Spend, w: Words) -> Row:
    return amounts(node.solari, node.spice, node.water)


@items.register
def _(node: contracts.TakeContract, w: Words) -> Row:
    instead = [sign(RESOURCES[SOLARI], contracts.SOLARI_INSTEAD)]
    return [{**sign("contract"), "module": "choam", "otherwise": instead}]


# ---------------------------------------------------------------- cards


@items.register
def _(node: cards.Discard, w: Words) -> Row:
    bonus = [] if w.paying else in_return(node, w)
    return [sign("discard", node.n), *bonus]


@items.register
def _(node: cards.OpponentsDiscard, w: Words) -> Row:
    return [word("each"), sign("discard", of="person")]


@items.register
def _(node: cards.EachOpponent, w: Words) -> Row:
    return [word("each"), sign("person"), *items(node.effect, w)]


@items.register
def _(node: decks.TopCard, w: Words) -> Row:
    return [{"if": [sign("deck")]}, sign("draw"), word("or"), sign("trash", of="deck")]


@items.register
def _(node: decks.TakeBack, w: Words) -> Row:
    return [sign("hand", of=ICONS[node.faction])]


@items.register
def _(node: decks.TakeReserve, w: Words) -> Row:
    return [sign("acquire"), {"text": component_name("card", node.card, w.lang)}]


@items.register
def _(node: acquiring.Cheaper, w: Words) -> Row:
    card = component_name("card", node.card, w.lang)
    return [{"text": f"{card}: −{node.n}"}, sign("persuasion")]


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
    card = sign("acquire", of="hand" if to_hand else "deck" if node.to_deck else "")
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


@items.register
def _(node: intrigue.InRevealTurn, w: Words) -> Row:
    return [{"if": [{"text": w.say("sign-reveal-turn")}]}, *items(node.effect, w)]


# ---------------------------------------------------------------- units


@items.register
def _(node: units.Muster, w: Words) -> Row:
    return [sign("troop", node.n), sign("deploy", of="troop")]


@items.register
def _(node: units.LoseTroops, w: Words) -> Row:
    lost = sign("troop", node.n, "combat" if node.deployed else "")
    return [lost] if w.paying else [{"text": "−"}, lost]


@items.register
def _(node: units.DoubleCross, w: Words) -> Row:
    return [{"text": "−"}, sign("troop", of="person"), sign("deploy")]


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


# ---------------------------------------------------------------- for a team


@items.register
def _(node: team_effects.EachAlly, w: Words) -> Row:
    return [{"text": w.say("sign-each-ally")}, *items(node.effect, w)]


@items.register
def _(node: team_effects.WholeTeam, w: Words) -> Row:
    return [{"text": w.say("sign-whole-team")}, *items(node.effect, w)]


@items.register
def _(node: team_effects.HandOutContracts, w: Words) -> Row:
    return [{"text": w.say("sign-each-ally")}, sign("contract")]


@items.register
def _(node: team_effects.SplitGain, w: Words) -> Row:
    gains = options([items(option, w) for option in node.options])
    return [*gains, {"text": w.say("sign-split")}]


@items.register
def _(node: team_effects.PayTogether, w: Words) -> Row:
    together: Row = [sign("spice", node.spice), {"text": w.say("sign-pay-together")}]
    return [*paid(together), *items(node.effect, w)]


# ---------------------------------------------------------------- effects of Rivals


@items.register
def _(node: rivals.PriorityInfluence, w: Words) -> Row:
    return [sign("influence-up", of="list"), {"text": f"#{node.n}"}]
