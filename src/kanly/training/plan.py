"""What a training run is asked for, and what it was asked for before."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from ..engine.errors import BadSetup, KanlyError

UNKNOWN: Final = "unknown"
"""A commit nobody has told."""


class BadRun(KanlyError):
    """A training run that cannot go on."""


@dataclass(frozen=True)
class Settings:
    """How much is played, and how fast and how boldly is learned."""

    rounds: int = 2000
    """Rounds of playing and learning, those done before among them."""
    games: int = 512
    """Games a round."""
    rate: float = 1e-3
    """Learning rate at the start."""
    last_rate: float = 1e-4
    """Learning rate at the end."""
    trust: float = 0.95
    """Lambda of the advantages: how much later judgements and the result count for a decision."""
    curiosity: float = 0.01
    """How much variety of advice is worth."""
    passes: int = 3
    """How often the decisions of a round are gone through."""
    step: int = 8192
    """Decisions a step of learning."""
    clip: float = 0.2
    """How far one round may change the chance of an action."""
    judging: float = 1.0
    """How much the error of the judgements counts beside that of the advice."""

    def check(self) -> None:
        """Refuse what nobody can train with."""
        for name in ("rounds", "games", "passes", "step", "rate", "last_rate"):
            if getattr(self, name) <= 0:
                raise BadSetup(f"{words(name)} must be more than 0, not {getattr(self, name)}")
        if not 0 <= self.trust <= 1:
            raise BadSetup(f"trust must be from 0 to 1, not {self.trust}")


@dataclass(frozen=True)
class Plan:
    """What a run is asked for."""

    seed: int = 1
    settings: Settings = field(default_factory=Settings)
    commit: str = UNKNOWN
    """The state of the sources, as ``git describe --always --dirty`` tells it."""
    kanly: str = ""
    """The version of Kanly that plays and learns."""


@dataclass(frozen=True)
class Leg:
    """A part of a run with one plan; another plan begins another leg."""

    plan: Plan
    first: int
    """The round it begins after."""
    rate: float
    """The learning rate it begins with."""
    begun: str
    """When, in UTC."""

    def rate_after(self, rounds: int) -> float:
        """The learning rate after so many rounds of the run: it falls evenly to the last one."""
        how = self.plan.settings
        length = max(1, how.rounds - self.first)
        done = min(1.0, (rounds - self.first) / length)
        return float(self.rate * (how.last_rate / self.rate) ** done)

    def as_dict(self) -> dict[str, Any]:
        """As it is kept in files."""
        return asdict(self)


def leg_from(kept: dict[str, Any]) -> Leg:
    """A leg as it was kept."""
    plan = dict(kept["plan"])
    known = {x.name for x in fields(Settings)}
    settings = {name: x for name, x in plan.pop("settings").items() if name in known}
    return Leg(
        Plan(settings=Settings(**settings), **plan), kept["first"], kept["rate"], kept["begun"]
    )


def next_leg(before: Leg | None, plan: Plan, done: int, rate: float, now: str) -> Leg:
    """The leg a run goes on with after `done` rounds.

    The same plan goes on where it was.  Another one begins with the rate the run has come to, so
    that nothing jumps when only the number of rounds is changed, unless another rate is asked for.
    `rate` is the last one of a run that does not know its legs.
    """
    if before is not None and before.plan == plan:
        return before
    asked = plan.settings.rate
    if before is not None:
        rate = before.rate_after(done) if before.plan.settings.rate == asked else asked
    elif done == 0:
        rate = asked
    return Leg(plan, done, rate, now)


def words(name: str) -> str:
    """The name of a setting in words."""
    return name.replace("_", " ")
