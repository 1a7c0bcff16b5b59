"""One measurement, printed as JSON; started by the benchmark in a process of its own.

Rates are by processor time, so that other work on the machine disturbs them less.
"""

from __future__ import annotations

import cProfile
import json
import pstats
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any, Final

import kanly
from kanly.bots import Knowledge, SearchBot, make
from kanly.bots.levels import LADDER

SHAPE_SEEDS: Final = range(40)
BUDGETS: Final = {"search": "search@32"}
"""The search thinks for a fixed number of tries: the clock would only show its budget."""
SOME: Final = 7
"""Every so many decisions of a game a bot is asked."""
PLENTY: Final = 5000
"""Decisions after which a fast bot has shown how fast it is."""
SHARED: Final = ("codex", "setup", "decision", "log", "role")
"""What copies of a state share or leave behind; not counted in its size."""


def play(
    seed: int, pick: Callable[[], float], players: int = 4, edition: str = "uprising"
) -> kanly.State:
    """One random game, of Uprising for four unless another is named."""
    state = kanly.new_game(edition, players=players, seed=seed)
    apply = state.apply
    while (decision := state.decision) is not None:
        actions = decision.actions
        apply(actions[int(pick() * len(actions))])
    return state


def kanly_rates(seconds: float, players: int = 4, edition: str = "uprising") -> dict[str, Any]:
    """Decisions and games a second, and what a copy costs."""
    decisions = games = 0
    pick = random.Random(1).random
    play(0, pick, players, edition)
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        decisions += play(games, pick, players, edition).ply
        games += 1
    return {
        "build": build(),
        **_rates(decisions, games, elapsed),
        "copy_us": copy_cost(players, edition),
    }


def copy_cost(players: int, edition: str) -> float:
    """Microseconds for a copy in the middle of a game."""
    state = kanly.new_game(edition, players=players, seed=7)
    pick = random.Random(7).random
    for _ in range(140):
        if (decision := state.decision) is None:
            break
        state.apply(decision.actions[int(pick() * len(decision.actions))])
    copies = 20_000
    begin = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - begin) / copies * 1e6


def shape() -> dict[str, Any]:
    """Numbers that do not depend on the clock of the machine (or hardly)."""
    result: dict[str, Any] = {"late_over_early": late_over_early(), "state_bytes": state_bytes()}
    if not kanly.compiled:
        profile = cProfile.Profile()
        decisions = 0
        profile.enable()
        for seed in SHAPE_SEEDS:
            decisions += play(seed, random.Random(seed).random).ply
        profile.disable()
        calls: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]
        result["calls_per_decision"] = calls / decisions
    return result


def late_over_early() -> float:
    """Cost of a decision in the last quarter of a game over one in the first."""
    early = late = 0
    clock = time.perf_counter_ns
    for seed in SHAPE_SEEDS:
        pick = random.Random(seed).random
        total = play(seed, random.Random(seed).random).ply
        state = kanly.new_game(players=4, seed=seed)
        for n in range(total):
            actions = state.decision.actions if state.decision else []
            action = actions[int(pick() * len(actions))]
            begin = clock()
            state.apply(action)
            spent = clock() - begin
            if n * 4 < total:
                early += spent
            elif n * 4 >= 3 * total:
                late += spent
    return late / early


def state_bytes() -> int:
    """Memory of one state in the middle of a game, without what copies share."""
    state = kanly.new_game(players=4, modules=["choam"], seed=7)
    pick = random.Random(7).random
    for _ in range(200):
        if (decision := state.decision) is None:
            break
        state.apply(decision.actions[int(pick() * len(decision.actions))])
    return _size(state, set())


def _size(thing: object, seen: set[int]) -> int:
    if id(thing) in seen or isinstance(thing, int | str):
        return 0
    seen.add(id(thing))
    total = sys.getsizeof(thing)
    if isinstance(thing, list | tuple):
        return total + sum(_size(x, seen) for x in thing)
    kind = type(thing).__name__
    if kind in ("State", "Seat", "Turn", "Choam", "Rivals", "Teams", "Task"):
        names = [n for n in dir(thing) if not n.startswith("_") and n not in (*SHARED, "node")]
        values = [getattr(thing, n) for n in names if n not in ("standings", "is_over")]
        total += sum(_size(v, seen) for v in values if not callable(v))
    return total


def bot_rates(seconds: float) -> dict[str, Any]:
    """Decisions a second of every level of bots, and what the search looks at meanwhile."""
    result: dict[str, Any] = {"build": build()}
    for level in LADDER:
        result[f"{level}_decisions_per_s"] = decision_rate(BUDGETS.get(level, level), seconds)
    return result | search_rates(seconds)


def decision_rate(name: str, seconds: float) -> float:
    """Decisions a second of a bot where there is something to choose."""
    bot = make(name, seed=1)
    decisions = 0
    spent = 0
    for state in islice(questions(), PLENTY):
        begin = time.process_time_ns()
        bot.choose(state)
        spent += time.process_time_ns() - begin
        decisions += 1
        if spent >= seconds * 1e9:
            break
    return decisions / spent * 1e9


def search_rates(seconds: float) -> dict[str, Any]:
    """Tries a second of the search, and positions it judges a second."""
    bot = make(BUDGETS["search"], seed=1)
    assert isinstance(bot, SearchBot)
    tries = judged = 0
    begin = time.process_time()
    for state in questions():
        search = bot.search(Knowledge(state))
        tries += search.root.tries if search.root is not None else 0
        judged += search.positions
        if time.process_time() - begin >= seconds:
            break
    spent = time.process_time() - begin
    return {"search_tries_per_s": tries / spent, "search_positions_per_s": judged / spent}


def questions() -> Iterator[kanly.State]:
    """Positions of random games for four, without end, in which there is something to choose."""
    for seed in count():
        pick = random.Random(seed).random
        state = kanly.new_game(players=4, seed=seed)
        while (decision := state.decision) is not None:
            actions = decision.actions
            if state.ply % SOME == 0 and len(actions) > 1:
                yield state
            state.apply(actions[int(pick() * len(actions))])


def build() -> str:
    """Which engine runs here."""
    return "compiled" if kanly.compiled else "interpreted"


def catanatron_rates(seconds: float) -> dict[str, Any]:
    """Random four-player Catan: ticks are its decisions."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    random.seed(1)
    ticks = games = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        game = Game([RandomPlayer(color) for color in list(Color)[:4]])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        games += 1
    return _rates(ticks, games, elapsed)


def chess_rates(seconds: float) -> dict[str, Any]:
    """Random chess: moves are its decisions."""
    import chess

    pick = random.Random(1).random
    moves = games = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(pick() * len(legal))])
            moves += 1
        games += 1
    return _rates(moves, games, elapsed)


def _rates(decisions: int, games: int, elapsed: float) -> dict[str, Any]:
    return {
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
    }


def main(what: str, seconds: float) -> None:
    """Print one measurement."""
    if what == "kanly":
        result = kanly_rates(seconds)
    elif what == "six_seats":
        result = kanly_rates(seconds, players=6)
    elif what == "imperium":
        result = kanly_rates(seconds, edition="imperium")
    elif what == "shape":
        result = shape()
    elif what == "bots":
        result = bot_rates(seconds)
    elif what == "catanatron":
        result = catanatron_rates(seconds)
    else:
        result = chess_rates(seconds)
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
