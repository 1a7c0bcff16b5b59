"""`kanly serve`: under which names it answers, and what it refuses."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from litestar.testing import TestClient

from kanly.cli.main import main
from kanly.cli.serve import address_of, names_for, outside_of
from kanly.web.app import create_app
from kanly.web.reminders.mail import MailServer

HERE = ["127.0.0.1:8123", "localhost:8123", "LOCALHOST", "127.0.0.2:8123", "[::1]:8123"]
ELSEWHERE = ["evil.example", "evil.example:8123", "127.0.0.1.evil.example", "localhost.evil", ""]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost", "0.0.0.0", "::"])
def test_it_answers_only_to_its_own_names(tmp_path: Path, host: str) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'kanly.db'}", names=names_for(host))
    with TestClient(app) as client:
        for name in HERE:
            assert client.get("/api/bots", headers={"host": name}).status_code == 200, name
        for name in ELSEWHERE:
            response = client.get("/api/bots", headers={"host": name})
            assert (response.status_code, response.json()["code"]) == (403, "foreign"), name


def test_open_to_others_it_answers_to_the_name_of_the_machine_and_to_names_given() -> None:
    assert socket.gethostname().lower() in names_for("0.0.0.0")
    assert socket.gethostname().lower() not in names_for("127.0.0.1")
    assert "games.example" in names_for("0.0.0.0", ["Games.example"])


def test_an_address_of_colons_is_printed_in_brackets() -> None:
    assert address_of("::1", 8000) == "http://[::1]:8000"
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page that has been built."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("kanly.web.page.STATIC", tmp_path)


@pytest.mark.usefixtures("built")
def test_a_taken_port_leads_to_the_server_that_has_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", "sqlite://"]) != 0
    said = capsys.readouterr().err
    assert f"if Kanly is running there already, go to http://127.0.0.1:{port}" in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("nonsense", "not the address of a database"),
        ("postgresql://bob:secret", "not the address of a database"),
        (
            "oracular://bob:secret@host/db?password=secret",
            "oracular://bob:***@host/db cannot be opened",
        ),
        ("sqlite:////no/such/folder/kanly.db", "unable to open database file"),
        (f"sqlite:///{__file__}", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence_without_passwords(
    capsys: pytest.CaptureFixture[str], database: str, sentence: str
) -> None:
    assert main(["serve", "--port", "0", "--database", database]) != 0
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert "secret" not in said


@pytest.mark.usefixtures("built")
def test_a_second_server_on_the_same_file_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'kanly.db'}"
    with TestClient(create_app(database)):
        assert main(["serve", "--port", "0", "--database", database]) != 0
    said = capsys.readouterr().err
    assert "another Kanly is running and keeps its games in" in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("built")
def test_an_impossible_pause_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bot-pause", "-1"]) != 0
    assert "a pause is between 0 and 60 seconds" in capsys.readouterr().err


@pytest.mark.usefixtures("built")
def test_an_impossible_number_of_thinkers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--thinkers", "-1"]) != 0
    assert "--thinkers -1: there are between 0 and 64 of them" in capsys.readouterr().err


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("compiled", "engine"), [(True, "compiled"), (False, "plain Python")])
def test_it_says_which_engine_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, compiled: bool, engine: str
) -> None:
    monkeypatch.setattr("kanly.web.server.serve", lambda *_, **__: None)
    monkeypatch.setattr("kanly.cli.serve.compiled", compiled)
    assert main(["serve", "--port", "0", "--database", "sqlite://"]) == 0
    assert f"\nEngine: {engine}" in capsys.readouterr().err


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--behind", "proxy.example", "--behind proxy.example: 'proxy.example' does not appear"),
        ("--behind", "*", "--behind *: '*' does not appear"),
        ("--metrics", "0", "--metrics 0: expected a port, or ADDRESS:PORT"),
        ("--metrics", "everywhere:9100", "--metrics everywhere:9100: expected a port"),
    ],
)
def test_what_is_no_address_is_refused(
    capsys: pytest.CaptureFixture[str], option: str, value: str, sentence: str
) -> None:
    assert main(["serve", option, value]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


MAILING = ["serve", "--public", "--name", "kanly.example", "--mail-from", "kanly@kanly.example"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("command", "server", "sentence"),
    [
        (["serve", "--mail-from", "a@kanly.example"], "localhost", "--mail-from needs --public"),
        (["serve", "--public", "--mail-from", "a@kanly.example"], "localhost", "needs --name"),
        ([*MAILING[:-1], "nobody"], "localhost", "this is no address of mail"),
        (MAILING, "", "--mail-from needs KANLY_MAIL_SERVER in the environment"),
        (MAILING, "localhost:smtp", "--mail-from needs KANLY_MAIL_SERVER in the environment"),
    ],
)
def test_mails_that_could_not_be_sent_are_refused_at_once(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    server: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("KANLY_MAIL_SERVER", server)
    assert main([*command, "--port", "0", "--database", "sqlite://"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_the_mail_server_is_what_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_MAIL_SERVER", "smtp.kanly.example")
    monkeypatch.setenv("KANLY_MAIL_USER", "kanly")
    monkeypatch.setenv("KANLY_MAIL_PASSWORD", "very secret")
    found = outside_of(True, ["kanly.example"], "kanly@kanly.example")
    assert found.address == "https://kanly.example"
    assert found.mail == MailServer(
        "kanly@kanly.example", "smtp.kanly.example", 587, "kanly", "very secret"
    )
    assert "very secret" not in repr(found)
    assert outside_of(True, [], "").mail is None
