"""Everything printed, for the page: names, numbers, texts and signs in one language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..engine.codex import Codex
from ..engine.components import Conflict, Cost, Path
from ..engine.library import EDITIONS, edition_of, load
from ..engine.node import Node
from ..engine.options import HOUSE_OPTIONS, Choice, Option, SeatChoice, Switch
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, INTRIGUE_KINDS
from ..language import component_name, component_text
from ..language.cards import reward_texts
from ..language.effects import box_text
from ..language.signs import Row, cost_signs, signs
from . import catalogue_model as model
from .games import edition_on, games
from .words import Piece


@lru_cache(maxsize=16)
def catalogue_bytes(board: str, lang: str) -> bytes:
    """The catalogue of a board, encoded; made once for each language."""
    return msgspec.json.encode(Builder(codex_of(board), lang).catalogue())


def codex_of(board: str) -> Codex:
    """A codex of games on a board: what is printed is the same for all of them."""
    edition = edition_on(board)
    return load(edition, max(m.players for m in edition_of(edition).modes if m.board.id == board))


class Builder:
    """Makes the catalogue of one board in one language."""

    def __init__(self, codex: Codex, lang: str) -> None:
        self.codex = codex
        self.edition = codex.edition
        self.board = codex.mode.board
        played = [mode for mode in codex.edition.modes if mode.board is self.board]
        self.has_rivals = any(mode.rivals for mode in played)
        self.lang = lang

    def catalogue(self) -> model.Catalogue:
        """Everything."""
        return model.Catalogue(
            edition=self.edition.id,
            board=self.board.id,
            lang=self.lang,
            setup=self.setup(),
            cards=self.cards(),
            intrigues=self.intrigues(),
            conflicts=self.conflicts(),
            objectives=self.objectives(),
            contracts=self.contracts(),
            leaders=self.leaders(),
            rivals=self.rivals() if self.has_rivals else {},
            hagal=self.hagal() if self.has_rivals else {},
            pieces=self.pieces(),
            spaces=self.spaces(),
            posts=self.posts(),
            tracks=self.tracks(),
            names=self.names(),
        )

    def name(self, kind: str, id: str) -> str:
        """What a component is called."""
        return component_name(kind, id, self.lang)

    def text(self, kind: str, id: str) -> str:
        """What a component says."""
        return component_text(self.codex, kind, id, self.lang)

    def box(self, nodes: list[Node], costs: tuple[Cost, ...] = ()) -> model.Box:
        """A box of a card or space; `costs` are those of its space."""
        row = typed(signs(nodes, self.lang, costs))
        return model.Box(row, box_text(nodes, self.lang, costs))

    # ------------------------------------------------------------------ the agreement

    def setup(self) -> model.SetupEntry:
        """What can be agreed on."""
        return model.SetupEntry(
            games=games(), house=[house_option(option) for option in HOUSE_OPTIONS]
        )

    # ------------------------------------------------------------------ cards

    def cards(self) -> dict[str, model.CardEntry]:
        """The cards of players' decks."""
        return {
            c.id: model.CardEntry(
                name=self.name("card", c.id),
                kind=c.kind,
                copies=c.copies,
                cost=c.cost,
                factions=[FACTIONS[f] for f in c.factions],
                icons=[ICONS[i] for i in c.icons],
                persuasion=c.persuasion,
                swords=c.swords,
                signet=c.signet,
                anywhere=c.anywhere,
                for_sale=c.kind != "starter" and c.cost > 0,
                module=c.module,
                agent=self.box(c.agent),
                reveal=self.box(c.reveal),
                acquire=self.box(c.acquire),
                text=self.text(c.kind, c.id),
            )
            for c in self.edition.cards
        }

    def intrigues(self) -> dict[str, model.IntrigueEntry]:
        """The Intrigue cards."""
        return {
            c.id: model.IntrigueEntry(
                name=self.name("intrigue", c.id),
                copies=c.copies,
                module=c.module,
                kinds={
                    kind: self.box(nodes)
                    for kind, nodes in zip(
                        (*INTRIGUE_KINDS, "victory"), (c.plot, c.combat, c.endgame, c.victory)
                    )
                    if nodes
                },
                text=self.text("intrigue", c.id),
            )
            for c in self.edition.intrigues
        }

    def rewards(self, conflict: Conflict) -> list[model.Box]:
        """The rewards of a Conflict; control of the place that is fought for is one of them."""
        rows = [
            typed(signs(nodes, self.lang))
            for nodes in (conflict.first, conflict.second, conflict.third)
        ]
        if conflict.location:
            rows[0].insert(0, model.Sign(sign="control"))
        return [model.Box(*box) for box in zip(rows, reward_texts(conflict, self.lang))]

    def conflicts(self) -> dict[str, model.ConflictEntry]:
        """The Conflict cards."""
        return {
            c.id: model.ConflictEntry(
                name=self.name("conflict", c.id),
                level=c.level,
                icon=BATTLE_ICONS[c.icon] if c.icon >= 0 else None,
                location=c.location or None,
                module=c.module,
                rewards=self.rewards(c),
                text=self.text("conflict", c.id),
            )
            for c in self.edition.conflicts
        }

    def objectives(self) -> dict[str, model.ObjectiveEntry]:
        """The Objective cards."""
        return {
            c.id: model.ObjectiveEntry(
                name=self.name("objective", c.id),
                icon=BATTLE_ICONS[c.icon],
                text=self.text("objective", c.id),
            )
            for c in self.edition.objectives
        }

    def contracts(self) -> dict[str, model.ContractEntry]:
        """The CHOAM contracts."""
        return {
            c.id: model.ContractEntry(
                name=self.name("contract", c.id),
                copies=c.copies,
                space=c.space or None,
                harvest=c.harvest,
                acquire=c.acquire or None,
                reward=self.box(c.reward),
                text=self.text("contract", c.id),
            )
            for c in self.edition.contracts
        }

    # ------------------------------------------------------------------ who plays

    def leaders(self) -> dict[str, model.LeaderEntry]:
        """The Leaders, each face for itself."""
        return {
            c.id: model.LeaderEntry(
                name=self.name("leader", c.id),
                house=c.house,
                complexity=c.complexity,
                face_of=c.face_of or None,
                other_face=c.other_face or None,
                module=c.module,
                signet=self.box(c.signet),
                path=None if c.path is None else self.path(c.path),
                text=self.text("leader", c.id),
            )
            for c in self.edition.leaders
        }

    def path(self, path: Path) -> model.PathEntry:
        """A track of a Leader's own."""
        places = [model.PlaceEntry(x.id, self.box(x.reward), list(x.next)) for x in path.places]
        return model.PathEntry(path.id, places)

    def rivals(self) -> dict[str, model.RivalEntry]:
        """The Rivals."""
        return {
            c.id: model.RivalEntry(
                name=self.name("rival", c.id),
                swordmaster=c.swordmaster,
                streamlined=c.streamlined,
                priority=[FACTIONS[f] for f in c.priority],
                signet=self.box(c.signet),
                scheme=self.box(c.scheme),
                text=self.text("rival", c.id),
            )
            for c in self.edition.rivals
        }

    def hagal(self) -> dict[str, model.HagalEntry]:
        """The House Hagal cards."""
        return {
            c.id: model.HagalEntry(
                name=self.name("hagal", c.id),
                swords=c.swords,
                copies=c.copies,
                text=self.text("hagal", c.id),
            )
            for c in self.edition.hagal
        }

    # ------------------------------------------------------------------ the board

    def spaces(self) -> dict[str, model.SpaceEntry]:
        """The spaces of the board."""
        return {
            c.id: model.SpaceEntry(
                name=self.name("space", c.id),
                icon=ICONS[c.icon],
                track=self.codex.track_ids[c.track] if c.track >= 0 else None,
                combat=c.combat,
                maker=c.maker,
                requirement=None
                if c.requirement is None
                else model.Requirement(FACTIONS[c.requirement[0]], c.requirement[1]),
                costs=[typed(cost_signs(x)) for x in c.costs],
                discounted=next((typed(cost_signs(cost)) for _, cost in c.discounts), None),
                effects=self.box(c.effects, c.costs),
                reveal=self.box(c.reveal),
                control=None if c.control is None else self.box([c.control]),
                only=c.only or None,
                text=self.text("space", c.id),
            )
            for c in self.board.spaces
        }

    def posts(self) -> dict[str, model.PostEntry]:
        """The observation posts."""
        return {
            c.id: model.PostEntry(self.name("post", c.id), list(c.spaces)) for c in self.board.posts
        }

    def tracks(self) -> dict[str, model.TrackEntry]:
        """The Influence tracks."""
        return {
            x.id: model.TrackEntry(
                name=self.name("faction", x.id),
                owner=x.owner or None,
                icon=ICONS[x.icon],
                rewards={level: self.box([node]) for level, node in x.rewards.items()},
                point_level=x.point_level,
                alliance_level=x.alliance_level,
                top=x.top,
            )
            for x in self.board.tracks
        }

    def pieces(self) -> list[Piece]:
        """What lies on the table in such games, and not in all."""
        shown = {x.sign for space in self.spaces().values() for x in space.effects.signs}
        has: dict[Piece, bool] = {
            "spies": bool(self.board.posts),
            "hooks": "hooks" in shown,
            "shield-wall": self.board.shield_wall,
            "mentat": any(space.id == "mentat" for space in self.board.spaces),
            "objectives": bool(self.edition.objectives),
        }
        return [piece for piece, there in has.items() if there]

    def names(self) -> model.Names:
        """What else has a name: Leaders and Rivals of other games, too."""
        editions = EDITIONS.values()
        return model.Names(
            leaders={c.id: self.name("leader", c.id) for e in editions for c in e.leaders},
            rivals={c.id: self.name("rival", c.id) for e in editions for c in e.rivals},
            factions={f: self.name("faction", f) for f in FACTIONS},
            icons={i: self.name("icon", i) for i in ICONS},
            battle_icons={i: self.name("battle", i) for i in BATTLE_ICONS},
        )


def house_option(option: Option) -> model.HouseOption:
    """What can be agreed on beside the rules."""
    match option:
        case Choice():
            return model.HouseOption(option.name, "choice", option.choices, option.default)
        case Switch():
            return model.HouseOption(option.name, "switch", [], option.default)
        case SeatChoice():
            return model.HouseOption(option.name, "seat", [], option.default)
    raise NotImplementedError(type(option).__name__)


def typed(row: Row) -> list[model.Sign]:
    """A row of signs as the catalogue has it."""
    return msgspec.convert(row, list[model.Sign])
