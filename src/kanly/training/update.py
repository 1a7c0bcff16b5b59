"""Learning from the games of a round: better advice where things went better than judged (PPO)."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from .batch import Batch, Real
from .lists import Whole
from .network import Learner
from .plan import BadRun, Settings


def learn(
    learner: Learner,
    optimizer: torch.optim.Optimizer,
    batch: Batch,
    how: Settings,
    chance: np.random.Generator,
) -> dict[str, float]:
    """Go through the batch; what is reported are means of the last pass."""
    gain = evened(batch.advantage)
    report: dict[str, list[float]] = {}
    for _ in range(how.passes):
        report = defaultdict(list)
        # Parts of one size: a small rest might have nothing to learn advice from.
        for chosen in np.array_split(chance.permutation(len(batch)), -(-len(batch) // how.step)):
            parts = losses(learner, batch, gain, chosen, how)
            descend(learner, optimizer, parts["loss"])
            for name, part in parts.items():
                report[name].append(part.item())
    return {name: fmean(found) for name, found in report.items()}


def evened(advantage: Real) -> Real:
    """Advantages around 0, of the size of 1."""
    around: Real = (advantage - advantage.mean()) / (advantage.std() + np.float32(1e-6))
    return around


def descend(learner: Learner, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    """One step to a smaller loss."""
    if not torch.isfinite(loss):
        raise BadRun("learning has failed: the loss is no number any more; try a smaller rate")
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
    optimizer.step()
    learner.hold()


def losses(
    learner: Learner, batch: Batch, gain: Real, chosen: Whole, how: Settings
) -> dict[str, Tensor]:
    """The loss of some positions, and what it is made of."""
    thoughts = learner(batch.features.take(chosen))
    judging = judging_loss(learner, thoughts, batch.target[chosen])
    asked = chosen < batch.asked
    advisers = thoughts.index_select(0, torch.from_numpy(np.flatnonzero(asked)))
    acting, variety, change = advice_loss(learner, advisers, batch, gain, chosen[asked], how.clip)
    return {
        "loss": acting + how.judging * judging - how.curiosity * variety,
        "judging": judging,
        "variety": variety,
        "change": change,
    }


def judging_loss(learner: Learner, thoughts: Tensor, target: Real) -> Tensor:
    """How far the judgements are from what they should be."""
    return binary_cross_entropy_with_logits(learner.judge(thoughts), torch.from_numpy(target))


def advice_loss(
    learner: Learner, thoughts: Tensor, batch: Batch, gain: Real, asked: Whole, clip: float
) -> tuple[Tensor, Tensor, Tensor]:
    """How little the advice favours what turned out well; its variety, and how it has changed."""
    choices = batch.choices.take(asked)
    whose = torch.from_numpy(choices.owners)
    said = log_shares(
        learner.advise(thoughts, torch.from_numpy(choices.values), whose), whose, len(asked)
    )
    taken = said.index_select(0, torch.from_numpy(choices.starts + batch.taken[asked]))
    change = (taken - torch.from_numpy(batch.said[asked])).exp()
    better = torch.from_numpy(gain[asked])
    bounded = change.clamp(1 - clip, 1 + clip)
    acting = -torch.minimum(change * better, bounded * better).mean()
    variety = -torch.zeros(len(asked)).index_add(0, whose, said.exp() * said).mean()
    return acting, variety, (change - 1).abs().mean()


def log_shares(said: Tensor, whose: Tensor, count: int) -> Tensor:
    """The logarithm of each choice's chance among those of its position."""
    most = torch.full((count,), -1e9).scatter_reduce(0, whose, said.detach(), "amax")
    shifted = said - most.index_select(0, whose)
    total = torch.zeros(count).index_add(0, whose, shifted.exp())
    return shifted - total.log().index_select(0, whose)
