"""All tables: opened, found, kept and forgotten."""

from __future__ import annotations

import random
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import sqlalchemy as sa

from ..engine.errors import KanlyError
from ..engine.game import new_game
from ..engine.options import ALOUD
from ..engine.record import Record
from ..lessons import LEARNER, Lesson
from ..puzzles import Puzzle
from .clocks import Clock, Ticking
from .errors import Refused, unknown_table
from .people import HERE
from .sitters import Sitter, check_bot
from .storage import Change, Storage
from .tables import Table, seated, take_up
from .words import CoachMode

NO_CLOCK: Final = Clock()
Asking = Callable[[Ticking, int, float], Ticking]
"""The clock of a table once a seat is asked (-1: nobody whose time runs) at a time."""
KEPT: Final = 1000
"""So many tables stay in memory though nobody uses them, each with less than 100 KB."""


class TableRegistry:
    """All tables: those in memory, and those in the database to be taken up when asked for.

    Whoever uses a table holds it; so there are never two of one game, and what nobody has used for
    long leaves the memory.
    """

    def __init__(self, storage: Storage, kept: int = KEPT) -> None:
        self.storage = storage
        self.kept = kept
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Every table in memory."""
        self._recent: OrderedDict[str, Table] = OrderedDict()
        """Those used last, held here."""
        self._doors: WeakValueDictionary[str, threading.Lock] = WeakValueDictionary()
        """One who takes up or deletes a table holds its door; others at the same door wait."""
        self._lock = threading.Lock()
        """Of the three above; never held for long."""

    def open(
        self,
        options: dict[str, Any],
        sitters: list[Sitter],
        hints: bool = False,
        coach: CoachMode = "off",
        owner: str = HERE,
        clock: Clock = NO_CLOCK,
        id: str | None = None,
        also: Callable[[sa.Connection], None] = lambda db: None,
    ) -> Table:
        """Start a game and keep it; people sit at it, so it is played aloud."""
        options = {**options, ALOUD.name: True}
        told = options.get("seed") is not None
        if not told:
            options["seed"] = random.SystemRandom().randrange(1 << 48)
        try:
            record = Record(new_game(**options).setup, [])
        except KanlyError as error:
            raise Refused(422, "bad-setup", str(error)) from None
        return self._keep(
            *(owner, record, sitters, hints),
            coach=coach, told=told, clock=clock, id=id, also=also,
        )  # fmt: skip

    def take_over(
        self,
        document: object,
        sitters: list[Sitter],
        coach: CoachMode = "off",
        owner: str = HERE,
    ) -> Table:
        """A game from a file, to be looked at or gone on with."""
        try:
            record = Record.from_dict(document)
            record.verify()
        except KanlyError as error:
            raise Refused(422, "bad-record", str(error)) from None
        return self._keep(owner, record, sitters, False, coach=coach, told=True)

    def teach(self, lesson: Lesson, owner: str = HERE) -> Table:
        """Begin a lesson and keep it; its script answers for the bots."""
        record = lesson.begin()
        sitters = [Sitter("bot", bot="greedy") for _ in range(record.setup.players)]
        sitters[LEARNER] = Sitter("person", person=owner)
        return self._keep(owner, record, sitters, False, lesson)

    def pose(self, puzzle: Puzzle, owner: str = HERE) -> Table:
        """Begin a puzzle and keep it, in place of earlier tries; nobody else moves in it."""
        record = puzzle.begin()
        sitters = [Sitter("bot", bot="greedy") for _ in range(record.setup.players)]
        sitters[puzzle.seat] = Sitter("person", person=owner)
        for id in self.storage.tries_at(puzzle.id, owner):
            self.remove(id)
        return self._keep(owner, record, sitters, False, puzzle=puzzle)

    @contextmanager
    def keeping(self, table: Table, asking: Asking = Ticking.asks) -> Iterator[Change]:
        """Keep a change: where it leads to, and what that means for the clock.

        What cannot be kept is not accepted: the database has the truth.
        """
        ticking = asking(table.ticking, table.person_to_move(), self.storage.database.now())
        try:
            yield _change(table, table.revision + 1, ticking)
        except Exception:
            self.leave(table)
            raise
        table.revision += 1
        table.ticking = ticking

    def _keep(
        self,
        owner: str,
        record: Record,
        sitters: list[Sitter],
        hints: bool,
        lesson: Lesson | None = None,
        coach: CoachMode = "off",
        puzzle: Puzzle | None = None,
        told: bool = False,
        clock: Clock = NO_CLOCK,
        id: str | None = None,
        also: Callable[[sa.Connection], None] = lambda db: None,
    ) -> Table:
        setup = record.setup
        if len(sitters) != setup.players:
            raise Refused(
                422,
                "bad-setup",
                f"{len(sitters)} sitters were named for {setup.players} players",
            )
        for sitter in sitters:
            if sitter.kind == "bot":
                check_bot(sitter.bot)
        everybody = [*sitters, *(Sitter("rival") for _ in range(setup.mode.rivals))]
        table = seated(
            *(id or new_id(), record, everybody, hints, len(record.actions)),
            *(lesson, coach, puzzle, owner, Ticking(clock)),
        )
        table.ticking = table.ticking.asks(table.person_to_move(), self.storage.database.now())
        self.storage.create(
            _change(table, table.revision, table.ticking),
            *(owner, record.document(), everybody, hints),
            lesson=None if lesson is None else lesson.id,
            coach=coach,
            puzzle=None if puzzle is None else puzzle.id,
            told=told,
            also=also,
        )
        self._hold(table)
        return table

    def get(self, id: str) -> Table:
        """The table as it is now, taken up from the database if need be."""
        table = self._found(id)
        if table is not None and self.storage.is_shared:
            self._catch_up(table)
        if table is None or table.left:
            with self._door(id):
                table = self._found(id)
                if table is None:
                    stored = self.storage.load(id)
                    if stored is None:
                        raise unknown_table(id)
                    table = take_up(stored)
                    self._hold(table)
        return table

    def _catch_up(self, table: Table) -> None:
        """What other servers have done at a table is done here, too.

        If something was taken back, or the table is gone, this is not the table any more.
        """
        with table.lock:
            now = self.storage.revision(table.id)
            if now == table.revision:
                return
            since = None if now is None else self.storage.since(table.id, table.revision)
            if since is None or since.kept < len(table.game.record.actions):
                self.leave(table)
                return
            for action in since.actions:
                table.game.apply(action)
                table.settle()
            table.sitters = since.sitters
            table.ticking = since.ticking
            table.revision = since.revision

    def reseat(self, table: Table, sitters: list[Sitter]) -> None:
        """Others sit at a table from now on; kept before this returns."""
        with table.lock:
            table.sitters = sitters
            with self.keeping(table, Ticking.still_asks) as change:
                self.storage.reseat(change, sitters)

    def rewind(self, table: Table, plies: int) -> None:
        """Take a table back to where it was after so many actions, whatever was seen since."""
        with table.lock:
            record = table.game.record
            shorter = Record(record.setup, record.actions[:plies], record.position)
            earlier = seated(
                *(table.id, shorter, table.sitters, table.hints, table.revision),
                *(None, table.coach, None, table.owner, table.ticking),
            )
            with self.keeping(earlier, Ticking.asks_again) as change:
                self.storage.drop(change, plies)
            self.leave(table)
            self._hold(earlier)

    def known(self, id: str) -> Table | None:
        """The table if it is in memory and nobody else can have changed it."""
        if self.storage.is_shared:
            return None
        with self._lock:
            return self._tables.get(id)

    def put_right(self, id: str, revision: int, ticking: Ticking) -> Table | None:
        """A clock was put right by this revision; its table, if that is in memory and follows."""
        with self._door(id):  # whoever takes it up right now may have found it as it was
            table = self.known(id)
        if table is None:
            return None
        with table.lock:
            if table.revision != revision - 1:
                return None
            table.revision, table.ticking = revision, ticking
        return table

    def in_memory(self, only: Collection[str] | None = None) -> list[Table]:
        """The tables that need not be taken up first: those of some, or (None) all."""
        with self._lock:
            if only is None:
                return list(self._tables.values())
            return [table for id in only if (table := self._tables.get(id)) is not None]

    def remove(self, id: str) -> None:
        """Forget a table for good."""
        with self._door(id):
            table = self._found(id)
            if table is not None:
                self.leave(table)
            if not self.storage.remove(id):
                raise unknown_table(id)

    def _door(self, id: str) -> threading.Lock:
        with self._lock:
            return self._doors.setdefault(id, threading.Lock())

    def _found(self, id: str) -> Table | None:
        """The table if it is in memory; it has been used then."""
        with self._lock:
            table = self._tables.get(id)
            if table is not None:
                self._use(table)
            return table

    def _hold(self, table: Table) -> None:
        """The table is in memory from now on."""
        with self._lock:
            self._tables[table.id] = table
            self._use(table)

    def _use(self, table: Table) -> None:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > self.kept:
            self._recent.popitem(last=False)

    def leave(self, table: Table) -> None:
        """This is not the table any more."""
        with table.lock:
            table.left = True
        with self._lock:
            self._tables.pop(table.id, None)
            self._recent.pop(table.id, None)


def new_id() -> str:
    """An id no table has."""
    return secrets.token_hex(6)


def _change(table: Table, revision: int, ticking: Ticking) -> Change:
    return Change(
        *(table.id, revision, table.is_over, table.bot_to_move() >= 0, table.summary()),
        ticking,
    )
