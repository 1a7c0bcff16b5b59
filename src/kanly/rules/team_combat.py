"""Combat of two teams: Commanders play for an Ally, teammates who tie may concede (S-11)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import OPTION, PASS, RULES, SEAT
from ..engine.state import State
from . import combat
from .army import strength_of
from .combat import places
from .intrigue import offer_intrigue
from .seats import round_from
from .teams import activate, allies, choose_ally, deactivate

NAMED_FLAG: Final = 32
"""In the window's value: the Commander has said for whom the next card is."""


def fights(s: State, seat: int) -> bool:
    """Has it a unit of its own in the Conflict?"""
    player = s.seats[seat]
    return player.deployed > 0 or player.worms > 0


def fighting_allies(s: State, seat: int) -> list[int]:
    """The Allies a Commander can play Combat cards for (S-11.1)."""
    return [ally for ally in allies(s, seat) if fights(s, ally)]


def can_play_for(s: State, seat: int, ally: int) -> bool:
    """Has the Commander a Combat card that would do something for the Ally?"""
    cards: list[int] = []
    activate(s, ally)
    offer_intrigue(s, seat, s.codex.intrigue_combat, cards)
    deactivate(s)
    return len(cards) > 0


def fighters(s: State) -> list[int]:
    """The Allies with a unit, and the Commanders of those (S-11.1, R-091)."""
    found: list[int] = []
    for seat, player in enumerate(s.seats):
        if fighting_allies(s, seat) if player.role.commands else fights(s, seat):
            found.append(seat)
    return found


class Combat(combat.Combat):
    """Nobody is activated as it begins."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deactivate(s)
        super().run(s, seat, source, value)


class Window(combat.Window):
    """A Commander names the Ally before each card, who is activated for it (S-11.2).

    Without a card to play there is nobody to name.
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return super().fits(s, seat, source, value & ~NAMED_FLAG)

    def ask_fighter(self, s: State, seat: int, source: int, value: int) -> None:
        named = value & NAMED_FLAG
        if not named:
            deactivate(s)
        choices = fighting_allies(s, seat) if s.seats[seat].role.commands else []
        if named or not choices or not s.seats[seat].intrigue:
            super().ask_fighter(s, seat, source, value)
        elif len(choices) == 1:
            activate(s, choices[0])
            self.run(s, seat, source, value | NAMED_FLAG)
        else:
            actions = [SEAT + ally for ally in choices if can_play_for(s, seat, ally)]
            actions.append(self.stopping(value))
            s.ask(self, seat, source, value, "combat", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if SEAT <= action < SEAT + len(s.seats):
            choose_ally(s, seat, action - SEAT)
            self.run(s, seat, source, value | NAMED_FLAG)
        else:
            super().answer(s, seat, source, value & ~NAMED_FLAG, action)


def ranks(s: State) -> list[int]:
    """The reward each seat takes; who concedes is ranked just below the tie (S-11.3, R-089)."""
    conceded = 0 if s.teams is None else s.teams.conceded
    strengths = [
        2 * strength_of(player) - (conceded >> seat & 1) for seat, player in enumerate(s.seats)
    ]
    return places(strengths, s.codex.mode.shares_third)


def can_concede(s: State, seat: int) -> bool:
    """Does the seat tie with its teammate, so that conceding would change a reward (S-11.4)?"""
    teams = s.teams
    if teams is None or s.seats[seat].role.commands:
        return False
    mate = allies(s, seat)[0]
    own = strength_of(s.seats[seat])
    if not own or own != strength_of(s.seats[mate]) or teams.conceded >> mate & 1:
        return False
    now = ranks(s)
    teams.conceded |= 1 << seat
    then = ranks(s)
    teams.conceded &= ~(1 << seat)
    return now != then


class Resolve(combat.Resolve):
    """Allies who tie with their teammate are asked whether they concede, from the First Player on.

    The task's value is the mask of those who have answered.
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < 1 << len(s.seats) and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deactivate(s)
        for i in round_from(s, s.first):
            if not value >> i & 1 and can_concede(s, i):
                s.ask(self, i, source, value, "concede", [OPTION, PASS])
                return
        super().run(s, s.first, RULES, 0)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS and s.teams is not None:
            s.teams.conceded |= 1 << seat
            if s.log is not None:
                s.log.append((events.CONCEDED, seat, allies(s, seat)[0], 0))
        self.run(s, s.first, source, value | 1 << seat)


class Aftermath(combat.Aftermath):
    """What was conceded is forgotten with the Conflict."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.teams is not None:
            s.teams.conceded = 0
        super().run(s, seat, source, value)
