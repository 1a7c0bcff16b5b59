"""Complete games as text: every decision, every answer, everything that happened.

``python -m tests.golden.playthrough`` writes the files anew; the test compares them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import kanly
from kanly.editions.uprising.edition import BORROWED
from kanly.editions.uprising.modes import LEVELS
from kanly.engine.events import NAMES
from kanly.engine.library import load
from kanly.rules.variants import EXPERT

FOLDER = Path(__file__).parent / "games"
LEADERS = [
    "feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica",
    "lady_margot_fenring", "muad_dib", "princess_irulan", "staban_tuek",
]  # fmt: skip


def games() -> dict[str, dict[str, Any]]:
    """The agreements of the golden games, by name."""
    chosen: dict[str, dict[str, Any]] = {}
    for n in range(24):
        players = 3 + n % 2
        choam = n % 3 != 0
        leaders: list[str] | str = [LEADERS[(n + k * 3) % len(LEADERS)] for k in range(players)]
        if choam and n % 4 == 1:
            leaders = ["shaddam_corrino_iv", *leaders[1:]]
        if n % 8 == 6:
            leaders = "draft" if n % 16 == 6 else "random"
        name = f"{n:02}-{players}-players{'-choam' if choam else ''}"
        chosen[name] = {
            "players": players,
            "leaders": leaders,
            "modules": ["choam"] if choam else [],
            "seed": 500 + n,
            "row_refresh": {5: "oldest", 11: "all"}.get(n, "off"),
            "one_per_house": n == 22,
            "first_player": 1 if n == 9 else None,
        }
    return {**chosen, **rival_games(), **team_games(), **games_of_2020(), **mixed_games()}


def rival_games() -> dict[str, dict[str, Any]]:
    """Games against every Rival, at every level, with every variant."""
    chosen: dict[str, dict[str, Any]] = {}
    rivals = load("uprising").rival_ids
    for n in range(16):
        players = 1 + n % 2
        variants = [variant.id for k, variant in enumerate(EXPERT) if n >> k & 1]
        if players == 1:
            named = [rivals[n % 10], rivals[(n + 5) % 10]]
            variants += ["row_dice"] if n % 4 == 0 else []
        else:
            named = [rivals[(n + 3) % 10]]
            if n % 8 == 3:
                named, variants = ["lady_amber_metulli"], [*variants, "streamlined"]
        choam = n % 3 == 0
        name = f"rivals-{n:02}-{players}-players{'-choam' if choam else ''}"
        chosen[name] = {
            "players": players,
            "modules": ["choam"] if choam else [],
            "seed": 700 + n,
            "leaders": "draft" if n % 5 == 4 else "random",
            "rivals": named,
            "difficulty": LEVELS[n // 2 % 4].id if players == 1 else None,
            "variants": variants,
        }
    return chosen


def team_games() -> dict[str, dict[str, Any]]:
    """Games of two teams: Leaders named, at random, drafted, and as recommended."""
    allies = [x for x in LEADERS if x != "muad_dib"]
    chosen: dict[str, dict[str, Any]] = {}
    for n in range(8):
        four = [allies[(n + 2 * k) % len(allies)] for k in range(4)]
        named = ["muad_dib", four[0], four[1], "shaddam_corrino_iv", four[2], four[3]]
        leaders: list[str] | str = named
        if n >= 5:
            leaders = ["random", "draft", "recommended"][n - 5]
        chosen[f"teams-{n:02}-6-players"] = {
            "players": 6,
            "modules": ["choam"],
            "seed": 900 + n,
            "leaders": leaders,
            "aloud": n == 4,
        }
    return chosen


def games_of_2020() -> dict[str, dict[str, Any]]:
    """The older game with every Leader, against House Hagal and every Rival, at every level."""
    chosen: dict[str, dict[str, Any]] = {}
    leaders = load("imperium").leader_ids
    rivals = [x.id for x in load("imperium").rivals if 1 in x.players]
    for n in range(16):
        players = 1 + n % 4
        named: list[str] | str = [leaders[(n + 3 * k) % len(leaders)] for k in range(players)]
        if n >= 12:
            named = ["draft", "random", "recommended", "draft"][n - 12]
        setup: dict[str, Any] = {
            "edition": "imperium", "players": players, "leaders": named, "seed": 1100 + n,
        }  # fmt: skip
        if players == 1:
            setup["difficulty"] = LEVELS[n // 4].id
            both = [rivals[n // 4 % len(rivals)], rivals[(n // 4 + 3) % len(rivals)]]
            setup["rivals"] = both
            setup["leaders"] = "random" if named[0] in both else named
        chosen[f"2020-{n:02}-{players}-players"] = setup
    return chosen


def mixed_games() -> dict[str, dict[str, Any]]:
    """Uprising with what the older game lends it."""
    chosen: dict[str, dict[str, Any]] = {}
    for n, players in enumerate((1, 2, 3, 4, 4, 6)):
        modules = [*BORROWED[: 1 + n % 3], *(["choam"] if n % 2 else [])]
        chosen[f"mixed-{n:02}-{players}-players"] = {
            "players": players,
            "modules": modules,
            "leaders": "random",
            "seed": 1300 + n,
            "added_cards": ["kwisatz_haderach", "the_voice", "bindu_suspension"] if n == 4 else [],
        }
    return chosen


def playthrough(setup: dict[str, Any]) -> str:
    """The whole game as text."""
    state = kanly.new_game(**setup, log=True)
    r = random.Random(setup["seed"])
    lines = [f"setup {setup}"]
    told = 0
    assert state.log is not None
    while True:
        for event, seat, a, b in state.log[told:]:
            lines.append(f"    {NAMES[event]} seat={seat} {a} {b}")
        told = len(state.log)
        decision = state.decision
        if decision is None:
            break
        action = r.choice(decision.actions)
        offered = " ".join(state.action_text(x) for x in decision.actions)
        lines.append(f"{state.ply} seat {decision.seat} {decision.kind}: {offered}")
        lines.append(f"  > {state.action_text(action)}")
        state.apply(action)
    lines.extend(repr(standing) for standing in state.standings)
    lines.append(f"fingerprint {state.fingerprint()}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, setup in games().items():
        (FOLDER / f"{name}.txt").write_text(playthrough(setup), encoding="utf-8")
