"""Solari, spice and water; Persuasion and swords (U-0.3, U-11.4, U-11.8)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import LEADER_PART, PARTS_PER_REVEAL, REVEAL_PART
from ..engine.components import Cost
from ..engine.node import Node, Yield
from ..engine.piles import ONE, replaced
from ..engine.state import State
from ..engine.terms import RESOURCES, SOLARI, SPICE
from ..engine.triggers import HARVEST
from .army import army
from .leaders import react


def accepts(s: State, seat: int) -> bool:
    """Does the seat take what it is given?  Some want nothing (B-10.1), others no more (R-070).

    Whoever buys looks afterwards what that is enough for (R-061).
    """
    player = s.seats[seat]
    role = player.role
    if role.wants_nothing or (role.content and player.swordmaster):
        return False
    if role.buys:
        s.later(s.codex.steps.purchase, seat)
    return True


def gain(s: State, seat: int, resource: int, n: int) -> None:
    """Take from the bank."""
    player = s.seats[seat]
    if not player.role.plays_cards and not accepts(s, seat):
        if s.log is not None:
            s.log.append((events.FORGONE, seat, resource, n))
        return
    if resource == SOLARI:
        player.solari += n
    elif resource == SPICE:
        player.spice += n
        if seat == s.active:
            s.turn.spice += n
    else:
        player.water += n
    if s.log is not None:
        s.log.append((events.GAINED, seat, resource, n))


def harvest(s: State, seat: int, n: int) -> None:
    """Take spice from the Maker space visited; a Leader may react to the first of it (B-8.8)."""
    marks = s.turn_marks
    if marks is not None and not marks.reacted:
        leader = s.seats[seat].leader
        if s.codex.leader_on[leader][HARVEST] is not None:
            marks.reacted = True
            n -= s.codex.leader_harvest_loss[leader]
            react(s, seat, HARVEST)
    if n > 0:
        gain(s, seat, SPICE, n)


def is_idle_harvest(s: State, seat: int) -> bool:
    """Can nothing depend on when the spice of the space is taken?"""
    if s.turn_marks is None or s.turn_marks.reacted:
        return True
    ability = s.codex.leader_on[s.seats[seat].leader][HARVEST]
    return ability is None or ability.immediate(s, seat, LEADER_PART)


def spend(s: State, seat: int, solari: int, spice: int, water: int) -> None:
    """Pay to the bank; the caller has checked that it can be paid."""
    player = s.seats[seat]
    player.solari -= solari
    player.spice -= spice
    player.water -= water
    if s.log is not None:
        for resource, n in enumerate((solari, spice, water)):
            if n:
                s.log.append((events.PAID, seat, resource, n))


def can_pay(s: State, seat: int, cost: Cost) -> bool:
    """Has the seat what a space costs?"""
    player = s.seats[seat]
    return (
        player.solari >= cost.solari and player.spice >= cost.spice and player.water >= cost.water
    )


class Gain(Node):
    """Gain n of a resource."""

    scales = True

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        gain(s, seat, self.resource, self.n * (value or 1))

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {RESOURCES[self.resource]: self.n}


class Harvest(Gain):
    """The base spice of a Maker space (U-7.4)."""

    def __init__(self, n: int) -> None:
        super().__init__(SPICE, n)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        n = self.n * (value or 1)
        marks = s.turn_marks
        if marks is not None:
            marks.harvested += n
            if marks.doubled:
                n *= 2
        harvest(s, seat, n)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return is_idle_harvest(s, seat)


class DoubleHarvest(Node):
    """The base spice of the Maker space visited comes twice, before or after it is taken."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        marks = s.turn_marks
        if marks is not None:
            marks.doubled = True
            if marks.harvested:
                harvest(s, seat, marks.harvested)

    def available(self, s: State, seat: int, source: int) -> bool:
        at_maker = s.turn.space >= 0 and s.codex.maker_slot[s.turn.space] >= 0
        return at_maker and s.turn_marks is not None and not s.turn_marks.doubled

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return is_idle_harvest(s, seat)

    def yields(self) -> dict[Yield, int]:
        return {"spice": 2}


class Spend(Node):
    """A cost in resources."""

    def __init__(self, solari: int, spice: int, water: int) -> None:
        self.solari = solari
        self.spice = spice
        self.water = water

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        spend(s, seat, self.solari, self.spice, self.water)

    def available(self, s: State, seat: int, source: int) -> bool:
        player = s.seats[seat]
        return (
            player.solari >= self.solari
            and player.spice >= self.spice
            and player.water >= self.water
        )

    def yields(self) -> dict[Yield, int]:
        return {"solari": self.solari, "spice": self.spice, "water": self.water}


class BonusSpice(Node):
    """Take all bonus spice of the Maker space visited (U-7.4)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and s.turn.space >= 0 and s.codex.maker_slot[s.turn.space] >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        slot = s.codex.maker_slot[s.turn.space]
        n = s.bonus_spice[slot]
        s.bonus_spice = replaced(s.bonus_spice, slot, 0)
        harvest(s, seat, n)

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.bonus_spice[s.codex.maker_slot[s.turn.space]] > 0

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return is_idle_harvest(s, seat)


class Persuasion(Node):
    """Persuasion for this Reveal turn."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        n = self.n * (value or 1)
        s.seats[seat].persuasion += n
        if s.log is not None:
            s.log.append((events.PERSUASION, seat, n, 0))

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"persuasion": self.n}


class Swords(Node):
    """Swords: strength while a unit is in the Conflict (U-11.9)."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        n = self.n * (value or 1)
        army(s, seat).swords += n
        if source >= REVEAL_PART:
            s.turn.gave_swords += ONE[(source - REVEAL_PART) // PARTS_PER_REVEAL]
        if s.log is not None:
            s.log.append((events.SWORDS, s.stands_in[seat], n, 0))

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"strength": self.n}
