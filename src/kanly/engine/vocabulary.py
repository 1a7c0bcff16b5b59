"""Actions as one line of text and back: ``space:arrakeen`` is 205."""

from __future__ import annotations

from . import actions as act
from .errors import IllegalAction


class Vocabulary:
    """The words of one game's actions; `names` has the things of each block, by number."""

    def __init__(self, names: dict[int, list[str]]) -> None:
        self._names = names

    def text(self, action: int) -> str:
        """The one-line form of an action, such as ``space:arrakeen``."""
        if action in act.PLAIN_WORDS:
            return act.PLAIN_WORDS[action]
        for first, width, word in act.BLOCK_WORDS:
            n = action - first
            if 0 <= n < width:
                if first == act.INFLUENCE_STEP:
                    return word
                if first == act.REVEAL_PART:
                    card, part = divmod(n, act.PARTS_PER_REVEAL)
                    return f"{word}:{_name(self._names[act.HAND], card)}/{part}"
                names = self._names.get(first)
                return f"{word}:{n}" if names is None else f"{word}:{_name(names, n)}"
        return f"unknown:{action}"

    def parse(self, text: str) -> int:
        """The action a one-line form stands for; unknown words are refused with a reason."""
        word, _, name = text.strip().partition(":")
        for action, plain in act.PLAIN_WORDS.items():
            if text.strip() == plain:
                return action
        for first, width, block in act.BLOCK_WORDS:
            if word != block:
                continue
            if first == act.INFLUENCE_STEP and not name:
                return first
            if first == act.REVEAL_PART:
                return first + self._parse_part(text, name)
            names = self._names.get(first)
            if names is None:
                if not name.isdecimal() or int(name) >= width:
                    raise IllegalAction(f"{text!r}: expected a number below {width} after {word}:")
                return first + int(name)
            return first + _number(names, text, word, name)
        words = ", ".join(["pass", "end", "reveal", *(w + ":…" for _, _, w in act.BLOCK_WORDS)])
        raise IllegalAction(f"{text!r} is not an action; expected one of {words}")

    def _parse_part(self, text: str, name: str) -> int:
        """Part k of the Reveal box of a card, counted from the first action of the block."""
        card, _, digits = name.partition("/")
        if not digits.isdecimal() or int(digits) >= act.PARTS_PER_REVEAL:
            raise IllegalAction(f"{text!r}: expected reveal-effect:CARD/PART")
        number = _number(self._names[act.HAND], text, "reveal-effect", card)
        return number * act.PARTS_PER_REVEAL + int(digits)


def _name(names: list[str], n: int) -> str:
    return names[n] if n < len(names) and names[n] else str(n)


def _number(names: list[str], text: str, word: str, name: str) -> int:
    if not name or name not in names:
        raise IllegalAction(f"{text!r}: there is no {word} called {name!r}")
    return names.index(name)
