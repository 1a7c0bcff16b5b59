"""All rooms: opened, found, entered, and how their games begin."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa

from ...bots.levels import USUAL
from ...engine.options import CHOSEN_OPTIONS
from ..errors import Refused, changed_elsewhere
from ..games import game_of
from ..registry import TableRegistry, new_id
from ..sitters import Sitter
from ..tables import Table
from ..texts import bounded_text, clean_name
from . import gathering
from . import refusals as no
from .invitations import Invitations
from .messages import Going, RoomIn
from .room import Member, Place, Room, Terms
from .store import TRIES, Also, RoomStore, nothing

LISTED: Final = 100
"""So many rooms are listed."""
MOST_SENT_OUT: Final = 200
"""So many people a room remembers as sent out."""
WORDS: Final = 300
"""The longest that is said at once."""


class Rooms:
    """The rooms of a server.  Who is not in a room learns nothing of it, unless it is listed."""

    def __init__(self, store: RoomStore, registry: TableRegistry, invitations: Invitations) -> None:
        self.store = store
        self.registry = registry
        self.invitations = invitations

    def open(self, person: str, data: RoomIn) -> Room:
        """A new room, whose host is whoever opens it."""
        name = clean_name(data.name)
        room = gathering.arranged(new_id(), person, name, data)
        self.store.create(room, {person: name})
        return room

    def open_to_others(self, person: str, table: Table) -> Room:
        """A room for a game that has begun at one device: its seats can be offered from now on."""
        with table.lock:
            setup = table.state.setup
            sitters = table.sitters[: setup.players]
            owner, clock = table.owner, table.ticking.clock
        if owner != person:
            raise no.not_host()
        if table.lesson is not None or table.puzzle is not None:
            raise no.nothing_is_hidden()
        if self.store.load(table.id) is None:
            agreement = {**agreement_of(table), "hints": table.hints, "coach": table.coach}
            free = [Place() for _ in sitters]
            room = Room(table.id, person, game_of(setup), agreement, free)
            room.terms = Terms(clock=clock)
            room.stage = "playing"
            own = [x.name for x in sitters if x.is_held_by(person)]
            with suppress(sa.exc.IntegrityError):  # opened at the same moment
                self.store.create(room, {person: next(iter(own), "")})
            if self.registry.storage.is_told(table.id):  # only now: see `Door.whole`
                self.store.remove(table.id)
                raise no.nothing_is_hidden()
        return self.entered(person, table.id)

    def entered(self, person: str, id: str) -> Room:
        """The room, for whoever is in it."""
        room = self.store.load(id)
        if room is None or not self.store.is_member(id, person):
            raise no.unknown_room(id)
        return room

    def enter(self, person: str, id: str, invitation: str, name: str) -> Room:
        """Somebody comes into a room; who is invited to a seat takes it at once."""
        room = self.store.load(id)
        name = clean_name(name)
        if room is None:
            raise no.bad_invitation() if invitation else no.unknown_room(id)
        invited = bool(invitation) and self.invitations.is_good(room, invitation)
        known = self.store.is_member(id, person)
        if not known and not invited:
            welcome = room.terms.listed and person not in room.sent_out
            if invitation or not welcome:
                raise no.bad_invitation() if invitation else no.unknown_room(id)
        if not known or name:
            self.store.enter(id, person, name)
        if known and name and room.stage == "gathering":
            self.change(person, id, lambda r: gathering.rename(r, person, name))
        seat = self.invitations.seat_in(invitation) if invited else None
        if seat is not None:
            self._seat_invited(room, person, name, seat)
        return self.entered(person, id)

    def _seat_invited(self, room: Room, person: str, name: str, seat: int) -> None:
        """The seat of an invitation is taken, if it is still to be had; if not, one watches."""
        if room.stage == "gathering":
            place = room.places[seat]
            if place.kind == "open":
                self.change(person, room.id, lambda r: gathering.sit(r, person, name, seat))
        elif seat in room.offered:
            self.take(person, room.id, seat, name)

    def change(
        self, person: str, id: str, change: Callable[[Room], object], also: Also = nothing
    ) -> Room:
        """Whoever is in a room changes it."""
        self.entered(person, id)
        changed = self.store.change(id, change, also)
        if changed is None:
            raise no.unknown_room(id)
        return changed

    def sit(self, person: str, id: str, seat: int | None, name: str) -> None:
        """Take a place: before the game a free one, later one that is offered."""
        room = self.entered(person, id)
        name = clean_name(name) or self.member(id, person).name
        if name:
            self.store.enter(id, person, name)
        if room.stage == "gathering":
            self.change(person, id, lambda r: gathering.sit(r, person, name, seat))
        else:
            free = [seat] if seat is not None else room.offered
            if not free or free[0] not in room.offered:
                raise no.place_taken()
            self.take(person, id, free[0], name)

    def take(self, person: str, id: str, seat: int, name: str) -> None:
        """Take an offered seat of the running game; whoever had it has it no more.

        A person who plays there has come back since; only the host gives away what they play at.
        """
        self._check_hidden(id)

        def taken(room: Room) -> None:
            if seat not in room.offered:
                raise no.place_taken()
            room.offered.remove(seat)

        host = self.change(person, id, taken).host

        def seated(sitter: Sitter) -> Sitter:
            if not (sitter.mind or sitter.is_held_by(host)):
                raise no.place_taken()
            return Sitter("person", name, "", person)

        self._reseat(id, seat, seated)

    def offer(self, person: str, id: str, seat: int, on: bool) -> None:
        """The host lets a seat of the running game be taken, or not."""
        room = self.entered(person, id)
        gathering.hosts(room, person)
        table = self.registry.get(id)
        if not 0 <= seat < table.state.setup.players:
            raise Refused(422, "bad-seat", f"there is no seat {seat}")
        if on:
            self._check_hidden(id)
            if seat not in can_offer(room, table, person):
                raise no.not_your_seat(seat)

        def offered(room: Room) -> None:
            room.offered = sorted({*room.offered, seat} if on else {*room.offered} - {seat})

        self.change(person, id, offered)

    def start(self, person: str, id: str) -> Table:
        """The game begins; the room and the game are kept together."""
        room = self.entered(person, id)
        sitters = gathering.sitters(room, person)
        room.stage = "playing"
        room.offered = []

        def begun(db: sa.Connection) -> None:
            if not self.store.save(db, room):
                raise changed_elsewhere(id)

        agreement = room.agreement
        try:
            return self.registry.open(
                gathering.options(room), sitters, agreement["hints"], agreement["coach"],
                room.host, room.terms.clock, room.id, begun,
            )  # fmt: skip
        except sa.exc.IntegrityError:  # there is such a table: the host has pressed twice
            raise no.has_begun() from None

    def leave(self, person: str, id: str) -> bool:
        """Somebody goes.  Before the game the place is free then; False: the room is closed.

        In the game a bot stands in until they come back; who only watches is not in it any more.
        """
        room = self.entered(person, id)
        if room.stage == "playing":
            seats = self.registry.get(id).seats_of(person)
            if self._reseat_all(person, id, seats, stood_in_for):
                self._tell(person, id, "left")
            if not seats and room.host != person:
                self.store.leave(id, person)
            return True
        room = self.change(person, id, lambda r: gathering.leave(r, person))
        if room.host == person:
            self.store.remove(id)
            return False
        self.store.leave(id, person)
        return True

    def resign(self, person: str, id: str) -> None:
        """Somebody gives their seats up for good: they are bots' from now on."""
        self._playing(person, id)
        own = self.registry.get(id).seats_of(person)
        if self._reseat_all(person, id, own, lambda x: Sitter("bot", x.name, USUAL)):
            self._tell(person, id, "resigned")

    def come_back(self, person: str, id: str) -> None:
        """Whoever comes back has their seats again, and nobody else can take them."""
        self._playing(person, id)
        own = self.registry.get(id).seats_of(person)
        came = self._reseat_all(person, id, own, lambda x: Sitter("person", x.name, "", person))

        def kept(room: Room) -> None:
            room.offered = [seat for seat in room.offered if seat not in own]

        self.change(person, id, kept)
        if came:
            self._tell(person, id, "back")

    def time_up(self, id: str) -> bool:
        """If somebody's time is up at a table, a bot stands in; was it?"""
        storage = self.registry.storage
        table = self.registry.get(id)
        with table.lock:
            seat = table.person_to_move()
            due = storage.due(id)  # asked last: it is not of a question before this one
            if due is None or due > storage.database.now() or seat < 0:
                return False
            self.registry.reseat(table, _changed(table, seat, stood_in_for))
        return True

    def dismiss(self, person: str, id: str, number: int) -> None:
        """The host sends somebody out who has no seat in the game; old invitations are void."""
        room = self.entered(person, id)
        gathering.hosts(room, person)
        who = next((x.person for x in self.store.members(id) if x.number == number), None)
        if who is None or who == person:
            raise Refused(422, "bad-member", f"there is no member {number} to be sent out")
        if room.stage == "playing" and self.registry.get(id).seats_of(who):
            raise no.has_begun()

        def gone(room: Room) -> None:
            room.epoch += 1
            room.sent_out = [*room.sent_out, who][-MOST_SENT_OUT:]
            for n in room.places_of(who):
                room.places[n] = Place()

        self.change(person, id, gone)
        self.store.leave(id, who)

    def say(self, person: str, id: str, phrase: str, words: str) -> None:
        """Somebody says something."""
        self.entered(person, id)
        words = "" if phrase else bounded_text(words, WORDS)
        if not phrase and not words:
            raise no.nothing_said()
        self.store.say(id, self.member(id, person), phrase, words)

    def _tell(self, person: str, id: str, going: Going) -> None:
        """Others read in the talk that somebody comes or goes."""
        self.store.say(id, self.member(id, person), going, "")

    def again(self, person: str, id: str) -> Room:
        """The room of the rematch, opened by whoever is the first to ask for it."""
        room = self._playing(person, id)
        table = self.registry.get(id)
        if not table.is_over:
            raise no.has_begun()
        names = {x.person: x.name for x in self.store.members(id)}
        before = room.next
        if before is None or self.store.load(before) is None:  # closed before anybody played
            players = table.sitters[: table.state.setup.players]
            made = gathering.again(new_id(), room, person, names, players)
            people = {
                x.person: names.get(x.person, "") for x in made.places if x.person is not None
            }

            def follow(room: Room) -> None:
                if room.next == before:
                    room.next = made.id

            def create(db: sa.Connection, room: Room) -> None:
                if room.next == made.id:
                    self.store.keep_new(db, made, people)

            room = self.change(person, id, follow, create)
        assert room.next is not None
        if not self.store.is_member(room.next, person):
            self.store.enter(room.next, person, names.get(person, ""))
        self.entered(person, room.next)
        return self.change(person, room.next, lambda r: gathering.come_along(r, person))

    def member(self, id: str, person: str) -> Member:
        """Somebody in the room."""
        for found in self.store.members(id):
            if found.person == person:
                return found
        raise no.unknown_room(id)

    def _check_hidden(self, id: str) -> None:
        """Refuse to seat anybody where somebody may know what is hidden."""
        if self.registry.storage.is_told(id):
            raise no.nothing_is_hidden()

    def _playing(self, person: str, id: str) -> Room:
        room = self.entered(person, id)
        if room.stage != "playing":
            raise no.not_begun()
        return room

    def _reseat_all(
        self, person: str, id: str, seats: list[int], change: Callable[[Sitter], Sitter]
    ) -> bool:
        """Change who has a person's seats; was there something to change?"""
        changed = [self._reseat(id, seat, held_by(person, change)) for seat in seats]
        return any(changed)

    def _reseat(self, id: str, seat: int, change: Callable[[Sitter], Sitter]) -> bool:
        """Change who has a seat, if need be anew, when others were quicker; was it changed?"""
        for _ in range(TRIES):
            table = self.registry.get(id)
            with table.lock:
                if table.is_over:
                    return False
                sitters = _changed(table, seat, change)
                if table.left:
                    continue
                if sitters == table.sitters:
                    return False
                try:
                    self.registry.reseat(table, sitters)
                    return True
                except Refused as refusal:
                    if refusal.status != 409:
                        raise
        raise changed_elsewhere(id)


def can_offer(room: Room, table: Table, person: str) -> list[int]:
    """The seats a host can give away: those bots play at, and any of several own ones."""
    if room.host != person:
        return []
    players = table.sitters[: table.state.setup.players]
    own = table.seats_of(person)
    spare = own if len(own) > 1 else []
    return [n for n, x in enumerate(players) if x.mind or n in spare]


def stood_in_for(sitter: Sitter) -> Sitter:
    """A person's seat at which a bot plays meanwhile."""
    return Sitter("person", sitter.name, "", sitter.person, USUAL)


def held_by(person: str, change: Callable[[Sitter], Sitter]) -> Callable[[Sitter], Sitter]:
    """The same change where that person still sits; otherwise somebody else was quicker."""

    def changed(sitter: Sitter) -> Sitter:
        if not sitter.is_held_by(person):
            raise no.place_taken()
        return change(sitter)

    return changed


def _changed(table: Table, seat: int, change: Callable[[Sitter], Sitter]) -> list[Sitter]:
    sitters = list(table.sitters)
    sitters[seat] = change(sitters[seat])
    return sitters


def agreement_of(table: Table) -> dict[str, Any]:
    """What was agreed on for a game that has begun."""
    setup = table.state.setup
    return {
        "edition": setup.edition,
        "leaders": "random",
        "modules": list(setup.modules),
        **{option.name: setup.options[option.name] for option in CHOSEN_OPTIONS},
    }
