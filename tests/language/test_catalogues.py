"""Every message exists in all three languages, with the same arguments, and is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kanly.language
from kanly.engine import events
from kanly.engine.errors import KanlyError
from kanly.engine.kinds import DECISION_KINDS
from kanly.engine.library import EDITIONS, load
from kanly.engine.terms import BATTLE_ICONS, FACTIONS, ICONS, INTRIGUE_KINDS, RESOURCES
from kanly.language import FILES, LANGUAGES, message, message_ids
from kanly.language.names import PREFIXES, SPACES_OF_A_NAME
from kanly.language.reasons import CODES

LANGUAGE = Path(kanly.language.__file__).parent
SOURCE = LANGUAGE.parent
OURS = ("names.ftl", "effects.ftl", "game.ftl")
"""The files this layer uses itself; terminal.ftl belongs to the command line."""
FAMILIES = (
    "ability", "action", "box", "cond", "cost", "count", "effect", "grammar", "list", "log", "n",
    "name", "of", "prompt", "reason", "reward", "score", "share", "sign", "special", "standing",
    "text", "tie", "with",
)  # fmt: skip
ID = re.compile(rf"(?:{'|'.join(FAMILIES)})-[a-z-]+|sentence|box")


class Parts(Visitor):
    """Collects the arguments and the other messages a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(lang: str, file: str) -> dict[str, Parts]:
    text = (LANGUAGE / "catalogues" / lang / file).read_text(encoding="utf-8")
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}/{file} has {entry.id.name} twice"
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = parts
    return found


@cache
def whole(lang: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for file in FILES:
        again = found.keys() & parsed(lang, file).keys()
        assert not again, f"{lang} has {again} in two files"
        found.update(parsed(lang, file))
    return found


def closure(lang: str, ids: set[str]) -> set[str]:
    """The messages and all that they refer to."""
    todo, seen = list(ids), set()
    while todo:
        id = todo.pop()
        if id not in seen:
            seen.add(id)
            todo.extend(whole(lang)[id].messages)
    return seen


def arguments(lang: str, id: str) -> set[str]:
    return set().union(*(whole(lang)[m].variables for m in closure(lang, {id})))


def constants(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def literal_ids() -> set[str]:
    """The ids written out in the code of this layer."""
    found: set[str] = set()
    for path in LANGUAGE.rglob("*.py"):
        found |= constants(ast.parse(path.read_text(encoding="utf-8")))
    return {text for text in found if ID.fullmatch(text)}


def name_ids() -> set[str]:
    """The ids of names, from what the editions contain."""
    return {id for edition in EDITIONS for id in names_of(edition)}


def names_of(id: str) -> set[str]:
    codex = load(id)
    edition = codex.edition
    modes = [load(id, mode.players) for mode in edition.modes]
    chairs = [chair for mode in edition.modes for chair in mode.chairs]
    ids = {
        "card": codex.card_ids,
        "intrigue": codex.intrigue_ids,
        "conflict": [x.id for x in edition.conflicts],
        "objective": [x.id for x in edition.objectives],
        "contract": codex.contract_ids,
        "leader": codex.leader_ids,
        "left": codex.leader_ids,
        "signet": codex.leader_ids,
        "setup": [x.id for x in edition.leaders if x.without],
        "track": [place.id for path in codex.paths for place in path.places],
        "space": [id for each in modes for id in each.space_ids],
        "post": [id for each in modes for id in each.post_ids],
        "at": [id for each in modes for id in each.post_ids],
        "faction": [*FACTIONS, *(id for each in modes for id in each.track_ids)],
        "team": [chair.leader for chair in chairs if chair.role.commands],
        "role": ["commander", "ally"],
        "icon": ICONS,
        "battle": BATTLE_ICONS,
        "house": [x.house for x in edition.leaders if x.house],
        "resource": RESOURCES,
        "kind": INTRIGUE_KINDS,
        "rival": codex.rival_ids,
        "hagal": [x.id for x in edition.hagal if not 0 < len(x.visits) <= SPACES_OF_A_NAME],
        "difficulty": edition.levels,
        "variant": edition.variants,
        "about": [f"{edition.id}-{x}" for x in (*edition.levels, *edition.variants)],
        "edition": [edition.id],
        "module": list(edition.modules),
    }
    assert set(ids) == set(PREFIXES.values())
    return {f"{prefix}-{id}" for prefix, some in ids.items() for id in some}


def used_ids() -> set[str]:
    families = {f"prompt-{kind}" for kind in DECISION_KINDS}
    families |= {f"log-{event}" for event in events.NAMES}
    families |= {f"reason-{code}" for code in CODES}
    return literal_ids() | name_ids() | families


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_used_exists(lang: str) -> None:
    assert used_ids() - whole(lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_exists(lang: str) -> None:
    for id, parts in whole(lang).items():
        assert parts.messages <= whole(lang).keys(), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used(lang: str) -> None:
    ids = set().union(*(parsed(lang, file) for file in OURS))
    assert ids - closure(lang, used_ids()) == set()


@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    assert list(parsed("en", file)) == list(parsed("es", file)) == list(parsed("de", file))
    assert list(parsed("en", file)) == message_ids("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", ["es", "de"])
def test_the_languages_have_the_same_arguments(file: str, lang: str) -> None:
    for id in parsed("en", file):
        assert arguments("en", id) == arguments(lang, id), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal_messages_are_marked_as_such(lang: str) -> None:
    assert parsed(lang, "terminal.ftl")
    for id in parsed(lang, "terminal.ftl"):
        assert id.startswith("term-")
    for file in OURS:
        assert not [id for id in parsed(lang, file) if id.startswith("term-")]


def test_every_kind_of_decision_is_asked_for() -> None:
    found: set[str] = set()
    for folder in ("engine", "rules", "editions/common", "editions/uprising"):
        for path in (SOURCE / folder).glob("*.py"):
            if path.name != "kinds.py":
                found |= constants(ast.parse(path.read_text(encoding="utf-8")))
    assert set(DECISION_KINDS) <= found


def test_every_reason_has_a_sentence() -> None:
    tree = ast.parse((SOURCE / "rules" / "explain.py").read_text(encoding="utf-8"))
    found: set[str] = set()
    for call in ast.walk(tree):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "Reason"
        ):
            found |= constants(call.args[0])
    assert found == set(CODES)


def test_unknown_languages_and_messages_are_refused() -> None:
    with pytest.raises(KanlyError, match="there is no language 'fr'; expected en, es, de"):
        message("fr", "sentence", clause="x")
    with pytest.raises(KanlyError, match="the es catalogue has no message 'no-such'"):
        message("es", "no-such")
    with pytest.raises(KanlyError, match="effect-draw"):
        message("de", "effect-draw")


def test_numbers_follow_the_language() -> None:
    assert [message("en", "n-troops", n=n) for n in (0, 1, 2)] == [
        "0 troops", "1 troop", "2 troops",
    ]  # fmt: skip
    assert message("es", "n-resource", resource="solari", n=1) == "1 solari"
    assert message("es", "n-resource", resource="solari", n=3) == "3 solaris"
    assert message("de", "n-troops", n=1) == "1 Trupp"
    assert message("de", "n-worms", n=2) == "2 Sandwürmer"
