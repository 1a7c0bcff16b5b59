"""How strong is a bot?  A candidate against a field of opponents, deal by deal.

In each deal the candidate takes every side in turn, against the same Leaders and cards; so it meets
each seat and each Leader exactly as often as its opponents do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from ..bots.base import check
from ..engine.errors import BadSetup
from .playing import game_seed, play, seat_bots
from .scenes import SCENES, Scene
from .tallies import Tally
from .times import Timed, Times
from .workers import spread, version

RIVALS: Final = "rivals"
"""The opponent of whoever plays alone."""


@dataclass(frozen=True)
class Match:
    """A candidate against a field of opponents, in some scene."""

    scene: str
    candidate: str
    opponent: str

    @property
    def setting(self) -> Scene:
        """The scene itself."""
        return SCENES[self.scene]


@dataclass(frozen=True)
class Deal:
    """The games of a match that share a seed: one from each side."""

    match: Match
    seed: int
    """Of the whole ladder: the deals of all matches are the same."""
    index: int


@dataclass
class Score:
    """What a candidate has shown in some games."""

    tally: Tally = field(default_factory=Tally)
    """Its wins (by tie-break too) and points; those of a team are counted together."""
    times: Times = field(default_factory=Times)

    def merge(self, other: Score) -> None:
        """Add another score."""
        self.tally.merge(other.tally)
        self.times.merge(other.times)


@dataclass
class Row:
    """A match and its score so far: a line of the ladder."""

    match: Match
    score: Score


@dataclass
class Ladder:
    """All that has been measured."""

    seed: int
    kanly: str = field(default_factory=version)
    """The version that played."""
    rows: list[Row] = field(default_factory=list)

    def score(self, match: Match) -> Score:
        """What has been measured of a match."""
        return next((row.score for row in self.rows if row.match == match), Score())

    def add(self, match: Match, score: Score) -> None:
        """Count some games of a match, in its row or in a new one."""
        known = self.score(match)
        if not known.tally.games:
            self.rows.append(Row(match, known))
        known.merge(score)


def matches_of(scene: Scene, levels: Sequence[str]) -> list[Match]:
    """Each level against the one below it, or alone."""
    if scene.alone:
        return [make_match(scene, level) for level in levels]
    if len(levels) < 2:
        raise BadSetup(f"{scene.id} needs two levels at least; {', '.join(levels)} has no opponent")
    return [make_match(scene, upper, lower) for lower, upper in pairwise(levels)]


def make_match(scene: Scene, candidate: str, opponent: str = RIVALS) -> Match:
    """A match of bots that exist; where a bot plays alone, Rivals are its opponents."""
    check(candidate)
    if not scene.alone or opponent != RIVALS:
        check(opponent)
    return Match(scene.id, candidate, RIVALS if scene.alone else opponent)


def missing(ladder: Ladder, matches: Sequence[Match], games: int) -> list[Deal]:
    """The deals still to be played until each match has so many games; only whole ones."""
    deals = []
    for match in dict.fromkeys(matches):
        sides = len(match.setting.sides)
        done = ladder.score(match).tally.games // sides
        deals += [Deal(match, ladder.seed, index) for index in range(done, -(-games // sides))]
    return deals


def climb(
    ladder: Ladder, deals: Sequence[Deal], workers: int = 1, cluster: str | None = None
) -> Iterator[Score]:
    """Play deals into their rows, in order; tells of the score of each when it is in its row.

    Whoever stops in between has whole deals, and `missing` knows the rest.
    """
    for deal, score in zip(deals, spread(play_deal, deals, workers, cluster)):
        ladder.add(deal.match, score)
        yield score


def play_deal(deal: Deal) -> Score:
    """Play a deal from every side; it depends on its arguments alone, but for the times."""
    score = Score()
    for side in deal.match.setting.sides:
        play_side(deal, side, score)
    return score


def play_side(deal: Deal, side: int, score: Score) -> None:
    """Play one game of a deal with the candidate at some side."""
    scene = deal.match.setting
    seed = game_seed(deal.seed, deal.index)
    state = scene.table.deal(seed)
    names = scene.seat(deal.match.candidate, deal.match.opponent, side)
    players = seat_bots(names, seed)
    for seat, chair in enumerate(scene.table.mode.chairs[: len(players)]):
        if chair.team == side:
            players[seat] = Timed(players[seat], score.times)
    play(state, players)
    standing = next(x for x in state.standings if x.team == side)
    score.tally.add(standing.place == 1, standing.total)
