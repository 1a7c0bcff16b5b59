"""The action vocabulary as a file: numbers that were given out are never given to anything else.

``python -m tests.golden.vocabulary`` adds new lines; the test refuses changed ones.
"""

from __future__ import annotations

from pathlib import Path

from kanly.engine.actions import SIZE
from kanly.engine.errors import KanlyError
from kanly.engine.library import load

FILE = Path(__file__).parent / "vocabulary.txt"


def vocabulary() -> dict[int, str]:
    """Every action that has a meaning in Uprising, with its text."""
    codex = load("uprising")
    words: dict[int, str] = {}
    for action in range(SIZE):
        text = codex.vocabulary.text(action)
        try:
            if codex.vocabulary.parse(text) == action:
                words[action] = text
        except KanlyError:
            continue
    return words


if __name__ == "__main__":
    FILE.write_text("".join(f"{n} {text}\n" for n, text in vocabulary().items()), encoding="utf-8")
