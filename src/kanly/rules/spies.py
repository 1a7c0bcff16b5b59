"""Spies and observation posts (U-10)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import PASS, POST, RULES
from ..engine.flow import settled
from ..engine.kinds import DecisionKind
from ..engine.node import Node, Yield
from ..engine.piles import bits
from ..engine.state import State


def place_spy(s: State, seat: int, post: int) -> None:
    """Supply to post; a Rival's third Spy sets off its Scheme (V-6.3)."""
    player = s.seats[seat]
    player.spies -= 1
    player.spies_at |= 1 << post
    if s.log is not None:
        s.log.append((events.PLACED_SPY, seat, post, 0))
    if player.role.schemes and player.spies == 0:
        s.push(s.codex.steps.scheme, seat, RULES, post)


def recall_spy(s: State, seat: int, post: int) -> None:
    """Post to supply; every recall of the turn is remembered (U-10.12)."""
    player = s.seats[seat]
    player.spies += 1
    player.spies_at &= ~(1 << post)
    if seat == s.active:
        s.turn.recalled += 1
    if s.log is not None:
        s.log.append((events.RECALLED_SPY, seat, post, 0))


def other_posts(s: State, seat: int) -> int:
    """The posts that hold a Spy of another seat."""
    own = s.seats[seat]
    mask = 0
    for player in s.seats:
        if player is not own:
            mask |= player.spies_at
    return mask


class PlaceSpy(Node):
    """You may place a Spy on a free post (U-10.3 to U-10.6).

    `icons` restricts the post to those connected to a space with one of the icons, `here` to those
    of the space visited; with `share` it may hold other seats' Spies.  `bonus` gives, for the icon
    of the post used, a further effect.
    """

    optional = True
    declinable = True

    def __init__(
        self,
        icons: tuple[int, ...] = (),
        here: bool = False,
        share: bool = False,
        bonus: dict[int, Node] | None = None,
    ) -> None:
        self.icons = icons
        self.here = here
        self.share = share
        self.bonus_icons: list[int] = list(bonus) if bonus else []
        self.bonus_nodes: list[Node] = [settled(x) for x in bonus.values()] if bonus else []

    def _allowed(self, s: State) -> int:
        if self.here:
            return s.codex.space_posts[s.turn.space]
        if not self.icons:
            return s.codex.all_posts
        mask = 0
        for icon in self.icons:
            mask |= s.codex.icon_posts[icon]
        return mask

    def _posts(self, s: State, seat: int) -> int:
        """The posts that can be used: for a Spy in supply, or for one to recall first."""
        player = s.seats[seat]
        own = player.spies_at
        free = self._allowed(s)
        if not self.share:
            free &= ~other_posts(s, seat)
        if player.spies > 0:
            return free & ~own
        if free & ~own:
            return own
        return own & free

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = bits(self._posts(s, seat), POST)
        if not actions:
            return
        if value == 0:
            actions.append(PASS)
        kind: DecisionKind = "place-spy" if s.seats[seat].spies > 0 else "recall-to-place"
        s.ask(self, seat, source, value, kind, actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            if s.log is not None and not s.seats[seat].role.decides:
                s.log.append((events.NO_FACTION_POST, seat, 0, 0))
            return
        post = action - POST
        if s.seats[seat].spies == 0:
            s.push(self, seat, source, 1)
            recall_spy(s, seat, post)
            return
        place_spy(s, seat, post)
        for icon, node in zip(self.bonus_icons, self.bonus_nodes):
            if s.codex.icon_posts[icon] >> post & 1:
                s.push(node, seat, source)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= 1 and (not self.here or s.turn.space >= 0)

    def available(self, s: State, seat: int, source: int) -> bool:
        return self._posts(s, seat) != 0

    def children(self) -> list[Node]:
        return self.bonus_nodes

    def yields(self) -> dict[Yield, int]:
        return {"spies": 1}


class RecallSpy(Node):
    """A cost: recall n Spies (U-10.11)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = bits(s.seats[seat].spies_at, POST)
        if actions:
            s.ask(self, seat, source, value, "recall-spy", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if value + 1 < self.n:
            s.push(self, seat, source, value + 1)
        recall_spy(s, seat, action - POST)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < self.n

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(bits(s.seats[seat].spies_at)) >= self.n

    def yields(self) -> dict[Yield, int]:
        return {"recalled_spies": self.n}
