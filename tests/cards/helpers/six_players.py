"""The six-player side, its visitors and what they gain, for the tests of the game of two teams."""

from __future__ import annotations

from typing import Any

from kanly import State
from tests.cards.helpers.spaces import change, tally
from tests.table import Table, do, legal

MUAD_DIB, IRULAN, GURNEY, SHADDAM, JESSICA, FEYD = range(6)
"""The seats of `Table(6)`."""
COMMANDERS = (MUAD_DIB, SHADDAM)
TEAMS = ((MUAD_DIB, GURNEY, JESSICA), (SHADDAM, FEYD, IRULAN))
"""Each Commander with the left and the right Ally."""
QUIET = ("devour", "spring_the_trap", "go_to_ground")
"""Combat Intrigue cards: drawing them opens no Plot in the menu."""
TRACKS = ("great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds")
ICONS = {
    "emperor": {"economic_support", "military_support"},
    "spacing_guild": {"deliver_supplies", "heighliner"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"controversial_technology", "expedition"},
    "landsraad": {
        "assembly_hall",
        "gather_support",
        "high_council",
        "imperial_privilege",
        "swordmaster",
    },
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr", "spice_refinery"},
    "spice_trade": {
        "accept_contract",
        "deep_desert",
        "habbanya_erg",
        "hagga_basin",
        "imperial_basin",
        "shipping",
    },
}
SPACES = sorted(set().union(*ICONS.values()))
PERSONAL = {
    MUAD_DIB: {"fremen": {"hardy_warriors", "desert_mastery"}},
    SHADDAM: {"emperor": {"sardaukar", "vast_wealth"}},
}
FACTION_SPACES = set().union(
    *(ICONS[icon] for icon in ("emperor", "spacing_guild", "bene_gesserit", "fremen")),
    *(spaces for board in PERSONAL.values() for spaces in board.values()),
)
POSTS = {
    "post_great_houses": {"military_support", "economic_support"},
    "post_spacing_guild": {"heighliner", "deliver_supplies"},
    "post_bene_gesserit": {"espionage", "secrets"},
    "post_fringe_worlds": {"controversial_technology", "expedition"},
    "post_landsraad_left": {"high_council", "imperial_privilege", "swordmaster"},
    "post_landsraad_right": {"assembly_hall", "gather_support"},
    "post_choam": {"shipping", "accept_contract"},
    "post_carthag": {"carthag"},
    "post_city_left": {"sietch_tabr", "research_station"},
    "post_city_middle": {"research_station", "spice_refinery"},
    "post_city_right": {"spice_refinery", "arrakeen"},
    "post_deep_desert": {"deep_desert"},
    "post_habbanya_erg": {"habbanya_erg"},
    "post_hagga_basin": {"hagga_basin"},
    "post_imperial_basin": {"imperial_basin"},
}
ALL_POSTS = tuple(f"post/{post}" for post in POSTS)
ALL_TRACKS = tuple(f"track/{track}" for track in TRACKS)

VISITORS = {
    "an Ally of Muad'Dib": (GURNEY, None),
    "an Ally of Shaddam": (IRULAN, None),
    "Muad'Dib with his left Ally": (MUAD_DIB, GURNEY),
    "Muad'Dib with his right Ally": (MUAD_DIB, JESSICA),
    "Shaddam with his left Ally": (SHADDAM, FEYD),
    "Shaddam with his right Ally": (SHADDAM, IRULAN),
}
"""The seat that sends an Agent, and the Ally it activates."""


def icons_of(seat: int) -> dict[str, set[str]]:
    """The spaces of each icon for a seat: a Commander has those of the personal board too."""
    own = PERSONAL.get(seat, {})
    return {icon: spaces | own.get(icon, set()) for icon, spaces in ICONS.items()}


def team_of(seat: int) -> tuple[int, int, int]:
    """Commander, left Ally and right Ally of the seat's team."""
    return TEAMS[seat % 2]


def turn(seat: int, ally: int | None, *hand: str, leaders: list[str] | None = None) -> Table:
    """It is the seat's turn, with this hand, this Ally activated and quiet Intrigue to come."""
    t = Table(6, leaders).intrigue_top(*QUIET).turn_of(seat, activating=ally)
    return t.hand(seat, *hand) if hand else t


def plain(space: str) -> str:
    """A card without an Agent effect for the space (that no requirement of the space stops)."""
    return "truthtrance" if space in FACTION_SPACES else "undercover_asset"


def rich(t: Table, seat: int) -> Table:
    """Enough for every cost and, by the left Ally, every requirement of the seat's team."""
    t.have(seat, solari=20, spice=20, water=20)
    ally = team_of(seat)[1] if seat in COMMANDERS else seat
    return t.influence(ally, great_houses=2, spacing_guild=2, fringe_worlds=2)


def send(t: Table, seat: int, card: str, space: str, *then: str) -> State:
    """The seat plays the card to the space, taking the first cost, and goes on."""
    s = do(t.start(), f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    if kind(s) == "cost":
        do(s, "option:0")
    return do(s, *then)


def visit(t: Table, seat: int, space: str, *then: str) -> tuple[State, dict[int, dict[str, int]]]:
    """The seat goes there with a plain card; what changed, by seat (without the card played)."""
    s = t.hand(seat, plain(space), "convincing_argument").start()
    before = everybody(s)
    do(s, f"card:{plain(space)}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    if kind(s) == "cost":
        do(s, "option:0")
    do(settle(s), *then)
    before[seat]["hand"] -= 1
    return s, changes(before, s)


def settle(s: State) -> State:
    """Begin what must be done at the space, up to the first question."""
    while kind(s) == "agent-menu" and "end" not in legal(s):
        must = [text for text in legal(s) if text.startswith(("influence-step", "space-effect:"))]
        do(s, must[0] if "influence-step" not in must else "influence-step")
    return s


def everybody(s: State) -> list[dict[str, int]]:
    """What can be counted before each seat."""
    return [tally(s, seat) for seat in range(6)]


def changes(before: list[dict[str, int]], s: State) -> dict[int, dict[str, int]]:
    """What became more or less, by seat; seats without a change are left out."""
    found = {seat: change(before[seat], s, seat) for seat in range(6)}
    return {seat: changed for seat, changed in found.items() if changed}


def gains(
    seat: int, ally: int | None, own: dict[str, int], allys: dict[str, int]
) -> dict[int, dict[str, int]]:
    """Own gains for the seat and the Ally's for the one activated, or all for an Ally's seat."""
    if ally is None:
        return {seat: own | allys} if own or allys else {}
    return {who: what for who, what in ((seat, own), (ally, allys)) if what}


def kind(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def chooser(s: State) -> int:
    """The seat that must choose."""
    assert s.decision is not None
    return s.decision.seat


def options(s: State, word: str) -> set[str]:
    """What is offered after a word such as post or faction."""
    return {text.partition(":")[2] for text in legal(s) if text.startswith(f"{word}:")}


def asked(s: State) -> State:
    """A copy that asks questions with one answer too."""
    s = s.copy()
    s.asks_everything = True
    return s


def reachable(s: State, card: str) -> set[str]:
    """The spaces a card can send an Agent to; none if it cannot be played."""
    if f"card:{card}" not in legal(s):
        return set()
    return options(do(asked(s), f"card:{card}"), "space")


def market(s: State) -> list[str]:
    """The face-up contracts."""
    return list(s.to_dict()["choam"]["market"])


def throne(s: State) -> list[str]:
    """The Throne Row."""
    return list(s.to_dict()["teams"]["throne"])


def hooks(s: State) -> list[int]:
    """Who has Maker Hooks."""
    return [seat for seat, doc in enumerate(s.to_dict()["seats"]) if doc["hooks"]]


def field(s: State, seat: int, name: str) -> Any:
    """A field of a seat's document."""
    return s.to_dict()["seats"][seat][name]
