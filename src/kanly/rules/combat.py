"""Phase 3: Combat Intrigue, ranking, rewards, battle icons (U-12)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import BATTLE, END, INTRIGUE, MATCH, PASS, RULES
from ..engine.node import Step
from ..engine.piles import ONE, replaced, without
from ..engine.state import State
from ..engine.terms import NOBODY, WILD
from .army import army, strength_of
from .hagal_deck import add_combat_bonus
from .intrigue import offer_intrigue, play_intrigue
from .pending import clear_turn
from .score import score
from .seats import round_from

PASSES: Final = 15
"""The part of the window's value that counts the passes in a row."""
PLAYED_FLAG: Final = 16
"""In the window's value: this seat has just played a card."""


class Combat(Step):
    """Rivals reveal their bonus (V-8.1); then the window for Combat Intrigue."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.active = NOBODY
        clear_turn(s)
        if s.log is not None:
            s.log.append((events.COMBAT, s.first, s.conflict, 0))
        if s.rivals is not None:
            add_combat_bonus(s, s.rivals)
        s.later(s.codex.steps.resolve, s.first)
        s.codex.steps.window.run(s, s.first, RULES, 0)


class Window(Step):
    """One player plays Combat Intrigue cards or passes; Rivals do neither (U-12.2, V-8.2)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= PLAYED_FLAG and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        fighters = s.codex.rulebook.fighters(s)
        if (value & PASSES) >= len(fighters):
            return
        while seat not in fighters:
            seat = s.left[seat]
            value &= PASSES
        self.ask_fighter(s, seat, source, value)

    def ask_fighter(self, s: State, seat: int, source: int, value: int) -> None:
        """Let one who takes part play a card or stop."""
        if not (value & PLAYED_FLAG) and not s.seats[seat].intrigue:
            self.answer(s, seat, source, value, PASS)  # as everybody sees, it has no choice
            return
        actions: list[int] = []
        offer_intrigue(s, seat, s.codex.intrigue_combat, actions)
        actions.append(self.stopping(value))
        s.ask(self, seat, source, value, "combat", actions)

    def stopping(self, value: int) -> int:
        """What playing no more cards is called: a pass only if none was played."""
        return END if value & PLAYED_FLAG else PASS

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        after = s.left[seat]
        if action == PASS:
            if s.log is not None:
                s.log.append((events.PASSED, seat, 0, 0))
            self.run(s, after, RULES, value + 1)
        elif action == END:
            self.run(s, after, RULES, 0)
        else:
            card = action - INTRIGUE
            s.push(self, seat, RULES, PLAYED_FLAG)
            lines = s.codex.intrigue_combat[card]
            if lines is not None:
                play_intrigue(s, seat, card, lines)


def ranks(s: State) -> list[int]:
    """The reward each seat takes, 1 to 3 or 0 for none (U-12.7)."""
    return places([strength_of(player) for player in s.seats], s.codex.mode.shares_third)


def places(strengths: list[int], many: bool) -> list[int]:
    """The same by strength; whoever ties takes the reward below.

    With few seats a third reward is only for ties.
    """
    result: list[int] = []
    for own in strengths:
        place = 1
        tied = 0
        for other in strengths:
            if other > own:
                place += 1
            elif other == own:
                tied += 1
        reward = place if tied == 1 else place + 1
        if own == 0 or reward > 3 or (place == 3 and not many):
            reward = 0
        result.append(reward)
    return result


class Resolve(Step):
    """Rank the fighters and lay out their rewards, the winner's first (U-12.6 to U-12.8)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        result = s.ranks()
        winner = NOBODY
        for i in range(len(s.seats)):
            if result[i] == 1:
                winner = i
        log_ranking(s, result)
        s.push(s.codex.steps.aftermath, s.first, RULES, winner)
        if winner != NOBODY and s.setup.has_victory_cards and s.seats[winner].role.plays_cards:
            s.later(s.codex.steps.victory, winner)
        last_to_first = round_from(s, s.first)[::-1]
        for place in (3, 2, 1):
            for i in last_to_first:
                if result[i] == place:
                    s.push(s.codex.steps.take_reward, i, BATTLE + s.conflict, place)


def log_ranking(s: State, result: list[int]) -> None:
    """Tell with which strength everybody fought, and which reward that brings."""
    if s.log is not None:
        for i in round_from(s, s.first):
            own = strength_of(s.seats[i])
            if own:
                s.log.append((events.FOUGHT, i, own, result[i]))


class TakeReward(Step):
    """A reward, twice for whoever has a sandworm there; control only once (U-12.11, U-12.12)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 1 <= value <= 3 and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        conflict = s.conflict
        location = s.codex.conflict_location[conflict]
        if not s.seats[seat].role.takes_rewards:
            if value == 1 and location >= 0:
                lift_control(s, location)
            return
        if s.log is not None:
            s.log.append((events.REWARD, seat, conflict, value))
        reward = s.codex.rewards[conflict][value - 1]
        s.push(reward, seat, source, reward.twice() if army(s, seat).worms else 0)
        if value == 1 and location >= 0:
            slot = s.codex.control_slot[location]
            if s.control[slot] != seat:
                s.control = replaced(s.control, slot, seat)
                if s.log is not None:
                    s.log.append((events.CONTROL, seat, location, 0))


def lift_control(s: State, location: int) -> None:
    """Nobody controls the location any more (B-10.5)."""
    slot = s.codex.control_slot[location]
    holder = s.control[slot]
    if holder != NOBODY:
        s.control = replaced(s.control, slot, NOBODY)
        if s.log is not None:
            s.log.append((events.CONTROL_LOST, holder, location, 0))


class Victory(Step):
    """Whoever has won alone may play cards for that, with the reward in hand (B-6.4)."""

    for_cards = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 and s.conflict >= 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if not s.seats[seat].intrigue:
            return
        actions: list[int] = []
        offer_intrigue(s, seat, s.codex.intrigue_victory, actions)
        actions.append(PASS)
        s.ask(self, seat, source, value, "victory", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            return
        card = action - INTRIGUE
        s.later(self, seat)
        lines = s.codex.intrigue_victory[card]
        if lines is not None:
            play_intrigue(s, seat, card, lines)


class Aftermath(Step):
    """The winner keeps the card; the units go home (U-12.15 to U-12.17); value: the winner."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return s.conflict >= 0 and (value == NOBODY or 0 <= value < len(s.seats))

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        conflict = s.conflict
        if value == NOBODY:
            s.conflicts_left += ONE[conflict]
            if s.log is not None:
                s.log.append((events.NOBODY_WON, s.first, conflict, 0))
        else:
            if s.log is not None:
                s.log.append((events.WON, value, conflict, 0))
            win_card(s, value, conflict)
        s.conflict = -1
        for player in s.seats:
            player.supply += player.deployed
            player.deployed = 0
            player.worms = 0
            player.swords = 0
        s.codex.steps.makers.run(s, s.first, RULES, 0)


def win_card(s: State, seat: int, conflict: int) -> None:
    """Keep the Conflict card; a matching face-up card and it are flipped for 1 VP (U-12.15).

    One without a battle icon is put beside the deck (B-6.6).
    """
    player = s.seats[seat]
    icon = s.codex.battle_icon[conflict]
    if icon < 0:
        s.conflicts_left += ONE[conflict]
        return
    player.face_up += ONE[conflict]
    if icon == WILD:
        return
    for other in player.face_up:
        if other != conflict and s.codex.battle_icon[other] == icon:
            flip_pair(s, seat, conflict, other)
            return


def flip_pair(s: State, seat: int, one: int, other: int) -> None:
    """Turn two battle cards face down for 1 VP."""
    flip(s, seat, one)
    flip(s, seat, other)
    if s.log is not None:
        s.log.append((events.MATCHED, seat, one, other))
    score(s, seat, 1, MATCH + s.codex.battle_icon[other])


def flip(s: State, seat: int, card: int) -> None:
    """Turn a battle card face down."""
    player = s.seats[seat]
    player.face_up = without(player.face_up, card)
    player.face_down += ONE[card]
