"""Work as data: nodes say what to do, tasks say for whom, decisions say who must choose now.

A `Node` is a value built once when an edition is loaded and never changed: an effect of a card, a
cost, or a step of the rules.  A `Task` is a node with the seat and source it belongs to.  The whole
position in the middle of any effect is a stack of tasks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from .actions import RULES, SEATS
from .kinds import DecisionKind
from .terms import Resource

if TYPE_CHECKING:
    from .codex import Codex
    from .state import State

Yield = Literal[
    Resource,
    "agents",
    "cards",
    "contracts",
    "council",
    "discards",
    "influence",
    "intrigue",
    "persuasion",
    "points",
    "recalled_spies",
    "spies",
    "strength",
    "swordmaster",
    "trashes",
    "troops",
]
"""What effects give and costs take, in words anybody can weigh who knows no effect."""
YIELDS: Final[tuple[Yield, ...]] = get_args(Yield)


class Node:
    """An effect, a cost or a step of the rules.

    `run` changes the position (and may push further tasks) or asks a question.  Run again at its
    own question it changes nothing and asks the same, so that a saved game can ask once more.
    """

    path: str = ""
    """Where the node stands in its edition, for saving; set when the edition is loaded."""
    optional: bool = False
    """May be left undone at the end of the turn (U-17.1)."""
    declinable: bool = False
    """Asks by itself whether to be done at all, so nobody else needs to."""
    must_work: bool = False
    """A cost may only be paid for it while it would do something."""
    scales: bool = False
    """Run with a value above 0 it does that many times what it says."""
    reads_deck: bool = False
    """It looks at the seat's deck, so draws do not happen by themselves before it."""
    draws_intrigue: bool = False
    """It can bring an Intrigue card, which may be played before what else waits."""
    reads_influence: bool = False
    """What it can do depends on Influence that a step may change, so that waits for it."""
    alters_step: bool = False
    """It can change the Influence step of the turn, so that does not happen by itself before it."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        """Do it, push its parts, or ask."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        """Go on with the chosen action."""
        raise NotImplementedError(type(self).__name__)

    def available(self, s: State, seat: int, source: int) -> bool:
        """Would it do anything now?  For a cost: can it be paid?"""
        return True

    def immediate(self, s: State, seat: int, source: int) -> bool:
        """Is its place in the order of no consequence now, so that it can just happen?"""
        return False

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        """Can this work lie on the agenda of such a position?  Asked when a document is read."""
        return value == 0

    def yields(self) -> dict[Yield, int]:
        """How much of what it gives, or takes as a cost, if that is the same in every position."""
        return {}

    def lapse(self, s: State, seat: int, source: int, value: int) -> None:
        """It could do nothing to the end, and is over: say so in the log, if that is news."""

    def about(self, value: int) -> dict[str, Any]:
        """What everybody may know of its question beside the actions, for the view."""
        return {}

    def known_top(self, value: int) -> int:
        """How many cards on top of its deck the seat has seen while this waits for an answer."""
        return 0

    def children(self) -> list[Node]:
        """The nodes it is made of, in a fixed order."""
        return []


class Condition:
    """Something that is true or false of a seat now."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        """Is it so now?"""
        raise NotImplementedError(type(self).__name__)


class Count:
    """A number read off the position when an effect resolves."""

    def of(self, s: State, seat: int, source: int) -> int:
        """How many now?"""
        raise NotImplementedError(type(self).__name__)


class Task:
    """A node with the seat it is for, the source it came from and one spare number."""

    __slots__ = ("node", "seat", "source", "value")

    def __init__(self, node: Node, seat: int, source: int, value: int) -> None:
        self.node = node
        self.seat = seat
        self.source = source
        self.value = value


class Step(Node):
    """A step of the rules: run by the step before it, or laid on the agenda by `State.later`."""

    of_setup: bool = False
    """It belongs to setting up, before the first round."""
    for_cards: bool = False
    """Only for seats that play cards."""
    for_rivals: bool = False
    """Only for Rivals."""

    def __init__(self) -> None:
        self.tasks: list[Task] = [Task(self, seat, RULES, 0) for seat in range(SEATS)]
        """The step as work of each seat, ready to be laid on an agenda."""


PROMPTERS: Final[list[Callable[[Decision, str], str]]] = []
"""The language layer puts its prompt function here when it is imported."""


class Decision:
    """A question to one seat: its kind and the actions that answer it (a list not to be changed).

    `seat` answers; `owner` is the seat whose work it is, usually the same.  `node`, `source` and
    `value` are the work that waits for the answer, `card` the turn's card.
    """

    __slots__ = ("actions", "card", "codex", "kind", "node", "owner", "seat", "source", "value")

    def __init__(
        self,
        codex: Codex,
        node: Node,
        owner: int,
        source: int,
        value: int,
        kind: DecisionKind,
        actions: list[int],
        card: int,
    ) -> None:
        self.codex = codex
        self.node = node
        self.owner = owner
        self.seat = owner
        self.source = source
        self.value = value
        self.kind = kind
        self.actions = actions
        self.card = card

    def __repr__(self) -> str:
        texts = ", ".join(self.codex.vocabulary.text(a) for a in self.actions)
        return f"Decision(seat={self.seat}, kind={self.kind!r}, actions=[{texts}])"

    def prompt(self, lang: str = "en") -> str:
        """The question in a player's words."""
        return PROMPTERS[0](self, lang)
