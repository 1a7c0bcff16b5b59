"""What one running server has: the tables, the bell, and the bots at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from litestar import Litestar

from ..bots.base import level_of
from .acquaintances import HERE_FOR, LONGEST, Acquaintances
from .bell import Bell
from .beside import run
from .coaching import Reviews
from .composure import Composure
from .errors import Refused, Unavailable, one_device
from .people import HOST, People
from .playing import bot_step
from .presence import Presence
from .registry import TableRegistry
from .reminders.reminders import Outside, Reminders
from .rooms.invitations import Invitations
from .rooms.rooms import Rooms
from .rooms.store import RoomStore
from .storage import Storage
from .tables import Table
from .thinkers import Shares, Thinkers
from .timekeeping import Timekeeper
from .watching import UNWATCHED, Watcher
from .wire import Wire

LOG = logging.getLogger(__name__)
SWITCH: Final = 0.0005
"""Seconds a bot may think on before it lets a request have its turn."""
RETRY: Final = 1.0
"""Seconds until a bot whose answer could not be kept tries again."""
CLAIM: Final = 10.0
"""Seconds for which a server has the bots of a table to itself, unless it claims them again."""
ANSWER: Final = 2.0
"""Seconds after which a database that has not answered does not answer."""
LOOK: Final = 2.0
"""Seconds between two looks for what other servers have left undone or not told."""
FORSAKEN: Final = 50
"""So many forsaken tables are taken up at a look."""
TICK: Final = 1.0
"""Seconds between two looks at the clocks of tables."""
NOTE: Final = 5.0
"""Seconds after which it is noted that somebody looks."""
HOPELESS: Final = 3600.0
"""Seconds until somebody looks again at the clock of a table that cannot be gone on with."""
TOLD: Final = 100
"""So many rooms are told who comes and goes."""
NOWHERE: Final = Outside()


class Host:
    """The tables of this process, the bell, and the bots at work.

    Of several servers on one database one at a time has the bots of a table think: it claims them
    for some seconds, again and again.  If it dies, another one finds the table forsaken.
    """

    def __init__(
        self,
        storage: Storage,
        bot_pause: float,
        thinkers: int,
        wire: Wire | None = None,
        public: bool = False,
        watcher: Watcher = UNWATCHED,
        outside: Outside = NOWHERE,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.registry = TableRegistry(storage)
        self.timekeeper = Timekeeper(storage.database)
        self._now = storage.database.now
        self.people = People(bytes.fromhex(storage.secret("people"))) if public else None
        """Who comes from where; None on a server for one device."""
        self.acquaintances = Acquaintances(storage.database)
        self.presence = Presence()
        self.reminders = Reminders(storage, outside) if public else None
        invitations = Invitations(bytes.fromhex(storage.secret("invitations")))
        self.rooms = Rooms(RoomStore(storage.database), self.registry, invitations)
        self.wire = wire
        self.bell = Bell(wire, storage.is_shared)
        self._watcher = watcher
        self._ping: asyncio.Task[None] | None = None
        self.is_stopping = False
        """It answers for the last time: who can choose should turn to another server."""
        self.bot_pause = bot_pause
        """Seconds between two decisions of bots, so that people can follow."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._claims: dict[str, float] = {}
        """Until when (of the steady clock) the bots of a table are this server's."""
        self._composure = Composure()
        self.thinkers = Thinkers(thinkers)
        self.advised = Shares(1)
        """The coach thinks for everybody about one decision at a time."""
        self.reviews = Reviews(self.registry, Thinkers(min(1, thinkers)))
        """In a process of their own: a whole game takes long."""

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """While the application runs, its database is its own, and bots give way to requests."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        self.thinkers.warm()
        tasks = [asyncio.create_task(self._look_after())]
        if self.people is not None:
            tasks.append(asyncio.create_task(self._watch_clocks()))
            tasks.append(asyncio.create_task(self._watch_people()))
        if self.reminders is not None:
            tasks.append(asyncio.create_task(self.reminders.run()))
        if self.wire is not None:
            tasks.append(asyncio.create_task(self.wire.run(self.bell.hear)))
        try:
            yield
        finally:
            sys.setswitchinterval(usual)
            tasks += [*self._playing.values(), *self._telling]
            for task in tasks:
                task.cancel()
            self.thinkers.close()
            self.reviews.close()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._give_back()
            self.registry.storage.close()

    def code(self) -> str:
        """With it a browser becomes that of whoever has played at this device before, once."""
        if self.people is None:
            raise one_device()
        return self.acquaintances.hand_over(self.people, HOST, LONGEST)

    async def has_database(self) -> bool:
        """Does the database answer soon?  However many ask, it is asked once at a time."""
        if self._ping is None or self._ping.done():
            self._ping = asyncio.create_task(run(self.registry.storage.ping))
        ping = self._ping
        await asyncio.wait([ping], timeout=ANSWER)
        return ping.done() and ping.exception() is None

    def wake_bots(self, table: Table) -> None:
        """Let bots answer in the background until a person must."""
        if table.bot_to_move() >= 0:
            self._wake(table.id)

    def _wake(self, id: str) -> None:
        if id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play_bots(id))

    async def _look_after(self) -> None:
        """See to tables whose bots nobody has think, and to screens that have missed something.

        Where no other server can be, that is only so when this one starts.
        """
        storage = self.registry.storage
        left, last = True, ""
        while left or storage.is_shared:
            with _going_on("forsaken tables"):
                forsaken = await run(storage.forsaken, self._now(), FORSAKEN, last)
                for id in forsaken:
                    self._wake(id)
                left = len(forsaken) == FORSAKEN
                last = forsaken[-1] if left else ""
                if storage.is_shared:
                    followed = self.bell.followed(self.registry.in_memory())
                    tables = await run(storage.revisions, followed)
                    self.bell.compare(tables, await run(self.rooms.store.revisions, followed))
            await asyncio.sleep(LOOK)

    async def _watch_clocks(self) -> None:
        """See to those whose time is up, also if looking at clocks fails for good.

        Not as long as the database does not let this server look: they may have time left.
        """
        noted: float | None = None
        while True:
            with _going_on("those whose time is up"):
                now = time.monotonic()
                if noted is None or now - noted > NOTE:
                    try:
                        for table in await run(self._look_at_clocks, noted is None):
                            self.bell.ring(table)
                        noted = now
                    except Unavailable:
                        raise
                    except Exception:
                        LOG.exception("looking at the clocks failed")
                for id in await run(self.timekeeper.overdue, FORSAKEN):
                    with _going_on(f"the clock of table {id}"):
                        await self._see_whose_time_is_up(id)
            await asyncio.sleep(TICK)

    def _look_at_clocks(self, first: bool) -> list[Table]:
        """Note that somebody does; the tables in memory whose clocks were put right.

        Nobody else has looked, where no other server can be.
        """
        right = self.timekeeper.look(first and not self.registry.storage.is_shared)
        tables = [self.registry.put_right(id, *clock) for id, clock in right.items()]
        return [table for table in tables if table is not None]

    async def _see_whose_time_is_up(self, id: str) -> None:
        """A bot stands in for them."""
        try:
            if await run(self.rooms.time_up, id):
                table = await run(self.registry.get, id)
                self.bell.ring(table)
                self.wake_bots(table)
        except Unavailable:
            raise
        except Refused as error:
            if error.status >= 500:  # damaged, or of another version
                await run(self.timekeeper.put_off, id, HOPELESS)
        except Exception:
            await run(self.timekeeper.put_off, id, HOPELESS)
            raise

    async def _watch_people(self) -> None:
        """Note who is here, as long as they are."""
        while True:
            with _going_on("who is here"):
                await run(self.acquaintances.see, self.presence.everybody(), self._now())
                await run(self.acquaintances.forget_codes)
            await asyncio.sleep(HERE_FOR / 2)

    def came_or_went(self, person: str) -> None:
        """Somebody's first screen was opened, or the last one closed: rooms of theirs are told."""
        task = asyncio.create_task(self._tell_rooms(person))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_rooms(self, person: str) -> None:
        with suppress(Unavailable):
            now = self._now()
            seen = now if self.presence.is_here(person) else now - HERE_FOR
            await run(self.acquaintances.see, [person], seen)
            for id in await run(self.rooms.store.rooms_of, person, TOLD):
                self.bell.stir(id)

    async def _play_bots(self, id: str) -> None:
        try:
            while not await self._played(id):
                await asyncio.sleep(RETRY)
        except Exception:
            LOG.exception("a bot failed at table %s", id)
        finally:
            del self._playing[id]
        self._claims.pop(id, None)  # what was not given back runs out by itself

    async def _played(self, id: str) -> bool:
        """Bots answer until a person must; not if the database fails, or others are quicker."""
        try:
            while await self._claimed(id):
                table = await run(self.registry.get, id)
                if level := _mind(table):
                    self._watcher.bot_waits()
                    if table.is_choiceless:
                        await asyncio.sleep(self._composure.pretence(level))
                    async with self.thinkers.shares.of(table.owner):
                        await run(self._step, table, on=self.thinkers.threads)
                    self.bell.ring(table)
                    if self.bot_pause:
                        await asyncio.sleep(self.bot_pause)
                elif not await self._released(id):
                    break
        except Unavailable as error:
            self.bell.stuck(id, error.code)
            return False
        except Refused as error:
            if error.status == 409:  # it has moved on meanwhile
                return False
            LOG.info("bots leave table %s: %s", id, error)  # deleted, or damaged
        return True

    def _step(self, table: Table) -> None:
        """The bot that must decide does."""
        self._watcher.bot_thinks()
        began = time.perf_counter()
        level, had_choice = _mind(table), not table.is_choiceless
        if bot_step(self.registry, table, self.thinkers) and level:
            taken = time.perf_counter() - began
            self._watcher.bot_answered(level, taken)
            if had_choice and table.lesson is None:
                self._composure.note(level, taken)

    async def _claimed(self, id: str) -> bool:
        """Are the bots of a table this server's for the next seconds?"""
        storage = self.registry.storage
        if not storage.is_shared:
            return True
        now = time.monotonic()
        if now > self._claims.get(id, 0.0) - CLAIM / 2:
            if not await run(storage.claim, id, self.id, self._now(), CLAIM):
                self._claims.pop(id, None)
                return False
            self._claims[id] = now + CLAIM
        return True

    async def _released(self, id: str) -> bool:
        """Give the bots of a table back; True if one must answer again by now.

        Another server may have wanted them since this one looked.
        """
        if self._claims.pop(id, None) is None:
            return False
        await run(self.registry.storage.release, id, self.id)
        return (await run(self.registry.get, id)).bot_to_move() >= 0

    def _give_back(self) -> None:
        """Others need not wait until the claims of a server that stops have run out."""
        for id in self._claims:
            with suppress(Unavailable):
                self.registry.storage.release(id, self.id)


def _mind(table: Table) -> str:
    """The level of the bot that must decide; empty if none must any more."""
    seat = table.bot_to_move()
    return level_of(table.sitters[seat].mind) if seat >= 0 else ""


@contextmanager
def _going_on(looking_at: str) -> Iterator[None]:
    """Whatever fails, there is another look soon: nothing waits for ever."""
    try:
        yield
    except Unavailable:
        pass  # said in the log; it may be back next time
    except Exception:
        LOG.exception("looking at %s failed", looking_at)
