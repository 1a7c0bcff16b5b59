"""docs/encoding.md says what is true of the encoding."""

from __future__ import annotations

import re

from tests.encoding_reference import PAGE, renewed
from tests.mind.features import PLACES

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert renewed(TEXT) == TEXT, "docs/encoding.md is out of date: run make encoding-reference"


def test_every_field_is_told_with_its_first_number() -> None:
    rows = {
        row[0]: row for row in re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+)", TEXT, re.M)
    }
    for place in PLACES:
        role, _, name = place.name.rpartition(".")
        if role in ("", "me"):
            assert int(rows[name][1]) == place.first, place.name
