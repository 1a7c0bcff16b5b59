"""The editions Kanly knows, and their tables."""

from __future__ import annotations

from typing import Final

from .errors import BadSetup
from .modes import Edition, Mode
from .tables import Tables

EDITIONS: Final[dict[str, Edition]] = {}
_loaded: Final[dict[str, Tables]] = {}


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


def load(edition: str, players: int = 0) -> Tables:
    """The tables of an edition for so many players (0: as many as can play), built on first use."""
    mode = mode_of(edition, players) if players else edition_of(edition).modes[-1]
    key = f"{edition}/{mode.players}"
    if key not in _loaded:
        _loaded[key] = Tables(EDITIONS[edition], mode)
    return _loaded[key]
