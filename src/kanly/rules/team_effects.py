"""What cards and spaces do for a team: sharing, Reinforce, Trade, the Throne Row (S-4 to S-9)."""

from __future__ import annotations

from typing import Any, Final

from ..engine import events
from ..engine.actions import (
    ACQUIRE,
    AMOUNT,
    CARD_PART,
    CONTRACT,
    END,
    INFLUENCE_STEP,
    INTRIGUE,
    OPTION,
    PASS,
    SEAT,
    SPACE_PART,
)
from ..engine.flow import settled
from ..engine.node import Node, Yield
from ..engine.piles import ONE, add_each, without
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import FREMEN, RESOURCES, SOLARI, SPICE
from .acquiring import refill_row
from .contracts import receive_contract, refill_market
from .intrigue import pass_on_unseen
from .resources import spend
from .seats import are_opponents, teammates
from .teams import allies
from .units import deploy, recruit

# ---------------------------------------------------------------- for several seats


class EachAlly(Node):
    """Both Allies of the team gain something, whichever is activated."""

    def __init__(self, effect: Node) -> None:
        self.effect = settled(effect)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for ally in reversed(allies(s, seat)):
            s.push(self.effect, ally, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        for ally in allies(s, seat):
            if self.effect.available(s, ally, source):
                return True
        return False

    def children(self) -> list[Node]:
        return [self.effect]

    def yields(self) -> dict[Yield, int]:
        return {what: 2 * n for what, n in self.effect.yields().items()}


class WholeTeam(Node):
    """Every member of the team gains something, in turn order from this one (S-4.2, R-096)."""

    def __init__(self, effect: Node) -> None:
        self.effect = settled(effect)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for mate in reversed(teammates(s, seat)):
            s.push(self.effect, mate, source)
        s.push(self.effect, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]

    def yields(self) -> dict[Yield, int]:
        return {what: 3 * n for what, n in self.effect.yields().items()}


class SplitGain(Node):
    """Take one of two gains; the Ally activated gains the other."""

    def __init__(self, options: list[Node]) -> None:
        self.options = options

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.ask(self, seat, source, value, "choose", [OPTION, OPTION + 1])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        taken = action - OPTION
        self.options[taken].run(s, seat, source, 0)
        self.options[1 - taken].run(s, s.stands_in[seat], source, 0)

    def children(self) -> list[Node]:
        return self.options

    def yields(self) -> dict[Yield, int]:
        return {what: n for option in self.options for what, n in option.yields().items()}


class PayTogether(Node):
    """An arrow whose spice the Allies may pay any part of; each says how much, in turn.

    The task's value has a byte for each Ally: what it pays and 1, or 0 while it has not said.
    """

    optional = True

    def __init__(self, spice: int, effect: Node) -> None:
        self.spice = spice
        self.effect = settled(effect)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < 1 << 16 and sum(self.paid(value)) <= self.spice

    def paid(self, value: int) -> list[int]:
        """What each Ally who has answered pays."""
        return [n - 1 for n in (value & 255, value >> 8) if n]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        payer = s.active
        helpers = allies(s, payer)
        paid = self.paid(value)
        if len(paid) < len(helpers):
            helper = helpers[len(paid)]
            most = min(s.seats[helper].spice, self.spice - sum(paid))
            actions = [AMOUNT + n for n in range(most + 1)]
            s.ask(self, helper, source, value, "ally-pays", actions)
        elif s.seats[payer].spice + sum(paid) >= self.spice:
            for helper, n in zip(helpers, paid):
                spend(s, helper, 0, n, 0)
            spend(s, payer, 0, self.spice - sum(paid), 0)
            s.push(self.effect, payer, source)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        said = len(self.paid(value))
        self.run(s, s.active, source, value | (action - AMOUNT + 1) << 8 * said)

    def available(self, s: State, seat: int, source: int) -> bool:
        together = s.seats[seat].spice
        for ally in allies(s, seat):
            together += s.seats[ally].spice
        return together >= self.spice

    def children(self) -> list[Node]:
        return [self.effect]


# ---------------------------------------------------------------- Reinforce (S-8.1)


def shares(s: State, seat: int) -> list[int]:
    """The two Allies troops are divided between: oneself first, or the left one first."""
    mates = allies(s, seat)
    return mates if s.seats[seat].role.commands else [seat, *mates]


class Reinforce(Node):
    """Recruit n troops for the team's two Allies; the answer is how many the first gets."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.deploy = DeployRecruited()

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        first, second = [s.seats[ally].supply for ally in shares(s, seat)]
        least = max(0, min(self.n, first + second) - second)
        actions = [AMOUNT + n for n in range(least, min(self.n, first) + 1)]
        s.ask(self, seat, source, value, "reinforce", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        first, second = shares(s, seat)
        for_first = action - AMOUNT
        for_second = min(self.n - for_first, s.seats[second].supply)
        if for_second:
            s.push(self.deploy, second, source, for_second)
        if for_first:
            s.push(self.deploy, first, source, for_first)
        recruit(s, first, for_first)
        recruit(s, second, for_second)

    def available(self, s: State, seat: int, source: int) -> bool:
        for ally in shares(s, seat):
            if s.seats[ally].supply:
                return True
        return False

    def children(self) -> list[Node]:
        return [self.deploy]

    def yields(self) -> dict[Yield, int]:
        return {"troops": self.n}


class DeployRecruited(Node):
    """Deploy any of the troops just recruited, though the space is no Combat space.

    The task's value is how many.
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 < value <= s.seats[seat].garrison

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if not s.turn.no_deploy:
            actions = [AMOUNT + n for n in range(1, value + 1)]
            actions.append(PASS)
            s.ask(self, seat, source, value, "deploy", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            if s.stands_in[s.active] == seat:
                s.turn.deployed += action - AMOUNT
            deploy(s, seat, action - AMOUNT)


# ---------------------------------------------------------------- Trade (S-8.2, R-092)

INTRIGUE_CARDS: Final = len(RESOURCES)
"""The kind of good beside the resources."""
UNDECIDED: Final = 0
NOTHING: Final = 1
GOODS: Final = 2
"""From here on: the kinds of goods."""


class Deal:
    """A trade as far as it is agreed: read from a task's value, and packed into one."""

    def __init__(self, value: int) -> None:
        self.actor = value & 7
        self.partner = (value >> 3 & 15) - 1
        """-1: not chosen yet."""
        self.kinds = [value >> 7 & 7, value >> 10 & 7]
        """What the actor and the partner give: UNDECIDED, NOTHING, or GOODS and up."""
        self.amounts = [value >> 13 & 31, value >> 18 & 31]
        self.settled = [bool(value >> 23 & 1), bool(value >> 24 & 1)]
        """Whether they have finished saying how much."""

    def packed(self) -> int:
        """The value of the task that goes on with it."""
        return (
            self.actor
            | (self.partner + 1) << 3
            | self.kinds[0] << 7
            | self.kinds[1] << 10
            | self.amounts[0] << 13
            | self.amounts[1] << 18
            | self.settled[0] << 23
            | self.settled[1] << 24
        )

    @property
    def side(self) -> int:
        """Who speaks now: 0 the actor, 1 the partner."""
        return 1 if self.settled[0] else 0

    @property
    def giver(self) -> int:
        """The seat that speaks now."""
        return self.partner if self.side else self.actor


def holds(player: Seat, kind: int) -> int:
    """How many of a kind of goods a seat could give."""
    if kind == INTRIGUE_CARDS:
        return len(player.intrigue)
    return player.solari if kind == SOLARI else player.spice if kind == SPICE else player.water


MOST_GIVEN: Final = 31
"""Of one kind in a trade; an answer names no larger number."""


class Trade(Node):
    """Each of two teammates may give the other goods of one kind; both change hands together.

    Intrigue cards are named one by one; those named so far lie last in the giver's hand, so only
    their number is known to others (S-8.3).
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        if value == 0:
            return True
        deal = Deal(value)
        seats = len(s.seats)
        if deal.packed() != value or deal.actor >= seats or not 0 <= deal.partner < seats:
            return False
        if deal.partner == deal.actor or are_opponents(s, deal.actor, deal.partner):
            return False
        for side, giver in enumerate((deal.actor, deal.partner)):
            kind = deal.kinds[side] - GOODS
            most = holds(s.seats[giver], kind) if 0 <= kind <= INTRIGUE_CARDS else 0
            if kind > INTRIGUE_CARDS or deal.amounts[side] > most:
                return False
        return seat == deal.giver and not deal.settled[1]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deal = Deal(value)
        if deal.partner < 0:
            actions = [SEAT + mate for mate in teammates(s, seat)]
            s.ask(self, seat, source, 0, "trade-partner", actions)
            return
        player = s.seats[seat]
        kind = deal.kinds[deal.side]
        if kind == UNDECIDED:
            goods = [g for g in range(INTRIGUE_CARDS + 1) if holds(player, g)]
            actions = [OPTION + g for g in goods]
            actions.append(PASS)
            s.ask(self, seat, source, value, "trade-kind", actions)
        elif kind - GOODS == INTRIGUE_CARDS:
            named = deal.amounts[deal.side]
            actions = []
            add_each(actions, INTRIGUE, player.intrigue[: len(player.intrigue) - named])
            if named:
                actions.append(END)
            s.ask(self, seat, source, value, "trade-cards", actions)
        else:
            most = min(holds(player, kind - GOODS), MOST_GIVEN)
            actions = [AMOUNT + n for n in range(1, most + 1)]
            s.ask(self, seat, source, value, "trade-amount", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        deal = Deal(value)
        side = deal.side
        if deal.partner < 0:
            deal.actor = seat
            deal.partner = action - SEAT
        elif action in (PASS, END):
            deal.settled[side] = True
            deal.kinds[side] = deal.kinds[side] or NOTHING
        elif deal.kinds[side] == UNDECIDED:
            deal.kinds[side] = action - OPTION + GOODS
        elif action < INTRIGUE:
            deal.amounts[side] = action - AMOUNT
            deal.settled[side] = True
        else:
            self._name_card(s.seats[seat], deal.amounts[side], action - INTRIGUE)
            deal.amounts[side] += 1
            deal.settled[side] = deal.amounts[side] in (len(s.seats[seat].intrigue), MOST_GIVEN)
        if deal.settled[1]:
            exchange(s, deal)
        else:
            self.run(s, deal.giver, source, deal.packed())

    def about(self, value: int) -> dict[str, Any]:
        deal = Deal(value)
        if deal.partner < 0:
            return {}
        gifts: list[dict[str, Any]] = []
        for side, seat in enumerate((deal.actor, deal.partner)):
            kind = deal.kinds[side] - GOODS
            what = [*RESOURCES, "intrigue"][kind] if kind >= 0 else None
            gifts.append(
                {"seat": seat, "what": what, "n": deal.amounts[side], "settled": deal.settled[side]}
            )
        return {"gifts": gifts}

    def available(self, s: State, seat: int, source: int) -> bool:
        for task in s.pending:  # a space says "then": its Influence comes first
            if task.source == INFLUENCE_STEP and task.node.available(s, seat, task.source):
                return not SPACE_PART <= source < CARD_PART
        return True

    def _name_card(self, player: Seat, named: int, card: int) -> None:
        kept = len(player.intrigue) - named
        tail = player.intrigue[kept:] + ONE[card]
        player.intrigue = without(player.intrigue[:kept], card) + tail


def exchange(s: State, deal: Deal) -> None:
    """Both gifts change hands."""
    if s.log is not None:
        s.log.append((events.TRADED, deal.actor, deal.partner, 0))
    gifts: list[bytes] = []
    for side, giver in enumerate((deal.actor, deal.partner)):
        amount = deal.amounts[side]
        cards = b""
        if deal.kinds[side] - GOODS == INTRIGUE_CARDS:
            cards = s.seats[giver].intrigue[-amount:]
        gifts.append(cards)
    for side, giver in enumerate((deal.actor, deal.partner)):
        taker = deal.actor if side else deal.partner
        kind = deal.kinds[side] - GOODS
        amount = deal.amounts[side]
        if kind == INTRIGUE_CARDS:
            for card in gifts[side]:
                pass_on_unseen(s, giver, taker, card)
        elif amount:
            move_goods(s.seats[giver], s.seats[taker], kind, amount)
        if s.log is not None and amount:
            s.log.append((events.GAVE, giver, kind, amount))


def move_goods(giver: Seat, taker: Seat, kind: int, n: int) -> None:
    """Resources go from one seat to another."""
    if kind == SOLARI:
        giver.solari -= n
        taker.solari += n
    elif kind == SPICE:
        giver.spice -= n
        taker.spice += n
    else:
        giver.water -= n
        taker.water += n


# ---------------------------------------------------------------- contracts and the Throne Row


class HandOutContracts(Node):
    """Give the face-up contracts to the Allies, one each; the answer is the left Ally's.

    With a single contract left the answer is the Ally who gets it.
    """

    must_work = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.choam is None or not s.choam.market:
            return
        actions: list[int] = []
        if len(s.choam.market) > 1:
            add_each(actions, CONTRACT, s.choam.market)
        else:
            actions = [SEAT + ally for ally in allies(s, seat)]
        s.ask(self, seat, source, value, "hand-out", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        choam = s.choam
        if choam is None:
            return
        left, right = allies(s, seat)
        market = choam.market
        choam.market = b""
        if action < CONTRACT:
            receive_contract(s, choam, action - SEAT, market[0])
        else:
            contract = action - CONTRACT
            receive_contract(s, choam, right, without(market, contract)[0])
            receive_contract(s, choam, left, contract)
        refill_market(s)

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.choam is not None and bool(s.choam.market)

    def yields(self) -> dict[Yield, int]:
        return {"contracts": 2}


def throne_choices(s: State) -> list[int]:
    """The cards of the Row that can be moved: those that are not Fremen (R-083)."""
    actions: list[int] = []
    for card in s.row:
        if not s.codex.card_factions[card] >> FREMEN & 1 and ACQUIRE + card not in actions:
            actions.append(ACQUIRE + card)
    return actions


def move_to_throne(s: State, seat: int, card: int) -> None:
    """A card leaves the Row for the Throne Row, and is replaced (S-9.1)."""
    if s.teams is None:
        return
    s.row = without(s.row, card)
    s.teams.throne += ONE[card]
    if s.log is not None:
        s.log.append((events.THRONE, seat, card, 0))
    refill_row(s)


class MoveToThrone(Node):
    """Move a card of the Imperium Row to the Throne Row."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = throne_choices(s)
        if actions:
            s.ask(self, seat, source, value, "throne", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        move_to_throne(s, seat, action - ACQUIRE)

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(throne_choices(s))
