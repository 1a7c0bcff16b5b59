"""Effects unlike every other: the only components of Uprising with code of their own.

Long Live the Fighters, Lady Jessica's two faces and Feyd's Training track.
"""

from __future__ import annotations

from ...engine import events
from ...engine.actions import HAND, OPTION
from ...engine.kinds import DecisionKind
from ...engine.node import Node
from ...engine.piles import ONE, add_each, replaced, without
from ...engine.state import State
from ...rules.army import army
from ...rules.cards import draw_cards, forget_top, into_hand, put_away
from ...rules.leaders import pend_sending


class TopThree(Node):
    """Look at the top three cards of your deck: draw one, discard one, trash one.

    The task's value is 0 first and 1 after the draw; what is left at the end is trashed.
    A card discarded from the deck is not discarded from hand: nothing reacts (U-18.6).
    """

    reads_deck = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if value == 0:
            if not self.available(s, seat, source):
                return
            s.learn()
        deck = s.seats[seat].deck
        looked = deck[-3:] if value == 0 else deck[-2:]
        kind: DecisionKind = "top-draw" if value == 0 else "top-discard"
        actions: list[int] = []
        add_each(actions, HAND, looked)
        s.ask(self, seat, source, value, kind, actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        player = s.seats[seat]
        card = action - HAND
        if value == 0:
            player.deck = player.deck[:-3] + without(player.deck[-3:], card)
            forget_top(s, seat, len(player.deck))
            into_hand(s, seat, ONE[card])
            s.push(self, seat, source, 1)
            if s.log is not None:
                s.log.append((events.DREW, seat, 1, 0))
            return
        last = without(player.deck[-2:], card)[0]
        player.deck = player.deck[:-2]
        player.discard += ONE[card]
        if s.log is not None:
            s.log.append((events.DISCARDED, seat, card, 0))
        put_away(s, seat, last)

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(s.seats[seat].deck) >= 3

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value == 0 or (value == 1 and len(s.seats[seat].deck) >= 2)

    def known_top(self, value: int) -> int:
        return 3 if value == 0 else 2


class Memory(Node):
    """Move a troop from supply to the memories, if there is one."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        force = army(s, seat)
        force.supply -= 1
        force.memories += 1
        if s.log is not None:
            s.log.append((events.MEMORY, seat, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).supply > 0


class OtherMemories(Node):
    """Return all memories to supply, draw a card for each, then turn the Leader over (R-050)."""

    optional = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        force = army(s, seat)
        n = force.memories
        force.supply += n
        force.memories = 0
        player.leader = s.codex.leader_other[player.leader]
        if s.log is not None:
            s.log.append((events.TURNED, seat, player.leader, 0))
        draw_cards(s, seat, n)
        pend_sending(s, seat)  # the new face works in the same turn (U-18.2)


class RepeatSpace(Node):
    """Repeat the effects printed on the space visited (R-051)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.pending.extend(s.codex.space_tasks[s.turn.space][seat])


class Train(Node):
    """Move the token one place along a path and take what is there (U-18.1).

    The value of its question is the number of the path.
    """

    def __init__(self, path: str) -> None:
        self.path_id = path

    def _next(self, s: State, seat: int) -> list[int]:
        path = s.codex.path_number[self.path_id]
        return s.codex.path_next[path][s.seats[seat].paths[path]]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [OPTION + place for place in self._next(s, seat)]
        s.ask(self, seat, source, s.codex.path_number[self.path_id], "train", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        path = s.codex.path_number[self.path_id]
        place = action - OPTION
        player = s.seats[seat]
        player.paths = replaced(player.paths, path, place)
        if s.log is not None:
            s.log.append((events.TRAINED, seat, place, path))
        reward = s.codex.path_reward[path][place]
        if reward is not None:
            s.push(reward, seat, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(self._next(s, seat))

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return value in (0, s.codex.path_number[self.path_id])
