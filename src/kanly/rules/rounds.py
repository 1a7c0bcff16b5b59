"""The round: start, whose turn it is, Makers, Recall (U-3, U-4, U-5, U-13)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import DEPLOY, PASS, RULES
from ..engine.node import Node
from ..engine.piles import replaced
from ..engine.state import State
from ..engine.terms import NOBODY
from .acquiring import refill_row, remove_from_row
from .agent_turn import begin_turn
from .cards import draw_cards
from .seats import pass_marker, round_from

HAND_SIZE: Final = 5
ENDGAME_POINTS: Final = 10


class RoundStart(Node):
    """Reveal the Conflict (U-4.1); house rules may refresh the Imperium Row first."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and len(s.conflict_deck) > 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.round += 1
        s.active = NOBODY
        if s.log is not None:
            s.log.append((events.ROUND, s.first, s.round, 0))
        refresh_row(s)
        s.conflict = s.conflict_deck[-1]
        s.conflict_deck = s.conflict_deck[:-1]
        s.learn()
        if s.log is not None:
            s.log.append((events.CONFLICT, s.first, s.conflict, 0))
        s.push(DRAW_HANDS, s.first, RULES)
        location = s.tables.conflict_location[s.conflict]
        if location >= 0:
            controller = s.control[s.tables.control_slot[location]]
            if controller != NOBODY and s.seats[controller].supply > 0:
                s.push(DEFEND, controller, RULES)


ROUND_START: Final = RoundStart()


def refresh_row(s: State) -> None:
    """House rule, from round 2 on: the oldest card of the Row, or all, leave the game."""
    how = s.setup.row_refresh
    if how == "off" or s.round == 1 or not s.imperium_deck:
        return
    for _ in range(1 if how == "oldest" else len(s.row)):
        remove_from_row(s, 0)
    refill_row(s)


class Defend(Node):
    """Defensive bonus: the controller may deploy 1 troop from supply (U-4.2, R-047)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.ask(self, seat, source, value, "defend", [DEPLOY + 1, PASS])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            return
        player = s.seats[seat]
        player.supply -= 1
        player.troops += 1
        if s.log is not None:
            s.log.append((events.DEPLOYED, seat, 1, 0))


DEFEND: Final = Defend()


class DrawHands(Node):
    """Every player draws five cards, on top of any kept (U-4.3, V-3.5); then the turns begin."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for drawing in round_from(s, s.first):
            if s.seats[drawing].rival < 0:
                draw_cards(s, drawing, HAND_SIZE)
        begin_turn(s, s.first)


DRAW_HANDS: Final = DrawHands()


class Makers(Node):
    """A spice on every Maker space without an Agent (U-13.1)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        occupied = 0
        for player in s.seats:
            occupied |= player.agents_at
        for slot, space in enumerate(s.tables.maker_spaces):
            if not occupied >> space & 1:
                n = s.bonus_spice[slot] + 1
                s.bonus_spice = replaced(s.bonus_spice, slot, n)
                if s.log is not None:
                    s.log.append((events.MAKERS, s.first, space, n))
        s.push(RECALL, s.first, RULES)


class Recall(Node):
    """The Endgame, or Agents home and the marker to the left (U-13.2 to U-13.4)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for player in s.seats:
            if player.vp >= ENDGAME_POINTS:
                s.push(s.tables.nodes["rule/endgame"], s.first, RULES)
                return
        if not s.conflict_deck:
            s.push(s.tables.nodes["rule/endgame"], s.first, RULES)
            return
        for player in s.seats:
            player.agents = 3 if player.swordmaster else 2
            player.agents_at = 0
            player.revealed = False
        pass_marker(s)
        if s.log is not None:
            s.log.append((events.RECALL, s.first, 0, 0))
        s.push(ROUND_START, s.first, RULES)


RECALL: Final = Recall()


MAKERS: Final = Makers()
