"""A game on the agreement of one before: the same people, bots, modules and options."""

from __future__ import annotations

from ..engine.options import CHOSEN_OPTIONS
from .outcome import front
from .registry import TableRegistry
from .tables import Table


def rematch(registry: TableRegistry, id: str, same_leaders: bool) -> Table:
    """Open it; everybody keeps the seat, and the Leader too if that is wanted.

    Leaders that were drafted are drafted again.
    """
    table = registry.get(id)
    with table.lock:
        state = table.state
        setup = state.setup
        leaders = [front(state, seat) for seat in state.seats[: setup.players]]
        sitters = [sitter for sitter in table.sitters if sitter.kind != "rival"]
    kept = [leader for leader in leaders if leader] if same_leaders else []
    options = {
        "edition": setup.edition,
        "players": setup.players,
        "modules": setup.modules,
        "leaders": kept or ("draft" if setup.choice == "draft" else "random"),
        **{option.name: setup.options[option.name] for option in CHOSEN_OPTIONS},
    }
    return registry.open(options, sitters)
