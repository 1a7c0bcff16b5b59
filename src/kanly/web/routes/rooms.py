"""The routes of rooms: gathering, beginning, coming and going, talking, taking back, once more."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ..apidoc import CHANGING, refusals
from ..beside import run
from ..errors import Refused, one_device
from ..limits import GUESS, OPEN, TALK, costs
from ..model import Opened
from ..rooms import gathering, taking_back
from ..rooms import messages as model
from ..rooms.room import Terms
from ..rooms.rooms import Rooms
from ..rooms.showing import lobby, shown
from .common import AnyRequest, door_of, host_of, person_of

REFUSED: Final = refusals(403, 404, 409, 422, *CHANGING)


def rooms_of(request: AnyRequest) -> Rooms:
    """The rooms of a server for many."""
    host = host_of(request)
    if host.people is None:
        raise one_device()
    return host.rooms


async def changed(
    request: AnyRequest, id: str, change: Callable[[Rooms, str], object], moved: bool = False
) -> model.RoomOut:
    """Change a room, tell all who are in it, and send what it is like now.

    `moved`: who sits at the table has changed, perhaps.
    """
    host = host_of(request)
    rooms = rooms_of(request)
    person = person_of(request)

    def work() -> model.RoomOut:
        change(rooms, person)
        return shown(rooms, person, id)

    answer = await run(work)
    host.bell.stir(id)
    if moved and answer.stage == "playing":
        table = await run(host.registry.get, id)
        host.bell.ring(table)
        host.wake_bots(table)
    return answer


@get("/api/rooms")
async def list_rooms(request: AnyRequest) -> model.Lobby:
    """The rooms whoever asks is in, and those everybody may come into."""
    return await run(lobby, rooms_of(request), person_of(request))


@post("/api/rooms", opt=costs(OPEN), responses=refusals(422, *CHANGING))
async def open_room(request: AnyRequest, data: JSONBody[model.RoomIn]) -> Opened:
    """Open a room for a game."""
    room = await run(rooms_of(request).open, person_of(request), data)
    return Opened(room.id)


@post("/api/tables/{id:str}/room", responses=refusals(403, 404, 409, *CHANGING))
async def open_to_others(request: AnyRequest, id: FromPath[str]) -> model.RoomOut:
    """Open a game that was begun at one device to others."""
    rooms = rooms_of(request)
    door = door_of(request)

    def work() -> model.RoomOut:
        rooms.open_to_others(door.person, door.table(id))
        return shown(rooms, door.person, id)

    return await run(work)


@get("/api/rooms/{id:str}", responses=refusals(404))
async def show_room(request: AnyRequest, id: FromPath[str]) -> model.RoomOut | None:
    """What somebody in a room sees of it; nothing, if a table of theirs has none."""
    rooms = rooms_of(request)
    person = person_of(request)

    def look() -> model.RoomOut | None:
        if rooms.store.load(id) is None and rooms.registry.storage.belongs(id, person):
            return None
        return shown(rooms, person, id)

    return await run(look)


@post("/api/rooms/{id:str}/enter", status_code=200, opt=costs(GUESS), responses=REFUSED)
async def enter(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.EnterIn]
) -> model.RoomOut:
    """Come into a room by invitation, or into one that is listed."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.enter(person, id, data.invitation, data.name)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/sit", status_code=200, responses=REFUSED)
async def sit(request: AnyRequest, id: FromPath[str], data: JSONBody[model.SitIn]) -> model.RoomOut:
    """Take a place that is free, or offered."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.sit(person, id, data.seat, data.name)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/stand", status_code=200, responses=REFUSED)
async def stand(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.SeatIn]
) -> model.RoomOut:
    """Give a place back before the game."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.change(person, id, lambda room: gathering.stand(room, person, data.seat))

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/fill", status_code=200, responses=REFUSED)
async def fill(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.FillIn]
) -> model.RoomOut:
    """The host gives a place to a bot, or frees it."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.change(person, id, lambda room: gathering.fill(room, person, data.seat, data.bot))

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/wish", status_code=200, responses=REFUSED)
async def wish(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.WishIn]
) -> model.RoomOut:
    """Choose the Leader of a seat."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.change(person, id, lambda room: gathering.wish(room, person, data.seat, data.leader))

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/terms", status_code=200, responses=REFUSED)
async def agree_on_terms(
    request: AnyRequest, id: FromPath[str], data: JSONBody[Terms]
) -> model.RoomOut:
    """The host changes how people get along."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.change(person, id, lambda room: gathering.agree(room, person, data))

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/offer", status_code=200, responses=REFUSED)
async def offer(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.OfferIn]
) -> model.RoomOut:
    """The host lets a seat of the running game be taken, or not any more."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.offer(person, id, data.seat, data.on)

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/start", status_code=200, responses=REFUSED)
async def start(request: AnyRequest, id: FromPath[str]) -> model.RoomOut:
    """The host begins the game."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.start(person, id)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/leave", status_code=204, opt=costs(TALK), responses=REFUSED)
async def leave(request: AnyRequest, id: FromPath[str]) -> None:
    """Go: before the game the place is free then, in the game a bot stands in."""
    host = host_of(request)
    if not await run(rooms_of(request).leave, person_of(request), id):
        host.bell.toll(id)
        return
    host.bell.stir(id)
    with suppress(Refused):  # the game may not have begun
        table = await run(host.registry.get, id)
        host.bell.ring(table)
        host.wake_bots(table)


@post("/api/rooms/{id:str}/return", status_code=200, opt=costs(TALK), responses=REFUSED)
async def come_back(request: AnyRequest, id: FromPath[str]) -> model.RoomOut:
    """Have the own seats again, at which a bot has stood in."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.come_back(person, id)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/resign", status_code=200, responses=REFUSED)
async def resign(request: AnyRequest, id: FromPath[str]) -> model.RoomOut:
    """Give the own seats up for good; bots play on."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.resign(person, id)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/dismiss", status_code=200, responses=REFUSED)
async def dismiss(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.MemberIn]
) -> model.RoomOut:
    """The host sends somebody out."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.dismiss(person, id, data.member)

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/say", status_code=200, opt=costs(TALK), responses=REFUSED)
async def say(request: AnyRequest, id: FromPath[str], data: JSONBody[model.SayIn]) -> model.RoomOut:
    """Say something."""

    def change(rooms: Rooms, person: str) -> None:
        rooms.say(person, id, data.phrase, data.words)

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/take-back", status_code=200, responses=REFUSED)
async def ask_back(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.BackIn]
) -> model.RoomOut:
    """Ask the others to let an action be taken back that they have seen."""

    def change(rooms: Rooms, person: str) -> None:
        taking_back.ask(rooms, person, id, data.seat, data.revision)

    return await changed(request, id, change)


@post("/api/rooms/{id:str}/agree", status_code=200, responses=REFUSED)
async def agree(
    request: AnyRequest, id: FromPath[str], data: JSONBody[model.AgreeIn]
) -> model.RoomOut:
    """Let somebody take something back, or not; when all do, it is taken back."""

    def change(rooms: Rooms, person: str) -> None:
        taking_back.answer(rooms, person, id, data.seat, data.revision, data.yes)

    return await changed(request, id, change, moved=True)


@post("/api/rooms/{id:str}/again", opt=costs(OPEN), responses=REFUSED)
async def again(request: AnyRequest, id: FromPath[str]) -> Opened:
    """The room of the rematch; whoever asks first opens it."""
    host = host_of(request)
    room = await run(rooms_of(request).again, person_of(request), id)
    host.bell.stir(id)
    host.bell.stir(room.id)
    return Opened(room.id)


ROUTES: Final = [
    list_rooms, open_room, open_to_others, show_room, enter, sit, stand, fill, wish, agree_on_terms,
    offer, start, leave, come_back, resign, dismiss, say, ask_back, agree, again,
]  # fmt: skip
