"""Positions as readable documents: the save file, the test builder and the fingerprint."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from .codex import Codex
from .fields import write
from .node import Task
from .options import HOUSE_OPTIONS, OPTIONS, RIVAL_OPTIONS
from .parts import PARTS, Part
from .seat import SEAT_FIELDS
from .setup import Setup
from .state import STATE_FIELDS, State
from .turn import TURN_FIELDS

FORMAT: Final = 2
"""1 had other names for some fields and steps (`engine/version_1.py`)."""

ALWAYS_WRITTEN: Final = (*HOUSE_OPTIONS, *RIVAL_OPTIONS)
"""Options that documents have even where nobody named them; fingerprints depend on it."""
ALWAYS_NAMED: Final = ("choam", "rivals")
"""Parts that documents of format 2 name even in games without them; fingerprints depend on it."""


def setup_document(setup: Setup) -> dict[str, Any]:
    """The agreement as a document."""
    return {
        "edition": setup.edition,
        "players": setup.players,
        "choice": setup.choice,
        "leaders": list(setup.leaders),
        "modules": list(setup.modules),
        "seed": setup.seed,
        "options": {
            option.name: setup.options[option.name]
            for option in OPTIONS
            if option in ALWAYS_WRITTEN or setup.options[option.name] != option.default
        },
    }


def to_document(s: State) -> dict[str, Any]:
    """The whole position, hidden parts included, with names instead of numbers."""
    t = s.codex
    doc: dict[str, Any] = {"kanly": FORMAT, "setup": setup_document(s.setup)}
    doc["chance"] = [s.chance_a, s.chance_b]
    doc.update(write(t, s, STATE_FIELDS))
    for name in PARTS:
        part: Part | None = getattr(s, name)
        if part is not None:
            doc[name] = write(t, part, part.fields())
        elif name in ALWAYS_NAMED:
            doc[name] = None
    doc["turn"] = write(t, s.turn, TURN_FIELDS)
    doc["seats"] = [write(t, seat, SEAT_FIELDS) for seat in s.seats]
    doc["agenda"] = [_task_document(t, task) for task in s.agenda]
    doc["pending"] = [_task_document(t, task) for task in s.pending]
    d = s.decision
    doc["decision"] = None
    if d is not None:
        doc["decision"] = _task_document(t, Task(d.node, d.owner, d.source, d.value))
    return doc


def _task_document(t: Codex, task: Task) -> dict[str, Any]:
    return {
        "node": task.node.path,
        "seat": task.seat,
        "source": t.vocabulary.text(task.source),
        "value": task.value,
    }


def fingerprint(s: State) -> str:
    """A short digest of the whole position: equal states, equal fingerprints, on any machine."""
    text = json.dumps(to_document(s), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
