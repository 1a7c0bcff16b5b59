"""The clock of a table: how long somebody may be asked, and when that time is up.

Times are seconds since 1970: they outlive the server.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

DAY: Final = 24 * 3600
SHORTEST: Final = 15
LONGEST: Final = 30 * DAY
GRACE: Final = 15.0
"""Seconds somebody has at least, though their time for the whole game is used up."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: as long as one likes, so long a move, or so long for the whole game.

    A move is all that a seat is asked until another one is.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0

    def is_sensible(self) -> bool:
        """Can anybody play by it?"""
        return self.kind == "none" or self.seconds >= SHORTEST


class Ticking(msgspec.Struct, frozen=True, rename={"asked": "seat"}):
    """Where the clock of a table is."""

    clock: Clock = Clock()
    asked: int = -1
    """The seat that is asked, if a person who plays was asked there; -1: a bot, or nobody."""
    since: float = 0.0
    """When it was asked."""
    left: dict[int, float] = {}
    """What is left for the whole game, by seats that have been asked."""
    took: dict[int, float] = {}
    """How long each seat has thought about what it was asked last."""
    is_here: bool = True
    """Does the person play?  Not while a bot stands in; what was asked stays the same."""

    @property
    def seat(self) -> int:
        """The seat whose time runs; -1: nobody's."""
        return self.asked if self.is_here else -1

    def due(self) -> float | None:
        """When the time of the seat that is asked is up; None: never."""
        if self.seat < 0 or self.clock.kind == "none":
            return None
        if self.clock.kind == "move":
            return self.since + self.clock.seconds
        return self.since + max(GRACE, self.left_of(self.asked))

    def left_of(self, seat: int) -> float:
        """What a seat had left when it was asked last."""
        return self.left.get(seat, float(self.clock.seconds))

    def asks(self, seat: int, now: float) -> Ticking:
        """The clock once a seat is asked (-1: nobody whose time runs)."""
        if seat == self.asked:
            return self
        left, took = dict(self.left), dict(self.took)
        if self.asked >= 0:
            # A clock that was put back gives nobody time.
            spent = took[self.asked] = max(0.0, now - self.since)
            if self.clock.kind == "game":
                left[self.asked] = max(0.0, self.left_of(self.asked) - spent)
        return Ticking(self.clock, seat, now, left, took=took)

    def asks_again(self, seat: int, now: float) -> Ticking:
        """The same where something was taken back: whoever thought about it for long, has."""
        again = self.asks(seat, now)
        if seat == self.asked or seat < 0 or self.clock.kind != "move":
            return again
        return msgspec.structs.replace(again, since=now - self.took.get(seat, 0.0))

    def still_asks(self, seat: int, now: float) -> Ticking:
        """The same once others sit at the table: who leaves and comes back has no new time."""
        if self.asked < 0:
            return self.asks(seat, now)
        return msgspec.structs.replace(self, is_here=seat >= 0)

    def resumed(self, last: float, now: float, least: float) -> Ticking:
        """As it stood at the last look, to go on now; so many seconds are left at least."""
        went_on = msgspec.structs.replace(self, since=now - max(0.0, last - self.since))
        due = went_on.due()
        missing = 0.0 if due is None else max(0.0, now + least - due)
        return msgspec.structs.replace(went_on, since=went_on.since + missing)

    def kept(self) -> str | None:
        """What is kept of it; nothing where nobody's time runs."""
        return None if self.clock.kind == "none" else msgspec.json.encode(self).decode()
