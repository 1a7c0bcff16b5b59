"""The record of somebody who plays here: games, wins, points, from the games that are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final

import msgspec

from ..language.score import ScoreKind
from .errors import Refused
from .outcome import Outcome
from .registry import TableRegistry

CLOSE: Final = 2
"""A game decided by no more points than these was close."""
LATEST: Final = 20
"""So many games are told one by one, unless more are asked for."""


class Sat(msgspec.Struct):
    """Of a kept seat: who had it."""

    kind: str
    name: str


class Finished(msgspec.Struct):
    """Of what is kept of a finished game: all that a record is made from."""

    round: int
    players: int
    seats: list[Sat]
    outcome: Outcome | None = None
    """None: it ended before that was kept."""


class GamePlayed(msgspec.Struct):
    """A finished game as its player sees it."""

    id: str
    ended: str
    leader: str | None
    players: int
    level: str | None
    seats: int
    place: int
    places: int
    """So many teams there were, usually of one seat each."""
    vp: int
    total: int
    """The points of its team."""
    margin: int
    """Points of its team ahead of the second, or behind the first."""
    rounds: int


class WithLeader(msgspec.Struct):
    """All games with a Leader."""

    leader: str
    games: int
    won: int


class InMode(msgspec.Struct):
    """All games of a mode."""

    players: int
    level: str | None
    games: int
    won: int


class PointsFrom(msgspec.Struct):
    """Points of one kind, in all games together."""

    kind: ScoreKind
    points: int


class Profile(msgspec.Struct):
    """The record of one player."""

    name: str
    """Empty for those who gave no name."""
    names: list[str]
    """Everybody who has a record here, whoever has played most first."""
    games: int
    won: int
    vp: int
    """Points of all games together."""
    rounds: int
    conflicts: int
    since: str | None
    streak: int
    """Games won in a row up to now."""
    best_streak: int
    leaders: list[WithLeader]
    modes: list[InMode]
    points: list[PointsFrom]
    best: GamePlayed | None
    """The victory with most points, then the clearest."""
    closest: GamePlayed | None
    """Decided by few points, and by least of all; the latest of such, and never the best."""
    latest: list[GamePlayed]


def profile(
    registry: TableRegistry, person: str, name: str | None, latest: int = LATEST
) -> Profile:
    """The record of who plays here under a name, or of whoever has played most."""
    everything = list(finished(registry, person))
    counts = Counter(game.seats[seat].name for _, _, game, seat in everything)
    names = [who for who, _ in counts.most_common()]
    who = name if name is not None else (names[0] if names else "")
    played: list[GamePlayed] = []
    points: Counter[ScoreKind] = Counter()
    conflicts = 0
    for id, ended, game, n in everything:
        if game.seats[n].name == who and game.outcome is not None:
            seat = game.outcome.seats[n]
            played.append(game_played(id, ended, game, game.outcome, n))
            points.update(seat.points)
            conflicts += seat.conflicts
    best = max(filter(is_won, played), key=lambda game: (game.vp, game.margin), default=None)
    close = [game for game in reversed(played) if abs(game.margin) <= CLOSE and game is not best]
    streaks = [len(list(run)) for won, run in groupby(played, is_won) if won]
    return Profile(
        name=who,
        names=names,
        games=len(played),
        won=sum(map(is_won, played)),
        vp=sum(game.vp for game in played),
        rounds=sum(game.rounds for game in played),
        conflicts=conflicts,
        since=played[0].ended if played else None,
        streak=streaks[-1] if played and is_won(played[-1]) else 0,
        best_streak=max(streaks, default=0),
        leaders=by_leader(played),
        modes=by_mode(played),
        points=[PointsFrom(kind, n) for kind, n in points.most_common()],
        best=best,
        closest=min(close, key=lambda game: abs(game.margin), default=None),
        latest=played[::-1][:latest],
    )


def finished(registry: TableRegistry, person: str) -> Iterator[tuple[str, str, Finished, int]]:
    """Every finished game of a person: its id, when it ended, the seat; the earliest first.

    A game that ended before its outcome was kept is replayed once; one that cannot be is left out.
    """
    for id, ended, summary, seat in registry.storage.finished(person):
        try:
            game = msgspec.json.decode(summary, type=Finished)
            if game.outcome is None:
                known = registry.get(id).summary()
                registry.storage.note(id, known)
                game = msgspec.convert(known, Finished)
        except (Refused, msgspec.MsgspecError):
            continue
        yield id, ended, game, seat


def is_won(game: GamePlayed) -> bool:
    """Has its player won?"""
    return game.place == 1


def game_played(id: str, ended: str, game: Finished, outcome: Outcome, n: int) -> GamePlayed:
    """A game from one of its seats."""
    seat = outcome.seats[n]
    totals = {
        k if s.team is None else s.team: s.vp if s.total is None else s.total
        for k, s in enumerate(outcome.seats)
    }
    own = totals.pop(n if seat.team is None else seat.team)
    return GamePlayed(
        id=id,
        ended=ended,
        leader=seat.leader,
        players=game.players,
        level=outcome.level,
        seats=len(outcome.seats),
        place=seat.place,
        places=len(totals) + 1,
        vp=seat.vp,
        total=own,
        margin=own - max(totals.values(), default=own),
        rounds=game.round,
    )


def by_leader(played: list[GamePlayed]) -> list[WithLeader]:
    """Games and victories with each Leader, whoever was played most first."""
    games = Counter(game.leader for game in played if game.leader)
    won = Counter(game.leader for game in played if is_won(game))
    return [WithLeader(leader, n, won[leader]) for leader, n in games.most_common()]


def by_mode(played: list[GamePlayed]) -> list[InMode]:
    """Games and victories in each mode and on each level."""
    games = Counter((game.players, game.level) for game in played)
    won = Counter((game.players, game.level) for game in played if is_won(game))
    order = sorted(games, key=lambda mode: (mode[0], -games[mode]))
    return [InMode(*mode, games[mode], won[mode]) for mode in order]
