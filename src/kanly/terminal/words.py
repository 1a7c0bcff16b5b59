"""What the terminal game says, in the language of the moment."""

from __future__ import annotations

from ..engine.tables import Tables
from ..language import component_name, component_text, message


class Words:
    """Names and sentences in one language."""

    def __init__(self, tables: Tables, lang: str) -> None:
        self.tables = tables
        self.lang = lang

    def say(self, key: str, **arguments: str | int) -> str:
        """A sentence of the terminal catalogue, by its id without the prefix."""
        return message(self.lang, f"term-{key}", **arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a component."""
        return component_name(kind, id, self.lang)

    def text(self, kind: str, id: str) -> str:
        """What a component does."""
        return component_text(self.tables, kind, id, self.lang)

    def seats(self, leaders: list[str | None], me: int) -> list[str]:
        """What to call the seats: by their Leaders, and the player's own as such."""
        called: list[str] = []
        for n, leader in enumerate(leaders):
            if n == me:
                called.append(self.say("you"))
            elif leader is None:
                called.append(self.say("seat-n", n=n + 1))
            else:
                called.append(self.say("bot", leader=self.name("leader", leader), n=n + 1))
        return called
