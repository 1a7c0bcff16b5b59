"""Tables being played: who sits where, the game, and every change kept before it is answered."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable
from typing import Any

from ..bots.base import Bot, make
from ..engine.document import setup_document
from ..engine.errors import IllegalAction, KanlyError
from ..engine.game import new_game
from ..engine.record import Game, Record
from ..engine.state import State
from .errors import Refused, illegal, not_yours, nothing_to_undo, stale, unknown_table
from .storage import Storage, Stored


class Sitter:
    """Who has a seat: a person on this device, a bot, or a Rival."""

    __slots__ = ("bot", "kind", "name")

    def __init__(self, kind: str, name: str = "", bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.bot = bot

    def to_dict(self) -> dict[str, Any]:
        """The sitter as it is kept."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot}


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

    def bot_to_move(self) -> int:
        """The seat of the bot that must decide, or -1."""
        decision = self.state.decision
        if decision is not None and decision.seat in self.bots:
            return decision.seat
        return -1

    def record_document(self) -> dict[str, Any]:
        """The record so far."""
        with self.lock:
            return self.game.record.to_dict()

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
    """All tables: those in memory, and those in the database to be taken up when asked for."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tables: dict[str, Table] = {}
        self._lock = threading.Lock()

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
        with self._lock:
            self._tables[table.id] = table
        return table

    def get(self, id: str) -> Table:
        """The table, taken up from the database if need be."""
        with self._lock:
            table = self._tables.get(id)
            if table is None:
                stored = self.storage.load(id)
                if stored is None:
                    raise unknown_table(id)
                table = take_up(stored)
                self._tables[id] = table
            return table

    def remove(self, id: str) -> None:
        """Forget a table for good."""
        with self._lock:
            table = self._tables.pop(id, None)
        if table is not None:
            with table.lock:
                table.left = True
        if not self.storage.remove(id):
            raise unknown_table(id)

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
            if seat < 0 or table.left:
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

    def _kept(self, table: Table, keep: Callable[[], None]) -> None:
        """Keep a change; what cannot be kept is not accepted: the database has the truth."""
        try:
            keep()
        except Exception:
            table.left = True
            with self._lock:
                self._tables.pop(table.id, None)
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
        raise Refused(500, "damaged", str(error)) from None


def seated(
    id: str, record: Record, sitters: list[Sitter], hints: bool, revision: int
) -> Table:  # fmt: skip
    """A table at which a record has been played."""
    return Table(id, Game.resume(record, log=True), sitters, hints, revision)
