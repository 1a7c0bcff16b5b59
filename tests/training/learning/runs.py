"""Small runs."""

from __future__ import annotations

from pathlib import Path

import torch

from kanly.training.network import Learner, model_file
from kanly.training.plan import Plan, Settings
from kanly.training.run import Run
from tests.mind.features import NAMES

SMALL = Plan(
    seed=5, settings=Settings(rounds=3, games=6, passes=2, step=512), commit="abc", kanly="1.0"
)


def model_of(learner: Learner) -> bytes:
    """Its model file; it knows no action by name."""
    return model_file(learner, NAMES, [""], {})


def same(one: Run, other: Run) -> bool:
    """Have they learned exactly the same?"""
    return one.contexts == other.contexts and all(
        torch.equal(x, y)
        for x, y in zip(one.learner.state_dict().values(), other.learner.state_dict().values())
    )


def trained(folder: Path, rounds: int, workers: int = 1, plan: Plan = SMALL) -> Run:
    """A run, some rounds further."""
    run = Run(folder, plan)
    for _ in range(rounds):
        run.advance(workers)
    return run
