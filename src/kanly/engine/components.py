"""Records an edition fills in: one class for each kind of component on the table.

Boxes are lists of nodes as printed, one item for each printed line or icon.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .kinds import CardKind
from .node import Condition, Node


@dataclass(frozen=True)
class Card:
    """A card of a player's deck."""

    id: str
    kind: CardKind
    copies: int = 1
    cost: int = 0
    """0: the card has none and is never acquired."""
    factions: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    agent: list[Node] = field(default_factory=list)
    persuasion: int = 0
    swords: int = 0
    reveal: list[Node] = field(default_factory=list)
    acquire: list[Node] = field(default_factory=list)
    when_trashed: list[Node] = field(default_factory=list)
    when_discarded: list[Node] = field(default_factory=list)
    ignores_requirement: bool = False
    signet: bool = False
    """The Agent box is the Leader's signet ability (U-14.6)."""
    anywhere: bool = False
    """Sends any of the seat's Agents, also one on the board, to any space (B-8.1)."""
    module: str = ""


@dataclass(frozen=True)
class Cost:
    """What a space takes before anything else happens (U-6.7)."""

    solari: int = 0
    spice: int = 0
    water: int = 0


@dataclass(frozen=True)
class Space:
    """A board space."""

    id: str
    icon: int
    effects: list[Node]
    costs: tuple[Cost, ...] = (Cost(),)
    """One, or those to choose from."""
    discounts: tuple[tuple[Condition, Cost], ...] = ()
    """What it costs instead while a condition holds for the seat; the first that holds counts."""
    track: int = -1
    """Sending an Agent here is a step up this track."""
    combat: bool = False
    maker: bool = False
    requirement: tuple[int, int] | None = None
    """Faction and level needed to send an Agent here (U-6.5)."""
    closed_if: Condition | None = None
    """Who this holds for cannot send an Agent here: what can be had once is had (U-6.6)."""
    only: str = ""
    """The one Leader who can send an Agent here; empty: anybody."""
    control: Node | None = None
    """What the controller gains when an Agent comes (U-8.3)."""
    reveal: list[Node] = field(default_factory=list)
    """What an Agent standing here gives in the Reveal turn."""


@dataclass(frozen=True)
class Post:
    """An observation post and the spaces it is connected to (U-10.1)."""

    id: str
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Track:
    """An Influence track."""

    id: str
    icon: int
    """The Faction icon that moves on it."""
    rewards: dict[int, Node]
    """What reaching a level gives, each time (U-9.4)."""
    point_level: int = 2
    """A Victory Point for whoever is there or above (U-9.3)."""
    alliance_level: int = 4
    """The first to reach it takes the Alliance (U-9.6)."""
    top: int = 6
    owner: str = ""
    """The one Leader with a cube here; empty: everybody who has cubes on the board."""


@dataclass(frozen=True)
class Board:
    """A side of a game board."""

    id: str
    spaces: list[Space]
    posts: list[Post]
    tracks: list[Track]
    shield_wall: bool = True
    """It has one, and it stands when the game begins."""


@dataclass(frozen=True)
class Place:
    """A place on a path, with what coming there gives and where the path goes on."""

    id: str
    reward: list[Node]
    next: tuple[str, ...]


@dataclass(frozen=True)
class Path:
    """A track to walk along that may branch; everybody starts at its first place."""

    id: str
    places: list[Place]


@dataclass(frozen=True)
class Leader:
    """One face of a Leader card."""

    id: str
    house: str
    complexity: int
    signet: list[Node]
    reveal: list[Node] = field(default_factory=list)
    """Left ability that belongs to the Reveal turn."""
    on: dict[int, Node] = field(default_factory=dict)
    """Left ability that reacts: by trigger (`engine/triggers.py`)."""
    set_aside: tuple[str, ...] = ()
    """Left ability: contracts only this Leader can take."""
    without: str = ""
    """A starting card this Leader lacks."""
    rebate: dict[int, int] = field(default_factory=dict)
    """Left ability: by Agent icon, so many Solari less for such spaces."""
    unblocked: tuple[int, ...] = ()
    """Left ability: Agent icons of spaces where opponents' Agents do not block."""
    sees_top: bool = False
    """Left ability: may look at the top card of the deck at any time."""
    harvest_loss: int = 0
    """Left ability: spice less for each harvest; what it is good for is `on` HARVEST."""
    path: Path | None = None
    """A track of the Leader's own."""
    other_face: str = ""
    face_of: str = ""
    module: str = ""


@dataclass(frozen=True)
class Intrigue:
    """An Intrigue card; a kind it does not have is an empty list."""

    id: str
    copies: int = 1
    plot: list[Node] = field(default_factory=list)
    combat: list[Node] = field(default_factory=list)
    endgame: list[Node] = field(default_factory=list)
    victory: list[Node] = field(default_factory=list)
    """For who has just won a Conflict alone (B-6.4)."""
    waits: bool = False
    """Stays face up until the end of the Reveal turn (U-15.6)."""
    module: str = ""


@dataclass(frozen=True)
class Conflict:
    """A Conflict card and its three rewards."""

    id: str
    level: int
    first: list[Node]
    second: list[Node]
    third: list[Node]
    icon: int = -1
    """The battle icon; -1: none, and nobody keeps the card (B-6.6)."""
    location: str = ""
    """The space whose control the winner takes; such a Conflict is behind the Shield Wall."""
    module: str = ""


@dataclass(frozen=True)
class Objective:
    """An Objective card."""

    id: str
    icon: int
    players: tuple[int, ...]
    first_player: bool = False


@dataclass(frozen=True)
class Contract:
    """A CHOAM contract: when it is completed, and what for."""

    id: str
    reward: list[Node]
    copies: int = 1
    space: str = ""
    """Visit contract: the space."""
    harvest: int = 0
    """Harvest contract: the spice."""
    acquire: str = ""
    """Acquire contract: the card."""

    @property
    def is_immediate(self) -> bool:
        """Completed as soon as it is taken (C-3.7)."""
        return not (self.space or self.harvest or self.acquire)


@dataclass(frozen=True)
class Rival:
    """A Rival card (V-1.2)."""

    id: str
    swordmaster: int
    """So many resources together buy its Swordmaster; 0: it is not bought."""
    signet: list[Node]
    scheme: list[Node]
    priority: tuple[int, ...]
    """The Factions from left to right."""
    streamlined: bool = False
    """Fit for the variant of that name (V-10.2)."""
    players: tuple[int, ...] = (1, 2)
    """Of games with so many players."""
    uses_leader: bool = False
    """It is the card of the Leader of that id, which nobody else can have then."""
    person: str = ""
    """The Leader who is the same person, where that has another id."""

    @property
    def leader(self) -> str:
        """The id of the Leader who is the same person, if there is one."""
        return self.person or self.id


@dataclass(frozen=True)
class Visit:
    """A space a House Hagal card sends an Agent to, and what the Rival gets there."""

    space: str
    effects: list[Node]
    when: Condition | None = None
    free_of: int = -1
    """The Faction whose space without cost this is, for Smart Politics (V-10.5)."""


@dataclass(frozen=True)
class Hagal:
    """A House Hagal card: the first visit whose condition holds counts (V-4.6)."""

    id: str
    swords: int
    visits: list[Visit] = field(default_factory=list)
    posts: tuple[str, ...] = ()
    """Place Spy: the posts it names, those to take first before (R-064)."""
    copies: int = 1
    reshuffle: bool = False
    players: tuple[int, ...] = (1, 2)
