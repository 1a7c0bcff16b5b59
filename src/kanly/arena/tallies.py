"""Accumulators: they watch games and count, without the engine knowing.

An accumulator is made empty in every worker process, sees games (`before`, `step`, `after`), and is
merged into one in the order of the games.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from ..engine.state import State
from .intervals import wilson


class Accumulator:
    """Watches games; override what is of interest.  It must be possible to pickle it."""

    def before(self, state: State, bots: list[str]) -> None:
        """A game begins."""

    def step(self, state: State, action: int) -> None:
        """A seat is about to take an action."""

    def after(self, state: State, bots: list[str]) -> None:
        """A game is over."""

    def merge(self, other: Self) -> None:
        """Add what another accumulator of this kind has seen in later games."""
        raise NotImplementedError(type(self).__name__)


@dataclass
class Tally:
    """Games, wins and points of somebody."""

    games: int = 0
    wins: int = 0
    points: int = 0

    def add(self, won: bool, points: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won
        self.points += points

    def merge(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    @property
    def points_mean(self) -> float:
        """Victory Points a game."""
        return self.points / self.games if self.games else 0.0


@dataclass
class SeatTally(Accumulator):
    """A tally for each seat, Rivals included."""

    seats: list[Tally] = field(default_factory=list)

    def after(self, state: State, bots: list[str]) -> None:
        """Count the game for every seat."""
        while len(self.seats) < len(state.seats):
            self.seats.append(Tally())
        for standing in state.standings:
            self.seats[standing.seat].add(standing.place == 1, standing.vp)

    def merge(self, other: Self) -> None:
        """Add the seats of another tally."""
        while len(self.seats) < len(other.seats):
            self.seats.append(Tally())
        for mine, theirs in zip(self.seats, other.seats):
            mine.merge(theirs)


@dataclass
class TeamTally(Accumulator):
    """A tally for each team, of the points its members have together; most teams are of one."""

    teams: dict[int, Tally] = field(default_factory=dict)

    def after(self, state: State, bots: list[str]) -> None:
        """Count the game for every team once."""
        ends = {standing.team: standing for standing in state.standings}
        for team, standing in ends.items():
            self.teams.setdefault(team, Tally()).add(standing.place == 1, standing.total)

    def merge(self, other: Self) -> None:
        """Add the teams of another tally."""
        for team, theirs in other.teams.items():
            self.teams.setdefault(team, Tally()).merge(theirs)


@dataclass
class LeaderTally(Accumulator):
    """A tally for each Leader in the hands of each bot."""

    leaders: dict[tuple[str, str], Tally] = field(default_factory=dict)
    """By bot and Leader, as chosen at the start."""

    def after(self, state: State, bots: list[str]) -> None:
        """Count the game for every Leader; Rivals have none."""
        leaders = state.codex.leaders
        for standing in state.standings:
            seat = state.seats[standing.seat]
            if seat.rival >= 0:
                continue
            leader = leaders[seat.leader]
            key = (bots[standing.seat], leader.face_of or leader.id)
            tally = self.leaders.setdefault(key, Tally())
            tally.add(standing.place == 1, standing.vp)

    def merge(self, other: Self) -> None:
        """Add the Leaders of another tally."""
        for key, theirs in other.leaders.items():
            self.leaders.setdefault(key, Tally()).merge(theirs)


@dataclass
class RivalTally(Accumulator):
    """A tally for each Rival, by name."""

    rivals: dict[str, Tally] = field(default_factory=dict)

    def after(self, state: State, bots: list[str]) -> None:
        """Count the game for every Rival at the table."""
        for standing in state.standings:
            seat = state.seats[standing.seat]
            if seat.rival >= 0:
                tally = self.rivals.setdefault(state.codex.rival_ids[seat.rival], Tally())
                tally.add(standing.place == 1, standing.vp)

    def merge(self, other: Self) -> None:
        """Add the Rivals of another tally."""
        for name, theirs in other.rivals.items():
            self.rivals.setdefault(name, Tally()).merge(theirs)


@dataclass
class PaceTally(Accumulator):
    """Games, rounds and decisions."""

    games: int = 0
    rounds: int = 0
    decisions: int = 0

    def after(self, state: State, bots: list[str]) -> None:
        """Count the game."""
        self.games += 1
        self.rounds += state.round
        self.decisions += state.ply

    def merge(self, other: Self) -> None:
        """Add another count."""
        self.games += other.games
        self.rounds += other.rounds
        self.decisions += other.decisions
