"""Tables, turns and comparisons that the tests of the game of 2020 share."""

from __future__ import annotations

from typing import Any

from kanly import State

from ..table import FOUR_OF_2020, Table, agents, do, legal

LEVEL = {
    1: ["skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"],
    2: [
        "cloak_and_dagger", "desert_power", "guild_bank_raid", "machinations", "raid_stockpiles",
        "secure_imperial_basin", "siege_of_arrakeen", "siege_of_carthag",
        "sort_through_the_chaos", "terrible_purpose",
    ],
    3: ["battle_for_arrakeen", "battle_for_carthag", "battle_for_imperial_basin", "grand_vision"],
}  # fmt: skip
"""The Conflict cards by level."""
LEVEL_OF = {conflict: level for level, conflicts in LEVEL.items() for conflict in conflicts}
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
OPENS = {
    "emperor": "diplomacy", "spacing_guild": "diplomacy", "bene_gesserit": "diplomacy",
    "fremen": "diplomacy", "landsraad": "dagger", "city": "reconnaissance",
    "spice_trade": "dune_the_desert_planet",
}  # fmt: skip
"""For each Agent icon a starting card without an Agent box."""
ICON = {
    "conspire": "emperor", "wealth": "emperor",
    "heighliner": "spacing_guild", "foldspace": "spacing_guild",
    "selective_breeding": "bene_gesserit", "secrets": "bene_gesserit",
    "hardy_warriors": "fremen", "stillsuits": "fremen",
    "high_council": "landsraad", "mentat": "landsraad", "swordmaster": "landsraad",
    "rally_troops": "landsraad", "hall_of_oratory": "landsraad",
    "sell_melange": "spice_trade", "secure_contract": "spice_trade",
    "arrakeen": "city", "carthag": "city", "research_station": "city", "sietch_tabr": "city",
    "the_great_flat": "spice_trade", "hagga_basin": "spice_trade",
    "imperial_basin": "spice_trade",
}  # fmt: skip
"""The Agent icon of each space."""
COMBAT = {
    "heighliner", "hardy_warriors", "stillsuits", "arrakeen", "carthag", "research_station",
    "sietch_tabr", "the_great_flat", "hagga_basin", "imperial_basin",
}  # fmt: skip
HOUSE_HAGAL = 2
"""The seat of House Hagal when two play."""


class Base(Table):
    """A table of 2020; its Conflicts are laid out by their levels there."""

    def __init__(self, players: int = 3, leader: str = "", **options: Any) -> None:
        if leader:
            others = [x for x in FOUR_OF_2020 if x != leader]
            options["leaders"] = [leader, *others[: players - 1]]
        super().__init__(players, edition="imperium", **options)

    def conflict(self, conflict: str) -> Base:
        """The current Conflict, in exchange for the one that lies there."""
        self._make_room(conflict)
        deck = self.doc["conflict_deck"]
        if conflict in deck:
            deck[deck.index(conflict)] = self.doc["conflict"]
        self.doc["conflict"] = conflict
        return self

    def next_conflict(self, conflict: str) -> Base:
        """The Conflict on top of the deck."""
        self._make_room(conflict)
        deck = self.doc["conflict_deck"]
        assert conflict in deck, f"{conflict} is the current Conflict"
        deck.remove(conflict)
        deck.append(conflict)
        return self

    def _make_room(self, conflict: str) -> None:
        """Bring an unused Conflict into the game for one of its level."""
        deck = self.doc["conflict_deck"]
        if conflict == self.doc["conflict"] or conflict in deck:
            return
        level = LEVEL_OF[conflict]
        same = [c for c in deck if LEVEL_OF[c] == level]
        if same:
            deck[deck.index(same[0])] = conflict
        else:
            self.doc["conflict"] = conflict

    def fight(self, *troops: int, first: int = 0) -> Base:
        """Combat begins with so many troops of each seat, none in garrisons."""
        for seat, n in enumerate(troops):
            self.units(seat, conflict=n)
        self.at_combat(first)
        return self

    def calm_hagal(self) -> Base:
        """House Hagal cards without swords on top, enough for two Rivals in Combat."""
        self.hagal("carthag", "hall_of_oratory")
        return self


def solo(*rivals: str, **options: Any) -> Base:
    """One person against two Rivals."""
    return Base(1, rivals=list(rivals) or None, **options)


def holdings(doc: dict[str, Any], seat: int = 0) -> dict[str, int]:
    """Everything countable before a seat, except its Agents and its hand."""
    mine = doc["seats"][seat]
    numbers = ("solari", "spice", "water", "vp", "supply", "garrison", "deployed")
    piles = ("intrigue", "deck", "discard", "trash")
    counts = {name: int(mine[name]) for name in numbers}
    counts |= {name: len(mine[name]) for name in piles}
    counts |= {name: int(mine[name]) for name in ("swordmaster", "council")}
    return {**counts, **mine["influence"]}


def changes(before: dict[str, Any], s: State, seat: int = 0) -> dict[str, int]:
    """What is different before a seat from the document before."""
    old, new = holdings(before, seat), holdings(s.to_dict(), seat)
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


def send(s: State, card: str, space: str) -> State:
    """Send an Agent; a single possible destination is not asked for."""
    seat = s.active
    do(s, f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    assert space in agents(s, seat)
    return s


def visit(t: Table, space: str) -> State:
    """Seat 0 has one card, without an Agent box, and goes to the space with it."""
    card = OPENS[ICON[space]]
    return send(t.hand(0, card).start(), card, space)


def spaces(s: State) -> set[str]:
    """The spaces on offer."""
    return {a.removeprefix("space:") for a in legal(s) if a.startswith("space:")}


def reach(t: Table, card: str) -> set[str]:
    """The spaces seat 0 can go to with the card; it has another one to reveal."""
    s = t.hand(0, card).start()
    s.asks_everything = True
    return set() if f"card:{card}" not in legal(s) else spaces(do(s, f"card:{card}"))


def kind(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def decider(s: State) -> int:
    """The seat that decides."""
    assert s.decision is not None
    return s.decision.seat


def marks(s: State) -> dict[str, Any]:
    """What the game of 2020 adds to the table."""
    return dict(s.to_dict()["marks"])


def seat(s: State, n: int) -> dict[str, Any]:
    """A seat as the document has it."""
    return dict(s.to_dict()["seats"][n])


def until(s: State, *kinds: str) -> State:
    """Decline what can be declined, else take what comes first, up to such a question."""
    while kind(s) not in kinds:
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    return s


def hagal_shown(s: State) -> list[str]:
    """House Hagal cards revealed since the last shuffle, in order."""
    return list(s.to_dict()["rivals"]["shown"])
