"""The types of the catalogue; the page's own are made from them."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ..engine.kinds import CardKind
from .words import Board, Game, LeaderChoice, Piece, SeatRole


class Sign(msgspec.Struct, rename={"condition": "if"}, forbid_unknown_fields=True):
    """An item of a row: so many of a sign, what is paid, a condition, a word or a text.

    `language/signs/rows.py` says how rows are read.
    """

    sign: str | UnsetType = UNSET
    n: int | UnsetType = UNSET
    of: str | UnsetType = UNSET
    module: str | UnsetType = UNSET
    otherwise: list[Sign] | UnsetType = UNSET
    cost: list[Sign] | UnsetType = UNSET
    condition: list[Sign] | UnsetType = UNSET
    word: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Box(msgspec.Struct):
    """A box of a card or space: as signs and as a sentence."""

    signs: list[Sign]
    text: str


class CardEntry(msgspec.Struct):
    """A card of a player's deck."""

    name: str
    kind: CardKind
    copies: int
    cost: int
    factions: list[str]
    icons: list[str]
    persuasion: int
    swords: int
    signet: bool
    anywhere: bool
    """It may go to any space, also with an Agent that stands somewhere."""
    for_sale: bool
    """Persuasion can acquire it."""
    module: str
    agent: Box
    reveal: Box
    acquire: Box
    """What acquiring it gives at once."""
    text: str


class IntrigueEntry(msgspec.Struct):
    """An Intrigue card, with a box for each kind it has."""

    name: str
    copies: int
    module: str
    kinds: dict[str, Box]
    text: str


class ConflictEntry(msgspec.Struct):
    """A Conflict card."""

    name: str
    level: int
    icon: str | None
    """The battle icon; without one nobody keeps the card."""
    location: str | None
    module: str
    rewards: list[Box]
    text: str


class ObjectiveEntry(msgspec.Struct):
    """An Objective card."""

    name: str
    icon: str
    text: str


class ContractEntry(msgspec.Struct):
    """A CHOAM contract."""

    name: str
    copies: int
    space: str | None
    harvest: int
    acquire: str | None
    reward: Box
    text: str


class PlaceEntry(msgspec.Struct):
    """A place on a path."""

    id: str
    reward: Box
    next: list[str]


class PathEntry(msgspec.Struct):
    """A track to walk along; seats start at its first place."""

    id: str
    places: list[PlaceEntry]


class LeaderEntry(msgspec.Struct):
    """One face of a Leader card."""

    name: str
    house: str
    complexity: int
    face_of: str | None
    other_face: str | None
    module: str
    signet: Box
    path: PathEntry | None
    text: str


class RivalEntry(msgspec.Struct):
    """A Rival card."""

    name: str
    swordmaster: int
    streamlined: bool
    priority: list[str]
    signet: Box
    scheme: Box
    text: str


class HagalEntry(msgspec.Struct):
    """A House Hagal card."""

    name: str
    swords: int
    copies: int
    text: str


class Requirement(msgspec.Struct):
    """The Influence a space asks for."""

    faction: str
    level: int


class SpaceEntry(msgspec.Struct):
    """A board space."""

    name: str
    icon: str
    track: str | None
    """An Agent here is a step up this track."""
    combat: bool
    maker: bool
    requirement: Requirement | None
    costs: list[list[Sign]]
    """One, or those to choose from."""
    discounted: list[Sign] | None
    effects: Box
    reveal: Box
    """What an Agent here brings in the Reveal turn."""
    control: Box | None
    only: str | None
    """The one Leader who can send an Agent here."""
    text: str


class PostEntry(msgspec.Struct):
    """An observation post."""

    name: str
    spaces: list[str]


class TrackEntry(msgspec.Struct):
    """An Influence track."""

    name: str
    owner: str | None
    """The one Leader with a cube here; none: everybody who has cubes on the board."""
    icon: str
    """The Faction icon that moves on it."""
    rewards: dict[int, Box]
    """What reaching a level gives."""
    point_level: int
    alliance_level: int
    top: int


class LevelEntry(msgspec.Struct):
    """A level of a game, with the variants that belong to it."""

    id: str
    variants: list[str]


class ChairEntry(msgspec.Struct):
    """A place at the table before anybody has sat down."""

    role: SeatRole
    team: int
    teammates: list[int]
    """Clockwise: of a Commander the left Ally first."""
    leader: str | None
    """The Leader who always sits here."""
    suits: list[str]
    """The Leaders recommended for it."""
    deck: list[str]
    """The starting cards of this chair, if they are not everybody's."""
    throne: bool
    """Its seat may acquire cards of the Throne Row."""
    points: int
    """It starts with so many Victory Points."""


class ModeEntry(msgspec.Struct):
    """A game for so many players."""

    board: Board
    """Its catalogue is the one of this board."""
    chairs: list[ChairEntry]
    """One for each seat: players first, then Rivals."""
    modules: list[str]
    """Those that are always played."""
    leader_choices: list[LeaderChoice]
    """How Leaders can be found; `fixed`: by a list."""
    rivals: int
    """How many Rivals join them."""
    rival_cards: list[str]
    """Those who can be Rivals."""
    recommends_rivals: bool
    """Some of them are recommended for a first game."""
    starters: int
    """How many of the seats may be the first player."""
    levels: list[LevelEntry]
    """The easiest first; none: there is nothing to choose."""
    usual_level: str | None
    variants: list[str]


class HouseOption(msgspec.Struct):
    """An agreement beside the rules: a word of a list, on or off, or a seat (or none)."""

    name: str
    kind: Literal["choice", "switch", "seat"]
    choices: list[str]
    """The words of a choice; else there are none."""
    default: str | bool | int | None


class GameEntry(msgspec.Struct):
    """A game: what a table chooses first."""

    id: Game
    edition: str
    modes: dict[int, ModeEntry]
    """By the number of players."""
    modules: list[str]
    """Those that can be agreed on."""
    borrowed: list[str]
    """Of them those that bring components of another game: at least one is played."""
    selection: str | None
    """The module whose cards can be chosen one by one."""


class SetupEntry(msgspec.Struct):
    """What can be agreed on before a game."""

    games: list[GameEntry]
    """The usual one first."""
    house: list[HouseOption]


class Names(msgspec.Struct):
    """What Factions and icons are called, and Leaders and Rivals of every game."""

    leaders: dict[str, str]
    rivals: dict[str, str]
    factions: dict[str, str]
    icons: dict[str, str]
    battle_icons: dict[str, str]


class Catalogue(msgspec.Struct):
    """Everything printed, by id, in one language."""

    edition: str
    board: Board
    lang: str
    setup: SetupEntry
    cards: dict[str, CardEntry]
    intrigues: dict[str, IntrigueEntry]
    conflicts: dict[str, ConflictEntry]
    objectives: dict[str, ObjectiveEntry]
    contracts: dict[str, ContractEntry]
    leaders: dict[str, LeaderEntry]
    rivals: dict[str, RivalEntry]
    hagal: dict[str, HagalEntry]
    pieces: list[Piece]
    """What there is in such games, and not in all."""
    spaces: dict[str, SpaceEntry]
    posts: dict[str, PostEntry]
    tracks: dict[str, TrackEntry]
    names: Names
