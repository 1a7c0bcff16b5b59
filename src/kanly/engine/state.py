"""The position: everything on the table, in one mutable object that copies in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import chance
from .errors import IllegalAction
from .node import Decision, Node, Task
from .rulebook import Reason, Standing
from .setup import Setup

if TYPE_CHECKING:
    from .tables import Tables

NO_CARD: Final = -1
NO_LEADER: Final = -1
"""Also the last row of every list by Leader: who has none has no abilities."""


class Seat:
    """A place at the table and everything that lies before it."""

    __slots__ = (
        "agents", "agents_at", "council", "deck", "discard", "face_down", "face_up", "garrison",
        "hand", "hooks", "influence", "intrigue", "known_hand", "known_intrigue", "leader",
        "ledger", "memories", "persuasion",
        "played", "reserved", "revealed", "revealed_at", "rival", "shown", "solari", "spice",
        "spies", "spies_at", "supply", "swordmaster", "swords", "training", "trash", "troops", "vp",
        "waiting", "water", "worms",
    )  # fmt: skip

    def __init__(self) -> None:
        self.leader = NO_LEADER
        self.rival = -1
        """The Rival card that runs this seat, or -1: somebody sits here."""
        self.solari = 0
        self.spice = 0
        self.water = 0
        self.vp = 0
        self.ledger: tuple[int, ...] = ()
        """Every change of the score: reason * 16 + change + 8."""
        self.influence = b"\0\0\0\0"
        # Units (U-1.4): 12 troops are in supply, garrison, Conflict or (Jessica) memories.
        self.supply = 0
        self.garrison = 0
        self.troops = 0
        """Troops in the Conflict."""
        self.worms = 0
        """Sandworms in the Conflict."""
        self.memories = 0
        self.swords = 0
        self.persuasion = 0
        # Agents and Spies; the masks have a bit a space, a bit a post.
        self.agents = 0
        """Agents on the Leader, ready to be sent."""
        self.agents_at = 0
        self.spies = 0
        """Spies in supply."""
        self.spies_at = 0
        self.swordmaster = False
        self.council = False
        self.hooks = False
        self.training = 0
        """Feyd's place on the Training track."""
        self.revealed = False
        self.revealed_at = 0
        """When the last Reveal turn was taken, counted over the whole game (U-13.7)."""
        # Cards (U-16)
        self.deck = b""
        self.hand = b""
        self.played = b""
        """In play from Agent turns."""
        self.shown = b""
        """In play, revealed."""
        self.discard = b""
        self.trash = b""
        self.reserved = b""
        """Set aside by Manipulate for this seat (U-18.7)."""
        self.intrigue = b""
        self.waiting = b""
        """Intrigue cards face up: being resolved, or until the Reveal turn ends (U-15.6)."""
        # What others know of the hidden cards (U-20)
        self.known_hand = b""
        """Cards that came to hand openly."""
        self.known_intrigue = b""
        """Pairs of bytes: a seat, and an Intrigue card it knows to be here."""
        self.face_up = b""
        """Conflict and Objective cards whose battle icon can still be matched."""
        self.face_down = b""

    def copy(self) -> Seat:
        """An independent seat in the same position."""
        c = Seat()
        c.leader = self.leader
        c.rival = self.rival
        c.solari = self.solari
        c.spice = self.spice
        c.water = self.water
        c.vp = self.vp
        c.ledger = self.ledger
        c.influence = self.influence
        c.supply = self.supply
        c.garrison = self.garrison
        c.troops = self.troops
        c.worms = self.worms
        c.memories = self.memories
        c.swords = self.swords
        c.persuasion = self.persuasion
        c.agents = self.agents
        c.agents_at = self.agents_at
        c.spies = self.spies
        c.spies_at = self.spies_at
        c.swordmaster = self.swordmaster
        c.council = self.council
        c.hooks = self.hooks
        c.training = self.training
        c.revealed = self.revealed
        c.revealed_at = self.revealed_at
        c.deck = self.deck
        c.hand = self.hand
        c.played = self.played
        c.shown = self.shown
        c.discard = self.discard
        c.trash = self.trash
        c.reserved = self.reserved
        c.intrigue = self.intrigue
        c.waiting = self.waiting
        c.known_hand = self.known_hand
        c.known_intrigue = self.known_intrigue
        c.face_up = self.face_up
        c.face_down = self.face_down
        return c


class Choam:
    """What the CHOAM module adds to the table (C-5)."""

    __slots__ = ("bank", "completed", "held", "market", "set_aside")

    def __init__(self, held: list[bytes], completed: list[bytes]) -> None:
        self.market = b""
        self.bank = b""
        self.set_aside = b""
        """The Sardaukar contracts only Shaddam can take (C-1.4)."""
        self.held = held
        self.completed = completed

    def copy(self) -> Choam:
        """An independent copy."""
        c = Choam(self.held.copy(), self.completed.copy())
        c.market = self.market
        c.bank = self.bank
        c.set_aside = self.set_aside
        return c


class Rivals:
    """What Rivals add to the table: the House Hagal deck (V-2.3)."""

    __slots__ = ("deck", "shown")

    def __init__(self) -> None:
        self.deck = b""
        self.shown = b""
        """Cards revealed since the last shuffle."""

    def copy(self) -> Rivals:
        """An independent copy."""
        c = Rivals()
        c.deck = self.deck
        c.shown = self.shown
        return c


class State:
    """A game in progress.  `decision` says who must choose; `apply` answers it."""

    __slots__ = (
        "active", "agenda", "alliances", "ask_always", "bonus_spice", "chance_a", "chance_b",
        "choam", "conflict", "conflict_deck", "conflicts_left", "control", "decision", "first",
        "floor", "imperium_deck", "intrigue_deck", "intrigue_discard", "intrigue_trash",
        "last_seat", "left", "log", "pending", "ply", "removed", "reserve", "reveals", "revealing",
        "rivals", "round", "row", "seats", "setup", "shield_wall", "tables",
        "turn_any_recruits", "turn_card", "turn_cost", "turn_deployed", "turn_no_deploy",
        "turn_recalled", "turn_recruited", "turn_space", "turn_spice", "turn_swords",
        "turn_units", "turn_acquired",
    )  # fmt: skip

    def __init__(
        self,
        tables: Tables,
        setup: Setup,
        seats: list[Seat],
        agenda: list[Task],
        pending: list[Task],
    ) -> None:
        self.tables = tables
        self.setup = setup
        self.seats = seats
        self.agenda = agenda
        """The stack of work to do; the last task is next."""
        self.pending = pending
        """Effects the active seat may resolve in any order (U-6.12)."""
        self.decision: Decision | None = None
        self.ask_always = False
        """Ask even when only one action is legal (used when a position is taken up again)."""
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
        # The turn in progress
        self.revealing = False
        """The active seat is in its Reveal turn."""
        self.turn_card = NO_CARD
        self.turn_space = -1
        self.turn_cost = 0
        """Which of the space's costs was paid."""
        self.turn_recruited = 0
        self.turn_deployed = 0
        """Troops deployed under U-7.7."""
        self.turn_units = 0
        """Units deployed in any way."""
        self.turn_spice = 0
        self.turn_recalled = 0
        self.turn_acquired = b""
        """Cards acquired in this Reveal turn."""
        self.turn_swords = b""
        """Revealed cards whose effects gave swords this turn (Leadership)."""
        self.turn_no_deploy = False
        self.turn_any_recruits = False
        """Recruits may be deployed from any space."""

    def __repr__(self) -> str:
        return f"State({self.setup.edition}, round {self.round}, {self.decision!r})"

    def copy(self) -> State:
        """An independent state in the same position; logging is off in the copy."""
        c = State(
            self.tables,
            self.setup,
            [seat.copy() for seat in self.seats],
            self.agenda.copy(),
            self.pending.copy(),
        )
        c.decision = self.decision
        c.ask_always = self.ask_always
        c.chance_a = self.chance_a
        c.chance_b = self.chance_b
        c.ply = self.ply
        c.floor = self.floor
        c.last_seat = self.last_seat
        c.round = self.round
        c.first = self.first
        c.left = self.left
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
        c.revealing = self.revealing
        c.turn_card = self.turn_card
        c.turn_space = self.turn_space
        c.turn_cost = self.turn_cost
        c.turn_recruited = self.turn_recruited
        c.turn_deployed = self.turn_deployed
        c.turn_units = self.turn_units
        c.turn_spice = self.turn_spice
        c.turn_recalled = self.turn_recalled
        c.turn_acquired = self.turn_acquired
        c.turn_swords = self.turn_swords
        c.turn_no_deploy = self.turn_no_deploy
        c.turn_any_recruits = self.turn_any_recruits
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
            raise IllegalAction.unlisted(self.tables, decision, action)
        if decision.seat != self.last_seat:
            self.last_seat = decision.seat
            if self.floor < self.ply:
                self.floor = self.ply
        self.ply += 1
        self.decision = None
        decision.node.answer(self, decision.seat, decision.source, decision.value, action)
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

    def ask(
        self, node: Node, seat: int, source: int, value: int, kind: str, actions: list[int]
    ) -> None:
        """Let the seat choose; a single action is taken without asking, and so is a Rival's.

        That another seat had no choice may tell something hidden, so undo stops there.
        """
        if self.rivals is not None and self.seats[seat].rival >= 0:
            choice = self.tables.rulebook.rival_choice(self, seat, kind, actions)
            node.answer(self, seat, source, value, choice)
        elif len(actions) == 1 and not self.ask_always:
            if seat != self.last_seat:
                self.floor = self.ply
            node.answer(self, seat, source, value, actions[0])
        else:
            self.decision = Decision(
                self.tables, node, seat, source, value, kind, actions, self.turn_card
            )

    def give_marker(self, seat: int) -> None:
        """The seat gets the First Player marker."""
        self.first = seat
        self.left = self.setup.left_of_each(seat)

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
        return self.tables.rulebook.standings(self)

    def strength(self, seat: int) -> int:
        """The seat's strength in the Conflict now."""
        return self.tables.rulebook.strength(self, seat)

    def explain(self, action: int | str) -> list[Reason]:
        """Why an action (or its text, such as ``space:arrakeen``) is not legal; empty if it is."""
        if isinstance(action, str):
            action = self.tables.parse_action(action)
        return self.tables.rulebook.explain(self, action)

    def action(self, text: str) -> int:
        """The action a one-line form stands for."""
        return self.tables.parse_action(text)

    def action_text(self, action: int) -> str:
        """The one-line form of an action."""
        return self.tables.action_text(action)

    # ------------------------------------------------------------------ documents and views

    def to_dict(self) -> dict[str, Any]:
        """The whole position as a readable document."""
        from .document import to_document

        return to_document(self)

    @staticmethod
    def from_dict(document: object) -> State:
        """The position of a document; an impossible one is refused with all the reasons."""
        from .document import from_document

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
        from .view import determinize

        return determinize(self, seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return (State.from_dict, (self.to_dict(),))

    def reseed(self, seed: int) -> None:
        """Replace the generator, so that whoever searches cannot peek at coming chance."""
        self.chance_a, self.chance_b = chance.seed_words(seed)
