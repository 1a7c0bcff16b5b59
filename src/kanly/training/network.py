"""The network as it is learned, and its way into a model file."""

from __future__ import annotations

import warnings
from array import array
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from ..mind.encoding import SIZE, Names
from ..mind.layers import FIRST_BITS, SCALE, TOP
from ..mind.model import VALUES, describe, read_header, unpacked, write_model
from .lists import Lists
from .plan import BadRun

UNITS: Final = 128
"""Of the first layer of a new network."""
JUDGES: Final = 16
ADVISERS: Final = 32
MOST: Final = TOP / SCALE
ACTIONS: Final = 8192
"""Room for actions in their contexts; row 0 is for those not met yet."""
LARGEST: Final = 8.0
"""No weight is larger: so those of the later layers can never leave their lanes.

The sum of a lane of the second layer stays below ``UNITS * TOP * LARGEST * SCALE``, a quarter of
its room.
"""
WIDEST: Final = (1 << (FIRST_BITS - 1)) / SCALE / 2
"""How far from 0 a sum of the first layer may be: half of the room its lane has.

Nothing proves that no position has a larger one, so every sum of every round is looked at.
"""

# Said by PyTorch of the sparse products below, once for each process.
warnings.filterwarnings("ignore", message="Sparse CSR tensor support is in beta")


class SumRows(torch.autograd.Function):
    """The sum of a table's rows for each list of features.

    PyTorch's own gradient of this sum takes three times as long as a sparse product.
    """

    @staticmethod
    def forward(context: Any, table: Tensor, features: Tensor, starts: Tensor) -> Tensor:
        """`features` are the lists one after the other, `starts` where each begins."""
        context.save_for_backward(features, starts)
        context.rows = len(table)
        return embedding_bag(features, table, starts, mode="sum")

    @staticmethod
    def backward(context: Any, gradient: Tensor) -> tuple[Tensor, None, None]:
        """For each row the sum of the gradients of the lists it is in."""
        features, starts = context.saved_tensors
        flat = features.numpy().astype(np.uint16)
        order = np.argsort(flat, kind="stable")  # for 16 bits a radix sort
        lengths = np.diff(starts.numpy(), append=len(flat))
        lists = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)[order]
        counts = np.bincount(flat, minlength=context.rows)
        ends = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        holding = torch.sparse_csr_tensor(
            torch.from_numpy(ends),
            torch.from_numpy(lists),
            torch.ones(len(flat)),
            (context.rows, len(lengths)),
            check_invariants=False,
        )
        return holding @ gradient, None, None


class Learner(nn.Module):
    """The same sums as `mind.network`, with gradients."""

    def __init__(self, units: int = UNITS) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.empty(SIZE, units))
        self.first_bias = nn.Parameter(torch.zeros(units))
        self.second = nn.Linear(units, JUDGES + ADVISERS)
        self.value = nn.Linear(JUDGES, VALUES)
        self.actions = nn.Parameter(torch.empty(ACTIONS, ADVISERS))
        nn.init.normal_(self.first, std=0.06)
        nn.init.constant_(self.first_bias, 0.3)
        nn.init.normal_(self.second.weight, std=0.18)
        nn.init.constant_(self.second.bias, 0.1)
        nn.init.normal_(self.actions, std=0.02)

    def sums(self, features: Lists) -> Tensor:
        """What the units of the first layer say of each position, before it is bounded."""
        values = torch.from_numpy(features.values)
        starts = torch.from_numpy(features.starts.astype(np.int32))
        added: Tensor = SumRows.apply(self.first, values, starts)  # type: ignore[no-untyped-call]
        return added + self.first_bias

    def forward(self, features: Lists) -> Tensor:
        """What the second layer says: judges, then advisers."""
        second: Tensor = self.second(self.sums(features).clamp(0.0, MOST))
        return second.clamp(0.0, MOST)

    def judge(self, thoughts: Tensor) -> Tensor:
        """Both judgements, as logits."""
        judged: Tensor = self.value(thoughts[:, :JUDGES])
        return judged

    def advise(self, thoughts: Tensor, rows: Tensor, whose: Tensor) -> Tensor:
        """What speaks for each choice; `whose` is the position it belongs to."""
        advisers = thoughts[:, JUDGES:].index_select(0, whose)
        return (advisers * self.actions.index_select(0, rows)).sum(1)

    def parts(self, rows: int) -> list[Tensor]:
        """All weights in the order of a model file, with so many rows of actions."""
        return [
            self.first,
            self.first_bias,
            self.second.weight.t(),
            self.second.bias,
            self.value.weight,
            self.value.bias,
            self.actions[:rows],
        ]

    def hold(self) -> None:
        """Keep every weight within its bounds."""
        with torch.no_grad():
            for weights in self.parameters():
                weights.clamp_(-LARGEST, LARGEST)

    def widest(self, features: Lists) -> float:
        """How far from 0 the sums of the first layer are at most."""
        with torch.no_grad():
            return float(self.sums(features).abs().max())


def new_learner(seed: int, units: int = UNITS) -> Learner:
    """A network that knows nothing yet."""
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        return Learner(units)


def learner_of(model: bytes, seed: int) -> Learner:
    """A network that begins with what a model has learned; new actions get rows of their own."""
    header = read_header(model)
    learner = new_learner(seed, header["units"])
    numbers = torch.tensor(unpacked(model), dtype=torch.float32) / SCALE
    parts = learner.parts(len(header["actions"]))
    sizes = [part.numel() for part in parts]
    if header["size"] != SIZE or len(numbers) != sum(sizes):
        raise BadRun("the model is of another kind of network, which cannot learn on")
    with torch.no_grad():
        for part, learned in zip(parts, numbers.split(sizes)):
            part.copy_(learned.view(part.shape))
    return learner


def model_file(
    learner: Learner, names: Names, contexts: list[str], origin: dict[str, Any]
) -> bytes:
    """The model file of what has been learned."""
    numbers = array("h")
    for part in learner.parts(len(contexts)):
        whole = (part.detach().clamp(-LARGEST, LARGEST) * SCALE).round()
        numbers.frombytes(whole.to(torch.int16).contiguous().numpy().tobytes())
    header = {
        "units": len(learner.first_bias),
        "judges": JUDGES,
        "advisers": ADVISERS,
        "size": SIZE,
        "fields": describe(names),
        "actions": contexts,
        "origin": origin,
    }
    return write_model(header, numbers)
