from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import kanly
from kanly.bots import make
from kanly.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of random seats, in a file."""
    game = kanly.Game.new(kanly.new_game(players=3, seed=11, log=True))
    bot = make("random", 3)
    while game.state.decision is not None:
        game.apply(bot.choose(game.state))
    file = tmp_path / "game.json"
    game.record.save(file)
    return file


def test_a_good_record_is_verified(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "lead to the recorded position" in out
    assert "wins" in out


def test_an_unfinished_game_tells_its_round(tmp_path: Path, capsys: Capture) -> None:
    game = kanly.Game.new(kanly.new_game(players=3, seed=11))
    assert game.state.decision is not None
    game.apply(game.state.decision.actions[0])
    game.record.save(tmp_path / "g.json")
    assert main(["replay", str(tmp_path / "g.json")]) == 0
    assert "round 1" in capsys.readouterr().out


def test_a_changed_record_fails_the_check(record: Path, capsys: Capture) -> None:
    document = json.loads(record.read_text())
    del document["actions"][20]
    record.write_text(json.dumps(document))
    assert main(["replay", str(record)]) == 1
    err = capsys.readouterr().err
    assert err.startswith("kanly replay: ")
    assert err.count("\n") == 1


def test_a_damaged_file_fails_the_check(record: Path, capsys: Capture) -> None:
    record.write_text(record.read_text()[:200])
    assert main(["replay", str(record)]) == 1
    assert "is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["[" * 200_000, '{"kanly_record": ' + "1" * 5000 + "}"])
def test_a_file_beyond_reading_fails_the_check(tmp_path: Path, text: str, capsys: Capture) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    assert main(["replay", str(file)]) == 1
    assert "is damaged" in capsys.readouterr().err


def test_a_record_without_its_end_is_not_said_to_reach_it(record: Path, capsys: Capture) -> None:
    document = json.loads(record.read_text())
    del document["end"]
    record.write_text(json.dumps(document))
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "the record does not say where they should lead" in out
    assert "recorded position" not in out


def test_a_missing_file_is_a_usage_error(capsys: Capture) -> None:
    assert main(["replay", "nowhere.json"]) == 2
    assert "there is no file nowhere.json" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_the_log_tells_the_whole_game(record: Path, lang: str, capsys: Capture) -> None:
    assert main(["replay", str(record), "--log", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert all(line.strip() for line in lines)


@pytest.mark.parametrize("plies", ["0", "40"])
def test_show_draws_the_table(record: Path, plies: str, capsys: Capture) -> None:
    assert main(["replay", str(record), "--show", plies]) == 0
    out = capsys.readouterr().out
    assert "Imperium Row" in out
    assert "Arrakeen" in out


def test_show_refuses_what_is_not_there(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record), "--show", "99999"]) == 2
    assert "there is no position after 99999" in capsys.readouterr().err


def test_step_by_step_to_the_end(
    record: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    total = len(json.loads(record.read_text())["actions"])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * total))
    assert main(["replay", str(record), "--step"]) == 0
    assert f"{total}/{total}  " in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["\nq\n", "\n"])
def test_stepping_can_be_stopped(
    record: Path, typed: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["replay", str(record), "--step"]) == 0
    out = capsys.readouterr().out
    assert "\n2/" in out
    assert "\n3/" not in out


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_with_rivals_is_replayed(players: int, tmp_path: Path, capsys: Capture) -> None:
    game = kanly.Game.new(kanly.new_game(players=players, seed=4, rivals=["glossu_rabban"]))
    bot = make("random", 3)
    while game.state.decision is not None:
        game.apply(bot.choose(game.state))
    file = tmp_path / "rivals.json"
    game.record.save(file)
    assert main(["replay", str(file)]) == 0
    assert "lead to the recorded position" in capsys.readouterr().out
    assert main(["replay", str(file), "--log"]) == 0
    log = capsys.readouterr().out
    assert f'Glossu "The Beast" Rabban ({players + 1}) reveals the House Hagal card' in log
    assert main(["replay", str(file), "--show", "20"]) == 0
    shown = capsys.readouterr().out
    assert "House Hagal: " in shown
    assert 'Glossu "The Beast" Rabban' in shown
    assert "term-" not in log + shown


@pytest.mark.parametrize(
    ("lang", "teams"),
    [
        ("en", ["Muad'Dib's team", "Shaddam's team"]),
        ("es", ["Equipo de Muad'Dib", "Equipo de Shaddam"]),
        ("de", ["Team Muad'Dib", "Team Shaddam"]),
    ],
)
def test_a_game_of_two_teams(
    lang: str, teams: list[str], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = kanly.Game.new(kanly.new_game(players=6, seed=4))
    bot = make("random", 4)
    while game.state.decision is not None:
        game.apply(bot.choose(game.state))
    file = str(tmp_path / "six.json")
    game.record.save(file)
    winner = teams[game.state.standings[0].team]
    assert main(["replay", file, "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith(winner)
    assert main(["replay", file, "--lang", lang, "--show", "60"]) == 0
    shown = capsys.readouterr().out
    assert all(team in shown for team in teams)
    assert main(["replay", file, "--lang", lang, "--log"]) == 0
    assert "log-" not in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 2000))
    assert main(["replay", file, "--lang", lang, "--step"]) == 0
    assert f"{len(game.record.actions)}/{len(game.record.actions)}" in capsys.readouterr().out
