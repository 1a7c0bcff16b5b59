"""`kanly serve`: under which names it answers, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from kanly.cli.main import main
from kanly.cli.serve import names_for
from kanly.web.app import create_app


@pytest.mark.parametrize(
    ("name", "status"),
    [("127.0.0.1:8123", 200), ("localhost:8123", 200), ("127.0.0.1", 200), ("evil.example", 400)],
)
def test_on_this_machine_it_answers_only_to_the_names_of_this_machine(
    tmp_path: Path, name: str, status: int
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'kanly.db'}", hosts=names_for("127.0.0.1", 8123))
    with TestClient(app) as client:
        assert client.get("/api/bots", headers={"host": name}).status_code == status


def test_open_to_others_it_answers_to_every_name() -> None:
    assert names_for("0.0.0.0", 8000) == ["*"]


def test_an_impossible_pause_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("kanly.web.page.STATIC", tmp_path)
    assert main(["serve", "--bot-pause", "-1"]) != 0
    assert "a pause is between 0 and 60 seconds" in capsys.readouterr().err
