"""Effects and costs as sentences, by the class of each value.

A value becomes a clause that starts in lower case; clauses are put together by the messages
``grammar-…`` and ``list-…`` and closed by ``sentence``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch
from itertools import pairwise
from typing import Final

from ..engine.components import Cost
from ..engine.errors import KanlyError
from ..engine.flow import AllOf, Ask, Choose, Costs, ForEach, IfElse, May, Pay, Then, When
from ..engine.node import Node
from ..engine.terms import BATTLE_ICONS, FACTIONS, IN_HAND, IN_PLAY, RESOURCES, SOLARI, SPICE
from ..rules import (
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
from .conditions import condition_clause, count_clause
from .names import component_name
from .words import Words, amounts, icons_args, said, sentence

# ---------------------------------------------------------------- the public functions


def effect_text(
    node: Node,
    lang: str,
    costs: tuple[Cost, ...] = (),
    rival: bool = False,
    bonus_swords: int = 0,
) -> str:
    """What an effect does, as one or more sentences; `costs` are those of its space.

    With `rival` it is an effect of a Rival; `bonus_swords` are those of the mode.
    """
    words = Words(lang, costs, rival=rival, bonus_swords=bonus_swords)
    parts = node.parts if isinstance(node, AllOf) else [node]
    return " ".join(sentence(clause(part, words), lang) for part in parts)


def box_text(
    box: Sequence[Node],
    lang: str,
    costs: tuple[Cost, ...] = (),
    rival: bool = False,
    bonus_swords: int = 0,
) -> str:
    """The effects of a box, each as a sentence."""
    return " ".join(effect_text(node, lang, costs, rival, bonus_swords) for node in box)


def cost_text(cost: Node | Cost, lang: str) -> str:
    """What must be paid: of a space "4 spice", of an arrow "pay 4 spice and discard 2 cards"."""
    if isinstance(cost, Cost):
        return amounts(Words(lang), cost.solari, cost.spice, cost.water)
    return clause(cost, Words(lang, may=False, paying=True))


def gather(parts: Sequence[Node], w: Words) -> str:
    """Several effects in one clause; what follows a "you may" is set apart from it."""
    inner = replace(w, may=True)
    if w.rival or not any(part.optional for part in parts[:-1]):
        return w.listed([clause(part, inner) for part in parts], "list-and")
    text = clause(parts[0], inner)
    for before, part in pairwise(parts):
        joint = "list-also" if before.optional else "list-and"
        text = w.say(joint, a=text, b=clause(part, inner))
    return text


# ---------------------------------------------------------------- the grammar of effects


@singledispatch
def clause(node: Node, w: Words) -> str:
    """An effect or a cost as a clause."""
    raise KanlyError(f"there are no words for the effect {type(node).__name__}")


@clause.register
def _(node: AllOf, w: Words) -> str:
    if len(node.parts) == 1:
        return clause(node.parts[0], w)
    return gather(node.parts, w)


@clause.register
def _(node: Choose, w: Words) -> str:
    return w.say("grammar-choose", options=alternatives(node, w))


def alternatives(node: Choose, w: Words) -> str:
    """The effects to choose from, in one clause."""
    inner = replace(w, may=False)
    return w.listed([clause(option, inner) for option in node.options], "list-either")


@clause.register
def _(node: Costs, w: Words) -> str:
    return w.listed([clause(cost, w) for cost in node.costs], "list-and")


@clause.register
def _(node: Pay, w: Words) -> str:
    cost = clause(node.cost, replace(w, may=False, paying=True))
    effect = clause(node.effect, replace(w, may=True, paying=False))
    return w.say("grammar-pay", cost=cost, effect=effect)


@clause.register
def _(node: When, w: Words) -> str:
    condition = condition_clause(node.condition, w)
    return w.say("grammar-when", condition=condition, effect=clause(node.effect, w))


@clause.register
def _(node: IfElse, w: Words) -> str:
    condition = condition_clause(node.condition, w)
    yes, no = clause(node.yes, w), clause(node.no, w)
    return w.say("grammar-either", condition=condition, yes=yes, no=no)


@clause.register
def _(node: ForEach, w: Words) -> str:
    effect, count = clause(node.effect, w), count_clause(node.count, w)
    return w.say("grammar-for-each", effect=effect, count=count)


@clause.register
def _(node: Then, w: Words) -> str:
    inner = replace(w, may=True)
    first, second = clause(node.first, inner), clause(node.second, inner)
    return w.say("grammar-then", first=first, second=second)


@clause.register
def _(node: Ask, w: Words) -> str:
    return w.say("effect-ask", effect=clause(node.effect, w))


@clause.register
def _(node: May, w: Words) -> str:
    inner = clause(node.effect, replace(w, may=False))
    return w.say("grammar-may", effect=inner) if w.may else inner


# ---------------------------------------------------------------- effects of one message

PLAIN: Final[dict[type[Node], str]] = {
    resources.BonusSpice: "effect-bonus-spice",
    resources.DoubleHarvest: "effect-double-harvest",
    resources.Persuasion: "effect-persuasion",
    resources.Swords: "effect-swords",
    score.VictoryPoints: "effect-points",
    cards.Draw: "effect-draw",
    cards.OpponentsDiscard: "effect-opponents-discard",
    cards.TrashThis: "effect-trash-this",
    cards.ReturnThis: "effect-return-this",
    intrigue.DrawIntrigue: "effect-draw-intrigue",
    intrigue.StealIntrigue: "effect-steal-intrigue",
    decks.TopCard: "effect-top-card",
    decks.Reshuffle: "effect-reshuffle",
    contracts.Complete: "special-complete",
    units.Recruit: "effect-recruit",
    units.Sandworm: "effect-sandworm",
    units.MakerHooks: "effect-hooks",
    units.DeployRecruits: "effect-deploy-recruits",
    units.NoDeployment: "effect-no-deployment",
    units.Muster: "effect-muster",
    units.DoubleCross: "effect-double-cross",
    influence.TwoInfluences: "effect-influence-two",
    influence.SpiedInfluence: "effect-influence-spied",
    influence.LoseInfluence: "effect-lose-influence",
    influence.FactionStep: "effect-faction-step",
    spies.RecallSpy: "effect-recall-spy",
    rivals.Signet: "effect-rival-signet",
    rivals.PriorityInfluence: "effect-influence-priority",
    rivals.MostInfluence: "effect-influence-most",
    rivals.AllianceInfluence: "effect-influence-alliance",
    access.Voice: "effect-voice",
    access.Envoy: "effect-envoy",
    access.Unblock: "effect-unblock",
    mentat.TakeMentat: "effect-mentat",
    mentat.WinMentat: "effect-mentat-next",
    tokens.ChooseTokens: "effect-choose-tokens",
    team_effects.Reinforce: "effect-reinforce",
    team_effects.DeployRecruited: "effect-deploy-recruited",
    trade.Trade: "effect-trade",
    team_effects.HandOutContracts: "effect-hand-out",
    team_effects.MoveToThrone: "effect-throne",
}
"""The message of each effect that is always the same, but for its number."""


for effect, id in PLAIN.items():
    clause.register(effect, said(id))


# ---------------------------------------------------------------- resources


@clause.register
def _(node: resources.Gain, w: Words) -> str:
    return w.say("effect-gain", resource=RESOURCES[node.resource], n=node.n)


@clause.register
def _(node: resources.Spend, w: Words) -> str:
    return w.say("effect-pay", amounts=amounts(w, node.solari, node.spice, node.water))


# ---------------------------------------------------------------- cards


@clause.register
def _(node: cards.Discard, w: Words) -> str:
    if node.bonus is None:
        return w.say("effect-discard", n=node.n)
    bonus = clause(node.bonus, replace(w, paying=False))
    id = "cost-discard-bonus" if w.paying else "effect-discard-bonus"
    return w.say(id, faction=FACTIONS[node.faction], bonus=bonus)


@clause.register
def _(node: cards.Trash, w: Words) -> str:
    if node.factions:
        faction = FACTIONS[node.factions.bit_length() - 1]
        id = "effect-trash-faction-play" if node.zones == IN_PLAY else "effect-trash-faction-hand"
        return w.say(id, faction=faction)
    if node.zones != IN_HAND:
        return replace(w, may=w.may and not node.required).optional("effect-trash")
    if node.bonus is None:
        return w.say("effect-trash-hand")
    return w.say("effect-trash-hand-bonus", bonus=clause(node.bonus, w))


@clause.register
def _(node: cards.EachOpponent, w: Words) -> str:
    effect = node.effect
    if isinstance(effect, cards.Discard):
        return w.say("effect-opponents-discard", n=effect.n)
    if isinstance(effect, units.LoseTroops) and not effect.deployed:
        return w.say("effect-opponents-lose-troops", n=effect.n)
    if isinstance(effect, Choose):
        return w.say("effect-opponents-choose", options=alternatives(effect, w))
    raise KanlyError("there are no words for what happens to each opponent")


@clause.register
def _(node: decks.TakeBack, w: Words) -> str:
    return w.say("effect-take-back", faction=FACTIONS[node.faction])


@clause.register
def _(node: decks.OntoDeck, w: Words) -> str:
    return w.optional("effect-onto-deck")


@clause.register
def _(node: decks.TakeReserve, w: Words) -> str:
    return w.say("effect-take-reserve", card=component_name("card", node.card, w.lang))


@clause.register
def _(node: acquiring.Cheaper, w: Words) -> str:
    return w.say("effect-cheaper", card=component_name("card", node.card, w.lang), n=node.n)


@clause.register
def _(node: acquiring.Acquire, w: Words) -> str:
    to_hand = isinstance(node.to_hand, conditions.Always)
    if node.to_deck:
        return w.optional("effect-acquire-up-to-deck", n=node.most)
    if node.for_solari and to_hand:
        return w.optional("effect-acquire-solari-hand")
    if node.least == node.most and to_hand:
        return w.optional("effect-acquire-exactly-hand", n=node.most)
    if node.to_hand is None and not node.for_solari:
        return w.optional("effect-acquire-up-to", n=node.most)
    if node.to_hand is not None and not to_hand and not node.for_solari:
        condition = condition_clause(node.to_hand, w)
        return w.optional("effect-acquire-up-to-hand-if", n=node.most, condition=condition)
    raise KanlyError("there are no words for this way of acquiring a card")


# ---------------------------------------------------------------- intrigue and contracts


@clause.register
def _(node: intrigue.GiveUpIntrigue, w: Words) -> str:
    return w.say("effect-trash-intrigue" if node.trash else "effect-discard-intrigue")


@clause.register
def _(node: intrigue.WhenAcquiring, w: Words) -> str:
    return w.say("effect-when-acquiring", effect=clause(node.effect, w))


@clause.register
def _(node: intrigue.InRevealTurn, w: Words) -> str:
    return w.say("effect-in-reveal-turn", effect=clause(node.effect, w))


@clause.register
def _(node: contracts.TakeContract, w: Words) -> str:
    return w.say("effect-contract", resource=RESOURCES[SOLARI], n=contracts.SOLARI_INSTEAD)


# ---------------------------------------------------------------- units


@clause.register
def _(node: units.Detonate, w: Words) -> str:
    return replace(w, may=w.may and not node.chosen).optional("effect-detonate")


@clause.register
def _(node: units.DeployUpTo, w: Words) -> str:
    if node.n == units.ANY_NUMBER:
        return w.say("effect-deploy-any")
    return w.say("effect-deploy", n=node.n)


@clause.register
def _(node: units.LoseTroops, w: Words) -> str:
    where = "conflict" if node.deployed else "garrison"
    return w.say("effect-lose-troops", n=node.n, where=where)


@clause.register
def _(node: units.Retreat, w: Words) -> str:
    if node.least == node.most:
        return w.say("effect-retreat", n=node.most)
    if node.least == 0 and node.most == units.ANY_NUMBER:
        return w.say("effect-retreat-any")
    if node.least == 0:
        return w.say("effect-retreat-up-to", n=node.most)
    if node.most == node.least + 1:
        return w.say("effect-retreat-either", least=node.least, most=node.most)
    raise KanlyError(f"there are no words for retreating {node.least} to {node.most} troops")


# ---------------------------------------------------------------- influence


@clause.register
def _(node: influence.GainInfluence, w: Words) -> str:
    return w.say("effect-influence", n=node.n, faction=FACTIONS[node.faction])


@clause.register
def _(node: influence.ChooseInfluence, w: Words) -> str:
    if len(node.factions) == len(FACTIONS):
        return w.say("effect-influence-least" if w.rival else "effect-influence-any", n=node.n)
    each = [w.say("with-faction", faction=FACTIONS[f]) for f in node.factions]
    return w.say("effect-influence-either", n=node.n, factions=w.listed(each, "list-or"))


@clause.register
def _(node: influence.TrailingInfluence, w: Words) -> str:
    return w.about("effect-influence-trailing")


@clause.register
def _(node: tokens.RevealTokens, w: Words) -> str:
    return w.say("effect-reveal-tokens", n=node.troops)


@clause.register
def _(node: influence.DoubleStep, w: Words) -> str:
    return w.say("effect-double-step-trash" if node.trash_self else "effect-double-step")


# ---------------------------------------------------------------- spies and agents


@clause.register
def _(node: spies.PlaceSpy, w: Words) -> str:
    if w.rival:
        return w.say("effect-spy-priority")
    if node.icons:
        return w.optional("effect-spy-icons", **icons_args(w, node.icons))
    if node.here:
        return w.optional("effect-spy-here")
    if node.share:
        return w.optional("effect-spy-shared")
    spy = w.optional("effect-spy")
    if not node.bonus_icons:
        return spy
    by_text: dict[str, list[int]] = {}
    for icon, bonus in zip(node.bonus_icons, node.bonus_nodes):
        by_text.setdefault(clause(bonus, w), []).append(icon)
    parts = [
        w.say("effect-spy-bonus-part", bonus=text, **icons_args(w, icons))
        for text, icons in by_text.items()
    ]
    return w.say("effect-spy-bonus", spy=spy, bonuses=w.listed(parts, "list-either"))


@clause.register
def _(node: agents.RecallAgent, w: Words) -> str:
    return w.say("effect-recall-any-agent" if node.every else "effect-recall-agent")


@clause.register
def _(node: rounds.EndTurn, w: Words) -> str:
    return w.optional("effect-end-turn")


@clause.register
def _(node: agents.GainSwordmaster, w: Words) -> str:
    return w.say("effect-swordmaster", n=w.bonus_swords)


@clause.register
def _(node: agents.TakeCouncilSeat, w: Words) -> str:
    return w.say("effect-council", n=agents.COUNCIL_PERSUASION)


@clause.register
def _(node: endgame.FlipConflict, w: Words) -> str:
    return w.say("effect-flip", icon=BATTLE_ICONS[node.icon])


@clause.register
def _(node: rivals_of_2020.HagalHarvest, w: Words) -> str:
    return w.say("effect-hagal-harvest", resource=RESOURCES[SPICE], n=node.base)


# ---------------------------------------------------------------- for a team


@clause.register
def _(node: team_effects.EachAlly, w: Words) -> str:
    return w.say("effect-each-ally", effect=clause(node.effect, w))


@clause.register
def _(node: team_effects.WholeTeam, w: Words) -> str:
    return w.say("effect-whole-team", effect=clause(node.effect, w))


@clause.register
def _(node: team_effects.SplitGain, w: Words) -> str:
    options = w.listed([clause(option, w) for option in node.options], "list-either")
    return w.say("effect-split", options=options)


@clause.register
def _(node: team_effects.PayTogether, w: Words) -> str:
    cost = w.say("effect-pay-together", resource=RESOURCES[SPICE], n=node.spice)
    return w.say("grammar-pay", cost=cost, effect=clause(node.effect, w))
