"""Every example with ``>>>``, in the pages of docs/ and in the docstrings of the code, runs.

A page is one session from top to bottom.  A docstring has the names of its module and those of
`kanly`.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly

ROOT = Path(__file__).parent.parent
PARSER = doctest.DocTestParser()
FENCE = re.compile(r"^ *```.*$", re.MULTILINE)


def page_examples() -> Iterator[doctest.DocTest]:
    """A session for each page."""
    for path in sorted((ROOT / "docs").rglob("*.md")):
        text = FENCE.sub("", path.read_text(encoding="utf-8"))
        yield PARSER.get_doctest(text, {}, path.name, str(path), 0)


def docstring_examples() -> Iterator[doctest.DocTest]:
    """A session for each docstring; read from the source, so that both builds have them."""
    public = {name: getattr(kanly, name) for name in kanly.__all__}
    for path in sorted((ROOT / "src" / "kanly").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    module = module_name(path)
                    names = {**public, **vars(importlib.import_module(module))}
                    where = f"{module}.{getattr(node, 'name', '')}".rstrip(".")
                    yield PARSER.get_doctest(text, names, where, str(path), 0)


def module_name(path: Path) -> str:
    """The module a source file is imported as."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


EXAMPLES = [test for test in (*page_examples(), *docstring_examples()) if test.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=[test.name for test in EXAMPLES])
def test_an_example_gives_what_it_says(
    example: doctest.DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    said: list[str] = []
    runner.run(example, out=said.append, clear_globs=False)
    assert not runner.failures, "".join(said)


def test_there_is_something_to_run() -> None:
    found = {test.name for test in EXAMPLES}
    assert {"actions.md", "api.md", "positions-and-records.md", "kanly"} <= found


def test_no_example_is_skipped() -> None:
    for test in EXAMPLES:
        for example in test.examples:
            assert doctest.SKIP not in example.options, f"{test.name}: {example.source}"
