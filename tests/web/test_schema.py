"""The page is built against the interface the server really has."""

from __future__ import annotations

import json
from pathlib import Path

from kanly.web.schema import schema

FILE = Path(__file__).parent.parent.parent / "page" / "schema.json"


def test_the_page_knows_the_present_interface() -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    assert known == json.loads(json.dumps(schema())), "run make types"
