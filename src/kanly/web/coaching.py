"""The coach of a table: advice on the decision at hand, and a look back at a finished game."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from ..bots.base import Knowledge
from ..bots.searching import Budget
from ..coach import Advice, Review, advise, review, told_advice, told_review
from ..engine.record import Record
from ..engine.state import State
from .coach_model import AdviceOut, Advised, ReviewOut, ReviewState
from .errors import no_coach, no_thought, not_over, not_yours, stale, too_many
from .people import HERE
from .playing import check
from .registry import TableRegistry
from .screen import labels
from .storage import KeptReview
from .tables import Table
from .thinkers import Thinkers, Unwanted
from .thinking import Tell, document, position

LOG = logging.getLogger(__name__)
BUDGET: Final = Budget(100_000, 1.0)
"""For advice: about a second."""
MOST_REVIEWS: Final = 10
"""So many games wait to be looked back at, or are."""
SOME_WAIT: Final = 30
"""Seconds after which there may be room for another one."""


@dataclass(frozen=True)
class Advising:
    """A question to the coach; it knows no more than the seat that decides."""

    seed: int
    budget: Budget
    position: State
    """In which everything the seat cannot see has been dealt anew."""

    def plain(self) -> tuple[Any, ...]:
        """As it travels."""
        return _advising, self.seed, self.budget, document(self.position)

    def answer(self, tell: Tell) -> Advice:
        """The advice."""
        return advise(Knowledge(self.position), self.budget, self.seed)


@dataclass(frozen=True)
class Reviewing:
    """A finished game to be looked back at."""

    record: Record

    def plain(self) -> tuple[Any, ...]:
        """As it travels."""
        return _reviewing, msgspec.json.encode(self.record.document())

    def answer(self, tell: Tell) -> Review:
        """The review."""
        return review(self.record, tell)


def _advising(seed: int, budget: Budget, sent: bytes) -> Advising:
    return Advising(seed, budget, position(sent))


def _reviewing(sent: bytes) -> Reviewing:
    return Reviewing(Record.from_dict(msgspec.json.decode(sent)))


# ---------------------------------------------------------------- advice


def advice(table: Table, thinkers: Thinkers, seat: int, revision: int, lang: str) -> AdviceOut:
    """Advice for the seat that decides, as long as the table does not move on."""
    with table.lock:
        check(table, seat, revision)
        decision = table.state.decision
        if table.coach == "off" or table.lesson is not None or decision is None:
            raise no_coach(table.id)
        if decision.seat != seat:
            raise not_yours(seat)
        state = table.state.copy()
        plies = len(table.game.record.actions)
        known = table.advice
        names = labels(table, state, lang)
    if known is not None and known[0] == revision:
        given = known[1]
    else:
        chance = Random(f"{table.game.record.setup.seed} coach {plies}")
        given = _thought(table, thinkers, advising(state, chance), revision)
    told = told_advice(state, given, lang, names)
    full = table.coach == "full"
    choices = [
        Advised(
            action=choice.action,
            label=choice.label,
            win=choice.win if full else None,
            then=choice.then if full else [],
            reasons=choice.reasons if full else [],
            against=choice.against if full else "",
        )
        for choice in told.choices
    ]
    return AdviceOut(revision, table.coach, choices, told.close)


def advising(state: State, chance: Random) -> Advising:
    """What the coach is asked at a position; the position itself is told to nobody."""
    assert state.decision is not None
    seed = chance.getrandbits(48)
    dealt = state.determinize(state.decision.seat, chance.getrandbits(48))
    return Advising(seed, BUDGET, dealt)


def _thought(table: Table, thinkers: Thinkers, asked: Advising, revision: int) -> Advice:
    try:
        given = thinkers.ask(asked, lambda: table.revision == revision and not table.left)
    except Unwanted:
        raise stale(revision, table.revision) from None
    except Exception:
        LOG.exception("the coach has failed at table %s", table.id)
        raise no_thought("the coach has failed; the log of the server says why") from None
    assert isinstance(given, Advice)
    with table.lock:
        if table.revision != revision:
            raise stale(revision, table.revision)
        table.advice = revision, given
    return given


# ---------------------------------------------------------------- looking back


@dataclass
class Looking:
    """A game being looked back at: for whom, and how far it is."""

    person: str
    part: float = 0.0


class Reviews:
    """The games that are being looked back at; what was found is kept with the table."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._under_way: dict[str, Looking] = {}
        """By table."""
        self._failed: set[tuple[str, int]] = set()
        """Those that came to nothing, by table and revision."""
        self._lock = threading.Lock()

    def start(self, table: Table, person: str) -> None:
        """Look back at a finished game in the background, unless somebody does or did already.

        It takes long: of people who are told apart each has one at a time.
        """
        _check_over(table)
        if self._kept(table) is not None:
            return
        with self._lock:
            if table.id in self._under_way:
                return
            own = person != HERE and any(x.person == person for x in self._under_way.values())
            if own or len(self._under_way) >= MOST_REVIEWS:
                raise too_many(SOME_WAIT)
            self._under_way[table.id] = Looking(person)
            self._failed.discard((table.id, table.revision))
        self._thinkers.threads.submit(self._think, table)

    def state(self, table: Table, lang: str) -> ReviewState:
        """How far it is, or what was found."""
        _check_over(table)
        looking = self._under_way.get(table.id)
        if looking is not None:
            return ReviewState("running", looking.part)
        kept = self._kept(table)
        if kept is not None:
            return ReviewState("done", 1.0, _told(table, kept.review, lang))
        failed = (table.id, table.revision) in self._failed
        return ReviewState("failed" if failed else "none", 0.0)

    def close(self) -> None:
        """Give up all of them."""
        self._thinkers.close()

    def _kept(self, table: Table) -> KeptReview | None:
        kept = self._registry.storage.review(table.id)
        return kept if kept is not None and kept.revision == table.revision else None

    def _think(self, table: Table) -> None:
        with table.lock:
            played = table.game.record
            record = Record(played.setup, [*played.actions], played.position)
            revision = table.revision

        def tell(part: float) -> None:
            self._under_way[table.id].part = part

        try:
            found = self._thinkers.ask(
                Reviewing(record), lambda: table.revision == revision and not table.left, tell
            )
            assert isinstance(found, Review)
            self._registry.storage.keep_review(table.id, KeptReview(revision, found))
        except Unwanted:
            LOG.info("nobody waits for the review of table %s any more", table.id)
        except Exception:
            LOG.exception("the review of table %s has failed", table.id)
            self._failed.add((table.id, revision))
        finally:
            del self._under_way[table.id]


def _check_over(table: Table) -> None:
    if not table.is_over or not table.game.record.actions:
        raise not_over(table.id)


def _told(table: Table, found: Review, lang: str) -> ReviewOut:
    record = table.game.record
    names = labels(table, table.state, lang)
    told = told_review(record, found, lang, names)
    return ReviewOut(
        sides=found.sides,
        names=told.names,
        points=found.points,
        turning=told.turning,
        costly=told.costly,
        accounts=found.accounts,
    )
