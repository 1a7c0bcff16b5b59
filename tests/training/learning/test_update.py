"""Learning: judgements come nearer to what happened, advice to what turned out well."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from kanly.training.batch import Batch
from kanly.training.lists import lists
from kanly.training.network import Learner, new_learner
from kanly.training.plan import BadRun, Settings
from kanly.training.playing import play_games, tasks_of
from kanly.training.update import evened, judging_loss, learn, log_shares
from tests.training.learning.runs import model_of


def taught(learner: Learner, batch: Batch, how: Settings, times: int) -> dict[str, float]:
    """Learn from the same batch again and again."""
    optimizer = torch.optim.Adam(learner.parameters(), lr=how.rate)
    chance = np.random.default_rng(1)
    report: dict[str, float] = {}
    for _ in range(times):
        report = learn(learner, optimizer, batch, how, chance)
    return report


def error(learner: Learner, batch: Batch) -> float:
    """How far its judgements of a batch are from what they should be."""
    with torch.no_grad():
        return float(judging_loss(learner, learner(batch.features), batch.target))


def test_judgements_of_its_own_games_get_better() -> None:
    learner = new_learner(1)
    (task,) = tasks_of(model_of(learner), 1, range(12), 0.95)
    batch = play_games(task).batch
    before = error(learner, batch)
    taught(learner, batch, Settings(rate=2e-3, step=1024), times=4)
    assert error(learner, batch) < before - 0.02


def choice(advantages: tuple[float, float]) -> Batch:
    """One question twice, with two answers: which was better is said."""
    return Batch(
        features=lists([1, 2, 1, 2], [2, 4]),
        target=np.full((2, 2), 0.5, np.float32),
        choices=lists([1, 2, 1, 2], [2, 4]),
        taken=np.array([0, 1]),
        said=np.log(np.array([0.5, 0.5], np.float32)),
        advantage=np.array(advantages, np.float32),
    )


@pytest.mark.parametrize(("advantages", "better"), [((1.0, -1.0), 0), ((-1.0, 1.0), 1)])
def test_advice_turns_to_what_turned_out_better(
    advantages: tuple[float, float], better: int
) -> None:
    learner = new_learner(1)
    taught(learner, choice(advantages), Settings(rate=1e-2), times=10)
    with torch.no_grad():
        thoughts = learner(lists([1, 2], [2]))
        said = learner.advise(thoughts, torch.tensor([1, 2]), torch.tensor([0, 0])).tolist()
    assert said[better] > said[1 - better] + 0.1


def test_the_report_tells_the_means_of_the_last_pass() -> None:
    report = taught(new_learner(1), choice((1.0, -1.0)), Settings(), times=1)
    assert set(report) == {"loss", "judging", "variety", "change"}
    assert report["judging"] == pytest.approx(0.693, abs=0.01)
    assert report["variety"] == pytest.approx(0.693, abs=0.01)


def test_a_loss_that_is_no_number_ends_the_run() -> None:
    with pytest.raises(BadRun, match="learning has failed"):
        taught(new_learner(1), choice((float("nan"), 1.0)), Settings(), times=1)


def test_chances_of_the_choices_of_a_position_add_up() -> None:
    said = torch.tensor([1.0, 3.0, 500.0, -500.0, 7.0])
    shares = log_shares(said, torch.tensor([0, 0, 1, 1, 2]), 3).exp()
    assert shares.tolist() == pytest.approx([0.1192, 0.8808, 1.0, 0.0, 1.0], abs=1e-4)


def test_advantages_are_evened_out() -> None:
    found = evened(np.array([1.0, 2.0, 6.0], np.float32))
    assert float(found.mean()) == pytest.approx(0.0, abs=1e-6)
    assert float(found.std()) == pytest.approx(1.0, abs=1e-4)
