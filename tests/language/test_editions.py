"""What is true of one edition only stands beside it."""

from __future__ import annotations

import ast
from pathlib import Path

import kanly.language

LANGUAGE = Path(kanly.language.__file__).parent


def test_only_the_words_of_an_edition_know_the_edition() -> None:
    knowing = {
        path.relative_to(LANGUAGE).parts[0]
        for path in LANGUAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("editions.")
    }
    assert knowing == {"editions"}
