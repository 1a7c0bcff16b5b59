"""Which small changes are made to a source file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .changes import changes_by_place


def changed(tmp_path: Path, source: str) -> list[str]:
    """The file after each possible change."""
    (tmp_path / "file.py").write_text(source, encoding="utf-8")
    places = changes_by_place(tmp_path, "file.py")
    return [change.apply(source.encode()).decode() for place in places for change in place]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a == b", ["a != b"]),
        ("a  is  not b", ["a  is b"]),
        ("a not in b", ["a in b"]),
        ("a and b or c", ["a and b and c", "a or b or c"]),
        ("a + b - c", ["a + b + c", "a - b - c"]),
        ("a >> b & c", ["a >> b | c", "a << b & c"]),
        ("not a", ["(a)"]),
        ("7", ["8", "(6)"]),
        ("True", ["False"]),
        ("max(a, b)", ["pass", "min(a, b)"]),
        ("x if a else b", ["x if (not (a)) else b"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["a -= b", "pass"]),
        ("„“, a < b", ["„“, a <= b", "„“, a >= b"]),
    ],
)
def test_a_line_is_changed_in_these_ways(tmp_path: Path, source: str, changes: list[str]) -> None:
    source, changes = source.replace("„“", "'„“'"), [c.replace("„“", "'„“'") for c in changes]
    assert changed(tmp_path, source) == changes


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 < 2."""',
        "a: Literal[1, 2]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "def __repr__(self):\n    return 1 < 2",
        "__slots__ = (1, 2)",
        "assert a < b",
        "f'{a < b}'",
        "a = b",
        "raise NotImplementedError(type(self).__name__)",
    ],
)
def test_what_has_nothing_to_do_with_the_game_is_left_alone(tmp_path: Path, source: str) -> None:
    assert changed(tmp_path, source) == []


def test_the_engine_with_a_change_is_still_python() -> None:
    root = Path(__file__).parents[2]
    for file in sorted((root / "src" / "kanly" / "engine").glob("*.py")):
        for place in changes_by_place(root, file.relative_to(root).as_posix())[::40]:
            ast.parse(place[0].apply(file.read_bytes()))
