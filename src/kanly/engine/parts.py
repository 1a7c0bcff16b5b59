"""What a module or mode adds to the table: there only in games that have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from . import fields as of
from .chance import mixed
from .fields import OPEN, SIZE, Field, Fields

if TYPE_CHECKING:
    from .setup import Setup
    from .state import State


class Part:
    """A record of its own beside the table, named as an attribute of `State`."""

    def fields(self) -> Fields:
        """What it is made of, and who may see it."""
        raise NotImplementedError(type(self).__name__)

    def deal(self, s: State) -> None:
        """Deal anew what nobody can see."""


CHOAM_FIELDS: Final[Fields] = {
    "market": Field(of.CONTRACTS, OPEN),
    "bank": Field(of.CONTRACTS, SIZE),
    "set_aside": Field(of.CONTRACTS, OPEN),
    "held": Field(of.PileBySeat(lambda t: t.contract_ids), OPEN),
    "completed": Field(of.PileBySeat(lambda t: t.contract_ids), OPEN),
}


class Choam(Part):
    """What the CHOAM module adds to the table (C-5)."""

    __slots__ = tuple(CHOAM_FIELDS)

    def __init__(self, held: list[bytes], completed: list[bytes]) -> None:
        self.market = b""
        self.bank = b""
        self.set_aside = b""
        """The Sardaukar contracts only Shaddam can take (C-1.4)."""
        self.held = held
        self.completed = completed

    def copy(self) -> Choam:
        """An independent copy."""
        c = Choam(self.held.copy(), self.completed.copy())
        c.market = self.market
        c.bank = self.bank
        c.set_aside = self.set_aside
        return c

    def fields(self) -> Fields:
        return CHOAM_FIELDS

    def deal(self, s: State) -> None:
        self.bank = mixed(s, self.bank)


RIVALS_FIELDS: Final[Fields] = {
    "deck": Field(of.HAGAL_CARDS, SIZE),
    "shown": Field(of.HAGAL_CARDS, OPEN),
}


class Rivals(Part):
    """What Rivals add to the table: the House Hagal deck (V-2.3)."""

    __slots__ = tuple(RIVALS_FIELDS)

    def __init__(self) -> None:
        self.deck = b""
        self.shown = b""
        """Cards revealed since the last shuffle."""

    def copy(self) -> Rivals:
        """An independent copy."""
        c = Rivals()
        c.deck = self.deck
        c.shown = self.shown
        return c

    def fields(self) -> Fields:
        return RIVALS_FIELDS

    def deal(self, s: State) -> None:
        self.deck = mixed(s, self.deck)


def choam_for(setup: Setup) -> Part | None:
    """The module's part, if it is played."""
    if "choam" not in setup.modules:
        return None
    return Choam([b""] * setup.seats, [b""] * setup.seats)


def rivals_for(setup: Setup) -> Part | None:
    """The Rivals' part, if there are any."""
    return Rivals() if setup.mode.rivals else None


PARTS: Final[dict[str, Callable[[Setup], Part | None]]] = {
    "choam": choam_for,
    "rivals": rivals_for,
}
"""Every part by the attribute of `State` it is kept in, and how it is made for a game."""
