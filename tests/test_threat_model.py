"""Every test that the threat model names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_claim_is_shown_by_a_test_there_is() -> None:
    text = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 30
    for file, name in named:
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{name}"
    claims = [line for line in text.splitlines() if line.startswith("| ") and "---" not in line]
    assert all("tests/" in line for line in claims if not line.startswith("| claim"))
