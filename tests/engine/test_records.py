"""What positions are made of: every field is copied, saved, and hidden until it is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kanly
from kanly import State
from kanly.engine import fields as of
from kanly.engine.fields import HIDDEN, OPEN, OWN, SIZE, Field, Fields
from kanly.engine.parts import (
    CHOAM_FIELDS,
    MARKS_FIELDS,
    PARTS,
    RIVALS_FIELDS,
    TEAMS_FIELDS,
    TURN_MARKS_FIELDS,
    Choam,
    Rivals,
    Teams,
)
from kanly.engine.seat import SEAT_FIELDS, Seat
from kanly.engine.state import STATE_FIELDS
from kanly.engine.turn import TURN_FIELDS, Turn
from kanly.rules.roles import PLAYER

RECORDS: dict[str, Fields] = {
    "seat": SEAT_FIELDS,
    "turn": TURN_FIELDS,
    "state": STATE_FIELDS,
    "choam": CHOAM_FIELDS,
    "rivals": RIVALS_FIELDS,
    "teams": TEAMS_FIELDS,
    "marks": MARKS_FIELDS,
    "turn_marks": TURN_MARKS_FIELDS,
}
EVERY_FIELD = [(record, name) for record, fields in RECORDS.items() for name in fields]


def a_game(record: str) -> State:
    """A game that has such a record: one player with Rivals, contracts and marks, or two teams."""
    players = 6 if record == "teams" else 1
    modules = ["choam", "imperium"] if "marks" in record else ["choam"]
    return kanly.new_game(players=players, modules=modules, seed=3)


def shown(view: dict[str, Any], record: str) -> dict[str, Any]:
    """The part of a view that shows a record (of seats: the viewer's own)."""
    places = {"seat": view["seats"][0], "turn": view["turn"], "state": view}
    return places[record] if record in places else view[record]


def other_value(value: Any, n: int) -> Any:
    """A value of the same sort that tells which field it was put into."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return 1000 + n
    if isinstance(value, bytes):
        return bytes([n])
    if isinstance(value, tuple):
        return (n,)
    return [bytes([n])]


@pytest.mark.parametrize(
    ("record", "fields"),
    [
        (Seat(PLAYER), SEAT_FIELDS),
        (Turn(), TURN_FIELDS),
        (Choam([b""], [b""]), CHOAM_FIELDS),
        (Rivals(), RIVALS_FIELDS),
        (Teams(1), TEAMS_FIELDS),
        (kanly.new_game(seed=1), STATE_FIELDS),
    ],
    ids=["seat", "turn", "choam", "rivals", "teams", "state"],
)
def test_a_copy_has_every_field(record: Any, fields: Fields) -> None:
    values = {name: other_value(getattr(record, name), n) for n, name in enumerate(fields)}
    for name, value in values.items():
        setattr(record, name, value)
    copy = record.copy()
    assert {name: getattr(copy, name) for name in fields} == values


def test_a_saved_position_has_every_field() -> None:
    for record, fields in RECORDS.items():
        assert set(fields) <= set(shown(a_game(record).to_dict(), record))


@pytest.mark.parametrize(("record", "name"), EVERY_FIELD)
def test_a_field_nobody_is_named_for_is_hidden(
    record: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RECORDS[record], name, Field(RECORDS[record][name].kind))
    state = a_game(record)
    added = {"seat": {"known_intrigue"}, "state": {"conflict_deck"}}.get(record, set())
    for viewer in (-1, 0, 1, 2):
        assert name in added or name not in shown(state.view(viewer), record)


@pytest.mark.parametrize("part", PARTS)
def test_a_secret_added_to_a_part_shows_nowhere(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_game(part)
    secret = getattr(state, part).__module__
    monkeypatch.setitem(RECORDS[part], "__module__", Field(of.NUMBER))
    assert state.to_dict()[part]["__module__"] == secret
    for viewer in (-1, 0, 1, 2):
        assert secret not in json.dumps(state.view(viewer))
    monkeypatch.setitem(RECORDS[part], "__module__", Field(of.NUMBER, OPEN))
    assert state.view(0)[part]["__module__"] == secret


def test_what_is_hidden_is_hidden_on_purpose() -> None:
    by_sight: dict[int, set[str]] = {HIDDEN: set(), SIZE: set(), OWN: set(), OPEN: set()}
    for record, fields in RECORDS.items():
        for name, field in fields.items():
            by_sight[field.shown].add(f"{record}.{name}")
    assert by_sight[OWN] == {"seat.hand", "seat.intrigue", "marks.secret"}
    assert by_sight[SIZE] == {
        "seat.deck", "state.imperium_deck", "state.intrigue_deck", "choam.bank", "rivals.deck",
    }  # fmt: skip
    assert by_sight[HIDDEN] == {
        "seat.known_intrigue", "state.conflict_deck", "state.floor", "state.last_seat",
    }  # fmt: skip
