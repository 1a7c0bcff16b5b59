"""Before a game begins: people take seats, choose Leaders, and whoever is the host arranges it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...bots.levels import USUAL
from ...engine.errors import KanlyError
from ...engine.game import new_game
from ...engine.setup import Setup
from ..errors import Refused
from ..games import game_of
from ..sitters import Sitter, check_bot
from ..texts import clean_name
from . import refusals as no
from .messages import RoomIn
from .room import Place, Room, Terms

ANY_LEADER: Final = "random"


def arranged(id: str, host: str, name: str, data: RoomIn) -> Room:
    """A new room; what is not free of its places is the host's, or a bot's."""
    leaders = data.game.leaders
    named = leaders if isinstance(leaders, list) else [ANY_LEADER for _ in data.places]
    if len(named) != len(data.places):
        raise Refused(422, "bad-setup", f"{len(named)} leaders for {len(data.places)} places")
    places = [
        Place(
            kind=place.kind,
            name=(clean_name(place.name) or name) if place.kind == "person" else "",
            bot=place.bot if place.kind == "bot" else "",
            person=host if place.kind == "person" else None,
            leader=None if leader == ANY_LEADER else leader,
        )
        for place, leader in zip(data.places, named)
    ]
    room = Room(id, host, "uprising", msgspec.to_builtins(data.game), places, checked(data.terms))
    room.game = game_of(check_game(room))
    return room


def checked(terms: Terms) -> Terms:
    """The terms, if anybody can play by them."""
    if not terms.clock.is_sensible():
        raise Refused(422, "bad-clock", "a clock leaves at least 15 seconds")
    return terms


def check_game(room: Room) -> Setup:
    """Refuse a game that cannot be played, whoever comes; the game as the engine has it."""
    for place in room.places:
        if place.kind == "bot":
            check_bot(place.bot)
    try:
        return new_game(**options(room)).setup
    except KanlyError as error:
        raise Refused(422, "bad-setup", str(error)) from None


def options(room: Room) -> dict[str, Any]:
    """What the engine is told of the agreement."""
    found = {k: v for k, v in room.agreement.items() if k not in ("hints", "coach")}
    if isinstance(found["leaders"], list) or any(x.leader for x in room.places):
        found["leaders"] = [place.leader or ANY_LEADER for place in room.places]
    return {**found, "players": len(room.places)}


def sit(room: Room, person: str, name: str, seat: int | None) -> None:
    """Somebody takes a free place (None: any, unless they have one), or changes to it."""
    gathers(room)
    if seat is None:
        if room.places_of(person):
            return
        free = [n for n, x in enumerate(room.places) if x.kind == "open"]
        meant = [n for n in free if room.places[n].person == person]
        seat = next(iter([*meant, *free]), None)
    if seat is None or not 0 <= seat < len(room.places) or room.places[seat].kind != "open":
        raise no.place_taken()
    leader = None
    if person != room.host:  # who arranges a table may keep several seats for those beside them
        for n in room.places_of(person):
            leader = room.places[n].leader
            room.places[n] = Place()
    room.places[seat] = Place("person", name, person=person, leader=leader)


def come_along(room: Room, person: str) -> None:
    """Somebody takes the place that was kept for them, if it still is."""
    kept = [x for x in room.places if x.kind == "open" and x.person == person]
    if kept:
        sit(room, person, kept[0].name, room.places.index(kept[0]))


def stand(room: Room, person: str, seat: int) -> None:
    """Somebody gives a place back."""
    gathers(room)
    if seat not in room.places_of(person):
        raise no.not_your_seat(seat)
    room.places[seat] = Place()


def fill(room: Room, person: str, seat: int, bot: str | None) -> None:
    """The host gives a place to a bot, or (None) frees it, whoever has it."""
    gathers(room)
    hosts(room, person)
    place = _place(room, seat)
    if bot is None:
        room.places[seat] = Place()
        return
    check_bot(bot)
    room.places[seat] = Place("bot", bot=bot, leader=place.leader)


def wish(room: Room, person: str, seat: int, leader: str | None) -> None:
    """A Leader is chosen for a seat: by who has it, or for others than persons by the host."""
    gathers(room)
    place = _place(room, seat)
    if not (place.person == person or (place.kind != "person" and room.host == person)):
        raise no.not_your_seat(seat)
    if leader is not None and any(x.leader == leader for x in room.places if x is not place):
        raise no.leader_taken()
    place.leader = leader
    check_game(room)


def rename(room: Room, person: str, name: str) -> None:
    """Somebody is called differently from now on; of several seats they have, the first."""
    for seat in room.places_of(person)[:1]:
        room.places[seat].name = name


def agree(room: Room, person: str, terms: Terms) -> None:
    """The host changes how people get along; the clock only before the game."""
    hosts(room, person)
    if room.stage != "gathering" and terms.clock != room.terms.clock:
        raise no.has_begun()
    room.terms = checked(terms)


def leave(room: Room, person: str) -> None:
    """Somebody goes; of a host's room somebody else is the host then, if anybody sits there."""
    gathers(room)
    room.host = heir(room, person)
    for n in room.places_of(person):
        room.places[n] = Place()


def heir(room: Room, person: str) -> str:
    """Who is the host when somebody has left; still they, if nobody else is there to be it."""
    if room.host != person:
        return room.host
    others = (x.person for x in room.places if x.kind == "person" and x.person != person)
    return next((x for x in others if x is not None), person)


def closes(room: Room, person: str) -> bool:
    """Does somebody who leaves close the room?"""
    return heir(room, person) == person


def sitters(room: Room, person: str) -> list[Sitter]:
    """Who plays, once the host begins."""
    gathers(room)
    hosts(room, person)
    if any(place.kind == "open" for place in room.places):
        raise no.places_free()
    return [_sitter(place) for place in room.places]


def again(id: str, room: Room, host: str, names: dict[str, str], sitters: list[Sitter]) -> Room:
    """A room for a rematch: bots keep their seats, and persons are asked to take theirs."""
    places = []
    for sitter in sitters:
        if sitter.kind == "bot":
            places.append(Place("bot", bot=sitter.bot or USUAL))
        elif sitter.person == host:
            places.append(Place("person", sitter.name, person=host))
        else:
            places.append(Place("open", names.get(sitter.person, sitter.name), "", sitter.person))
    leaders = room.agreement["leaders"]
    chosen = leaders if isinstance(leaders, str) else ANY_LEADER
    agreement = {**room.agreement, "leaders": chosen}
    return Room(id, host, room.game, agreement, places, room.terms)


def gathers(room: Room) -> None:
    """Refuse what can only be done before the game."""
    if room.stage != "gathering":
        raise no.has_begun()


def hosts(room: Room, person: str) -> None:
    """Refuse who is not the host."""
    if room.host != person:
        raise no.not_host()


def _sitter(place: Place) -> Sitter:
    if place.kind == "bot":
        return Sitter("bot", bot=place.bot)
    assert place.person is not None
    return Sitter("person", place.name, "", place.person)


def _place(room: Room, seat: int) -> Place:
    if not 0 <= seat < len(room.places):
        raise Refused(422, "bad-seat", f"there is no seat {seat}")
    return room.places[seat]
