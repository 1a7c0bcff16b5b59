"""The Fluent catalogues: one bundle a language, one function that formats a message."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ..engine.errors import KanlyError

LANGUAGES: Final = ("en", "es", "de")
"""The languages Kanly speaks, each complete."""

FILES: Final = (
    "names.ftl", "effects.ftl", "game.ftl", "terminal.ftl", "lessons.ftl", "hints.ftl", "coach.ftl",
    "reminders.ftl",
)  # fmt: skip
"""The files of a catalogue, in the order they are read."""
READING: Final = Lock()
"""Reading a catalogue takes a second: whoever else wants it meanwhile waits for it."""


def message(lang: str, id: str, /, **args: str | int) -> str:
    """The message of a catalogue with its arguments filled in.

    >>> message("en", "effect-draw", n=2)
    'draw 2 cards'
    """
    return _format(lang, id, tuple(args.items()))


def message_ids(lang: str, file: str) -> list[str]:
    """The ids of the messages in one file of a language, in order."""
    resource = FluentResource(_source(lang, file))
    return [entry.id.name for entry in resource.body if hasattr(entry, "id")]


@lru_cache(maxsize=65536)
def _format(lang: str, id: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        raise KanlyError(f"the {lang} catalogue has no message {id!r}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KanlyError(f"the message {id!r} of the {lang} catalogue has no text")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise KanlyError(f"the message {id!r} of the {lang} catalogue: {errors[0]}")
    return str(text)


def _bundle(lang: str) -> FluentBundle:
    with READING:
        return _read(lang)


@cache
def _read(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise KanlyError(f"there is no language {lang!r}; expected {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], functions={"CAPITAL": _capital}, use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(_source(lang, file)))
    return bundle


def _source(lang: str, file: str) -> str:
    return (files(__package__) / "catalogues" / lang / file).read_text(encoding="utf-8")


def _capital(text: object) -> Any:
    """The Fluent function CAPITAL: the text with a capital first letter."""
    words = str(text)
    return words[:1].upper() + words[1:]
