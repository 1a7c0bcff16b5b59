"""What people write: in one line, of bounded length, with nothing in it that cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME: Final = 40
"""Characters of a name."""
SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
"""Kinds of characters that separate words, or should: line breaks, tabulators, controls."""
UNSEEN: Final = ("Cf", "Cs", "Co", "Cn")
"""Kinds that turn the direction of what follows, have no width, or mean nothing to others."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their kind, but with nothing to be seen."""


def clean_name(text: str) -> str:
    """A name as everybody may be shown it; empty, if nothing of it can be."""
    return bounded_text(text, NAME)


def bounded_text(text: str, most: int) -> str:
    """So many characters of a line of text, without those that only deceive the eye."""
    seen = "".join(_shown(character) for character in text[: 4 * most])
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:most].rstrip()


def _shown(character: str) -> str:
    kind = unicodedata.category(character)
    if kind in SPACES:
        return " "
    return "" if kind in UNSEEN or character in BLANK else character
