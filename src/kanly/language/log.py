"""What happened, as sentences.

``log-EVENT`` is the message of an event; `EVENTS` says what the two numbers of its entry are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..engine import actions as act
from ..engine import events
from ..engine.codex import Codex
from ..engine.terms import RESOURCES
from ..rules import rivals_of_2020
from .bundles import message
from .cards import contract_reward
from .effects import gather
from .hagal import picked_by, spice_places, wanted, wants_free_spice, wants_spice
from .names import battle_name, component_name, hagal_name, name
from .score import score_reason
from .words import GOODS, Words


@dataclass(frozen=True)
class Scene:
    """What every line of a log is told with."""

    codex: Codex
    lang: str
    seats: list[str]
    """The players' names."""


Args: TypeAlias = dict[str, str | int]


@dataclass(frozen=True)
class Reader:
    """What one number of an entry is."""

    words: Callable[[Scene, int], Args]
    """What it says, as arguments of the message."""
    block: int | None = None
    """Where the codes of the things begin which it numbers."""
    counts: bool = False
    """It counts something."""


@dataclass(frozen=True)
class Telling:
    """What both numbers of an entry are."""

    readers: tuple[Reader, ...]
    words: Callable[[Scene, int, int], Args] | None = None
    """What they say together, if that is more than each of them says."""

    def __call__(self, scene: Scene, a: int, b: int) -> Args:
        """The arguments of the message."""
        if self.words is not None:
            return self.words(scene, a, b)
        args: Args = {}
        for reader, n in zip(self.readers, (a, b)):
            args |= reader.words(scene, n)
        return args


def log_line(
    codex: Codex, entry: tuple[int, int, int, int], lang: str, seats: list[str]
) -> str:  # fmt: skip
    """An entry of the log as a sentence; `seats` are the players' names."""
    event, seat, a, b = entry
    args = EVENTS[event](Scene(codex, lang, seats), a, b)
    if event == events.LEADER:  # who is called by the Leader does not play "Gurney Halleck"
        args["named"] = "yes" if args["leader"] == seats[seat] else "no"
    return message(lang, f"log-{events.NAMES[event]}", seat=seats[seat], **args)


def log_things(codex: Codex, entry: tuple[int, int, int, int]) -> list[str]:
    """What an entry names, as texts of the action vocabulary, in the order of its numbers."""
    event, _, *numbers = entry
    return [
        codex.vocabulary.text(reader.block + n)
        for reader, n in zip(EVENTS[event].readers, numbers)
        if reader.block is not None
    ]


def log_numbers(entry: tuple[int, int, int, int]) -> list[int]:
    """Those numbers of an entry that count something."""
    event, _, *numbers = entry
    return [n for reader, n in zip(EVENTS[event].readers, numbers) if reader.counts]


# ---------------------------------------------------------------- readers of one number


def number(key: str) -> Reader:
    """How many, or which place."""
    return Reader(lambda scene, n: {key: n}, counts=True)


def thing(key: str, block: int) -> Reader:
    """The name of a thing whose codes begin there."""
    return Reader(lambda scene, n: {key: name(scene.codex, block + n, scene.lang)}, block)


def battle(key: str) -> Reader:
    """A Conflict or Objective card with its battle icon."""
    return Reader(lambda scene, n: {key: battle_name(scene.codex, n, scene.lang)}, act.BATTLE)


def other(key: str) -> Reader:
    """Another seat."""
    return Reader(lambda scene, n: {key: scene.seats[n]}, act.SEAT)


def resource(scene: Scene, n: int) -> Args:
    """Which resource."""
    return {"resource": RESOURCES[n]}


def goods(scene: Scene, n: int) -> Args:
    """Which kind of goods of a trade."""
    return {"resource": GOODS[n]}


def track(scene: Scene, n: int) -> Args:
    """Which Influence track, by its Faction."""
    return {"faction": scene.codex.tracks[n].id}


def post(scene: Scene, n: int) -> Args:
    """An observation post."""
    return {"post": component_name("at", scene.codex.post_ids[n], scene.lang)}


def contract(scene: Scene, n: int) -> Args:
    """A contract and its reward."""
    title = name(scene.codex, act.CONTRACT + n, scene.lang)
    reward = contract_reward(scene.codex.contracts[n], scene.lang)
    return {"contract": title, "reward": reward}


def reason(scene: Scene, n: int) -> Args:
    """Where points come from."""
    return {"reason": score_reason(scene.codex, n, scene.lang)}


def change(scene: Scene, n: int) -> Args:
    """Points gained or lost."""
    return {"n": abs(n), "change": "lost" if n < 0 else "gained"}


def rival(scene: Scene, n: int) -> Args:
    """A Rival card and its Swordmaster value."""
    title = name(scene.codex, act.RIVAL + n, scene.lang)
    return {"rival": title, "n": scene.codex.rivals[n].swordmaster}


def signet(scene: Scene, n: int) -> Args:
    """What the Signet Ring of a Rival card does."""
    return {"text": gather(scene.codex.rivals[n].signet, Words(scene.lang, rival=True))}


def scheme(scene: Scene, n: int) -> Args:
    """What the Scheme of a Rival card does."""
    return {"text": gather(scene.codex.rivals[n].scheme, Words(scene.lang, rival=True))}


def unmet(scene: Scene, n: int) -> Args:
    """A House Hagal card and what it asks for in vain."""
    card = scene.codex.hagal[n]
    title = hagal_name(card, scene.lang)
    if wants_free_spice(card):
        return {"card": title, "lack": "free-spice"}
    if wants_spice(card):
        return {"card": title, "lack": "spice", "spaces": spice_places(card, scene.lang)}
    return {"card": title, "lack": "condition", "condition": wanted(card, scene.lang)}


def lead(scene: Scene, n: int) -> Args:
    """How far ahead, and in what."""
    by_strength = isinstance(scene.codex.steps.rival_deploys, rivals_of_2020.RivalDeploys)
    return {"n": n, "by": "strength" if by_strength else "units"}


def left_to_bank(scene: Scene, n: int) -> Args:
    """Which resource a Rival leaves, and why: it never takes any, or has what it wanted."""
    never = any(chair.role.wants_nothing for chair in scene.codex.mode.chairs)
    return {**resource(scene, n), "why": "never" if never else "content"}


def where(scene: Scene, n: int) -> Args:
    """In the Conflict or at home."""
    return {"where": "conflict" if n else "garrison"}


RESOURCE: Final = Reader(resource)
FORGONE: Final = Reader(left_to_bank)
WHERE: Final = Reader(where)
LEAD: Final = Reader(lead, counts=True)
GIFT: Final = Reader(goods)
TRACK: Final = Reader(track, act.FACTION)
POST: Final = Reader(post, act.POST)
CONTRACT: Final = Reader(contract, act.CONTRACT)
REASON: Final = Reader(reason, 0)
CHANGE: Final = Reader(change, counts=True)
RIVAL: Final = Reader(rival, act.RIVAL)
SIGNET: Final = Reader(signet, act.RIVAL)
SCHEME: Final = Reader(scheme, act.RIVAL)
UNMET: Final = Reader(unmet, act.HAGAL)

# ---------------------------------------------------------------- readers of both


def of(*readers: Reader) -> Telling:
    """Each number of an entry by a reader of its own; what has none says nothing."""
    return Telling(readers)


def visit(scene: Scene, a: int, b: int) -> Args:
    """A House Hagal card, its space, and why it is that one of two."""
    codex, lang = scene.codex, scene.lang
    card = codex.hagal[a]
    condition = picked_by(card, codex.space_ids[b], lang)
    return {
        "card": hagal_name(card, lang),
        "space": name(codex, act.SPACE + b, lang),
        "choice": "yes" if condition else "no",
        "condition": condition,
    }


def place(scene: Scene, a: int, b: int) -> Args:
    """A place of a path."""
    id = scene.codex.paths[b].places[a].id
    return {"place": component_name("track", id, scene.lang)}


def move(scene: Scene, a: int, b: int) -> Args:
    """The space an Agent leaves, and the one it goes to."""
    codex, lang = scene.codex, scene.lang
    space, target = (name(codex, act.SPACE + n, lang) for n in (a, b))
    return {"space": space, "target": target, "again": "yes" if a == b else "no"}


MOVE: Final = Telling((thing("space", act.SPACE), thing("target", act.SPACE)), move)
VISIT: Final = Telling((thing("card", act.HAGAL), thing("space", act.SPACE)), visit)
PLACE: Final = Telling((), place)
FIGHT: Final = Telling((number("n"), number("place")), lambda scene, a, b: {"n": a})

EVENTS: Final[dict[int, Telling]] = {
    events.ROUND: of(number("n")),
    events.CONFLICT: of(battle("conflict")),
    events.FIRST_PLAYER: of(),
    events.PLAYED: of(thing("card", act.HAND), thing("space", act.SPACE)),
    events.INFILTRATED: of(POST),
    events.GATHERED: of(POST),
    events.GAINED: of(RESOURCE, number("n")),
    events.PAID: of(RESOURCE, number("n")),
    events.DREW: of(number("n")),
    events.DREW_INTRIGUE: of(number("n")),
    events.STOLE: of(other("victim")),
    events.RECRUITED: of(number("n")),
    events.DEPLOYED: of(number("n")),
    events.RETREATED: of(number("n")),
    events.SUMMONED: of(number("n")),
    events.INFLUENCE_UP: of(TRACK, number("n")),
    events.INFLUENCE_DOWN: of(TRACK, number("n")),
    events.ALLIANCE: of(TRACK),
    events.ALLIANCE_RETURNED: of(TRACK),
    events.SCORED: of(REASON, CHANGE),
    events.PLACED_SPY: of(POST),
    events.RECALLED_SPY: of(POST),
    events.RECALLED_AGENT: of(thing("space", act.SPACE)),
    events.TRASHED: of(thing("card", act.HAND)),
    events.DISCARDED: of(thing("card", act.HAND)),
    events.TO_HAND: of(thing("card", act.HAND)),
    events.ACQUIRED: of(thing("card", act.HAND)),
    events.REVEALED: of(number("n"), number("swords")),
    events.SHOWN: of(thing("card", act.HAND)),
    events.INTRIGUE: of(thing("card", act.INTRIGUE)),
    events.TRASHED_INTRIGUE: of(thing("card", act.INTRIGUE)),
    events.DISCARDED_INTRIGUE: of(thing("card", act.INTRIGUE)),
    events.TOOK_CONTRACT: of(CONTRACT),
    events.COMPLETED: of(thing("contract", act.CONTRACT)),
    events.HOOKS: of(),
    events.SHIELD_WALL: of(),
    events.COUNCIL: of(),
    events.SWORDMASTER: of(),
    events.CONTROL: of(thing("space", act.SPACE)),
    events.PASSED: of(),
    events.COMBAT: of(thing("conflict", act.BATTLE)),
    events.REWARD: of(thing("conflict", act.BATTLE), number("place")),
    events.WON: of(thing("conflict", act.BATTLE)),
    events.NOBODY_WON: of(thing("conflict", act.BATTLE)),
    events.MATCHED: of(battle("one"), battle("other")),
    events.FLIPPED: of(battle("card")),
    events.MAKERS: of(thing("space", act.SPACE), number("n")),
    events.RECALL: of(),
    events.ENDGAME: of(),
    events.GAME_OVER: of(),
    events.MEMORY: of(),
    events.TURNED: of(thing("leader", act.LEADER)),
    events.TRAINED: PLACE,
    events.ROW_LEFT: of(thing("card", act.HAND)),
    events.SET_ASIDE: of(thing("card", act.HAND)),
    events.SHUFFLED: of(),
    events.STRENGTH: of(number("n")),
    events.SWORDS: of(number("n")),
    events.PERSUASION: of(number("n")),
    events.LEADER: of(thing("leader", act.LEADER)),
    events.OBJECTIVE: of(thing("card", act.BATTLE)),
    events.RIVAL: of(RIVAL),
    events.HAGAL: VISIT,
    events.HAGAL_OCCUPIED: VISIT,
    events.HAGAL_UNMET: of(UNMET),
    events.HAGAL_POLITICS: of(thing("card", act.HAGAL), TRACK),
    events.HAGAL_SPY: of(thing("card", act.HAGAL)),
    events.NO_POST: of(),
    events.HAGAL_SHUFFLED: of(),
    events.HAGAL_SWORDS: of(thing("card", act.HAGAL), number("n")),
    events.SIGNET: of(SIGNET),
    events.SCHEME: of(SCHEME),
    events.HELD_BACK: of(LEAD),
    events.STUCK: of(),
    events.DICE: of(number("one"), number("other")),
    events.FORGONE: of(FORGONE, number("n")),
    events.NO_FACTION_POST: of(),
    events.HAGAL_OUT_OF_REACH: of(thing("card", act.HAGAL), TRACK),
    events.INFLUENCE_LOST: of(TRACK, number("n")),
    events.DEFENDED: of(thing("space", act.SPACE)),
    events.FOUGHT: FIGHT,
    events.ACTIVATED: of(other("ally")),
    events.SWORDMASTER_LEFT: of(),
    events.CONCEDED: of(other("ally")),
    events.TRADED: of(other("partner")),
    events.GAVE: of(GIFT, number("n")),
    events.THRONE: of(thing("card", act.HAND)),
    events.MENTAT: of(),
    events.MENTAT_WON: of(),
    events.MENTAT_HOME: of(),
    events.VOICE: of(thing("space", act.SPACE)),
    events.HAGAL_CLOSED: of(thing("card", act.HAGAL), thing("space", act.SPACE)),
    events.LOST_TROOPS: of(number("n"), WHERE),
    events.TOKENS: of(thing("one", act.FACTION), thing("other", act.FACTION)),
    events.MOVED_AGENT: MOVE,
    events.ONTO_DECK: of(thing("card", act.HAND)),
    events.WAITED: of(),
    events.CONTROL_LOST: of(thing("space", act.SPACE)),
}
"""What the numbers of each event are, in the order of the events."""
