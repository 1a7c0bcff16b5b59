"""``? words``: what a card, a space or a word of the game means."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from .words import Words

GLOSSARY: Final = [
    "agent", "reveal", "persuasion", "sword", "strength", "garrison", "conflict", "battle_icon",
    "influence", "alliance", "spy", "sandworm", "hooks", "shield_wall", "control", "intrigue",
    "contract", "trash", "signet",
]  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """Something with a name and a text."""

    kind: str
    """The kind of component, or "word"."""
    id: str
    name: str
    text: str


def entries(words: Words) -> list[Entry]:
    """Everything that can be asked for."""
    edition = words.tables.edition
    found = [
        Entry("word", key, words.say(f"word-{key}"), words.say(f"word-{key}-text"))
        for key in GLOSSARY
    ]
    components: list[tuple[str, list[str]]] = [
        ("card", [x.id for x in edition.cards]),
        ("intrigue", [x.id for x in edition.intrigues]),
        ("space", [x.id for x in edition.spaces]),
        ("leader", [x.id for x in edition.leaders]),
        ("conflict", [x.id for x in edition.conflicts]),
        ("contract", [x.id for x in edition.contracts]),
    ]
    for kind, ids in components:
        for id in ids:
            found.append(Entry(kind, id, words.name(kind, id), words.text(kind, id)))
    return found


def plain(text: str) -> str:
    """Without accents and capitals, to compare by."""
    marks = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    return "".join(c for c in marks if not unicodedata.combining(c))


def find(words: Words, wanted: str) -> list[Entry]:
    """What is called so: exactly, else all whose name has every word, else whose text has."""
    needles = plain(wanted).split()
    if not needles:
        return []
    everything = entries(words)
    exact = [e for e in everything if plain(e.name) == " ".join(needles)]
    named = [e for e in everything if all(n in plain(e.name) for n in needles) and e not in exact]
    if exact or named:
        return exact + named
    return [e for e in everything if all(n in plain(f"{e.name} {e.text}") for n in needles)]
