"""Positions laid out by hand: a real game in which the cards and pieces that matter are moved."""

from __future__ import annotations

from typing import Any, Final

from ..engine.game import new_game
from ..engine.library import load
from ..engine.reading import read_setup
from ..engine.record import Record
from .lesson import LEARNER

LEADERS: Final = ["gurney_halleck", "lady_amber_metulli", "muad_dib"]
OBJECTIVES: Final = [
    "objective_ornithopter_1_3",
    "objective_crysknife",
    "objective_desert_mouse_first",
]
"""Who has which; the first seat begins all the same."""
TROOPS: Final = 12
SPIES: Final = 3
AGENTS: Final = 2


class Position:
    """A position under construction.  Whatever is laid somewhere is taken from somewhere else."""

    def __init__(self, seed: int = 1) -> None:
        game = new_game(leaders=LEADERS, seed=seed, first_player=LEARNER, aloud=True)
        self.document: dict[str, Any] = game.to_dict()
        for seat, objective in zip(self.document["seats"], OBJECTIVES):
            seat["face_up"] = [objective]

    def hand(self, seat: int, *cards: str) -> Position:
        """Exactly this hand; what was dealt goes under the deck."""
        mine = self.document["seats"][seat]
        mine["deck"] = mine["hand"] + mine["deck"]
        mine["hand"] = []
        for card in cards:
            self._take(mine["deck"], card)
            mine["hand"].append(card)
        return self

    def played(self, seat: int, *cards: str) -> Position:
        """Cards an Agent was sent with this round."""
        mine = self.document["seats"][seat]
        for card in cards:
            self._take(mine["deck"], card)
            mine["played"].append(card)
        return self

    def draws(self, seat: int, *cards: str) -> Position:
        """What the seat draws next, the first one first."""
        deck = self.document["seats"][seat]["deck"]
        for card in reversed(cards):
            self._take(deck, card)
            deck.append(card)
        return self

    def _take(self, deck: list[str], card: str) -> None:
        """From the own deck, from the Imperium Deck, or from the Reserve."""
        reserve = self.document["reserve"]
        if card in deck:
            deck.remove(card)
        elif card in reserve:
            reserve[card] -= 1
        else:
            self.document["imperium_deck"].remove(card)

    def row(self, *cards: str) -> Position:
        """The Imperium Row."""
        deck = self.document["imperium_deck"]
        deck[:0] = self.document["row"]
        for card in cards:
            deck.remove(card)
        self.document["row"] = list(cards)
        return self

    def intrigue(self, seat: int, *cards: str) -> Position:
        """Intrigue cards in hand."""
        for card in cards:
            self.document["intrigue_deck"].remove(card)
            self.document["seats"][seat]["intrigue"].append(card)
        return self

    def next_intrigue(self, *cards: str) -> Position:
        """The Intrigue cards drawn next, the first one first."""
        deck = self.document["intrigue_deck"]
        for card in reversed(cards):
            deck.remove(card)
            deck.append(card)
        return self

    def have(self, seat: int, **numbers: int) -> Position:
        """Solari, spice, water; swords counted in a Reveal turn."""
        self.document["seats"][seat].update(numbers)
        return self

    def influence(self, seat: int, **levels: int) -> Position:
        """Levels on the tracks, below the Alliance; with the points for them."""
        mine = self.document["seats"][seat]
        setup = self.document["setup"]
        tracks = load(setup["edition"], setup["players"]).mode.board.tracks
        for track in tracks:
            level = levels.get(track.id, 0)
            mine["influence"][track.id] = level
            if level >= track.point_level:
                self._score(mine, f"faction:{track.id}", 1)
        return self

    def points(self, seat: int, vp: int) -> Position:
        """Points in all."""
        mine = self.document["seats"][seat]
        self._score(mine, "rules", vp - mine["vp"])
        return self

    def _score(self, seat: dict[str, Any], reason: str, n: int) -> None:
        seat["vp"] += n
        seat["ledger"].append([reason, n])

    def troops(self, seat: int, garrison: int, conflict: int = 0) -> Position:
        """Troops at home and in the Conflict."""
        self.document["seats"][seat].update(
            garrison=garrison, deployed=conflict, supply=TROOPS - garrison - conflict
        )
        return self

    def agents(self, seat: int, *spaces: str) -> Position:
        """Agents that were sent; the others are at home."""
        mine = self.document["seats"][seat]
        mine.update(agents_at=list(spaces), agents=AGENTS - len(spaces))
        return self

    def hooks(self, seat: int) -> Position:
        """Maker Hooks."""
        self.document["seats"][seat]["hooks"] = True
        return self

    def no_shield_wall(self) -> Position:
        """The Shield Wall was blown up."""
        self.document["shield_wall"] = False
        return self

    def council(self, seat: int) -> Position:
        """A seat on the High Council."""
        self.document["seats"][seat]["council"] = True
        return self

    def revealed(self, *seats: int) -> Position:
        """These seats have had their Reveal turn."""
        for seat in seats:
            mine = self.document["seats"][seat]
            mine["discard"] += mine["hand"] + mine["played"]
            self.document["reveals"] += 1
            mine.update(hand=[], played=[], revealed=True, revealed_at=self.document["reveals"])
        return self

    def conflict(self, conflict: str) -> Position:
        """What is fought for; the Conflicts of the rounds before were left to nobody."""
        deck = self.document["conflict_deck"]
        codex = load(self.document["setup"]["edition"])
        level = codex.conflict_level[codex.battle_number[conflict]]
        now = self.document["conflict"]
        if conflict not in deck and conflict != now:
            old = now if _level(now) == level else next(c for c in deck if _level(c) == level)
            if old == now:
                self.document["conflict"] = conflict
                return self
            deck[deck.index(old)] = conflict
        while self.document["conflict"] != conflict:
            self.document["conflicts_left"].append(self.document["conflict"])
            self.document["conflict"] = deck.pop()
            self.document["round"] += 1
        return self

    def record(self) -> Record:
        """The learner begins a turn here."""
        task = {"node": "rule/turn_start", "seat": LEARNER, "source": "rules", "value": 0}
        self.document.update(agenda=[task], decision=None, active=LEARNER)
        return Record(read_setup(self.document["setup"]), [], self.document)


def _level(conflict: str) -> int:
    codex = load("uprising")
    return codex.conflict_level[codex.battle_number[conflict]]
