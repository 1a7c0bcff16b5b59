"""The board: every space, every observation post, every track, control, the wall, the Landsraad."""

from __future__ import annotations

import pytest

from kanly import State
from tests.table import (
    Table,
    agents,
    alliances,
    cards,
    contracts,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

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
MAKERS = {"deep_desert", "hagga_basin", "imperial_basin"}

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

PROTECTED = [
    "siege_of_arrakeen",
    "seize_spice_refinery",
    "secure_imperial_basin",
    "battle_for_arrakeen",
    "battle_for_spice_refinery",
    "battle_for_imperial_basin",
]
OPEN = [
    "skirmish_crysknife",
    "skirmish_ornithopter",
    "skirmish_desert_mouse",
    "choam_security",
    "spice_freighters",
    "test_of_loyalty",
    "shadow_contest",
    "protect_the_sietches",
    "trade_dispute",
    "propaganda",
]

ALL_SPACES = tuple(f"space/{space}" for space in SPACES)
ALL_POSTS = tuple(f"post/{post}" for post in POSTS)
ALL_TRACKS = tuple(f"track/{faction}" for faction in FACTIONS)


# ---------------------------------------------------------------- small helpers


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


def destinations(s: State, card: str) -> set[str]:
    """The spaces a card can send an Agent to; empty if the card cannot be played."""
    if f"card:{card}" not in legal(s):
        return set()
    s = s.copy()
    do(s, f"card:{card}")
    assert s.decision is not None
    assert s.decision.kind == "space"
    return {text.removeprefix("space:") for text in legal(s)}


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


def offered(s: State) -> set[str]:
    """Everything offered to seat 0 until its turn ends, playing no Plot."""
    seen: set[str] = set()
    while s.active == 0 and s.decision is not None and s.decision.kind != "turn":
        texts = legal(s)
        seen |= set(texts)
        do(s, "end" if "end" in texts else texts[0])
    return seen


# ---------------------------------------------------------------- icons, costs, requirements


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


# ---------------------------------------------------------------- Emperor


@pytest.mark.shows("space/dutiful_service", "track/emperor", "C-2.1")
def test_dutiful_service_without_contracts_gives_two_solari() -> None:
    _, changed = visit(Table(), "dutiful_service")
    assert changed == {"hand": -1, "emperor": 1, "solari": 2}


@pytest.mark.shows("space/dutiful_service", "C-2.2")
def test_dutiful_service_with_contracts_makes_the_visitor_take_one() -> None:
    t = Table(choam=True).market("arrakeen_water", "harvest_4")
    s, changed = visit(t, "dutiful_service")
    assert changed == {"hand": -1, "emperor": 1}
    assert legal(s) == ["contract:arrakeen_water", "contract:harvest_4"]
    do(s, "contract:harvest_4")
    assert contracts(s, 0) == ["harvest_4"]
    assert s.active == 1


@pytest.mark.shows("space/dutiful_service", "space/accept_contract", "C-2.3", "X-C04")
@pytest.mark.parametrize("space", ["dutiful_service", "accept_contract"])
def test_a_contract_space_gives_two_solari_when_no_contract_is_left(space: str) -> None:
    _, changed = visit(Table(choam=True).empty_market(), space)
    assert changed["solari"] == 2


@pytest.mark.shows("space/sardaukar")
def test_sardaukar_gives_influence_an_intrigue_and_four_troops() -> None:
    t = Table().have(0, spice=4).intrigue_top("weirding_combat")
    s, changed = visit(t, "sardaukar")
    assert changed == {"hand": -1, "spice": -4, "emperor": 1, "intrigue": 1, "garrison": 4}
    assert intrigues(s, 0) == ["weirding_combat"]


# ---------------------------------------------------------------- Spacing Guild


@pytest.mark.shows("space/deliver_supplies", "track/spacing_guild")
def test_deliver_supplies_gives_influence_and_one_water() -> None:
    _, changed = visit(Table(), "deliver_supplies")
    assert changed == {"hand": -1, "spacing_guild": 1, "water": 1}


@pytest.mark.shows("space/heighliner", "U-7.7")
def test_heighliner_gives_influence_and_five_troops_that_may_fight() -> None:
    s, changed = visit(Table().have(0, spice=5), "heighliner")
    assert changed == {"hand": -1, "spice": -5, "spacing_guild": 1, "garrison": 5}
    assert "deploy:7" in legal(s)
    assert "deploy:8" not in legal(s)
    do(s, "deploy:7")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (7, 1)


@pytest.mark.shows("space/heighliner", "U-7.9", "R-011")
def test_troops_may_be_deployed_in_instalments() -> None:
    t = Table().have(0, spice=5).intrigue(0, "intelligence_report")
    s, _ = visit(t, "heighliner", "deploy:3", "intrigue:intelligence_report")
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)
    do(s, "deploy:4")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (7, 1)
    assert s.active == 1


@pytest.mark.shows("space/heighliner", "X-D04", "R-016", "U-7.5")
def test_heighliner_recruits_only_what_is_in_supply() -> None:
    t = Table().have(0, spice=5).units(0, garrison=3, conflict=7)
    s, changed = visit(t, "heighliner", "space-effect:0")
    assert changed["garrison"] == 2
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)


# ---------------------------------------------------------------- Bene Gesserit


@pytest.mark.shows("space/espionage", "track/bene_gesserit", *ALL_POSTS, "U-10.3")
def test_espionage_gives_influence_a_card_and_a_spy_on_any_free_post() -> None:
    t = Table().have(0, spice=1).spies(1, "post_choam")
    s, changed = visit(t, "espionage")
    assert changed == {"spice": -1, "bene_gesserit": 1}  # one card played, one drawn
    do(s, "space-effect:1")
    assert set(legal(s)) == {f"post:{post}" for post in POSTS if post != "post_choam"} | {"pass"}
    do(s, "post:post_emperor")
    assert spies(s, 0) == ["post_emperor"]
    assert s.seats[0].spies == 2


@pytest.mark.shows("space/espionage", "X-D21", "R-003", "U-10.6")
def test_the_spy_of_espionage_may_be_declined() -> None:
    s, _ = visit(Table().have(0, spice=1), "espionage")
    assert "end" in legal(s)
    do(s, "space-effect:1", "pass")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("space/espionage", "X-D21", "U-10.4")
def test_espionage_with_all_spies_out_lets_one_be_moved() -> None:
    t = Table().have(0, spice=1).spies(0, "post_choam", "post_fremen", "post_emperor")
    s, _ = visit(t, "espionage", "space-effect:1")
    out = {"post:post_choam", "post:post_fremen", "post:post_emperor"}
    assert set(legal(s)) == out | {"pass"}
    do(s, "post:post_fremen")
    assert "pass" not in legal(s)
    do(s, "post:post_city_left")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor", "post_city_left"}


@pytest.mark.shows("space/secrets", "track/bene_gesserit")
def test_secrets_gives_influence_and_an_intrigue() -> None:
    s, changed = visit(Table().intrigue_top("weirding_combat"), "secrets")
    assert changed == {"hand": -1, "bene_gesserit": 1, "intrigue": 1}
    assert intrigues(s, 0) == ["weirding_combat"]


@pytest.mark.shows("space/secrets", "U-15.9", "X-D10")
def test_secrets_takes_one_intrigue_from_each_opponent_with_four_or_more() -> None:
    three = ["weirding_combat", "tactical_option", "spice_is_power"]
    four = ["questionable_methods", "find_weakness", "go_to_ground", "devour"]
    six = ["impress", "spring_the_trap", "choam_profits", "secure_spice_trade"]
    six[2:3] = ["shadow_alliance", "buy_access", "mercenaries"]
    t = Table(4).intrigue(1, *three).intrigue(2, *four).intrigue(3, *six)
    s, changed = visit(t.intrigue_top("cunning"), "secrets")
    assert changed["intrigue"] == 3
    assert [len(s.seats[seat].intrigue) for seat in (1, 2, 3)] == [3, 3, 5]
    mine = set(intrigues(s, 0)) - {"cunning"}
    assert len(mine & set(four)) == 1
    assert len(mine & set(six)) == 1


# ---------------------------------------------------------------- Fremen


@pytest.mark.shows("space/desert_tactics", "track/fremen")
def test_desert_tactics_gives_influence_and_a_troop() -> None:
    s, changed = visit(Table().have(0, water=1), "desert_tactics")
    assert changed == {"hand": -1, "water": -1, "fremen": 1, "garrison": 1}
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/desert_tactics", "U-16.4", "U-17.3")
def test_desert_tactics_may_trash_a_card_from_hand_discard_pile_or_play() -> None:
    t = Table().have(0, water=1).discard(0, "dagger")
    s, _ = visit(t, "desert_tactics", "space-effect:1")
    assert {"card:convincing_argument", "discarded:dagger", "played:diplomacy"} <= set(legal(s))
    do(s, "discarded:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("space/desert_tactics", "U-17.3")
def test_desert_tactics_may_be_left_without_trashing() -> None:
    s, _ = visit(Table().have(0, water=1), "desert_tactics")
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert s.active == 1


@pytest.mark.shows("space/fremkit", "track/fremen")
def test_fremkit_gives_influence_and_a_card() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "fremkit")
    assert changed == {"fremen": 1}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


# ---------------------------------------------------------------- Landsraad


@pytest.mark.shows("space/assembly_hall")
def test_assembly_hall_gives_an_intrigue_at_once() -> None:
    s, changed = visit(Table().intrigue_top("weirding_combat"), "assembly_hall")
    assert changed == {"hand": -1, "intrigue": 1}
    assert s.seats[0].persuasion == 0


@pytest.mark.shows("space/assembly_hall", "U-11.4")
def test_an_agent_on_the_assembly_hall_gives_one_persuasion_in_the_reveal_turn() -> None:
    t = Table().agents(0, "assembly_hall").hand(0, "convincing_argument", "dagger")
    assert do(t.start(), "reveal").seats[0].persuasion == 3
    t = Table().hand(0, "convincing_argument", "dagger")
    assert do(t.start(), "reveal").seats[0].persuasion == 2


@pytest.mark.shows("space/assembly_hall", "space/imperial_privilege", "R-034", "U-14.5")
def test_an_agent_recalled_from_the_assembly_hall_gives_no_persuasion() -> None:
    t = rich(Table()).agents(0, "assembly_hall").revealed(1, 2)
    t.hand(0, "dagger", "convincing_argument").top(0, "dagger")
    s = go(t.start(), "imperial_privilege")
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    do(s, "reveal")
    assert s.seats[0].persuasion == 2


@pytest.mark.shows("space/gather_support", "R-044", "U-6.7")
def test_gather_support_for_nothing_gives_two_troops() -> None:
    t = Table().have(0, solari=2)
    s, changed = visit(t, "gather_support", "option:0")
    assert changed == {"hand": -1, "garrison": 2}
    assert s.active == 1  # no deployment


@pytest.mark.shows("space/gather_support", "R-044", "X-U06")
def test_gather_support_for_two_solari_gives_water_too() -> None:
    s, changed = visit(Table().have(0, solari=2), "gather_support", "option:1")
    assert changed == {"hand": -1, "solari": -2, "garrison": 2, "water": 1}
    assert s.active == 1


@pytest.mark.shows("space/gather_support", "U-6.7")
def test_gather_support_does_not_ask_for_solari_one_does_not_have() -> None:
    _, changed = visit(Table().have(0, solari=1), "gather_support")
    assert changed == {"hand": -1, "garrison": 2}


@pytest.mark.shows("space/high_council", "U-11.4", "R-037")
def test_high_council_gives_a_seat_worth_two_persuasion_this_round_and_later() -> None:
    s, changed = visit(Table().have(0, solari=5), "high_council")
    assert changed == {"hand": -1, "solari": -5}
    assert s.seats[0].council
    t = Table().have(0, solari=5).revealed(1, 2).hand(0, "dagger", "dagger", "convincing_argument")
    s = go(t.start(), "high_council")
    do(s, "reveal")
    assert s.seats[0].persuasion == 2 + 2
    s = do(Table().owns(0, "council").hand(0, "dagger", "convincing_argument").start(), "reveal")
    assert s.seats[0].persuasion == 2 + 2


@pytest.mark.shows("space/high_council", "X-D15")
def test_high_council_with_a_seat_gives_spice_an_intrigue_and_troops() -> None:
    t = Table().have(0, solari=5).owns(0, "council").intrigue_top("weirding_combat")
    s, changed = visit(t, "high_council")
    assert changed == {"hand": -1, "solari": -5, "spice": 2, "intrigue": 1, "garrison": 3}
    assert s.seats[0].council
    assert "deploy:1" not in legal(s)


@pytest.mark.shows("space/high_council", "R-037")
def test_high_council_has_a_seat_for_everyone() -> None:
    t = Table(4).have(0, solari=5).owns(1, "council").owns(2, "council").owns(3, "council")
    s, _ = visit(t, "high_council")
    assert s.seats[0].council
    assert s.seats[0].spice == 0


@pytest.mark.shows("space/imperial_privilege", "X-D22", "R-005", "R-006")
def test_imperial_privilege_exchanges_an_intrigue_recalls_an_agent_and_draws() -> None:
    t = rich(Table()).agents(0, "arrakeen").intrigue_top("weirding_combat")
    t.intrigue(0, "devour", "go_to_ground", "impress")
    s, changed = visit(t, "imperial_privilege")
    assert "end" not in legal(s)
    do(s, "space-effect:0", "intrigue:devour")
    assert sorted(intrigues(s, 0)) == ["go_to_ground", "impress", "weirding_combat"]
    assert intrigue_discard(s) == ["devour"]
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    assert len(s.seats[0].hand) == 2
    assert changed["solari"] == -3


@pytest.mark.shows("space/imperial_privilege", "X-D22", "R-005")
def test_the_exchange_of_imperial_privilege_may_be_declined() -> None:
    t = rich(Table()).agents(0, "arrakeen").intrigue(0, "devour")
    s, _ = visit(t, "imperial_privilege", "space-effect:1")
    do(s, "end")
    assert intrigues(s, 0) == ["devour"]
    assert agents(s, 0) == ["imperial_privilege"]
    assert len(s.seats[0].hand) == 2


@pytest.mark.shows("space/imperial_privilege", "R-006", "R-033", "X-D23", "U-14.4")
def test_imperial_privilege_never_recalls_the_agent_just_sent() -> None:
    s, changed = visit(rich(Table()), "imperial_privilege")
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    assert changed == {"solari": -3}  # one card played, one drawn
    assert s.active == 1


@pytest.mark.shows("space/imperial_privilege", "R-006", "U-14.4")
def test_imperial_privilege_recalls_the_agent_of_ones_choice() -> None:
    t = rich(Table()).owns(0, "swordmaster").agents(0, "arrakeen", "fremkit")
    s, _ = visit(t, "imperial_privilege")
    assert set(legal(s)) == {"space:arrakeen", "space:fremkit"}
    do(s, "space:fremkit")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("space/imperial_privilege", "U-14.4", "R-034")
def test_the_recalled_agent_can_be_sent_again_to_the_same_space() -> None:
    t = rich(Table()).agents(0, "arrakeen").revealed(1, 2)
    s = t.hand(0, "dagger", "reconnaissance").start()
    go(s, "imperial_privilege")
    assert s.seats[0].agents == 1
    do(s, "card:reconnaissance", "space:arrakeen")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("space/swordmaster", "U-14.1", "U-14.3")
def test_swordmaster_gives_a_third_agent_usable_in_the_same_round() -> None:
    s, changed = visit(Table().have(0, solari=8).agents(0, "fremkit"), "swordmaster")
    assert changed == {"hand": -1, "solari": -8}
    assert s.seats[0].swordmaster
    assert s.seats[0].agents == 1
    t = Table().have(0, solari=8).agents(0, "fremkit").revealed(1, 2)
    s = go(t.hand(0, "dagger", "reconnaissance").start(), "swordmaster")
    do(s, "card:reconnaissance", "space:arrakeen")
    assert set(agents(s, 0)) == {"fremkit", "swordmaster", "arrakeen"}


@pytest.mark.shows("space/swordmaster", "U-14.2", "R-035")
def test_swordmaster_costs_six_once_anybody_has_one() -> None:
    assert not open_to(Table().have(0, solari=7), "swordmaster")
    assert not open_to(Table().have(0, solari=5).owns(1, "swordmaster"), "swordmaster")
    s, changed = visit(Table().have(0, solari=7).owns(1, "swordmaster"), "swordmaster")
    assert changed == {"hand": -1, "solari": -6}
    assert s.seats[0].swordmaster


@pytest.mark.shows("space/swordmaster", "U-13.3")
def test_the_swordmaster_returns_like_the_other_agents() -> None:
    t = Table().owns(0, "swordmaster").agents(0, "arrakeen", "fremkit", "secrets")
    s = t.at_recall().start()
    assert (s.seats[0].agents, agents(s, 0)) == (3, [])


@pytest.mark.shows("space/swordmaster", "U-6.6", "R-036")
def test_swordmaster_is_closed_to_whoever_has_one() -> None:
    assert not open_to(Table().have(0, solari=20).owns(0, "swordmaster"), "swordmaster")


@pytest.mark.shows("space/swordmaster", "X-D14", "U-14.2")
def test_swordmaster_is_cheaper_in_the_same_round_for_an_infiltrator() -> None:
    t = Table().have(0, solari=8).have(1, solari=6).spies(1, "post_landsraad_left")
    s = t.hand(1, "dagger", "convincing_argument").hand(0, "dagger").start()
    go(s, "swordmaster")
    assert s.active == 1
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[1].swordmaster
    assert s.seats[1].solari == 0
    assert spies(s, 1) == []


# ---------------------------------------------------------------- City


@pytest.mark.shows("space/arrakeen")
def test_arrakeen_gives_a_troop_and_a_card() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "arrakeen")
    assert changed == {"garrison": 1}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/research_station")
def test_research_station_gives_two_troops_and_two_cards() -> None:
    s, changed = visit(Table().have(0, water=2), "research_station")
    assert changed == {"water": -2, "garrison": 2, "hand": 1}
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-7.2", "U-7.16")
def test_sietch_tabr_gives_hooks_a_troop_and_water() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:0")
    assert s.seats[0].hooks
    assert s.shield_wall
    assert changed == {"hand": -1, "garrison": 1, "water": 1}  # no Influence
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-7.8", "U-7.9")
def test_a_troop_recruited_after_a_deployment_may_follow() -> None:
    t = Table().influence(0, fremen=2)
    s, _ = visit(t, "sietch_tabr", "deploy:2")
    assert legal(s) == ["option:0", "option:1"]  # all that is left to do
    do(s, "option:0")
    assert "deploy:1" in legal(s)
    assert "deploy:2" not in legal(s)
    do(s, "deploy:1")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 1)


@pytest.mark.shows("space/sietch_tabr", "U-7.3", "R-043")
def test_sietch_tabr_gives_troop_and_water_to_whoever_has_hooks() -> None:
    t = Table().influence(0, fremen=2).owns(0, "hooks")
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:0")
    assert s.seats[0].hooks
    assert changed == {"hand": -1, "garrison": 1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18")
def test_sietch_tabr_gives_water_and_removes_the_shield_wall() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1", "option:0")
    assert not s.shield_wall
    assert not s.seats[0].hooks
    assert changed == {"hand": -1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18", "U-17.1")
def test_sietch_tabr_may_give_water_and_leave_the_wall() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1", "pass")
    assert s.shield_wall
    assert changed == {"hand": -1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18")
def test_sietch_tabr_gives_water_also_when_the_wall_is_gone() -> None:
    t = Table().influence(0, fremen=2).no_shield_wall()
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1")
    assert changed == {"hand": -1, "water": 1}
    assert "end" in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-17.2")
def test_the_choice_of_sietch_tabr_is_mandatory() -> None:
    s, _ = visit(Table().influence(0, fremen=2), "sietch_tabr")
    assert "space-effect:0" in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("space/spice_refinery", "R-044")
def test_spice_refinery_for_nothing_gives_two_solari() -> None:
    s, changed = visit(Table().have(0, spice=1), "spice_refinery", "option:0")
    assert changed == {"hand": -1, "solari": 2}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/spice_refinery", "R-044")
def test_spice_refinery_for_one_spice_gives_four_solari() -> None:
    _, changed = visit(Table().have(0, spice=1), "spice_refinery", "option:1")
    assert changed == {"hand": -1, "spice": -1, "solari": 4}


@pytest.mark.shows("space/spice_refinery", "R-044", "U-6.7")
def test_spice_gained_by_the_card_cannot_pay_for_the_spice_refinery() -> None:
    t = Table().influence(0, fremen=2).hand(0, "maker_keeper", "dagger")
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert s.seats[0].solari == 2
    assert s.seats[0].spice == 1


# ---------------------------------------------------------------- Spice Trade


@pytest.mark.shows("space/accept_contract", "C-2.1")
def test_accept_contract_without_contracts_gives_a_card_and_two_solari() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "accept_contract")
    assert changed == {"solari": 2}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]


@pytest.mark.shows("space/accept_contract", "C-2.2")
def test_accept_contract_with_contracts_gives_a_card_and_a_contract() -> None:
    t = Table(choam=True).market("arrakeen_water", "harvest_4")
    s, changed = visit(t, "accept_contract", "contract:arrakeen_water")
    assert changed == {}
    assert contracts(s, 0) == ["arrakeen_water"]


@pytest.mark.shows("space/deep_desert", "R-004")
def test_deep_desert_gives_four_spice() -> None:
    s, changed = visit(Table().have(0, water=3), "deep_desert", "space-effect:1")
    assert changed == {"hand": -1, "water": -3, "spice": 4}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/hagga_basin")
def test_hagga_basin_gives_two_spice() -> None:
    s, changed = visit(Table().have(0, water=1), "hagga_basin", "space-effect:1")
    assert changed == {"hand": -1, "water": -1, "spice": 2}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "U-7.4", "U-7.13", "U-7.14")
@pytest.mark.parametrize(
    ("space", "branch", "spice", "worms"),
    [
        ("deep_desert", 0, 4, 0),
        ("deep_desert", 1, 0, 2),
        ("hagga_basin", 0, 2, 0),
        ("hagga_basin", 1, 0, 1),
    ],
)
def test_bonus_spice_is_taken_with_either_half(
    space: str, branch: int, spice: int, worms: int
) -> None:
    t = rich(Table()).owns(0, "hooks").bonus_spice(**{space: 3})
    s, _ = visit(t, space, "space-effect:1", f"option:{branch}")
    assert s.seats[0].spice == 20 + 3 + spice
    assert s.seats[0].worms == worms
    assert s.to_dict()["bonus_spice"][space] == 0
    assert s.seats[0].hooks  # never spent
    assert "deploy:2" in legal(s)  # sandworms do not count against the two


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "U-7.14")
@pytest.mark.parametrize(("space", "spice"), [("deep_desert", 4), ("hagga_basin", 2)])
def test_without_hooks_no_sandworm_is_offered(space: str, spice: int) -> None:
    s, changed = visit(rich(Table()), space, "space-effect:1")
    assert changed["spice"] == spice
    assert s.seats[0].worms == 0


@pytest.mark.shows("space/imperial_basin", "X-U04")
def test_imperial_basin_gives_one_spice_and_the_bonus_spice() -> None:
    s, changed = visit(Table(), "imperial_basin")
    assert changed == {"hand": -1, "spice": 1}
    s, changed = visit(Table().bonus_spice(imperial_basin=2), "imperial_basin")
    assert changed == {"hand": -1, "spice": 3}
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 0
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/imperial_basin")
def test_imperial_basin_has_no_sandworm() -> None:
    s = holding(Table().owns(0, "hooks"), "imperial_basin").start()
    go(s, "imperial_basin")
    assert s.seats[0].spice == 1
    assert all(text == "end" or text.startswith("deploy:") for text in legal(s))


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "space/imperial_basin", "U-13.1")
@pytest.mark.parametrize("agent", [None, *sorted(MAKERS)])
def test_empty_maker_spaces_collect_one_spice(agent: str | None) -> None:
    t = Table().bonus_spice(deep_desert=1)
    if agent:
        t.agents(0, agent)
    s = t.at_makers().start()
    before = {"deep_desert": 1, "hagga_basin": 0, "imperial_basin": 0}
    assert s.to_dict()["bonus_spice"] == {
        space: n + (space != agent) for space, n in before.items()
    }


@pytest.mark.shows("space/shipping", "U-7.2", *ALL_TRACKS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_shipping_gives_five_solari_and_one_influence_of_choice(faction: str) -> None:
    t = Table().have(0, spice=3).influence(0, spacing_guild=2)
    s, changed = visit(t, "shipping")
    assert changed == {"hand": -1, "spice": -3, "solari": 5}
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS}  # mandatory
    before = influence(s, 0)
    do(s, f"faction:{faction}")
    assert influence(s, 0) == before | {faction: before[faction] + 1}


# ---------------------------------------------------------------- observation posts


def spying(post: str, card: str = "covert_operation") -> Table:
    """Seat 0 has everything, a Spy on the post, and a card with the Spy icon only."""
    return rich(Table()).spies(0, post).hand(0, card, "convincing_argument")


@pytest.mark.shows(
    "post/post_emperor",
    "post/post_spacing_guild",
    "post/post_bene_gesserit",
    "post/post_fremen",
    "post/post_landsraad_left",
    "post/post_landsraad_right",
    "post/post_choam",
    "post/post_city_left",
    "post/post_city_middle",
    "post/post_city_right",
    "post/post_deep_desert",
    "post/post_hagga_basin",
    "post/post_imperial_basin",
    "U-10.1",
    "U-6.2",
    "U-10.10",
)
@pytest.mark.parametrize("post", POSTS)
def test_a_spy_gives_access_to_exactly_the_connected_spaces(post: str) -> None:
    s = spying(post).start()
    s.asks_everything = True
    do(s, "card:covert_operation")
    assert set(legal(s)) == {f"space:{space}" for space in POSTS[post]}


@pytest.mark.shows(*ALL_POSTS, "U-6.2")
def test_the_spy_icon_is_useless_without_a_spy() -> None:
    s = rich(Table()).hand(0, "covert_operation", "dagger").start()
    assert legal(s) == ["card:dagger", "reveal"]


PAIRS = [(post, space) for post, spaces in POSTS.items() for space in sorted(spaces)]


def first_cost(s: State) -> State:
    """Take the first cost where a space offers several."""
    return do(s, "option:0") if s.decision is not None and s.decision.kind == "cost" else s


@pytest.mark.shows(*ALL_POSTS, "U-10.8")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_connected_spy_may_gather_intelligence(post: str, space: str) -> None:
    s = first_cost(go(holding(rich(Table()).spies(0, post), space).start(), space))
    assert legal(s) == [f"post:{post}", "pass"]
    stay = do(s.copy(), "pass")
    do(s, f"post:{post}")
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3
    assert spies(stay, 0) == [post]
    assert len(s.seats[0].hand) == len(stay.seats[0].hand) + 1


@pytest.mark.shows(*ALL_POSTS, "U-10.8")
@pytest.mark.parametrize("post", POSTS)
def test_a_spy_elsewhere_gathers_nothing(post: str) -> None:
    for space in SPACES:
        if space in POSTS[post]:
            continue
        s = first_cost(go(holding(rich(Table()).spies(0, post), space).start(), space))
        assert getattr(s.decision, "kind", None) not in (None, "gather"), space
        assert spies(s, 0) == [post]


@pytest.mark.shows(*ALL_POSTS, "U-10.7")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_connected_spy_infiltrates_an_occupied_space(post: str, space: str) -> None:
    assert not open_to(rich(Table()).agents(1, space), space)
    s = holding(rich(Table()).agents(1, space).spies(0, post), space).start()
    assert space in reachable(s, space)
    first_cost(go(s, space))
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3
    assert agents(s, 0) == [space]
    assert agents(s, 1) == [space]
    assert s.decision is not None
    assert s.decision.kind != "gather"


@pytest.mark.shows(*ALL_POSTS, "R-007")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_spy_does_not_open_a_space_with_ones_own_agent(post: str, space: str) -> None:
    assert not open_to(rich(Table()).agents(0, space).spies(0, post), space)


@pytest.mark.shows(*ALL_POSTS, "R-008")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_one_spy_infiltrates_past_two_opponents(post: str, space: str) -> None:
    t = rich(Table()).agents(1, space).agents(2, space).spies(0, post)
    s = first_cost(go(holding(t, space).start(), space))
    assert agents(s, 0) == [space]
    assert spies(s, 0) == []


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "X-U07", "U-10.9")
def test_two_spies_on_research_station_infiltrate_and_gather_once_each() -> None:
    t = rich(Table()).spies(0, "post_city_left", "post_city_middle")
    s = holding(t.agents(1, "research_station"), "research_station").start()
    go(s, "research_station")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle"}
    do(s, "post:post_city_middle")
    assert legal(s) == ["post:post_city_left", "pass"]
    do(s, "post:post_city_left")
    assert spies(s, 0) == []
    assert len(s.seats[0].hand) == 1 + 1 + 2


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "X-U07", "U-10.8")
def test_only_one_of_two_spies_gathers_intelligence() -> None:
    t = rich(Table()).spies(0, "post_city_left", "post_city_middle")
    s = go(holding(t, "research_station").start(), "research_station")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle", "pass"}
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_middle"]
    assert not any(text.startswith("post:") for text in legal(s))


@pytest.mark.shows("post/post_deep_desert", "X-D12", "U-10.10")
def test_the_spy_that_gives_access_can_also_infiltrate() -> None:
    s = spying("post_deep_desert").agents(1, "deep_desert").start()
    do(s, "card:covert_operation")  # the only space it reaches
    assert agents(s, 0) == ["deep_desert"]
    assert spies(s, 0) == []


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "post/post_city_right", "U-10.5")
def test_the_city_posts_are_the_three_by_the_cities() -> None:
    s = Table().intrigue(0, "special_mission").hand(0, "dagger").start()
    do(s, "intrigue:special_mission")
    assert set(legal(s)) - {"pass"} == {
        "post:post_city_left",
        "post:post_city_middle",
        "post:post_city_right",
    }


@pytest.mark.shows(
    "post/post_emperor",
    "post/post_bene_gesserit",
    "post/post_fremen",
    "U-10.5",
)
def test_posts_by_faction() -> None:
    t = Table().hand(0, "reliable_informant", "dagger")
    s = do(t.start(), "card:reliable_informant", "card-effect:0")
    assert set(legal(s)) - {"pass"} == {
        "post:post_emperor",
        "post:post_bene_gesserit",
        "post:post_fremen",
    }


@pytest.mark.shows(*ALL_POSTS, "U-10.2")
def test_a_post_with_a_spy_of_anybody_is_taken() -> None:
    names = list(POSTS)
    t = Table(4).have(0, spice=1)
    for seat in range(4):
        t.spies(seat, *names[3 * seat : 3 * seat + (2 if seat == 0 else 3)])
    s, _ = visit(t, "espionage", "space-effect:1")
    assert set(legal(s)) == {"post:post_bene_gesserit", "post:post_imperial_basin", "pass"}


# ---------------------------------------------------------------- Influence tracks

VISIT = {
    "emperor": "dutiful_service",
    "spacing_guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fremen": "fremkit",
}
"""A free Faction space of each Faction."""


def step(t: Table, faction: str) -> State:
    """Seat 0 visits the Faction and has taken the Influence step."""
    s = holding(t.intrigue_top("weirding_combat", "devour"), VISIT[faction]).start()
    go(s, VISIT[faction])
    return do(s, "influence-step") if "influence-step" in legal(s) else s


def lose(t: Table, faction: str) -> State:
    """Seat 0 loses one Influence with the Faction and has not yet taken what it buys."""
    s = t.intrigue(0, "change_allegiances").hand(0, "dagger").start()
    do(s, "intrigue:change_allegiances")
    if "option:0" in legal(s):
        do(s, "option:0")
    if s.decision is not None and s.decision.kind == "lose-influence":
        do(s, f"faction:{faction}")
    return s


@pytest.mark.shows(*ALL_TRACKS, "U-9.1", "U-9.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_level_gives_a_point(faction: str) -> None:
    s = step(Table(), faction)
    assert influence(s, 0)[faction] == 1
    assert s.seats[0].vp == 0
    s = step(Table().influence(0, **{faction: 1}), faction)
    assert influence(s, 0)[faction] == 2
    assert s.seats[0].vp == 1
    s = step(Table().influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 3
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.3", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_falling_below_the_second_level_loses_the_point(faction: str) -> None:
    s = lose(Table().influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 1
    assert s.seats[0].vp == 0
    do(s, f"faction:{faction}")
    assert influence(s, 0)[faction] == 2
    assert s.seats[0].vp == 1


@pytest.mark.shows("track/emperor", "U-9.4", "U-9.5", "U-9.6", "R-018", *ALL_POSTS)
def test_the_fourth_level_of_the_emperor_gives_a_spy_at_once() -> None:
    s = step(Table().influence(0, emperor=3), "emperor")
    assert set(legal(s)) == {f"post:{post}" for post in POSTS} | {"pass"}
    assert alliances(s)["emperor"] == 0
    assert s.seats[0].vp == 2
    do(s, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("track/emperor", "U-10.6")
def test_the_spy_of_the_emperor_may_be_declined() -> None:
    s = do(step(Table().influence(0, emperor=3), "emperor"), "pass")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("track/spacing_guild", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_spacing_guild_gives_three_solari() -> None:
    s = step(Table().influence(0, spacing_guild=3), "spacing_guild")
    assert s.seats[0].solari == 3
    assert alliances(s)["spacing_guild"] == 0
    assert s.seats[0].vp == 2


@pytest.mark.shows("track/bene_gesserit", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_bene_gesserit_gives_an_intrigue() -> None:
    s = step(Table().influence(0, bene_gesserit=3), "bene_gesserit")
    assert sorted(intrigues(s, 0)) == ["devour", "weirding_combat"]  # one from the space
    assert alliances(s)["bene_gesserit"] == 0
    assert s.seats[0].vp == 2


@pytest.mark.shows("track/fremen", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_fremen_gives_one_water() -> None:
    s = step(Table().influence(0, fremen=3), "fremen")
    assert s.seats[0].water == 2
    assert alliances(s)["fremen"] == 0
    assert s.seats[0].vp == 2


def bonus(s: State, faction: str) -> bool:
    """Has seat 0 just been given the bonus of the fourth level (all else being as dealt)?"""
    mine = s.seats[0]
    return {
        "emperor": s.decision is not None and s.decision.kind == "place-spy",
        "spacing_guild": mine.solari == 3,
        "bene_gesserit": len(mine.intrigue) == 2,
        "fremen": mine.water == 2,
    }[faction]


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "X-U21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_to_reach_four_has_the_bonus_but_not_the_alliance(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 3}).alliance(1, faction), faction)
    assert bonus(s, faction)
    assert alliances(s)[faction] == 1
    assert s.seats[0].vp == 1
    assert s.seats[1].vp == 2


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "X-U21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_rising_above_the_holder_takes_the_alliance_and_its_point(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 4}).alliance(1, faction), faction)
    assert influence(s, 0)[faction] == 5
    assert not bonus(s, faction)
    assert alliances(s)[faction] == 0
    assert s.seats[0].vp == 2
    assert s.seats[1].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "U-9.10", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_to_three_returns_the_alliance(faction: str) -> None:
    s = lose(Table().alliance(0, faction), faction)
    assert influence(s, 0)[faction] == 3
    assert alliances(s)[faction] is None
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "U-9.9", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_from_a_tie_gives_the_alliance_to_the_other(faction: str) -> None:
    s = lose(Table().alliance(0, faction).influence(2, **{faction: 4}), faction)
    assert alliances(s)[faction] == 2
    assert s.seats[0].vp == 1
    assert s.seats[2].vp == 2


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "U-9.8", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_into_a_tie_keeps_the_alliance(faction: str) -> None:
    t = Table().influence(0, **{faction: 5}).alliance(0, faction).influence(1, **{faction: 4})
    s = lose(t, faction)
    assert influence(s, 0)[faction] == 4
    assert alliances(s)[faction] == 0
    assert (s.seats[0].vp, s.seats[1].vp) == (2, 1)


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_tied_with_several_picks_the_next_holder(faction: str) -> None:
    t = Table().alliance(0, faction).influence(1, **{faction: 4}).influence(2, **{faction: 4})
    s = lose(t, faction)
    assert legal(s) == ["seat:1", "seat:2"]
    assert s.decision is not None
    assert s.decision.seat == 0
    do(s, "seat:1")
    assert alliances(s)[faction] == 1
    assert s.seats[1].vp == 2
    assert s.seats[2].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "X-D06", "U-9.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_falling_below_four_keeps_the_bonus_and_returning_gives_it_again(faction: str) -> None:
    s = lose(Table().alliance(0, faction).intrigue_top("devour", "weirding_combat"), faction)
    assert (s.seats[0].solari, s.seats[0].water, len(s.seats[0].intrigue)) == (0, 1, 0)
    do(s, f"faction:{faction}")
    assert alliances(s)[faction] == 0
    assert s.seats[0].vp == 2
    assert bonus(s, faction) or (faction == "bene_gesserit" and len(s.seats[0].intrigue) == 1)


@pytest.mark.shows(*ALL_TRACKS, "U-9.13", "R-017")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sixth_level_is_the_top(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 6}).alliance(0, faction), faction)
    assert influence(s, 0)[faction] == 6
    assert s.seats[0].vp == 2
    assert not bonus(s, faction)


@pytest.mark.shows("space/shipping", *ALL_TRACKS, "U-9.13", "R-017")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_free_choice_leaves_out_a_track_at_the_top(faction: str) -> None:
    t = Table().have(0, spice=3).influence(0, spacing_guild=2)
    s, _ = visit(t.influence(0, **{faction: 6}).alliance(0, faction), "shipping")
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS if name != faction}


@pytest.mark.shows(*ALL_TRACKS, "U-9.2", "X-U18")
@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_at_once_pass_over_a_level(faction: str) -> None:
    t = Table().influence(0, **{faction: 1}).hand(0, "overthrow", "dagger")
    s = do(t.start(), "card:overthrow", f"space:{VISIT[faction]}")
    assert influence(s, 0)[faction] == 3
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.2", "U-9.4", "U-9.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_at_once_can_pass_the_holder(faction: str) -> None:
    t = Table().influence(0, **{faction: 3}).alliance(1, faction).hand(0, "overthrow", "dagger")
    s = t.intrigue_top("weirding_combat", "devour").start()
    do(s, "card:overthrow", f"space:{VISIT[faction]}")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    assert bonus(s, faction)
    while s.active == 0:
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert influence(s, 0)[faction] == 5
    assert alliances(s)[faction] == 0
    assert (s.seats[0].vp, s.seats[1].vp) == (2, 1)


@pytest.mark.shows("track/emperor", "U-10.4", "U-10.6")
def test_the_spy_of_the_emperor_with_all_spies_out_may_be_moved() -> None:
    t = Table().influence(0, emperor=3).spies(0, "post_choam", "post_fremen", "post_city_left")
    s = do(step(t, "emperor"), "post:post_fremen", "post:post_emperor")
    assert set(spies(s, 0)) == {"post_choam", "post_city_left", "post_emperor"}


# ---------------------------------------------------------------- control


CONTROL = [("arrakeen", "solari"), ("spice_refinery", "solari"), ("imperial_basin", "spice")]


@pytest.mark.shows(
    "space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.2", "U-8.3", "R-009"
)
@pytest.mark.parametrize(("space", "resource"), CONTROL)
def test_the_controller_is_paid_for_every_visit(space: str, resource: str) -> None:
    plain = first_cost(go(holding(Table(), space).start(), space))
    other = first_cost(go(holding(Table().control(1, space), space).start(), space))
    assert getattr(other.seats[1], resource) == getattr(plain.seats[1], resource) + 1
    assert tally(other, 0) == tally(plain, 0)
    own = first_cost(go(holding(Table().control(0, space), space).start(), space))
    assert getattr(own.seats[0], resource) == getattr(plain.seats[0], resource) + 1


@pytest.mark.shows("space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.3")
@pytest.mark.parametrize(("space", "resource"), CONTROL)
def test_control_of_one_location_pays_for_that_location_only(space: str, resource: str) -> None:
    for elsewhere in SPACES:
        if elsewhere == space:
            continue
        s = holding(rich(Table()).control(1, space), elsewhere).start()
        before = getattr(s.seats[1], resource)
        first_cost(go(s, elsewhere))
        assert getattr(s.seats[1], resource) == before, elsewhere


@pytest.mark.shows("space/spice_refinery", "R-009", "R-044")
def test_the_control_bonus_comes_after_the_cost() -> None:
    t = Table().have(0, spice=0).control(0, "spice_refinery")
    s = go(holding(t, "spice_refinery").start(), "spice_refinery")
    assert s.seats[0].solari == 3


LOCATIONS = [
    ("siege_of_arrakeen", "arrakeen"),
    ("seize_spice_refinery", "spice_refinery"),
    ("secure_imperial_basin", "imperial_basin"),
    ("battle_for_arrakeen", "arrakeen"),
    ("battle_for_spice_refinery", "spice_refinery"),
    ("battle_for_imperial_basin", "imperial_basin"),
]


@pytest.mark.shows(
    "space/arrakeen",
    "space/spice_refinery",
    "space/imperial_basin",
    "conflict/siege_of_arrakeen",
    "conflict/seize_spice_refinery",
    "conflict/secure_imperial_basin",
    "conflict/battle_for_arrakeen",
    "conflict/battle_for_spice_refinery",
    "conflict/battle_for_imperial_basin",
    "U-4.2",
    "R-047",
)
@pytest.mark.parametrize(("conflict", "location"), LOCATIONS)
def test_the_controller_may_defend_with_a_troop_from_supply(conflict: str, location: str) -> None:
    others = {"arrakeen", "spice_refinery", "imperial_basin"} - {location}
    t = Table().control(1, location).control(2, *others).next_conflict(conflict)
    s = t.at_round_start().start()
    assert s.decision is not None
    assert s.decision.seat == 1
    assert legal(s) == ["deploy:1", "pass"]
    assert s.to_dict()["conflict"] == conflict
    no = do(s.copy(), "pass")
    assert no.seats[1].deployed == 0
    do(s, "deploy:1")
    assert (s.seats[1].deployed, s.seats[1].supply, s.seats[1].garrison) == (1, 8, 3)
    assert s.decision is not None
    assert s.decision.kind == "turn"


@pytest.mark.shows("space/arrakeen", "conflict/siege_of_arrakeen", "U-4.2")
def test_no_defence_without_a_troop_in_supply() -> None:
    t = Table().control(1, "arrakeen").units(1, garrison=12).next_conflict("siege_of_arrakeen")
    s = t.at_round_start().start()
    assert s.decision is not None
    assert s.decision.kind == "turn"


@pytest.mark.shows(
    "space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.1", "U-8.2"
)
def test_nobody_controls_anything_at_the_start() -> None:
    assert control(Table().start()) == {
        "arrakeen": None,
        "spice_refinery": None,
        "imperial_basin": None,
    }


# ---------------------------------------------------------------- the Shield Wall


def worm_offered(t: Table) -> bool:
    """Does Hagga Basin offer a sandworm to seat 0, who has hooks?"""
    s, changed = visit(rich(t).owns(0, "hooks"), "hagga_basin", "space-effect:1")
    if legal(s) == ["option:0", "option:1"]:
        return True
    assert changed["spice"] == 2
    return False


@pytest.mark.shows("space/hagga_basin", "U-7.15", "U-7.17", "R-042")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_the_wall_keeps_sandworms_from_a_protected_conflict(conflict: str) -> None:
    assert not worm_offered(Table().conflict(conflict))


@pytest.mark.shows("space/hagga_basin", "U-7.17")
@pytest.mark.parametrize("conflict", OPEN)
def test_the_wall_does_not_protect_other_conflicts(conflict: str) -> None:
    assert worm_offered(Table().conflict(conflict))


@pytest.mark.shows("space/hagga_basin", "U-7.18", "X-D17")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_without_the_wall_no_conflict_is_protected(conflict: str) -> None:
    assert worm_offered(Table().conflict(conflict).no_shield_wall())


@pytest.mark.shows("space/deep_desert", "U-7.15", "R-042")
def test_deep_desert_offers_no_sandworms_to_a_protected_conflict() -> None:
    t = rich(Table()).owns(0, "hooks").conflict("siege_of_arrakeen")
    s, changed = visit(t, "deep_desert", "space-effect:1")
    assert changed["spice"] == 4
    assert s.seats[0].worms == 0


@pytest.mark.shows("space/sietch_tabr", "space/hagga_basin", "U-7.18", "X-D17")
def test_a_wall_removed_at_sietch_tabr_opens_the_current_conflict_for_all() -> None:
    t = rich(rich(Table(), 0), 1).owns(1, "hooks").conflict("siege_of_arrakeen")
    s = holding(t.hand(1, "dune_the_desert_planet", "dagger"), "sietch_tabr").start()
    go(s, "sietch_tabr", "space-effect:0", "option:1", "option:0", "end")
    do(s, "card:dune_the_desert_planet", "space:hagga_basin", "space-effect:1", "option:1")
    assert s.seats[1].worms == 1
