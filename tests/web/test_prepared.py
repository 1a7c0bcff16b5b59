"""What several threads read is made ready before."""

from __future__ import annotations

import re
from pathlib import Path

import kanly.web
from kanly.web.prepared import READ

WEB = Path(kanly.web.__file__).parent
ALONE = {"backup.py", "administration.py"}
"""Read by one thread only: commands do, not the server."""
READING = re.compile(
    r"(?:json\.decode\(.*?type=|_read\([\w.]+, "
    r"|convert\((?:row|x|view|known|\{.*?\}|.*?\)|.*?\]), )(?:list\[)?(?:model\.)?([A-Z]\w+)"
)


def test_every_type_that_is_read_is_made_ready_first() -> None:
    found = {
        name
        for file in WEB.rglob("*.py")
        if file.name not in ALONE
        for name in READING.findall(file.read_text("utf-8"))
    }
    assert {"Puzzle", "Room", "Sitter", "View"} <= {kind.__name__ for kind in READ}
    assert len(found) > 10
    assert found <= {kind.__name__ for kind in READ} | {"Any"}
