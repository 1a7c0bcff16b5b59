"""What happened, where the points came from, and the final standings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine import actions as act
from ..engine import events
from ..engine.components import Hagal
from ..engine.ledger import change_of, reason_of
from ..engine.rulebook import Standing
from ..engine.seat import Seat
from ..engine.tables import Tables
from ..engine.terms import BATTLE_ICONS, FACTIONS, RESOURCES
from ..rules.conditions import BonusSpiceAt, Both
from .bundles import message
from .cards import contract_reward
from .conditions import condition_clause
from .effects import gather
from .names import battle_name, component_name, hagal_name, name
from .words import Words

Args = dict[str, str | int]

NUMBERS: Final = frozenset(
    {
        events.ROUND, events.DREW, events.DREW_INTRIGUE, events.RECRUITED, events.DEPLOYED,
        events.RETREATED, events.SUMMONED, events.STRENGTH, events.SWORDS, events.PERSUASION,
        events.HELD_BACK,
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
    events.HAGAL_SPY: ("card", act.HAGAL),
}
"""Events whose first number names a thing: the argument, and the block of its code."""

CHOICES: Final[dict[int, str]] = {
    events.HAGAL: "log-hagal-choice",
    events.HAGAL_OCCUPIED: "log-hagal-occupied-choice",
}
"""Events about a House Hagal card and a space: the message if the card shows two."""


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
    elif event in CHOICES:
        if _name_visit(tables, tables.hagal[a], b, lang, args):
            id = CHOICES[event]
    elif event == events.HAGAL_UNMET:
        if _name_lack(tables.hagal[a], lang, args):
            id = "log-hagal-unmet-spice"
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
    args["place"] = component_name("track", tables.paths[b].places[a].id, lang)


def _rival(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["rival"] = name(tables, act.RIVAL + a, lang)
    args["n"] = tables.rivals[a].swordmaster


def _signet(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["text"] = gather(tables.rivals[a].signet, Words(lang, rival=True))


def _scheme(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["text"] = gather(tables.rivals[a].scheme, Words(lang, rival=True))


def _hagal_politics(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["card"] = name(tables, act.HAGAL + a, lang)
    args["faction"] = FACTIONS[b]


def _hagal_swords(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["card"] = name(tables, act.HAGAL + a, lang)
    args["n"] = b


def _dice(tables: Tables, a: int, b: int, lang: str, args: Args) -> None:
    args["one"] = a
    args["other"] = b


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
    events.RIVAL: _rival,
    events.HAGAL_POLITICS: _hagal_politics,
    events.HAGAL_SWORDS: _hagal_swords,
    events.SIGNET: _signet,
    events.SCHEME: _scheme,
    events.DICE: _dice,
    events.FORGONE: _resource,
}
"""How the numbers of the other events become arguments."""


# ---------------------------------------------------------------- House Hagal cards


def _name_visit(tables: Tables, card: Hagal, space: int, lang: str, args: Args) -> bool:
    """The card and its space; is it one of two, with a condition that says which?"""
    args["card"] = hagal_name(card, lang)
    args["space"] = name(tables, act.SPACE + space, lang)
    if len(card.visits) == 1:
        return False
    for visit in card.visits:
        if tables.space_number[visit.space] == space and visit.when is not None:
            args["condition"] = condition_clause(visit.when, Words(lang, rival=True))
            return True
    return False


def _name_lack(card: Hagal, lang: str, args: Args) -> bool:
    """The card and what its conditions ask for; is it only that there is no bonus spice?

    Where all conditions compare bonus spice and none holds, there is none at all.
    """
    w = Words(lang, rival=True)
    args["card"] = hagal_name(card, lang)
    wanted = [visit.when for visit in card.visits if visit.when is not None]
    if all(isinstance(c.first if isinstance(c, Both) else c, BonusSpiceAt) for c in wanted):
        spaces = [component_name("space", visit.space, lang) for visit in card.visits]
        args["spaces"] = w.listed([w.say("text-at-space", space=s) for s in spaces], "list-nor")
        return True
    args["condition"] = w.listed([condition_clause(c, w) for c in wanted], "list-or")
    return False


# ---------------------------------------------------------------- the score


def score_kind(reason: int) -> str:
    """What sort of thing a Victory Point comes from, by the code in the ledger."""
    if reason == act.RULES:
        return "start"
    if act.FACTION <= reason < act.ALLIANCE:
        return "influence"
    if act.ALLIANCE <= reason < act.SEAT:
        return "alliance"
    if act.BATTLE <= reason < act.MATCH:
        return "conflict"
    if act.MATCH <= reason < act.INTRIGUE:
        return "match"
    if act.RIVAL <= reason < act.SPACE_PART:
        return "bought"
    return "card"


def score_reason(tables: Tables, reason: int, lang: str) -> str:
    """Where a Victory Point comes from, by the code in the ledger."""
    kind = score_kind(reason)
    if kind == "start":
        return message(lang, "score-start")
    if kind == "influence":
        return message(lang, "score-influence", faction=FACTIONS[reason - act.FACTION])
    if kind == "alliance":
        return message(lang, "score-alliance", faction=FACTIONS[reason - act.ALLIANCE])
    if kind == "conflict":
        return message(lang, "score-conflict", conflict=name(tables, reason, lang))
    if kind == "match":
        icon = component_name("battle", BATTLE_ICONS[reason - act.MATCH], lang)
        return message(lang, "score-match", icon=icon)
    if kind == "bought":
        return message(lang, "score-bought")
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
        **standing.ties,
    )
    return message(lang, "list-comma", a=line, b=detail)


TIES: Final = ("tie-spice", "tie-solari", "tie-water", "tie-garrison", "tie-reveal")


def tie_breaks(lang: str) -> list[str]:
    """What breaks a tie in points, in the order it is compared."""
    return [message(lang, id) for id in TIES]
