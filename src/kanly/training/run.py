"""A training run: what has been learned and how far it is, kept in a folder round by round."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final
from zipfile import is_zipfile

import msgspec
import numpy as np
import torch

from ..arena.workers import spread
from ..mind.encoding import Names
from ..mind.model import describe, read_header
from .batch import Batch, bound
from .network import ACTIONS, WIDEST, Learner, learner_of, model_file, new_learner
from .plan import BadRun, Leg, Plan, leg_from, next_leg
from .playing import play_games, tasks_of
from .update import learn

RUN: Final = "run.pt"
"""All that is needed to go on."""
MODEL: Final = "kanly.model"
LOG: Final = "log.jsonl"
"""A line for each round."""


class Run:
    """A training run in its folder; if there is one already, it goes on.

    A new one begins with nothing, or with what a model has learned.
    """

    def __init__(self, folder: Path, plan: Plan, model: bytes | None = None) -> None:
        torch.set_num_threads(1)  # the steps are small: more threads wait for each other
        plan.settings.check()
        self.folder = folder
        self.names = Names()
        self.learner = new_learner(plan.seed)
        self.contexts: list[str] = [""]
        self.base: dict[str, Any] = {}
        """Where the model comes from that it began with."""
        if model is not None:
            self._begin_with(model, plan.seed)
        self.optimizer = torch.optim.Adam(self.learner.parameters(), lr=plan.settings.rate)
        self.round = 0
        self.games = 0
        self.legs: list[Leg] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / RUN).exists():
            base = self.base
            self._read()
            if model is not None and self.base != base:
                raise BadRun(f"{folder} has a run that began with something else than this model")
        before = self.legs[-1] if self.legs else None
        rate: float = self.optimizer.param_groups[0]["lr"]
        leg = next_leg(before, plan, self.round, rate, now())
        if leg is not before:
            self.legs.append(leg)

    @property
    def leg(self) -> Leg:
        """The part of the run that is going on."""
        return self.legs[-1]

    @property
    def is_done(self) -> bool:
        """Has it all the rounds it was asked for?"""
        return self.round >= self.leg.plan.settings.rounds

    def advance(
        self,
        workers: int = 1,
        cluster: str | None = None,
        watch: Callable[[int], None] = lambda games: None,
    ) -> dict[str, Any]:
        """One round of playing and learning, kept when it is done; what is to be told of it.

        `watch` hears of games when they have been played.
        """
        plan = self.leg.plan
        began = time.perf_counter()
        batch = self.play(workers, cluster, watch)
        played = time.perf_counter()
        rate = self.leg.rate_after(self.round)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        chance = np.random.default_rng([plan.seed, self.round])
        report = learn(self.learner, self.optimizer, batch, plan.settings, chance)
        report["widest"] = self.check(batch)
        self.round += 1
        self.games += plan.settings.games
        self.save()
        line = {
            "round": self.round, "games": self.games, "rows": len(self.contexts),
            "positions": len(batch), "play_s": round(played - began, 2),
            "learn_s": round(time.perf_counter() - played, 2), "rate": round(rate, 7),
            **{name: round(x, 4) for name, x in report.items()},
        }  # fmt: skip
        with (self.folder / LOG).open("ab") as log:
            log.write(msgspec.json.encode(line) + b"\n")
        return line

    def play(
        self,
        workers: int = 1,
        cluster: str | None = None,
        watch: Callable[[int], None] = lambda games: None,
    ) -> Batch:
        """Play the games of a round."""
        plan = self.leg.plan
        games = range(self.games, self.games + plan.settings.games)
        tasks = tasks_of(self.model(), plan.seed, games, plan.settings.trust)
        batches: list[Batch] = []
        met: set[str] = set()
        for task, sheaf in zip(tasks, spread(play_games, tasks, workers, cluster)):
            batches.append(sheaf.batch)
            met |= sheaf.unknown
            watch(len(task.games))
        self.meet(met)
        return bound(batches)

    def meet(self, names: set[str]) -> None:
        """Give actions that came up for the first time a row of their own."""
        self.contexts += sorted(names - set(self.contexts))
        if len(self.contexts) > ACTIONS:
            raise BadRun(
                f"{len(self.contexts)} actions in their contexts have come up, and there is room "
                f"for {ACTIONS}: make ACTIONS in training/network.py larger and begin a new run"
            )

    def check(self, batch: Batch) -> float:
        """How large the sums of the first layer have become; refused if they are too large."""
        widest = self.learner.widest(batch.features)
        if not widest < WIDEST:
            raise BadRun(
                f"sums of the first layer have become as large as {widest:.0f}; beyond "
                f"{WIDEST:.0f} they are not safe in whole numbers: try a smaller rate"
            )
        return widest

    def model(self) -> bytes:
        """The network as it is now, as a model file."""
        origin = {
            "rounds": self.round,
            "games": self.games,
            "written": now(),
            "legs": [leg.as_dict() for leg in self.legs],
            **({"from": self.base} if self.base else {}),
        }
        return model_file(self.learner, self.names, self.contexts, origin)

    def save(self) -> None:
        """Keep the run; whenever this breaks off, each file is the old or the new one."""
        kept = {
            "learner": self.learner.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "contexts": self.contexts,
            "round": self.round,
            "games": self.games,
            "fields": describe(self.names),
            "legs": [leg.as_dict() for leg in self.legs],
            "from": self.base,
        }
        written = io.BytesIO()
        torch.save(kept, written)
        write(self.folder / RUN, written.getvalue())
        write(self.folder / MODEL, self.model())

    def _begin_with(self, model: bytes, seed: int) -> None:
        """Take over what a model has learned."""
        header = read_header(model)
        self._check_fields("the model", header["fields"])
        self.learner = learner_of(model, seed)
        self.contexts = header["actions"]
        self.base = header.get("origin", {})

    def _check_fields(self, of: object, fields: list[dict[str, Any]]) -> None:
        """Refuse what was learned from another encoding."""
        changed = moved(fields, describe(self.names))
        if changed:
            raise BadRun(f"{of} is of another encoding: {', '.join(changed)} differ")

    def _read(self) -> None:
        """Go on where the run was kept."""
        path = self.folder / RUN
        kept = read_run(path)
        self._check_fields(path, kept.get("fields", []))
        try:
            self.learner = Learner(len(kept["learner"]["first_bias"]))
            self.learner.load_state_dict(kept["learner"])
            self.optimizer = torch.optim.Adam(self.learner.parameters())
            self.optimizer.load_state_dict(kept["optimizer"])
            self.contexts = kept["contexts"]
            self.round = kept["round"]
            self.games = kept["games"]
        except (KeyError, RuntimeError, ValueError) as error:
            raise BadRun(f"{path} is the run of another network: {error}") from None
        self.legs = [leg_from(leg) for leg in kept.get("legs", [])]
        self.base = kept.get("from", {})


def read_run(path: Path) -> dict[str, Any]:
    """What a file of a run holds; those of before 0.6.0 have neither fields nor legs."""
    try:
        kept = torch.load(path, weights_only=True) if is_zipfile(path) else None
    except (UnpicklingError, RuntimeError):
        kept = None
    if not isinstance(kept, dict):
        raise BadRun(f"{path} holds no training run")
    return kept


def moved(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[str]:
    """The fields whose numbers stand for something else than before."""
    now = {field["name"]: field for field in after}
    found = []
    for field in before:
        other = now.get(field["name"], {})
        same = all(other.get(key) == field[key] for key in ("first", "size", "each"))
        if not same or other["ids"][: len(field["ids"])] != field["ids"]:
            found.append(field["name"])
    return found


def write(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)


def now() -> str:
    """The time in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")
