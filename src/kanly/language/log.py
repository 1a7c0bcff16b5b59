"""What happened, where the points came from, and the final standings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine import actions as act
from ..engine import events
from ..engine.ledger import change_of, reason_of
from ..engine.rulebook import Standing
from ..engine.state import Seat
from ..engine.tables import Tables
from ..engine.terms import BATTLE_ICONS, FACTIONS, RESOURCES
from .bundles import message
from .cards import contract_reward
from .names import battle_name, component_name, name

Args = dict[str, str | int]

NUMBERS: Final = frozenset(
    {
        events.ROUND, events.DREW, events.DREW_INTRIGUE, events.RECRUITED, events.DEPLOYED,
        events.RETREATED, events.SUMMONED, events.STRENGTH, events.SWORDS, events.PERSUASION,
    }
)  # fmt: skip
"""Events whose first number is how many."""

CODES: Final[dict[int, tuple[str, int]]] = {
    events.RECALLED_AGENT: ("space", act.SPACE),
    events.TRASHED: ("card", act.HAND),
    events.DISCARDED: ("card", act.HAND),
    events.TO_HAND: ("card", act.HAND),
    events.ACQUIRED: ("card", act.HAND),
    events.SHOWN: ("card", act.HAND),
    events.ROW_LEFT: ("card", act.HAND),
    events.SET_ASIDE: ("card", act.HAND),
    events.INTRIGUE: ("card", act.INTRIGUE),
    events.TRASHED_INTRIGUE: ("card", act.INTRIGUE),
    events.DISCARDED_INTRIGUE: ("card", act.INTRIGUE),
    events.COMPLETED: ("contract", act.CONTRACT),
    events.COMBAT: ("conflict", act.BATTLE),
    events.WON: ("conflict", act.BATTLE),
    events.NOBODY_WON: ("conflict", act.BATTLE),
    events.CONTROL: ("space", act.SPACE),
    events.TURNED: ("leader", act.LEADER),
    events.LEADER: ("leader", act.LEADER),
    events.OBJECTIVE: ("card", act.BATTLE),
}
"""Events whose first number names a thing: the argument, and the block of its code."""


def log_line(
    tables: Tables, entry: tuple[int, int, int, int], lang: str, seats: list[str]
) -> str:  # fmt: skip
    """An entry of the log as a sentence; `seats` are the players' names."""
    event, seat, a, b = entry
    id = f"log-{events.NAMES[event]}"
    args: Args = {"seat": seats[seat]}
    if event in NUMBERS:
        args["n"] = a
    elif event in CODES:
        key, block = CODES[event]
        args[key] = name(tables, block + a, lang)
    elif event in DETAILS:
        DETAILS[event](tables, a, b, lang, args)
    elif event == events.STOLE:
        args["victim"] = seats[a]
    elif event == events.SCORED:
        args["n"] = abs(b)
        args["reason"] = score_reason(tables, a, lang)
        if b < 0:
            id = "log-scored-lost"
    return message(lang, id, **args)


def _conflict(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["conflict"] = battle_name(tables, a, lang)


def _played(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["card"] = name(tables, act.HAND + a, lang)
    args["space"] = name(tables, act.SPACE + b, lang)


def _post(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["post"] = component_name("at", tables.post_ids[a], lang)


def _resource(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["resource"] = RESOURCES[a]
    args["n"] = b


def _faction(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["faction"] = FACTIONS[a]
    args["n"] = b


def _revealed(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["n"] = a
    args["swords"] = b


def _took_contract(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["contract"] = name(tables, act.CONTRACT + a, lang)
    args["reward"] = contract_reward(tables.contracts[a], lang)


def _reward(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["conflict"] = name(tables, act.BATTLE + a, lang)
    args["place"] = b


def _matched(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["one"] = battle_name(tables, a, lang)
    args["other"] = battle_name(tables, b, lang)


def _flipped(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["card"] = battle_name(tables, a, lang)


def _makers(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["space"] = name(tables, act.SPACE + a, lang)
    args["n"] = b


def _trained(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["place"] = component_name("track", tables.training_ids[a], lang)


DETAILS: Final[dict[int, Callable[[Tables, int, int, str, Args], None]]] = {
    events.CONFLICT: _conflict,
    events.PLAYED: _played,
    events.INFILTRATED: _post,
    events.GATHERED: _post,
    events.PLACED_SPY: _post,
    events.RECALLED_SPY: _post,
    events.GAINED: _resource,
    events.PAID: _resource,
    events.INFLUENCE_UP: _faction,
    events.INFLUENCE_DOWN: _faction,
    events.ALLIANCE: _faction,
    events.ALLIANCE_RETURNED: _faction,
    events.REVEALED: _revealed,
    events.TOOK_CONTRACT: _took_contract,
    events.REWARD: _reward,
    events.MATCHED: _matched,
    events.FLIPPED: _flipped,
    events.MAKERS: _makers,
    events.TRAINED: _trained,
}
"""How the numbers of the other events become arguments."""


# ---------------------------------------------------------------- the score


def score_reason(tables: Tables, reason: int, lang: str) -> str:
    """Where a Victory Point comes from, by the code in the ledger."""
    if reason == act.RULES:
        return message(lang, "score-start")
    if act.FACTION <= reason < act.ALLIANCE:
        return message(lang, "score-influence", faction=FACTIONS[reason - act.FACTION])
    if act.ALLIANCE <= reason < act.SEAT:
        return message(lang, "score-alliance", faction=FACTIONS[reason - act.ALLIANCE])
    if act.MATCH <= reason < act.INTRIGUE:
        icon = component_name("battle", BATTLE_ICONS[reason - act.MATCH], lang)
        return message(lang, "score-match", icon=icon)
    if act.BATTLE <= reason < act.MATCH:
        return message(lang, "score-conflict", conflict=name(tables, reason, lang))
    return name(tables, reason, lang)


def score_reasons(tables: Tables, seat: Seat, lang: str) -> list[tuple[str, int]]:
    """Every change of a seat's score in order: where it came from, and how many points."""
    return [(score_reason(tables, reason_of(e), lang), change_of(e)) for e in seat.ledger]


def standing_line(standing: Standing, seat_name: str, lang: str, ties: bool = False) -> str:
    """A seat's final place and points; with `ties` also what ties are broken by."""
    line = message(
        lang, "standing-line", place=standing.place, seat=seat_name, n=standing.vp
    )  # fmt: skip
    if not ties:
        return line
    detail = message(
        lang,
        "standing-ties",
        spice=standing.spice,
        solari=standing.solari,
        water=standing.water,
        garrison=standing.garrison,
    )
    return message(lang, "list-comma", a=line, b=detail)


TIES: Final = ("tie-spice", "tie-solari", "tie-water", "tie-garrison", "tie-reveal")


def tie_breaks(lang: str) -> list[str]:
    """What breaks a tie in points, in the order it is compared."""
    return [message(lang, id) for id in TIES]
