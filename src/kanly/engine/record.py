"""Games on paper: a record is an agreement (or a position) and the actions that followed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from .codex import Codex
from .document import setup_document
from .errors import BadPosition, BadRecord, IllegalAction, KanlyError
from .game import start
from .library import load
from .reading import from_document, read_setup
from .setup import Setup
from .state import State

FORMAT: Final = 2
FORMATS: Final = (1, 2)
"""Those that are read.  The end of a record of format 1 is not compared: fields had other names."""


class Record:
    """How a game began and every action since; replays exactly on any machine."""

    def __init__(
        self, setup: Setup, actions: list[int], position: dict[str, Any] | None = None
    ) -> None:
        self.setup = setup
        self.actions = actions
        self.position = position
        """The position it began from, if not from the setup."""
        self.end = ""
        """The fingerprint after the last action, as the file said."""

    @property
    def codex(self) -> Codex:
        """The codex of its game."""
        return load(self.setup.edition, self.setup.players)

    def begin(self, log: bool = False) -> State:
        """The state before the first action."""
        if self.position is None:
            return start(self.setup, log)
        state = from_document(self.position)
        if log:
            state.log = []
        return state

    def replay(self, plies: int | None = None, log: bool = False) -> State:
        """The state after all actions, or after the first so many."""
        state = self.begin(log)
        for action in self.actions if plies is None else self.actions[:plies]:
            state.apply(action)
        return state

    def steps(self, log: bool = False) -> Iterator[tuple[State, int]]:
        """Each state with the action taken in it; the same state object, played on."""
        state = self.begin(log)
        for action in self.actions:
            yield state, action
            state.apply(action)

    def verify(self) -> State:
        """Replay everything; raises BadRecord at the first action that does not fit."""
        state = self.begin()
        for n, action in enumerate(self.actions):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise BadRecord(f"action {n + 1} of {len(self.actions)}: {error}") from None
        if self.end and state.fingerprint() != self.end:
            raise BadRecord("the game ends in another position than the record says")
        return state

    def document(self) -> dict[str, Any]:
        """The record as a document that does not say how it ends."""
        text = self.codex.vocabulary.text
        return {
            "kanly_record": FORMAT,
            "setup": setup_document(self.setup),
            "position": self.position,
            "actions": [text(a) for a in self.actions],
        }

    def to_dict(self) -> dict[str, Any]:
        """The record as a document, with the fingerprint of its end."""
        return {**self.document(), "end": self.replay().fingerprint()}

    def save(self, path: str | Path) -> None:
        """Write it to a file, whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(json.dumps(self.to_dict(), indent=1) + "\n", encoding="utf-8")
        part.replace(target)

    @staticmethod
    def from_dict(document: object) -> Record:
        """Read a record; raises BadRecord with what was expected."""
        if not isinstance(document, dict) or "kanly_record" not in document:
            raise BadRecord("this is not a record of a Kanly game")
        number = document["kanly_record"]
        if number is True or number not in FORMATS:
            known = " and ".join(str(n) for n in FORMATS)
            raise BadRecord(f"record format {number!r} is unknown; this Kanly reads {known}")
        texts = document.get("actions")
        if not isinstance(texts, list):
            raise BadRecord("the record has no list of actions")
        position = document.get("position")
        if position is not None and not isinstance(position, dict):
            raise BadRecord("the record's position should be an object")
        end = document.get("end")
        if end is not None and not isinstance(end, str):
            raise BadRecord("the record's end should be a fingerprint")
        try:
            setup = read_setup(document.get("setup"))
            parse = load(setup.edition, setup.players).vocabulary.parse
            actions = [parse(str(text)) for text in texts]
            if position is not None:
                from_document(position)
        except BadPosition as wrong:
            raise BadRecord("; ".join(wrong.reasons)) from None
        except KanlyError as error:
            raise BadRecord(str(error)) from None
        if position is not None:
            agreed = setup_document(setup)
            if setup_document(read_setup(position["setup"])) != agreed:
                raise BadRecord("the record's position is of another game than its setup")
            position = {**position, "setup": agreed}
        record = Record(setup, actions, position)
        record.end = end or "" if number == FORMAT else ""
        return record

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            document = json.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
        except (ValueError, RecursionError):
            raise BadRecord(f"{path} is damaged: it is not a complete JSON file") from None
        return Record.from_dict(document)


class Game:
    """A game being played: the state, its record, and undo.

    Undo goes back one action at a time, but never past the moment something hidden was seen or
    another seat decided.
    """

    def __init__(self, state: State, record: Record) -> None:
        self.state = state
        self.record = record
        self._past: list[State] = []

    @staticmethod
    def new(state: State) -> Game:
        """Start keeping the record of a game from this state on."""
        fresh = state.ply == 0 and start(state.setup).fingerprint() == state.fingerprint()
        return Game(state, Record(state.setup, [], None if fresh else state.to_dict()))

    @staticmethod
    def resume(record: Record, log: bool = False) -> Game:
        """Go on with a recorded game."""
        game = Game(record.begin(log), Record(record.setup, [], record.position))
        for action in record.actions:
            game.apply(action)
        return game

    def apply(self, action: int | str, seat: int = -1, ply: int = -1) -> None:
        """Answer the decision, by number or text; an illegal action changes nothing.

        `seat` says who answers and `ply` which position, for players who may be out of turn or
        late; -1: whoever must, the position as it is.
        """
        decision = self.state.decision
        if decision is not None and seat not in (-1, decision.seat):
            raise IllegalAction(
                f"it is not for seat {seat} to choose now; "
                f"seat {decision.seat} must choose ({decision.kind})"
            )
        if ply not in (-1, self.state.ply):
            raise IllegalAction(
                f"this answers the position after {ply} actions, but {self.state.ply} were played"
            )
        if isinstance(action, str):
            action = self.state.action(action)
        before = self.state.copy()
        before.log = None if self.state.log is None else self.state.log.copy()
        self.state.apply(action)
        self.record.actions.append(action)
        self._past.append(before)
        spare = len(self._past) - (self.state.ply - self.state.floor)
        if spare > 0:
            del self._past[:spare]

    @property
    def can_undo(self) -> bool:
        """Has nothing hidden been seen since the last action?"""
        return len(self._past) > 0

    def undoable_by(self, seat: int) -> int:
        """So many of the last actions are this seat's own and can still be taken back."""
        after = [*self._past[1:], self.state] if self._past else []
        count = 0
        while count < len(after) and after[-1 - count].last_seat == seat:
            count += 1
        return count

    def undo(self) -> None:
        """Take back the last action."""
        if not self._past:
            raise IllegalAction("nothing can be taken back: something hidden has been seen since")
        self.state = self._past.pop()
        self.record.actions.pop()
