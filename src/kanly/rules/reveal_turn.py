"""The Reveal turn: reveal, resolve and acquire, clean up (U-11)."""

from __future__ import annotations

from typing import Final

from ..engine import chance, events
from ..engine.actions import ACQUIRE, END, HAND, INTRIGUE, LEADER_PART, REVEAL_PART, RULES, SPACE
from ..engine.node import Node, Task
from ..engine.piles import bits
from ..engine.state import State
from .acquiring import acquire, price, purchases, refill_row, remove_from_row
from .agent_turn import NEXT_TURN
from .agents import COUNCIL_PERSUASION
from .cards import show_cards
from .intrigue import play_plot, plots
from .pending import offer_pending, resolve_pending, run_immediate, waits
from .units import strength


class Reveal(Node):
    """Put the hand face up and count Persuasion and swords (U-11.2 to U-11.4)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        tables = s.tables
        s.revealing = True
        hand = player.hand
        player.hand = b""
        player.known_hand = b""
        show_cards(s, seat, hand)
        if player.council:
            player.persuasion += COUNCIL_PERSUASION
        for space in bits(player.agents_at & tables.reveal_mask):
            for node in tables.space_reveal[space]:
                s.pending.append(Task(node, seat, SPACE + space, 0))
        for k, node in enumerate(tables.leader_reveal[player.leader]):
            s.pending.append(Task(node, seat, LEADER_PART + k, 0))
        if s.log is not None:
            s.log.append((events.REVEALED, seat, player.persuasion, player.swords))
        REVEAL_MENU.run(s, seat, RULES, 0)


class RevealMenu(Node):
    """Resolve Reveal effects, acquire cards, play Plots, or end the turn (U-11.5)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        mandatory = False
        if s.pending:
            if run_immediate(s, self, seat):
                return
            mandatory = offer_pending(s, actions)
        if s.seats[seat].intrigue:
            actions.extend(plots(s, seat))
        actions.extend(purchases(s, seat))
        if not mandatory:
            actions.append(END)
        s.ask(self, seat, source, value, "reveal-menu", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == END:
            clean_up(s, seat)
            if s.rivals is not None and s.setup.plays("row_dice"):
                roll_for_row(s, seat)
            NEXT_TURN.run(s, seat, RULES, 0)
            return
        depth = len(s.agenda)
        if ACQUIRE <= action < REVEAL_PART:
            card = action - ACQUIRE
            s.seats[seat].persuasion -= price(s, seat, card)
            acquire(s, seat, card, False)
        elif INTRIGUE <= action < HAND:
            play_plot(s, seat, action)
        else:
            resolve_pending(s, action)
        if not waits(s, self, seat, depth):
            self.run(s, seat, source, 0)


REVEAL_MENU: Final = RevealMenu()


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
    player.discard += player.played + player.shown
    player.played = b""
    player.shown = b""
    player.persuasion = 0
    s.intrigue_discard += player.waiting
    player.waiting = b""
    s.removed += player.reserved
    player.reserved = b""
    player.revealed = True
    s.reveals += 1
    player.revealed_at = s.reveals
    s.revealing = False
    if s.log is not None:
        s.log.append((events.STRENGTH, seat, strength(s, seat), 0))


REVEAL: Final = Reveal()
