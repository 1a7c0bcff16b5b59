"""The catalogue: a record for every component of an edition, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from ..engine.codex import Codex
from ..engine.components import Card, Leader, Space
from ..engine.library import load
from ..engine.node import Node
from ..engine.setup import Setup
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, INTRIGUE_KINDS
from .cards import KINDS, component_text
from .names import component_name

Record: TypeAlias = dict[str, Any]

OF_BOARDS: Final = ("space", "post")
"""Kinds of which each board has its own."""


def catalogue(edition: str, lang: str) -> list[Record]:
    """A record for every component of an edition, contracts last.

    What belongs to another side of the board has the board's id as its ``module``: its spaces and
    posts, the Leaders and the cards kept for its chairs, also where others use them too.  A visit
    contract has the fields of the space it names.
    """
    usual = load(edition)
    main = _Main(usual, lang)
    modes = {m.board.id: m for m in usual.edition.modes if m.board is not usual.mode.board}
    sides = [_Side(load(edition, mode.players), lang) for mode in modes.values()]
    rows = [row for side in sides for row in side.rows()]
    return [*main.rows(), *rows, *main.contracts()]


def table_records(codex: Codex, lang: str, setup: Setup | None = None) -> list[Record]:
    """The records of what a table of this mode can meet, each kind and id once.

    Where the mode's own side of the board has a record, that one counts.  With `setup` only what
    was agreed on is played.
    """
    edition, own = codex.edition, _module(codex)
    found: dict[tuple[str, str], Record] = {}
    for row in catalogue(edition.id, lang):
        id, module = row["id"], row["module"]
        if row["kind"] in OF_BOARDS:
            used = module == own
        elif module in edition.modules:
            used = setup is None or setup.uses(id, module)
        else:
            used = module in ("", own)
        if used:
            found[row["kind"], id] = row
    return list(found.values())


def _module(codex: Codex) -> str:
    """What records of a board's own things say: empty for the usual side."""
    board = codex.mode.board
    return "" if board is load(codex.edition.id).mode.board else board.id


class _Records:
    """Records of what one mode is played with."""

    def __init__(self, codex: Codex, lang: str) -> None:
        self.codex = codex
        self.things = codex.edition
        self.lang = lang
        self.module = _module(codex)

    def record(self, kind: str, id: str, copies: int, module: str, **printed: Any) -> Record:
        """One component."""
        return {
            "edition": self.things.id,
            "module": module,
            "kind": kind,
            "id": id,
            "copies": copies,
            "name": component_name(kind, id, self.lang),
            "text": component_text(self.codex, kind, id, self.lang),
            **printed,
        }

    def card(self, card: Card, copies: int, module: str) -> Record:
        """A card of a player's deck."""
        cost: Record = {"cost": card.cost} if card.cost else {}
        return self.record(
            card.kind, card.id, copies, module, **cost,
            factions=[FACTIONS[f] for f in card.factions],
            agent_icons=[ICONS[i] for i in card.icons],
            persuasion=card.persuasion, swords=card.swords,
        )  # fmt: skip

    def leader(self, leader: Leader, module: str) -> Record:
        """A Leader."""
        return self.record(
            "leader", leader.id, 1, module, house=leader.house, complexity=leader.complexity
        )

    def board(self) -> Iterable[Record]:
        """The spaces and posts of the board."""
        for space in self.codex.spaces:
            yield self.record("space", space.id, 1, self.module, **_space_fields(space))
        for post in self.codex.mode.board.posts:
            yield self.record("post", post.id, 1, self.module, spaces=list(post.spaces))


class _Main(_Records):
    """Everything of an edition but other sides of its board."""

    def rows(self) -> Iterable[Record]:
        """All but the contracts."""
        things = self.things
        for card in sorted(things.cards, key=lambda card: KINDS.index(card.kind)):
            if card.module in ("", *things.modules):
                yield self.card(card, card.copies, card.module)
        for plot in things.intrigues:
            boxes: list[list[Node]] = [plot.plot, plot.combat or plot.victory, plot.endgame]
            kinds = [kind for kind, box in zip(INTRIGUE_KINDS, boxes) if box]
            yield self.record("intrigue", plot.id, plot.copies, plot.module, kinds=kinds)
        for conflict in things.conflicts:
            icon = BATTLE_ICONS[conflict.icon] if conflict.icon >= 0 else None
            yield self.record(
                "conflict", conflict.id, 1, conflict.module, level=conflict.level, battle_icon=icon
            )  # fmt: skip
        for objective in things.objectives:
            yield self.record(
                "objective", objective.id, 1, "", battle_icon=BATTLE_ICONS[objective.icon]
            )  # fmt: skip
        for leader in things.leaders:
            yield self.leader(leader, leader.module)
        yield from self.board()
        for rival in things.rivals:
            yield self.record(
                "rival", rival.id, 1, "", swordmaster=rival.swordmaster,
                priority=[FACTIONS[f] for f in rival.priority], streamlined=rival.streamlined,
            )  # fmt: skip
        for hagal in things.hagal:
            yield self.record(
                "hagal", hagal.id, hagal.copies, "", swords=hagal.swords,
                spaces=[visit.space for visit in hagal.visits], posts=list(hagal.posts),
                players=list(hagal.players),
            )  # fmt: skip

    def contracts(self) -> Iterable[Record]:
        """The contracts."""
        codex = self.codex
        for contract in self.things.contracts:
            fields: Record = {}
            if contract.space:
                fields = _space_fields(codex.spaces[codex.space_number[contract.space]])
            yield self.record("contract", contract.id, contract.copies, "choam", **fields)


class _Side(_Records):
    """What is kept for another side of the board."""

    def rows(self) -> Iterable[Record]:
        """The cards of its decks, the Leaders of its chairs, its spaces and posts."""
        decks = [Counter(chair.deck) for chair in self.codex.mode.chairs]
        for card in self.things.cards:
            copies = max(deck[card.id] for deck in decks)
            if copies:
                yield self.card(card, copies, self.module)
        for leader in self.things.leaders:
            if leader.id in self.codex.seated:
                yield self.leader(leader, self.module)
        yield from self.board()


def _space_fields(space: Space) -> Record:
    return {"icon": ICONS[space.icon], "combat": space.combat, "maker": space.maker}
