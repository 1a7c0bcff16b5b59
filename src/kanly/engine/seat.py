"""A place at the table and everything that lies before it."""

from __future__ import annotations

from typing import Final

from . import fields as of
from .fields import OPEN, OWN, SIZE, Field, Fields
from .modes import Role

NO_LEADER: Final = -1
"""Also the last row of every list by Leader: who has none has no abilities."""

SEAT_FIELDS: Final[Fields] = {
    "leader": Field(of.LEADER, OPEN),
    "rival": Field(of.RIVAL, OPEN),
    "solari": Field(of.NUMBER, OPEN),
    "spice": Field(of.NUMBER, OPEN),
    "water": Field(of.NUMBER, OPEN),
    "vp": Field(of.NUMBER, OPEN),
    "ledger": Field(of.Ledger(), OPEN),
    "influence": Field(of.LEVELS, OPEN),
    "paths": Field(of.PathPlaces(), OPEN),
    "supply": Field(of.NUMBER, OPEN),
    "garrison": Field(of.NUMBER, OPEN),
    "deployed": Field(of.NUMBER, OPEN),
    "worms": Field(of.NUMBER, OPEN),
    "memories": Field(of.NUMBER, OPEN),
    "swords": Field(of.NUMBER, OPEN),
    "persuasion": Field(of.NUMBER, OPEN),
    "agents": Field(of.NUMBER, OPEN),
    "agents_at": Field(of.SPACES, OPEN),
    "spies": Field(of.NUMBER, OPEN),
    "spies_at": Field(of.POSTS, OPEN),
    "swordmaster": Field(of.FLAG, OPEN),
    "council": Field(of.FLAG, OPEN),
    "hooks": Field(of.FLAG, OPEN),
    "revealed": Field(of.FLAG, OPEN),
    "revealed_at": Field(of.NUMBER, OPEN),
    "deck": Field(of.CARDS, SIZE),
    "hand": Field(of.CARDS, OWN),
    "known_hand": Field(of.CARDS, OPEN),
    "played": Field(of.CARDS, OPEN),
    "shown": Field(of.CARDS, OPEN),
    "discard": Field(of.CARDS, OPEN),
    "trash": Field(of.CARDS, OPEN),
    "set_aside": Field(of.CARDS, OPEN),
    "intrigue": Field(of.INTRIGUES, OWN),
    "known_intrigue": Field(of.KnownIntrigue()),
    "waiting": Field(of.INTRIGUES, OPEN),
    "face_up": Field(of.BATTLE_CARDS, OPEN),
    "face_down": Field(of.BATTLE_CARDS, OPEN),
}
"""`view` adds those of `known_intrigue` that a seat may know."""


class Seat:
    """A player's or a Rival's place, run as its role says."""

    __slots__ = ("role", *SEAT_FIELDS)

    def __init__(self, role: Role) -> None:
        self.role = role
        """What it takes part in; follows from the chair, so documents do not have it."""
        self.leader = NO_LEADER
        self.rival = -1
        """The Rival card that runs this seat, or -1."""
        self.solari = 0
        self.spice = 0
        self.water = 0
        self.vp = 0
        self.ledger: tuple[int, ...] = ()
        """Every change of the score: reason * 16 + change + 8."""
        self.influence = b""
        """The level on each track."""
        self.paths = b""
        """The place on each path (Feyd's Training track)."""
        # Units (U-1.4): troops are in supply, garrison, Conflict or (Jessica) memories.
        self.supply = 0
        self.garrison = 0
        self.deployed = 0
        """Troops in the Conflict."""
        self.worms = 0
        """Sandworms in the Conflict."""
        self.memories = 0
        self.swords = 0
        self.persuasion = 0
        # Agents and Spies; the masks have a bit a space, a bit a post.
        self.agents = 0
        """Agents on the Leader, ready to be sent."""
        self.agents_at = 0
        self.spies = 0
        """Spies in supply."""
        self.spies_at = 0
        self.swordmaster = False
        self.council = False
        self.hooks = False
        self.revealed = False
        self.revealed_at = 0
        """When the last Reveal turn was taken, counted over the whole game (U-13.7)."""
        # Cards (U-16)
        self.deck = b""
        self.hand = b""
        self.known_hand = b""
        """Cards that came to hand openly (U-20)."""
        self.played = b""
        """In play from Agent turns."""
        self.shown = b""
        """In play, revealed."""
        self.discard = b""
        self.trash = b""
        self.set_aside = b""
        """Set aside by Manipulate for this seat (U-18.7)."""
        self.intrigue = b""
        self.known_intrigue = b""
        """Pairs of bytes: a seat, and an Intrigue card it knows to be here (U-20)."""
        self.waiting = b""
        """Intrigue cards face up: being resolved, or until the Reveal turn ends (U-15.6)."""
        self.face_up = b""
        """Conflict and Objective cards whose battle icon can still be matched."""
        self.face_down = b""

    def copy(self) -> Seat:
        """An independent seat in the same position."""
        c = Seat(self.role)
        c.leader = self.leader
        c.rival = self.rival
        c.solari = self.solari
        c.spice = self.spice
        c.water = self.water
        c.vp = self.vp
        c.ledger = self.ledger
        c.influence = self.influence
        c.paths = self.paths
        c.supply = self.supply
        c.garrison = self.garrison
        c.deployed = self.deployed
        c.worms = self.worms
        c.memories = self.memories
        c.swords = self.swords
        c.persuasion = self.persuasion
        c.agents = self.agents
        c.agents_at = self.agents_at
        c.spies = self.spies
        c.spies_at = self.spies_at
        c.swordmaster = self.swordmaster
        c.council = self.council
        c.hooks = self.hooks
        c.revealed = self.revealed
        c.revealed_at = self.revealed_at
        c.deck = self.deck
        c.hand = self.hand
        c.known_hand = self.known_hand
        c.played = self.played
        c.shown = self.shown
        c.discard = self.discard
        c.trash = self.trash
        c.set_aside = self.set_aside
        c.intrigue = self.intrigue
        c.known_intrigue = self.known_intrigue
        c.waiting = self.waiting
        c.face_up = self.face_up
        c.face_down = self.face_down
        return c
