"""What a finished game tells for good: kept with the table, so that it need not be replayed."""

from __future__ import annotations

from collections import Counter

import msgspec

from ..engine.events import WON
from ..engine.ledger import change_of, reason_of
from ..engine.seat import Seat
from ..engine.state import State
from ..language.score import ScoreKind, score_kind


class SeatOutcome(msgspec.Struct):
    """How a game ended for a seat."""

    leader: str | None
    """The front of a Leader that was turned over."""
    place: int
    vp: int
    conflicts: int
    """So many Conflicts it has won."""
    points: dict[ScoreKind, int]
    """Where its points came from."""
    team: int | None = None
    """None: it was kept before there were teams, and the seat was its own."""
    total: int | None = None
    """The points of its team."""


class Outcome(msgspec.Struct):
    """How a game ended."""

    level: str | None
    seats: list[SeatOutcome]


def outcome(state: State) -> Outcome:
    """How a game that is over has ended."""
    standings = {standing.seat: standing for standing in state.standings}
    won = Counter(seat for event, seat, _, _ in state.log or [] if event == WON)
    return Outcome(
        level=state.setup.level.id or None,
        seats=[
            SeatOutcome(
                leader=front(state, seat),
                place=standings[n].place,
                vp=seat.vp,
                conflicts=won[n],
                points=_points(seat),
                team=standings[n].team,
                total=standings[n].total,
            )
            for n, seat in enumerate(state.seats)
        ],
    )


def front(state: State, seat: Seat) -> str | None:
    """The Leader of a seat, by the front of one that was turned over."""
    if seat.leader < 0:
        return None
    leader = state.codex.leaders[seat.leader]
    return leader.face_of or leader.id


def _points(seat: Seat) -> dict[ScoreKind, int]:
    found: Counter[ScoreKind] = Counter()
    for entry in seat.ledger:
        found[score_kind(reason_of(entry))] += change_of(entry)
    return dict(found)
