"""What cards and spaces do for a team: sharing, Reinforce, contracts, Throne Row (S-4 to S-9)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import (
    ACQUIRE,
    AMOUNT,
    CONTRACT,
    OPTION,
    PASS,
    SEAT,
)
from ..engine.flow import settled
from ..engine.node import Node, Yield
from ..engine.piles import ONE, add_each, without
from ..engine.state import State
from ..engine.terms import FREMEN
from .acquiring import refill_row
from .contracts import receive_contract, refill_market
from .resources import spend
from .seats import teammates
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
