"""A game on the agreement of one before: the same people, bots, modules and options."""

from __future__ import annotations

from typing import Literal

from ..engine.options import CHOSEN_OPTIONS
from .door import Door
from .outcome import front
from .tables import Table

NewLeaders = Literal["same", "new", "recommended", "draft"]
"""The Leaders of the game before, others by lot, of those recommended, or chosen in turn."""


def rematch(door: Door, id: str, new: NewLeaders) -> Table:
    """Open it; everybody keeps the seat, and the Leader too if that is wanted."""
    table = door.alone(id)
    with table.lock:
        state = table.state
        setup = state.setup
        leaders = [front(state, seat) for seat in state.seats[: setup.players]]
        sitters = [sitter for sitter in table.sitters if sitter.kind != "rival"]
    kept = [leader for leader in leaders if leader] if new == "same" else []
    options = {
        "edition": setup.edition,
        "players": setup.players,
        "modules": setup.modules,
        "leaders": kept or (new if new in ("recommended", "draft") else "random"),
        **{option.name: setup.options[option.name] for option in CHOSEN_OPTIONS},
    }
    return door.registry.open(options, sitters, coach=table.coach, owner=door.person)
