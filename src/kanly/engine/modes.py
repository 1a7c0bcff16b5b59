"""The ways an edition is played, as data: who sits where, in which role, with how much of what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .components import (
    Board,
    Card,
    Conflict,
    Contract,
    Cost,
    Hagal,
    Intrigue,
    Leader,
    Objective,
    Rival,
)
from .rulebook import Rulebook


@dataclass(frozen=True)
class Role:
    """What a seat takes part in."""

    decides: bool = False
    """Whoever sits there answers all its questions; for others the rulebook is asked who does."""
    plays_cards: bool = False
    """It has a Leader and a deck; draws, plays and reveals."""
    scores: bool = False
    """It gains Victory Points."""
    takes_bonuses: bool = False
    """A track's bonus is for it too."""
    takes_contracts: bool = False
    buys: bool = False
    """Whatever it gains it spends by rules of its own, as soon as that is enough."""
    content: bool = False
    """Once it has its Swordmaster it takes nothing more."""
    commands: bool = False
    """It has no units and no cubes on the board; those of the teammate it activates act for it."""
    schemes: bool = False
    """Its last Spy on the board sets off its Scheme."""
    takes_rewards: bool = True
    """Conflicts it wins reward it; otherwise its rank only keeps others from theirs (B-10.4)."""
    wants_nothing: bool = False
    """Whatever it would gain stays in the bank (B-10.1)."""
    follows_first: bool = False
    """It acts only right after the First Player's Agent turns (B-10.3)."""
    assumed_copies: int = 0
    """How many of a card it counts as having where players' cards are counted (B-11.11)."""


@dataclass(frozen=True)
class Variant:
    """An optional rule that a table can agree on."""

    id: str
    rivals: Role | None = None
    """The role Rivals have with it."""


@dataclass(frozen=True)
class Level:
    """How hard a game is, from the easiest on."""

    id: str
    rival_garrison: int = -1
    """The troops a Rival starts with; -1: as its chair says."""
    intrigue: int = 0
    """Intrigue cards the first seat starts with."""
    solari: int = 0
    """Solari the first seat starts with."""
    spice: int = 0
    """Spice the first seat starts with."""
    rival_intrigue: int = 0
    """Intrigue cards each Rival starts with."""
    swordmasters_at: int = 0
    """The round in which Rivals get their Swordmasters; 0: they buy them."""
    costs: tuple[tuple[str, Cost], ...] = ()
    """Spaces that cost something else than what is printed."""
    variants: tuple[Variant, ...] = ()
    """Those that belong to the level."""
    bars_swordmaster: bool = False
    """Players can gain no Swordmaster."""


NO_LEVEL: Final = Level("")
"""Of games without levels."""


@dataclass(frozen=True)
class Chair:
    """A place at the table before anybody has sat down."""

    role: Role
    team: int
    """Who shares it wins and loses together."""
    points: int = 0
    water: int = 1
    troops: int = 12
    garrison: int = 3
    agents: int = 2
    objective: int = -1
    """The battle icon of the Objective kept for this chair; -1: any."""
    leader: str = ""
    """The Leader who always sits here."""
    deck: tuple[str, ...] = ()
    """The starting cards of this chair, instead of everybody's."""
    suits: tuple[str, ...] = ()
    """The Leaders recommended for it."""
    throne: bool = False
    """Its seat may acquire from the Throne Row (S-9.2)."""


@dataclass(frozen=True)
class FirstGame:
    """What is recommended to those who meet the Rivals for the first time."""

    rivals: tuple[str, ...] = ()
    """Those that suit."""
    level: str | None = None
    variants: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mode:
    """A game for so many players."""

    players: int
    """Persons, or bots in their place."""
    chairs: tuple[Chair, ...]
    """One for each seat: players first, then Rivals."""
    board: Board
    rules: Rulebook
    conflicts: tuple[tuple[int, int], ...]
    """Level and number of the Conflicts in the deck, the bottom ones first."""
    spies: int
    """Each seat's."""
    hand: int
    """Cards drawn in each round."""
    end_points: int
    """Somebody with so many ends the game."""
    shares_third: bool
    """Enough seats fight for a third reward without a tie."""
    modules: tuple[str, ...] = ()
    """Those that are always played."""
    first: int = -1
    """Who starts where no Objective says it; -1: anybody, at random."""
    bonus_swords: int = 0
    """Swords in each Reveal turn for whoever has gained a Swordmaster (S-10.3)."""
    starred: bool = False
    """Numbers that Leaders print with an asterisk count (R-094)."""
    between: int = -1
    """The seat that always sits left of the First Player, and never is it; -1: nobody moves."""
    levels: tuple[Level, ...] = ()
    """The easiest first; none: there is nothing to choose."""
    usual_level: str = ""
    variants: tuple[Variant, ...] = ()
    """Those that can be agreed on."""
    first_game: FirstGame = field(default_factory=FirstGame)

    @property
    def variant_ids(self) -> list[str]:
        """The variants by their ids."""
        return [variant.id for variant in self.variants]

    @property
    def recommends(self) -> bool:
        """Are there Leaders recommended for its chairs?"""
        return any(chair.suits for chair in self.chairs)

    @property
    def rivals(self) -> int:
        """How many seats nobody sits at."""
        return len(self.chairs) - self.players

    @property
    def starters(self) -> int:
        """How many seats, from 0 on, can have the First Player marker."""
        return len(self.chairs) if self.between < 0 else self.between

    def left_of_each(self, first: int) -> bytes:
        """The seat to the left of each seat, with the First Player marker at one of them."""
        count = self.starters
        left = [(seat + 1) % count for seat in range(count)]
        if self.between >= 0:
            left.append(left[first])
            left[first] = self.between
        return bytes(left)

    def next_first(self, first: int) -> int:
        """Who gets the First Player marker next."""
        return (first + 1) % self.starters


@dataclass(frozen=True)
class Edition:
    """Everything printed of one game, and the ways to play it."""

    id: str
    modules: tuple[str, ...]
    cards: list[Card]
    intrigues: list[Intrigue]
    conflicts: list[Conflict]
    objectives: list[Objective]
    contracts: list[Contract]
    leaders: list[Leader]
    rivals: list[Rival]
    hagal: list[Hagal]
    modes: tuple[Mode, ...]
    """By the number of players."""
    marks: tuple[str, ...] = ()
    """Modules whose components need `Marks`; "" is the edition itself."""
    selection: str = ""
    """The module whose cards can be chosen one by one."""

    @property
    def levels(self) -> list[str]:
        """Every level of any mode, the easiest first."""
        return list(dict.fromkeys(x.id for mode in self.modes for x in mode.levels))

    @property
    def variants(self) -> list[str]:
        """Every variant of any mode."""
        return list(dict.fromkeys(id for mode in self.modes for id in mode.variant_ids))
