"""What each event of the log changes before a seat's eyes: the script the page shows it by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ..engine import events as ev
from ..engine.codex import Codex
from ..engine.terms import RESOURCES
from .model import Shift
from .words import GOODS, What

Writer: TypeAlias = Callable[[Codex, int, int, int], list[Shift]]
"""From the seat and the numbers of an entry what changes by it."""


def each(*whats: tuple[What, int]) -> Writer:
    """Numbers that always change by as much."""
    return lambda codex, seat, a, b: [Shift(seat, what, None, by) for what, by in whats]


def times(*whats: tuple[What, int]) -> Writer:
    """Numbers that change by as much as the entry says, up or down."""
    return lambda codex, seat, a, b: [Shift(seat, what, None, by * a) for what, by in whats]


def resource(sign: int) -> Writer:
    """Solari, spice or water."""
    return lambda codex, seat, a, b: [Shift(seat, RESOURCES[a], None, sign * b)]


def influence(sign: int) -> Writer:
    """One level with a Faction."""
    return lambda codex, seat, a, b: [Shift(seat, "influence", codex.tracks[a].id, sign)]


CHANGES: Final[dict[int, Writer]] = {
    # The card has left the hand when it was chosen, before its Agent goes.
    ev.PLAYED: each(("agents", -1)),
    ev.HAGAL: each(("agents", -1)),
    ev.GAINED: resource(1),
    ev.PAID: resource(-1),
    ev.DREW: times(("hand", 1)),
    ev.SHOWN: each(("hand", -1)),
    ev.TO_HAND: each(("hand", 1)),
    ev.DISCARDED: each(("hand", -1)),
    ev.DREW_INTRIGUE: times(("intrigue", 1)),
    ev.INTRIGUE: each(("intrigue", -1)),
    ev.TRASHED_INTRIGUE: each(("intrigue", -1)),
    ev.DISCARDED_INTRIGUE: each(("intrigue", -1)),
    ev.STOLE: lambda codex, seat, a, b: [
        Shift(seat, "intrigue", None, 1),
        Shift(a, "intrigue", None, -1),
    ],
    ev.RECRUITED: times(("garrison", 1)),
    ev.DEPLOYED: lambda codex, seat, a, b: [
        # Some come from the supply.
        Shift(seat, "garrison", None, 0 if b else -a),
        Shift(seat, "conflict", None, a),
    ],
    ev.RETREATED: times(("conflict", -1), ("garrison", 1)),
    # The troop comes from the supply, and the next line deploys it.
    ev.DEFENDED: each(("garrison", 1)),
    ev.SUMMONED: times(("worms", 1)),
    ev.SWORDS: times(("strength", 1)),
    ev.HAGAL_SWORDS: lambda codex, seat, a, b: [Shift(seat, "strength", None, b)],
    ev.PERSUASION: times(("persuasion", 1)),
    ev.REVEALED: lambda codex, seat, a, b: [
        Shift(seat, "persuasion", None, a),
        Shift(seat, "strength", None, b),
    ],
    ev.INFLUENCE_UP: influence(1),
    ev.INFLUENCE_DOWN: influence(-1),
    ev.SCORED: lambda codex, seat, a, b: [Shift(seat, "vp", None, b)],
    ev.PLACED_SPY: each(("spies", -1)),
    ev.RECALLED_SPY: each(("spies", 1)),
    ev.RECALLED_AGENT: each(("agents", 1)),
    ev.SWORDMASTER: each(("swordmaster", 1), ("agents", 1)),
    ev.COUNCIL: each(("council", 1)),
    ev.HOOKS: each(("hooks", 1)),
    ev.MENTAT: each(("agents", 1)),
    # It is taken up first; the line after says where it goes.
    ev.MOVED_AGENT: each(("agents", 1)),
    ev.LOST_TROOPS: lambda codex, seat, a, b: [
        Shift(seat, "conflict" if b else "garrison", None, -a)
    ],
    ev.TOOK_CONTRACT: each(("contracts", 1)),
    ev.COMPLETED: each(("contracts", -1)),
}
"""Events by which a seat's numbers change; by others they do not, or all at once."""


def changes(
    codex: Codex, entry: tuple[int, int, int, int], traders: tuple[int, int] = (0, 0)
) -> list[Shift]:
    """The numbers an entry of the log changes; `traders` are those of the last trade."""
    event, seat, a, b = entry
    if event == ev.GAVE:
        taker = sum(traders) - seat
        return [Shift(seat, GOODS[a], None, -b), Shift(taker, GOODS[a], None, b)]
    writer = CHANGES.get(event)
    if writer is None:
        return []
    return [shift for shift in writer(codex, seat, a, b) if shift.by]
