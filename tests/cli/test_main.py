from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

import kanly
from kanly.arena import bench
from kanly.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "cards", "replay", "admin"])
def test_every_subcommand_has_help_with_examples(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert f"usage: kanly {command}" in out
    assert "examples:\n  kanly " + command in out


def test_help_names_every_subcommand(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    for command in ("play", "simulate", "arena", "cards", "replay", "bench", "admin"):
        assert f"  {command} " in out


def test_without_words_the_browser_game_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        seen.append(args)
        return 0

    monkeypatch.setattr("kanly.cli.serve.run", run)
    assert main([]) == 0
    assert seen[0].open


def test_no_command_after_a_dash_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--"])
    assert stop.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


def test_an_unknown_command_is_refused_with_the_known_ones(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dance"])
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert "dance" in err
    assert "simulate" in err


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"kanly {kanly.__version__}\n"


def test_bench_gets_the_rest_of_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def run(arguments: list[str]) -> int:
        seen.append(arguments)
        return 1

    monkeypatch.setattr(bench, "run", run)
    assert main(["bench", "--json", "--rounds", "1"]) == 1
    assert main(["bench"]) == 1
    assert seen == [["--json", "--rounds", "1"], []]


@pytest.mark.parametrize("arguments", ["cards --json", "cards", "simulate --games 1"])
def test_a_reader_who_stops_reading_is_no_error(arguments: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kanly.cli", *arguments.split()],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_an_interrupted_benchmark_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def run(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "run", run)
    assert main(["bench"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_program_that_is_not_there_is_a_usage_error(capsys: Capture) -> None:
    arguments = ["--rounds", "1", "--seconds", "0.01", "--interpreted", "/nowhere/python"]
    assert main(["bench", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("kanly: ")
    assert "/nowhere/python" in err
    assert err.count("\n") == 1
