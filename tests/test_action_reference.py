"""docs/actions.md says what is true of the edition, in the words players read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

import kanly
from kanly import State
from kanly.engine.actions import BLOCK_WORDS
from kanly.engine.codex import Codex
from kanly.language import action_label
from tests.action_reference import (
    BLOCKS,
    PAGE,
    agent_boxes,
    blocks,
    leaders,
    other_options,
    renewed,
    reveal_boxes,
    spaces,
)
from tests.golden.playthrough import FOLDER

Write = Callable[[Codex], str]
TABLES = kanly.new_game().codex
TEXT = PAGE.read_text(encoding="utf-8")


def rows(table: str) -> Iterator[list[str]]:
    """The rows of a table, with the empty first cells filled in."""
    above = ""
    for line in table.splitlines()[2:]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        above = cells[0] = cells[0] or above
        yield cells


def sentences(table: str) -> dict[tuple[str, str], set[str]]:
    """What a table says about each component and action."""
    found: dict[tuple[str, str], set[str]] = {}
    for component, action, text in rows(table):
        found.setdefault((component.strip("`"), action.strip("`")), set()).add(text)
    return found


def test_the_page_is_up_to_date() -> None:
    assert renewed(TEXT) == TEXT, "docs/actions.md is out of date: run make action-reference"


def test_every_block_is_told_with_its_size() -> None:
    assert set(BLOCKS) == {word for _, _, word in BLOCK_WORDS}
    sizes = [(int(row[0]), int(row[1]), row[3].strip("`")) for row in rows(blocks(TABLES))]
    assert sizes == BLOCK_WORDS
    for row in rows(blocks(TABLES)):
        assert int(row[2]) <= int(row[1])


def test_every_kind_of_decision_is_told() -> None:
    asked: set[str] = set()
    for path in FOLDER.glob("*.txt"):
        found = re.findall(r"^\d+ seat \d+ ([a-z-]+): ", path.read_text("utf-8"), re.MULTILINE)
        asked.update(found)
    assert len(asked) > 25
    assert {kind for kind in asked if f"`{kind}`" not in TEXT} == set()


@pytest.mark.parametrize("write", [spaces, agent_boxes, reveal_boxes, leaders, other_options])
def test_an_action_means_one_thing_but_where_a_post_decides(write: Write) -> None:
    twice = {where for where, texts in sentences(write(TABLES)).items() if len(texts) > 1}
    assert twice <= {("staban_tuek", "card-effect:0`, `option:0")}


def test_a_table_says_what_an_edition_prints() -> None:
    assert sentences(spaces(TABLES))["deep_desert", "space-effect:1`, `option:0"] == {
        "Gain 4 spice."
    }
    assert sentences(agent_boxes(TABLES))["steersman", "card-effect:1"] == {
        "Recall one of your other Agents."
    }
    assert sentences(leaders(TABLES))["gurney_halleck", "card-effect:0"] == {"Recruit 1 troop."}
    assert sentences(other_options(TABLES))["conflict/propaganda/second", "option:1"] == {
        "Gain 3 spice."
    }


def offered(state: State) -> Iterator[tuple[str, tuple[str, str], int]]:
    """The parts a menu offers: the table that tells of each, where in it, and the action."""
    assert state.decision is not None
    turn = state.to_dict()["turn"]
    card, space = turn["card"], turn["space"]
    leader = TABLES.leader_ids[state.seats[state.decision.seat].leader]
    for action in state.decision.actions:
        text = state.action_text(action)
        word, _, rest = text.partition(":")
        if word == "space-effect":
            yield "spaces", (space, text), action
        elif word == "card-effect" and card != "signet_ring":
            yield "agent boxes", (card, text), action
        elif word == "reveal-effect":
            yield "reveal boxes", (rest.split("/")[0], text), action
        elif word in ("card-effect", "leader-effect"):
            yield "leaders", (leader, text), action


def test_menus_offer_parts_in_the_words_of_the_page() -> None:
    told = {
        "spaces": sentences(spaces(TABLES)),
        "agent boxes": sentences(agent_boxes(TABLES)),
        "reveal boxes": sentences(reveal_boxes(TABLES)),
        "leaders": sentences(leaders(TABLES)),
    }
    seen: dict[str, set[tuple[str, str]]] = {name: set() for name in told}
    for seed in range(15):
        state = kanly.new_game(players=4, modules=["choam"], seed=seed)
        r = random.Random(seed)
        while state.decision is not None:
            if state.decision.kind in ("agent-menu", "reveal-menu"):
                for name, where, action in offered(state):
                    label = action_label(state, action, "en")
                    assert any(label.endswith(text) for text in told[name][where]), label
                    seen[name].add(where)
            state.apply(r.choice(state.decision.actions))
    assert all(len(found) >= 10 for found in seen.values()), seen
