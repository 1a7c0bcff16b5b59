"""What the page asks for exists, and every message of the page and the terminal is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kanly.language
import kanly.web
from kanly.engine.library import EDITIONS
from kanly.language import message_ids

from .test_style import CATALOGUES

PAGE = Path(__file__).parents[2] / "page" / "src"
PAGE_FILES = sorted(path.name for path in (CATALOGUES / "en").glob("page-*.ftl"))
TEMPLATE = re.compile(r"`([a-z][^`\n ]*\$\{[^`\n]*)`")
"""An id put together, such as `side-bot-${bot}`."""
PLAIN = ("setup-", "side-")
"""Families in which what is put in is one word, without hyphens."""


def sources(folder: Path, *endings: str) -> str:
    paths = (path for ending in endings for path in sorted(folder.rglob(f"*{ending}")))
    return "\n".join(p.read_text(encoding="utf-8") for p in paths if ".test." not in p.name)


def as_pattern(template: str) -> str:
    fixed = re.split(r"\$\{[^}]*\}", template)
    put_in = r"\w*" if template.startswith(PLAIN) else r"[\w-]*"
    return put_in.join(re.escape(part) for part in fixed)


def test_every_message_the_page_asks_for_exists() -> None:
    code = sources(PAGE, ".ts", ".svelte")
    asked = set(re.findall(r'\bt\(\s*"([a-z][\w-]*)"', code))
    known = {id for file in PAGE_FILES for id in message_ids("en", file)}
    assert len(asked) > 300
    assert asked - known == set()


def test_every_refusal_of_the_server_has_words() -> None:
    code = sources(Path(kanly.web.__file__).parent, ".py")
    refused = set(re.findall(r'(?:Refused|Unavailable)\(\s*\d+,\s*"([a-z-]+)"', code))
    known = {id for file in PAGE_FILES for id in message_ids("en", file)}
    assert len(refused) > 30
    assert {f"problem-{code}" for code in refused} - known == set()


@pytest.mark.parametrize("file", PAGE_FILES)
def test_every_message_of_the_page_is_used(file: str) -> None:
    code = sources(PAGE, ".ts", ".svelte")
    literal = set(re.findall(r'["\']([a-z][\w-]*)["\']', code))
    patterns = [as_pattern(template) for template in set(TEMPLATE.findall(code))]
    put_together = re.compile("|".join(patterns))
    unused = {
        id
        for id in message_ids("en", file)
        if not any(x in literal or put_together.fullmatch(x) for x in (id, for_any_game(id)))
    }
    assert unused == set()


def for_any_game(id: str) -> str:
    """The id of a message that has another wording for one game."""
    for edition in EDITIONS:
        id = id.removesuffix(f"-{edition}")
    return id


def test_every_message_of_the_terminal_is_used() -> None:
    package = Path(kanly.language.__file__).parents[1]
    code = sources(package / "terminal", ".py") + sources(package / "cli", ".py")
    literal = set(re.findall(r'"([a-z][\w-]*)"', code))
    patterns = [as_pattern(x.replace("{", "${")) for x in re.findall(r'f"([a-z][^"\n ]*)"', code)]
    put_together = re.compile("|".join(patterns))
    unused = {
        id
        for id in message_ids("en", "terminal.ftl")
        if not {id, id.removeprefix("term-")} & literal
        and not put_together.fullmatch(id)
        and not put_together.fullmatch(id.removeprefix("term-"))
    }
    assert unused == set()
