"""The messages about rooms between server and page, as types."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ...bots.levels import USUAL
from ..clocks import Clock
from ..model import Agreement
from ..words import Game
from .room import Line, Stage, Terms

Text = Annotated[str, msgspec.Meta(max_length=500)]
Presence = Literal["here", "thinking", "away"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "nice-move",
    "that-hurt", "back-soon", "good-game", "once-more",
]  # fmt: skip
"""What can be said in everybody's own language; the page has the words."""
Going = Literal["left", "back", "resigned"]
"""What is said in the same way when somebody comes or goes."""
MOST_PLACES: Final = 6


class PlaceIn(msgspec.Struct, forbid_unknown_fields=True):
    """A place as whoever opens a room arranges it."""

    kind: Literal["open", "person", "bot"] = "open"
    """Free, of somebody beside whoever asks, or a bot's."""
    name: Text = ""
    bot: Text = USUAL


class RoomIn(msgspec.Struct, forbid_unknown_fields=True):
    """A game people are to gather for; decks are dealt by lot, so that nobody knows them before."""

    game: Agreement
    places: Annotated[list[PlaceIn], msgspec.Meta(min_length=1, max_length=MOST_PLACES)]
    name: Text = ""
    """What whoever asks is called."""
    terms: Terms = msgspec.field(default_factory=Terms)


class EnterIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to come into a room; without an invitation into one that is listed."""

    invitation: Text = ""
    name: Text = ""


class SitIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to have a place; None: any."""

    seat: int | None = None
    name: Text = ""


class SeatIn(msgspec.Struct, forbid_unknown_fields=True):
    """Something is to be done about a seat."""

    seat: int


class FillIn(msgspec.Struct, forbid_unknown_fields=True):
    """A bot is to have a place; None: it is to be free."""

    seat: int
    bot: Text | None = None


class WishIn(msgspec.Struct, forbid_unknown_fields=True):
    """The Leader of a seat; None: any."""

    seat: int
    leader: Text | None = None


class OfferIn(msgspec.Struct, forbid_unknown_fields=True):
    """Can a seat of the running game be taken by invitation?"""

    seat: int
    on: bool


class MemberIn(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody in the room."""

    member: int


class SayIn(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say: a phrase, or own words."""

    phrase: Phrase | Literal[""] = ""
    words: Text = ""


class BackIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to take back the last action of a seat though others have seen it."""

    seat: int
    revision: int


class AgreeIn(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to such a wish of a seat."""

    seat: int
    revision: int
    yes: bool


class PlaceOut(msgspec.Struct):
    """A place: before the game as arranged, in the game as it is."""

    kind: Literal["open", "person", "bot"]
    name: str
    """Of a free place: who is asked to take it, if somebody is."""
    bot: str
    leader: str | None
    member: int | None
    """Who has it, by the number in the room."""
    here: bool
    """Is it the place of whoever looks, or are they asked to take it?"""
    standin: str
    """The bot that plays for the person meanwhile."""
    offered: bool
    """Can it be taken by whoever comes?"""
    offerable: bool
    """Can whoever looks give it away in the running game?"""
    invitation: str | None
    """For the host: what a link to this seat must hold."""


class MemberOut(msgspec.Struct):
    """Somebody in the room."""

    number: int
    name: str
    presence: Presence
    host: bool
    seats: list[int]


class AskedOut(msgspec.Struct):
    """Somebody wishes to take back what others have seen."""

    seat: int
    plies: int
    """So many actions would be taken back."""
    revision: int
    waiting: list[int]
    """The seats of those who have not agreed yet."""
    mine: bool
    """Must whoever looks still answer?"""
    own: bool
    """Is it the wish of whoever looks?"""


class ClockOut(msgspec.Struct):
    """Where the clock of the table is; times are seconds from now."""

    clock: Clock
    seat: int
    """Whose time runs; -1: nobody's."""
    asked: float
    """So long ago it was asked."""
    due: float | None
    """Then its time is up."""
    left: list[float] | None
    """What each seat has left for the whole game."""


class RoomInfo(msgspec.Struct):
    """A room in a list."""

    id: str
    stage: Stage
    game: Game
    edition: str
    host: str
    """What the host is called."""
    places: int
    free: int
    bots: int
    names: list[str]
    terms: Terms
    mine: bool


class RoomOut(msgspec.Struct):
    """All that whoever is in a room sees of it."""

    id: str
    stage: Stage
    revision: int
    game: Game
    agreement: dict[str, Any]
    places: list[PlaceOut]
    members: list[MemberOut]
    me: int
    """The number of whoever looks."""
    host: bool
    """Is it the room of whoever looks?"""
    terms: Terms
    invitation: str | None
    """For the host: what a link to the room must hold."""
    lines: list[Line]
    phrases: list[Phrase]
    clock: ClockOut | None
    asked: AskedOut | None
    next: str | None
    """The room of the rematch, once there is one."""
    closes: bool
    """Is the room closed when whoever looks leaves it?"""
    may_ask_back: list[int]
    """The seats of whoever looks that can ask the others to let their last action be taken back."""


class Lobby(msgspec.Struct):
    """Rooms to come into."""

    mine: list[RoomInfo]
    """Those whoever looks is in, whose games have not begun."""
    watched: list[RoomInfo]
    """Those whoever looks is in, whose games others play."""
    listed: list[RoomInfo]
    """Those everybody may come into."""


class Turn(msgspec.Struct):
    """A table at which whoever asks is asked."""

    id: str
    due: float | None
    """Seconds until the time is up."""
