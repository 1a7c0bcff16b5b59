"""Effects, costs, conditions and counts as sentences, by the class of each value.

A value becomes a clause that starts in lower case; clauses are put together by the messages
``grammar-…`` and ``list-…`` and closed by ``sentence``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from itertools import pairwise

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
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, IN_HAND, IN_PLAY, RESOURCES, SOLARI
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
    score,
    spies,
    units,
)
from ..rules.setup import TROOPS
from .bundles import message
from .names import component_name

SPICE_MUST_FLOW = "the_spice_must_flow"


@dataclass(frozen=True)
class Words:
    """A language, and what is known about where the words will stand."""

    lang: str
    costs: tuple[Cost, ...] = ()
    """The costs of the space, if the effect is a space's."""
    may: bool = True
    """Must the words say that an optional effect may be declined?"""
    paying: bool = False
    """Do the words stand before an arrow?"""

    def say(self, id: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return message(self.lang, id, **args)

    def optional(self, id: str, /, **args: str | int) -> str:
        """A message that says whether its effect may be declined."""
        return message(self.lang, id, may="yes" if self.may else "no", **args)

    def listed(self, items: Sequence[str], last: str) -> str:
        """Several clauses in a row, the last one joined by the message `last`."""
        text = items[0]
        for k, item in enumerate(items[1:], start=2):
            text = self.say(last if k == len(items) else "list-comma", a=text, b=item)
        return text


# ---------------------------------------------------------------- the public functions


def effect_text(node: Node, lang: str, costs: tuple[Cost, ...] = ()) -> str:
    """What an effect does, as one or more sentences; `costs` are those of its space."""
    words = Words(lang, costs)
    parts = node.parts if isinstance(node, AllOf) else [node]
    return " ".join(sentence(clause(part, words), lang) for part in parts)


def box_text(box: Sequence[Node], lang: str, costs: tuple[Cost, ...] = ()) -> str:
    """The effects of a box, each as a sentence."""
    return " ".join(effect_text(node, lang, costs) for node in box)


def cost_text(cost: Node | Cost, lang: str) -> str:
    """What must be paid: of a space "4 spice", of an arrow "pay 4 spice and discard 2 cards"."""
    if isinstance(cost, Cost):
        return amounts(Words(lang), cost.solari, cost.spice, cost.water)
    return clause(cost, Words(lang, may=False, paying=True))


def condition_text(condition: Condition, lang: str, costs: tuple[Cost, ...] = ()) -> str:
    """A condition with its conjunction: "if you have Maker Hooks"."""
    words = Words(lang, costs)
    return words.say("grammar-if", condition=condition_clause(condition, words))


def count_text(count: Count, lang: str) -> str:
    """What is counted: "each of your completed contracts"."""
    return count_clause(count, Words(lang))


def sentence(words: str, lang: str) -> str:
    """A clause as a sentence of its own."""
    return message(lang, "sentence", clause=words)


def amounts(w: Words, solari: int, spice: int, water: int) -> str:
    """Amounts of resources in a row, or "nothing"."""
    parts = [
        w.say("n-resource", resource=resource, n=n)
        for resource, n in zip(RESOURCES, (solari, spice, water))
        if n
    ]
    return w.listed(parts, "list-and") if parts else w.say("cost-nothing")


def gather(parts: Sequence[Node], w: Words) -> str:
    """Several effects in one clause; what follows a "you may" is set apart from it."""
    inner = replace(w, may=True)
    if not any(part.optional for part in parts[:-1]):
        return w.listed([clause(part, inner) for part in parts], "list-and")
    text = clause(parts[0], inner)
    for before, part in pairwise(parts):
        joint = "list-also" if before.optional else "list-and"
        text = w.say(joint, a=text, b=clause(part, inner))
    return text


def icons_args(w: Words, icons: Sequence[int]) -> dict[str, str | int]:
    """The arguments `first` and `icons` of messages about a space with one of these icons."""
    ids = ["faction"] if len(icons) == len(FACTIONS) else [ICONS[icon] for icon in icons]
    return {
        "first": ids[0],
        "icons": w.listed([w.say("of-icon", icon=icon) for icon in ids], "list-or"),
    }


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
    inner = replace(w, may=False)
    options = w.listed([clause(option, inner) for option in node.options], "list-either")
    return w.say("grammar-choose", options=options)


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
def _(node: Either, w: Words) -> str:
    condition = condition_clause(node.condition, w)
    yes, no = clause(node.yes, w), clause(node.no, w)
    return w.say("grammar-either", condition=condition, yes=yes, no=no)


@clause.register
def _(node: ForEach, w: Words) -> str:
    effect, count = clause(node.effect, w), count_clause(node.count, w)
    return w.say("grammar-for-each", effect=effect, count=count)


@clause.register
def _(node: May, w: Words) -> str:
    inner = clause(node.effect, replace(w, may=False))
    return w.say("grammar-may", effect=inner) if w.may else inner


# ---------------------------------------------------------------- resources and points


@clause.register
def _(node: resources.Gain, w: Words) -> str:
    return w.say("effect-gain", resource=RESOURCES[node.resource], n=node.n)


@clause.register
def _(node: resources.Spend, w: Words) -> str:
    return w.say("effect-pay", amounts=amounts(w, node.solari, node.spice, node.water))


@clause.register
def _(node: resources.BonusSpice, w: Words) -> str:
    return w.say("effect-bonus-spice")


@clause.register
def _(node: resources.Persuasion, w: Words) -> str:
    return w.say("effect-persuasion", n=node.n)


@clause.register
def _(node: resources.Swords, w: Words) -> str:
    return w.say("effect-swords", n=node.n)


@clause.register
def _(node: score.VictoryPoints, w: Words) -> str:
    return w.say("effect-points", n=node.n)


# ---------------------------------------------------------------- cards


@clause.register
def _(node: cards.Draw, w: Words) -> str:
    return w.say("effect-draw", n=node.n)


@clause.register
def _(node: cards.Discard, w: Words) -> str:
    if node.bonus is None:
        return w.say("effect-discard", n=node.n)
    bonus = clause(node.bonus, replace(w, paying=False))
    id = "cost-discard-bonus" if w.paying else "effect-discard-bonus"
    return w.say(id, faction=FACTIONS[node.faction], bonus=bonus)


@clause.register
def _(node: cards.OpponentsDiscard, w: Words) -> str:
    return w.say("effect-opponents-discard")


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
def _(node: cards.TrashThis, w: Words) -> str:
    return w.say("effect-trash-this")


@clause.register
def _(node: cards.ReturnThis, w: Words) -> str:
    return w.say("effect-return-this")


@clause.register
def _(node: acquiring.Acquire, w: Words) -> str:
    to_hand = isinstance(node.to_hand, conditions.Always)
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
def _(node: intrigue.DrawIntrigue, w: Words) -> str:
    return w.say("effect-draw-intrigue", n=node.n)


@clause.register
def _(node: intrigue.StealIntrigue, w: Words) -> str:
    return w.say("effect-steal-intrigue")


@clause.register
def _(node: intrigue.GiveUpIntrigue, w: Words) -> str:
    return w.say("effect-trash-intrigue" if node.trash else "effect-discard-intrigue")


@clause.register
def _(node: intrigue.WhenAcquiring, w: Words) -> str:
    return w.say("effect-when-acquiring", effect=clause(node.effect, w))


@clause.register
def _(node: contracts.TakeContract, w: Words) -> str:
    return w.say("effect-contract", resource=RESOURCES[SOLARI], n=contracts.SOLARI_INSTEAD)


@clause.register
def _(node: contracts.Complete, w: Words) -> str:
    return w.say("special-complete")


# ---------------------------------------------------------------- units


@clause.register
def _(node: units.Recruit, w: Words) -> str:
    return w.say("effect-recruit", n=node.n)


@clause.register
def _(node: units.Sandworm, w: Words) -> str:
    return w.say("effect-sandworm", n=node.n)


@clause.register
def _(node: units.MakerHooks, w: Words) -> str:
    return w.say("effect-hooks")


@clause.register
def _(node: units.Detonate, w: Words) -> str:
    return replace(w, may=w.may and not node.chosen).optional("effect-detonate")


@clause.register
def _(node: units.DeployUpTo, w: Words) -> str:
    return w.say("effect-deploy", n=node.n)


@clause.register
def _(node: units.DeployRecruits, w: Words) -> str:
    return w.say("effect-deploy-recruits")


@clause.register
def _(node: units.NoDeployment, w: Words) -> str:
    return w.say("effect-no-deployment")


@clause.register
def _(node: units.Retreat, w: Words) -> str:
    if node.least == node.most:
        return w.say("effect-retreat", n=node.most)
    if node.least == 0 and node.most == TROOPS:
        return w.say("effect-retreat-any")
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
        return w.say("effect-influence-any", n=node.n)
    each = [w.say("with-faction", faction=FACTIONS[f]) for f in node.factions]
    return w.say("effect-influence-either", n=node.n, factions=w.listed(each, "list-or"))


@clause.register
def _(node: influence.TwoInfluences, w: Words) -> str:
    return w.say("effect-influence-two")


@clause.register
def _(node: influence.SpiedInfluence, w: Words) -> str:
    return w.say("effect-influence-spied")


@clause.register
def _(node: influence.LoseInfluence, w: Words) -> str:
    return w.say("effect-lose-influence", n=node.n)


@clause.register
def _(node: influence.FactionStep, w: Words) -> str:
    return w.say("effect-faction-step", n=1)


@clause.register
def _(node: influence.DoubleStep, w: Words) -> str:
    return w.say("effect-double-step-trash" if node.trash_self else "effect-double-step")


# ---------------------------------------------------------------- spies and agents


@clause.register
def _(node: spies.PlaceSpy, w: Words) -> str:
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
def _(node: spies.RecallSpy, w: Words) -> str:
    return w.say("effect-recall-spy", n=node.n)


@clause.register
def _(node: agents.RecallAgent, w: Words) -> str:
    return w.say("effect-recall-agent")


@clause.register
def _(node: agents.GainSwordmaster, w: Words) -> str:
    return w.say("effect-swordmaster")


@clause.register
def _(node: agents.TakeCouncilSeat, w: Words) -> str:
    return w.say("effect-council", n=agents.COUNCIL_PERSUASION)


@clause.register
def _(node: endgame.FlipConflict, w: Words) -> str:
    return w.say("effect-flip", icon=BATTLE_ICONS[node.icon])


# ---------------------------------------------------------------- effects unlike every other


@clause.register
def _(node: TopThree, w: Words) -> str:
    return w.say("special-top-three")


@clause.register
def _(node: Manipulate, w: Words) -> str:
    return w.say("special-manipulate")


@clause.register
def _(node: Memory, w: Words) -> str:
    return w.say("special-memory")


@clause.register
def _(node: OtherMemories, w: Words) -> str:
    return w.say("special-other-memories")


@clause.register
def _(node: RepeatSpace, w: Words) -> str:
    return w.say("special-repeat-space")


@clause.register
def _(node: Train, w: Words) -> str:
    return w.say("special-train")


# ---------------------------------------------------------------- conditions


@singledispatch
def condition_clause(condition: Condition, w: Words) -> str:
    """A condition as it stands after "if"."""
    raise KanlyError(f"there are no words for the condition {type(condition).__name__}")


@condition_clause.register
def _(condition: conditions.Not, w: Words) -> str:
    if isinstance(condition.inner, conditions.HasCouncilSeat):
        return w.say("cond-council-not")
    raise KanlyError(f"there are no words for not {type(condition.inner).__name__}")


@condition_clause.register
def _(condition: conditions.Both, w: Words) -> str:
    first = condition_clause(condition.first, w)
    return w.say("list-and", a=first, b=condition_clause(condition.second, w))


@condition_clause.register
def _(condition: conditions.InfluenceAtLeast, w: Words) -> str:
    return w.say("cond-influence", faction=FACTIONS[condition.faction], n=condition.n)


@condition_clause.register
def _(condition: conditions.HasAlliance, w: Words) -> str:
    if condition.faction < 0:
        return w.say("cond-alliance-any")
    return w.say("cond-alliance", faction=FACTIONS[condition.faction])


@condition_clause.register
def _(condition: conditions.OtherInPlay, w: Words) -> str:
    return w.say("cond-other-in-play", faction=FACTIONS[condition.faction])


@condition_clause.register
def _(condition: conditions.RecalledSpy, w: Words) -> str:
    return w.say("cond-recalled-spy")


@condition_clause.register
def _(condition: conditions.SpiesOnBoard, w: Words) -> str:
    return w.say("cond-spies", n=condition.n)


@condition_clause.register
def _(condition: conditions.SpyingOnMaker, w: Words) -> str:
    return w.say("cond-spying-maker")


@condition_clause.register
def _(condition: conditions.AtMakerSpace, w: Words) -> str:
    return w.say("cond-at-maker")


@condition_clause.register
def _(condition: conditions.AtFactionSpace, w: Words) -> str:
    return w.say("cond-at-faction")


@condition_clause.register
def _(condition: conditions.UnitsInConflict, w: Words) -> str:
    return w.say("cond-units", n=condition.n)


@condition_clause.register
def _(condition: conditions.SandwormInConflict, w: Words) -> str:
    return w.say("cond-worm")


@condition_clause.register
def _(condition: conditions.HasHooks, w: Words) -> str:
    return w.say("cond-hooks")


@condition_clause.register
def _(condition: conditions.HasCouncilSeat, w: Words) -> str:
    return w.say("cond-council")


@condition_clause.register
def _(condition: conditions.HasSwordmaster, w: Words) -> str:
    return w.say("cond-swordmaster")


@condition_clause.register
def _(condition: conditions.CompletedContracts, w: Words) -> str:
    return w.say("cond-contracts", n=condition.n)


@condition_clause.register
def _(condition: conditions.StrengthAtLeast, w: Words) -> str:
    return w.say("cond-strength", n=condition.n)


@condition_clause.register
def _(condition: conditions.GainedSpice, w: Words) -> str:
    return w.say("cond-gained-spice")


@condition_clause.register
def _(condition: conditions.DeployedUnits, w: Words) -> str:
    return w.say("cond-deployed", n=condition.n)


@condition_clause.register
def _(condition: conditions.PaidCost, w: Words) -> str:
    if condition.k >= len(w.costs):
        return w.say("cond-paid-number", n=condition.k + 1)
    cost = w.costs[condition.k]
    if not (cost.solari or cost.spice or cost.water):
        return w.say("cond-paid-nothing")
    return w.say("cond-paid", amounts=amounts(w, cost.solari, cost.spice, cost.water))


@condition_clause.register
def _(condition: conditions.AcquiredSpiceMustFlow, w: Words) -> str:
    card = component_name("card", SPICE_MUST_FLOW, w.lang)
    return w.say("cond-acquired-spice-must-flow", card=card)


@condition_clause.register
def _(condition: conditions.OwnsSpiceMustFlow, w: Words) -> str:
    card = component_name("card", SPICE_MUST_FLOW, w.lang)
    return w.say("cond-owns-spice-must-flow", n=condition.n, card=card)


@condition_clause.register
def _(condition: conditions.ShadowsAlliance, w: Words) -> str:
    return w.say("cond-shadow")


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
