"""What the README shows runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kanly.cli import main

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^kanly (.+)$", README, re.MULTILINE)
FOR_A_PERSON_OR_SLOW = ("serve", "play", "arena", "bench", "replay", "analyse")


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_python_snippets_run(snippet: str) -> None:
    exec(compile(snippet, "README.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_exist_and_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    args = shlex.split(command)
    if args[0] in FOR_A_PERSON_OR_SLOW:
        args = [args[0], "--help"]
        with pytest.raises(SystemExit, match="0"):
            main(args)
    else:
        assert main(args) == 0
    assert capsys.readouterr().out


def test_there_is_something_to_test() -> None:
    assert len(SNIPPETS) == 2
    assert len(COMMANDS) == 11


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text(encoding="utf-8")
    targets = (
        "play", "terminal", "page", "test", "lint", "lint-page", "types", "screenshots",
        "coverage-of-rules", "soak", "wheel", "test-packages", "bench", "golden", "docs",
    )  # fmt: skip
    for target in targets:
        assert f"make {target}" in README or f"`{target}" in README
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
