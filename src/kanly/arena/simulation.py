"""Playing many games between bots, in this process or in several."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ..bots.base import check
from ..engine.errors import BadSetup
from ..engine.modes import Mode
from ..engine.options import RIVALS, VARIANTS
from ..engine.setup import Setup
from .playing import Table, game_seed, play, seat_bots
from .tallies import (
    Accumulator,
    LeaderTally,
    PaceTally,
    RivalTally,
    SeatTally,
    Tally,
    TeamTally,
)
from .workers import spread

CHUNK: Final = 8
"""Games a worker plays before it reports."""
STANDARD: Final[list[type[Accumulator]]] = [
    SeatTally, TeamTally, LeaderTally, RivalTally, PaceTally,
]  # fmt: skip

A = TypeVar("A", bound=Accumulator)


@dataclass(frozen=True)
class PlayedGame:
    """What is told of a game as soon as it is over."""

    index: int
    seed: int
    winner: int
    """The seat; of a team the one with the most points."""
    points: list[int]
    rounds: int
    decisions: int


@dataclass(frozen=True)
class Plan:
    """Everything a worker needs to know to play the games."""

    table: Table
    bots: list[str]
    seed: int
    accumulators: list[type[Accumulator]]


@dataclass(frozen=True)
class Result:
    """What came out of a simulation."""

    edition: str
    players: int
    bots: list[str]
    leaders: list[str] | str
    seconds: float
    accumulators: list[Accumulator]
    setup: Setup
    """What was agreed on; its seed is not that of the games."""

    def tally(self, kind: type[A]) -> A:
        """The accumulator of a kind."""
        for accumulator in self.accumulators:
            if isinstance(accumulator, kind):
                return accumulator
        raise KeyError(kind.__name__)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally(PaceTally).games

    @property
    def rivals(self) -> list[str]:
        """The Rivals by seat: as named, or "random"."""
        named = RIVALS.of(self.setup)
        return [*named, *["random"] * (self.setup.mode.rivals - len(named))]

    @property
    def teams(self) -> list[list[int]]:
        """The seats of each team; empty where everybody plays for themselves."""
        teams = seats_by_team(self.setup.mode)
        return teams if any(len(seats) > 1 for seats in teams) else []

    def to_dict(self) -> dict[str, Any]:
        """The result as a document; only the times differ from run to run.

        Games of teams also tell the tally of each team; those with Rivals the level, the variants
        and the tally of each Rival.
        """
        pace = self.tally(PaceTally)
        games = max(1, pace.games)
        seconds = max(self.seconds, 1e-9)
        document = {
            "edition": self.edition,
            "players": self.players,
            "games": pace.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(pace.games / seconds, 2),
            "decisions_per_second": round(pace.decisions / seconds, 1),
            "decisions_per_game": round(pace.decisions / games, 2),
            "rounds_mean": round(pace.rounds / games, 3),
            "seats": self._seat_rows(),
        }
        if self.teams:
            document["teams"] = self._team_rows()
        if self.rivals:
            document["difficulty"] = self.setup.level.id or None
            document["variants"] = VARIANTS.of(self.setup)
            document["rivals"] = [
                {"rival": name, **numbers(tally)}
                for name, tally in sorted(self.tally(RivalTally).rivals.items())
            ]
        return document

    def _seat_rows(self) -> list[dict[str, Any]]:
        """Bot and Leader of each player; with Rivals at the table, every row says which."""
        names = self.leaders if isinstance(self.leaders, list) else [self.leaders] * self.players
        rows: list[dict[str, Any]] = [
            {"bot": bot, "leader": leader} for bot, leader in zip(self.bots, names)
        ]
        if self.rivals:
            rows = [{**row, "rival": None} for row in rows]
            rows += [{"bot": None, "leader": None, "rival": rival} for rival in self.rivals]
        return [{**row, **numbers(tally)} for row, tally in zip(rows, self.tally(SeatTally).seats)]

    def _team_rows(self) -> list[dict[str, Any]]:
        """The seats and bots of each team; points are those of the whole team."""
        tallies = self.tally(TeamTally).teams
        return [
            {
                "team": team_name(self.setup.mode, team),
                "seats": seats,
                "bots": [self.bots[seat] for seat in seats],
                **numbers(tallies[team]),
            }
            for team, seats in enumerate(self.teams)
        ]


def numbers(tally: Tally) -> dict[str, Any]:
    """A tally as part of a document."""
    points = round(tally.points_mean, 3)
    return {"games": tally.games, "wins": tally.wins, "points_mean": points}


def assign_bots(bots: Sequence[str], players: int, takers: str = "seat") -> list[str]:
    """A bot for each player: as listed, the last one for all that remain."""
    if not bots:
        raise BadSetup("name at least one bot")
    if len(bots) > players:
        counted = f"{players} {takers}{'' if players == 1 else 's'}"
        raise BadSetup(f"{len(bots)} bots were named for {counted}")
    for name in bots:
        check(name)
    return [*bots, *[bots[-1]] * (players - len(bots))]


def assign_to_teams(bots: Sequence[str], mode: Mode) -> list[str]:
    """A bot for each player: those of a team have the same one, as listed by team."""
    teams = [chair.team for chair in mode.chairs[: mode.players]]
    assigned = assign_bots(bots, 1 + max(teams), "team")
    return [assigned[team] for team in teams]


def seats_by_team(mode: Mode) -> list[list[int]]:
    """The seats of each team."""
    teams: list[list[int]] = [[] for _ in range(1 + max(chair.team for chair in mode.chairs))]
    for seat, chair in enumerate(mode.chairs):
        teams[chair.team].append(seat)
    return teams


def team_name(mode: Mode, team: int) -> str:
    """A team is called by the Leader who always leads it, else by its number."""
    leaders = [chair.leader for chair in mode.chairs if chair.team == team and chair.leader]
    return leaders[0] if leaders else str(team)


def play_watched(plan: Plan, index: int, accumulators: list[Accumulator]) -> PlayedGame:
    """Play one game and let the accumulators watch."""
    seed = game_seed(plan.seed, index)
    state = plan.table.deal(seed)
    for accumulator in accumulators:
        accumulator.before(state, plan.bots)
    watchers = [a for a in accumulators if type(a).step is not Accumulator.step]
    play(state, seat_bots(plan.bots, seed), watchers)
    for accumulator in accumulators:
        accumulator.after(state, plan.bots)
    points = [seat.vp for seat in state.seats]
    return PlayedGame(index, seed, state.standings[0].seat, points, state.round, state.ply)


def play_chunk(task: tuple[Plan, range]) -> tuple[list[PlayedGame], list[Accumulator]]:
    """Play some games in a row, counted by fresh accumulators."""
    plan, indices = task
    accumulators = [kind() for kind in plan.accumulators]
    return [play_watched(plan, index, accumulators) for index in indices], accumulators


def simulate(
    edition: str = "uprising",
    players: int = 4,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    modules: Sequence[str] = (),
    leaders: Sequence[str] | str = "random",
    on_game: Callable[[PlayedGame], None] | None = None,
    accumulators: Sequence[type[Accumulator]] = (),
    options: Mapping[str, Any] | None = None,
    cluster: str | None = None,
) -> Result:
    """Play many games between bots and count what happens.

    `bots` names one a player; the last one also takes the seats that remain.  Rivals need none.
    Who begins is drawn for every game, so no seat has an advantage.  The counts depend on the
    arguments alone, not on `workers` and `cluster`, which say where they are played (see `spread`).
    `on_game` hears of each game, in order; `accumulators` are kinds of `Accumulator` to count with
    besides the standard ones; `options` are the house options, Rivals, level and variants as
    `new_game` takes them.
    """
    if games < 1:
        raise BadSetup(f"the number of games must be at least 1, not {games}")
    names = leaders if isinstance(leaders, str) else list(leaders)
    table = Table(edition, players, list(modules), names, dict(options or {}))
    setup = table.deal(seed=0).setup  # A bad setup is refused before any worker starts.
    plan = Plan(table, assign_bots(bots, players), seed, [*STANDARD, *accumulators])
    size = 1 if workers == 1 and cluster is None else CHUNK
    tasks = [(plan, range(i, min(i + size, games))) for i in range(0, games, size)]
    start = time.perf_counter()
    totals = [kind() for kind in plan.accumulators]
    for played, parts in spread(play_chunk, tasks, workers, cluster):
        for total, part in zip(totals, parts):
            total.merge(part)
        if on_game is not None:
            for game in played:
                on_game(game)
    return Result(edition, players, plan.bots, names, time.perf_counter() - start, totals, setup)
