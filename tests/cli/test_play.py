from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kanly
from kanly.bots import Bot, make
from kanly.cli import main
from kanly.terminal import Session
from tests.table import Table

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

WHOLE_GAME = ["1"] * 2000
"""The first choice, again and again; more of them than any game takes."""


def play(patch: Patch, lines: list[str], *arguments: str) -> int:
    """Run `kanly play` with these lines typed in."""
    patch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return main(["play", "--seed", "5", "--bots", "random", *arguments])


def random_bots(players: int) -> list[Bot]:
    return [make("random", n) for n in range(players)]


def typed(*lines: str) -> Callable[[str], str]:
    """A person who types these lines and leaves."""
    waiting = iter(lines)

    def read(prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    return read


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_whole_game(lang: str, capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    commands = ["help", "board", "hand", "log", "? arrakeen", "?", f"save {file}"]
    assert play(monkeypatch, commands + WHOLE_GAME, "--lang", lang, "--choam") == 0
    out, err = capsys.readouterr()
    assert err == ""
    over = {
        "en": "The game is over",
        "es": "La partida ha terminado",
        "de": "Das Spiel ist zu Ende",
    }
    reasons = {
        "en": "Where the points came from",
        "es": "De dónde vienen los puntos",
        "de": "Woher die Punkte kommen",
    }
    assert over[lang] in out
    assert reasons[lang] in out
    assert "term-" not in out
    assert Path(file).is_file()


def test_every_point_has_its_reason(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, WHOLE_GAME, "--players", "3") == 0
    out = capsys.readouterr().out
    tail = out[out.index("Where the points came from") :].splitlines()[1:]
    totals: list[int] = []
    sums: list[int] = []
    for line in tail:
        if line.startswith("  "):
            sums[-1] += int(line.split()[0])
        elif line:
            totals.append(int(line.rpartition(":")[2]))
            sums.append(0)
    assert len(totals) == 3
    assert sums == totals


def test_undo_takes_back_only_the_own_actions(capsys: Capture) -> None:
    state = Table().hand(0, "diplomacy", "dagger").turn_of(2).hand(2, "dagger").start()
    state.log = []
    session = Session(kanly.Game.new(state), random_bots, read=typed("undo", "1", "undo", "undo"))
    session.run()
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("Taken back.") == 1
    assert out.count("Nothing can be taken back") == 2


def test_nothing_hidden_is_unseen_by_undo(capsys: Capture) -> None:
    state = Table().hand(0, "diplomacy", "dagger").start()
    state.log = []
    assert state.decision is not None
    number = 1 + state.decision.actions.index(state.action("card:diplomacy"))
    session = Session(kanly.Game.new(state), random_bots, read=typed(str(number), "? fremkit"))
    session.run()
    fremkit = state.action("space:fremkit")
    assert session.state.decision is not None
    choice = str(1 + session.state.decision.actions.index(fremkit))
    Session(session.game, random_bots, read=typed(choice, "undo")).run()
    assert "Taken back." not in capsys.readouterr().out


def test_save_and_load(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = str(tmp_path / "g.json")
    assert play(monkeypatch, ["1", "1", f"save {file}", "1", f"load {file}"], "--players", "3") == 0
    assert "Saved to" in capsys.readouterr().out
    record = kanly.Record.load(file)
    assert record.verify().ply == len(record.actions) >= 2
    assert play(monkeypatch, WHOLE_GAME, "--load", file) == 0
    assert "The game is over" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "is not understood"),
        ("99", "is not understood"),
        ("-1", "is not understood"),
        ("²", "is not understood"),
        ("9" * 5000, "is not understood"),
        ("dance", "is not understood"),
        ("[bold]", "is not understood"),
        ("save", "Name a file"),
        ("load", "Name a file"),
        ("load nowhere.json", "cannot be loaded"),
        ("save /nowhere/at/all.json", "cannot be written"),
        ("save a\0b", "cannot be written"),
        ("lang", "Name a language"),
        ("lang fr", "Name a language"),
        ("? xyzzy", "Nothing here is called"),
        ("?sandworm", "Your reward is doubled"),
        ("? muaddib", "Muad'Dib"),
        ("? garrison", "Your troops at home"),
        ("? e", "more:"),
        ("? " + "x" * 5000, "Nothing here is called"),
        ("save " + "x" * 5000, "cannot be written"),
    ],
)
def test_odd_lines_are_answered(
    line: str, answer: str, capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, [line], "--players", "3") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert answer.casefold() in out.casefold()
    assert "Goodbye." in out


def test_an_empty_line_asks_again(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["", ""], "--players", "3") == 0
    assert capsys.readouterr().out.count("reveal your hand") == 3


def test_why_a_space_is_closed(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["? swordmaster"], "--players", "3") == 0
    assert "Not possible now" in capsys.readouterr().out


def test_the_language_can_be_changed_in_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["lang de", "lang es", "dance"], "--players", "3") == 0
    out = capsys.readouterr().out
    assert "Ab jetzt auf Deutsch." in out
    assert "no se entiende" in out
    assert "Hasta la próxima." in out


def test_quit_offers_to_save(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    assert play(monkeypatch, ["quit", "/nowhere/x.json", str(file)], "--players", "3") == 0
    assert file.is_file()
    assert "Goodbye." in capsys.readouterr().out
    assert play(monkeypatch, ["quit", ""], "--players", "3") == 0
    assert play(monkeypatch, ["quit"], "--players", "3") == 0


def test_an_interrupt_is_a_polite_end(capsys: Capture) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    game = kanly.Game.new(kanly.new_game(players=3, seed=1, first_player=0, log=True))
    Session(game, random_bots, read=interrupted).run()
    assert "Goodbye." in capsys.readouterr().out


def test_a_draft_of_leaders(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, WHOLE_GAME, "--leaders", "draft", "--players", "3") == 0
    out = capsys.readouterr().out
    assert "Which Leader do you choose?" in out
    assert "The game is over" in out


def test_the_leader_can_be_named(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, [], "--leader", "lady_jessica") == 0
    assert "You play Lady Jessica" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--leader", "paul"], "there is no leader 'paul'"),
        (["--leader", "muad_dib", "--leaders", "draft"], "with --leaders draft"),
        (["--leader", "shaddam_corrino_iv"], "only played with the module choam"),
        (["--load", "nowhere.json"], "cannot be read"),
    ],
)
def test_bad_options_are_usage_errors(
    arguments: list[str], message: str, capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, [], *arguments) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


def test_rivals_secrets_are_never_shown(capsys: Capture) -> None:
    """What is printed does not change when the hidden cards do."""

    def printed(state: kanly.State) -> str:
        read = typed("board", "hand", "log", "help")
        Session(kanly.Game.new(state), random_bots, read=read).run()
        return capsys.readouterr().out

    state = kanly.new_game(players=4, seed=3, modules=["choam"], log=True)
    bot = make("random", 1)
    compared = 0
    while state.decision is not None and compared < 12:
        if state.decision.seat == 0 and state.ply % 3 == 0:
            same, other = state.copy(), state.determinize(0, compared)
            assert other.fingerprint() != state.fingerprint()
            same.log = other.log = list(state.log or [])
            assert printed(other) == printed(same)
            compared += 1
        state.apply(bot.choose(state))
    assert compared == 12


def test_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "play", "--seed", "2", "--lang", "es"],
        input="help\n1\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Hasta la próxima." in done.stdout
    assert done.stderr == ""


def test_broken_bytes_and_a_poor_terminal_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "play", "--seed", "2"],
        input=b"\xff\xfe\n\x00\n1\n", capture_output=True, check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
    )  # fmt: skip
    assert done.returncode == 0
    assert b"is not understood" in done.stdout
    assert b"Goodbye." in done.stdout
    assert done.stderr == b""
