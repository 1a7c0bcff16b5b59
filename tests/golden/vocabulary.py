"""The action vocabulary as a file: numbers that were given out are never given to anything else.

``python -m tests.golden.vocabulary`` adds new lines; the test refuses changed ones.
"""

from __future__ import annotations

from pathlib import Path

from kanly.engine.actions import SIZE
from kanly.engine.errors import KanlyError
from kanly.engine.library import load

FILES = {
    ("uprising", 4): Path(__file__).parent / "vocabulary.txt",
    ("uprising", 6): Path(__file__).parent / "vocabulary-six-players.txt",
    ("imperium", 4): Path(__file__).parent / "vocabulary-2020.txt",
}
"""By edition and number of players: six have another board."""


def vocabulary(edition: str, players: int) -> dict[int, str]:
    """Every action that has a meaning in the game of so many players, with its text."""
    codex = load(edition, players)
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
    for (edition, players), file in FILES.items():
        lines = [f"{n} {text}\n" for n, text in vocabulary(edition, players).items()]
        file.write_text("".join(lines), encoding="utf-8")
