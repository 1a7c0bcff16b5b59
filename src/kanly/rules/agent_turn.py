"""The Agent turn, step by step: card, space, cost, Agent, effects in any order (U-5, U-6)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import (
    DEPLOY,
    HAND,
    INFLUENCE_STEP,
    OPTION,
    PASS,
    POST,
    REVEAL,
    RULES,
    SPACE,
)
from ..engine.node import Step, Task
from ..engine.piles import ONE, bits
from ..engine.state import State
from ..engine.terms import NOBODY
from ..engine.triggers import PAID_SOLARI
from .cards import draw_cards, leave_hand
from .contracts import pend_visit
from .intrigue import offer_intrigue, play_plot
from .leaders import pend_sending, react, react_to_visit
from .menu import Menu
from .resources import can_pay, spend
from .spaces import destinations, is_blocked, offer_anywhere, offer_cards
from .spies import recall_spy
from .units import deploy, deploy_limit

JUST_DEPLOYED: Final = 1
"""The menu's value after a deployment: with nothing else to do the turn ends."""


def is_underway(s: State) -> bool:
    """Is an Agent being sent, or has it been sent, this turn?"""
    return s.turn.card >= 0 and s.turn.space >= 0


class StepOfSending(Step):
    """A step between choosing the space and the end of the turn."""

    for_cards = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and is_underway(s)


# ---------------------------------------------------------------- choosing (U-6A)


class TurnStart(Step):
    """A seat's turn begins: play a card, reveal, or first some Plots (U-5.2, R-028).

    A card is in play, before everybody's eyes, as soon as it is chosen.
    """

    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None and s.turn_marks.over:
            s.codex.steps.next_turn.run(s, seat, RULES, 0)
            return
        player = s.seats[seat]
        actions: list[int] = []
        if player.hand:
            if s.codex.rulebook.ready(s, seat):
                offer_cards(s, seat, actions)
            else:
                offer_anywhere(s, seat, actions)
        offer_intrigue(s, seat, s.codex.intrigue_plot, actions)
        actions.append(REVEAL)
        s.ask(self, seat, source, value, "turn", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == REVEAL:
            s.codex.steps.reveal.run(s, seat, RULES, 0)
        elif action >= HAND:
            card = action - HAND
            player = s.seats[seat]
            leave_hand(player, card)
            player.played = player.played + ONE[card]
            s.turn.card = card
            s.codex.steps.choose_space.run(s, seat, RULES, card)
        else:
            s.later(self, seat)
            play_plot(s, seat, action)


class ChooseSpace(Step):
    """Where to send the Agent; the task's value is the card."""

    for_cards = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == s.turn.card >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = bits(destinations(s, seat, value), SPACE)
        s.ask(self, seat, source, value, "space", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        s.turn.space = action - SPACE
        s.codex.steps.choose_cost.run(s, seat, RULES, 0)


class ChooseCost(StepOfSending):
    """Which of the space's costs to pay (R-044)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        costs = s.codex.rulebook.costs(s, seat, s.turn.space)
        if len(costs) > 1:
            actions = [OPTION + k for k, cost in enumerate(costs) if can_pay(s, seat, cost)]
            s.ask(self, seat, source, value, "cost", actions)
        else:
            s.codex.steps.infiltrate.run(s, seat, RULES, 0)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        s.turn.cost_taken = action - OPTION
        s.codex.steps.infiltrate.run(s, seat, RULES, 0)


class Infiltrate(StepOfSending):
    """Recall a Spy to enter a space where another Agent stands (U-6.4, U-10.7)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        space = s.turn.space
        if is_blocked(s, seat, space):
            spies = s.seats[seat].spies_at & s.codex.space_posts[space]
            actions = bits(spies, POST)
            s.ask(self, seat, source, value, "infiltrate", actions)
        else:
            s.codex.steps.choose_agent.run(s, seat, RULES, 0)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        recall_spy(s, seat, action - POST)
        if s.log is not None:
            s.log.append((events.INFILTRATED, seat, action - POST, 0))
        s.codex.steps.choose_agent.run(s, seat, RULES, 0)


class ChooseAgent(StepOfSending):
    """Some cards may send an Agent that stands on the board already (B-8.1)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        space = s.turn.space
        movable = 0
        if s.codex.card_anywhere[s.turn.card]:
            movable = s.codex.rulebook.movable(s, seat)
        if not movable:
            s.codex.steps.send.run(s, seat, RULES, 0)
            return
        if s.seats[seat].agents_at >> space & 1:
            actions = [SPACE + space]  # one Agent a space: it is this one that comes again
        else:
            actions = bits(movable, SPACE)
            if s.codex.rulebook.ready(s, seat):
                actions.append(OPTION)
        s.ask(self, seat, source, value, "choose-agent", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != OPTION:
            s.codex.rulebook.taken_back(s, seat, action - SPACE)
            if s.log is not None:
                s.log.append((events.MOVED_AGENT, seat, action - SPACE, s.turn.space))
        s.codex.steps.send.run(s, seat, RULES, 0)


# ---------------------------------------------------------------- sending (U-6B)


class Send(StepOfSending):
    """Cost to the bank, Agent to the space, Control bonus (U-6.8, U-6.9)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        space = s.turn.space
        if s.log is not None:
            s.log.append((events.PLAYED, seat, s.turn.card, space))
        cost = s.codex.rulebook.costs(s, seat, space)[s.turn.cost_taken]
        if cost.solari or cost.spice or cost.water:
            spend(s, seat, cost.solari, cost.spice, cost.water)
        s.later(s.codex.steps.gather, seat)
        if cost.solari:
            react(s, seat, PAID_SOLARI)
        occupy(s, seat, space)


def occupy(s: State, seat: int, space: int) -> None:
    """The Agent comes to the space; others gain by it, the controller too (U-6.8, U-6.9)."""
    player = s.seats[seat]
    player.agents -= 1
    player.agents_at |= 1 << space
    codex = s.codex
    if codex.maker_slot[space] >= 0:
        react_to_visit(s, seat, space)
    slot = codex.control_slot[space]
    if slot >= 0 and s.control[slot] != NOBODY:
        bonus = codex.space_control[space]
        if bonus is not None:
            s.push(bonus, s.control[slot], SPACE + space)


class Gather(StepOfSending):
    """Gather Intelligence: recall a connected Spy to draw a card, or not (U-10.8)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        spies = s.seats[seat].spies_at & s.codex.space_posts[s.turn.space]
        if spies:
            actions = bits(spies, POST)
            actions.append(PASS)
            s.ask(self, seat, source, value, "gather", actions)
        else:
            s.codex.steps.arrive.run(s, seat, RULES, 0)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            recall_spy(s, seat, action - POST)
            if s.log is not None:
                s.log.append((events.GATHERED, seat, action - POST, 0))
            draw_cards(s, seat, 1)
        s.codex.steps.arrive.run(s, seat, RULES, 0)


# ---------------------------------------------------------------- effects (U-6C)


class Arrive(StepOfSending):
    """Lay out the effects of card, space, Faction, Leader and contracts (U-6.12)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        codex = s.codex
        pending = s.pending
        space = s.turn.space
        card = s.turn.card
        if codex.card_signet[card]:
            pending.extend(codex.signet_tasks[s.seats[seat].leader][seat])
        else:
            pending.extend(codex.agent_tasks[card][seat])
        pending.extend(codex.space_tasks[space][seat])
        if codex.space_track[space] >= 0:
            pending.append(Task(codex.steps.faction_step, seat, INFLUENCE_STEP, 1))
        pend_sending(s, seat)
        if s.choam is not None:
            pend_visit(s, seat, s.choam)
        codex.steps.agent_menu.run(s, seat, RULES, 0)


class AgentMenu(Menu):
    """Effects, Plots, deployment, or the end of the turn (U-6.16)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= JUST_DEPLOYED and is_underway(s)

    def offer(self, s: State, seat: int, value: int, actions: list[int]) -> None:
        if value != JUST_DEPLOYED or actions:
            for n in range(deploy_limit(s, seat)):
                actions.append(DEPLOY + 1 + n)

    def take(self, s: State, seat: int, action: int) -> None:
        n = action - DEPLOY
        s.turn.deployed += n
        depth = len(s.agenda)
        deploy(s, seat, n)
        if len(s.agenda) == depth:
            self.run(s, seat, RULES, JUST_DEPLOYED)
        else:  # what that sets off may bring more to deploy
            s.agenda.insert(depth, self.tasks[seat])

    def end(self, s: State, seat: int) -> None:
        s.codex.steps.next_turn.run(s, seat, RULES, 0)
