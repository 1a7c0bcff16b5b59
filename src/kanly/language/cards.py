"""The rules text of every component, box by box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from ..engine.codex import Codex
from ..engine.components import (
    Card,
    Conflict,
    Contract,
    Cost,
    Hagal,
    Intrigue,
    Leader,
    Objective,
    Post,
    Rival,
    Space,
    Visit,
)
from ..engine.errors import KanlyError
from ..engine.flow import When, parts_of
from ..engine.node import Node
from ..engine.terms import BATTLE_ICONS, FACTIONS, RESOURCES, SOLARI, SPICE, WILD
from ..engine.triggers import (
    COUNCIL,
    DEPLOYED,
    GAME_START,
    HARVEST,
    PAID_SOLARI,
    REACH,
    SEND,
    SPIED_VISIT,
)
from ..rules.conditions import PaidCost
from .bundles import message
from .conditions import condition_text
from .effects import box_text, clause, cost_text, gather
from .names import component_name
from .words import Words, icons_args, sentence

T = TypeVar(
    "T", Card, Intrigue, Conflict, Objective, Contract, Leader, Space, Post, Rival, Hagal
)  # fmt: skip

KINDS: Final = (
    "starter", "reserve", "imperium", "intrigue", "conflict", "objective", "leader", "space",
    "post", "rival", "hagal", "contract",
)  # fmt: skip
"""The kinds of components, in the order of the catalogue."""

ANSWERS: Final = {
    SPIED_VISIT: "text-spied-visit",
    GAME_START: "text-game-start",
    COUNCIL: "text-on-council",
    PAID_SOLARI: "text-on-paying",
}
"""What a Leader's ability answers to, where that is always the same message."""


def component_text(codex: Codex, kind: str, id: str, lang: str) -> str:
    """The full rules text of a component, a line for each of its boxes."""
    edition = codex.edition
    if kind in ("card", "starter", "reserve", "imperium"):
        lines = card_lines(_find(edition.cards, kind, id), lang)
    elif kind == "intrigue":
        lines = intrigue_lines(_find(edition.intrigues, kind, id), lang)
    elif kind == "conflict":
        lines = conflict_lines(_find(edition.conflicts, kind, id), lang)
    elif kind == "objective":
        lines = objective_lines(_find(edition.objectives, kind, id), lang)
    elif kind == "contract":
        lines = contract_lines(_find(edition.contracts, kind, id), lang)
    elif kind == "leader":
        lines = leader_lines(codex, _find(edition.leaders, kind, id), lang)
    elif kind == "space":
        lines = space_lines(codex, _find(codex.spaces, kind, id), lang)
    elif kind == "post":
        lines = post_lines(_find(codex.mode.board.posts, kind, id), lang)
    elif kind == "rival":
        lines = rival_lines(_find(edition.rivals, kind, id), lang)
    elif kind == "hagal":
        lines = hagal_lines(codex, _find(edition.hagal, kind, id), lang)
    else:
        raise KanlyError(f"there is no kind {kind!r}; expected card or one of {', '.join(KINDS)}")
    return "\n".join(lines)


def _find(components: Sequence[T], kind: str, id: str) -> T:
    for component in components:
        if component.id == id:
            return component
    raise KanlyError(f"there is no {kind} called {id!r}")


def _box(lang: str, label: str, text: str) -> list[str]:
    """A labelled line, or none for an empty box."""
    if not text:
        return []
    return [message(lang, "box", label=message(lang, label), text=text)]


def _join(*texts: str) -> str:
    return " ".join(text for text in texts if text)


def card_lines(card: Card, lang: str) -> list[str]:
    """Agent, Reveal, and what happens when the card is acquired, trashed or discarded."""
    agent = box_text(card.agent, lang)
    if card.signet:
        agent = _join(sentence(message(lang, "text-signet"), lang), agent)
    if card.anywhere:
        agent = _join(sentence(message(lang, "text-anywhere"), lang), agent)
    if card.ignores_requirement:
        agent = _join(sentence(message(lang, "text-ignores-requirement"), lang), agent)
    printed: list[str] = []
    if card.persuasion:
        printed.append(message(lang, "n-persuasion", n=card.persuasion))
    if card.swords:
        printed.append(message(lang, "n-swords", n=card.swords))
    numbers = sentence(Words(lang).listed(printed, "list-and"), lang) if printed else ""
    return [
        *_box(lang, "box-agent", agent),
        *_box(lang, "box-reveal", _join(numbers, box_text(card.reveal, lang))),
        *_box(lang, "box-acquire", box_text(card.acquire, lang)),
        *_box(lang, "box-trashed", box_text(card.when_trashed, lang)),
        *_box(lang, "box-discarded", box_text(card.when_discarded, lang)),
    ]


def intrigue_lines(card: Intrigue, lang: str) -> list[str]:
    """Plot, Combat and Endgame; what follows a victory is printed as Combat."""
    victory = ""
    if card.victory:
        effect = gather(parts_of(card.victory), Words(lang))
        victory = sentence(message(lang, "text-victory", effect=effect), lang)
    return [
        *_box(lang, "kind-plot", box_text(card.plot, lang)),
        *_box(lang, "kind-combat", _join(box_text(card.combat, lang), victory)),
        *_box(lang, "kind-endgame", box_text(card.endgame, lang)),
    ]


def reward_texts(conflict: Conflict, lang: str) -> list[str]:
    """The three rewards; whoever wins controls the place that was fought for."""
    control = ""
    if conflict.location:
        space = component_name("space", conflict.location, lang)
        control = sentence(message(lang, "text-control", space=space), lang)
    first, second, third = (
        box_text(nodes, lang) for nodes in (conflict.first, conflict.second, conflict.third)
    )
    return [_join(control, first), second, third]


def conflict_lines(conflict: Conflict, lang: str) -> list[str]:
    """Level, the three rewards, battle icon."""
    first, second, third = reward_texts(conflict, lang)
    return [
        sentence(message(lang, "text-level", level=conflict.level), lang),
        *_box(lang, "box-first", first),
        *_box(lang, "box-second", second),
        *_box(lang, "box-third", third),
        *_box(lang, "box-battle", _battle_icon(conflict.icon, lang)),
    ]


def _battle_icon(icon: int, lang: str) -> str:
    """The battle icon of a card as sentences; empty if it has none (B-6.6)."""
    if icon < 0:
        return ""
    text = sentence(component_name("battle", BATTLE_ICONS[icon], lang), lang)
    if icon == WILD:
        text = _join(text, sentence(message(lang, "text-wild"), lang))
    return text


def objective_lines(objective: Objective, lang: str) -> list[str]:
    """Battle icon, numbers of players, First Player."""
    players = Words(lang).listed([str(n) for n in objective.players], "list-or")
    lines = [
        *_box(lang, "box-battle", _battle_icon(objective.icon, lang)),
        *_box(lang, "box-players", sentence(players, lang)),
    ]
    if objective.first_player:
        lines.append(sentence(message(lang, "text-first-player"), lang))
    return lines


def contract_condition(contract: Contract, lang: str) -> str:
    """When the contract is completed, as a clause."""
    if contract.space:
        space = component_name("space", contract.space, lang)
        return message(lang, "text-visit", space=space)
    if contract.harvest:
        return message(lang, "text-harvest", n=contract.harvest)
    if contract.acquire:
        card = component_name("card", contract.acquire, lang)
        return message(lang, "text-acquire", card=card)
    return message(lang, "text-immediate")


def contract_lines(contract: Contract, lang: str) -> list[str]:
    """Condition and reward."""
    return [
        *_box(lang, "box-condition", sentence(contract_condition(contract, lang), lang)),
        *_box(lang, "box-reward", box_text(contract.reward, lang)),
    ]


def contract_reward(contract: Contract, lang: str) -> str:
    """The reward as a clause."""
    return gather(parts_of(contract.reward), Words(lang))


def leader_lines(codex: Codex, leader: Leader, lang: str) -> list[str]:
    """House, left ability, setup, Signet Ring ability, Training track, other face."""
    lines: list[str] = []
    if leader.house:
        lines.append(sentence(component_name("house", leader.house, lang), lang))
    lines += _ability(lang, "ability-reveal", "left", leader.id, box_text(leader.reveal, lang))
    lines += _ability(lang, "ability-always", "left", leader.id, _reactions(codex, leader, lang))
    if leader.without:
        card = component_name("card", leader.without, lang)
        text = sentence(message(lang, "text-without", card=card), lang)
        lines += _ability(lang, "ability-setup", "setup", leader.id, text)
    lines += _ability(lang, "ability-signet", "signet", leader.id, box_text(leader.signet, lang))
    for place in leader.path.places if leader.path is not None else []:
        if place.reward:
            title = component_name("track", place.id, lang)
            text = box_text(place.reward, lang)
            lines.append(message(lang, "box-track", place=title, text=text))
    other = leader.other_face or leader.face_of
    if other:
        face = sentence(component_name("leader", other, lang), lang)
        lines += _box(lang, "box-other-face", face)
    return lines


def _ability(lang: str, form: str, kind: str, leader: str, text: str) -> list[str]:
    if not text:
        return []
    label = message(lang, form, name=component_name(kind, leader, lang))
    return [message(lang, "box", label=label, text=text)]


def _reactions(codex: Codex, leader: Leader, lang: str) -> str:
    """The left ability that always counts or answers to something, as sentences."""
    w = Words(lang)
    found: list[str] = []
    by_text: dict[str, list[int]] = {}
    for trigger, node in leader.on.items():
        if trigger < SEND:
            track = codex.tracks[trigger - REACH]
            n, effect = track.point_level, clause(node, w)
            found.append(w.say("text-on-reach", n=n, faction=track.id, effect=effect))
        elif trigger < SPIED_VISIT:
            by_text.setdefault(clause(node, w), []).append(trigger - SEND)
        elif trigger == HARVEST:
            loss, effect = leader.harvest_loss, clause(node, w)
            found.append(w.say("text-on-harvest", resource=RESOURCES[SPICE], n=loss, effect=effect))
        elif trigger == DEPLOYED:
            found.append(clause(node, w))
        else:
            found.append(w.say(ANSWERS[trigger], effect=clause(node, w)))
    for text, icons in by_text.items():
        found.append(w.say("text-on-send", effect=text, **icons_args(w, icons)))
    for icon, n in leader.rebate.items():
        less = icons_args(w, [icon])
        found.append(w.say("text-rebate", resource=RESOURCES[SOLARI], n=n, **less))
    if leader.unblocked:
        found.append(w.say("text-unblocked", **icons_args(w, leader.unblocked)))
    if leader.sees_top:
        found.append(w.say("text-sees-top"))
    if leader.set_aside:
        contract = component_name("contract", leader.set_aside[0], lang)
        found.append(w.say("text-set-aside", n=len(leader.set_aside), contract=contract))
    return " ".join(sentence(text, lang) for text in found)


def space_lines(codex: Codex, space: Space, lang: str) -> list[str]:
    """What kind of space it is, whose, cost, requirement, effects, Influence, bonuses."""
    w = Words(lang)
    marks = [
        sentence(message(lang, id), lang)
        for id, has in (("text-combat", space.combat), ("text-maker", space.maker))
        if has
    ]
    if space.only:
        leader = component_name("leader", space.only, lang)
        marks.append(sentence(w.say("text-personal", leader=leader), lang))
    lines = [" ".join(marks)] if marks else []
    rates = exchange(space)
    cost = w.listed([cost_text(each, lang) for each in space.costs], "list-or")
    for _, discounted in space.discounts:
        cost = w.say("text-discounted", cost=cost, discounted=cost_text(discounted, lang))
    if any(each.solari or each.spice or each.water for each in space.costs) and not rates:
        lines += _box(lang, "box-cost", sentence(cost, lang))
    if space.requirement is not None:
        icon, level = space.requirement
        meant = [w.say("with-faction", faction=t.id) for t in codex.tracks if t.icon == icon]
        need = w.say("text-requirement", factions=w.listed(meant, "list-or"), n=level)
        lines += _box(lang, "box-requirement", sentence(need, lang))
    bonus = codex.mode.bonus_swords
    effects = box_text(space.effects, lang, space.costs, bonus_swords=bonus)
    if rates:
        options = w.listed([exchange_clause(*rate, w) for rate in rates], "list-either")
        effects = sentence(w.say("grammar-choose", options=options), lang)
    once = sentence(w.say("text-once"), lang) if space.closed_if else ""
    lines += _box(lang, "box-effect", _join(effects, once))
    if space.track >= 0:
        step = w.say("effect-influence", n=1, faction=codex.tracks[space.track].id)
        lines += _box(lang, "box-influence", sentence(step, lang))
    lines += _box(lang, "box-agent-here", box_text(space.reveal, lang))
    if space.control is not None:
        lines += _box(lang, "box-control", sentence(clause(space.control, w), lang))
    return lines


def exchange(space: Space) -> list[tuple[Cost, Node]]:
    """Of a space that gives for each of its costs something else: each cost and its return."""
    rates = [
        (space.costs[node.condition.k], node.effect)
        for node in space.effects
        if isinstance(node, When) and isinstance(node.condition, PaidCost)
    ]
    return rates if len(rates) == len(space.effects) == len(space.costs) else []


def exchange_clause(cost: Cost, effect: Node, w: Words) -> str:
    """A cost and what it brings."""
    paid = w.say("effect-pay", amounts=cost_text(cost, w.lang))
    return w.say("grammar-pay", cost=paid, effect=clause(effect, w))


def post_lines(post: Post, lang: str) -> list[str]:
    """The spaces a post is connected to."""
    spaces = [component_name("space", id, lang) for id in post.spaces]
    text = sentence(Words(lang).listed(spaces, "list-and"), lang)
    return _box(lang, "box-posts", text)


def rival_lines(rival: Rival, lang: str) -> list[str]:
    """Swordmaster value, Signet Ring, Scheme, priority list, fitness for the variant."""
    if not rival.signet:
        return [sentence(message(lang, "text-house-hagal"), lang)]
    lines: list[str] = []
    if rival.swordmaster:
        lines += _box(lang, "box-swordmaster", sentence(str(rival.swordmaster), lang))
    lines += _box(lang, "box-signet", box_text(rival.signet, lang, rival=True))
    lines += _box(lang, "box-scheme", box_text(rival.scheme, lang, rival=True))
    if rival.priority:
        factions = [component_name("faction", FACTIONS[f], lang) for f in rival.priority]
        priority = Words(lang).listed(factions, "list-comma")
        lines += _box(lang, "box-priority", sentence(priority, lang))
    if rival.streamlined:
        lines.append(sentence(message(lang, "text-streamlined"), lang))
    return lines


def hagal_lines(codex: Codex, card: Hagal, lang: str) -> list[str]:
    """Spaces or posts with what happens there, numbers of players, swords for Combat."""
    lines = [_visit_line(codex, visit, lang) for visit in card.visits]
    another = sentence(message(lang, "text-reveal-another"), lang)
    if card.posts:
        posts = [component_name("at", post, lang) for post in card.posts]
        order = Words(lang).listed(posts, "list-comma")
        lines.append(_join(sentence(message(lang, "text-posts", posts=order), lang), another))
    if card.reshuffle:
        lines.append(_join(sentence(message(lang, "text-reshuffle"), lang), another))
    if len(card.players) == 1:
        lines += _box(lang, "box-players", sentence(str(card.players[0]), lang))
    if not card.reshuffle:
        swords = sentence(message(lang, "n-swords", n=card.swords), lang)
        lines += _box(lang, "box-combat-bonus", swords)
    return lines


def _visit_line(codex: Codex, visit: Visit, lang: str) -> str:
    """A space of a House Hagal card, when it counts, and what the Rival gets there."""
    space = component_name("space", visit.space, lang)
    if visit.when is not None:
        condition = condition_text(visit.when, lang, rival=True)
        space = message(lang, "box-visit", space=space, condition=condition)
    is_combat = _find(codex.spaces, "space", visit.space).combat
    combat = sentence(message(lang, "text-combat"), lang) if is_combat else ""
    politics = ""
    if visit.free_of >= 0:
        faction = FACTIONS[visit.free_of]
        politics = sentence(message(lang, "text-politics", faction=faction), lang)
    text = _join(combat, box_text(visit.effects, lang, rival=True), politics)
    return message(lang, "box", label=space, text=text)
