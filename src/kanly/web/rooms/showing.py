"""What whoever is in a room sees of it."""

from __future__ import annotations

from typing import Final, get_args

from ..acquaintances import HERE_FOR
from ..sitters import Sitter
from ..tables import Table
from . import gathering
from . import messages as model
from . import refusals as no
from .room import Member, Place, Room
from .rooms import LISTED, Rooms, can_offer
from .taking_back import may_ask, others, standing

LINES: Final = 100
"""So much of what was said last is told."""


def shown(rooms: Rooms, person: str, id: str) -> model.RoomOut:
    """The room for somebody in it."""
    room = rooms.entered(person, id)
    table = rooms.registry.get(id) if room.stage == "playing" else None
    members = rooms.store.members(id)
    now = rooms.registry.storage.database.now()
    numbers = {x.person: x.number for x in members}
    if person not in numbers:  # sent out in this moment
        raise no.unknown_room(id)
    is_host = room.host == person
    offerable = [] if table is None else can_offer(room, table, person)
    # Who sees nothing of the present game is not told whose turn it is either.
    seated = table is not None and bool(table.seats_of(person))
    present = table if seated or is_host or room.terms.watching == "now" else None
    return model.RoomOut(
        id=id,
        stage=room.stage,
        revision=room.revision,
        game=room.game,
        agreement=room.agreement,
        places=[
            _place(rooms, room, n, sitter, person, numbers, n in offerable)
            for n, sitter in enumerate(_seats(room, table))
        ],
        members=[_member(room, table, x, present, now) for x in members],
        me=numbers[person],
        host=is_host,
        terms=room.terms,
        invitation=rooms.invitations.to(room) if is_host else None,
        lines=rooms.store.said(id, LINES),
        phrases=list(get_args(model.Phrase)),
        clock=None if present is None else _clock(rooms, present),
        asked=None if present is None else _asked(room, present, person),
        next=room.next,
        closes=table is None and gathering.closes(room, person),
        may_ask_back=[] if table is None else may_ask(table, person),
    )


def lobby(rooms: Rooms, person: str) -> model.Lobby:
    """The rooms somebody is in, and those everybody may come into."""
    store = rooms.store
    mine = store.gathering(person, LISTED)
    watched = store.watched(person, LISTED)
    listed = store.listed(person, LISTED)
    rooms_shown = [*mine, *watched, *listed]
    hosts, sitting = store.hosts(rooms_shown), store.sitting(rooms_shown)

    def info(room: Room, is_mine: bool) -> model.RoomInfo:
        return _info(room, hosts[room.id], sitting.get(room.id), is_mine)

    return model.Lobby(
        mine=[info(x, True) for x in mine],
        watched=[info(x, True) for x in watched],
        listed=[info(x, False) for x in listed],
    )


def _info(room: Room, host: str, sitters: list[Sitter] | None, mine: bool) -> model.RoomInfo:
    """A room in a list: before the game as it is arranged, in the game who sits there by now."""
    taken: list[Place] | list[Sitter] = room.places if sitters is None else sitters
    kinds = [x.kind for x in taken]
    return model.RoomInfo(
        id=room.id,
        stage=room.stage,
        game=room.game,
        edition=room.agreement["edition"],
        host=host,
        places=len(room.places),
        free=kinds.count("open") if room.stage == "gathering" else len(room.offered),
        bots=kinds.count("bot"),
        names=[x.name for x in taken if x.kind == "person"],
        terms=room.terms,
        mine=mine,
    )


def _seats(room: Room, table: Table | None) -> list[Place | Sitter]:
    if table is None:
        return [*room.places]
    return [*table.sitters[: table.state.setup.players]]


def _place(
    rooms: Rooms,
    room: Room,
    seat: int,
    taken: Place | Sitter,
    person: str,
    numbers: dict[str, int],
    offerable: bool,
) -> model.PlaceOut:
    free = taken.kind == "open" or seat in room.offered
    return model.PlaceOut(
        kind="bot" if taken.kind == "rival" else taken.kind,
        name=taken.name,
        bot=taken.bot,
        leader=taken.leader if isinstance(taken, Place) else None,
        member=_number(taken, numbers),
        here=taken.person == person and taken.kind != "bot",
        standin=taken.standin if isinstance(taken, Sitter) else "",
        offered=free,
        offerable=offerable,
        invitation=rooms.invitations.to(room, seat) if free and room.host == person else None,
    )


def _number(taken: Place | Sitter, numbers: dict[str, int]) -> int | None:
    """Who sits there, by the number in the room; they may have left it."""
    if taken.kind != "person" or taken.person is None:
        return None
    return numbers.get(taken.person)


def _member(
    room: Room, table: Table | None, member: Member, present: Table | None, now: float
) -> model.MemberOut:
    here = abs(member.seen - now) < HERE_FOR
    seats = room.places_of(member.person) if table is None else table.seats_of(member.person)
    thinks = present is not None and present.person_to_move() in seats
    presence: model.Presence = ("thinking" if thinks else "here") if here else "away"
    return model.MemberOut(member.number, member.name, presence, member.person == room.host, seats)


def _clock(rooms: Rooms, table: Table) -> model.ClockOut | None:
    ticking = table.ticking
    if ticking.clock.kind == "none":
        return None
    now = rooms.registry.storage.database.now()
    due = rooms.registry.storage.due(table.id)
    players = range(table.state.setup.players)
    return model.ClockOut(
        clock=ticking.clock,
        seat=ticking.seat,
        asked=max(0.0, now - ticking.since) if ticking.seat >= 0 else 0.0,
        due=None if due is None else max(0.0, due - now),
        left=[ticking.left_of(n) for n in players] if ticking.clock.kind == "game" else None,
    )


def _asked(room: Room, table: Table, person: str) -> model.AskedOut | None:
    asked = standing(room, table)
    if asked is None:
        return None
    missing = {
        who: seats for who, seats in others(table, asked.seat).items() if who not in asked.agreed
    }
    return model.AskedOut(
        seat=asked.seat,
        plies=len(table.game.record.actions) - asked.plies,
        revision=asked.revision,
        waiting=[n for seats in missing.values() for n in seats],
        mine=person in missing,
        own=table.sitters[asked.seat].is_held_by(person),
    )
