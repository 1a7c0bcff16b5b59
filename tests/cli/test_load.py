"""How much a server carries can be measured: here only that it is, with wide margins."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kanly.web.page import is_built

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not is_built(), reason="a server needs the page: make page")
def test_a_few_tables_are_carried(tmp_path: Path) -> None:
    report = tmp_path / "load.json"
    small = ["--tables", "4", "--pace", "0.5", "--idle", "5", "--quicken", "2", "--stored", "20"]
    parts = ["--only", "tables", "idle", "reach", "lists"]
    subprocess.run(
        [sys.executable, "benchmarks/load.py", *small, "--seconds", "2", *parts, "--json", report],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        check=True,
        timeout=180,
    )
    found = json.loads(report.read_text())
    played = found["tables"][0]
    assert played["people_per_s"] + played["bots_per_s"] > 0.2 * played["asked_per_s"]
    assert 0 < played["answer_ms"]["p95"] < 5000
    assert found["reach"]["reach_ms"]["p95"] < 5000
    assert found["idle"]["refused"] == played["refused"] == 0
    assert all(0 < ms < 5000 for ms in found["lists"].values())
