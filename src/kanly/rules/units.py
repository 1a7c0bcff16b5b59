"""Troops, sandworms, Maker Hooks and the Shield Wall (U-7B, U-7C)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import AMOUNT, OPTION, PASS, SEAT
from ..engine.node import Node, Yield
from ..engine.state import State
from ..engine.terms import NOBODY
from ..engine.triggers import DEPLOYED
from .army import TROOP_STRENGTH, WORM_STRENGTH, army
from .leaders import react
from .seats import are_opponents, opponents, shares_turn

ANY_NUMBER: Final = 12
"""Of troops that retreat: nobody has more."""
GARRISON_ALLOWANCE: Final = 2
"""Troops from the garrison that may join on a Combat-space turn (U-7.7)."""


def recruit(s: State, seat: int, n: int) -> None:
    """Supply to garrison, as many as there are (U-7.5)."""
    force = army(s, seat)
    if n > force.supply:
        n = force.supply
    if n == 0:
        return
    force.supply -= n
    force.garrison += n
    if seat == s.active or (s.active != NOBODY and s.stands_in[s.active] == seat):
        s.turn.recruited += n
    if s.log is not None:
        s.log.append((events.RECRUITED, s.stands_in[seat], n, 0))


def deploy(s: State, seat: int, n: int) -> None:
    """Garrison to Conflict."""
    force = army(s, seat)
    force.garrison -= n
    force.deployed += n
    note_deployed(s, seat, n, from_supply=False)


def note_deployed(s: State, seat: int, n: int, from_supply: bool) -> None:
    """Troops have come to the Conflict."""
    if shares_turn(s, seat):
        s.turn.units += n
    if s.log is not None:
        s.log.append((events.DEPLOYED, s.stands_in[seat], n, 1 if from_supply else 0))
    if s.marks is not None and s.turn_marks is not None:
        whose = s.stands_in[seat]
        if whose == s.marks.keeper:
            s.turn_marks.troops += n
        react(s, whose, DEPLOYED)


def deploy_from_supply(s: State, seat: int, n: int) -> None:
    """Supply to Conflict."""
    force = army(s, seat)
    force.supply -= n
    force.deployed += n
    note_deployed(s, seat, n, from_supply=True)


def lose_troops(s: State, seat: int, n: int, deployed: bool) -> None:
    """Conflict or garrison to supply, as many as there are (U-7.12)."""
    force = army(s, seat)
    have = force.deployed if deployed else force.garrison
    if n > have:
        n = have
    if n == 0:
        return
    if deployed:
        force.deployed -= n
    else:
        force.garrison -= n
    force.supply += n
    if s.log is not None:
        s.log.append((events.LOST_TROOPS, s.stands_in[seat], n, 1 if deployed else 0))


def deploy_limit(s: State, seat: int) -> int:
    """How many troops the seat may still deploy by its Agent's place this turn (U-7.8)."""
    turn = s.turn
    if turn.space < 0 or turn.no_deploy:
        return 0
    if s.codex.space_combat[turn.space]:
        limit = turn.recruited + GARRISON_ALLOWANCE - turn.deployed
    elif turn.any_recruits:
        limit = turn.recruited - turn.deployed
    else:
        return 0
    return min(limit, army(s, seat).garrison)


def is_protected(s: State) -> bool:
    """Does the Shield Wall keep sandworms out of the current Conflict (U-7.17)?"""
    return s.shield_wall and s.conflict >= 0 and s.codex.conflict_location[s.conflict] >= 0


class Recruit(Node):
    """Recruit n troops."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        recruit(s, seat, self.n * (value or 1))

    def available(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).supply > 0

    def immediate(self, s: State, seat: int, source: int) -> bool:
        # Short of troops, the order against Jessica's memories can matter.
        return army(s, seat).supply > self.n

    def yields(self) -> dict[Yield, int]:
        return {"troops": self.n}


class Muster(Node):
    """Recruit n troops; in the Reveal turn they may go straight on to the Conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if value == 0:
            before = army(s, seat).garrison
            recruit(s, seat, self.n)
            value = army(s, seat).garrison - before
        if value and s.turn.revealing and not s.turn.no_deploy:
            actions = [AMOUNT + k for k in range(1, value + 1)]
            actions.append(PASS)
            s.ask(self, s.stands_in[seat], source, value, "deploy", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            deploy(s, seat, action - AMOUNT)

    def available(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).supply > 0

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= army(s, seat).garrison

    def yields(self) -> dict[Yield, int]:
        return {"troops": self.n}


class LoseTroops(Node):
    """Lose n troops, of the garrison or those in the Conflict; as a cost exactly so many."""

    def __init__(self, n: int, deployed: bool) -> None:
        self.n = n
        self.deployed = deployed

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        lose_troops(s, seat, self.n, self.deployed)

    def available(self, s: State, seat: int, source: int) -> bool:
        force = army(s, seat)
        return (force.deployed if self.deployed else force.garrison) >= self.n

    def yields(self) -> dict[Yield, int]:
        return {"troops": self.n}


class DoubleCross(Node):
    """An opponent loses a troop in the Conflict; one of yours comes from supply (B-8.8)."""

    must_work = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [SEAT + other for other in opponents(s, seat) if army(s, other).deployed]
        if actions:
            s.ask(self, seat, source, value, "opponent", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        lose_troops(s, action - SEAT, 1, deployed=True)
        if army(s, seat).supply and not s.turn.no_deploy:
            deploy_from_supply(s, seat, 1)

    def available(self, s: State, seat: int, source: int) -> bool:
        for other in range(len(s.seats)):
            if army(s, other).deployed and are_opponents(s, seat, other):
                return True
        return False

    def yields(self) -> dict[Yield, int]:
        return {"strength": TROOP_STRENGTH}


class DeployUpTo(Node):
    """Deploy up to n troops from the garrison, whatever the space; at least so many."""

    def __init__(self, n: int, least: int = 1) -> None:
        self.n = n
        self.least = least

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        garrison = army(s, seat).garrison
        most = self.n if self.n < garrison else garrison
        if most >= self.least and not s.turn.no_deploy:
            actions = [AMOUNT + k for k in range(self.least, most + 1)]
            owner = s.stands_in[seat]
            if s.teams is not None and s.teams.activated == owner:
                actions.append(PASS)  # a Commander can only offer it (S-3.4 b)
            s.ask(self, owner, source, value, "deploy", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action not in (PASS, AMOUNT):
            deploy(s, seat, action - AMOUNT)

    def available(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).garrison >= self.least and not s.turn.no_deploy


class Retreat(Node):
    """Retreat troops from the Conflict to the garrison (U-7.11)."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        troops = army(s, seat).deployed
        most = self.most if self.most < troops else troops
        if most >= self.least:
            actions = [AMOUNT + k for k in range(self.least, most + 1)]
            s.ask(self, seat, source, value, "retreat", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        n = action - AMOUNT
        force = army(s, seat)
        force.deployed -= n
        force.garrison += n
        if seat == s.active:
            s.turn.units = s.turn.units - n if s.turn.units > n else 0
        if n and s.log is not None:
            s.log.append((events.RETREATED, s.stands_in[seat], n, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        troops = army(s, seat).deployed
        return troops > 0 and troops >= self.least


class Sandworm(Node):
    """Summon n sandworms straight to the Conflict (U-7.13); nothing if it is protected."""

    must_work = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if not self.available(s, seat, source):
            return
        army(s, seat).worms += self.n
        if seat == s.active:
            s.turn.units += self.n
        if s.log is not None:
            s.log.append((events.SUMMONED, s.stands_in[seat], self.n, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.conflict >= 0 and not is_protected(s) and not s.turn.no_deploy

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"strength": WORM_STRENGTH * self.n}


class MakerHooks(Node):
    """Take Maker Hooks, for the rest of the game (U-7.16)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for taker in s.codex.rulebook.hooked(s, seat):
            if not s.seats[taker].hooks:
                s.seats[taker].hooks = True
                if s.log is not None:
                    s.log.append((events.HOOKS, taker, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        for taker in s.codex.rulebook.hooked(s, seat):
            if not s.seats[taker].hooks:
                return True
        return False

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class Detonate(Node):
    """You may remove the Shield Wall, for good (U-7.18).

    With `chosen` the seat has already decided for it, by taking this half of a card.
    """

    def __init__(self, chosen: bool = False) -> None:
        self.chosen = chosen
        self.optional = not chosen
        self.declinable = not chosen

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.shield_wall:
            actions = [OPTION] if self.chosen else [OPTION, PASS]
            s.ask(self, seat, source, value, "detonate", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            s.shield_wall = False
            if s.log is not None:
                s.log.append((events.SHIELD_WALL, seat, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.shield_wall


class NoDeployment(Node):
    """Units cannot be deployed for the rest of this turn (U-18.4)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.turn.no_deploy = True

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class DeployRecruits(Node):
    """Troops recruited this turn may be deployed although the space is no Combat space."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.turn.any_recruits = True

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True
