"""Where Victory Points came from."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ..engine import actions as act
from ..engine.codex import Codex
from ..engine.ledger import change_of, reason_of
from ..engine.seat import Seat
from ..engine.terms import BATTLE_ICONS
from .bundles import message
from .names import component_name, name

ScoreKind: TypeAlias = Literal[
    "start", "influence", "alliance", "conflict", "match", "bought", "card"
]  # fmt: skip

BLOCKS: Final[list[tuple[int, int, ScoreKind]]] = [
    (act.RULES, act.RULES + 1, "start"),
    (act.FACTION, act.ALLIANCE, "influence"),
    (act.ALLIANCE, act.SEAT, "alliance"),
    (act.RIVAL, act.SPACE_PART, "bought"),
    (act.BATTLE, act.MATCH, "conflict"),
    (act.MATCH, act.INTRIGUE, "match"),
]
"""First code, first beyond, and what such a code in the ledger is; any other is a card's."""


def score_kind(reason: int) -> ScoreKind:
    """What sort of thing a Victory Point comes from, by the code in the ledger."""
    for first, beyond, kind in BLOCKS:
        if first <= reason < beyond:
            return kind
    return "card"


def score_reason(codex: Codex, reason: int, lang: str) -> str:
    """Where a Victory Point comes from, by the code in the ledger."""
    match score_kind(reason):
        case "start":
            return message(lang, "score-start")
        case "influence":
            track = codex.tracks[reason - act.FACTION]
            return message(lang, "score-influence", n=track.point_level, faction=track.id)
        case "alliance":
            track = codex.tracks[reason - act.ALLIANCE]
            return message(lang, "score-alliance", faction=track.id)
        case "conflict":
            return message(lang, "score-conflict", conflict=name(codex, reason, lang))
        case "match":
            icon = component_name("battle", BATTLE_ICONS[reason - act.MATCH], lang)
            return message(lang, "score-match", icon=icon)
        case "bought":
            return message(lang, "score-bought")
        case "card":
            return name(codex, reason, lang)


def score_reasons(codex: Codex, seat: Seat, lang: str) -> list[tuple[str, int]]:
    """Every change of a seat's score in order: where it came from, and how many points."""
    return [(score_reason(codex, reason_of(e), lang), change_of(e)) for e in seat.ledger]
