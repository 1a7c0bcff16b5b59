"""Every kind of claim, worked out anew from documents: nothing here asks the coach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kanly import State

Json = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A seat, and three positions of one guess."""

    seat: int
    states: tuple[State, State, State]
    """Now, after the choice, after the other choice."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "docs", tuple(s.to_dict() for s in self.states))

    docs: tuple[Json, Json, Json] = ()  # type: ignore[assignment]

    @property
    def team(self) -> list[int]:
        chairs = self.states[0].setup.mode.chairs
        return [n for n, chair in enumerate(chairs) if chair.team == chairs[self.seat].team]

    def own(self, field: str) -> tuple[Any, Any, Any]:
        now, mine, other = (doc["seats"][self.seat][field] for doc in self.docs)
        return now, mine, other

    def sum(self, field: str) -> tuple[int, int, int]:
        now, mine, other = (sum(doc["seats"][n][field] for n in self.team) for doc in self.docs)
        return now, mine, other

    def level(self, faction: str) -> tuple[int, int, int]:
        now, mine, other = (
            max(doc["seats"][n]["influence"].get(faction, 0) for n in self.team)
            for doc in self.docs
        )
        return now, mine, other


def total(doc: Json, team: list[int]) -> int:
    return sum(doc["seats"][n]["vp"] for n in team)


def teams(case: Case) -> list[list[int]]:
    chairs = case.states[0].setup.mode.chairs
    ids = {chair.team for chair in chairs}
    return [[n for n, chair in enumerate(chairs) if chair.team == id] for id in ids]


def leading(case: Case, doc: Json) -> bool:
    others = [team for team in teams(case) if team != case.team]
    return all(total(doc, team) < total(doc, case.team) for team in others)


def at_goal(case: Case, doc: Json) -> bool:
    return max(doc["seats"][n]["vp"] for n in case.team) >= case.states[0].setup.mode.end_points


def strength(doc: Json, seat: int) -> int:
    x = doc["seats"][seat]
    of_units = 2 * x["deployed"] + 3 * x["worms"]
    return of_units + x["swords"] if of_units else 0


def lead(case: Case, doc: Json) -> int:
    """By how much the strongest of the team is above all others."""
    own = max(strength(doc, n) for n in case.team)
    return own - max(strength(doc, n) for n in range(len(doc["seats"])) if n not in case.team)


def place(case: Case, doc: Json, seat: int) -> int:
    """The reward by strength, one worse for whoever ties; 9 for none (U-12.7)."""
    own = strength(doc, seat)
    others = [strength(doc, n) for n in range(len(doc["seats"])) if n != seat]
    above = sum(x > own for x in others)
    if own == 0 or (above == 2 and len(doc["seats"]) < 4):
        return 9
    reward = 1 + above + any(x == own for x in others)
    return reward if reward <= 3 else 9


def holders(case: Case, faction: str) -> list[int | None]:
    return [doc["alliances"][faction] for doc in case.docs]


def cards(case: Case) -> list[Counter[str]]:
    piles = ("deck", "hand", "played", "shown", "discard")
    return [
        Counter(card for pile in piles for card in doc["seats"][case.seat][pile])
        for doc in case.docs
    ]


def ready(case: Case, doc: Json) -> int:
    own = doc["seats"][case.seat]
    revealing = doc["turn"]["revealing"] and doc["active"] == case.seat
    return 0 if own["revealed"] or revealing else own["agents"]


def more(n: int, numbers: tuple[int, int, int]) -> bool:
    _, mine, other = numbers
    return n == mine - other > 0


def gained(numbers: tuple[bool, bool, bool]) -> bool:
    return numbers == (False, True, False)


def takes_alliance(case: Case, faction: str) -> bool:
    now, mine, other = (holder in case.team for holder in holders(case, faction))
    return (now, mine, other) == (False, True, False)


def keeps_alliance(case: Case, faction: str) -> bool:
    now, mine, other = (holder in case.team for holder in holders(case, faction))
    return (now, mine, other) == (True, True, False)


def denies_alliance(case: Case, who: int, faction: str) -> bool:
    _, mine, other = holders(case, faction)
    return other == who != mine and who not in case.team


def influence_point(case: Case, faction: str, n: int) -> bool:
    now, mine, other = case.level(faction)
    return n == 2 and now < 2 <= mine and other < 2


def step_below(case: Case, faction: str, n: int) -> bool:
    now, mine, other = case.level(faction)
    return n in (2, 4) and mine == n - 1 and mine > max(now, other)


def goal(case: Case, n: int, leads: bool) -> bool:
    _, mine, other = case.docs
    right = n == case.states[0].setup.mode.end_points
    return (
        right and at_goal(case, mine) and not at_goal(case, other) and leading(case, mine) == leads
    )


def first_place(case: Case, n: int) -> bool:
    _, mine, other = case.docs
    return n == lead(case, mine) > 0 and (lead(case, other) <= 0 or len(case.team) > 1)


def lower_place(case: Case, place_: int) -> bool:
    if len(case.team) > 1:
        return max(strength(case.docs[1], n) for n in case.team) > 0
    _, mine, other = case.docs
    return place(case, mine, case.seat) == place_ < place(case, other, case.seat)


def denies_first(case: Case, who: int) -> bool:
    _, mine, other = case.docs
    return place(case, other, who) == 1 < place(case, mine, who) and lead(case, mine) <= 0


def enough(case: Case, n: int, space: str, resource: str) -> bool:
    after, otherwise = case.docs[1]["seats"][case.seat], case.docs[2]["seats"][case.seat]
    state = case.states[1]
    number = state.codex.space_ids.index(space)
    prices = [getattr(cost, resource) for cost in state.costs(case.seat, number)]
    return n in prices and otherwise[resource] < n <= after[resource]


def contract(case: Case, contract: str) -> bool:
    now, mine, other = (doc["choam"]["completed"][case.seat] for doc in case.docs)
    return contract in mine and contract not in now and contract not in other


def control(case: Case, space: str) -> bool:
    _, mine, other = (doc["control"][space] for doc in case.docs)
    return mine in case.team and other not in case.team


def acquires(case: Case, card: str) -> bool:
    now, mine, other = cards(case)
    return mine[card] > now[card] and mine[card] > other[card]


def trashes(case: Case, card: str) -> bool:
    now, mine, other = cards(case)
    return mine[card] < now[card] and mine[card] < other[card]


def counted(case: Case, field: str) -> tuple[int, int, int]:
    now, mine, other = (len(x) for x in case.own(field))
    return now, mine, other


FACTS: dict[str, Callable[..., bool]] = {
    "goal-lead": lambda c, n: goal(c, n, True),
    "goal": lambda c, n: goal(c, n, False),
    "lead": lambda c: leading(c, c.docs[1]) and not leading(c, c.docs[2]),
    "points": lambda c, n: more(n, c.sum("vp")),
    "denies-points": lambda c, who, n: (
        n == c.docs[2]["seats"][who]["vp"] - c.docs[1]["seats"][who]["vp"] > 0 and who not in c.team
    ),
    "alliance": takes_alliance,
    "keeps-alliance": keeps_alliance,
    "denies-alliance": denies_alliance,
    "influence-point": influence_point,
    "influence-next": step_below,
    "alliance-next": step_below,
    "influence": lambda c, faction, n: more(n, c.level(faction)),
    "conflict-first": first_place,
    "conflict-place": lambda c, place: lower_place(c, place),
    "denies-first": denies_first,
    "strength": lambda c, n: (
        n == sum(strength(c.docs[1], x) - strength(c.docs[2], x) for x in c.team) > 0
    ),
    "worms": lambda c, n: more(n, c.sum("worms")),
    "swordmaster": lambda c: gained(c.own("swordmaster")) and len(c.team) == 1,
    "swordmaster-once": lambda c, n: gained(c.own("swordmaster")) and len(c.team) == 3 and n > 0,
    "council": lambda c: gained(c.own("council")),
    "hooks": lambda c: gained(c.own("hooks")),
    "control": control,
    "contract": contract,
    "acquires": acquires,
    "trashes": trashes,
    "enough": enough,
    "agents": lambda c, n: n == ready(c, c.docs[1]) - ready(c, c.docs[2]) > 0,
    "cards": lambda c, n: (
        more(n, counted(c, "hand")) and not any(doc["turn"]["revealing"] for doc in c.docs[1:])
    ),
    "intrigue": lambda c, n: more(n, counted(c, "intrigue")),
    "spice": lambda c, n: more(n, c.own("spice")),
    "water": lambda c, n: more(n, c.own("water")),
    "solari": lambda c, n: more(n, c.own("solari")),
    "garrison": lambda c, n: more(n, c.sum("garrison")),
    "spies": lambda c, n: more(n, counted(c, "spies_at")),
}
"""By code: is the claim true, with these names and numbers?"""
