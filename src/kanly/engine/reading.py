"""Documents read back: every fault is collected, and an impossible position refused."""

from __future__ import annotations

from typing import Any

from .actions import CARD_PART, INFLUENCE_STEP, LEADER_PART, SPACE_PART
from .codex import Codex
from .document import FORMAT
from .errors import BadPosition, KanlyError
from .fields import read
from .game import empty_table
from .node import Node, Task
from .options import OPTIONS, agreed
from .parts import PARTS
from .seat import SEAT_FIELDS
from .setup import Setup
from .state import STATE_FIELDS, State
from .turn import TURN_FIELDS
from .version_1 import updated


class Reader:
    """Takes values out of a document and collects everything that is wrong with it."""

    def __init__(self, codex: Codex, seats: int) -> None:
        self.codex = codex
        self.seats = seats
        self.reasons: list[str] = []

    def wrong(self, reason: str) -> None:
        """Note a fault."""
        self.reasons.append(reason)

    def number(self, value: object, where: str) -> int:
        """An integer."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{where} should be a whole number, not {value!r}")
            return 0
        if abs(value) >= 1 << 60:
            self.wrong(f"{where} is out of range")
            return 0
        return value

    def small(self, value: object, where: str, most: int) -> int:
        """A whole number that fits its place."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            self.wrong(f"{where} should be a whole number from 0 to {most}, not {value!r}")
            return 0
        return value

    def flag(self, value: object, where: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.wrong(f"{where} should be true or false, not {value!r}")
            return False
        return value

    def index(self, names: list[str], value: object, where: str) -> int:
        """The number of a name; -1 if it is unknown."""
        if not isinstance(value, str) or not value or value not in names:
            self.wrong(f"{where}: {value!r} is unknown")
            return -1
        return names.index(value)

    def pile(self, names: list[str], value: object, where: str) -> bytes:
        """A list of names as a pile."""
        if not isinstance(value, list):
            self.wrong(f"{where} should be a list of names")
            return b""
        numbers = [self.index(names, name, where) for name in value]
        return bytes([n for n in numbers if n >= 0])

    def table(self, keys: list[str], value: object, where: str) -> list[Any]:
        """The values of an object with exactly these keys, in their order."""
        if not isinstance(value, dict) or sorted(value) != sorted(keys):
            self.wrong(f"{where} should have exactly the keys {', '.join(keys)}")
            return []
        return [value[k] for k in keys]

    def pairs(self, value: object, where: str, form: str) -> list[list[Any]]:
        """A list of pairs of the given form."""
        if not isinstance(value, list):
            self.wrong(f"{where} should be a list of {form}")
            return []
        found: list[list[Any]] = []
        for item in value:
            if isinstance(item, list) and len(item) == 2:
                found.append(item)
            else:
                self.wrong(f"{where}: {item!r} should be {form}")
        return found

    def action(self, value: object, where: str) -> int:
        """An action by its text; -1 if there is none."""
        try:
            return self.codex.vocabulary.parse(str(value))
        except KanlyError as error:
            self.wrong(f"{where}: {error}")
            return -1

    def task(self, value: object, where: str) -> Task | None:
        """A task, its node found by path."""
        if not isinstance(value, dict):
            self.wrong(f"{where} should be an object with node, seat, source and value")
            return None
        path = value.get("node")
        node: Node | None = self.codex.nodes.get(path) if isinstance(path, str) else None
        if node is None:
            self.wrong(f"{where}: there is no step or effect {path!r}")
            return None
        seat = self.number(value.get("seat"), where + ".seat")
        if not 0 <= seat < self.seats:
            self.wrong(f"{where}: there is no seat {seat}")
            return None
        source = self.action(value.get("source"), where)
        if source < 0:
            return None
        return Task(node, seat, source, self.small(value.get("value"), where + ".value", 1 << 40))


def read_setup(doc: object) -> Setup:
    """The agreement in a document; raises a KanlyError that says what is wrong."""
    if not isinstance(doc, dict):
        raise BadPosition(["setup should be an object"])
    wanted: dict[str, type] = {
        "edition": str, "players": int, "choice": str, "leaders": list, "modules": list,
        "seed": int,
    }  # fmt: skip
    reasons = [
        f"setup.{key} should be {kind.__name__}, not {doc.get(key)!r}"
        for key, kind in wanted.items()
        if not isinstance(doc.get(key), kind) or isinstance(doc.get(key), bool)
    ]
    for key in ("leaders", "modules"):
        value = doc.get(key)
        if isinstance(value, list) and not all(isinstance(x, str) for x in value):
            reasons.append(f"setup.{key} should be a list of names")
    options = doc.get("options", {})
    if not isinstance(options, dict):
        reasons.append("setup.options should be an object")
        options = {}
    known = [option.name for option in OPTIONS]
    reasons += [f"setup.options.{key} is unknown" for key in options if key not in known]
    for option in OPTIONS:
        if option.name in options and not option.allows(options[option.name]):
            value = options[option.name]
            reasons.append(
                f"setup.options.{option.name} should be {option.expected()}, not {value!r}"
            )
    if reasons:
        raise BadPosition(reasons)
    return Setup(
        doc["edition"], doc["players"], doc["choice"], list(doc["leaders"]), list(doc["modules"]),
        doc["seed"], agreed(options),
    )  # fmt: skip


def from_document(doc: object) -> State:
    """The position a document describes; an impossible one is refused with all the reasons."""
    if not isinstance(doc, dict):
        raise BadPosition(["a position is an object"])
    doc = updated(doc)
    if doc.get("kanly") != FORMAT:
        raise BadPosition([f"format {doc.get('kanly')!r} is unknown; expected {FORMAT}"])
    setup = read_setup(doc.get("setup"))
    s = empty_table(setup)
    r = Reader(s.codex, setup.seats)
    seats_doc = doc.get("seats")
    if not isinstance(seats_doc, list) or len(seats_doc) != setup.seats:
        raise BadPosition([f"seats should be a list of {setup.seats}"])
    for i, seat in enumerate(s.seats):
        read(r, seat, SEAT_FIELDS, seats_doc[i], f"seats[{i}].")
    _read_table(r, s, doc)
    for name, tasks in (("agenda", s.agenda), ("pending", s.pending)):
        listed = doc.get(name)
        if not isinstance(listed, list):
            r.wrong(f"{name} should be a list")
            continue
        for i, x in enumerate(listed):
            task = r.task(x, f"{name}[{i}]")
            if task is not None:
                tasks.append(task)
    asked: Task | None = None
    if doc.get("decision") is not None:
        asked = r.task(doc["decision"], "decision")
    if r.reasons:
        raise BadPosition(r.reasons)
    if asked is not None:
        s.agenda.append(asked)  # its question is the next work, until it is asked again
    rulebook = s.codex.rulebook
    faults = rulebook.faults(s)
    for task in s.agenda + s.pending:
        if not rulebook.admits(s, task) or not fits(s, task):
            faults.append(f"{task.node.path} with value {task.value} does not fit this position")
    if faults:
        raise BadPosition(faults)
    try:
        if asked is not None:
            s.agenda.pop()
            reask(s, asked)
        else:
            s.advance()
    except (LookupError, ValueError, TypeError) as error:
        # Work that is possible by itself but not together with the rest.
        raise BadPosition([f"the work on the table cannot be done ({error})"]) from None
    return s


def _read_table(r: Reader, s: State, doc: dict[str, Any]) -> None:
    chance = doc.get("chance")
    if (
        not isinstance(chance, list)
        or len(chance) != 2
        or not all(isinstance(x, int) and 0 <= x < 1 << 32 for x in chance)
        or not any(chance)
    ):
        r.wrong("chance should be two 32-bit numbers, not both 0")
    else:
        s.chance_a, s.chance_b = int(chance[0]), int(chance[1])
    read(r, s, STATE_FIELDS, doc, "")
    if 0 <= s.first < s.codex.mode.starters:
        s.give_marker(s.first)
    else:
        r.wrong(f"first: seat {s.first} cannot have the First Player marker")
    for name, make in PARTS.items():
        part = make(s.setup)
        if part is not None:
            setattr(s, name, part)
            read(r, part, part.fields(), doc.get(name), f"{name}.")
        elif doc.get(name) is not None:
            r.wrong(f"{name}: there is none in this game")
    s.stands_in = s.codex.rulebook.standing_in(s)
    read(r, s.turn, TURN_FIELDS, doc.get("turn"), "turn.")
    space = s.turn.space
    most = len(s.codex.space_costs[space]) if space >= 0 else 1
    if not 0 <= s.turn.cost_taken < most:
        r.wrong(f"turn.cost_taken: there is no cost {s.turn.cost_taken}")


def fits(s: State, task: Task) -> bool:
    """Can this work lie on the table in such a position?"""
    source = task.source
    if SPACE_PART <= source < CARD_PART or source == INFLUENCE_STEP:
        if s.turn.space < 0:
            return False
    elif CARD_PART <= source < LEADER_PART and s.turn.card < 0:
        return False
    return task.node.fits(s, task.seat, source, task.value)


def reask(s: State, task: Task) -> None:
    """Put the question of a task again, even if only one answer is left."""
    s.drop_decision()
    everything, floor = s.asks_everything, s.floor
    s.asks_everything = True
    task.node.run(s, task.seat, task.source, task.value)
    s.floor = floor
    s.asks_everything = everything
    decision = s.decision
    if decision is None or not decision.actions:
        raise BadPosition([f"nothing can be decided at {task.node.path}"])
