"""What a module or mode adds to the table: there only in games that have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from . import fields as of
from .chance import mixed, shuffled
from .fields import OPEN, OWN, SIZE, Field, Fields
from .terms import FACTION_ICONS, NOBODY

if TYPE_CHECKING:
    from .setup import Setup
    from .state import State


class Part:
    """A record of its own beside the table, named as an attribute of `State`."""

    def fields(self) -> Fields:
        """What it is made of, and who may see it."""
        raise NotImplementedError(type(self).__name__)

    def deal(self, s: State, seat: int) -> None:
        """Deal anew what the seat (-1: nobody) cannot see."""

    def is_known_to(self, seat: int) -> bool:
        """May the seat see what is its own?"""
        return False


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

    def deal(self, s: State, seat: int) -> None:
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

    def deal(self, s: State, seat: int) -> None:
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


MARKS_FIELDS: Final[Fields] = {
    "mentat": Field(of.HOLDER, OPEN),
    "mentat_next": Field(of.HOLDER, OPEN),
    "voices": Field(of.AGENT_PLACES, OPEN),
    "tops": Field(of.BySeat(), OPEN),
    "keeper": Field(of.HOLDER, OPEN),
    "secret": Field(of.ICONS_OF_FACTIONS, OWN),
}


class Marks(Part):
    """What cards and Leaders of 2020 leave on the table for a while (B-2.3, B-5, B-8)."""

    __slots__ = tuple(MARKS_FIELDS)

    def __init__(self, seats: int) -> None:
        self.mentat = NOBODY
        """Who has the Mentat this round; nobody: it stands on its space."""
        self.mentat_next = NOBODY
        """Who has won it for the next round (B-5.3)."""
        self.voices = b""
        """The space each seat closes to its opponents until its next turn (B-8.2).

        Empty if nobody does, and cut off after the last seat that does."""
        self.tops = bytes(seats)
        """How many cards on top of each deck everybody knows."""
        self.keeper = NOBODY
        """The seat with the Baron's tokens, until they are revealed."""
        self.secret = b""
        """The Factions on them."""

    def copy(self) -> Marks:
        """An independent copy."""
        c = Marks(0)
        c.mentat = self.mentat
        c.mentat_next = self.mentat_next
        c.voices = self.voices
        c.tops = self.tops
        c.keeper = self.keeper
        c.secret = self.secret
        return c

    def fields(self) -> Fields:
        return MARKS_FIELDS

    def deal(self, s: State, seat: int) -> None:
        if self.secret and seat != self.keeper:
            self.secret = bytes(sorted(shuffled(s, bytes(FACTION_ICONS))[: len(self.secret)]))

    def is_known_to(self, seat: int) -> bool:
        return seat == self.keeper


TURN_MARKS_FIELDS: Final[Fields] = {
    "plots": Field(of.NUMBER, OPEN),
    "troops": Field(of.NUMBER, OPEN),
    "envoy": Field(of.FLAG, OPEN),
    "unblocked": Field(of.FLAG, OPEN),
    "doubled": Field(of.FLAG, OPEN),
    "harvested": Field(of.NUMBER, OPEN),
    "reacted": Field(of.FLAG, OPEN),
    "cheaper": Field(of.CARD, OPEN),
    "discount": Field(of.NUMBER, OPEN),
    "over": Field(of.FLAG, OPEN),
}


class TurnMarks(Part):
    """What they leave for one turn."""

    __slots__ = tuple(TURN_MARKS_FIELDS)

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """A new turn begins."""
        self.plots = 0
        """Intrigue cards played."""
        self.troops = 0
        """Troops deployed by the seat with the Baron's tokens."""
        self.envoy = False
        """The card played has the icons of all Factions, too."""
        self.unblocked = False
        """Other seats' Agents do not block."""
        self.doubled = False
        """The base spice of the Maker space counts twice."""
        self.harvested = 0
        """Base spice taken from the Maker space."""
        self.reacted = False
        """A Leader's ability has come with this harvest."""
        self.cheaper = -1
        """A card that costs less to acquire, by the discount."""
        self.discount = 0
        self.over = False
        """The turn ends before an Agent is sent or the hand revealed (B-8.5)."""

    def copy(self) -> TurnMarks:
        """An independent copy."""
        c = TurnMarks()
        c.plots = self.plots
        c.troops = self.troops
        c.envoy = self.envoy
        c.unblocked = self.unblocked
        c.doubled = self.doubled
        c.harvested = self.harvested
        c.reacted = self.reacted
        c.cheaper = self.cheaper
        c.discount = self.discount
        c.over = self.over
        return c

    def fields(self) -> Fields:
        return TURN_MARKS_FIELDS


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


def marks_for(setup: Setup) -> Part | None:
    """The part for what came with the game of 2020, if any of that is played."""
    return Marks(setup.seats) if setup.has_marks else None


def turn_marks_for(setup: Setup) -> Part | None:
    """The same for what belongs to a turn."""
    return TurnMarks() if setup.has_marks else None


PARTS: Final[dict[str, Callable[[Setup], Part | None]]] = {
    "choam": choam_for,
    "rivals": rivals_for,
    "teams": teams_for,
    "marks": marks_for,
    "turn_marks": turn_marks_for,
}
"""Every part by the attribute of `State` it is kept in, and how it is made for a game."""
