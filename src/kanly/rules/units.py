"""Troops, sandworms, Maker Hooks, the Shield Wall and strength (U-7B, U-7C, U-11A)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import AMOUNT, OPTION, PASS
from ..engine.node import Node
from ..engine.state import State

GARRISON_ALLOWANCE: Final = 2
"""Troops from the garrison that may join on a Combat-space turn (U-7.7)."""


def recruit(s: State, seat: int, n: int) -> None:
    """Supply to garrison, as many as there are (U-7.5)."""
    player = s.seats[seat]
    if n > player.supply:
        n = player.supply
    if n == 0:
        return
    player.supply -= n
    player.garrison += n
    if seat == s.active:
        s.turn_recruited += n
    if s.log is not None:
        s.log.append((events.RECRUITED, seat, n, 0))


def deploy(s: State, seat: int, n: int) -> None:
    """Garrison to Conflict."""
    player = s.seats[seat]
    player.garrison -= n
    player.troops += n
    if seat == s.active:
        s.turn_units += n
    if s.log is not None:
        s.log.append((events.DEPLOYED, seat, n, 0))


def deploy_limit(s: State, seat: int) -> int:
    """How many troops the seat may still deploy by its Agent's place this turn (U-7.8)."""
    if s.turn_space < 0 or s.turn_no_deploy:
        return 0
    if s.tables.space_combat[s.turn_space]:
        limit = s.turn_recruited + GARRISON_ALLOWANCE - s.turn_deployed
    elif s.turn_any_recruits:
        limit = s.turn_recruited - s.turn_deployed
    else:
        return 0
    garrison = s.seats[seat].garrison
    return limit if limit < garrison else garrison


def is_protected(s: State) -> bool:
    """Does the Shield Wall keep sandworms out of the current Conflict (U-7.17)?"""
    return s.shield_wall and s.conflict >= 0 and s.tables.conflict_location[s.conflict] >= 0


def strength(s: State, seat: int) -> int:
    """2 a troop, 3 a sandworm, 1 a sword; nothing without a unit (U-11.8, U-11.9)."""
    player = s.seats[seat]
    units = 2 * player.troops + 3 * player.worms
    return units + player.swords if units else 0


class Recruit(Node):
    """Recruit n troops."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        recruit(s, seat, self.n * (value or 1))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].supply > 0

    def immediate(self, s: State, seat: int, source: int) -> bool:
        # Short of troops, the order against Jessica's memories can matter.
        return s.seats[seat].supply > self.n


class DeployUpTo(Node):
    """Deploy up to n troops from the garrison, whatever the space."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        garrison = s.seats[seat].garrison
        most = self.n if self.n < garrison else garrison
        if most > 0 and not s.turn_no_deploy:
            actions = [AMOUNT + k for k in range(1, most + 1)]
            s.ask(self, seat, source, value, "deploy", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        deploy(s, seat, action - AMOUNT)

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].garrison > 0 and not s.turn_no_deploy


class Retreat(Node):
    """Retreat troops from the Conflict to the garrison (U-7.11)."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        troops = s.seats[seat].troops
        most = self.most if self.most < troops else troops
        if most >= self.least:
            actions = [AMOUNT + k for k in range(self.least, most + 1)]
            s.ask(self, seat, source, value, "retreat", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        n = action - AMOUNT
        player = s.seats[seat]
        player.troops -= n
        player.garrison += n
        if seat == s.active:
            s.turn_units = s.turn_units - n if s.turn_units > n else 0
        if n and s.log is not None:
            s.log.append((events.RETREATED, seat, n, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].troops >= self.least


class Sandworm(Node):
    """Summon n sandworms straight to the Conflict (U-7.13); nothing if it is protected."""

    must_work = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if not self.available(s, seat, source):
            return
        s.seats[seat].worms += self.n
        if seat == s.active:
            s.turn_units += self.n
        if s.log is not None:
            s.log.append((events.SUMMONED, seat, self.n, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.conflict >= 0 and not is_protected(s) and not s.turn_no_deploy

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class MakerHooks(Node):
    """Take Maker Hooks, for the rest of the game (U-7.16)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.seats[seat].hooks:
            return
        s.seats[seat].hooks = True
        if s.log is not None:
            s.log.append((events.HOOKS, seat, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return not s.seats[seat].hooks

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
        s.turn_no_deploy = True

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class DeployRecruits(Node):
    """Troops recruited this turn may be deployed although the space is no Combat space."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.turn_any_recruits = True

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True
