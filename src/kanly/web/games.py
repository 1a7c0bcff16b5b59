"""The games a table chooses from first: each board of an edition, and editions mixed."""

from __future__ import annotations

from typing import Final

from ..engine.errors import BadSetup
from ..engine.library import EDITIONS
from ..engine.modes import Edition, Mode
from ..engine.setup import LEADER_CHOICES, Setup
from . import catalogue_model as model
from .teams import role_of, teammates
from .words import Board, Game

MIXED: Final[Game] = "mixed"


def games() -> list[model.GameEntry]:
    """Every game: those of an edition by their boards, then what can be added to it."""
    found: list[model.GameEntry] = []
    for edition in EDITIONS.values():
        boards: dict[str, list[Mode]] = {}
        for mode in edition.modes:
            boards.setdefault(mode.board.id, []).append(mode)
        borrowed = borrowed_by(edition)
        own = [module for module in edition.modules if module not in borrowed]
        found += [_entry(edition, board, modes, own, []) for board, modes in boards.items()]
    for edition in EDITIONS.values():
        if borrowed_by(edition):
            found.append(
                _entry(edition, MIXED, edition.modes, list(edition.modules), borrowed_by(edition))
            )
    return found


def borrowed_by(edition: Edition) -> list[str]:
    """The modules whose components come from another edition."""
    return [module for module in edition.modules if module in edition.marks]


def game_of(setup: Setup) -> Game:
    """Which of the games was agreed on."""
    borrowed = borrowed_by(EDITIONS[setup.edition])
    return MIXED if any(x in setup.modules for x in borrowed) else setup.mode.board.id


def edition_on(board: Board) -> str:
    """The edition that is played on a board."""
    boards = {mode.board.id: x.id for x in EDITIONS.values() for mode in x.modes}
    if board not in boards:
        raise BadSetup(f"there is no board {board!r}; expected {' or '.join(boards)}")
    return boards[board]


def _entry(
    edition: Edition, id: Game, modes: list[Mode] | tuple[Mode, ...], modules: list[str],
    borrowed: list[str],
) -> model.GameEntry:  # fmt: skip
    return model.GameEntry(
        id=id,
        edition=edition.id,
        modes={mode.players: mode_entry(edition, mode) for mode in modes},
        modules=modules,
        borrowed=borrowed,
        selection=edition.selection if edition.selection in borrowed else None,
    )


def mode_entry(edition: Edition, mode: Mode) -> model.ModeEntry:
    """What can be agreed on in a game for so many."""
    return model.ModeEntry(
        board=mode.board.id,
        chairs=[chair_entry(mode, seat) for seat in range(len(mode.chairs))],
        modules=list(mode.modules),
        leader_choices=[x for x in LEADER_CHOICES if x != "recommended" or mode.recommends],
        rivals=mode.rivals,
        rival_cards=[x.id for x in edition.rivals if mode.rivals and mode.players in x.players],
        recommends_rivals=mode.rivals > 0 and bool(mode.first_game.rivals),
        starters=mode.starters,
        levels=[model.LevelEntry(x.id, [v.id for v in x.variants]) for x in mode.levels],
        usual_level=mode.usual_level or None,
        variants=mode.variant_ids,
    )


def chair_entry(mode: Mode, seat: int) -> model.ChairEntry:
    """A place at the table."""
    chair = mode.chairs[seat]
    return model.ChairEntry(
        role=role_of(mode, seat),
        team=chair.team,
        teammates=teammates(mode, seat),
        leader=chair.leader or None,
        suits=list(chair.suits),
        deck=list(chair.deck),
        throne=chair.throne,
        points=chair.points,
    )
