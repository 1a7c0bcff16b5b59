"""The addresses of the page."""

from __future__ import annotations

import re
from pathlib import Path

from kanly.web.page import SCREENS

ROUTER = Path(__file__).parents[2] / "page" / "src" / "lib" / "router.svelte.ts"


def test_the_page_is_sent_for_every_screen_its_router_knows() -> None:
    named = re.search(r"const ALONE = \[(.*?)\]", ROUTER.read_text(), re.DOTALL)
    assert named is not None
    screens = {f"/{word}" for word in re.findall(r'"(\w+)"', named[1])}
    assert len(screens) > 5
    assert screens <= {*SCREENS}
