"""Databases as they are after some time, with games in them: made before a server starts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final

from kanly.bots.levels import FIRST
from kanly.bots.novice import NoviceBot
from kanly.engine.game import new_game
from kanly.engine.options import ALOUD
from kanly.engine.record import Game
from kanly.web.clocks import Ticking
from kanly.web.people import People, key_of
from kanly.web.registry import new_id
from kanly.web.sitters import Sitter
from kanly.web.storage import Change, Storage
from kanly.web.tables import Table

SEATS: Final = 4
UNDER_WAY: Final = range(40, 180, 10)
"""So many actions into it is each of the games that others are copies of;"""
TO_THE_END: Final = [10_000] * 4
"""some more are over."""


@dataclass
class Stocked:
    """A game in the database, and the cookies of those who play it, by their seats."""

    id: str
    cookies: list[str]


class Stock:
    """Puts games into a database: some were played by bots, all others are copies of those."""

    def __init__(self, url: str) -> None:
        self._storage = Storage(url)
        self._people = People(bytes.fromhex(self._storage.secret("people")))
        self._numbers = count()
        self._running = [_played(seed, plies) for seed, plies in enumerate(UNDER_WAY)]

    def close(self) -> None:
        """Leave the database to a server."""
        self._storage.close()

    def game(self, persons: int) -> Stocked:
        """A game under way of so many persons who play no other; the rest are friendly bots."""
        n = next(self._numbers)
        numbers = [f"{n}-{seat}" for seat in range(persons)]
        id = self._keep(self._running[n % len(self._running)], numbers)
        return Stocked(id, [self._people.cookie_of(number) for number in numbers])

    def collection(self, games: int) -> str:
        """The cookie of somebody with so many games, half of them over."""
        finished = [_played(seed, plies) for seed, plies in enumerate(TO_THE_END)]
        for n in range(games):
            self._keep((finished if n % 2 else self._running)[n // 2 % 4], ["collector"])
        return self._people.cookie_of("collector")

    def _keep(self, table: Table, numbers: list[str]) -> str:
        """Keep a copy of a table at which these persons have the first seats."""
        keys = [key_of(number) for number in numbers]
        sitters = [Sitter("person", person=key) for key in keys]
        sitters += [Sitter("bot", bot=FIRST) for _ in range(SEATS - len(keys))]
        known = table.summary()
        seats = [{**seat, **x.to_dict()} for seat, x in zip(known["seats"], sitters)]
        deciding = known["deciding"]
        change = Change(
            id=new_id(),
            revision=table.revision,
            over=table.state.is_over,
            bot_to_move=deciding is not None and deciding >= len(keys),
            summary={**known, "seats": seats},
            ticking=Ticking(),
        )
        self._storage.create(change, keys[0], table.game.record.document(), sitters, False)
        return change.id


@cache
def _played(seed: int, plies: int) -> Table:
    """A table at which bots have played so far, or to the end."""
    state = new_game(players=SEATS, seed=seed, **{ALOUD.name: True})
    game = Game.new(state)
    bots = [NoviceBot(seat) for seat in range(SEATS)]
    while (decision := game.state.decision) and game.state.ply < plies:
        game.apply(bots[decision.seat].choose(game.state))
    return Table("", game, [], False, len(game.record.actions))
