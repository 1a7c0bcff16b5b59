"""`make play`: which engine it serves with, and when it has the faster one built."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.web.client import wait_for

MAKEFILE = Path(__file__).parent.parent / "Makefile"
THERE = [
    "src/kanly/language/catalogues/en/page-table.ftl",
    "src/kanly/rules.py", "setup.py", "pyproject.toml", "page/package-lock.json",
    "page/node_modules/.ready", "src/kanly/web/static/index.html", ".venv/.player", ".venv/.node",
]  # fmt: skip
"""A repository in which everything is set up; each is made of those before it."""

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make")

BUILDING = "The faster engine is being built in the background"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """The repository, with programs that only say who they are."""
    shutil.copy(MAKEFILE, tmp_path)
    for age, name in enumerate(reversed(THERE), 10):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (time.time() - age,) * 2)
    for name in ("make", "find", "sh", "cat", "mkdir", "nohup", "nice", "touch", "rm", "mv"):
        found = shutil.which(name)
        assert found is not None, name
        program(tmp_path / "tools" / name, f'exec {found} "$@"')
    program(tmp_path / "tools" / "cc", "exit 1")
    program(tmp_path / ".venv" / "bin" / "kanly", "echo plain: $*")
    return tmp_path


def program(file: Path, line: str) -> None:
    """Something to run."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{line}\n")
    file.chmod(0o755)


def compile_engine(repository: Path) -> None:
    """The faster engine is there, as new as can be."""
    program(repository / ".venv-play" / "bin" / "kanly", "echo compiled: $*")
    (repository / ".venv-play" / ".ready").touch()


def play(repository: Path, *more: str) -> list[str]:
    """What is printed.  There is no Python: a build fails at once."""
    done = subprocess.run(
        ["make", "play", "PYTHON=no-python", *more],
        cwd=repository,
        env={"PATH": str(repository / "tools")},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def built(repository: Path) -> str:
    """Wait for the end of the build; what it said."""
    wait_for((repository / "build" / "play.tried").exists)
    return (repository / "build" / "play.log").read_text()


def test_a_compiled_engine_newer_than_all_sources_is_used(repository: Path) -> None:
    compile_engine(repository)
    assert play(repository, "PLAY=--port 1") == ["compiled: serve --port 1"]


def test_an_older_one_is_built_anew_while_the_plain_one_plays(repository: Path) -> None:
    compile_engine(repository)
    long_ago = time.time() - 1000
    os.utime(repository / ".venv-play" / ".ready", (long_ago, long_ago))
    said = play(repository)
    assert said[0].startswith(BUILDING)
    assert said[-1] == "plain: serve --open"
    assert "no-python -m venv .venv-play" in built(repository)


def test_a_build_that_failed_is_not_tried_again_with_the_same_sources(repository: Path) -> None:
    assert play(repository)[0].startswith(BUILDING)
    built(repository)
    assert play(repository) == [
        "The faster engine could not be built: build/play.log says why, 'make faster' tries again.",
        "plain: serve --open",
    ]
    (repository / "src" / "kanly" / "rules.py").touch()
    (repository / "src" / "kanly" / "web" / "static" / "index.html").touch()
    assert play(repository)[0].startswith(BUILDING)


def test_while_it_is_being_built_nobody_begins_again(repository: Path) -> None:
    (repository / "build").mkdir()
    (repository / "build" / "play.pid").write_text(str(os.getpid()))
    assert play(repository) == [
        "The faster engine is still being built (build/play.log).",
        "plain: serve --open",
    ]


def test_without_a_compiler_the_plain_engine_plays(repository: Path) -> None:
    (repository / "tools" / "cc").unlink()
    assert play(repository) == [
        "There is no C compiler to build the faster engine with; the plain one plays as well.",
        "plain: serve --open",
    ]
    assert not (repository / "build").exists()


def test_a_dry_run_starts_nothing(repository: Path) -> None:
    assert play(repository, "-n")[-1] == "exec .venv/bin/kanly serve --open"
    assert not (repository / "build").exists()
