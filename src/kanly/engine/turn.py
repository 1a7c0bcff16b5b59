"""The turn in progress: what it has been about so far."""

from __future__ import annotations

from typing import Final

from . import fields as of
from .fields import OPEN, Field, Fields

NO_CARD: Final = -1
NO_SPACE: Final = -1

TURN_FIELDS: Final[Fields] = {
    "card": Field(of.CARD, OPEN),
    "space": Field(of.SPACE, OPEN),
    "cost_taken": Field(of.NUMBER, OPEN),
    "revealing": Field(of.FLAG, OPEN),
    "recruited": Field(of.NUMBER, OPEN),
    "deployed": Field(of.NUMBER, OPEN),
    "units": Field(of.NUMBER, OPEN),
    "spice": Field(of.NUMBER, OPEN),
    "recalled": Field(of.NUMBER, OPEN),
    "acquired": Field(of.CARDS, OPEN),
    "gave_swords": Field(of.CARDS, OPEN),
    "no_deploy": Field(of.FLAG, OPEN),
    "any_recruits": Field(of.FLAG, OPEN),
}


class Turn:
    """Cleared when another begins."""

    __slots__ = tuple(TURN_FIELDS)

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """A new turn begins."""
        self.card = NO_CARD
        self.space = NO_SPACE
        self.cost_taken = 0
        """Which of the space's costs was paid."""
        self.revealing = False
        """It is a Reveal turn."""
        self.recruited = 0
        self.deployed = 0
        """Troops deployed under U-7.7."""
        self.units = 0
        """Units deployed in any way."""
        self.spice = 0
        """Spice gained."""
        self.recalled = 0
        """Spies recalled."""
        self.acquired = b""
        """Cards acquired in this Reveal turn."""
        self.gave_swords = b""
        """Revealed cards whose effects gave swords (Leadership)."""
        self.no_deploy = False
        self.any_recruits = False
        """Recruits may be deployed from any space."""

    def copy(self) -> Turn:
        """An independent turn."""
        c = Turn()
        c.card = self.card
        c.space = self.space
        c.cost_taken = self.cost_taken
        c.revealing = self.revealing
        c.recruited = self.recruited
        c.deployed = self.deployed
        c.units = self.units
        c.spice = self.spice
        c.recalled = self.recalled
        c.acquired = self.acquired
        c.gave_swords = self.gave_swords
        c.no_deploy = self.no_deploy
        c.any_recruits = self.any_recruits
        return c
