"""A room: who wants to play which game, and how they get along."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ..clocks import Clock
from ..words import Game

Stage = Literal["gathering", "playing"]
Watching = Literal["nobody", "now", "later"]
"""Who has no seat sees nothing of the game, the present, or what was some minutes ago."""
LATER: Final = 300
"""Seconds after which those see something who watch later."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people get along: whatever is not part of the game itself."""

    listed: bool = False
    """Does everybody on this server see the room, and may come in?"""
    watching: Watching = "nobody"
    clock: Clock = msgspec.field(default_factory=Clock)


class Place(msgspec.Struct):
    """A seat at the table to be: free for whoever comes, or taken by a person or a bot."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    person: str | None = None
    """The key of the person; of a free place, who is asked to take it.  None: nobody.

    Not an empty one: that is the key of whoever played at this device (`people.HERE`).
    """
    leader: str | None = None
    """The Leader who is wished for; None: any."""


class Asked(msgspec.Struct):
    """A wish to take back what others have seen: all who play must agree."""

    seat: int
    plies: int
    """So many actions would be left."""
    revision: int
    """Where the table was: when it has moved on, nobody wishes this any more."""
    agreed: list[str] = []
    """The keys of those who have agreed."""


class Room(msgspec.Struct):
    """All that is kept of a room, except who is in it and what was said."""

    id: str
    host: str
    """The key of the person who can change it."""
    game: Game
    agreement: dict[str, Any]
    """The game to be played, as `Agreement` has it."""
    places: list[Place]
    terms: Terms = msgspec.field(default_factory=Terms)
    stage: Stage = "gathering"
    revision: int = 0
    epoch: int = 0
    """Invitations are good for one epoch."""
    offered: list[int] = []
    """Seats of the running game that can be taken by invitation."""
    asked: Asked | None = None
    next: str | None = None
    """The room of the rematch."""
    sent_out: list[str] = []
    """The keys of those who may not come again without an invitation."""

    @property
    def welcomes(self) -> bool:
        """Is there something in it for whoever comes: a place, or something to see?"""
        if self.terms.watching != "nobody" or self.offered:
            return True
        return self.stage == "gathering" and any(x.kind == "open" for x in self.places)

    def places_of(self, person: str) -> list[int]:
        """Where a person sits."""
        return [n for n, x in enumerate(self.places) if x.kind == "person" and x.person == person]


class Member(msgspec.Struct):
    """Somebody in a room."""

    number: int
    person: str
    name: str
    seen: float = 0.0
    """When a screen of theirs was last known to be open (seconds since 1970)."""


class Line(msgspec.Struct):
    """Something that was said."""

    number: int
    at: str
    member: int
    name: str
    phrase: str
    """One of those everybody has in their own language; empty: `words` are the speaker's own."""
    words: str
