"""The position: everything on the table, in one mutable object that copies in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import chance
from . import fields as of
from .actions import SEATS
from .components import Cost
from .errors import IllegalAction
from .fields import OPEN, SIZE, Field, Fields
from .kinds import ALOUD_KINDS, DecisionKind
from .node import Decision, Node, Step, Task
from .parts import Choam, Marks, Rivals, Teams, TurnMarks
from .rulebook import Reason, Standing
from .seat import Seat
from .setup import Setup
from .turn import Turn

if TYPE_CHECKING:
    from .codex import Codex

EACH_FOR_ITSELF: Final = bytes(range(SEATS))

NOTHING_ASKED: Final[Decision | None] = None
"""No decision; a bare None would make the compiler sure that none can follow."""

STATE_FIELDS: Final[Fields] = {
    "ply": Field(of.NUMBER, OPEN),
    "floor": Field(of.NUMBER),
    "last_seat": Field(of.NUMBER),
    "round": Field(of.NUMBER, OPEN),
    "first": Field(of.NUMBER, OPEN),
    "active": Field(of.HOLDER, OPEN),
    "reveals": Field(of.NUMBER, OPEN),
    "imperium_deck": Field(of.CARDS, SIZE),
    "row": Field(of.CARDS, OPEN),
    "reserve": Field(of.RESERVE, OPEN),
    "removed": Field(of.CARDS, OPEN),
    "intrigue_deck": Field(of.INTRIGUES, SIZE),
    "intrigue_discard": Field(of.INTRIGUES, OPEN),
    "intrigue_trash": Field(of.INTRIGUES, OPEN),
    "conflict_deck": Field(of.CONFLICTS),
    "conflict": Field(of.CONFLICT, OPEN),
    "conflicts_left": Field(of.CONFLICTS, OPEN),
    "alliances": Field(of.ALLIANCES, OPEN),
    "control": Field(of.CONTROL, OPEN),
    "shield_wall": Field(of.FLAG, OPEN),
    "bonus_spice": Field(of.BONUS_SPICE, OPEN),
}
"""`view` adds the levels of the Conflicts to come."""


class State:
    """A game in progress.  `decision` says who must choose; `apply` answers it."""

    __slots__ = (
        "agenda", "asks_aloud", "asks_everything", "chance_a", "chance_b", "choam", "codex",
        "decision", "left", "log", "marks", "pending", "prices", "rivals", "seats", "setup",
        "stands_in", "teams", "turn", "turn_marks", *STATE_FIELDS,
    )  # fmt: skip

    def __init__(
        self,
        codex: Codex,
        setup: Setup,
        seats: list[Seat],
        agenda: list[Task],
        pending: list[Task],
        turn: Turn,
    ) -> None:
        self.codex = codex
        self.setup = setup
        self.prices = codex.prices_at(setup.level)
        """What spaces cost, by Leader."""
        self.seats = seats
        self.agenda = agenda
        """The stack of work to do; the last task is next."""
        self.pending = pending
        """Effects the active seat may resolve in any order (U-6.12)."""
        self.decision: Decision | None = None
        self.asks_everything = False
        """Ask even when only one action is legal, instead of taking it."""
        self.asks_aloud = False
        """The same for questions that end something or could tell what is hidden."""
        self.turn = turn
        self.log: list[tuple[int, int, int, int]] | None = None
        """What happened, if anybody listens: (event, seat, a, b)."""
        self.chance_a = 1
        self.chance_b = 0
        self.ply = 0
        """Actions applied so far."""
        self.floor = 0
        """The earliest ply undo may go back to: nothing hidden was learned since."""
        self.last_seat = -1
        self.round = 0
        self.first = 0
        """The seat with the First Player marker; `give_marker` moves it."""
        self.left = b""
        """The seat to the left of each: who comes next."""
        self.stands_in = EACH_FOR_ITSELF
        """For each seat the one whose units and cubes on the board act for it now."""
        self.active = 0
        self.reveals = 0
        """Reveal turns taken by all seats so far."""
        # The table
        self.imperium_deck = b""
        self.row = b""
        self.reserve = b""
        """Cards left in each Reserve stack."""
        self.removed = b""
        """Imperium cards that left the game from the Row."""
        self.intrigue_deck = b""
        self.intrigue_discard = b""
        self.intrigue_trash = b""
        self.conflict_deck = b""
        self.conflict = -1
        self.conflicts_left = b""
        """Conflicts nobody won, beside the deck."""
        self.alliances = b""
        self.control = b""
        self.shield_wall = True
        self.bonus_spice = b""
        self.choam: Choam | None = None
        self.rivals: Rivals | None = None
        self.teams: Teams | None = None
        self.marks: Marks | None = None
        self.turn_marks: TurnMarks | None = None

    def __repr__(self) -> str:
        return f"State({self.setup.edition}, round {self.round}, {self.decision!r})"

    def copy(self) -> State:
        """An independent state in the same position; logging is off in the copy."""
        c = State(
            self.codex,
            self.setup,
            [seat.copy() for seat in self.seats],
            self.agenda.copy(),
            self.pending.copy(),
            self.turn.copy(),
        )
        c.decision = self.decision
        c.asks_everything = self.asks_everything
        c.asks_aloud = self.asks_aloud
        c.chance_a = self.chance_a
        c.chance_b = self.chance_b
        c.ply = self.ply
        c.floor = self.floor
        c.last_seat = self.last_seat
        c.round = self.round
        c.first = self.first
        c.left = self.left
        c.stands_in = self.stands_in
        c.active = self.active
        c.reveals = self.reveals
        c.imperium_deck = self.imperium_deck
        c.row = self.row
        c.reserve = self.reserve
        c.removed = self.removed
        c.intrigue_deck = self.intrigue_deck
        c.intrigue_discard = self.intrigue_discard
        c.intrigue_trash = self.intrigue_trash
        c.conflict_deck = self.conflict_deck
        c.conflict = self.conflict
        c.conflicts_left = self.conflicts_left
        c.alliances = self.alliances
        c.control = self.control
        c.shield_wall = self.shield_wall
        c.bonus_spice = self.bonus_spice
        if self.choam is not None:
            c.choam = self.choam.copy()
        if self.rivals is not None:
            c.rivals = self.rivals.copy()
        if self.teams is not None:
            c.teams = self.teams.copy()
        if self.marks is not None:
            c.marks = self.marks.copy()
        if self.turn_marks is not None:
            c.turn_marks = self.turn_marks.copy()
        return c

    # ------------------------------------------------------------------ playing

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.decision is None and not self.agenda

    def apply(self, action: int) -> None:
        """Answer the decision with one of its actions; anything else is refused unchanged."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over: no action is expected")
        if action not in decision.actions:
            raise IllegalAction.unlisted(self.codex, decision, action)
        if decision.seat != self.last_seat:
            self.last_seat = decision.seat
            if self.floor < self.ply:
                self.floor = self.ply
        self.ply += 1
        self.decision = NOTHING_ASKED
        decision.node.answer(self, decision.owner, decision.source, decision.value, action)
        if self.decision is None:
            self.advance()

    def advance(self) -> None:
        """Run tasks until somebody must choose or the game is over."""
        agenda = self.agenda
        while self.decision is None and agenda:
            task = agenda.pop()
            task.node.run(self, task.seat, task.source, task.value)

    def push(self, node: Node, seat: int, source: int, value: int = 0) -> None:
        """Put work on top of the agenda: it is done next."""
        self.agenda.append(Task(node, seat, source, value))

    def later(self, step: Step, seat: int) -> None:
        """Go on with a step of the rules after whatever is laid on the agenda from now on."""
        self.agenda.append(step.tasks[seat])

    def ask(
        self, node: Node, seat: int, source: int, value: int, kind: DecisionKind, actions: list[int]
    ) -> None:
        """Let somebody choose for the seat, or the rulebook; a single action is usually just taken.

        That another seat had no choice may tell something hidden, so undo stops there.
        """
        decider = seat
        if not self.seats[seat].role.decides:
            actions = self.codex.rulebook.choices(self, seat, kind, actions)
            if len(actions) == 1:
                node.answer(self, seat, source, value, actions[0])
                return
            decider = self.codex.rulebook.decider(self, seat, kind)
        if len(actions) > 1 or self.asks_everything or (self.asks_aloud and kind in ALOUD_KINDS):
            decision = Decision(
                self.codex, node, seat, source, value, kind, actions, self.turn.card
            )
            decision.seat = decider
            self.decision = decision
        else:
            if decider != self.last_seat:
                self.floor = self.ply
            node.answer(self, seat, source, value, actions[0])

    def give_marker(self, seat: int) -> None:
        """The seat gets the First Player marker."""
        self.first = seat
        self.left = self.codex.left_of_each[seat]

    def drop_decision(self) -> None:
        """Take the question back, to ask it anew."""
        self.decision = None

    def learn(self) -> None:
        """Something hidden was seen: undo stops here."""
        self.floor = self.ply

    # ------------------------------------------------------------------ asking

    @property
    def standings(self) -> list[Standing]:
        """The seats from first to last by points and tie-breaks; final once the game is over."""
        return self.codex.rulebook.standings(self)

    def opponents(self, seat: int) -> list[int]:
        """The seats it plays against, clockwise from the left."""
        return self.codex.rulebook.opponents(self, seat)

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with it, itself among them."""
        return self.codex.teams[seat]

    def army(self, seat: int) -> Seat:
        """The seat whose units are this seat's to command now."""
        return self.codex.rulebook.army(self, seat)

    def strength(self, seat: int) -> int:
        """The strength of the seat's own units in the Conflict now."""
        return self.codex.rulebook.strength(self, seat)

    def ranks(self) -> list[int]:
        """The reward each seat would take if the Conflict ended now: 1 to 3, or 0 for none."""
        return self.codex.rulebook.ranks(self)

    def costs(self, seat: int, space: int) -> list[Cost]:
        """What a space costs the seat now; several to choose from."""
        return self.codex.rulebook.costs(self, seat, space)

    def ready(self, seat: int) -> int:
        """How many Agents the seat can send this turn."""
        return self.codex.rulebook.ready(self, seat)

    def influence(self, seat: int) -> bytes:
        """The Influence by track that counts as the seat's, its own or a teammate's."""
        return self.codex.rulebook.influence(self, seat)

    def reach(self, seat: int, card: int) -> int:
        """The spaces the seat can send an Agent to with a card, as a mask."""
        return self.codex.rulebook.reach(self, seat, card)

    def is_protected(self) -> bool:
        """Does the Shield Wall keep sandworms out of the Conflict?"""
        return self.codex.rulebook.is_protected(self)

    def combat_cards(self) -> int:
        """How many House Hagal cards each fighting Rival turns up in this Combat."""
        return self.codex.rulebook.combat_cards(self)

    def savings(self, seat: int) -> int:
        """What a Rival has laid by for its Swordmaster."""
        return self.codex.rulebook.savings(self, seat)

    def explain(self, action: int | str) -> list[Reason]:
        """Why an action (or its text, such as ``space:arrakeen``) is not legal; empty if it is."""
        if isinstance(action, str):
            action = self.codex.vocabulary.parse(action)
        return self.codex.rulebook.explain(self, action)

    def action(self, text: str) -> int:
        """The action a one-line form stands for."""
        return self.codex.vocabulary.parse(text)

    def action_text(self, action: int) -> str:
        """The one-line form of an action."""
        return self.codex.vocabulary.text(action)

    # ------------------------------------------------------------------ documents and views

    def to_dict(self) -> dict[str, Any]:
        """The whole position as a readable document."""
        from .document import to_document

        return to_document(self)

    @staticmethod
    def from_dict(document: object) -> State:
        """The position of a document; an impossible one is refused with all the reasons."""
        from .reading import from_document

        return from_document(document)

    def fingerprint(self) -> str:
        """A short digest of the whole position, the same on every machine."""
        from .document import fingerprint

        return fingerprint(self)

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat may know, as a document; -1: what everybody may know."""
        from .view import view

        return view(self, seat)

    def determinize(self, seat: int, seed: int) -> State:
        """A random full state consistent with what the seat knows; its chance is its own."""
        from .guessing import determinize

        return determinize(self, seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return (State.from_dict, (self.to_dict(),))

    def reseed(self, seed: int) -> None:
        """Replace the generator, so that whoever searches cannot peek at coming chance."""
        self.chance_a, self.chance_b = chance.seed_words(seed)
