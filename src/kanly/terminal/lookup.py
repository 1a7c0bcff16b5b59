"""``? words``: what a card, a space or a word of the game means."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from ..engine import actions as act
from ..engine.kinds import CARD_KINDS
from ..engine.state import State
from .teams import commanders
from .words import Words

GLOSSARY: Final = [
    "agent", "reveal", "persuasion", "sword", "strength", "garrison", "conflict", "influence",
    "alliance", "control", "intrigue", "trash", "signet", "victory_point", "troop", "solari",
    "spice", "water", "maker", "rival", "hagal",
]  # fmt: skip
SPY_GLOSSARY: Final = [
    "battle_icon", "spy", "sandworm", "hooks", "shield_wall", "contract", "scheme",
]  # fmt: skip
"""Words of games with Spies."""
MENTAT_GLOSSARY: Final = ["mentat", "foldspace"]
"""Words of the game with the Mentat."""
OLDER: Final = ("agent", "strength", "conflict", "intrigue", "maker", "rival")
"""Words that mean something else, or less, in the game with the Mentat."""
TEAM_GLOSSARY: Final = [
    "team", "commander", "ally", "activate", "personal_board", "throne_row", "trade", "reinforce",
    "bonus_token", "concede",
]  # fmt: skip
"""Words of games in which Commanders act through Allies."""


MENTAT: Final = "mentat"
"""The space of the Mentat, where there is one."""

Entry = dict[str, Any]
"""Something with a kind, an id, a name and a text; a row of the catalogue or a word explained."""


def explained_words(words: Words) -> list[Entry]:
    """The words of the game, with what they mean."""
    older = MENTAT in words.codex.space_number
    glossary = GLOSSARY + (MENTAT_GLOSSARY if older else SPY_GLOSSARY)
    glossary += TEAM_GLOSSARY if commanders(words.codex) else []
    return [
        {
            "kind": "word",
            "id": key,
            "name": words.say(f"word-{key}"),
            "text": words.say(f"word-{key}-text{'-older' if older and key in OLDER else ''}"),
        }
        for key in glossary
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


OF_BOARDS: Final = ("space", "post")
"""The kinds of which each side of the board has its own."""
USUAL: Final = "usual"
"""The side of the board that most games are played on."""


def by_side(entries: list[Entry]) -> list[Entry]:
    """Each component once; where the sides of the board differ, once for each ``side``."""
    boards = {entry["module"] for entry in entries if entry["kind"] == "space"}
    twins: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        twins.setdefault((entry["kind"], entry["id"]), []).append(entry)
    return [entry for same in twins.values() for entry in told_apart(same, boards)]


def told_apart(same: list[Entry], boards: set[str]) -> list[Entry]:
    """The records of one component: one if they say the same, else each with its side."""
    if len(same) > 1 and all(printed(entry) == printed(same[0]) for entry in same):
        return same[:1]
    found: list[Entry] = []
    for entry in same:
        if entry["module"] and entry["module"] in boards:
            found.append({**entry, "side": entry["module"]})
        elif len(same) > 1 or (entry["kind"] in OF_BOARDS and len(boards) > 1):
            found.append({**entry, "side": USUAL})
        else:
            found.append(entry)
    return found


def printed(entry: Entry) -> Entry:
    """What a record says of the component itself."""
    return {key: value for key, value in entry.items() if key not in ("module", "copies")}


def notes(entry: Entry, words: Words) -> str:
    """What stands beside a name: the kind, and what is printed around the text."""
    parts = [words.say(f"kind-{entry['kind']}")]
    if "side" in entry:
        parts.append(words.say(f"side-{entry['side']}"))
    if entry.get("module") in words.codex.edition.modules and entry["kind"] != "contract":
        parts.append(words.name("module", entry["module"]))
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
    if act.REVEAL_PART <= action < act.THRONE:
        return "card", t.card_ids[(action - act.REVEAL_PART) // act.PARTS_PER_REVEAL]
    for first in (act.THRONE, act.ACQUIRE, act.REVEALED, act.PLAYED, act.DISCARDED, act.HAND):
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
    if act.SEAT <= action < act.SEAT + len(state.seats):
        leader = state.seats[action - act.SEAT].leader
        return None if leader < 0 else ("leader", t.leader_ids[leader])
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
