"""Which positions are counted, and how they were found.

``make perft`` finds them again and writes the files anew: random games are played with one seed
after another until one of them comes to such a position.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import kanly
from kanly import State
from kanly.engine.actions import END, HAND, INTRIGUE, PASS, REVEAL
from tests.perft.count import Position, count, legal

FOLDER = Path(__file__).parent / "positions"
ENOUGH = 10_000
"""Counting goes on until there are so many sequences, or none."""


def anywhere(state: State) -> bool:
    """The start of a game."""
    return True


def is_turn(state: State) -> bool:
    """A turn begins in the middle of a game."""
    return asked(state) == "turn" and state.round == 5 and len(legal(state)) >= 5


def is_combat(state: State) -> bool:
    """A Combat window with several cards to play."""
    return asked(state) == "combat" and len(legal(state)) >= 4


def is_endgame(state: State) -> bool:
    """An Endgame window, with all that can still be played and matched."""
    return asked(state) == "endgame" and count(state, 4) >= 30


def is_reveal(state: State) -> bool:
    """A Reveal turn with several effects to resolve."""
    effects = [a for a in legal(state) if state.action_text(a).startswith("reveal-effect")]
    return asked(state) == "reveal-menu" and len(effects) >= 4


def is_effects(state: State) -> bool:
    """An Agent turn with several effects to resolve in any order."""
    effects = [a for a in legal(state) if "-effect:" in state.action_text(a)]
    return asked(state) == "agent-menu" and len(effects) >= 4


def is_before_rivals(state: State) -> bool:
    """The last choice before Rivals take their turns."""
    return asked(state) == "agent-menu" and state.round == 3 and len(legal(state)) >= 4


def is_activation(state: State) -> bool:
    """A Commander says which Ally is activated, in the middle of a game."""
    return asked(state) == "activate" and state.round == 4


def is_trade(state: State) -> bool:
    """A trade begins."""
    return asked(state) == "trade-partner" and state.round >= 3


def is_team_combat(state: State) -> bool:
    """A Commander with two fighting Allies can play Combat cards."""
    return asked(state) == "combat" and state.action_text(legal(state)[0]).startswith("seat:")


def is_victory(state: State) -> bool:
    """A Conflict was won, and a card for that is in hand."""
    return asked(state) == "victory" and len(legal(state)) > 1


def is_voice(state: State) -> bool:
    """A space is about to be closed."""
    return asked(state) == "voice" and state.round >= 3


def asked(state: State) -> str:
    """The kind of the decision."""
    return "" if state.decision is None else state.decision.kind


@dataclass(frozen=True)
class Wanted:
    """A position to look for."""

    here: Callable[[State], bool]
    players: int
    choam: bool = False
    leaders: str = "random"
    edition: str = "uprising"
    modules: tuple[str, ...] = ()
    before: int = 0
    """So many actions before it is reached."""


def wanted() -> dict[str, Wanted]:
    """The positions, by the names of their files."""
    found: dict[str, Wanted] = {}
    for players, choam in itertools.product((1, 2, 3, 4), (False, True)):
        name = f"start-{players}-players{'-choam' if choam else ''}"
        found[name] = Wanted(anywhere, players, choam)
    return found | {
        "draft": Wanted(anywhere, 4, True, "draft"),
        "turn-2-players": Wanted(is_turn, 2),
        "turn-3-players-choam": Wanted(is_turn, 3, True),
        "turn-4-players": Wanted(is_turn, 4),
        "effects": Wanted(is_effects, 4, True),
        "reveal": Wanted(is_reveal, 4, True),
        "combat": Wanted(is_combat, 4),
        "endgame": Wanted(is_endgame, 4, True),
        "before-endgame": Wanted(is_endgame, 4, True, before=6),
        "before-rivals-1-player": Wanted(is_before_rivals, 1),
        "before-rival-2-players": Wanted(is_before_rivals, 2, True),
        "start-6-players": Wanted(anywhere, 6, True),
        "turn-6-players": Wanted(is_activation, 6, True),
        "trade": Wanted(is_trade, 6, True),
        "combat-6-players": Wanted(is_team_combat, 6, True),
        **{
            f"2020-start-{players}-players": Wanted(anywhere, players, edition="imperium")
            for players in (1, 2, 3, 4)
        },
        "2020-turn-4-players": Wanted(is_turn, 4, edition="imperium"),
        "2020-effects": Wanted(is_effects, 4, edition="imperium"),
        "2020-voice": Wanted(is_voice, 3, edition="imperium"),
        "2020-victory": Wanted(is_victory, 3, edition="imperium"),
        "2020-before-rivals-1-player": Wanted(is_before_rivals, 1, edition="imperium"),
        "mixed-turn-4-players": Wanted(
            is_turn, 4, modules=("imperium", "imperium_conflicts", "imperium_leaders")
        ),
    }


def find(want: Wanted) -> Position:
    """The first position of that sort that random games come to."""
    modules = [*want.modules, *(["choam"] if want.choam else [])]
    for seed in itertools.count(1):
        setup: dict[str, Any] = {
            "players": want.players, "leaders": want.leaders, "modules": modules, "seed": seed,
        }  # fmt: skip
        if want.edition != "uprising":
            setup["edition"] = want.edition
        state = kanly.new_game(**setup)
        r = random.Random(seed)
        actions: list[str] = []
        while not state.is_over:
            if want.here(state):
                return counted(want, setup, actions[: len(actions) - want.before])
            action = r.choice(eager(state))
            actions.append(state.action_text(action))
            state.apply(action)
    raise AssertionError("seeds never end")


def eager(state: State) -> list[int]:
    """Actions that lead to rich positions: keep Intrigue, end no turn while more can be done."""
    kept = [a for a in legal(state) if not INTRIGUE <= a < HAND]
    return [a for a in kept if a not in (PASS, END, REVEAL)] or kept or legal(state)


def counted(want: Wanted, setup: dict[str, Any], actions: list[str]) -> Position:
    """The position with its counts."""
    about = str(want.here.__doc__)
    if want.before:
        about = f"{want.before} actions before: {about}"
    position = Position(about, setup, actions, [])
    return replace(position, counts=counts(position.state()))


def counts(state: State) -> list[int]:
    """How many sequences there are of one action, of two, and so on."""
    found = [count(state, 1)]
    while 0 < found[-1] < ENOUGH:
        found.append(count(state, len(found) + 1))
    return found


if __name__ == "__main__":
    for name, want in wanted().items():
        find(want).save(FOLDER / f"{name}.json")
