"""``? words``: what a card, a space or a word of the game means."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from .words import Words

GLOSSARY: Final = [
    "agent", "reveal", "persuasion", "sword", "strength", "garrison", "conflict", "battle_icon",
    "influence", "alliance", "spy", "sandworm", "hooks", "shield_wall", "control", "intrigue",
    "contract", "trash", "signet",
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
