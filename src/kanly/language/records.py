"""The catalogue: a record for every component of an edition, as data."""

from __future__ import annotations

from typing import Any

from ..engine.components import Space
from ..engine.library import load
from ..engine.node import Node
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, INTRIGUE_KINDS
from .cards import KINDS, component_text
from .names import component_name


def catalogue(edition: str, lang: str) -> list[dict[str, Any]]:
    """A record for every component of an edition, contracts last.

    A visit contract also has the fields of the space it names.
    """
    codex = load(edition)
    things = codex.edition
    rows: list[dict[str, Any]] = []

    def add(kind: str, id: str, copies: int, module: str, **printed: Any) -> None:
        rows.append(
            {
                "edition": edition,
                "module": module,
                "kind": kind,
                "id": id,
                "copies": copies,
                "name": component_name(kind, id, lang),
                "text": component_text(codex, kind, id, lang),
                **printed,
            }
        )

    for card in sorted(things.cards, key=lambda card: KINDS.index(card.kind)):
        printed: dict[str, Any] = {"cost": card.cost} if card.cost else {}
        add(
            card.kind, card.id, card.copies, card.module, **printed,
            factions=[FACTIONS[f] for f in card.factions],
            agent_icons=[ICONS[i] for i in card.icons],
            persuasion=card.persuasion, swords=card.swords,
        )  # fmt: skip
    for plot in things.intrigues:
        boxes: list[list[Node]] = [plot.plot, plot.combat, plot.endgame]
        kinds = [kind for kind, box in zip(INTRIGUE_KINDS, boxes) if box]
        add("intrigue", plot.id, plot.copies, plot.module, kinds=kinds)
    for conflict in things.conflicts:
        icon = BATTLE_ICONS[conflict.icon] if conflict.icon >= 0 else None
        add("conflict", conflict.id, 1, "", level=conflict.level, battle_icon=icon)
    for objective in things.objectives:
        add("objective", objective.id, 1, "", battle_icon=BATTLE_ICONS[objective.icon])
    for leader in things.leaders:
        add(
            "leader", leader.id, 1, leader.module,
            house=leader.house, complexity=leader.complexity,
        )  # fmt: skip
    for space in codex.spaces:
        add("space", space.id, 1, "", **_space_fields(space))
    for post in codex.mode.board.posts:
        add("post", post.id, 1, "")
    for rival in things.rivals:
        add(
            "rival", rival.id, 1, "", swordmaster=rival.swordmaster,
            priority=[FACTIONS[f] for f in rival.priority], streamlined=rival.streamlined,
        )  # fmt: skip
    for hagal in things.hagal:
        add(
            "hagal", hagal.id, hagal.copies, "", swords=hagal.swords,
            spaces=[visit.space for visit in hagal.visits], posts=list(hagal.posts),
            players=list(hagal.players),
        )  # fmt: skip
    for contract in things.contracts:
        fields: dict[str, Any] = {}
        if contract.space:
            fields = _space_fields(codex.spaces[codex.space_number[contract.space]])
        add("contract", contract.id, contract.copies, "choam", **fields)
    return rows


def _space_fields(space: Space) -> dict[str, Any]:
    return {"icon": ICONS[space.icon], "combat": space.combat, "maker": space.maker}
