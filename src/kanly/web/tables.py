"""A table being played: the game, who sits where, and what it says of itself."""

from __future__ import annotations

import threading
from typing import Any

import msgspec

from .. import __version__
from ..bots.base import check
from ..coach import Advice
from ..engine.errors import KanlyError
from ..engine.kinds import DecisionKind
from ..engine.record import Game, Record
from ..engine.state import State
from ..lessons import LESSONS, Lesson
from ..puzzles import Puzzle, puzzles
from .clocks import Ticking
from .errors import not_replayable
from .games import game_of
from .model import Screen
from .outcome import outcome
from .people import HERE
from .sitters import Sitter
from .storage import Stored
from .words import CoachMode


class Table:
    """One game with its sitters.  Changes are made under `lock`."""

    def __init__(
        self,
        id: str,
        game: Game,
        sitters: list[Sitter],
        hints: bool,
        revision: int = 0,
        lesson: Lesson | None = None,
        coach: CoachMode = "off",
        puzzle: Puzzle | None = None,
        owner: str = HERE,
        ticking: Ticking | None = None,
    ) -> None:
        self.id = id
        self.owner = owner
        """The key of the person who opened it."""
        self.game = game
        self.revision = revision
        """Counts every change, undo too: two different positions never have the same."""
        self.sitters = sitters
        self.hints = hints
        """The interactive first game: the page explains each step."""
        self.lesson = lesson
        self.puzzle = puzzle
        self.wrong: str | None = None
        """The answer to the question at hand of a puzzle that was given last, and is not right."""
        self.coach: CoachMode = coach
        self.advice: tuple[int, Advice] | None = None
        """What the coach has said last, and at which revision."""
        self.lock = threading.RLock()
        self.left = False
        """Not the table any more: it was deleted, or a change of it could not be kept."""
        for sitter in sitters:
            if sitter.mind:
                check(sitter.mind)
        self.ticking = ticking or Ticking()
        self.delayed: dict[str, tuple[int, Screen]] = {}
        """What was last shown to those who watch later and after how many actions, by language."""
        self.settled = 0
        """So many lines of the log are past undo: they never change."""
        self.log_lengths: list[int] = []
        """How long the log was at the beginning and after each action."""
        self.asked: dict[int, tuple[DecisionKind, int] | None] = {}
        """What was asked after so many actions, and which seat."""
        self.settle()

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    @property
    def is_over(self) -> bool:
        """Has the game ended?  In the middle of an action it may look so: then this waits."""
        with self.lock:
            return self.state.is_over

    def settle(self) -> None:
        """Note how long the log is now, and how much of it is past undo."""
        length = len(self.state.log or [])
        plies = len(self.game.record.actions)
        self.log_lengths[plies:] = [length]
        decision = self.state.decision
        self.asked[plies] = None if decision is None else (decision.kind, decision.seat)
        if not self.game.can_undo:
            self.settled = length

    def asked_before(self, actions: int) -> list[DecisionKind]:
        """What the last so many actions have answered, the last first, as far as it is known."""
        plies = len(self.game.record.actions)
        found: list[DecisionKind] = []
        for ply in range(plies - 1, plies - 1 - actions, -1):
            asked = self.asked.get(ply)
            if asked is None:
                break
            found.append(asked[0])
        return found

    def last_of(self, seat: int) -> int | None:
        """The number of the last action that was a seat's; None if it has had none here."""
        for ply in range(len(self.game.record.actions) - 1, -1, -1):
            asked = self.asked.get(ply)
            if asked is not None and asked[1] == seat:
                return ply
        return None

    def person_to_move(self) -> int:
        """The seat of the person who must decide, or -1; who has a stand-in is not waited for."""
        decision = self.state.decision
        if decision is None or self.left:
            return -1
        sitter = self.sitters[decision.seat]
        return decision.seat if sitter.kind == "person" and not sitter.standin else -1

    def bot_to_move(self) -> int:
        """The seat of the bot that must decide, or -1; in a lesson its script answers for bots."""
        decision = self.state.decision
        if decision is None or not self.sitters[decision.seat].mind or self.left:
            return -1
        if self.puzzle is not None:
            return -1
        if self.lesson is not None and self.lesson.step(self.state) is None:
            return -1
        return decision.seat

    @property
    def is_choiceless(self) -> bool:
        """Is there just one answer to what is asked?"""
        decision = self.state.decision
        return decision is not None and len(decision.actions) == 1

    def seats_of(self, person: str) -> list[int]:
        """The seats a person has."""
        return [n for n, sitter in enumerate(self.sitters) if sitter.is_held_by(person)]

    def record_document(self) -> dict[str, Any]:
        """The record so far, and who plays."""
        with self.lock:
            players = [s.to_dict() for s in self.sitters if s.kind != "rival"]
            return {**self.game.record.to_dict(), "sitters": players}

    def undoable_by(self, seat: int) -> int:
        """So many actions the seat can take back; where others play, what is over is over."""
        persons = {x.person for x in self.sitters if x.kind == "person"}
        return 0 if self.state.is_over and len(persons) > 1 else self.game.undoable_by(seat)

    def undo_ends(self, seat: int) -> str:
        """Why the seat cannot take back anything now; empty if it can."""
        if self.undoable_by(seat):
            return ""
        if self.state.is_over:
            return "hidden-seen"
        if not self.game.record.actions:
            return "nothing-done"
        return "hidden-seen" if self.state.last_seat == seat else "other-seat"

    def summary(self) -> dict[str, Any]:
        """What the list of games shows."""
        s = self.state
        codex = s.codex
        return {
            "round": s.round,
            "players": s.setup.players,
            "deciding": None if s.decision is None else s.decision.seat,
            "phase": "over" if s.is_over else ("setup" if s.round == 0 else "playing"),
            "edition": s.setup.edition,
            "game": game_of(s.setup),
            "outcome": msgspec.to_builtins(outcome(s)) if s.is_over else None,
            "step": None if self.lesson is None else self.lesson.at(s),
            "seats": [
                {
                    **sitter.to_dict(),
                    "leader": codex.leader_ids[p.leader] if p.leader >= 0 else None,
                    "rival": codex.rival_ids[p.rival] if p.rival >= 0 else None,
                    "vp": p.vp,
                    "team": chair.team,
                }
                for sitter, p, chair in zip(self.sitters, s.seats, s.setup.mode.chairs)
            ],
        }


def take_up(stored: Stored) -> Table:
    """The table a database entry describes."""
    lesson = LESSONS.get(stored.lesson or "")
    try:
        record = stored.record()
        return seated(
            *(stored.id, record, stored.sitters, stored.hints, stored.revision),
            lesson=lesson,
            coach=stored.coach,
            puzzle=puzzles().get(stored.puzzle or ""),
            owner=stored.owner,
            ticking=stored.ticking,
        )
    except KanlyError as error:
        raise not_replayable(stored.version, __version__, str(error)) from None


def seated(
    id: str,
    record: Record,
    sitters: list[Sitter],
    hints: bool,
    revision: int,
    lesson: Lesson | None = None,
    coach: CoachMode = "off",
    puzzle: Puzzle | None = None,
    owner: str = HERE,
    ticking: Ticking | None = None,
) -> Table:
    """A table at which a record has been played."""
    game = Game.resume(Record(record.setup, [], record.position), log=True)
    table = Table(id, game, sitters, hints, revision, lesson, coach, puzzle, owner, ticking)
    for action in record.actions:
        game.apply(action)
        table.settle()
    return table
