"""What the engine must be able to ask of the rules of an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import Node, Task

if TYPE_CHECKING:
    from .state import State


class Reason:
    """Why something cannot be done: a code, with the names and numbers it speaks of."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, params: dict[str, str | int]) -> None:
        self.code = code
        self.params = params

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.params!r})"


class Standing:
    """A seat's final place, with its points and tie-breakers in the order they are compared."""

    __slots__ = ("garrison", "place", "revealed_at", "seat", "solari", "spice", "vp", "water")

    def __init__(
        self,
        place: int,
        seat: int,
        vp: int,
        spice: int,
        solari: int,
        water: int,
        garrison: int,
        revealed_at: int,
    ) -> None:
        self.place = place
        self.seat = seat
        self.vp = vp
        self.spice = spice
        self.solari = solari
        self.water = water
        self.garrison = garrison
        self.revealed_at = revealed_at

    @property
    def ties(self) -> list[int]:
        """What breaks a tie in points, in the order it is compared."""
        return [self.spice, self.solari, self.water, self.garrison, self.revealed_at]

    def __repr__(self) -> str:
        return f"Standing(place={self.place}, seat={self.seat}, vp={self.vp})"


class Rulebook:
    """The rules of an edition: their steps by name, and the questions about a position."""

    def steps(self) -> dict[str, Node]:
        """Every step of the rules that can lie on the agenda, by name."""
        raise NotImplementedError

    def first_step(self) -> Node:
        """The step a new game begins with."""
        raise NotImplementedError

    def standings(self, s: State) -> list[Standing]:
        """The seats from first to last."""
        raise NotImplementedError

    def explain(self, s: State, action: int) -> list[Reason]:
        """Why the action is not legal now; empty if it is."""
        raise NotImplementedError

    def strength(self, s: State, seat: int) -> int:
        """The seat's strength in the Conflict now."""
        raise NotImplementedError

    def rival_choice(self, s: State, seat: int, kind: str, actions: list[int]) -> int:
        """What a Rival chooses among the actions of a question."""
        raise NotImplementedError

    def admits(self, s: State, task: Task) -> bool:
        """Can such work be for that seat, at this stage of the game?"""
        raise NotImplementedError

    def faults(self, s: State) -> list[str]:
        """Everything about the position that the rules rule out."""
        raise NotImplementedError
