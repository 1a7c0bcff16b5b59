"""The board, and visits to its spaces, for the tests of spaces, posts and tracks."""

from __future__ import annotations

from kanly import State
from tests.table import Table, do, influence, legal

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
ICONS = {
    "emperor": {"dutiful_service", "sardaukar"},
    "spacing_guild": {"deliver_supplies", "heighliner"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad": {
        "assembly_hall",
        "gather_support",
        "high_council",
        "imperial_privilege",
        "swordmaster",
    },
    "city": {"arrakeen", "research_station", "sietch_tabr", "spice_refinery"},
    "spice_trade": {
        "accept_contract",
        "deep_desert",
        "hagga_basin",
        "imperial_basin",
        "shipping",
    },
}
SPACES = sorted(set().union(*ICONS.values()))
ICON_OF = {space: icon for icon, spaces in ICONS.items() for space in spaces}
CARD_FOR = dict.fromkeys(FACTIONS, "diplomacy") | {
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice_trade": "dune_the_desert_planet",
}
"""Starting cards without an Agent effect, by icon."""
POSTS = {
    "post_emperor": {"sardaukar", "dutiful_service"},
    "post_spacing_guild": {"heighliner", "deliver_supplies"},
    "post_bene_gesserit": {"espionage", "secrets"},
    "post_fremen": {"desert_tactics", "fremkit"},
    "post_landsraad_left": {"high_council", "imperial_privilege", "swordmaster"},
    "post_landsraad_right": {"assembly_hall", "gather_support"},
    "post_choam": {"shipping", "accept_contract"},
    "post_city_left": {"sietch_tabr", "research_station"},
    "post_city_middle": {"research_station", "spice_refinery"},
    "post_city_right": {"spice_refinery", "arrakeen"},
    "post_deep_desert": {"deep_desert"},
    "post_hagga_basin": {"hagga_basin"},
    "post_imperial_basin": {"imperial_basin"},
}
ALL_POSTS = tuple(f"post/{post}" for post in POSTS)
ALL_TRACKS = tuple(f"track/{faction}" for faction in FACTIONS)


def rich(t: Table, seat: int = 0) -> Table:
    """Enough of everything to go anywhere."""
    t.have(seat, solari=20, spice=20, water=20)
    return t.influence(seat, emperor=2, spacing_guild=2, fremen=2)


def holding(t: Table, space: str, *others: str) -> Table:
    """Seat 0 holds a card for the space, without an Agent effect, and other cards."""
    return t.hand(0, CARD_FOR[ICON_OF[space]], *(others or ("convincing_argument",)))


def go(s: State, space: str, *more: str) -> State:
    """Send seat 0's Agent to the space with the plain card for it."""
    return do(s, f"card:{CARD_FOR[ICON_OF[space]]}", f"space:{space}", *more)


def tally(s: State, seat: int = 0) -> dict[str, int]:
    """What can be counted before a seat."""
    mine = s.seats[seat]
    names = ("solari", "spice", "water", "garrison", "deployed", "worms", "vp", "spies")
    return {name: getattr(mine, name) for name in names} | {
        "hand": len(mine.hand),
        "intrigue": len(mine.intrigue),
        **influence(s, seat),
    }


def change(before: dict[str, int], s: State, seat: int = 0) -> dict[str, int]:
    """What became more or less; the played card counts as one card of the hand."""
    after = tally(s, seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def visit(t: Table, space: str, *more: str) -> tuple[State, dict[str, int]]:
    """Go there and say what changed for seat 0."""
    s = holding(t, space).start()
    before = tally(s)
    go(s, space, *more)
    return s, change(before, s)


def open_to(t: Table, space: str) -> bool:
    """May seat 0 go there?  (A second card for the same icon keeps the question open.)"""
    s = holding(t, space).start()
    return s.explain(f"card:{CARD_FOR[ICON_OF[space]]}") == [] and space in reachable(s, space)


def reachable(s: State, space: str) -> set[str]:
    """The spaces offered for the plain card of a space, also when there is only one."""
    s = s.copy()
    s.asks_everything = True
    do(s, f"card:{CARD_FOR[ICON_OF[space]]}")
    return {text.removeprefix("space:") for text in legal(s) if text.startswith("space:")}


def first_cost(s: State) -> State:
    """Take the first cost where a space offers several."""
    return do(s, "option:0") if s.decision is not None and s.decision.kind == "cost" else s
