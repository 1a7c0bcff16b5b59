from __future__ import annotations

import re
from pathlib import Path

import kanly.cli
import kanly.terminal
from kanly.language import message_ids
from kanly.terminal.lookup import (
    GLOSSARY,
    MENTAT_GLOSSARY,
    OLDER,
    SPY_GLOSSARY,
    TEAM_GLOSSARY,
)

CODE = "".join(
    file.read_text(encoding="utf-8")
    for package in (kanly.cli, kanly.terminal)
    for file in Path(package.__path__[0]).glob("*.py")
)


def test_every_message_of_the_terminal_is_used() -> None:
    """By its whole name, or by the part before the last dash and a list of ends."""
    families = set(re.findall(r"say\(f[\"']([\w-]+-)\{", CODE))
    for id in message_ids("en", "terminal.ftl"):
        key = id.removeprefix("term-")
        literal = re.search(rf"[\"']{re.escape(key)}[\"']", CODE)
        assert literal or any(key.startswith(family) for family in families), id


def test_every_word_of_the_glossary_is_explained() -> None:
    keys = {id.removeprefix("term-word-") for id in message_ids("en", "terminal.ftl")}
    for word in GLOSSARY + SPY_GLOSSARY + MENTAT_GLOSSARY + TEAM_GLOSSARY:
        assert {word, f"{word}-text"} <= keys
    assert {f"{word}-text-older" for word in OLDER} <= keys
