"""The Reveal turn: reveal, resolve and acquire, clean up (U-11)."""

from __future__ import annotations

from ..engine import chance, events
from ..engine.actions import RULES, SPACE
from ..engine.node import Step, Task
from ..engine.piles import bits
from ..engine.state import State
from .acquiring import acquire, price, purchases, refill_row, remove_from_row
from .agents import COUNCIL_PERSUASION
from .army import army, strength
from .cards import show_cards
from .intrigue import pend_waiting
from .menu import Menu
from .variants import ROW_DICE


class Reveal(Step):
    """Put the hand face up and count Persuasion and swords (U-11.2 to U-11.4)."""

    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        codex = s.codex
        s.turn.revealing = True
        before = army(s, seat).swords
        hand = player.hand
        player.hand = b""
        player.known_hand = b""
        show_cards(s, seat, hand)
        if player.council:
            player.persuasion += COUNCIL_PERSUASION
        if player.swordmaster:
            army(s, seat).swords += codex.mode.bonus_swords
        for space in bits(player.agents_at & codex.reveal_mask):
            for node in codex.space_reveal[space]:
                s.pending.append(Task(node, seat, SPACE + space, 0))
        s.pending.extend(codex.leader_reveal_tasks[player.leader][seat])
        if player.waiting:
            pend_waiting(s, seat)
        if s.log is not None:
            swords = army(s, seat).swords - before
            s.log.append((events.REVEALED, seat, player.persuasion, swords))
        codex.steps.reveal_menu.run(s, seat, RULES, 0)


class RevealMenu(Menu):
    """Reveal effects, Plots, cards to acquire, or the end of the turn (U-11.5)."""

    def offer(self, s: State, seat: int, value: int, actions: list[int]) -> None:
        actions.extend(purchases(s, seat))

    def take(self, s: State, seat: int, action: int) -> None:
        s.later(self, seat)
        s.seats[seat].persuasion -= price(s, seat, action)
        acquire(s, seat, action)

    def end(self, s: State, seat: int) -> None:
        clean_up(s, seat)
        if s.setup.plays(ROW_DICE):
            roll_for_row(s, seat)
        s.codex.steps.next_turn.run(s, seat, RULES, 0)


def roll_for_row(s: State, seat: int) -> None:
    """Solo variant: two dice take cards from the Row, before it is refilled (V-10.1, R-069)."""
    dice = (chance.below(s, 6) + 1, chance.below(s, 6) + 1)
    if s.log is not None:
        s.log.append((events.DICE, seat, dice[0], dice[1]))
    for place in sorted(set(dice), reverse=True):
        if place <= len(s.row):
            remove_from_row(s, place - 1)
    s.learn()
    refill_row(s)


def clean_up(s: State, seat: int) -> None:
    """Everything in front of the seat is put away; this is no discarding (U-11.19, U-11.20)."""
    player = s.seats[seat]
    player.discard = player.discard + player.played + player.shown
    player.played = b""
    player.shown = b""
    player.persuasion = 0
    if player.waiting:
        s.intrigue_discard += player.waiting
        player.waiting = b""
    if player.set_aside:
        s.removed += player.set_aside
        player.set_aside = b""
    player.revealed = True
    s.reveals += 1
    player.revealed_at = s.reveals
    s.turn.revealing = False
    if s.log is not None:
        s.log.append((events.STRENGTH, s.stands_in[seat], strength(s, seat), 0))
