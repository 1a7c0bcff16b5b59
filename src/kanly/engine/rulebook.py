"""What the engine must be able to ask of the rules of a game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from .components import Cost
from .kinds import DecisionKind
from .node import Step, Task

if TYPE_CHECKING:
    from .seat import Seat
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
    """A seat's final place, with its points and what breaks ties, in the order it is compared.

    Teammates share a place: `total` and `ties` are their team's, `vp` the seat's own.
    """

    __slots__ = ("place", "seat", "team", "ties", "total", "vp")

    def __init__(
        self, place: int, seat: int, team: int, vp: int, total: int, ties: dict[str, int]
    ) -> None:
        self.place = place
        self.seat = seat
        self.team = team
        self.vp = vp
        self.total = total
        self.ties = ties

    def __repr__(self) -> str:
        return f"Standing(place={self.place}, seat={self.seat}, vp={self.vp})"


@dataclass(frozen=True)
class Steps:
    """Every step of a game that can lie on the agenda.

    The rules go on from one to the next by ``s.codex.steps.next_turn.run(s, seat, RULES, 0)``;
    ``s.later`` leaves a step for after what is laid on the agenda meanwhile.  A mode in which a
    step differs puts another one under the same name.
    """

    # Setting up
    lay_out_board: Step
    deal_objectives: Step
    choose_leaders: Step
    deal_decks: Step
    game_start: Step
    # The round
    round_start: Step
    defend: Step
    draw_hands: Step
    begin_turn: Step
    next_turn: Step
    # An Agent turn
    turn_start: Step
    choose_space: Step
    choose_cost: Step
    infiltrate: Step
    choose_agent: Step
    send: Step
    gather: Step
    arrive: Step
    agent_menu: Step
    ally_deploys: Step
    # A Reveal turn
    reveal: Step
    reveal_menu: Step
    # Work that effects leave
    faction_step: Step
    react: Step
    hand_over: Step
    complete: Step
    lay_down: Step
    # Combat, and the end of the round
    combat: Step
    window: Step
    resolve: Step
    take_reward: Step
    victory: Step
    aftermath: Step
    makers: Step
    recall: Step
    # Rivals
    rival_turn: Step
    rival_deploys: Step
    scheme: Step
    purchase: Step
    # The end
    endgame: Step
    endgame_window: Step
    game_over: Step

    def by_name(self) -> dict[str, Step]:
        """The steps by the names documents give them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


class Rulebook:
    """The rules of a game: its steps, and the questions whose answers differ between modes."""

    steps: Steps
    tie_breaks: tuple[str, ...] = ()
    """What breaks a tie in points, in the order it is compared."""

    # ------------------------------------------------------------------ who decides

    def choices(self, s: State, seat: int, kind: DecisionKind, actions: list[int]) -> list[int]:
        """What a seat nobody sits at can take; if that is more than one, its decider is asked."""
        raise NotImplementedError

    def decider(self, s: State, seat: int, kind: DecisionKind) -> int:
        """The seat that answers when this seat's work asks."""
        raise NotImplementedError

    # ------------------------------------------------------------------ who is with whom

    def opponents(self, s: State, seat: int) -> list[int]:
        """The seats it plays against, clockwise from the left."""
        raise NotImplementedError

    def army(self, s: State, seat: int) -> Seat:
        """The seat whose units are this seat's to command now."""
        raise NotImplementedError

    def standing_in(self, s: State) -> bytes:
        """For each seat the one whose units and cubes on the board act for it now."""
        raise NotImplementedError

    # ------------------------------------------------------------------ Influence

    def influence(self, s: State, seat: int) -> bytes:
        """The Influence by track that counts as the seat's, its own or a teammate's."""
        raise NotImplementedError

    def tracks(self, s: State, seat: int, icon: int) -> list[int]:
        """The tracks on which Influence with a Faction icon can move for the seat."""
        raise NotImplementedError

    # ------------------------------------------------------------------ sending Agents

    def levels(self, s: State, seat: int) -> bytes:
        """The Influence by Faction icon that requirements and conditions look at."""
        raise NotImplementedError

    def costs(self, s: State, seat: int, space: int) -> list[Cost]:
        """The costs a space offers the seat now."""
        raise NotImplementedError

    def closed(self, s: State, seat: int) -> int:
        """The spaces the seat may not enter, whatever the card, as a mask."""
        raise NotImplementedError

    def agents(self, s: State, seat: int) -> int:
        """How many Agents the seat has, wherever they are."""
        raise NotImplementedError

    def ready(self, s: State, seat: int) -> int:
        """How many Agents it can send this turn."""
        raise NotImplementedError

    def movable(self, s: State, seat: int) -> int:
        """The spaces from which one of its Agents can be sent on, as a mask (B-8.1)."""
        raise NotImplementedError

    def reach(self, s: State, seat: int, card: int) -> int:
        """The spaces the seat can send an Agent to with the card, as a mask."""
        raise NotImplementedError

    def taken_back(self, s: State, seat: int, space: int) -> None:
        """An Agent came back from a space before the end of the round."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the Conflict

    def hooked(self, s: State, seat: int) -> list[int]:
        """The seats that have Maker Hooks when this one takes them."""
        raise NotImplementedError

    def strength(self, s: State, seat: int) -> int:
        """The seat's strength in the Conflict now."""
        raise NotImplementedError

    def fighters(self, s: State) -> list[int]:
        """The seats that can play cards in this Combat."""
        raise NotImplementedError

    def ranks(self, s: State) -> list[int]:
        """The reward each seat would take now: 1 to 3, or 0 for none."""
        raise NotImplementedError

    def is_protected(self, s: State) -> bool:
        """Does the Shield Wall keep sandworms out of the Conflict?"""
        raise NotImplementedError

    def combat_cards(self, s: State) -> int:
        """How many House Hagal cards each fighting Rival turns up in this Combat."""
        raise NotImplementedError

    # ------------------------------------------------------------------ everything else

    def has_throne(self, s: State, seat: int) -> bool:
        """May the seat acquire cards of the Throne Row?"""
        raise NotImplementedError

    def savings(self, s: State, seat: int) -> int:
        """What a seat that buys by itself has laid by for its Swordmaster."""
        raise NotImplementedError

    def standings(self, s: State) -> list[Standing]:
        """The seats from first to last."""
        raise NotImplementedError

    def explain(self, s: State, action: int) -> list[Reason]:
        """Why the action is not legal now; empty if it is."""
        raise NotImplementedError

    def admits(self, s: State, task: Task) -> bool:
        """Can such work be for that seat, at this stage of the game?"""
        raise NotImplementedError

    def faults(self, s: State) -> list[str]:
        """Everything about the position that the rules rule out."""
        raise NotImplementedError
