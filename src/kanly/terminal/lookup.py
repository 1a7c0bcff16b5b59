"""``? words``: what a card, a space or a word of the game means."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from ..engine import actions as act
from ..engine.kinds import CARD_KINDS
from ..engine.state import State
from .words import Words

GLOSSARY: Final = [
    "agent", "reveal", "persuasion", "sword", "strength", "garrison", "conflict", "battle_icon",
    "influence", "alliance", "spy", "sandworm", "hooks", "shield_wall", "control", "intrigue",
    "contract", "trash", "signet", "victory_point", "troop", "solari", "spice", "water", "maker",
    "rival", "hagal", "scheme",
]  # fmt: skip


Entry = dict[str, Any]
"""Something with a kind, an id, a name and a text; a row of the catalogue or a word explained."""


def explained_words(words: Words) -> list[Entry]:
    """The words of the game, with what they mean."""
    return [
        {
            "kind": "word",
            "id": key,
            "name": words.say(f"word-{key}"),
            "text": words.say(f"word-{key}-text"),
        }
        for key in GLOSSARY
    ]


def plain(text: str) -> str:
    """Without accents and capitals, to compare by."""
    marks = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    return "".join(c for c in marks if not unicodedata.combining(c))


def english(entry: Entry) -> str:
    """The id as words: what the thing is called in English, whatever the language."""
    return plain(entry["id"]).replace("_", " ")


DECK_KINDS: Final = CARD_KINDS
"""The kinds of the cards of players' decks."""
RIVAL_KINDS: Final = ("rival", "hagal")
"""The kinds of cards only Rivals use."""


def notes(entry: Entry, words: Words) -> str:
    """What stands beside a name: the kind, and what is printed around the text."""
    parts = [words.say(f"kind-{entry['kind']}")]
    if "cost" in entry:
        parts.append(f"{words.say('cost')} {entry['cost']}")
    if entry.get("copies", 1) > 1:
        parts.append(f"×{entry['copies']}")
    factions = entry.get("factions", [])
    if factions:
        names = ", ".join(words.name("faction", faction) for faction in factions)
        parts.append(words.say("factions", n=len(factions), names=names))
    icons = entry.get("agent_icons", [])
    if icons:
        names = ", ".join(words.name("icon", icon) for icon in icons)
        parts.append(words.say("icons", n=len(icons), names=names))
    return " · ".join(parts)


def component_of(state: State, action: int) -> tuple[str, str] | None:
    """The kind and id of the component an action is about, if it is about one."""
    t = state.codex
    if act.REVEAL_PART <= action < act.SIZE:
        return "card", t.card_ids[(action - act.REVEAL_PART) // act.PARTS_PER_REVEAL]
    for first in (act.ACQUIRE, act.REVEALED, act.PLAYED, act.DISCARDED, act.HAND):
        if action >= first:
            return "card", t.card_ids[action - first]
    if act.BATTLE <= action < act.MATCH:
        n = action - act.BATTLE
        return "objective" if n >= t.first_objective else "conflict", t.battle_ids[n]
    blocks = [
        ("space", act.SPACE, t.space_ids),
        ("post", act.POST, t.post_ids),
        ("leader", act.LEADER, t.leader_ids),
        ("contract", act.CONTRACT, t.contract_ids),
        ("intrigue", act.INTRIGUE, t.intrigue_ids),
    ]
    for kind, first, ids in blocks:
        if first <= action < first + len(ids):
            return kind, ids[action - first]
    return None


def find(entries: list[Entry], wanted: str) -> list[Entry]:
    """What is called so: first exactly, then in part; if nothing is, what speaks of it."""
    needles = plain(wanted).replace("_", " ").split()
    whole = " ".join(needles)
    exact = [e for e in entries if whole in (plain(e["name"]), english(e))]
    named = [
        e
        for e in entries
        if e not in exact
        and any(all(n in name for n in needles) for name in (plain(e["name"]), english(e)))
    ]
    if exact or named:
        return exact + named
    return [e for e in entries if all(n in plain(f"{e['name']} {e['text']}") for n in needles)]
