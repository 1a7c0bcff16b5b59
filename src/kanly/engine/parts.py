"""What a module or mode adds to the table: there only in games that have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from . import fields as of
from .chance import mixed
from .fields import OPEN, SIZE, Field, Fields
from .terms import NOBODY

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


TEAMS_FIELDS: Final[Fields] = {
    "activated": Field(of.HOLDER, OPEN),
    "left_at": Field(of.AGENT_PLACES, OPEN),
    "swordmaster_at": Field(of.AGENT_PLACES, OPEN),
    "throne": Field(of.CARDS, OPEN),
    "conceded": Field(of.Seats(), OPEN),
}


class Teams(Part):
    """What two teams add to the table (S-3, S-9, S-10, S-11.4)."""

    __slots__ = tuple(TEAMS_FIELDS)

    def __init__(self, seats: int) -> None:
        self.activated = NOBODY
        """The Ally whose units and cubes are a Commander's now."""
        self.left_at = bytes([of.AT_HOME] * seats)
        """Where each Commander's token that points to the left Ally stands."""
        self.swordmaster_at = bytes([of.AT_HOME] * seats)
        """Where each Swordmaster stands; one that was sent and came back is gone."""
        self.throne = b""
        """The Throne Row."""
        self.conceded = 0
        """A mask of the Allies who leave the greater reward to the teammate they tie with."""

    def copy(self) -> Teams:
        """An independent copy."""
        c = Teams(0)
        c.activated = self.activated
        c.left_at = self.left_at
        c.swordmaster_at = self.swordmaster_at
        c.throne = self.throne
        c.conceded = self.conceded
        return c

    def fields(self) -> Fields:
        return TEAMS_FIELDS


def choam_for(setup: Setup) -> Part | None:
    """The module's part, if it is played."""
    if "choam" not in setup.modules:
        return None
    return Choam([b""] * setup.seats, [b""] * setup.seats)


def rivals_for(setup: Setup) -> Part | None:
    """The Rivals' part, if there are any."""
    return Rivals() if setup.mode.rivals else None


def teams_for(setup: Setup) -> Part | None:
    """The teams' part, if somebody commands others."""
    return Teams(setup.seats) if any(role.commands for role in setup.roles) else None


PARTS: Final[dict[str, Callable[[Setup], Part | None]]] = {
    "choam": choam_for,
    "rivals": rivals_for,
    "teams": teams_for,
}
"""Every part by the attribute of `State` it is kept in, and how it is made for a game."""
