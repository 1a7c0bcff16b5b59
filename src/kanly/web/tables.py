"""Tables being played: who sits where, the game, and every change kept before it is answered."""

from __future__ import annotations

import random
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from .. import __version__
from ..bots.base import Bot, make
from ..engine.document import setup_document
from ..engine.errors import IllegalAction, KanlyError
from ..engine.game import new_game
from ..engine.record import Game, Record
from ..engine.state import State
from .errors import (
    Refused,
    illegal,
    not_replayable,
    not_yours,
    nothing_to_undo,
    stale,
    unknown_table,
)
from .sitters import Sitter
from .storage import Storage, Stored

KEPT: Final = 32
"""So many tables stay in memory though nobody uses them."""


class Table:
    """One game with its sitters.  Changes are made under `lock`."""

    def __init__(
        self, id: str, game: Game, sitters: list[Sitter], hints: bool, revision: int = 0
    ) -> None:
        self.id = id
        self.game = game
        self.revision = revision
        """Counts every change, undo too: two different positions never have the same."""
        self.sitters = sitters
        self.hints = hints
        """The interactive first game: the page explains each step."""
        self.lock = threading.RLock()
        self.left = False
        """Not the table any more: it was deleted, or a change of it could not be kept."""
        self.bots: dict[int, Bot] = {
            n: make(sitter.bot, game.record.setup.seed + n)
            for n, sitter in enumerate(sitters)
            if sitter.kind == "bot"
        }
        self.settled = 0
        """So many lines of the log are past undo: they never change."""
        self.settle()

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    def parse(self, action: str) -> int:
        """The action a text stands for."""
        try:
            return self.state.action(action)
        except IllegalAction as error:
            raise illegal(str(error)) from None

    def settle(self) -> None:
        """Note how much of the log is past undo."""
        if not self.game.can_undo:
            self.settled = len(self.state.log or [])

    def bot_to_move(self) -> int:
        """The seat of the bot that must decide, or -1."""
        decision = self.state.decision
        if decision is not None and decision.seat in self.bots and not self.left:
            return decision.seat
        return -1

    def record_document(self) -> dict[str, Any]:
        """The record so far, and who plays."""
        with self.lock:
            players = [s.to_dict() for s in self.sitters if s.kind != "rival"]
            return {**self.game.record.to_dict(), "sitters": players}

    def undo_ends(self, seat: int) -> str:
        """Why the seat cannot take back anything now; empty if it can."""
        if self.game.can_undo_by(seat):
            return ""
        if not self.game.record.actions:
            return "nothing-done"
        return "hidden-seen" if self.state.last_seat == seat else "other-seat"

    def summary(self) -> dict[str, Any]:
        """What the list of games shows."""
        s = self.state
        tables = s.tables
        return {
            "round": s.round,
            "players": s.setup.players,
            "deciding": None if s.decision is None else s.decision.seat,
            "phase": "over" if s.is_over else ("setup" if s.round == 0 else "playing"),
            "edition": s.setup.edition,
            "seats": [
                {
                    **sitter.to_dict(),
                    "leader": tables.leader_ids[p.leader] if p.leader >= 0 else None,
                    "rival": tables.rival_ids[p.rival] if p.rival >= 0 else None,
                    "vp": p.vp,
                }
                for sitter, p in zip(self.sitters, s.seats)
            ],
        }


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

    # ------------------------------------------------------------------ finding and opening

    def open(self, options: dict[str, Any], sitters: list[Sitter], hints: bool = False) -> Table:
        """Start a game and keep it."""
        options = dict(options)
        if options.get("seed") is None:
            options["seed"] = random.SystemRandom().randrange(1 << 48)
        try:
            record = Record(new_game(**options).setup, [])
        except KanlyError as error:
            raise Refused(422, "bad-setup", str(error)) from None
        return self._keep(record, sitters, hints)

    def take_over(self, document: object, sitters: list[Sitter]) -> Table:
        """A game from a file, to be looked at or gone on with."""
        try:
            record = Record.from_dict(document)
            record.verify()
        except KanlyError as error:
            raise Refused(422, "bad-record", str(error)) from None
        return self._keep(record, sitters, False)

    def _keep(self, record: Record, sitters: list[Sitter], hints: bool) -> Table:
        setup = record.setup
        if len(sitters) != setup.players:
            raise Refused(
                422,
                "bad-setup",
                f"{len(sitters)} sitters were named for {setup.players} players",
            )
        for sitter in sitters:
            if sitter.kind == "bot":
                try:
                    make(sitter.bot, 0)
                except KanlyError as error:
                    raise Refused(422, "bad-setup", str(error)) from None
        everybody = [*sitters, *(Sitter("rival") for _ in range(setup.rival_count))]
        table = seated(secrets.token_hex(6), record, everybody, hints, len(record.actions))
        game = table.game
        texts = [game.state.action_text(a) for a in record.actions]
        self.storage.create(
            table.id,
            setup_document(setup),
            [s.to_dict() for s in everybody],
            hints,
            record.position,
            texts,
            game.state.is_over,
            table.summary(),
        )
        self._hold(table)
        return table

    def get(self, id: str) -> Table:
        """The table, taken up from the database if need be."""
        table = self._found(id)
        if table is None:
            with self._door(id):
                table = self._found(id)
                if table is None:
                    stored = self.storage.load(id)
                    if stored is None:
                        raise unknown_table(id)
                    table = take_up(stored)
                    self._hold(table)
        return table

    def remove(self, id: str) -> None:
        """Forget a table for good."""
        with self._door(id):
            table = self._found(id)
            if table is not None:
                self._leave(table)
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

    def _leave(self, table: Table) -> None:
        """This is not the table any more."""
        with table.lock:
            table.left = True
        with self._lock:
            self._tables.pop(table.id, None)
            self._recent.pop(table.id, None)

    # ------------------------------------------------------------------ playing

    def act(self, table: Table, seat: int, revision: int, action: str) -> None:
        """A person answers the decision; kept before this returns, or refused unchanged."""
        with table.lock:
            self._check(table, seat, revision)
            decision = table.state.decision
            if decision is None:
                raise illegal("the game is over: no action is expected")
            if decision.seat != seat:
                raise not_yours(seat)
            self._apply(table, table.parse(action))

    def undo(self, table: Table, seat: int, revision: int) -> None:
        """A person takes back their last action."""
        with table.lock:
            self._check(table, seat, revision)
            reason = table.undo_ends(seat)
            if reason:
                raise nothing_to_undo(reason)
            table.game.undo()
            number = len(table.game.record.actions)
            self._kept(table, lambda: self.storage.drop(table.id, number, table.summary()))

    def bot_step(self, table: Table) -> bool:
        """If a bot must decide, it does; was there one?  Others may look while it thinks."""
        with table.lock:
            seat = table.bot_to_move()
            if seat < 0:
                return False
            revision = table.revision
            state = table.state.copy()
        choice = table.bots[seat].choose(state)
        with table.lock:
            if table.revision == revision and not table.left:
                self._apply(table, choice)
        return True

    def _check(self, table: Table, seat: int, revision: int) -> None:
        if not 0 <= seat < len(table.sitters) or table.sitters[seat].kind != "person":
            raise not_yours(seat)
        if table.left:
            raise stale(revision, table.revision)
        if revision != table.revision:
            raise stale(revision, table.revision)

    def _apply(self, table: Table, action: int) -> None:
        try:
            table.game.apply(action)
        except IllegalAction as error:
            raise illegal(str(error)) from None
        text = table.state.action_text(action)
        number = len(table.game.record.actions) - 1
        over = table.state.is_over
        self._kept(table, lambda: self.storage.add(table.id, number, text, over, table.summary()))
        table.settle()

    def _kept(self, table: Table, keep: Callable[[], None]) -> None:
        """Keep a change; what cannot be kept is not accepted: the database has the truth."""
        try:
            keep()
        except Exception:
            self._leave(table)
            raise
        table.revision += 1


def take_up(stored: Stored) -> Table:
    """The table a database entry describes."""
    sitters = [Sitter(s["kind"], s["name"], s["bot"]) for s in stored.seats]
    document = {
        "kanly_record": 1,
        "setup": stored.setup,
        "position": stored.position,
        "actions": stored.actions,
    }
    try:
        return seated(stored.id, Record.from_dict(document), sitters, stored.hints, stored.revision)
    except KanlyError as error:
        raise not_replayable(stored.version, __version__, str(error)) from None


def seated(
    id: str, record: Record, sitters: list[Sitter], hints: bool, revision: int
) -> Table:  # fmt: skip
    """A table at which a record has been played."""
    game = Game.resume(Record(record.setup, [], record.position), log=True)
    table = Table(id, game, sitters, hints, revision)
    for action in record.actions:
        game.apply(action)
        table.settle()
    return table
