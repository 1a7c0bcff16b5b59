"""What the server refuses, each with a code the page has words for."""

from __future__ import annotations

from collections.abc import Mapping


class Refused(Exception):
    """A request that was not carried out; nothing has changed."""

    def __init__(
        self, status: int, code: str, detail: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = headers


class Unavailable(Refused):
    """The database cannot do it now; later it may."""


def unavailable(cause: object = None) -> Unavailable:
    """The disk is full, or the database is busy, cannot be written or is out of reach."""
    full = (
        getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL"
        or getattr(cause, "sqlstate", "") == "53100"  # PostgreSQL's "disk_full"
    )
    if full:
        return Unavailable(507, "disk-full", "the disk is full; nothing has changed")
    return Unavailable(503, "database", "the database does not answer; nothing has changed")


def unknown_table(id: str) -> Refused:
    """There is no such table."""
    return Refused(404, "unknown-table", f"there is no table {id}")


def stale(sent: int, now: int) -> Refused:
    """The request answers a position that has been left."""
    return Refused(
        409, "stale", f"this answers revision {sent}, but the table is at revision {now}"
    )


def changed_elsewhere(id: str) -> Refused:
    """Another server on the same database was quicker, or has deleted the table."""
    return Refused(409, "stale", f"the table {id} has been changed elsewhere")


def damaged(detail: str) -> Refused:
    """What was kept of a game cannot be read."""
    return Refused(500, "damaged", detail)


def not_replayable(version: str | None, now: str, detail: str) -> Refused:
    """The rules have changed since the game was begun, or what was kept of it is damaged."""
    if version == now:
        return damaged(detail)
    begun = f"Kanly {version}" if version else "an earlier Kanly"
    return Refused(
        500,
        "other-version",
        f"this game was begun with {begun}; Kanly {now} cannot go on: {detail}",
    )


def illegal(detail: str) -> Refused:
    """The action is not one of those offered."""
    return Refused(422, "illegal", detail)


def wrong_answer(detail: str) -> Refused:
    """Legal, but not what a lesson is about."""
    return Refused(422, "lesson", detail)


def no_lesson(id: str) -> Refused:
    """Only lessons have steps that can be skipped."""
    return Refused(422, "no-lesson", f"the table {id} is no lesson")


def unknown_lesson(id: str) -> Refused:
    """There is no such lesson."""
    return Refused(404, "unknown-lesson", f"there is no lesson {id}")


def unknown_puzzle(id: str) -> Refused:
    """There is no such puzzle."""
    return Refused(404, "unknown-puzzle", f"there is no puzzle {id}")


def not_yours(seat: int) -> Refused:
    """Somebody else must decide, or the seat is not a person's."""
    return Refused(422, "not-yours", f"it is not for seat {seat} to do this now")


def stood_in(seat: int) -> Refused:
    """A bot plays at the seat until its person comes back."""
    return Refused(409, "stood-in", f"a bot stands in at seat {seat}")


def bad_code() -> Refused:
    """A code that leads nowhere, or not any more."""
    return Refused(403, "bad-code", "this code is not good, or not any more")


def has_tables() -> Refused:
    """Who becomes somebody else leaves the tables of this device behind."""
    return Refused(409, "has-tables", "this device has tables of its own, which would be left")


def no_coach(id: str) -> Refused:
    """The coach of this table is off, or there is nothing to advise on."""
    return Refused(422, "no-coach", f"the table {id} has no coach")


def not_over(id: str) -> Refused:
    """Only a finished game is looked back at: in a running one it would tell what is hidden."""
    return Refused(422, "not-over", f"the game at table {id} is not over yet")


def no_thought(detail: str) -> Refused:
    """The coach has failed."""
    return Refused(500, "no-thought", detail)


def nobody() -> Refused:
    """Who asks has no cookie of this server yet; ``/api/me`` gives one."""
    return Refused(401, "nobody", "this server does not know you yet")


def one_device() -> Refused:
    """Rooms are for people who are told apart: ``kanly serve --public``."""
    return Refused(
        404, "one-device", "this server is for one device; kanly serve --public has rooms"
    )


def too_many(seconds: int) -> Refused:
    """Somebody asks more often than people do."""
    return Refused(
        429,
        "too-many",
        f"too many requests; ask again in {seconds} seconds",
        {"retry-after": str(seconds)},
    )


def foreign(detail: str) -> Refused:
    """Another page asks, or somebody who calls this server by a name that is not its own."""
    return Refused(403, "foreign", detail)


def nothing_to_undo(reason: str) -> Refused:
    """Something hidden has been seen, somebody else has acted, or nothing was done."""
    return Refused(422, "no-undo", f"nothing can be taken back ({reason})")
