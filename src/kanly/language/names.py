"""Names: of components by kind and id, and of whatever an action or source code stands for."""

from __future__ import annotations

from typing import Final

from ..engine import actions as act
from ..engine.codex import Codex
from ..engine.components import Hagal
from ..engine.errors import KanlyError
from ..engine.library import EDITIONS, load
from ..engine.state import State
from ..engine.terms import BATTLE_ICONS
from .bundles import message

PREFIXES: Final[dict[str, str]] = {
    "card": "card",
    "starter": "card",
    "reserve": "card",
    "imperium": "card",
    "intrigue": "intrigue",
    "conflict": "conflict",
    "objective": "objective",
    "contract": "contract",
    "leader": "leader",
    "left": "left",
    "signet": "signet",
    "setup": "setup",
    "track": "track",
    "rival": "rival",
    "hagal": "hagal",
    "difficulty": "difficulty",
    "variant": "variant",
    "about": "about",
    "space": "space",
    "post": "post",
    "at": "at",
    "faction": "faction",
    "team": "team",
    "role": "role",
    "icon": "icon",
    "battle": "battle",
    "house": "house",
    "resource": "resource",
    "kind": "kind",
    "edition": "edition",
    "module": "module",
}
"""The kinds of things with a name, and how the ids of their messages begin.

``left``, ``signet`` and ``setup`` are the abilities of the Leader with that id, ``track`` the
places of the Training track, ``at`` an observation post inside a sentence, ``kind`` a kind of
Intrigue card, ``team`` the team of the Commander with that id.  ``difficulty`` is a level of a solo
game, ``variant`` a variant of games with Rivals, and ``about`` a sentence about either, by the
edition and its id, such as ``uprising-mentat``.
"""

SPACES_OF_A_NAME: Final = 2
"""A House Hagal card with more spaces than that has a name of its own."""

PLAIN: Final[dict[int, str]] = {
    act.PASS: "name-pass",
    act.END: "name-end",
    act.REVEAL: "name-reveal",
    act.RULES: "name-rules",
    act.INFLUENCE_STEP: "name-step",
}
PARTS: Final[list[tuple[int, str]]] = [
    (act.SPACE_PART, "name-space"),
    (act.CARD_PART, "name-card"),
    (act.LEADER_PART, "name-leader"),
]
NUMBERS: Final[list[tuple[int, str, int]]] = [
    (act.AMOUNT, "name-amount", 0),
    (act.OPTION, "name-option", 1),
    (act.SEAT, "name-seat", 1),
    (act.DEPLOY, "name-deploy", 0),
]
"""Blocks that only number things: first action, message, what the first is called."""


def component_name(kind: str, id: str, lang: str) -> str:
    """The name of a component, as ``component_name("card", "dagger", "es")``."""
    if kind not in PREFIXES:
        raise KanlyError(f"there is no kind {kind!r}; expected one of {', '.join(PREFIXES)}")
    if kind == "hagal":
        for edition in EDITIONS:
            codex = load(edition)
            if id in codex.hagal_number:
                return hagal_name(codex.hagal[codex.hagal_number[id]], lang)
    return message(lang, f"{PREFIXES[kind]}-{id}")


def hagal_name(card: Hagal, lang: str) -> str:
    """A House Hagal card: the names of its spaces, or its own if it has none or many."""
    if not 0 < len(card.visits) <= SPACES_OF_A_NAME:
        return message(lang, f"{PREFIXES['hagal']}-{card.id}")
    return " / ".join(component_name("space", visit.space, lang) for visit in card.visits)


def seat_name(state: State, seat: int, lang: str) -> str:
    """What to call a seat: by its Leader or Rival card, before the draft by its number.

    A Rival that is out for nothing is House Hagal itself, and nobody else has that name.
    """
    player = state.seats[seat]
    if player.rival >= 0:
        title = component_name("rival", state.codex.rival_ids[player.rival], lang)
        return title if player.role.wants_nothing else message(lang, "name-rival", name=title)
    if player.leader < 0:
        return message(lang, "name-seat", n=seat + 1)
    return component_name("leader", state.codex.leader_ids[player.leader], lang)


def seat_names(state: State, lang: str) -> list[str]:
    """What to call each seat."""
    return [seat_name(state, seat, lang) for seat in range(len(state.seats))]


def chair_names(codex: Codex, lang: str) -> list[str]:
    """What to call each seat of a mode, whoever sits there: by the chair's Leader or its number."""
    return [
        component_name("leader", chair.leader, lang)
        if chair.leader
        else message(lang, "name-seat", n=seat + 1)
        for seat, chair in enumerate(codex.mode.chairs)
    ]


def team_name(codex: Codex, team: int, lang: str) -> str:
    """A team by its Commander; empty where everybody plays alone."""
    for chair in codex.mode.chairs:
        if chair.team == team and chair.role.commands:
            return component_name("team", chair.leader, lang)
    return ""


def role_name(codex: Codex, seat: int, lang: str) -> str:
    """Commander or Ally; empty where everybody plays alone."""
    chair = codex.mode.chairs[seat]
    if chair.role.commands:
        return component_name("role", "commander", lang)
    return component_name("role", "ally", lang) if team_name(codex, chair.team, lang) else ""


def battle_name(codex: Codex, n: int, lang: str) -> str:
    """A Conflict or Objective card with its battle icon, if it has one (B-6.6)."""
    if n >= codex.first_objective:
        return component_name("objective", codex.battle_ids[n], lang)
    title = component_name("conflict", codex.battle_ids[n], lang)
    icon = codex.battle_icon[n]
    if icon < 0:
        return title
    icon_name = component_name("battle", BATTLE_ICONS[icon], lang)
    return message(lang, "name-battle", name=title, icon=icon_name)


def name(codex: Codex, code: int, lang: str) -> str:
    """The name of the thing a code stands for: an action, a source, a reason for points."""
    if code in PLAIN:
        return message(lang, PLAIN[code])
    for first, width, _ in act.BLOCK_WORDS:
        if 0 <= code - first < width:
            return _name_in_block(codex, first, code - first, lang)
    raise KanlyError(f"{code} stands for nothing; codes are below {act.SIZE}")


def _name_in_block(codex: Codex, first: int, n: int, lang: str) -> str:
    for block, words in PARTS:
        if first == block:
            return message(lang, words)
    for block, words, start in NUMBERS:
        if first == block:
            return message(lang, words, n=n + start)
    if first == act.REVEAL_PART:
        return component_name("card", _pick(codex.card_ids, n // act.PARTS_PER_REVEAL), lang)
    if act.HAND <= first <= act.ACQUIRE or first == act.THRONE:
        return component_name("card", _pick(codex.card_ids, n), lang)
    if first == act.FACTION:
        return component_name("faction", _track(codex, n), lang)
    if first == act.ALLIANCE:
        return message(lang, "name-alliance", faction=_track(codex, n))
    if first == act.MATCH:
        icon = component_name("battle", _pick(BATTLE_ICONS, n), lang)
        return message(lang, "name-match", icon=icon)
    if first == act.BATTLE:
        kind = "objective" if n >= codex.first_objective else "conflict"
        return component_name(kind, _pick(codex.battle_ids, n), lang)
    kinds = {
        act.SPACE: ("space", codex.space_ids),
        act.POST: ("post", codex.post_ids),
        act.LEADER: ("leader", codex.leader_ids),
        act.RIVAL: ("rival", codex.rival_ids),
        act.HAGAL: ("hagal", codex.hagal_ids),
        act.CONTRACT: ("contract", codex.contract_ids),
        act.INTRIGUE: ("intrigue", codex.intrigue_ids),
    }
    kind, ids = kinds[first]
    return component_name(kind, _pick(ids, n), lang)


def _track(codex: Codex, n: int) -> str:
    return _pick([track.id for track in codex.tracks], n)


def _pick(ids: list[str], n: int) -> str:
    if n >= len(ids):
        raise KanlyError(f"there is no number {n} here; expected one below {len(ids)}")
    return ids[n]
