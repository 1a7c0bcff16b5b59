"""The Endgame and the final standings (U-13.5 to U-13.8)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import BATTLE, END, INTRIGUE
from ..engine.node import Node, Step
from ..engine.rulebook import Standing
from ..engine.state import State
from ..engine.terms import NOBODY, WILD
from .combat import flip, flip_pair
from .intrigue import offer_intrigue, play_intrigue
from .seats import round_from


class Endgame(Step):
    """One window for each player, clockwise from the First Player (R-002); none for Rivals."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.active = NOBODY
        if s.log is not None:
            s.log.append((events.ENDGAME, s.first, 0, 0))
        steps = s.codex.steps
        s.later(steps.game_over, s.first)
        for i in reversed(round_from(s, s.first)):
            if s.seats[i].role.plays_cards:
                s.later(steps.endgame_window, i)


class EndgameWindow(Step):
    """Play Endgame Intrigue and match wild battle icons, in any order (U-13.5, U-13.6)."""

    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        offer_intrigue(s, seat, s.codex.intrigue_endgame, actions)
        face_up = s.seats[seat].face_up
        icons = s.codex.battle_icon
        if any_wild(s, seat) >= 0:
            for card in face_up:
                if icons[card] != WILD:
                    actions.append(BATTLE + card)
        actions.append(END)
        s.ask(self, seat, source, value, "endgame", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == END:
            return
        s.later(self, seat)
        if action >= INTRIGUE:
            card = action - INTRIGUE
            lines = s.codex.intrigue_endgame[card]
            if lines is not None:
                play_intrigue(s, seat, card, lines)
        else:
            flip_pair(s, seat, any_wild(s, seat), action - BATTLE)


def any_wild(s: State, seat: int) -> int:
    """A face-up card with a wild battle icon, or -1."""
    for card in s.seats[seat].face_up:
        if s.codex.battle_icon[card] == WILD:
            return card
    return -1


class GameOver(Step):
    """Nothing is left to do."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.log is not None:
            s.log.append((events.GAME_OVER, s.standings[0].seat, 0, 0))


TIE_BREAKS: Final = ("spice", "solari", "water", "garrison", "revealed_at")
"""What a seat has of these breaks ties, the latest Reveal turn last (U-13.7)."""


def standings(s: State) -> list[Standing]:
    """The seats from first to last by points and tie-breaks.

    Rivals never reveal and so lose the last tie (R-071); one that cannot score cannot win (V-10.2).
    """
    chairs = s.codex.mode.chairs
    rows: list[Standing] = []
    for seat, player in enumerate(s.seats):
        ties = {name: int(getattr(player, name)) for name in TIE_BREAKS}
        rows.append(Standing(0, seat, chairs[seat].team, player.vp, player.vp, ties))
    rows.sort(key=lambda x: [s.seats[x.seat].role.scores, x.vp, *x.ties.values()], reverse=True)
    for n, row in enumerate(rows):
        row.place = n + 1
    return rows


class FlipConflict(Node):
    """A cost: turn one of your face-up Conflict cards with this icon, or a wild one, face down."""

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def _cards(self, s: State, seat: int) -> list[int]:
        icons = s.codex.battle_icon
        objectives = s.codex.first_objective
        return [
            BATTLE + card
            for card in s.seats[seat].face_up
            if card < objectives and (icons[card] == self.icon or icons[card] == WILD)
        ]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = self._cards(s, seat)
        if actions:
            s.ask(self, seat, source, value, "flip", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        flip(s, seat, action - BATTLE)
        if s.log is not None:
            s.log.append((events.FLIPPED, seat, action - BATTLE, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(self._cards(s, seat)) > 0
