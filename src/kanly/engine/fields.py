"""What a record of the position is made of: each field once, how it is written, who may see it.

A record (a seat, the turn, the table, a part) keeps a table of its fields beside its class.
Documents, fingerprints and views are made from these tables; a field nobody is named for is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .ledger import change_of, entry, reason_of
from .piles import bits
from .terms import FACTIONS, NOBODY

if TYPE_CHECKING:
    from .codex import Codex
    from .reading import Reader

# Who may see a field.
HIDDEN: Final = 0
SIZE: Final = 1
"""Everybody sees how many cards there are."""
OWN: Final = 2
"""Whoever sits there sees it; others see how many cards there are."""
OPEN: Final = 3

Names = Callable[["Codex"], list[str]]


class Kind:
    """How a value of the engine becomes a value of a document, and back."""

    def write(self, t: Codex, value: Any) -> Any:
        """The value of the document."""
        return value

    def read(self, r: Reader, value: object, where: str) -> Any:
        """The value of the engine; the reader notes what is wrong."""
        raise NotImplementedError(type(self).__name__)


class Field:
    """A field of a record: its kind, and who may see it."""

    __slots__ = ("kind", "shown")

    def __init__(self, kind: Kind, shown: int = HIDDEN) -> None:
        self.kind = kind
        self.shown = shown


Fields = dict[str, Field]


class Number(Kind):
    """A whole number."""

    def read(self, r: Reader, value: object, where: str) -> int:
        return r.number(value, where)


class Flag(Kind):
    """True or false."""

    def read(self, r: Reader, value: object, where: str) -> bool:
        return r.flag(value, where)


class One(Kind):
    """One thing by its name, or none."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, t: Codex, value: int) -> str | None:
        return self.names(t)[value] if value >= 0 else None

    def read(self, r: Reader, value: object, where: str) -> int:
        return -1 if value is None else r.index(self.names(r.codex), value, where)


class Pile(Kind):
    """Cards by their names."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, t: Codex, value: bytes) -> list[str]:
        names = self.names(t)
        return [names[n] for n in value]

    def read(self, r: Reader, value: object, where: str) -> bytes:
        return r.pile(self.names(r.codex), value, where)


class PileBySeat(Kind):
    """A pile for each seat."""

    def __init__(self, names: Names) -> None:
        self.pile = Pile(names)

    def write(self, t: Codex, value: list[bytes]) -> list[list[str]]:
        return [self.pile.write(t, pile) for pile in value]

    def read(self, r: Reader, value: object, where: str) -> list[bytes]:
        if not isinstance(value, list) or len(value) != r.seats:
            r.wrong(f"{where} should be a list for each seat")
            return [b""] * r.seats
        return [self.pile.read(r, x, where) for x in value]


class Places(Kind):
    """A mask of places, as their names."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, t: Codex, value: int) -> list[str]:
        names = self.names(t)
        return [names[n] for n in bits(value)]

    def read(self, r: Reader, value: object, where: str) -> int:
        mask = 0
        for n in r.pile(self.names(r.codex), value, where):
            mask |= 1 << n
        return mask


class Counts(Kind):
    """A small number for each thing of a list."""

    def __init__(self, names: Names, most: int) -> None:
        self.names = names
        self.most = most

    def write(self, t: Codex, value: bytes) -> dict[str, int]:
        return dict(zip(self.names(t), value))

    def read(self, r: Reader, value: object, where: str) -> bytes:
        numbers = r.table(self.names(r.codex), value, where)
        return bytes([r.small(n, where, self.most) for n in numbers])


class Holder(Kind):
    """A seat, or nobody."""

    def write(self, t: Codex, value: int) -> int | None:
        return None if value == NOBODY else value

    def read(self, r: Reader, value: object, where: str) -> int:
        return NOBODY if value is None else r.small(value, where, r.seats - 1)


class Holders(Kind):
    """Who has each thing of a list."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.holder = Holder()

    def write(self, t: Codex, value: bytes) -> dict[str, int | None]:
        return {name: self.holder.write(t, seat) for name, seat in zip(self.names(t), value)}

    def read(self, r: Reader, value: object, where: str) -> bytes:
        seats = r.table(self.names(r.codex), value, where)
        return bytes([self.holder.read(r, seat, where) for seat in seats])


AT_HOME: Final = 255
GONE: Final = 254


class AgentPlaces(Kind):
    """For each seat, where one of its Agents stands: at home, on a space, or out of the game.

    Those left out at the end are at home.
    """

    def write(self, t: Codex, value: bytes) -> list[str | None]:
        words = {AT_HOME: None, GONE: "gone"}
        places = value.ljust(len(t.mode.chairs), bytes([AT_HOME]))
        return [words[n] if n in words else t.space_ids[n] for n in places]

    def read(self, r: Reader, value: object, where: str) -> bytes:
        if not isinstance(value, list) or len(value) != r.seats:
            r.wrong(f"{where} should be a place for each seat")
            return bytes([AT_HOME] * r.seats)
        places: list[int] = []
        for place in value:
            if place is None or place == "gone":
                places.append(GONE if place else AT_HOME)
            else:
                places.append(max(0, r.index(r.codex.space_ids, place, where)))
        return bytes(places)


class BySeat(Kind):
    """A small number for each seat."""

    def write(self, t: Codex, value: bytes) -> list[int]:
        return list(value)

    def read(self, r: Reader, value: object, where: str) -> bytes:
        if not isinstance(value, list) or len(value) != r.seats:
            r.wrong(f"{where} should be a number for each seat")
            return bytes(r.seats)
        return bytes([r.small(n, where, 255) for n in value])


class Seats(Kind):
    """A mask of seats, as their numbers."""

    def write(self, t: Codex, value: int) -> list[int]:
        return bits(value)

    def read(self, r: Reader, value: object, where: str) -> int:
        if not isinstance(value, list):
            r.wrong(f"{where} should be a list of seats")
            return 0
        mask = 0
        for seat in value:
            mask |= 1 << r.small(seat, where, r.seats - 1)
        return mask


class PathPlaces(Kind):
    """Where a seat stands on each path, by the names of path and place."""

    def write(self, t: Codex, value: bytes) -> dict[str, str]:
        return {path.id: path.places[at].id for path, at in zip(t.paths, value)}

    def read(self, r: Reader, value: object, where: str) -> bytes:
        paths = r.codex.paths
        named = r.table([path.id for path in paths], value, where)
        found: list[int] = []
        for path, place in zip(paths, named):
            found.append(max(0, r.index([x.id for x in path.places], place, where)))
        return bytes(found)


class KnownIntrigue(Kind):
    """Who knows which Intrigue card to be here, as pairs."""

    def write(self, t: Codex, value: bytes) -> list[list[Any]]:
        names = t.intrigue_ids
        return [[value[at], names[value[at + 1]]] for at in range(0, len(value), 2)]

    def read(self, r: Reader, value: object, where: str) -> bytes:
        pairs: list[int] = []
        for item in r.pairs(value, where, "[seat, card]"):
            card = r.index(r.codex.intrigue_ids, item[1], where)
            if card >= 0:
                pairs += [r.small(item[0], where, r.seats - 1), card]
        return bytes(pairs)


class Ledger(Kind):
    """Every change of a score, with its reason."""

    def write(self, t: Codex, value: tuple[int, ...]) -> list[list[Any]]:
        return [[t.vocabulary.text(reason_of(e)), change_of(e)] for e in value]

    def read(self, r: Reader, value: object, where: str) -> tuple[int, ...]:
        entries: list[int] = []
        for item in r.pairs(value, where, "[reason, points]"):
            reason = r.action(item[0], where)
            change = item[1]
            if isinstance(change, bool) or not isinstance(change, int) or not -8 <= change <= 7:
                r.wrong(f"{where}: {change!r} is no number of points")
            elif reason >= 0:
                entries.append(entry(reason, change))
        return tuple(entries)


NUMBER: Final = Number()
FLAG: Final = Flag()
HOLDER: Final = Holder()
AGENT_PLACES: Final = AgentPlaces()
CARD: Final = One(lambda t: t.card_ids)
CARDS: Final = Pile(lambda t: t.card_ids)
INTRIGUES: Final = Pile(lambda t: t.intrigue_ids)
CONFLICT: Final = One(lambda t: t.conflict_ids)
CONFLICTS: Final = Pile(lambda t: t.conflict_ids)
BATTLE_CARDS: Final = Pile(lambda t: t.battle_ids)
CONTRACTS: Final = Pile(lambda t: t.contract_ids)
HAGAL_CARDS: Final = Pile(lambda t: t.hagal_ids)
LEADER: Final = One(lambda t: t.leader_ids)
RIVAL: Final = One(lambda t: t.rival_ids)
SPACE: Final = One(lambda t: t.space_ids)
SPACES: Final = Places(lambda t: t.space_ids)
ICONS_OF_FACTIONS: Final = Pile(lambda t: FACTIONS)
POSTS: Final = Places(lambda t: t.post_ids)
LEVELS: Final = Counts(lambda t: t.track_ids, 255)
ALLIANCES: Final = Holders(lambda t: t.track_ids)
CONTROL: Final = Holders(lambda t: [t.space_ids[x] for x in t.control_spaces])
RESERVE: Final = Counts(lambda t: [t.card_ids[x] for x in t.reserve_cards], 99)
BONUS_SPICE: Final = Counts(lambda t: [t.space_ids[x] for x in t.maker_spaces], 99)


def write(t: Codex, record: object, fields: Fields) -> dict[str, Any]:
    """Every field of a record."""
    return {name: field.kind.write(t, getattr(record, name)) for name, field in fields.items()}


def show(t: Codex, record: object, fields: Fields, own: bool = False) -> dict[str, Any]:
    """What of a record is named to be seen: by everybody, or by whoever sits there."""
    shown: dict[str, Any] = {}
    for name, field in fields.items():
        value = getattr(record, name)
        if field.shown == OPEN or (field.shown == OWN and own):
            shown[name] = field.kind.write(t, value)
        elif field.shown != HIDDEN:
            shown[name] = len(value)
    return shown


def read(r: Reader, record: object, fields: Fields, doc: object, where: str) -> None:
    """Fill a record from a document."""
    if not isinstance(doc, dict):
        r.wrong(f"{where.rstrip('.')} should be an object")
        return
    for name, field in fields.items():
        setattr(record, name, field.kind.read(r, doc.get(name), where + name))
