"""What one seat may know (U-20): exactly what is named to be seen, here and in tables of fields."""

from __future__ import annotations

from typing import Any

from .document import FORMAT, setup_document
from .errors import KanlyError
from .fields import show
from .parts import PARTS, Part
from .seat import SEAT_FIELDS, Seat
from .state import STATE_FIELDS, State
from .terms import NOBODY
from .turn import TURN_FIELDS


def check_viewer(s: State, seat: int) -> None:
    """Refuse the eyes of a seat that is not there; -1 is everybody's."""
    if not -1 <= seat < len(s.seats):
        raise KanlyError(f"there is no seat {seat}; expected 0 to {len(s.seats) - 1}, or -1")


def view(s: State, seat: int) -> dict[str, Any]:
    """The position as the seat may know it: hidden piles are replaced by their sizes."""
    check_viewer(s, seat)
    t = s.codex
    doc: dict[str, Any] = {"kanly": FORMAT, "setup": {**setup_document(s.setup), "seed": None}}
    doc.update(show(t, s, STATE_FIELDS))
    doc["conflict_deck"] = [t.conflict_level[c] for c in s.conflict_deck]
    for name in PARTS:
        part: Part | None = getattr(s, name)
        doc[name] = None if part is None else show(t, part, part.fields(), part.is_known_to(seat))
    doc["turn"] = show(t, s.turn, TURN_FIELDS)
    doc["seats"] = []
    for i, player in enumerate(s.seats):
        own = i == seat and player.role.plays_cards
        shown = show(t, player, SEAT_FIELDS, own)
        shown["known_intrigue"] = [t.intrigue_ids[c] for c in known_to(player, seat, own)]
        shown["strength"] = s.strength(i)
        if s.marks is not None:
            shown["top"] = [t.card_ids[c] for c in known_top(s, i, seat)]
        doc["seats"].append(shown)
    doc["prices"] = prices(s, seat)
    doc["pending"] = [t.vocabulary.text(task.source) for task in s.pending]
    decision = s.decision
    doc["decision"] = None
    if decision is not None:
        doc["decision"] = {"seat": decision.seat, "kind": decision.kind}
        doc["decision"].update(decision.node.about(decision.value))
        if decision.seat == seat:
            doc["decision"]["actions"] = [t.vocabulary.text(a) for a in decision.actions]
    doc["over"] = s.is_over
    return doc


def known_top(s: State, seat: int, viewer: int) -> bytes:
    """The cards on top of a seat's deck that the viewer knows, the next one to be drawn first."""
    known = 0 if s.marks is None else s.marks.tops[seat]
    if seat == viewer:
        known = max(known, looked_at(s, seat))
        if s.codex.leader_sees_top[s.seats[seat].leader]:
            known = max(known, 1)
    return s.seats[seat].deck[::-1][:known]


def looked_at(s: State, seat: int) -> int:
    """How many cards on top of its deck the seat has before its eyes to answer its question."""
    decision = s.decision
    if decision is None or decision.seat != seat:
        return 0
    return decision.node.known_top(decision.value)


def prices(s: State, seat: int) -> dict[str, list[dict[str, int]]]:
    """What spaces cost the seat (or whoever's turn it is) now, where that is not as printed."""
    payer = seat if seat >= 0 else (s.first if s.active == NOBODY else s.active)
    found: dict[str, list[dict[str, int]]] = {}
    for n, id in enumerate(s.codex.space_ids):
        costs = s.costs(payer, n)
        if costs != s.codex.space_costs[n]:
            found[id] = [{"solari": c.solari, "spice": c.spice, "water": c.water} for c in costs]
    return found


def known_to(player: Seat, viewer: int, own: bool = False) -> bytes:
    """The Intrigue cards of a seat that the viewer knows; of one's own: those others know."""
    pairs = player.known_intrigue
    return bytes([pairs[at + 1] for at in range(0, len(pairs), 2) if own or pairs[at] == viewer])
