"""What can be said for one choice against another: claims, checked on where the two lead.

A claim compares three positions of one guess at what is hidden: the one now, the one after the
choice by the end of the seat's turn, and the one after the other choice.  It is made only if it
holds, with the same numbers and names, in every guess that is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from ..engine.state import State
from ..engine.terms import NOBODY, RESOURCES

Params = dict[str, str | int]


class Claim(msgspec.Struct, frozen=True):
    """Something true of a choice: the code of a kind, and the names and numbers it speaks of."""

    code: str
    params: Params


@dataclass(frozen=True)
class Compared:
    """Three positions of one guess, looked at from a seat."""

    seat: int
    now: State
    mine: State
    """After the choice."""
    other: State
    """After the other choice."""

    @property
    def team(self) -> tuple[int, ...]:
        """The seats that win and lose together."""
        return self.now.team(self.seat)


@dataclass(frozen=True)
class Kind:
    """A kind of claim."""

    code: str
    weight: float
    """How much it tells, by what it is worth in tenths of a Victory Point."""
    holds: Callable[[Compared], Iterator[Params]]
    """What it speaks of, each time it holds."""
    each: bool = False
    """The weight is that of one; ``n`` says of how many."""

    def weighs(self, params: Params) -> float:
        """How much one such claim tells."""
        return self.weight * int(params["n"]) if self.each else self.weight


# ---------------------------------------------------------------- points


def points(s: State, team: Sequence[int]) -> int:
    """The Victory Points of a team."""
    return sum(s.seats[n].vp for n in team)


def leads(s: State, seat: int) -> bool:
    """Has its team more points than every other?"""
    own = points(s, s.team(seat))
    return all(points(s, s.team(n)) < own for n in s.opponents(seat))


def reaches_goal(s: State, seat: int) -> bool:
    """Has somebody of its team the points that end the game with this round?"""
    return any(s.seats[n].vp >= s.codex.mode.end_points for n in s.team(seat))


def _goal(c: Compared, leading: bool) -> Iterator[Params]:
    reached = reaches_goal(c.mine, c.seat) and not reaches_goal(c.other, c.seat)
    if reached and leads(c.mine, c.seat) == leading:
        yield {"n": c.mine.codex.mode.end_points}


def _goal_leading(c: Compared) -> Iterator[Params]:
    return _goal(c, True)


def _goal_only(c: Compared) -> Iterator[Params]:
    return _goal(c, False)


def _lead(c: Compared) -> Iterator[Params]:
    if leads(c.mine, c.seat) and not leads(c.other, c.seat):
        yield {}


def _points(c: Compared) -> Iterator[Params]:
    n = points(c.mine, c.team) - points(c.other, c.team)
    if n > 0:
        yield {"n": n}


def _denies_points(c: Compared) -> Iterator[Params]:
    for x in c.now.opponents(c.seat):
        n = c.other.seats[x].vp - c.mine.seats[x].vp
        if n > 0:
            yield {"who": x, "n": n}


# ---------------------------------------------------------------- Factions


def level(s: State, seat: int, track: int) -> int:
    """How far the foremost cube of its team has come on a track."""
    cubes = s.codex.cubes
    return max((s.seats[n].influence[track] for n in s.team(seat) if track in cubes[n]), default=0)


def _levels(c: Compared) -> Iterator[tuple[int, int, int, int]]:
    """The tracks on which the choice brings more, with the level now, after it and otherwise."""
    for track in range(len(c.now.codex.tracks)):
        now, mine, other = (level(s, c.seat, track) for s in (c.now, c.mine, c.other))
        if mine > other:
            yield track, now, mine, other


def _influence_point(c: Compared) -> Iterator[Params]:
    for track, now, mine, other in _levels(c):
        at = c.now.codex.tracks[track].point_level
        if now < at <= mine and other < at:
            yield {"faction": c.now.codex.track_ids[track], "n": at}


def _influence_next(c: Compared) -> Iterator[Params]:
    for track, now, mine, _ in _levels(c):
        at = c.now.codex.tracks[track].point_level
        if now < mine == at - 1:
            yield {"faction": c.now.codex.track_ids[track], "n": at}


def _alliance_next(c: Compared) -> Iterator[Params]:
    for track, now, mine, _ in _levels(c):
        at = c.now.codex.tracks[track].alliance_level
        if now < mine == at - 1:
            yield {"faction": c.now.codex.track_ids[track], "n": at}


def _influence(c: Compared) -> Iterator[Params]:
    for track, _, mine, other in _levels(c):
        yield {"faction": c.now.codex.track_ids[track], "n": mine - other}


def _alliance(c: Compared, held: bool) -> Iterator[Params]:
    for track, holder in enumerate(c.mine.alliances):
        gains = holder in c.team and c.other.alliances[track] not in c.team
        if gains and (c.now.alliances[track] in c.team) == held:
            yield {"faction": c.now.codex.track_ids[track]}


def _takes_alliance(c: Compared) -> Iterator[Params]:
    return _alliance(c, False)


def _keeps_alliance(c: Compared) -> Iterator[Params]:
    return _alliance(c, True)


def _denies_alliance(c: Compared) -> Iterator[Params]:
    for track, holder in enumerate(c.other.alliances):
        if holder == NOBODY or holder in c.team or c.mine.alliances[track] == holder:
            continue
        yield {"who": holder, "faction": c.now.codex.track_ids[track]}


# ---------------------------------------------------------------- the Conflict


def place(s: State, seat: int) -> int:
    """The best reward its team would take if the Conflict ended now, 1 to 3; 4 for none."""
    if s.conflict < 0:
        return 4
    ranks = s.ranks()
    return min(ranks[n] or 4 for n in s.team(seat))


def _first_place(c: Compared) -> Iterator[Params]:
    if place(c.mine, c.seat) == 1 < place(c.other, c.seat):
        own = max(c.mine.strength(n) for n in c.team)
        against = max((c.mine.strength(n) for n in c.mine.opponents(c.seat)), default=0)
        if own > against:
            yield {"n": own - against}


def _lower_place(c: Compared) -> Iterator[Params]:
    mine = place(c.mine, c.seat)
    if 1 < mine < place(c.other, c.seat):
        yield {"place": mine}


def _denies_first(c: Compared) -> Iterator[Params]:
    if c.mine.conflict < 0 or c.other.conflict < 0 or place(c.mine, c.seat) == 1:
        return
    mine, other = c.mine.ranks(), c.other.ranks()
    for x in c.now.opponents(c.seat):
        if other[x] == 1 and mine[x] != 1:
            yield {"who": x}


# ---------------------------------------------------------------- what lies before the seat


def _gained(flag: str) -> Callable[[Compared], Iterator[Params]]:
    """The seat has got something of which there is one."""

    def holds(c: Compared) -> Iterator[Params]:
        now, mine, other = (getattr(s.seats[c.seat], flag) for s in (c.now, c.mine, c.other))
        if mine and not now and not other:
            yield {}

    return holds


def _swordmaster(c: Compared) -> Iterator[Params]:
    if not c.now.codex.mode.bonus_swords:
        yield from _gained("swordmaster")(c)


def _swordmaster_once(c: Compared) -> Iterator[Params]:
    n = c.now.codex.mode.bonus_swords
    for _ in _gained("swordmaster")(c):
        if n:
            yield {"n": n}


def _more(count: Callable[[State, int], int]) -> Callable[[Compared], Iterator[Params]]:
    """There is more of something than after the other choice."""

    def holds(c: Compared) -> Iterator[Params]:
        n = count(c.mine, c.seat) - count(c.other, c.seat)
        if n > 0:
            yield {"n": n}

    return holds


def _of_seat(field: str) -> Callable[[State, int], int]:
    return lambda s, seat: int(getattr(s.seats[seat], field))


def _of_team(field: str) -> Callable[[State, int], int]:
    return lambda s, seat: sum(int(getattr(s.seats[n], field)) for n in s.team(seat))


def ready(s: State, seat: int) -> int:
    """The Agents the seat can still send this round."""
    own = s.seats[seat]
    revealing = s.turn.revealing and s.active == seat
    return 0 if own.revealed or revealing else own.agents


def _cards(c: Compared) -> Iterator[Params]:
    revealed = [s.turn.revealing for s in (c.mine, c.other)]
    n = len(c.mine.seats[c.seat].hand) - len(c.other.seats[c.seat].hand)
    if n > 0 and not any(revealed):
        yield {"n": n}


def _strength(c: Compared) -> Iterator[Params]:
    n = sum(c.mine.strength(x) - c.other.strength(x) for x in c.team if c.now.stands_in[x] == x)
    if n > 0:
        yield {"n": n}


def deck(s: State, seat: int) -> bytes:
    """All cards that are the seat's own, wherever they lie."""
    x = s.seats[seat]
    return x.deck + x.hand + x.played + x.shown + x.discard


def _acquires(c: Compared) -> Iterator[Params]:
    now, mine, other = (deck(s, c.seat) for s in (c.now, c.mine, c.other))
    for card in sorted(set(mine)):
        if mine.count(card) > max(now.count(card), other.count(card)):
            yield {"card": c.now.codex.card_ids[card]}


def _trashes(c: Compared) -> Iterator[Params]:
    now, mine, other = (deck(s, c.seat) for s in (c.now, c.mine, c.other))
    for card in sorted(set(now)):
        if mine.count(card) < min(now.count(card), other.count(card)):
            yield {"card": c.now.codex.card_ids[card]}


def _completes(c: Compared) -> Iterator[Params]:
    if c.now.choam is None or c.mine.choam is None or c.other.choam is None:
        return
    mine, other = c.mine.choam.completed[c.seat], c.other.choam.completed[c.seat]
    for contract in sorted(set(mine) - set(other)):
        if contract not in c.now.choam.completed[c.seat]:
            yield {"contract": c.now.codex.contract_ids[contract]}


def _controls(c: Compared) -> Iterator[Params]:
    for slot, space in enumerate(c.now.codex.control_spaces):
        if c.mine.control[slot] in c.team and c.other.control[slot] not in c.team:
            yield {"space": c.now.codex.space_ids[space]}


def affords(s: State, seat: int, space: int, resource: str) -> int:
    """What a space costs of a resource, if the seat can pay it and may go there; 0 if not."""
    own = s.seats[seat]
    rulebook = s.codex.rulebook
    if rulebook.closed(s, seat) >> space & 1:
        return 0
    levels = rulebook.levels(s, seat)
    for mask, faction, needed in s.codex.requirements:
        if mask >> space & 1 and levels[faction] < needed:
            return 0
    prices = [
        int(getattr(cost, resource))
        for cost in s.costs(seat, space)
        if all(getattr(cost, x) <= getattr(own, x) for x in RESOURCES)
    ]
    return min(prices, default=0)


def _enough(c: Compared) -> Iterator[Params]:
    """The dearest space that can be paid then, and not after the other choice."""
    best: tuple[int, int, str] | None = None
    for space in range(len(c.now.codex.space_ids)):
        for resource in RESOURCES:
            n = affords(c.mine, c.seat, space, resource)
            short = getattr(c.other.seats[c.seat], resource) < n
            if n and short and (best is None or n > best[0]):
                best = n, space, resource
    if best is not None:
        n, space, paid = best
        yield {"n": n, "space": c.now.codex.space_ids[space], "resource": paid}


KINDS: Final = (
    Kind("goal-lead", 200, _goal_leading),
    Kind("goal", 120, _goal_only),
    Kind("lead", 30, _lead),
    Kind("points", 50, _points, each=True),
    Kind("denies-points", 40, _denies_points, each=True),
    Kind("alliance", 62, _takes_alliance),
    Kind("keeps-alliance", 62, _keeps_alliance),
    Kind("denies-alliance", 35, _denies_alliance),
    Kind("influence-point", 60, _influence_point),
    Kind("influence-next", 14, _influence_next),
    Kind("alliance-next", 13, _alliance_next),
    Kind("influence", 9, _influence, each=True),
    Kind("conflict-first", 30, _first_place),
    Kind("conflict-place", 14, _lower_place),
    Kind("denies-first", 20, _denies_first),
    Kind("strength", 3, _strength, each=True),
    Kind("worms", 12, _more(_of_team("worms")), each=True),
    Kind("swordmaster", 35, _swordmaster),
    Kind("swordmaster-once", 25, _swordmaster_once),
    Kind("council", 25, _gained("council")),
    Kind("hooks", 12, _gained("hooks")),
    Kind("control", 16, _controls),
    Kind("contract", 18, _completes),
    Kind("acquires", 11, _acquires),
    Kind("trashes", 8, _trashes),
    Kind("enough", 8, _enough),
    Kind("agents", 10, _more(ready), each=True),
    Kind("cards", 6, _cards, each=True),
    Kind("intrigue", 8, _more(lambda s, seat: len(s.seats[seat].intrigue)), each=True),
    Kind("spice", 5, _more(_of_seat("spice")), each=True),
    Kind("water", 6, _more(_of_seat("water")), each=True),
    Kind("solari", 3, _more(_of_seat("solari")), each=True),
    Kind("garrison", 4, _more(_of_team("garrison")), each=True),
    Kind("spies", 5, _more(lambda s, seat: s.seats[seat].spies_at.bit_count()), each=True),
)
BY_CODE: Final = {kind.code: kind for kind in KINDS}
CODES: Final = tuple(BY_CODE)
"""Every code a claim can have; ``claim-CODE`` is its sentence."""

SAID_BY: Final[dict[str, tuple[str, ...]]] = {
    "influence": ("influence-point", "influence-next", "alliance-next", "alliance"),
    "influence-next": ("influence-point",),
    "denies-alliance": ("alliance",),
    "denies-points": ("alliance", "denies-alliance"),
    "lead": ("goal-lead",),
    "strength": ("conflict-first", "worms"),
}
"""What need not be said beside others; of what speaks of a Faction, beside those of the same."""
POINT_KINDS: Final = ("influence-point", "alliance", "keeps-alliance")
"""Claims that speak of a Victory Point each."""


def claims(compared: Sequence[Compared]) -> list[Claim]:
    """What holds in all guesses, the most telling first; nothing is said twice."""
    return _without_repetition(all_claims(compared))


def weight(claim: Claim) -> float:
    """How much it tells, in tenths of a Victory Point."""
    return BY_CODE[claim.code].weighs(claim.params)


def all_claims(compared: Sequence[Compared]) -> list[Claim]:
    """Everything that holds in all guesses, the most telling first."""
    found: list[Claim] = []
    for kind in KINDS:
        first, *others = ([*kind.holds(c)] for c in compared)
        for params in first:
            if all(params in other for other in others):
                found.append(Claim(kind.code, params))
    return sorted(found, key=weight, reverse=True)


def _without_repetition(found: list[Claim]) -> list[Claim]:
    told = sum(claim.code in POINT_KINDS for claim in found)
    return [
        claim
        for claim in found
        if not any(_says(other, claim) for other in found)
        and not (claim.code == "points" and int(claim.params["n"]) <= told)
    ]


def _says(other: Claim, claim: Claim) -> bool:
    """Does the other claim say this one too?"""
    if other.code == "enough":
        return claim.code == other.params["resource"]
    if other.code not in SAID_BY.get(claim.code, ()):
        return False
    faction = claim.params.get("faction")
    return faction is None or faction == other.params.get("faction")
