"""What choosing an action means in the decisions of two teams."""

from __future__ import annotations

from ..engine import actions as act
from ..engine.components import Contract
from ..engine.node import Decision, Node
from ..engine.piles import without
from ..engine.state import State
from ..engine.terms import RESOURCES, SPICE
from ..rules import teams
from ..rules.influence import cube
from ..rules.resources import Gain
from ..rules.team_effects import Reinforce, SplitGain, shares
from .bundles import message
from .cards import contract_reward
from .deals import good_now, paid_so_far
from .effects import clause
from .names import component_name, name, seat_name
from .words import GOODS, Words

# ---------------------------------------------------------------- turns


def throne(state: State, decision: Decision, action: int, lang: str) -> str:
    """A card for the Throne Row."""
    return message(lang, "action-throne", card=name(state.codex, action, lang))


def activate(state: State, decision: Decision, action: int, lang: str) -> str:
    """An Ally, and how many Agents could then be sent."""
    ally = action - act.SEAT
    then = state.copy()
    teams.activate(then, ally)
    n = then.ready(decision.seat)
    return message(lang, "action-activate", ally=seat_name(state, ally, lang), n=n)


def let_deploy(state: State, action: int, lang: str) -> str:
    """The activated Ally may deploy."""
    return message(lang, "action-let-deploy", ally=seat_name(state, action - act.SEAT, lang))


def ally_deploys(state: State, decision: Decision, action: int, lang: str) -> str:
    """So many troops in the Commander's turn."""
    if action == act.PASS:
        return message(lang, "action-deploy-none")
    return message(lang, "action-deploy", n=action - act.DEPLOY)


def through_cube(state: State, decision: Decision, track: int, label: str, lang: str) -> str:
    """A change of Influence, with the Ally whose cube moves instead of one's own."""
    whose = cube(state, decision.owner, track)
    if whose == decision.owner:
        return label
    return message(lang, "action-through", action=label, ally=seat_name(state, whose, lang))


# ---------------------------------------------------------------- sharing


def shared(state: State, seat: int, parts: list[tuple[str, int]], lang: str) -> str:
    """Who gets what: "2 troops for you, 1 troop for Gurney Halleck"."""
    texts = [
        message(lang, "share-own", what=what)
        if taker == seat
        else message(lang, "share-ally", what=what, ally=seat_name(state, taker, lang))
        for what, taker in parts
    ]
    return Words(lang).listed(texts, "list-comma")


def split(state: State, decision: Decision, node: SplitGain, action: int, lang: str) -> str:
    """One gain for the Commander, the other for the activated Ally."""
    seat = decision.owner
    taken = action - act.OPTION
    own, other = [_gain(node.options[k], lang) for k in (taken, 1 - taken)]
    return shared(state, seat, [(own, seat), (other, state.stands_in[seat])], lang)


def _gain(node: Node, lang: str) -> str:
    if isinstance(node, Gain):
        return message(lang, "n-resource", resource=RESOURCES[node.resource], n=node.n)
    return clause(node, Words(lang))


def reinforce(state: State, decision: Decision, action: int, lang: str) -> str:
    """How many troops for each of the two Allies."""
    first, second = shares(state, decision.owner)
    n = decision.node.n if isinstance(decision.node, Reinforce) else 0
    for_first = action - act.AMOUNT
    for_second = min(n - for_first, state.seats[second].supply)
    parts = [
        (message(lang, "n-troops", n=k), ally)
        for k, ally in ((for_first, first), (for_second, second))
        if k
    ]
    return shared(state, decision.owner, parts, lang)


def hand_out(state: State, decision: Decision, action: int, lang: str) -> str:
    """Which contract for which Ally; the other one is not chosen but left."""
    contracts = state.codex.contracts
    market = b"" if state.choam is None else state.choam.market
    if action < act.CONTRACT:
        taken = [(market[0], action - act.SEAT)]
    else:
        chosen = action - act.CONTRACT
        left, right = teams.allies(state, decision.owner)
        taken = [(chosen, left), (without(market, chosen)[0], right)]
    parts = [(_contract(contracts[n], lang), ally) for n, ally in taken]
    return shared(state, decision.owner, parts, lang)


def _contract(contract: Contract, lang: str) -> str:
    title = component_name("contract", contract.id, lang)
    return message(lang, "share-contract", contract=title, reward=contract_reward(contract, lang))


def ally_pays(state: State, decision: Decision, action: int, lang: str) -> str:
    """A part of the Commander's cost, and what is left of it."""
    n = action - act.AMOUNT
    cost, paid = paid_so_far(decision)
    return message(lang, "action-ally-pays", resource=RESOURCES[SPICE], n=n, rest=cost - paid - n)


# ---------------------------------------------------------------- Combat


def combat_for(state: State, action: int, lang: str) -> str:
    """The Ally the next Combat card is for."""
    return message(lang, "action-combat-for", ally=seat_name(state, action - act.SEAT, lang))


def concede(state: State, decision: Decision, action: int, lang: str) -> str:
    """Conceding or not, with the rewards both teammates then have."""
    seat = decision.seat
    mate = teams.allies(state, seat)[0]
    then = state.copy()
    if action != act.PASS and then.teams is not None:
        then.teams.conceded |= 1 << seat
    own, other = [message(lang, "reward-taken", place=then.ranks()[who]) for who in (seat, mate)]
    id = "action-concede-not" if action == act.PASS else "action-concede"
    return message(lang, id, ally=seat_name(state, mate, lang), own=own, other=other)


# ---------------------------------------------------------------- Trade


def trade_partner(state: State, decision: Decision, action: int, lang: str) -> str:
    """A teammate to trade with."""
    return message(lang, "action-trade-with", partner=seat_name(state, action - act.SEAT, lang))


def trade_kind(state: State, decision: Decision, action: int, lang: str) -> str:
    """What to give."""
    if action == act.PASS:
        return message(lang, "action-trade-nothing")
    return message(lang, "action-trade-kind", resource=GOODS[action - act.OPTION])


def trade_amount(state: State, decision: Decision, action: int, lang: str) -> str:
    """How much of it."""
    good = good_now(decision)
    return message(lang, "action-trade-amount", resource=good, n=action - act.AMOUNT)


def trade_cards(state: State, decision: Decision, action: int, lang: str) -> str:
    """One more card, or no more."""
    if action == act.END:
        return message(lang, "action-trade-done")
    return message(lang, "action-trade-card", card=name(state.codex, action, lang))
