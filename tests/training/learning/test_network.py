"""The network that learns is the network that plays."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch.nn.functional import embedding_bag

from kanly.engine.library import load
from kanly.mind.encoding import SIZE
from kanly.mind.layers import SCALE, SECOND_BITS, TOP
from kanly.mind.model import read_header, read_model
from kanly.mind.network import Network
from kanly.training.lists import lists
from kanly.training.network import (
    ADVISERS,
    JUDGES,
    LARGEST,
    UNITS,
    WIDEST,
    Learner,
    SumRows,
    model_file,
    new_learner,
)
from tests.mind.features import NAMES, encoded, positions

CONTEXTS = ["", "turn reveal", "turn card:dagger"]


def taught(seed: int) -> Learner:
    """A network with weights of the size that training leads to, in 256ths."""
    learner = new_learner(seed)
    with torch.no_grad():
        learner.first.mul_(1.6)
        learner.actions.mul_(10)
        for weights in learner.parameters():
            weights.copy_((weights * SCALE).round() / SCALE)
    return learner


def played(learner: Learner) -> Network:
    """The same in whole numbers."""
    return Network(
        read_model(model_file(learner, NAMES, CONTEXTS, {}), NAMES), load("uprising", 4), NAMES
    )


def test_the_network_in_whole_numbers_says_the_same() -> None:
    learner = taught(1)
    whole = played(learner)
    actions = [whole.codex.vocabulary.parse(x) for x in ("reveal", "card:dagger")]
    compared = 0
    for state in positions(5, every=20, players=4):
        features = encoded(state, 1)
        with torch.no_grad():
            meant = learner(lists(features, [len(features)]))
            chance = torch.sigmoid(learner.judge(meant))[0].tolist()
            advice = learner.advise(meant, torch.tensor([1, 2]), torch.tensor([0, 0])).tolist()
        said = whole.think_of(features)
        # What the second layer says is rounded down to a 256th.
        assert np.array(said) / SCALE == pytest.approx(meant[0].numpy(), abs=1.01 / SCALE)
        for which in (0, 1):
            assert whole.judgement(said, which) == pytest.approx(chance[which], abs=0.005)
        assert whole.advice(said, "turn", actions) == pytest.approx(advice, abs=0.03)
        compared += 1
    assert compared > 10


def test_the_gradient_of_summed_rows_is_that_of_pytorch() -> None:
    table = torch.randn(SIZE, 4, requires_grad=True)
    features = torch.tensor([3, 3, 7, SIZE - 1, 0, 7], dtype=torch.int32)
    starts = torch.tensor([0, 3, 3, 5], dtype=torch.int32)
    weights = torch.randn(4, 4)
    (SumRows.apply(table, features, starts) * weights).sum().backward()
    found = table.grad
    table.grad = None
    (embedding_bag(features, table, starts, mode="sum") * weights).sum().backward()
    assert torch.allclose(found, table.grad, atol=1e-6)


def test_the_same_seed_begins_with_the_same_weights() -> None:
    first, second, other = new_learner(3).first, new_learner(3).first, new_learner(4).first
    assert torch.equal(first, second)
    assert not torch.equal(first, other)


def test_no_weight_grows_beyond_the_largest() -> None:
    learner = new_learner(1)
    with torch.no_grad():
        learner.first.fill_(-99.0)
        learner.value.weight.fill_(99.0)
    learner.hold()
    assert learner.first.min().item() == -LARGEST
    assert learner.value.weight.max().item() == LARGEST


def test_the_largest_weights_cannot_leave_their_lanes_in_the_second_layer() -> None:
    most = UNITS * TOP * LARGEST * SCALE + LARGEST * SCALE * SCALE
    assert most < 1 << (SECOND_BITS - 1)


def test_the_widest_sum_is_found() -> None:
    learner = new_learner(1)
    with torch.no_grad():
        learner.first.zero_()
        learner.first_bias.zero_()
        learner.first[9, 5] = -3.0
        learner.first[8, 5] = 2.0
    assert learner.widest(lists([9, 9, 8, 8, 8], [2, 5])) == 6.0
    assert WIDEST == 64.0


def test_a_model_file_tells_what_it_is_made_of() -> None:
    header = read_header(model_file(new_learner(1), NAMES, CONTEXTS, {"games": 3}))
    assert (header["units"], header["judges"], header["advisers"]) == (UNITS, JUDGES, ADVISERS)
    assert header["size"] == SIZE
    assert header["actions"] == CONTEXTS
    assert header["origin"] == {"games": 3}


def test_runs_that_began_before_can_go_on() -> None:
    """Names and shapes as they are in every file of a run."""
    assert {name: tuple(x.shape) for name, x in Learner(64).state_dict().items()} == {
        "first": (4991, 64),
        "first_bias": (64,),
        "actions": (8192, 32),
        "second.weight": (48, 64),
        "second.bias": (48,),
        "value.weight": (2, 16),
        "value.bias": (2,),
    }
