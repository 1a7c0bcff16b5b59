"""What is kept of people: what they are called, when they were here, how they change devices."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from typing import Final

import sqlalchemy as sa

from .database import CODES, PEOPLE, Database
from .errors import bad_code
from .people import People

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that could be taken for something else."""
LENGTH: Final = 8
CODE_LASTS: Final = 600.0
"""Seconds a code can be used, once,"""
LONGEST: Final = 3600.0
"""and for so long whoever starts a server can go to the own games of before."""
AT_ONCE: Final = 500
"""So many people are noted in one transaction."""
HERE_FOR: Final = 45.0
"""Seconds somebody counts as here after a screen of theirs was last known to be open."""


class Acquaintances:
    """People as the server knows them; each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._transaction = database.transaction
        self._now = database.now
        self._keep = database.keep

    def name(self, person: str) -> str:
        """What somebody is called; empty if they have not said."""
        with self._transaction() as db:
            name = db.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.person == person)).scalar()
        return name or ""

    def call(self, person: str, name: str) -> None:
        """Somebody is called so from now on."""
        self._note([person], {"name": name}, {"seen": 0.0})

    def see(self, persons: Collection[str], now: float) -> None:
        """Some people have a screen open now."""
        everybody = sorted(persons)
        for first in range(0, len(everybody), AT_ONCE):
            self._note(everybody[first : first + AT_ONCE], {"seen": now}, {"name": ""})

    def _note(
        self, persons: Sequence[str], known: dict[str, object], new: dict[str, object]
    ) -> None:
        own = PEOPLE.c.person.in_(persons)

        def note(db: sa.Connection) -> None:
            db.execute(sa.update(PEOPLE).where(own).values(known))
            noted = {*db.execute(sa.select(PEOPLE.c.person).where(own)).scalars()}
            rows = [{"person": x, **new, **known} for x in persons if x not in noted]
            if rows:
                db.execute(sa.insert(PEOPLE), rows)

        for _ in range(2):
            try:
                self._keep(note)
                return
            except sa.exc.IntegrityError:
                continue  # noted at the same moment: there is something to update now

    def hand_over(self, people: People, number: str, lasts: float = CODE_LASTS) -> str:
        """A code with which another device becomes this person's, once."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        now = self._now()
        kept = {"id": _hashed(code), "sealed": people.sealed(number, code), "until": now + lasts}
        with self._transaction() as db:
            db.execute(sa.insert(CODES).values(kept))
        return code

    def forget_codes(self) -> None:
        """Codes whose time is over are kept no longer: they are short enough to be tried."""
        with self._transaction() as db:
            db.execute(sa.delete(CODES).where(CODES.c.until < self._now()))

    def take_over(self, people: People, typed: str) -> str:
        """The number of the person whose code was typed."""
        code = "".join(char for char in typed.upper() if char in ALPHABET)
        now = self._now()
        in_time = CODES.c.until.between(now, now + LONGEST)
        own = sa.and_(CODES.c.id == _hashed(code), in_time)
        with self._transaction() as db:
            sealed = db.execute(sa.select(CODES.c.sealed).where(own)).scalar()
            if sealed is None or db.execute(sa.delete(CODES).where(own)).rowcount != 1:
                raise bad_code()
        return people.unsealed(sealed, code)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
