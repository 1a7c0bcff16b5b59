"""Model files: the weights of a network, what they are for and where they come from.

A file is a line of JSON, the header, and the weights behind it, compressed, as 16-bit numbers.  The
header names every field and id of the encoding and every action the weights speak of, so that a
model stays good when cards are added: what it does not know counts nothing.
"""

from __future__ import annotations

import json
import zlib
from array import array
from sys import byteorder
from typing import Any, Final

from ..engine.errors import KanlyError
from .encoding import SIZE, Names, Place, places
from .layers import SCALE, Weights, numbers

FORMAT: Final = "kanly-model-1"
VALUES: Final = 2
"""Judgements of a position: does it win, by how much."""


NUMBERS: Final = ["size", "units", "judges", "advisers"]
LISTS: Final = ["fields", "actions"]
"""What a header must tell."""


class BadModel(KanlyError):
    """A model file that cannot be read."""


def describe(names: Names) -> list[dict[str, Any]]:
    """The fields of the encoding as a header tells them."""
    return [
        {"name": p.name, "first": p.first, "size": p.size, "each": p.each, "ids": list(p.ids)}
        for p in places(names)
    ]


def write_model(header: dict[str, Any], weights: array[int]) -> bytes:
    """A model file: `weights` are first layer, its bias, second, its bias, values, actions."""
    numbers = array("h", weights)
    if byteorder != "little":
        numbers.byteswap()
    head = json.dumps({"format": FORMAT, **header}, separators=(",", ":"))
    # These numbers do not get smaller by more than level 3, only slower.
    return head.encode() + b"\n" + zlib.compress(numbers.tobytes(), 3)


def read_header(data: bytes) -> dict[str, Any]:
    """What a model file says of itself."""
    try:
        header = json.loads(data.partition(b"\n")[0])
    except ValueError:
        raise BadModel("this is not a model file") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadModel(f"this is not a model file of the format {FORMAT}")
    for key in NUMBERS:
        if not isinstance(header.get(key), int) or header[key] < 1:
            raise BadModel(f"the model file does not tell its {key}")
    for key in LISTS:
        if not isinstance(header.get(key), list) or not header[key]:
            raise BadModel(f"the model file does not tell its {key}")
    return header


def read_model(data: bytes, names: Names) -> Weights:
    """The weights of a model file, for the encoding as it is now."""
    header = read_header(data)
    units: int = header["units"]
    judges: int = header["judges"]
    contexts: list[str] = header["actions"]
    advisers: int = header["advisers"]
    reader = Reader(unpacked(data))
    rows = [reader.take(units) for _ in range(header["size"])]
    first_bias = reader.take(units)
    second = reader.take(units * (judges + advisers))
    second_bias = reader.take(judges + advisers)
    value = [numbers(reader.take(judges)) for _ in range(VALUES)]
    value_bias = [SCALE * n for n in numbers(reader.take(VALUES))]
    actions = reader.take(advisers * len(contexts))
    if reader.at != reader.size:
        raise BadModel("the model file has another size than it says")
    first = placed(rows, header["fields"], places(names))
    known = {text: n for n, text in enumerate(contexts)}
    return Weights(
        first, first_bias, second, second_bias, value, value_bias, actions, known, judges
    )


def unpacked(data: bytes) -> array[int]:
    """The numbers of a model file."""
    numbers = array("h")
    try:
        numbers.frombytes(zlib.decompress(data.partition(b"\n")[2]))
    except (zlib.error, ValueError):
        raise BadModel("the model file is damaged") from None
    if byteorder != "little":
        numbers.byteswap()
    return numbers


class Reader:
    """Takes numbers one after the other."""

    def __init__(self, numbers: array[int]) -> None:
        self._numbers = numbers
        self.size = len(numbers)
        self.at = 0

    def take(self, count: int) -> bytes:
        """The next numbers."""
        found = self._numbers[self.at : self.at + count].tobytes()
        self.at += count
        return found


def placed(rows: list[bytes], fields: list[dict[str, Any]], now: list[Place]) -> list[bytes]:
    """The rows where the encoding has them now; what the model does not know is 0."""
    first = [bytes(len(rows[0]))] * SIZE
    by_name = {field["name"]: field for field in fields}
    for place in now:
        field = by_name.get(place.name)
        if field is None:
            continue
        at: int = field["first"]
        size: int = field["size"]
        if not 0 <= at <= at + size <= len(rows):
            raise BadModel(f"the model file has no room for its field {place.name}")
        if not place.ids:
            count = min(place.size, size)
            first[place.first : place.first + count] = rows[at : at + count]
            continue
        each: int = field["each"]
        count = min(place.each, each)
        for n, id in enumerate(field["ids"][: size // each]):
            if id in place.ids:
                to = place.first + place.each * place.ids[id]
                first[to : to + count] = rows[at + each * n : at + each * n + count]
    return first
