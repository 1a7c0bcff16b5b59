"""Positions as readable documents: the save file, the test builder and the fingerprint."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from .actions import CARD_PART, LEADER_PART, SPACE_PART, STEP
from .errors import BadPosition, KanlyError
from .game import check
from .ledger import change_of, entry, reason_of
from .node import Node, Task
from .piles import bits
from .setup import DEFAULTS, Setup
from .state import Choam, Rivals, Seat, State
from .tables import Tables, load
from .terms import FACTIONS, NOBODY

FORMAT: Final = 1
SEAT_NUMBERS: Final = [
    "solari", "spice", "water", "vp", "supply", "garrison", "troops", "worms", "memories",
    "swords", "persuasion", "agents", "spies", "revealed_at",
]  # fmt: skip
SEAT_FLAGS: Final = ["swordmaster", "council", "hooks", "revealed"]
SEAT_PILES: Final = [
    "deck", "hand", "known_hand", "played", "shown", "discard", "trash", "reserved",
]  # fmt: skip
SEAT_INTRIGUES: Final = ["intrigue", "waiting"]
SEAT_BATTLES: Final = ["face_up", "face_down"]
TABLE_NUMBERS: Final = ["ply", "floor", "last_seat", "round", "first", "reveals"]
TABLE_PILES: Final = ["imperium_deck", "row", "removed"]
TABLE_INTRIGUES: Final = ["intrigue_deck", "intrigue_discard", "intrigue_trash"]
TABLE_BATTLES: Final = ["conflict_deck", "conflicts_left"]
# Attributes of the turn: turn_cost is "cost" in the document's "turn".
TURN_NUMBERS: Final = ["cost", "recruited", "deployed", "units", "spice", "recalled"]
TURN_FLAGS: Final = ["no_deploy", "any_recruits"]
TURN_PILES: Final = ["acquired", "swords"]
CHOAM_PILES: Final = ["market", "bank", "set_aside"]
RIVAL_PILES: Final = ["deck", "shown"]


# ---------------------------------------------------------------- writing


def setup_document(setup: Setup) -> dict[str, Any]:
    """The agreement as a document."""
    return {
        "edition": setup.edition,
        "players": setup.players,
        "choice": setup.choice,
        "leaders": list(setup.leaders),
        "modules": list(setup.modules),
        "seed": setup.seed,
        "options": {
            "row_refresh": setup.row_refresh,
            "one_per_house": setup.one_per_house,
            "first_player": setup.first_player if setup.first_player >= 0 else None,
            "rivals": list(setup.rivals),
            "difficulty": setup.difficulty or None,
            "variants": list(setup.variants),
        },
    }


def to_document(s: State) -> dict[str, Any]:
    """The whole position, hidden parts included, with names instead of numbers."""
    t = s.tables
    doc: dict[str, Any] = {"kanly": FORMAT, "setup": setup_document(s.setup)}
    doc["chance"] = [s.chance_a, s.chance_b]
    for name in TABLE_NUMBERS:
        doc[name] = getattr(s, name)
    doc["active"] = _holder(s.active)
    for name in TABLE_PILES:
        doc[name] = _names(t.card_ids, getattr(s, name))
    for name in TABLE_INTRIGUES:
        doc[name] = _names(t.intrigue_ids, getattr(s, name))
    for name in TABLE_BATTLES:
        doc[name] = _names(t.battle_ids, getattr(s, name))
    doc["conflict"] = t.battle_ids[s.conflict] if s.conflict >= 0 else None
    doc["reserve"] = {t.card_ids[c]: n for c, n in zip(t.reserve_cards, s.reserve)}
    doc["alliances"] = {f: _holder(h) for f, h in zip(FACTIONS, s.alliances)}
    doc["control"] = {t.space_ids[x]: _holder(h) for x, h in zip(t.control_spaces, s.control)}
    doc["shield_wall"] = s.shield_wall
    doc["bonus_spice"] = {t.space_ids[x]: n for x, n in zip(t.maker_spaces, s.bonus_spice)}
    doc["choam"] = None if s.choam is None else _choam_document(t, s.choam)
    doc["rivals"] = None
    if s.rivals is not None:
        doc["rivals"] = {n: _names(t.hagal_ids, getattr(s.rivals, n)) for n in RIVAL_PILES}
    doc["turn"] = _turn_document(s)
    doc["seats"] = [seat_document(t, seat) for seat in s.seats]
    doc["agenda"] = [_task_document(t, task) for task in s.agenda]
    doc["pending"] = [_task_document(t, task) for task in s.pending]
    d = s.decision
    doc["decision"] = None
    if d is not None:
        doc["decision"] = _task_document(t, Task(d.node, d.seat, d.source, d.value))
    return doc


def seat_document(t: Tables, seat: Seat) -> dict[str, Any]:
    """Everything before one seat."""
    doc: dict[str, Any] = {
        "leader": t.leader_ids[seat.leader] if seat.leader >= 0 else None,
        "rival": t.rival_ids[seat.rival] if seat.rival >= 0 else None,
    }
    for name in SEAT_NUMBERS:
        doc[name] = getattr(seat, name)
    for name in SEAT_FLAGS:
        doc[name] = getattr(seat, name)
    doc["influence"] = dict(zip(FACTIONS, seat.influence))
    doc["agents_at"] = [t.space_ids[n] for n in bits(seat.agents_at)]
    doc["spies_at"] = [t.post_ids[n] for n in bits(seat.spies_at)]
    doc["training"] = t.training_ids[seat.training] if t.training_ids else None
    for name in SEAT_PILES:
        doc[name] = _names(t.card_ids, getattr(seat, name))
    for name in SEAT_INTRIGUES:
        doc[name] = _names(t.intrigue_ids, getattr(seat, name))
    for name in SEAT_BATTLES:
        doc[name] = _names(t.battle_ids, getattr(seat, name))
    known = seat.known_intrigue
    doc["known_intrigue"] = [
        [known[at], t.intrigue_ids[known[at + 1]]] for at in range(0, len(known), 2)
    ]
    doc["ledger"] = [[t.action_text(reason_of(e)), change_of(e)] for e in seat.ledger]
    return doc


def _choam_document(t: Tables, choam: Choam) -> dict[str, Any]:
    doc: dict[str, Any] = {n: _names(t.contract_ids, getattr(choam, n)) for n in CHOAM_PILES}
    doc["held"] = [_names(t.contract_ids, pile) for pile in choam.held]
    doc["completed"] = [_names(t.contract_ids, pile) for pile in choam.completed]
    return doc


def _turn_document(s: State) -> dict[str, Any]:
    t = s.tables
    doc: dict[str, Any] = {
        "card": t.card_ids[s.turn_card] if s.turn_card >= 0 else None,
        "space": t.space_ids[s.turn_space] if s.turn_space >= 0 else None,
        "revealing": s.revealing,
    }
    for name in TURN_PILES:
        doc[name] = _names(t.card_ids, getattr(s, f"turn_{name}"))
    for name in TURN_NUMBERS + TURN_FLAGS:
        doc[name] = getattr(s, f"turn_{name}")
    return doc


def _task_document(t: Tables, task: Task) -> dict[str, Any]:
    return {
        "node": task.node.path,
        "seat": task.seat,
        "source": t.action_text(task.source),
        "value": task.value,
    }


def _names(names: list[str], pile: bytes) -> list[str]:
    return [names[n] for n in pile]


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def fingerprint(s: State) -> str:
    """A short digest of the whole position: equal states, equal fingerprints, on any machine."""
    text = json.dumps(to_document(s), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# ---------------------------------------------------------------- reading


class Reader:
    """Takes values out of a document and collects everything that is wrong with it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.reasons: list[str] = []

    def wrong(self, reason: str) -> None:
        """Note a fault."""
        self.reasons.append(reason)

    def number(self, doc: dict[str, Any], key: str, where: str) -> int:
        """An integer."""
        value = doc.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{where}{key} should be a whole number, not {value!r}")
            return 0
        if abs(value) >= 1 << 60:
            self.wrong(f"{where}{key} is out of range")
            return 0
        return value

    def flag(self, doc: dict[str, Any], key: str, where: str) -> bool:
        """True or false."""
        value = doc.get(key)
        if not isinstance(value, bool):
            self.wrong(f"{where}{key} should be true or false, not {value!r}")
            return False
        return value

    def index(self, names: list[str], value: object, what: str) -> int:
        """The number of a name; -1 for none."""
        if value is None:
            return -1
        if not isinstance(value, str) or not value or value not in names:
            self.wrong(f"{what}: {value!r} is unknown")
            return -1
        return names.index(value)

    def pile(self, names: list[str], doc: dict[str, Any], key: str, where: str) -> bytes:
        """A list of names as a pile."""
        value = doc.get(key)
        if not isinstance(value, list):
            self.wrong(f"{where}{key} should be a list of names")
            return b""
        numbers = [self.index(names, name, f"{where}{key}") for name in value]
        return bytes([n for n in numbers if n >= 0])

    def table(self, doc: dict[str, Any], key: str, keys: list[str], where: str) -> list[Any]:
        """The values of an object with exactly these keys, in their order."""
        value = doc.get(key)
        if not isinstance(value, dict) or sorted(value) != sorted(keys):
            self.wrong(f"{where}{key} should have exactly the keys {', '.join(keys)}")
            return [0 for _ in keys]
        return [value[k] for k in keys]

    def small(self, value: object, what: str, most: int) -> int:
        """A whole number that fits its place."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            self.wrong(f"{what} should be a whole number from 0 to {most}, not {value!r}")
            return 0
        return value

    def task(self, doc: object, where: str, seats: int) -> Task | None:
        """A task, its node found by path."""
        if not isinstance(doc, dict):
            self.wrong(f"{where} should be an object with node, seat, source and value")
            return None
        path = doc.get("node")
        node: Node | None = self.tables.nodes.get(path) if isinstance(path, str) else None
        if node is None:
            self.wrong(f"{where}: there is no step or effect {path!r}")
            return None
        seat = self.number(doc, "seat", where + ".")
        if not 0 <= seat < seats:
            self.wrong(f"{where}: there is no seat {seat}")
            return None
        try:
            source = self.tables.parse_action(str(doc.get("source")))
        except KanlyError as error:
            self.wrong(f"{where}: {error}")
            return None
        return Task(node, seat, source, self.small(doc.get("value"), where + ".value", 1 << 40))


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
    reasons += [f"setup.options.{key} is unknown" for key in options if key not in DEFAULTS]
    row_refresh = options.get("row_refresh", DEFAULTS["row_refresh"])
    one_per_house = options.get("one_per_house", DEFAULTS["one_per_house"])
    first_player = options.get("first_player", DEFAULTS["first_player"])
    rivals = options.get("rivals", DEFAULTS["rivals"])
    difficulty = options.get("difficulty", DEFAULTS["difficulty"])
    variants = options.get("variants", DEFAULTS["variants"])
    for key, names in (("rivals", rivals), ("variants", variants)):
        if not isinstance(names, list) or not all(isinstance(x, str) for x in names):
            reasons.append(f"setup.options.{key} should be a list of names")
    if difficulty is not None and not isinstance(difficulty, str):
        reasons.append(f"setup.options.difficulty should be a name or null, not {difficulty!r}")
    if not isinstance(row_refresh, str):
        reasons.append(f"setup.options.row_refresh should be a name, not {row_refresh!r}")
    if not isinstance(one_per_house, bool):
        reasons.append(
            f"setup.options.one_per_house should be true or false, not {one_per_house!r}"
        )
    if first_player is not None and type(first_player) is not int:
        reasons.append(f"setup.options.first_player should be a seat or null, not {first_player!r}")
    if reasons:
        raise BadPosition(reasons)
    setup = Setup(
        doc["edition"], doc["players"], doc["choice"], list(doc["leaders"]), list(doc["modules"]),
        doc["seed"], str(row_refresh), bool(one_per_house),
        -1 if first_player is None else int(first_player), list(rivals), str(difficulty or ""),
        list(variants),
    )  # fmt: skip
    check(setup)
    return setup


def from_document(doc: object) -> State:
    """The position a document describes; an impossible one is refused with all the reasons."""
    if not isinstance(doc, dict):
        raise BadPosition(["a position is an object"])
    if doc.get("kanly") != FORMAT:
        raise BadPosition([f"format {doc.get('kanly')!r} is unknown; expected {FORMAT}"])
    setup = read_setup(doc.get("setup"))
    tables = load(setup.edition)
    r = Reader(tables)
    seats_doc = doc.get("seats")
    if not isinstance(seats_doc, list) or len(seats_doc) != setup.seats:
        raise BadPosition([f"seats should be a list of {setup.seats}"])
    seats = [_read_seat(r, x, f"seats[{i}].") for i, x in enumerate(seats_doc)]
    s = State(tables, setup, seats, [], [])
    _read_table(r, s, doc)
    _read_turn(r, s, doc.get("turn"))
    for name, tasks in (("agenda", s.agenda), ("pending", s.pending)):
        listed = doc.get(name)
        if not isinstance(listed, list):
            r.wrong(f"{name} should be a list")
            continue
        for i, x in enumerate(listed):
            task = r.task(x, f"{name}[{i}]", setup.seats)
            if task is not None:
                tasks.append(task)
    asked: Task | None = None
    if doc.get("decision") is not None:
        asked = r.task(doc["decision"], "decision", setup.seats)
    if r.reasons:
        raise BadPosition(r.reasons)
    faults = tables.rulebook.faults(s)
    for task in [*s.agenda, *s.pending, *([] if asked is None else [asked])]:
        if not tables.rulebook.admits(s, task) or not fits(s, task):
            faults.append(f"{task.node.path} with value {task.value} does not fit this position")
    if faults:
        raise BadPosition(faults)
    try:
        if asked is not None:
            reask(s, asked)
        else:
            s.advance()
    except (LookupError, ValueError, TypeError) as error:
        # Work that is possible by itself but not together with the rest.
        raise BadPosition([f"the work on the table cannot be done ({error})"]) from None
    return s


def fits(s: State, task: Task) -> bool:
    """Can this work lie on the table in such a position?"""
    source = task.source
    if SPACE_PART <= source < CARD_PART or source == STEP:
        if s.turn_space < 0:
            return False
    elif CARD_PART <= source < LEADER_PART and s.turn_card < 0:
        return False
    return task.node.fits(s, task.seat, source, task.value)


def reask(s: State, task: Task) -> None:
    """Put the question of a task again, even if only one answer is left."""
    s.drop_decision()
    s.ask_always = True
    floor = s.floor
    task.node.run(s, task.seat, task.source, task.value)
    s.floor = floor
    s.ask_always = False
    decision = s.decision
    if decision is None or not decision.actions:
        raise BadPosition([f"nothing can be decided at {task.node.path}"])


def _read_seat(r: Reader, doc: object, where: str) -> Seat:
    seat = Seat()
    if not isinstance(doc, dict):
        r.wrong(f"{where[:-1]} should be an object")
        return seat
    t = r.tables
    seat.leader = r.index(t.leader_ids, doc.get("leader"), where + "leader")
    seat.rival = r.index(t.rival_ids, doc.get("rival"), where + "rival")
    for name in SEAT_NUMBERS:
        setattr(seat, name, r.number(doc, name, where))
    for name in SEAT_FLAGS:
        setattr(seat, name, r.flag(doc, name, where))
    levels = r.table(doc, "influence", FACTIONS, where)
    seat.influence = bytes([r.small(x, where + "influence", 255) for x in levels])
    for n in r.pile(t.space_ids, doc, "agents_at", where):
        seat.agents_at |= 1 << n
    for n in r.pile(t.post_ids, doc, "spies_at", where):
        seat.spies_at |= 1 << n
    seat.training = max(0, r.index(t.training_ids, doc.get("training"), where + "training"))
    for name in SEAT_PILES:
        setattr(seat, name, r.pile(t.card_ids, doc, name, where))
    for name in SEAT_INTRIGUES:
        setattr(seat, name, r.pile(t.intrigue_ids, doc, name, where))
    for name in SEAT_BATTLES:
        setattr(seat, name, r.pile(t.battle_ids, doc, name, where))
    seat.known_intrigue = _read_known(r, doc.get("known_intrigue"), where)
    seat.ledger = _read_ledger(r, doc.get("ledger"), where)
    return seat


def _read_known(r: Reader, doc: object, where: str) -> bytes:
    pairs: list[int] = []
    if not isinstance(doc, list):
        r.wrong(f"{where}known_intrigue should be a list of [seat, card]")
        return b""
    for item in doc:
        if not isinstance(item, list) or len(item) != 2:
            r.wrong(f"{where}known_intrigue: {item!r} should be [seat, card]")
            continue
        card = r.index(r.tables.intrigue_ids, item[1], where + "known_intrigue")
        if card >= 0:
            pairs += [r.small(item[0], where + "known_intrigue", 7), card]
    return bytes(pairs)


def _read_ledger(r: Reader, doc: object, where: str) -> tuple[int, ...]:
    entries: list[int] = []
    if not isinstance(doc, list):
        r.wrong(f"{where}ledger should be a list of [reason, points]")
        return ()
    for item in doc:
        if not isinstance(item, list) or len(item) != 2:
            r.wrong(f"{where}ledger: {item!r} should be [reason, points]")
            continue
        try:
            reason = r.tables.parse_action(str(item[0]))
        except KanlyError as error:
            r.wrong(f"{where}ledger: {error}")
            continue
        change = item[1]
        if isinstance(change, bool) or not isinstance(change, int) or not -8 <= change <= 7:
            r.wrong(f"{where}ledger: {change!r} is no number of points")
            continue
        entries.append(entry(reason, change))
    return tuple(entries)


def _read_table(r: Reader, s: State, doc: dict[str, Any]) -> None:
    t = s.tables
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
    for name in TABLE_NUMBERS:
        setattr(s, name, r.number(doc, name, ""))
    if 0 <= s.first < s.setup.starters:
        s.give_marker(s.first)
    else:
        r.wrong(f"first: seat {s.first} cannot have the First Player marker")
    active = doc.get("active")
    s.active = NOBODY if active is None else r.small(active, "active", len(s.seats) - 1)
    for name in TABLE_PILES:
        setattr(s, name, r.pile(t.card_ids, doc, name, ""))
    for name in TABLE_INTRIGUES:
        setattr(s, name, r.pile(t.intrigue_ids, doc, name, ""))
    for name in TABLE_BATTLES:
        setattr(s, name, r.pile(t.battle_ids[: t.first_objective], doc, name, ""))
    s.conflict = r.index(t.battle_ids[: t.first_objective], doc.get("conflict"), "conflict")
    stacks = [t.card_ids[c] for c in t.reserve_cards]
    s.reserve = bytes([r.small(n, "reserve", 99) for n in r.table(doc, "reserve", stacks, "")])
    seats = len(s.seats) - 1
    holders = r.table(doc, "alliances", FACTIONS, "")
    s.alliances = bytes([NOBODY if h is None else r.small(h, "alliances", seats) for h in holders])
    locations = [t.space_ids[x] for x in t.control_spaces]
    holders = r.table(doc, "control", locations, "")
    s.control = bytes([NOBODY if h is None else r.small(h, "control", seats) for h in holders])
    s.shield_wall = r.flag(doc, "shield_wall", "")
    makers = [t.space_ids[x] for x in t.maker_spaces]
    spice = r.table(doc, "bonus_spice", makers, "")
    s.bonus_spice = bytes([r.small(n, "bonus_spice", 99) for n in spice])
    if "choam" in s.setup.modules:
        _read_choam(r, s, doc.get("choam"))
    elif doc.get("choam") is not None:
        r.wrong("choam: the module is not in this game")
    rivals = doc.get("rivals")
    if s.setup.rival_count and isinstance(rivals, dict):
        s.rivals = Rivals()
        for name in RIVAL_PILES:
            setattr(s.rivals, name, r.pile(t.hagal_ids, rivals, name, "rivals."))
    elif s.setup.rival_count:
        r.wrong("rivals should be an object with deck and shown")
    elif rivals is not None:
        r.wrong("rivals: there are none in this game")


def _read_choam(r: Reader, s: State, doc: object) -> None:
    names = s.tables.contract_ids
    if not isinstance(doc, dict):
        r.wrong("choam should be an object")
        return
    piles: list[list[bytes]] = []
    for key in ("held", "completed"):
        value = doc.get(key)
        if not isinstance(value, list) or len(value) != len(s.seats):
            r.wrong(f"choam.{key} should be a list for each seat")
            return
        piles.append([r.pile(names, {key: x}, key, "choam.") for x in value])
    choam = Choam(piles[0], piles[1])
    for key in CHOAM_PILES:
        setattr(choam, key, r.pile(names, doc, key, "choam."))
    s.choam = choam


def _read_turn(r: Reader, s: State, doc: object) -> None:
    t = s.tables
    if not isinstance(doc, dict):
        r.wrong("turn should be an object")
        return
    s.turn_card = r.index(t.card_ids, doc.get("card"), "turn.card")
    s.turn_space = r.index(t.space_ids, doc.get("space"), "turn.space")
    s.revealing = r.flag(doc, "revealing", "turn.")
    for name in TURN_PILES:
        setattr(s, f"turn_{name}", r.pile(t.card_ids, doc, name, "turn."))
    for name in TURN_NUMBERS:
        setattr(s, f"turn_{name}", r.number(doc, name, "turn."))
    for name in TURN_FLAGS:
        setattr(s, f"turn_{name}", r.flag(doc, name, "turn."))
    most = len(t.space_costs[s.turn_space]) if s.turn_space >= 0 else 1
    if not 0 <= s.turn_cost < most:
        r.wrong(f"turn.cost: there is no cost {s.turn_cost}")
