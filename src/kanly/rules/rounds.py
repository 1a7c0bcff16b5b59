"""The round: start, whose turn it is, Makers, Recall (U-3, U-4, U-5, U-13)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import DEPLOY, PASS, RULES
from ..engine.node import Node, Step
from ..engine.options import ROW_REFRESH
from ..engine.piles import replaced
from ..engine.state import State
from ..engine.terms import NOBODY
from .access import fall_silent
from .acquiring import refill_row, remove_from_row
from .agents import gain_swordmaster
from .army import army
from .cards import draw_cards
from .mentat import bring_mentat_home
from .pending import clear_turn
from .seats import pass_marker, round_from


class RoundStart(Step):
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
        if s.round == s.setup.level.swordmasters_at:
            for i, player in enumerate(s.seats):
                if player.rival >= 0:
                    gain_swordmaster(s, i)  # B-11.5
        s.later(s.codex.steps.draw_hands, s.first)
        location = s.codex.conflict_location[s.conflict]
        if location >= 0:
            controller = s.control[s.codex.control_slot[location]]
            if controller != NOBODY and army(s, controller).supply > 0:
                s.codex.steps.defend.run(s, controller, RULES, 0)


def refresh_row(s: State) -> None:
    """House rule, from round 2 on: the oldest card of the Row, or all, leave the game."""
    how = ROW_REFRESH.of(s.setup)
    if how == "off" or s.round == 1 or not s.imperium_deck:
        return
    for _ in range(1 if how == "oldest" else len(s.row)):
        remove_from_row(s, 0)
    refill_row(s)


class Defend(Step):
    """Defensive bonus: the controller may deploy 1 troop from supply (U-4.2, R-047)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.ask(self, seat, source, value, "defend", [DEPLOY + 1, PASS])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            return
        force = army(s, seat)
        force.supply -= 1
        force.deployed += 1
        if s.log is not None:
            location = s.codex.conflict_location[s.conflict]
            s.log.append((events.DEFENDED, seat, location, 0))
            s.log.append((events.DEPLOYED, seat, 1, 0))


class DrawHands(Step):
    """Every player draws five cards, on top of any kept (U-4.3, V-3.5); then the turns begin."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for drawing in round_from(s, s.first):
            if s.seats[drawing].role.plays_cards:
                draw_cards(s, drawing, s.codex.mode.hand)
        s.codex.steps.begin_turn.run(s, s.first, RULES, 0)


def open_turn(s: State, seat: int) -> None:
    """It is the seat's turn, and nothing has happened in it yet."""
    s.active = seat
    clear_turn(s)
    if s.marks is not None:
        fall_silent(s.marks, seat)


class BeginTurn(Step):
    """A player chooses what to do; a Rival's turn runs by itself (V-3.1)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        open_turn(s, seat)
        steps = s.codex.steps
        if s.seats[seat].role.plays_cards:
            steps.turn_start.run(s, seat, RULES, 0)
        else:
            steps.rival_turn.run(s, seat, RULES, 0)


class EndTurn(Node):
    """End the turn that has just begun, without an Agent and without revealing (B-8.5)."""

    optional = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.over = True
        if s.log is not None:
            s.log.append((events.WAITED, seat, 0, 0))


class NextTurn(Step):
    """Play passes clockwise to the next seat that can still act.

    A player acts until the Reveal turn (U-5.1, U-5.4), a Rival while it has Agents (V-3.4).
    """

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.log is not None:
            for task in s.pending:
                task.node.lapse(s, task.seat, task.source, task.value)
        after = seat
        for _ in s.seats:
            after = s.left[after]
            if can_act(s, after, seat):
                s.codex.steps.begin_turn.run(s, after, RULES, 0)
                return
        s.codex.steps.combat.run(s, s.first, RULES, 0)


def can_act(s: State, seat: int, before: int) -> bool:
    """Has the seat a turn left in this phase, after the one of the seat before it?"""
    player = s.seats[seat]
    if player.revealed or player.role.plays_cards:
        return not player.revealed
    if player.role.follows_first:  # B-10.3: only after an Agent turn
        return player.agents > 0 and before == s.first and s.turn.space >= 0
    return player.agents > 0


class Makers(Step):
    """A spice on every Maker space without an Agent (U-13.1)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        occupied = 0
        for player in s.seats:
            occupied |= player.agents_at
        for slot, space in enumerate(s.codex.maker_spaces):
            if not occupied >> space & 1:
                n = s.bonus_spice[slot] + 1
                s.bonus_spice = replaced(s.bonus_spice, slot, n)
                if s.log is not None:
                    s.log.append((events.MAKERS, s.first, space, n))
        s.codex.steps.recall.run(s, s.first, RULES, 0)


class Recall(Step):
    """The Endgame, or Agents home and the marker to the left (U-13.2 to U-13.4)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if self._is_last(s):
            s.codex.steps.endgame.run(s, s.first, RULES, 0)
            return
        self.bring_home(s)
        pass_marker(s)
        if s.log is not None:
            s.log.append((events.RECALL, s.first, 0, 0))
        s.codex.steps.round_start.run(s, s.first, RULES, 0)

    def bring_home(self, s: State) -> None:
        """All Agents come back to their Leaders, the Mentat first (B-7.1)."""
        if s.marks is not None:
            bring_mentat_home(s, s.marks)
        for i, player in enumerate(s.seats):
            player.agents = s.codex.rulebook.agents(s, i)
            player.agents_at = 0
            player.revealed = False

    def _is_last(self, s: State) -> bool:
        for player in s.seats:
            if player.vp >= s.codex.mode.end_points:
                return True
        return not s.conflict_deck
