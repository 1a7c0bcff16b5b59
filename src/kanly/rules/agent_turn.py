"""The Agent turn: choosing, sending, effects in any order (U-5, U-6)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import (
    DEPLOY,
    END,
    HAND,
    INTRIGUE,
    LEADER_PART,
    OPTION,
    PASS,
    POST,
    REVEAL,
    RULES,
    SPACE,
    SPACE_PART,
    STEP,
)
from ..engine.components import Cost
from ..engine.node import Node, Task
from ..engine.piles import ONE, bits
from ..engine.state import NO_CARD, State
from ..engine.tables import RICH
from ..engine.terms import NOBODY
from .cards import draw_cards, leave_hand
from .contracts import pend_visit
from .influence import FACTION_STEP
from .intrigue import play_plot, plots
from .pending import offer_pending, resolve_pending, run_immediate, waits
from .resources import spend
from .spies import recall_spy
from .units import deploy, deploy_limit


def new_turn(s: State, seat: int) -> None:
    """Forget what the last turn was about."""
    s.active = seat
    s.revealing = False
    s.pending.clear()
    s.turn_card = NO_CARD
    s.turn_space = -1
    s.turn_cost = 0
    s.turn_recruited = 0
    s.turn_deployed = 0
    s.turn_units = 0
    s.turn_spice = 0
    s.turn_recalled = 0
    s.turn_acquired = b""
    s.turn_swords = b""
    s.turn_no_deploy = False
    s.turn_any_recruits = False


def begin_turn(s: State, seat: int) -> None:
    """A person chooses what to do; a Rival's turn runs by itself (V-3.1)."""
    new_turn(s, seat)
    if s.seats[seat].rival < 0:
        TURN_START.run(s, seat, RULES, 0)
    else:
        s.push(s.tables.nodes["rule/rival_turn"], seat, RULES)


class NextTurn(Node):
    """Play passes clockwise to the next seat that can still act.

    A player acts until the Reveal turn (U-5.1, U-5.4), a Rival while it has Agents (V-3.4).
    """

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        after = seat
        for _ in s.seats:
            after = s.left[after]
            player = s.seats[after]
            if not player.revealed and (player.rival < 0 or player.agents > 0):
                begin_turn(s, after)
                return
        new_turn(s, s.first)
        s.push(s.tables.nodes["rule/combat"], s.first, RULES)


NEXT_TURN: Final = NextTurn()


# ---------------------------------------------------------------- choosing (U-6A)


def spied_spaces(s: State, seat: int) -> int:
    """The spaces connected to a post where the seat has a Spy."""
    return s.tables.spied_spaces(s.seats[seat].spies_at)


def taken_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces closed by the seat's own Agents, or by others' it cannot infiltrate (U-6.4)."""
    mask = 0
    for player in s.seats:
        mask |= player.agents_at
    return (mask & ~spied) | s.seats[seat].agents_at


def affordable_spaces(s: State, seat: int) -> int:
    """The spaces whose cheapest cost the seat can pay (U-6.7)."""
    tables = s.tables
    player = s.seats[seat]
    solari = player.solari
    spice = player.spice
    water = player.water
    mask = (
        tables.afford_solari[solari if solari < RICH else RICH]
        & tables.afford_spice[spice if spice < RICH else RICH]
        & tables.afford_water[water if water < RICH else RICH]
    )
    discount = tables.discount_cost
    if discount is not None and solari >= discount.solari and any_swordmaster(s):
        mask |= 1 << tables.discount_space
    return mask


def any_swordmaster(s: State) -> bool:
    """Has some seat gained a Swordmaster (U-14.2)?"""
    for player in s.seats:
        if player.swordmaster:
            return True
    return False


def reachable(s: State, card: int, spied: int) -> int:
    """The spaces the card's Agent icons allow (U-6.2)."""
    mask = s.tables.card_spaces[card]
    if s.tables.card_spy[card]:
        mask |= spied
    return mask


def open_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces open to the seat but for icons and requirements."""
    mask = affordable_spaces(s, seat) & ~taken_spaces(s, seat, spied)
    if s.seats[seat].swordmaster or s.setup.bars_swordmaster:
        mask &= ~s.tables.once_mask
    return mask


def destinations(s: State, seat: int, card: int) -> int:
    """The spaces the seat can send an Agent to with this card."""
    spied = s.tables.spied_spaces(s.seats[seat].spies_at)
    mask = open_spaces(s, seat, spied) & reachable(s, card, spied)
    if not s.tables.card_ignores_requirement[card]:
        mask &= ~s.tables.unmet_requirements(s.seats[seat].influence)
    return mask


def costs_of(s: State, space: int) -> list[Cost]:
    """The costs a space offers now."""
    if space == s.tables.discount_space and any_swordmaster(s):
        discount = s.tables.discount_cost
        if discount is not None:
            return [discount]
    return s.tables.space_costs[space]


def is_underway(s: State) -> bool:
    """Is an Agent being sent, or has it been sent, this turn?"""
    return s.turn_card >= 0 and s.turn_space >= 0


class TurnStart(Node):
    """A seat's turn begins: play a card, reveal, or first some Plots (U-5.2, R-028).

    A card is in play, before everybody's eyes, as soon as it is chosen.
    """

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        actions: list[int] = []
        if player.agents > 0 and player.hand:
            tables = s.tables
            spied = tables.spied_spaces(player.spies_at)
            open_mask = open_spaces(s, seat, spied)
            met_mask = open_mask & ~tables.unmet_requirements(player.influence)
            card_spaces = tables.card_spaces
            seen = 0
            for card in player.hand:
                bit = 1 << card
                if seen & bit:
                    continue
                seen |= bit
                if (
                    card_spaces[card] & met_mask
                    or (spied & met_mask and tables.card_spy[card])
                    or (
                        tables.card_ignores_requirement[card]
                        and reachable(s, card, spied) & open_mask
                    )
                ):
                    actions.append(HAND + card)
        if s.seats[seat].intrigue:
            actions.extend(plots(s, seat))
        actions.append(REVEAL)
        s.ask(self, seat, source, value, "turn", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == REVEAL:
            s.push(s.tables.nodes["rule/reveal"], seat, RULES)
        elif action >= HAND:
            card = action - HAND
            player = s.seats[seat]
            leave_hand(player, card)
            player.played += ONE[card]
            s.turn_card = card
            CHOOSE_SPACE.run(s, seat, RULES, card)
        else:
            s.push(self, seat, source)
            play_plot(s, seat, action)


TURN_START: Final = TurnStart()


class ChooseSpace(Node):
    """Where to send the Agent; the task's value is the card."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == s.turn_card >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [SPACE + space for space in bits(destinations(s, seat, value))]
        s.ask(self, seat, source, value, "space", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        s.turn_space = action - SPACE
        CHOOSE_COST.run(s, seat, RULES, 0)


CHOOSE_SPACE: Final = ChooseSpace()


class ChooseCost(Node):
    """Which of the space's costs to pay (R-044)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        costs = costs_of(s, s.turn_space)
        if len(costs) == 1:
            INFILTRATE.run(s, seat, RULES, 0)
            return
        actions: list[int] = []
        for k, cost in enumerate(costs):
            if (
                player.solari >= cost.solari
                and player.spice >= cost.spice
                and player.water >= cost.water
            ):
                actions.append(OPTION + k)
        s.ask(self, seat, source, value, "cost", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        s.turn_cost = action - OPTION
        INFILTRATE.run(s, seat, RULES, 0)


CHOOSE_COST: Final = ChooseCost()


class Infiltrate(Node):
    """If another seat's Agent stands there, choose the Spy to recall (U-10.7)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for other, player in enumerate(s.seats):
            if other != seat and player.agents_at >> s.turn_space & 1:
                spies = s.seats[seat].spies_at & s.tables.space_posts[s.turn_space]
                actions = [POST + post for post in bits(spies)]
                s.ask(self, seat, source, value, "infiltrate", actions)
                return
        SEND.run(s, seat, RULES, 0)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        recall_spy(s, seat, action - POST)
        if s.log is not None:
            s.log.append((events.INFILTRATED, seat, action - POST, 0))
        SEND.run(s, seat, RULES, 0)


INFILTRATE: Final = Infiltrate()


# ---------------------------------------------------------------- sending (U-6B)


class Send(Node):
    """Cost to the bank, Agent to the space, Control bonus (U-6.8, U-6.9)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        space = s.turn_space
        if s.log is not None:
            s.log.append((events.PLAYED, seat, s.turn_card, space))
        cost = costs_of(s, space)[s.turn_cost]
        if cost.solari or cost.spice or cost.water:
            spend(s, seat, cost.solari, cost.spice, cost.water)
        depth = len(s.agenda)
        occupy(s, seat, space)
        if len(s.agenda) > depth:
            s.agenda.insert(depth, Task(GATHER, seat, RULES, 0))
        else:
            GATHER.run(s, seat, RULES, 0)


SEND: Final = Send()


def occupy(s: State, seat: int, space: int) -> None:
    """The Agent comes to the space; others gain by it, the controller too (U-6.8, U-6.9)."""
    player = s.seats[seat]
    player.agents -= 1
    player.agents_at |= 1 << space
    tables = s.tables
    if tables.maker_slot[space] >= 0:
        pay_smugglers(s, seat)
    slot = tables.control_slot[space]
    if slot >= 0 and s.control[slot] != NOBODY:
        bonus = tables.space_control[space]
        if bonus is not None:
            s.push(bonus, s.control[slot], SPACE + space)


def pay_smugglers(s: State, seat: int) -> None:
    """Leaders who gain when another seat visits a Maker space they spy on."""
    posts = s.tables.space_posts[s.turn_space]
    for other, player in enumerate(s.seats):
        if other != seat and player.spies_at & posts:
            reaction = s.tables.leader_on_spied_visit[player.leader]
            if reaction is not None:
                s.push(reaction, other, LEADER_PART)


class Gather(Node):
    """Gather Intelligence: recall a connected Spy to draw a card, or not (U-10.8)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        spies = s.seats[seat].spies_at & s.tables.space_posts[s.turn_space]
        if spies:
            actions = [POST + post for post in bits(spies)]
            actions.append(PASS)
            s.ask(self, seat, source, value, "gather", actions)
        else:
            arrive(s, seat)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            recall_spy(s, seat, action - POST)
            if s.log is not None:
                s.log.append((events.GATHERED, seat, action - POST, 0))
            draw_cards(s, seat, 1)
        arrive(s, seat)


GATHER: Final = Gather()


# ---------------------------------------------------------------- effects (U-6C)


def arrive(s: State, seat: int) -> None:
    """Lay out the effects of card, space, Faction, contracts and Leader (U-6.12)."""
    tables = s.tables
    space = s.turn_space
    card = s.turn_card
    leader = s.seats[seat].leader
    if tables.card_signet[card]:
        s.pending.extend(tables.signet_tasks[leader][seat])
    else:
        s.pending.extend(tables.agent_tasks[card][seat])
    s.pending.extend(tables.space_tasks[space][seat])
    if tables.space_faction[space] >= 0:
        s.pending.append(Task(FACTION_STEP, seat, STEP, 1))
    reaction = tables.leader_on_send[leader][tables.space_icon[space]]
    if reaction is not None:
        s.pending.append(Task(reaction, seat, LEADER_PART, 0))
    if s.choam is not None:
        pend_visit(s, seat, s.choam)
    AGENT_MENU.run(s, seat, RULES, 0)


class AgentMenu(Node):
    """What the seat can do now: effects, deployment, Plots, or end the turn (U-6.16).

    The task's value is 1 when troops were just deployed: with nothing else to do the turn ends.
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= 1 and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        mandatory = False
        if s.pending:
            if run_immediate(s, self, seat):
                return
            mandatory = offer_pending(s, actions)
        if s.seats[seat].intrigue:
            actions.extend(plots(s, seat))
        if value == 0 or actions:
            for n in range(1, deploy_limit(s, seat) + 1):
                actions.append(DEPLOY + n)
        if not mandatory:
            actions.append(END)
        s.ask(self, seat, source, value, "agent-menu", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == END:
            NEXT_TURN.run(s, seat, RULES, 0)
        elif DEPLOY <= action < SPACE_PART:
            n = action - DEPLOY
            s.turn_deployed += n
            deploy(s, seat, n)
            self.run(s, seat, source, 1)
        else:
            depth = len(s.agenda)
            if INTRIGUE <= action < HAND:
                play_plot(s, seat, action)
            else:
                resolve_pending(s, action)
            if not waits(s, self, seat, depth):
                self.run(s, seat, source, 0)


AGENT_MENU: Final = AgentMenu()
