"""The editions Kanly knows, and their codices."""

from __future__ import annotations

from typing import Final

from .codex import Codex
from .errors import BadSetup
from .modes import Edition, Mode

EDITIONS: Final[dict[str, Edition]] = {}
_loaded: Final[dict[str, Codex]] = {}
USUAL_PLAYERS: Final = 4
"""At a table nobody says more about."""


def register(edition: Edition) -> None:
    """Make an edition known by its id."""
    EDITIONS[edition.id] = edition


def edition_of(id: str) -> Edition:
    """The edition of that id."""
    if id not in EDITIONS:
        raise BadSetup(f"there is no edition {id!r}; expected {' or '.join(EDITIONS)}")
    return EDITIONS[id]


def mode_of(edition: str, players: int) -> Mode:
    """How so many play the edition."""
    modes = edition_of(edition).modes
    for mode in modes:
        if mode.players == players:
            return mode
    counts = ", ".join(str(mode.players) for mode in modes)
    raise BadSetup(f"{edition} is played by {counts} players, not {players}")


def load(edition: str, players: int = USUAL_PLAYERS) -> Codex:
    """The codex of an edition for so many players, built on first use."""
    mode = mode_of(edition, players)
    key = f"{edition}/{mode.players}"
    if key not in _loaded:
        _loaded[key] = Codex(EDITIONS[edition], mode)
    return _loaded[key]
