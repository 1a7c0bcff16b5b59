"""Model files: what is written is read, whatever has been added since."""

from __future__ import annotations

import json
import zlib
from array import array
from typing import Any

import pytest

from kanly.bots.searching import MODEL
from kanly.mind.encoding import SIZE
from kanly.mind.layers import Weights, numbers, rows_of
from kanly.mind.model import BadModel, describe, read_header, read_model, write_model
from tests.mind.features import NAMES, PLACES

FIRST = {place.name: place.first for place in PLACES}
ROWS = 6
SMALL: dict[str, Any] = {
    "units": 2, "judges": 1, "advisers": 1, "size": ROWS,
    "fields": [
        {"name": "me.spice", "first": 0, "size": 3, "each": 1, "ids": []},
        {"name": "held", "first": 3, "size": 3, "each": 1, "ids": ["dagger", "gone", "diplomacy"]},
    ],
    "actions": ["", "turn reveal"],
    "origin": {"games": 12},
}  # fmt: skip
"""A model of a time when there were two fields, and a card that is no more."""


def written(*first: int) -> array[int]:
    """The numbers of such a model; `first` are the weights of its features for the first unit."""
    found = [n for weight in first for n in (weight, -weight)]
    found += [7, 8]  # bias of the first layer
    found += [21, 22, 23, 24]  # second layer
    found += [31, 32]  # its bias
    found += [41, 42, 51, 52]  # values and their bias
    return array("h", [*found, 0, 61])


def small(**other: Any) -> bytes:
    return write_model({**SMALL, **other}, written(1, 2, 3, 4, 5, 6))


def row(weights: Weights, name: str, n: int) -> list[int]:
    """The weights of a feature."""
    return numbers(weights.first[FIRST[name] + n])


def test_what_is_written_is_read() -> None:
    weights = read_model(small(), NAMES)
    assert weights.judges == 1
    assert numbers(weights.first_bias) == [7, 8]
    assert rows_of(weights.second, 2) == [[21, 22], [23, 24]]
    assert numbers(weights.second_bias) == [31, 32]
    assert weights.value == [[41], [42]]
    assert weights.value_bias == [256 * 51, 256 * 52]
    assert rows_of(weights.actions, 1) == [[0], [61]]
    assert weights.action_rows == {"": 0, "turn reveal": 1}
    assert read_header(small())["origin"] == {"games": 12}


def test_weights_are_found_by_field_and_id() -> None:
    weights = read_model(small(), NAMES)
    assert len(weights.first) == SIZE
    spice = [row(weights, "me.spice", n) for n in range(4)]
    assert spice == [[1, -1], [2, -2], [3, -3], [0, 0]]
    assert row(weights, "held", NAMES.cards["dagger"]) == [4, -4]
    assert row(weights, "held", NAMES.cards["diplomacy"]) == [6, -6]


def test_what_the_model_does_not_know_counts_nothing() -> None:
    weights = read_model(small(), NAMES)
    known = 3 + 2  # spice 0 to 2, two cards that are still there
    assert sum(any(row) for row in weights.first) == known
    assert row(weights, "held", NAMES.cards["signet_ring"]) == [0, 0]
    assert row(weights, "me.card", NAMES.cards["dagger"]) == [0, 0]


def test_ids_that_moved_keep_their_weights() -> None:
    fields = describe(NAMES)
    turned = [{**field, "ids": field["ids"][::-1]} for field in fields]
    header = {"units": 1, "judges": 1, "advisers": 1, "size": SIZE, "actions": [""]}
    weights = array("h", [*range(1, SIZE + 1), *[0] * 10])
    before = read_model(write_model({**header, "fields": fields}, weights), NAMES)
    after = read_model(write_model({**header, "fields": turned}, weights), NAMES)
    moved = 0
    for place in PLACES:
        for n in place.ids.values():
            then = len(place.ids) - 1 - n
            for level in range(place.each):
                old = before.first[place.first + place.each * then + level]
                assert after.first[place.first + place.each * n + level] == old != bytes(2)
                moved += then != n
    assert moved > 1000


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a model file"),
        (b"\x89PNG\r\n", "not a model file"),
        (b'{"format": "another"}\n', "not a model file of the format kanly-model-1"),
        (b"[1, 2]\n", "not a model file of the format"),
        (small(units=0), "does not tell its units"),
        (small(size="6"), "does not tell its size"),
        (small(actions=None), "does not tell its actions"),
        (small(fields=[]), "does not tell its fields"),
        (small()[:-9], "is damaged"),
        (small().partition(b"\n")[0], "is damaged"),
        (small().partition(b"\n")[0] + b"\n" + zlib.compress(b"odd"), "is damaged"),
        (small(size=5), "another size than it says"),
        (small(advisers=2), "another size than it says"),
        (small(actions=["", "a", "b"]), "another size than it says"),
        (
            small(fields=[{"name": "held", "first": 4, "size": 3, "each": 1, "ids": ["dagger"]}]),
            "no room for its field held",
        ),
    ],
)
def test_what_is_no_model_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadModel, match=reason):
        read_model(data, NAMES)


def test_the_header_is_a_line_of_json() -> None:
    head = json.loads(small().split(b"\n")[0])
    assert head["format"] == "kanly-model-1"
    assert head["actions"] == ["", "turn reveal"]


def test_the_model_of_the_bots_knows_every_field() -> None:
    data = MODEL.read_bytes()
    header = read_header(data)
    assert [field["name"] for field in header["fields"]] == [place.name for place in PLACES]
    assert header["actions"][0] == ""
    assert len(set(header["actions"])) == len(header["actions"])
    assert len(read_model(data, NAMES).first) == SIZE
