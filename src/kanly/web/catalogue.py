"""Everything printed, for the page: names, numbers, texts and signs in one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..engine.components import Cost
from ..engine.library import load
from ..engine.node import Node
from ..engine.options import ROW_REFRESH
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, INTRIGUE_KINDS
from ..language import component_name, component_text
from ..language.effects import box_text
from ..language.signs import cost_signs, signs


def box(nodes: list[Node], lang: str, costs: tuple[Cost, ...] = ()) -> dict[str, Any]:
    """A box of a card or space: as signs and as a sentence."""
    return {"signs": signs(nodes, lang, costs), "text": box_text(nodes, lang, costs)}


@lru_cache(maxsize=16)
def catalogue_bytes(edition: str, lang: str) -> bytes:
    """The catalogue, encoded; made once for each language."""
    return msgspec.json.encode(catalogue(edition, lang))


def catalogue(edition: str, lang: str) -> dict[str, Any]:
    """Every component of an edition."""
    tables = load(edition)
    e = tables.edition

    def text(kind: str, id: str) -> str:
        return component_text(tables, kind, id, lang)

    return {
        "edition": edition,
        "lang": lang,
        "setup": {
            "modules": list(e.modules),
            "row_refresh": ROW_REFRESH.choices,
            "modes": {
                str(mode.players): {
                    "rivals": mode.rivals,
                    "starters": mode.starters,
                    "levels": {x.id: [v.id for v in x.variants] for x in mode.levels},
                    "usual_level": mode.usual_level or None,
                    "variants": [x.id for x in mode.variants],
                }
                for mode in e.modes
            },
        },
        "cards": {
            c.id: {
                "name": component_name("card", c.id, lang),
                "kind": c.kind,
                "copies": c.copies,
                "cost": c.cost,
                "factions": [FACTIONS[f] for f in c.factions],
                "icons": [ICONS[i] for i in c.icons],
                "persuasion": c.persuasion,
                "swords": c.swords,
                "signet": c.signet,
                "module": c.module,
                "agent": box(c.agent, lang),
                "reveal": box(c.reveal, lang),
                "acquire": box(c.acquire, lang),
                "text": text(c.kind, c.id),
            }
            for c in e.cards
        },
        "intrigues": {
            c.id: {
                "name": component_name("intrigue", c.id, lang),
                "copies": c.copies,
                "module": c.module,
                "kinds": {
                    kind: box(nodes, lang)
                    for kind, nodes in zip(INTRIGUE_KINDS, (c.plot, c.combat, c.endgame))
                    if nodes
                },
                "text": text("intrigue", c.id),
            }
            for c in e.intrigues
        },
        "conflicts": {
            c.id: {
                "name": component_name("conflict", c.id, lang),
                "level": c.level,
                "icon": BATTLE_ICONS[c.icon],
                "location": c.location or None,
                "rewards": [box(nodes, lang) for nodes in (c.first, c.second, c.third)],
                "text": text("conflict", c.id),
            }
            for c in e.conflicts
        },
        "objectives": {
            c.id: {
                "name": component_name("objective", c.id, lang),
                "icon": BATTLE_ICONS[c.icon],
                "text": text("objective", c.id),
            }
            for c in e.objectives
        },
        "contracts": {
            c.id: {
                "name": component_name("contract", c.id, lang),
                "copies": c.copies,
                "space": c.space or None,
                "harvest": c.harvest,
                "acquire": c.acquire or None,
                "reward": box(c.reward, lang),
                "text": text("contract", c.id),
            }
            for c in e.contracts
        },
        "leaders": {
            c.id: {
                "name": component_name("leader", c.id, lang),
                "house": c.house,
                "complexity": c.complexity,
                "face_of": c.face_of or None,
                "other_face": c.other_face or None,
                "module": c.module,
                "signet": box(c.signet, lang),
                "track": [
                    {"id": x.id, "reward": box(x.reward, lang), "next": list(x.next)}
                    for x in (c.path.places if c.path else [])
                ],
                "text": text("leader", c.id),
            }
            for c in e.leaders
        },
        "rivals": {
            c.id: {
                "name": component_name("rival", c.id, lang),
                "swordmaster": c.swordmaster,
                "streamlined": c.streamlined,
                "priority": [FACTIONS[f] for f in c.priority],
                "signet": box(c.signet, lang),
                "scheme": box(c.scheme, lang),
                "text": text("rival", c.id),
            }
            for c in e.rivals
        },
        "hagal": {
            c.id: {
                "name": component_name("hagal", c.id, lang),
                "swords": c.swords,
                "copies": c.copies,
                "text": text("hagal", c.id),
            }
            for c in e.hagal
        },
        "spaces": {
            c.id: {
                "name": component_name("space", c.id, lang),
                "icon": ICONS[c.icon],
                "faction": tables.track_ids[c.track] if c.track >= 0 else None,
                "combat": c.combat,
                "maker": c.maker,
                "requirement": None
                if c.requirement is None
                else {"faction": FACTIONS[c.requirement[0]], "level": c.requirement[1]},
                "costs": [cost_signs(x) for x in c.costs],
                "discounted": next((cost_signs(cost) for _, cost in c.discounts), None),
                "effects": box(c.effects, lang, c.costs),
                "control": None if c.control is None else box([c.control], lang),
                "text": text("space", c.id),
            }
            for c in tables.spaces
        },
        "posts": {
            c.id: {
                "name": component_name("post", c.id, lang),
                "spaces": list(c.spaces),
            }
            for c in tables.mode.board.posts
        },
        "tracks": {
            x.id: {
                "bonus": box([x.rewards[x.alliance_level]], lang),
                "vp_level": x.point_level,
                "bonus_level": x.alliance_level,
            }
            for x in tables.tracks
        },
        "names": {
            "factions": {f: component_name("faction", f, lang) for f in FACTIONS},
            "icons": {i: component_name("icon", i, lang) for i in ICONS},
            "battle_icons": {i: component_name("battle", i, lang) for i in BATTLE_ICONS},
        },
    }
