"""Tables, turns and questions that several tests of rules share."""

from __future__ import annotations

from kanly import State

from ..table import THREE, Table, agents, do, legal

DEAR = ("overthrow", "steersman", "corrinth_city", "desert_power", "leadership")
"""A Row of cards that cost 5 or more."""


def led_by(leader: str, *, choam: bool = False, players: int = 3) -> Table:
    """Seat 0 plays this Leader."""
    others = [x for x in [*THREE, "staban_tuek"] if x != leader]
    return Table(leaders=[leader, *others[: players - 1]], choam=choam)


def send(s: State, card: str, space: str) -> State:
    """Send an Agent; a single possible destination is not asked for."""
    seat = s.active
    do(s, f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    assert space in agents(s, seat)
    return s


def spaces(s: State) -> set[str]:
    """The spaces on offer."""
    return {a.removeprefix("space:") for a in legal(s) if a.startswith("space:")}


def may_trash() -> State:
    """Desert Survival offers to trash a card."""
    t = Table().hand(0, "desert_survival", "dagger")
    return do(t.start(), "card:desert_survival", "space:accept_contract")


def may_detonate() -> State:
    """Sietch Tabr offers to blow up the Shield Wall."""
    t = Table().hand(0, "reconnaissance", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    return do(s, "option:1")


def must_gain_influence() -> State:
    """Shipping gives Influence of any Faction."""
    t = Table().hand(0, "dune_the_desert_planet", "dagger").have(0, spice=3)
    t.influence(0, spacing_guild=2)
    return do(t.start(), "card:dune_the_desert_planet", "space:shipping")


def must_take_a_contract() -> State:
    """Dutiful Service gives a contract."""
    t = Table(choam=True).hand(0, "diplomacy", "dagger")
    t.market("arrakeen_water", "deliver_supplies")
    return do(t.start(), "card:diplomacy", "space:dutiful_service")


def must_discard() -> State:
    """Guild Envoy asks for a discard."""
    t = Table().hand(0, "guild_envoy", "dagger", "diplomacy")
    return do(t.start(), "card:guild_envoy", "space:deliver_supplies")


RIVAL = 2
"""The seat of the Rival when two play."""
FOUR_INTRIGUES = ("contingency_plan", "contingency_plan", "contingency_plan", "impress")


def pair(rival: str = "staban_tuek", **options: object) -> Table:
    """Two persons (seats 0 and 1) and a Rival (seat 2); Staban's Signet is 1 spice."""
    return Table(players=2, rivals=[rival], **options)  # type: ignore[arg-type]


def turn(t: Table, *hagal: str) -> State:
    """The Rival's turn with these House Hagal cards on top."""
    return t.hagal(*hagal).turn_of(RIVAL).start()


def shown(s: State) -> list[str]:
    """House Hagal cards revealed since the last shuffle, in order."""
    return list(s.to_dict()["rivals"]["shown"])


def count(s: State, event: int, seat: int) -> int:
    """How often something happened to a seat."""
    return sum(1 for e, who, _, _ in s.log or [] if (e, who) == (event, seat))


NO_SWORDS = ("assembly_hall", "gather_support_a")
"""The two House Hagal cards without swords."""
NO_INFLUENCE = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}


def solo(conflict: str, *troops: int, worms: int = 0, rival: str = "staban_tuek") -> Table:
    """Seats 0 (person), 1 and 2 (Rivals) with troops in the Conflict; seat 1 with sandworms.

    Seat 2 is First Player, so in the next round the person decides before any Rival acts.
    Staban's Factions: Spacing Guild, Fremen, Bene Gesserit, Emperor.
    """
    t = Table(players=1, rivals=[rival, "lady_margot_fenring"]).conflict(conflict)
    for seat, n in enumerate(troops):
        t.units(seat, conflict=n, worms=worms if seat == 1 else 0)
    return t.hagal(*NO_SWORDS).at_combat(2)


def won(conflict: str, worms: int = 0, rival: str = "staban_tuek") -> Table:
    """Seat 1, a Rival, wins alone."""
    return solo(conflict, 0, 3, 0, worms=worms, rival=rival)


def purse(s: State, seat: int = 1) -> tuple[int, int, int, int]:
    """Solari, spice, Intrigue cards, water."""
    it = s.seats[seat]
    return it.solari, it.spice, len(it.intrigue), it.water


def in_window(t: Table) -> State:
    """Combat stops at the person's window, for which seat 0 holds a Combat card."""
    return t.intrigue(0, "contingency_plan").start()
