"""What choosing an action means in the current decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine import actions as act
from ..engine.components import Intrigue
from ..engine.flow import AllOf, Ask, Choose
from ..engine.kinds import DecisionKind
from ..engine.node import Decision, Node, Task
from ..engine.state import State
from ..engine.terms import FACTIONS, RESOURCES, SOLARI
from ..rules.acquiring import Acquire, card_of, price
from ..rules.contracts import SOLARI_INSTEAD, Complete
from ..rules.decks import DRAW_IT, OntoDeck
from ..rules.influence import ChooseInfluence, FactionStep, GainInfluence
from ..rules.score import origin
from ..rules.team_effects import SplitGain
from ..rules.tokens import PAIRS
from . import team_labels
from .bundles import message
from .cards import contract_condition, contract_reward, exchange
from .effects import box_text, clause, cost_text, effect_text
from .names import battle_name, component_name, name, seat_name
from .words import Words, sentence


def action_label(state: State, action: int, lang: str) -> str:
    """What the action means now, in a player's words; of one not offered only its name."""
    decision = state.decision
    if decision is None or action not in decision.actions:
        return name(state.codex, action, lang)
    return LABELS[decision.kind](state, decision, action, lang)


# ---------------------------------------------------------------- words for things


def _card(state: State, card: int, lang: str) -> str:
    return component_name("card", state.codex.card_ids[card], lang)


def _space(state: State, action: int, lang: str) -> str:
    return component_name("space", state.codex.space_ids[action - act.SPACE], lang)


def _post(state: State, action: int, lang: str) -> str:
    return component_name("at", state.codex.post_ids[action - act.POST], lang)


def _is_seat(action: int) -> bool:
    return act.SEAT <= action < act.SEAT + act.SEATS


# ---------------------------------------------------------------- turns and menus


def _turn(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.REVEAL:
        return message(lang, "action-reveal")
    if action >= act.HAND:
        return message(lang, "action-play-card", card=_card(state, action - act.HAND, lang))
    return _intrigue(state, action, "plot", lang)


def _intrigue(state: State, action: int, kind: str, lang: str) -> str:
    card = state.codex.intrigues[action - act.INTRIGUE]
    box = {"plot": card.plot, "combat": card.combat, "endgame": card.endgame}[kind]
    return _play(card, kind, box, lang)


def _play(card: Intrigue, kind: str, box: list[Node], lang: str) -> str:
    return message(
        lang,
        "action-play-intrigue",
        card=component_name("intrigue", card.id, lang),
        kind=component_name("kind", kind, lang),
        text=box_text(box, lang),
    )


def _send(state: State, decision: Decision, action: int, lang: str) -> str:
    space = _space(state, action, lang)
    costs = state.costs(decision.owner, action - act.SPACE)
    cost = costs[0]
    if len(costs) == 1 and (cost.solari or cost.spice or cost.water):
        return message(lang, "action-send-cost", space=space, amounts=cost_text(cost, lang))
    return message(lang, "action-send", space=space)


def _cost(state: State, decision: Decision, action: int, lang: str) -> str:
    cost = state.costs(decision.owner, state.turn.space)[action - act.OPTION]
    if not (cost.solari or cost.spice or cost.water):
        return message(lang, "action-pay-nothing")
    rates = exchange(state.codex.spaces[state.turn.space])
    if rates:
        text = effect_text(rates[action - act.OPTION][1], lang)
        return message(lang, "action-exchange", amounts=cost_text(cost, lang), text=text)
    return message(lang, "action-pay", amounts=cost_text(cost, lang))


def _agent_menu(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.END:
        return message(lang, "action-end-turn")
    if act.DEPLOY <= action < act.SPACE_PART:
        return message(lang, "action-deploy", n=action - act.DEPLOY)
    if act.INTRIGUE <= action < act.HAND:
        return _intrigue(state, action, "plot", lang)
    if _is_seat(action):
        return team_labels.let_deploy(state, action, lang)
    return _pending(state, action, lang)


def _reveal_menu(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.END:
        return message(lang, "action-end-reveal")
    if act.ACQUIRE <= action < act.REVEAL_PART or action >= act.THRONE:
        id = "action-buy-throne" if action >= act.THRONE else "action-buy"
        cost = price(state, decision.seat, action)
        return message(lang, id, card=_card(state, card_of(action), lang), n=cost)
    if act.INTRIGUE <= action < act.HAND:
        return _intrigue(state, action, "plot", lang)
    return _pending(state, action, lang)


def _pending(state: State, source: int, lang: str) -> str:
    """A pending effect: what it does and where it comes from."""
    for task in state.pending:
        if task.source == source and task.node.available(state, task.seat, source):
            return _task(state, task, lang)
    return name(state.codex, source, lang)


def _task(state: State, task: Task, lang: str) -> str:
    codex = state.codex
    node = task.node
    if isinstance(node, Complete):
        contract = codex.contracts[task.source - act.CONTRACT]
        title = component_name("contract", contract.id, lang)
        text = box_text(contract.reward, lang)
        return message(lang, "action-complete", contract=title, text=text)
    if isinstance(node, FactionStep):
        faction = codex.tracks[codex.space_track[state.turn.space]].id
        text = sentence(message(lang, "effect-influence", n=task.value, faction=faction), lang)
        source = component_name("space", codex.space_ids[state.turn.space], lang)
        return message(lang, "action-effect", source=source, text=text)
    costs = codex.spaces[state.turn.space].costs if state.turn.space >= 0 else ()
    text = effect_text(node, lang, costs, bonus_swords=codex.mode.bonus_swords)
    return message(lang, "action-effect", source=_source(state, task, lang), text=text)


def _source(state: State, task: Task, lang: str) -> str:
    """The thing a pending effect is printed on; a Leader's ability by its own name."""
    place = task.node.path.split("/")
    if place[0] == "leader":
        return component_name("signet" if place[2] == "signet" else "left", place[1], lang)
    return name(state.codex, origin(state, task.seat, task.source), lang)


def _use(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-use-none")
    return _part(state, decision, action, lang)


def _part(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-order-stop")
    node = decision.node
    if isinstance(node, AllOf):
        part = node.parts[action - act.OPTION]
        if isinstance(part, OntoDeck):
            card = _card(state, state.turn.acquired[-1], lang)
            return message(lang, "action-onto-deck", card=card)
        return effect_text(part, lang)
    if isinstance(node, Ask):
        return effect_text(node.effect, lang, rival=True)
    if isinstance(node, Choose):
        option = node.options[action - act.OPTION]
        return sentence(clause(option, Words(lang, may=False)), lang)
    if isinstance(node, SplitGain):
        return team_labels.split(state, decision, node, action, lang)
    return name(state.codex, action, lang)


# ---------------------------------------------------------------- spies and agents


def _infiltrate(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-infiltrate", post=_post(state, action, lang))


def _gather(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-gather-none")
    return message(lang, "action-gather", post=_post(state, action, lang))


def _place_spy(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-place-none")
    return message(lang, "action-place-spy", post=_post(state, action, lang))


def _recall_spy(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-place-none")
    return message(lang, "action-recall-spy", post=_post(state, action, lang))


def _recall_agent(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-recall-agent", space=_space(state, action, lang))


def _choose_agent(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.OPTION:
        return message(lang, "action-choose-agent-home")
    return message(lang, "action-choose-agent", space=_space(state, action, lang))


def _voice(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-voice", space=_space(state, action, lang))


# ---------------------------------------------------------------- cards


def _discard(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-discard", card=_card(state, action - act.HAND, lang))


def _trash(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-trash-none")
    zone = "hand" if action < act.DISCARDED else "discard" if action < act.PLAYED else "play"
    return message(lang, "action-trash", card=name(state.codex, action, lang), zone=zone)


def _top_draw(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-top-draw", card=_card(state, action - act.HAND, lang))


def _top_card(state: State, decision: Decision, action: int, lang: str) -> str:
    id = "action-top-draw" if action == DRAW_IT else "action-top-trash"
    return message(lang, id, card=_card(state, decision.value - 1, lang))


def _take_back(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-take-back", card=name(state.codex, action, lang))


def _manipulate(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-set-aside", card=_card(state, action - act.ACQUIRE, lang))


def _acquire(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-acquire-none")
    number = card_of(action)
    card = _card(state, number, lang)
    cost = state.codex.card_cost[number]
    enthroned = action >= act.THRONE
    if isinstance(decision.node, Acquire) and decision.node.for_solari:
        id = "action-acquire-throne-solari" if enthroned else "action-acquire-solari"
        return message(lang, id, card=card, resource=RESOURCES[SOLARI], n=cost)
    id = "action-acquire-throne" if enthroned else "action-acquire"
    return message(lang, id, card=card, n=cost)


def _trash_intrigue(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-trash-intrigue", card=name(state.codex, action, lang))


def _discard_intrigue(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-discard-intrigue", card=name(state.codex, action, lang))


# ---------------------------------------------------------------- influence, contracts, leaders


def _influence(state: State, decision: Decision, action: int, lang: str) -> str:
    node, track = decision.node, action - act.FACTION
    n = node.n if isinstance(node, ChooseInfluence | GainInfluence) else 1
    label = message(lang, "action-influence", n=n, faction=state.codex.tracks[track].id)
    return team_labels.through_cube(state, decision, track, label, lang)


def _lose_influence(state: State, decision: Decision, action: int, lang: str) -> str:
    track = action - act.FACTION
    label = message(lang, "action-lose-influence", faction=state.codex.tracks[track].id)
    return team_labels.through_cube(state, decision, track, label, lang)


def _secret_pair(state: State, decision: Decision, action: int, lang: str) -> str:
    pair = [component_name("faction", FACTIONS[f], lang) for f in PAIRS[action - act.OPTION]]
    return Words(lang).listed(pair, "list-and")


def _opponent(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-opponent", leader=seat_name(state, action - act.SEAT, lang))


def _alliance(state: State, decision: Decision, action: int, lang: str) -> str:
    leader = seat_name(state, action - act.SEAT, lang)
    return message(lang, "action-alliance", leader=leader)


def _contract(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.OPTION:
        return message(
            lang, "action-contract-solari", resource=RESOURCES[SOLARI], n=SOLARI_INSTEAD
        )  # fmt: skip
    contract = state.codex.contracts[action - act.CONTRACT]
    condition = contract_condition(contract, lang)
    reward = contract_reward(contract, lang)
    return message(
        lang,
        "action-contract",
        contract=component_name("contract", contract.id, lang),
        text=sentence(message(lang, "grammar-pay", cost=condition, effect=reward), lang),
    )


def _train(state: State, decision: Decision, action: int, lang: str) -> str:
    codex = state.codex
    place = action - act.OPTION
    reward = codex.path_reward[decision.value][place]
    text = "" if reward is None else effect_text(reward, lang)
    title = component_name("track", codex.paths[decision.value].places[place].id, lang)
    return message(lang, "action-train", place=title, text=text)


def _leader(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-leader", leader=name(state.codex, action, lang))


# ---------------------------------------------------------------- units and Combat


def _defend(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-defend-none" if action == act.PASS else "action-defend")


def _deploy(state: State, decision: Decision, action: int, lang: str) -> str:
    if action in (act.PASS, act.AMOUNT):
        return message(lang, "action-deploy-none")
    return message(lang, "action-deploy", n=action - act.AMOUNT)


def _retreat(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-retreat", n=action - act.AMOUNT)


def _detonate(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-detonate-none" if action == act.PASS else "action-detonate")


def _combat(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-pass")
    if action == act.END:
        return message(lang, "action-combat-done")
    if _is_seat(action):
        return team_labels.combat_for(state, action, lang)
    return _intrigue(state, action, "combat", lang)


def _victory(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.PASS:
        return message(lang, "action-pass")
    card = state.codex.intrigues[action - act.INTRIGUE]
    return _play(card, "combat", card.victory, lang)


def _endgame(state: State, decision: Decision, action: int, lang: str) -> str:
    if action == act.END:
        return message(lang, "action-endgame-done")
    if action >= act.INTRIGUE:
        return _intrigue(state, action, "endgame", lang)
    return message(lang, "action-match", card=battle_name(state.codex, action - act.BATTLE, lang))


def _flip(state: State, decision: Decision, action: int, lang: str) -> str:
    return message(lang, "action-flip", card=battle_name(state.codex, action - act.BATTLE, lang))


LABELS: Final[dict[DecisionKind, Callable[[State, Decision, int, str], str]]] = {
    "turn": _turn,
    "space": _send,
    "cost": _cost,
    "infiltrate": _infiltrate,
    "gather": _gather,
    "agent-menu": _agent_menu,
    "reveal-menu": _reveal_menu,
    "order": _part,
    "use": _use,
    "choose": _part,
    "discard": _discard,
    "trash": _trash,
    "top-draw": _top_draw,
    "top-discard": _discard,
    "manipulate": _manipulate,
    "train": _train,
    "acquire": _acquire,
    "influence": _influence,
    "lose-influence": _lose_influence,
    "alliance": _alliance,
    "place-spy": _place_spy,
    "recall-to-place": _recall_spy,
    "recall-spy": _recall_spy,
    "recall-agent": _recall_agent,
    "contract": _contract,
    "defend": _defend,
    "deploy": _deploy,
    "retreat": _retreat,
    "detonate": _detonate,
    "combat": _combat,
    "endgame": _endgame,
    "flip": _flip,
    "leader": _leader,
    "trash-intrigue": _trash_intrigue,
    "discard-intrigue": _discard_intrigue,
    "throne": team_labels.throne,
    "activate": team_labels.activate,
    "ally-deploys": team_labels.ally_deploys,
    "ally-pays": team_labels.ally_pays,
    "concede": team_labels.concede,
    "reinforce": team_labels.reinforce,
    "hand-out": team_labels.hand_out,
    "trade-partner": team_labels.trade_partner,
    "trade-kind": team_labels.trade_kind,
    "trade-amount": team_labels.trade_amount,
    "trade-cards": team_labels.trade_cards,
    "secret-pair": _secret_pair,
    "choose-agent": _choose_agent,
    "voice": _voice,
    "opponent": _opponent,
    "top-card": _top_card,
    "take-back": _take_back,
    "victory": _victory,
}
"""How an action is put into words, by the kind of decision."""
