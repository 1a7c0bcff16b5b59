"""The grammar of effects: all of, choose, pay, when, for each, may.

What the single effects do is the rules' business; how they combine is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import OPTION, PASS
from .kinds import DecisionKind
from .node import Condition, Count, Node
from .piles import bits

if TYPE_CHECKING:
    from .state import State


class AllOf(Node):
    """Every part, in the order the seat likes (R-013); optional parts may be left out.

    A seat without cards, a Rival, takes whatever it can from top to bottom, a doubled reward as
    the whole list twice.

    The task's value is the mask of parts still to come; a doubled reward (U-12.11) has a second
    bit for each part.  With `need_one` the seat cannot stop before it has used a part (R-030).
    """

    def __init__(self, parts: list[Node], need_one: bool = False) -> None:
        self.parts = parts
        self.need_one = need_one
        self.full = (1 << len(parts)) - 1
        self.optional = not need_one and all(p.optional for p in parts)

    def twice(self) -> int:
        """The value that makes every part come twice."""
        return (1 << 2 * len(self.parts)) - 1

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        mask = value if value else self.full
        parts = self.parts
        count = len(parts)
        in_order = not s.seats[seat].role.plays_cards
        offered: list[int] = []
        mandatory = False
        for i in bits(mask):
            k = i % count
            part = parts[k]
            if (k in offered) or not part.available(s, seat, source):
                continue
            if in_order:
                self._take(s, seat, source, mask, k)
                return
            if not part.optional:
                if part.immediate(s, seat, source):
                    self._take(s, seat, source, mask, k)
                    return
                mandatory = True
            offered.append(k)
        if not offered:
            self._drop(s, seat, source, mask)
            return
        fresh = self.need_one and mask == self.full
        if len(offered) == 1 and (mandatory or fresh or asks_itself(parts[offered[0]])):
            self._take(s, seat, source, mask, offered[0])
            return
        actions = [OPTION + k for k in offered]
        if not mandatory and not fresh:
            actions.append(PASS)
        kind: DecisionKind = "use" if len(offered) == 1 else "order"
        s.ask(self, seat, source, mask, kind, actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            self._drop(s, seat, source, value)
        else:
            self._take(s, seat, source, value, action - OPTION)

    def _drop(self, s: State, seat: int, source: int, mask: int) -> None:
        if s.log is not None:
            for i in bits(mask):
                self.parts[i % len(self.parts)].lapse(s, seat, source, 0)

    def _take(self, s: State, seat: int, source: int, mask: int, k: int) -> None:
        bit = 1 << k
        if not mask & bit:
            bit <<= len(self.parts)
        rest = mask & ~bit
        if rest:
            s.push(self, seat, source, rest)
        self.parts[k].run(s, seat, source, 0)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= self.twice()

    def available(self, s: State, seat: int, source: int) -> bool:
        for part in self.parts:
            if part.available(s, seat, source):
                return True
        return False

    def immediate(self, s: State, seat: int, source: int) -> bool:
        for part in self.parts:
            if part.optional or not part.immediate(s, seat, source):
                return False
        return True

    def children(self) -> list[Node]:
        return self.parts


class Choose(Node):
    """One of several effects (an "or" between them)."""

    def __init__(self, options: list[Node]) -> None:
        self.options = options
        self.optional = all(o.optional for o in options)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        for k, option in enumerate(self.options):
            if option.available(s, seat, source):
                actions.append(OPTION + k)
        if actions:
            s.ask(self, seat, source, value, "choose", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        self.options[action - OPTION].run(s, seat, source, 0)

    def available(self, s: State, seat: int, source: int) -> bool:
        for option in self.options:
            if option.available(s, seat, source):
                return True
        return False

    def children(self) -> list[Node]:
        return self.options


class Costs(Node):
    """Several costs paid together, or not at all."""

    def __init__(self, costs: list[Node]) -> None:
        self.costs = costs

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for cost in reversed(self.costs):
            s.push(cost, seat, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        for cost in self.costs:
            if not cost.available(s, seat, source):
                return False
        return True

    def children(self) -> list[Node]:
        return self.costs


class Pay(Node):
    """An arrow: a cost that may be paid for an effect, once (U-6.15)."""

    optional = True

    def __init__(self, cost: Node, effect: Node) -> None:
        self.cost = cost
        self.effect = settled(effect)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.push(self.effect, seat, source)
        self.cost.run(s, seat, source, 0)

    def available(self, s: State, seat: int, source: int) -> bool:
        if not self.cost.available(s, seat, source):
            return False
        return not self.effect.must_work or self.effect.available(s, seat, source)

    def children(self) -> list[Node]:
        return [self.cost, self.effect]


class When(Node):
    """An effect under a condition, tested when it is resolved (U-6.14)."""

    def __init__(self, condition: Condition, effect: Node) -> None:
        self.condition = condition
        self.effect = effect
        self.optional = effect.optional

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if self.condition.holds(s, seat, source):
            self.effect.run(s, seat, source, value)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source) and self.effect.available(s, seat, source)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source) and self.effect.immediate(s, seat, source)

    def lapse(self, s: State, seat: int, source: int, value: int) -> None:
        if self.condition.holds(s, seat, source):
            self.effect.lapse(s, seat, source, value)

    def children(self) -> list[Node]:
        return [self.effect]


class IfElse(Node):
    """One effect if a condition holds when it is resolved, else the other."""

    def __init__(self, condition: Condition, yes: Node, no: Node) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no
        self.optional = yes.optional and no.optional

    def _which(self, s: State, seat: int, source: int) -> Node:
        return self.yes if self.condition.holds(s, seat, source) else self.no

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        self._which(s, seat, source).run(s, seat, source, value)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self._which(s, seat, source).available(s, seat, source)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return self._which(s, seat, source).immediate(s, seat, source)

    def children(self) -> list[Node]:
        return [self.yes, self.no]


class ForEach(Node):
    """An effect once for each of something, counted when it is resolved.

    The count reaches an effect that `scales` as its task's value; another comes so many times.
    """

    def __init__(self, count: Count, effect: Node) -> None:
        self.count = count
        self.effect = settled(effect)
        self.optional = effect.optional

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        n = self.count.of(s, seat, source)
        if n > 0 and self.effect.scales:
            self.effect.run(s, seat, source, n)
            return
        for _ in range(n):
            s.push(self.effect, seat, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self.count.of(s, seat, source) > 0 and self.effect.available(s, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


class Then(Node):
    """One effect, and when that is done another."""

    def __init__(self, first: Node, second: Node) -> None:
        self.first = first
        self.second = settled(second)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.push(self.second, seat, source)
        self.first.run(s, seat, source, 0)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self.first.available(s, seat, source) or self.second.available(s, seat, source)

    def children(self) -> list[Node]:
        return [self.first, self.second]


class Ask(Node):
    """An effect that somebody decides on for a seat without cards (B-11.10)."""

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if self.available(s, seat, source):
            s.ask(self, seat, source, value, "use", [OPTION, PASS])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action != PASS:
            self.effect.run(s, seat, source, 0)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self.effect.available(s, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


class May(Node):
    """An effect that its text makes optional ("you may")."""

    optional = True

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        self.effect.run(s, seat, source, value)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self.effect.available(s, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


def asks_itself(node: Node) -> bool:
    """Does the node offer to decline by itself when it runs?"""
    if isinstance(node, When):
        return asks_itself(node.effect)
    return node.declinable


def settled(node: Node) -> Node:
    """The node, made to ask by itself if it may be declined: for work that no menu offers."""
    return AllOf([node]) if node.optional and not asks_itself(node) else node


def parts_of(box: list[Node]) -> list[Node]:
    """The separate effects of a box: what one condition governs can still be resolved apart."""
    parts: list[Node] = []
    for node in box:
        if isinstance(node, When) and isinstance(node.effect, AllOf):
            parts.extend(When(node.condition, part) for part in node.effect.parts)
        elif isinstance(node, AllOf):
            parts.extend(node.parts)
        else:
            parts.append(node)
    return parts
