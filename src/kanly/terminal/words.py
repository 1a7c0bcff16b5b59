"""What the terminal game says, in the language of the moment."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import BATTLE
from ..engine.codex import Codex
from ..engine.state import State
from ..language import component_name, component_text, log_line, message, name, team_name

LONGEST: Final = 500
SEATED: Final = (events.LEADER, events.RIVAL, events.TURNED)
"""Events that tell who sits where: a seat is a number there."""


class Words:
    """Names and sentences in one language."""

    def __init__(self, codex: Codex, lang: str) -> None:
        self.codex = codex
        self.lang = lang

    def say(self, id: str, **arguments: str | int) -> str:
        """A sentence of the terminal catalogue, by its id without the prefix."""
        short = {key: clipped(value) for key, value in arguments.items()}
        return message(self.lang, f"term-{id}", **short)

    def name(self, kind: str, id: str) -> str:
        """The name of a component."""
        return component_name(kind, id, self.lang)

    def battle(self, card: str) -> str:
        """The name of a Conflict or Objective card."""
        return name(self.codex, BATTLE + self.codex.battle_number[card], self.lang)

    def text(self, kind: str, id: str) -> str:
        """What a component does."""
        return component_text(self.codex, kind, id, self.lang)

    def track(self, icon: int) -> str:
        """The Influence track of the board that a Faction icon means."""
        return next(x.id for x in self.codex.tracks if x.icon == icon and not x.owner)

    def team(self, seat: int) -> str:
        """What to call the team of a seat; empty where everybody plays alone."""
        return team_name(self.codex, self.codex.mode.chairs[seat].team, self.lang)

    def winner(self, state: State) -> str:
        """Who has won, in a sentence."""
        seat = state.standings[0].seat
        team = self.team(seat)
        if team:
            return self.say("winner-team", name=team)
        return self.say("winner", name=self.seats(state)[seat])

    def seats(self, state: State) -> list[str]:
        """What to call the seats: by their Leaders or Rival cards and numbers."""
        called: list[str] = []
        for n, seat in enumerate(state.seats):
            if seat.rival >= 0:
                title = self.name("rival", self.codex.rival_ids[seat.rival])
            elif seat.leader >= 0:
                title = self.name("leader", self.codex.leader_ids[seat.leader])
            else:
                called.append(self.say("seat-n", n=n + 1))
                continue
            called.append(self.say("called", leader=title, n=n + 1))
        return called

    def log(self, state: State, start: int = 0) -> list[tuple[int, str]]:
        """The log from an entry on: the seat of each line, and the line."""
        names = self.seats(state)
        numbers = [self.say("seat-n", n=n + 1) for n in range(len(names))]
        lines: list[tuple[int, str]] = []
        for entry in (state.log or [])[start:]:
            called = numbers if entry[0] in SEATED else names
            line = log_line(self.codex, entry, self.lang, called)
            if line:
                lines.append((entry[1], line))
        return lines


def clipped(value: str | int) -> str | int:
    """What was typed may be of any length; a sentence should not."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
