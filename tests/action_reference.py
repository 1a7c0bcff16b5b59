"""What the numbers in actions stand for, component by component: ``make action-reference``.

Renews the parts of docs/actions.md between ``<!-- NAME: written by make action-reference -->`` and
``<!-- end of NAME -->``; the rest of that page is written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import kanly
from kanly.engine.actions import BLOCK_WORDS
from kanly.engine.codex import Codex
from kanly.engine.flow import AllOf, Choose, asks_itself
from kanly.engine.library import load
from kanly.engine.node import Node
from kanly.engine.terms import RESOURCES, SOLARI
from kanly.language import component_name, cost_text, effect_text, message
from kanly.language.effects import clause
from kanly.language.words import Words, sentence
from kanly.rules.contracts import SOLARI_INSTEAD
from tests.golden.vocabulary import vocabulary

PAGE = Path(__file__).parent.parent / "docs" / "actions.md"
ENGLISH = Words("en")
NEVER = "Never offered"
OLDER = "imperium"
"""The game of 2020."""
BLOCKS = {
    "amount": ("amount:2", "a number: troops to deploy by an effect, or to retreat"),
    "option": ("option:0", "a choice by number: [what it means](#what-option-means)"),
    "faction": (
        "faction:fremen",
        "a Faction to gain or lose Influence with; as a reason: level 2 of its track",
    ),
    "alliance": ("alliance:emperor", f"the Alliance, as a reason for points. {NEVER}"),
    "seat": ("seat:2", "a seat: who receives an Alliance, whom a Commander activates, a partner"),
    "deploy": (
        "deploy:3",
        "deploy so many troops by the Agent's place (U-7.7), or the defensive bonus",
    ),
    "rival": ("rival:staban_tuek", f"a Rival card, as a source or a reason for points. {NEVER}"),
    "space-effect": (
        "space-effect:0",
        "part 0 of the effects printed on the [space visited](#parts-of-spaces)",
    ),
    "card-effect": (
        "card-effect:1",
        "part 1 of the Agent box of the [card played](#parts-of-agent-boxes); "
        "for Signet Ring: of the [Leader's signet ability](#parts-of-leaders)",
    ),
    "leader-effect": (
        "leader-effect:0",
        "an [ability of the Leader](#parts-of-leaders) that waits in this turn",
    ),
    "influence-step": (
        "influence-step",
        "the Influence of the Faction space visited (U-6.12 c)",
    ),
    "space": (
        "space:arrakeen",
        "a space to send an Agent to, or to recall one from; in the Reveal turn what an Agent "
        "there gives",
    ),
    "post": ("post:post_emperor", "an observation post"),
    "leader": ("leader:muad_dib", "a Leader, in the draft"),
    "contract": ("contract:harvest_3", "a contract to take, or to complete"),
    "battle": ("battle:propaganda", "a Conflict or Objective card"),
    "match": (
        "match:crysknife",
        f"a pair of battle icons, as a reason for points. {NEVER}",
    ),
    "intrigue": ("intrigue:detonation", "an Intrigue card to play, discard or trash"),
    "card": ("card:dagger", "a card in hand (or looked at on top of the deck)"),
    "discarded": ("discarded:dagger", "a card in the own discard pile"),
    "played": ("played:dagger", "a card in play from an Agent turn"),
    "revealed": ("revealed:dagger", "a card in play, revealed"),
    "acquire": ("acquire:prepare_the_way", "a card to acquire; a card of the Row"),
    "reveal-effect": (
        "reveal-effect:desert_power/0",
        "part 0 of the [Reveal box](#parts-of-reveal-boxes) of that card",
    ),
    "hagal": ("hagal:arrakeen", f"a House Hagal card, as a source. {NEVER}"),
    "throne": ("throne:desert_power", "a card of the Throne Row to acquire"),
}
"""An example of each block, and what its actions stand for."""

Row = tuple[str, ...]
Write = Callable[[Codex], str]


# ---------------------------------------------------------------- tables


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table; a first cell that says the same as the one above it is left empty."""
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    above = ""
    for first, *others in dict.fromkeys(rows):
        lines.append("| " + " | ".join(["" if first == above else first, *others]) + " |")
        above = first
    return "\n".join(lines)


def code(text: str) -> str:
    """As it is written in a record."""
    return f"`{text}`"


def says(node: Node, words: Words) -> str:
    """An effect as a sentence."""
    return sentence(clause(node, words), words.lang)


# ---------------------------------------------------------------- options inside effects


def may_ask(node: AllOf) -> bool:
    """Can it ask which part is next, or whether to do its only part?"""
    only = node.parts[0]
    return len(node.parts) > 1 or (
        only.optional and not node.need_one and not asks_itself(only)
    )  # fmt: skip


def options(node: Node, words: Words, before: str = "") -> Iterator[Row]:
    """Each `option:K` an effect can ask for, after the options before it, with its sentence."""
    branches: Sequence[Node] = []
    if isinstance(node, Choose):
        branches, said = node.options, replace(words, may=False)
    elif isinstance(node, AllOf) and may_ask(node):
        branches, said = node.parts, words
    for k, branch in enumerate(branches):
        chosen = f"{before}, {code(f'option:{k}')}" if before else code(f"option:{k}")
        yield chosen, says(branch, said)
        yield from options(branch, words, chosen)
    if not branches:
        for child in node.children():
            yield from options(child, words, before)


def part(component: str, action: str, node: Node, words: Words = ENGLISH) -> Iterator[Row]:
    """A part by the action that chooses it, and the options inside it."""
    yield code(component), code(action), says(node, words)
    for chosen, text in options(node, words, code(action)):
        yield code(component), chosen, text


# ---------------------------------------------------------------- boxes by their paths


def boxes(codex: Codex, form: str) -> Iterator[tuple[str, str, Node]]:
    """Component, number and effect of every part whose path has this form, as ``card/*/agent``."""
    before, _, after = form.partition("*")
    for path, node in codex.nodes.items():
        box, _, number = path.rpartition("/")
        component = box.removeprefix(before).removesuffix(after)
        if box == before + component + after and "/" not in component and number.isdecimal():
            yield component, number, node


def roots(codex: Codex) -> Iterator[tuple[str, Node]]:
    """Every effect that is no part of another, by its path."""
    for path, node in codex.nodes.items():
        if path.rpartition("/")[0] not in codex.nodes:
            yield path, node


def by_component(rows: Iterable[Row]) -> list[Row]:
    """The rows of each component together."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return [row for group in found.values() for row in group]


# ---------------------------------------------------------------- the parts of the page


def blocks(codex: Codex) -> str:
    """The blocks of the vocabulary and their true sizes."""
    texts = vocabulary(codex.edition.id, codex.mode.players)
    rows: list[Row] = []
    for first, width, word in BLOCK_WORDS:
        example, meaning = BLOCKS[word]
        used = [texts[action] for action in range(first, first + width) if action in texts]
        if example not in used:
            raise AssertionError(f"{example} is no action of the block {word}")
        rows.append((str(first), str(width), str(len(used)), code(word), code(example), meaning))
    return table(("first", "width", "in use", "text", "example", "stands for"), rows)


def spaces(codex: Codex) -> str:
    """What `space-effect:K` means, and what an Agent gives in the Reveal turn."""
    rows: list[Row] = []
    for space, k, node in boxes(codex, "space/*"):
        costs = tuple(codex.space_costs[codex.space_number[space]])
        rows += part(space, f"space-effect:{k}", node, replace(ENGLISH, costs=costs))
    for space, _, node in boxes(codex, "space/*/reveal"):
        action = f"{code(f'space:{space}')} in the Reveal turn"
        rows.append((code(space), action, says(node, ENGLISH)))
    return table(("space", "action", "effect"), by_component(rows))


def team_spaces(codex: Codex) -> str:
    """The same of the spaces that only six players have."""
    six = load(codex.edition.id, 6)
    new = [x.id for x in six.spaces if x not in codex.spaces]
    rows = [
        row
        for space, k, node in boxes(six, "space/*")
        if space in new
        for row in part(space, f"space-effect:{k}", node)
    ]
    return table(("space", "action", "effect"), by_component(rows))


def agent_boxes(codex: Codex) -> str:
    """What `card-effect:K` means."""
    rows: list[Row] = []
    for card, k, node in boxes(codex, "card/*/agent"):
        rows += part(card, f"card-effect:{k}", node)
    return table(("card played", "action", "effect"), rows)


def reveal_boxes(codex: Codex) -> str:
    """What `reveal-effect:CARD/K` means."""
    rows: list[Row] = []
    for card, k, node in boxes(codex, "card/*/reveal"):
        rows += part(card, f"reveal-effect:{card}/{k}", node)
    return table(("card", "action", "effect"), rows)


def leaders(codex: Codex) -> str:
    """What `leader-effect:K` means, and `card-effect:K` with the Signet Ring."""
    rows: list[Row] = []
    for leader, k, node in boxes(codex, "leader/*/signet"):
        rows += part(leader, f"card-effect:{k}", node)
    for leader, k, node in boxes(codex, "leader/*/reveal"):
        rows += part(leader, f"leader-effect:{k}", node)
    for leader, _, node in boxes(codex, "leader/*/send"):
        rows += part(leader, "leader-effect:0", node)
    return table(("Leader", "action", "effect"), by_component(rows))


def other_options(codex: Codex) -> str:
    """What `option:K` means in effects that come in no menu: they happen when they are due."""
    menus = ("space/*", "card/*/agent", "card/*/reveal")
    menus += ("leader/*/signet", "leader/*/reveal", "leader/*/send")
    told = [node for form in menus for _, _, node in boxes(codex, form)]
    rows: list[Row] = []
    for path, node in roots(codex):
        if node not in told and not path.startswith(("rule/", "rival/", "hagal/")):
            rows += [(code(path), *row) for row in options(node, ENGLISH)]
    return table(("effect", "action", "part or branch"), rows)


def special_options(codex: Codex) -> str:
    """What `option:K` means where it is no part of an effect."""
    rows: list[Row] = []
    older = load(OLDER)
    for space, costs in (
        *zip(codex.space_ids, codex.space_costs), *zip(older.space_ids, older.space_costs)
    ):  # fmt: skip
        if len(costs) > 1:
            for k, cost in enumerate(costs):
                asked = f"{code('cost')} of {code(space)}"
                rows.append((asked, code(f"option:{k}"), f"Pay {cost_text(cost, 'en')}."))
    for k, (place, reward) in enumerate(
        zip([x.id for x in codex.paths[0].places], codex.path_reward[0])
    ):
        if reward is not None:
            title = component_name("track", place, "en")
            text = message("en", "action-train", place=title, text=effect_text(reward, "en"))
            rows.append((code("train"), code(f"option:{k}"), text))
    solari = message(
        "en", "action-contract-solari", resource=RESOURCES[SOLARI], n=SOLARI_INSTEAD
    )  # fmt: skip
    rows.append((code("contract"), code("option:0"), solari))
    rows.append((code("detonate"), code("option:0"), message("en", "action-detonate")))
    return table(("asked", "action", "meaning"), rows)


def rivals(codex: Codex) -> str:
    """The parts of Rival and House Hagal cards that have several."""
    words = replace(ENGLISH, rival=True)
    rows: list[Row] = []
    for path, node in roots(codex):
        box = path.rpartition("/")[0]
        if path.startswith(("rival/", "hagal/")) and f"{box}/1" in codex.nodes:
            rows.append((code(path), says(node, words)))
    return table(("effect", "what it does"), rows)


def told_before(text: str) -> Iterator[Row]:
    """The rows of a table, with the empty first cells filled in."""
    above = ""
    for line in text.splitlines()[2:]:
        first, *others = [cell.strip() for cell in line.strip("|").split(" | ")]
        above = first or above
        yield (above, *others)


def of_2020(write: Write) -> Write:
    """What a table says of components of 2020 that Uprising has not, or not so."""

    def told(codex: Codex) -> str:
        text = write(load(OLDER))
        head = tuple(cell.strip() for cell in text.splitlines()[0].strip("|").split(" | "))
        rows = list(told_before(text))
        known = set(told_before(write(codex)))
        new = {row[0] for row in rows if row not in known}
        return table(head, [row for row in rows if row[0] in new])

    return told


PARTS: dict[str, Write] = {
    "blocks": blocks,
    "spaces": spaces,
    "spaces of six players": team_spaces,
    "agent boxes": agent_boxes,
    "reveal boxes": reveal_boxes,
    "leaders": leaders,
    "other options": other_options,
    "special options": special_options,
    "rivals": rivals,
    "spaces of 2020": of_2020(spaces),
    "agent boxes of 2020": of_2020(agent_boxes),
    "other options of 2020": of_2020(other_options),
    "rivals of 2020": of_2020(rivals),
}
"""What is written between the marks of the page."""


def renewed(page: str) -> str:
    """The page with its written parts as they should be now."""
    codex = kanly.new_game().codex
    for name, write in PARTS.items():
        mark = f"<!-- {name}: written by make action-reference -->"
        end = f"<!-- end of {name} -->"
        if page.count(mark) != 1 or page.count(end) != 1:
            raise SystemExit(f"{PAGE.name} should have {mark} and {end} once")
        before, _, rest = page.partition(mark)
        after = rest.partition(end)[2]
        page = f"{before}{mark}\n\n{write(codex)}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
