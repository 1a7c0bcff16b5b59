"""A language, and the small words that put clauses together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..engine.components import Cost
from ..engine.terms import FACTIONS, ICONS, RESOURCES
from .bundles import message

LEVELS: Final = ("", "I", "II", "III")
"""The level of a Conflict as it is printed."""

GOODS: Final = (*RESOURCES, "intrigue")
"""The kinds of goods of a trade, as messages call them."""


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
    rival: bool = False
    """Are the words printed on a card of the Rivals?"""
    bonus_swords: int = 0
    """What a Swordmaster, used once, leaves behind (`Mode.bonus_swords`)."""

    def say(self, id: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return message(self.lang, id, **args)

    def optional(self, id: str, /, **args: str | int) -> str:
        """A message that says whether its effect may be declined; Rivals never decline."""
        may = "yes" if self.may and not self.rival else "no"
        return message(self.lang, id, may=may, **args)

    def about(self, id: str, /, **args: str | int) -> str:
        """A message that says who it is about: you, or the Rival."""
        return message(self.lang, id, who="rival" if self.rival else "you", **args)

    def listed(self, items: Sequence[str], last: str) -> str:
        """Several clauses in a row, the last one joined by the message `last`."""
        between = "list-semicolon" if last == "list-either" else "list-comma"
        text = items[0]
        for k, item in enumerate(items[1:], start=2):
            text = self.say(last if k == len(items) else between, a=text, b=item)
        return text


def said(id: str) -> Callable[[object, Words], str]:
    """Puts into words what is always the same message, but for its number."""
    return lambda thing, w: w.say(id, n=getattr(thing, "n", 1))


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


def icons_args(w: Words, icons: Sequence[int]) -> dict[str, str | int]:
    """The arguments `first` and `icons` of messages about a space with one of these icons."""
    ids = [ICONS[icon] for icon in icons]
    if sorted(ids) == sorted(FACTIONS):
        ids = ["faction"]
    return {
        "first": ids[0],
        "icons": w.listed([w.say("of-icon", icon=icon) for icon in ids], "list-or"),
    }
