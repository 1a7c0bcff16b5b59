"""Every field of the encoding, with its numbers: ``make encoding-reference``.

Renews the parts of docs/encoding.md between ``<!-- NAME: written by make encoding-reference -->``
and ``<!-- end of NAME -->``; the rest of that page is written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kanly.mind.encoding import SEAT_ROLES, Names, Place, places
from tests.action_reference import Row, code, table

PAGE = Path(__file__).parent.parent / "docs" / "encoding.md"


def in_use(place: Place) -> str:
    """How many numbers of a field stand for something that exists."""
    return str(len(place.ids) * place.each if place.ids else place.size)


def seat_fields(fields: list[Place]) -> str:
    """The fields that each seat has, with their first number for each part in the game."""
    roles = [role for _, role in SEAT_ROLES]
    by_name = {place.name: place for place in fields}
    rows: list[Row] = []
    for place in fields:
        role, _, name = place.name.partition(".")
        if role == roles[0]:
            firsts = [str(by_name[f"{role}.{name}"].first) for role in roles]
            rows.append((code(name), *firsts, str(place.size), in_use(place), place.about))
    return table(("field", *[code(role) for role in roles], "size", "in use", "meaning"), rows)


def table_fields(fields: list[Place]) -> str:
    """The fields of the hand and the table."""
    rows = [
        (code(x.name), str(x.first), str(x.size), in_use(x), x.about)
        for x in fields
        if "." not in x.name
    ]
    return table(("field", "first", "size", "in use", "meaning"), rows)


PARTS: dict[str, Callable[[list[Place]], str]] = {
    "fields of a seat": seat_fields,
    "fields of the table": table_fields,
}
"""What is written between the marks of the page."""


def renewed(page: str) -> str:
    """The page with its written parts as they should be now."""
    fields = places(Names())
    for name, write in PARTS.items():
        mark = f"<!-- {name}: written by make encoding-reference -->"
        end = f"<!-- end of {name} -->"
        if page.count(mark) != 1 or page.count(end) != 1:
            raise SystemExit(f"{PAGE.name} should have {mark} and {end} once")
        before, _, rest = page.partition(mark)
        after = rest.partition(end)[2]
        page = f"{before}{mark}\n\n{write(fields)}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
