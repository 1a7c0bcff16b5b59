"""The board spaces together: icons, costs and requirements."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.spaces import ICONS, SPACES, go, holding, open_to, rich, visit
from tests.table import Table, do, legal

COMBAT = {
    "heighliner",
    "desert_tactics",
    "fremkit",
    "arrakeen",
    "research_station",
    "sietch_tabr",
    "spice_refinery",
    "deep_desert",
    "hagga_basin",
    "imperial_basin",
}
ALL_SPACES = tuple(f"space/{space}" for space in SPACES)


def destinations(s: State, card: str) -> set[str]:
    """The spaces a card can send an Agent to; empty if the card cannot be played."""
    if f"card:{card}" not in legal(s):
        return set()
    s = s.copy()
    do(s, f"card:{card}")
    assert s.decision is not None
    assert s.decision.kind == "space"
    return {text.removeprefix("space:") for text in legal(s)}


def offered(s: State) -> set[str]:
    """Everything offered to seat 0 until its turn ends, playing no Plot."""
    seen: set[str] = set()
    while s.active == 0 and s.decision is not None and s.decision.kind != "turn":
        texts = legal(s)
        seen |= set(texts)
        do(s, "end" if "end" in texts else texts[0])
    return seen


@pytest.mark.shows(*ALL_SPACES, "U-6.2", "U-6.3", "U-7.1")
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("imperial_spymaster", ["emperor"]),  # its other icon is Spy, and no Spy is placed
        ("reliable_informant", ["spacing_guild"]),
        ("bene_gesserit_operative", ["bene_gesserit"]),
        ("southern_elders", ["bene_gesserit", "fremen"]),
        ("dagger", ["landsraad"]),
        ("reconnaissance", ["city"]),
        ("dune_the_desert_planet", ["spice_trade"]),
        ("diplomacy", ["emperor", "spacing_guild", "bene_gesserit", "fremen"]),
    ],
)
def test_a_card_reaches_exactly_the_spaces_of_its_icons(card: str, icons: list[str]) -> None:
    s = rich(Table()).hand(0, card).start()
    assert destinations(s, card) == set().union(*(ICONS[icon] for icon in icons))


COSTS = [
    ("sardaukar", "spice", 4),
    ("heighliner", "spice", 5),
    ("espionage", "spice", 1),
    ("desert_tactics", "water", 1),
    ("high_council", "solari", 5),
    ("imperial_privilege", "solari", 3),
    ("swordmaster", "solari", 8),
    ("research_station", "water", 2),
    ("deep_desert", "water", 3),
    ("hagga_basin", "water", 1),
    ("shipping", "spice", 3),
]


@pytest.mark.shows(*ALL_SPACES, "U-6.7", "X-U03")
@pytest.mark.parametrize(("space", "resource", "n"), COSTS)
def test_a_space_with_a_cost_needs_all_of_it(space: str, resource: str, n: int) -> None:
    short = rich(Table()).have(0, **{resource: n - 1})
    assert not open_to(short, space)
    exact = rich(Table()).have(0, **{resource: n})
    assert open_to(exact, space)


@pytest.mark.shows(*ALL_SPACES, "U-6.8")
@pytest.mark.parametrize(("space", "resource", "n"), COSTS)
def test_the_cost_is_paid_when_the_agent_is_sent(space: str, resource: str, n: int) -> None:
    _, changed = visit(rich(Table()), space)
    gained = {"solari": 5 if space == "shipping" else 0}
    assert changed.get(resource) == gained.get(resource, 0) - n
    for other in {"solari", "spice", "water"} - {resource}:
        assert changed.get(other, 0) >= 0


@pytest.mark.shows(*ALL_SPACES, "U-6.7")
@pytest.mark.parametrize("space", sorted(set(SPACES) - {space for space, _, _ in COSTS}))
def test_a_space_without_a_cost_is_open_to_the_poor(space: str) -> None:
    poor = rich(Table()).have(0, solari=0, spice=0, water=0)
    assert open_to(poor, space)


@pytest.mark.shows(
    "space/imperial_privilege",
    "space/shipping",
    "space/sietch_tabr",
    "track/emperor",
    "track/spacing_guild",
    "track/fremen",
    "U-6.5",
)
@pytest.mark.parametrize(
    ("space", "faction"),
    [("imperial_privilege", "emperor"), ("shipping", "spacing_guild"), ("sietch_tabr", "fremen")],
)
def test_a_space_with_a_requirement_needs_two_influence(space: str, faction: str) -> None:
    assert not open_to(rich(Table()).influence(0, **{faction: 1}), space)
    assert open_to(rich(Table()).influence(0, **{faction: 2}), space)


@pytest.mark.shows(*ALL_SPACES, "U-6.5")
def test_no_other_space_has_a_requirement() -> None:
    closed = {"imperial_privilege", "shipping", "sietch_tabr"}
    for space in SPACES:
        t = rich(Table()).influence(0, emperor=0, spacing_guild=0, bene_gesserit=0, fremen=0)
        assert open_to(t, space) == (space not in closed), space


@pytest.mark.shows(*ALL_SPACES, "U-6.4", "R-007")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_with_an_agent_is_closed_to_all(space: str) -> None:
    assert not open_to(rich(Table()).agents(1, space), space)
    assert not open_to(rich(Table()).agents(0, space), space)


@pytest.mark.shows(*ALL_SPACES, "U-7.6", "U-7.7", "U-7.10")
@pytest.mark.parametrize("space", SPACES)
def test_garrison_troops_can_be_deployed_only_from_combat_spaces(space: str) -> None:
    s = holding(rich(Table()), space).start()
    go(s, space)
    deploys = {text for text in offered(s) if text.startswith("deploy:")}
    assert bool(deploys) == (space in COMBAT)
