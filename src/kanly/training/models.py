"""Models at work."""

from __future__ import annotations

from functools import lru_cache

from ..mind.encoding import Names
from ..mind.model import read_model
from ..mind.selfplay import Player


@lru_cache(maxsize=2)
def player_of(model: bytes) -> Player:
    """Who plays by a model file; a worker has many tasks with the same one."""
    names = Names()
    return Player(read_model(model, names), names)
