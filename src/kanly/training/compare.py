"""Is a new model good enough?  ``python -m kanly.training.compare NEW.model OLD.model``.

The planner plays with the new model against a field of planners with the old one.  Each deal is
played from every side, as in `kanly arena`.  The new model is accepted (exit code 0) if it wins no
fewer games than its fair share, otherwise refused (1).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from rich.progress import track

from ..arena.playing import game_seed, play
from ..arena.scenes import SCENES, Scene
from ..arena.workers import LOCAL, RUNNING, spread
from ..bots.searching import MODEL, PlannerBot
from ..engine.codex import Codex
from ..engine.errors import BadSetup, KanlyError
from ..mind.model import read_header
from ..mind.network import Network
from ..mind.selfplay import Player
from .models import player_of

ACCEPTED: Final = 0
REFUSED: Final = 1
USAGE: Final = 2
MEETINGS: Final = [scene.id for scene in SCENES.values() if not scene.alone]
"""The scenes in which bots meet."""


@dataclass(frozen=True)
class Deal:
    """Games of two models that share a seed: one from each side."""

    new: bytes
    old: bytes
    scene: str
    seed: int
    """Of the whole comparison."""
    index: int


@dataclass
class Score:
    """How two models have done against each other."""

    games: int = 0
    new: int = 0
    """Games the new model has won."""
    old: int = 0
    """Games some seat or team with the old one has won; the others were won by a Rival."""
    fair: float = 0.0
    """What the new model would have won of all these, were it just as good."""
    variance: float = 0.0
    """Of that number, all games taken as independent."""

    def __add__(self, other: Score) -> Score:
        return Score(
            self.games + other.games,
            self.new + other.new,
            self.old + other.old,
            self.fair + other.fair,
            self.variance + other.variance,
        )

    @property
    def is_accepted(self) -> bool:
        """Does the new model win no less than its share?"""
        return self.new >= self.fair


class Contender(PlannerBot):
    """The planner with the network of some model."""

    def __init__(self, mind: Player, seed: int) -> None:
        super().__init__(seed)
        self._mind = mind

    def mind(self, codex: Codex) -> Network:
        """The network of that model."""
        return self._mind.network(codex)


def play_deal(deal: Deal) -> Score:
    """Play a deal with the new model at every side; it depends on its arguments alone."""
    scene = SCENES[deal.scene]
    score = Score()
    for side in scene.sides:
        winner = play_side(deal, scene, side)
        score.games += 1
        score.new += winner == side
        score.old += winner in scene.sides and winner != side
    return score


def play_side(deal: Deal, scene: Scene, side: int) -> int:
    """Play one game of a deal with the new model at some side; the side that has won."""
    seed = game_seed(deal.seed, deal.index)
    state = scene.table.deal(seed)
    models = {"new": player_of(deal.new), "old": player_of(deal.old)}
    seats = scene.seat("new", "old", side)
    play(state, [Contender(models[x], seed + 1 + seat) for seat, x in enumerate(seats)])
    return next(standing.team for standing in state.standings if standing.place == 1)


def deals_of(new: bytes, old: bytes, scenes: Sequence[str], games: int, seed: int) -> list[Deal]:
    """Whole deals, the same number of games in each scene, so many games at least."""
    each = -(-games // len(scenes))
    return [
        Deal(new, old, scene, seed, index)
        for scene in scenes
        for index in range(-(-each // len(SCENES[scene].sides)))
    ]


def summed(deals: Sequence[Deal], scores: Iterable[Score]) -> dict[str, Score]:
    """The scores by scene, with the fair share of each."""
    found: dict[str, Score] = {}
    for deal, score in zip(deals, scores):
        found[deal.scene] = found.get(deal.scene, Score()) + score
    for scene, score in found.items():
        share = (score.new + score.old) / score.games / len(SCENES[scene].sides)
        score.fair = score.games * share
        score.variance = score.games * share * (1 - share)
    return found


def told(scores: dict[str, Score]) -> Iterator[str]:
    """The result, line by line."""
    yield f"{'scene':<20}{'games':>7}{'new':>7}{'fair':>8}"
    total = Score()
    for scene, score in scores.items():
        yield f"{scene:<20}{score.games:>7}{score.new:>7}{score.fair:>8.1f}"
        total += score
    off = (total.new - total.fair) / sqrt(total.variance) if total.variance else 0.0
    yield f"{'all':<20}{total.games:>7}{total.new:>7}{total.fair:>8.1f}"
    verdict = "accepted" if total.is_accepted else "refused"
    yield f"{verdict}: {off:+.1f} standard deviations from its fair share"


def parser() -> argparse.ArgumentParser:
    """The options of a comparison."""
    p = argparse.ArgumentParser(prog="python -m kanly.training.compare", description=__doc__)
    add = p.add_argument
    add("new", type=Path, help="the new model")
    add("old", type=Path, nargs="?", default=MODEL, help="the old one (default: that of the bots)")
    add("--games", type=int, default=400, help="games in all at least (default: 400)")
    add("--scenes", default=",".join(MEETINGS), help="scenes of kanly arena (default: %(default)s)")
    add("--seed", type=int, default=1, help="the same seed gives the same games")
    add("--workers", type=int, default=2, help="processes that play")
    add(
        "--cluster", nargs="?", const=RUNNING, metavar="ADDRESS",
        help=f"play on a Ray cluster, as kanly arena does; {LOCAL}: on one started here",
    )  # fmt: skip
    return p


def compare(options: argparse.Namespace) -> int:
    """Let the models play."""
    scenes = options.scenes.split(",")
    for scene in scenes:
        if scene not in MEETINGS:
            raise BadSetup(f"models meet in {', '.join(MEETINGS)}, not in {scene!r}")
    if options.games < 1:
        raise BadSetup(f"the number of games must be at least 1, not {options.games}")
    new, old = options.new.read_bytes(), options.old.read_bytes()
    for model in (new, old):
        read_header(model)
    deals = deals_of(new, old, scenes, options.games, options.seed)
    results = spread(play_deal, deals, options.workers, options.cluster)
    watched = track(results, "deals", len(deals), transient=True, disable=not sys.stdout.isatty())
    scores = summed(deals, watched)
    print(*told(scores), sep="\n")
    return ACCEPTED if sum(scores.values(), Score()).is_accepted else REFUSED


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare as the command line says."""
    try:
        return compare(parser().parse_args(arguments))
    except (KanlyError, OSError) as error:
        print(f"kanly.training.compare: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
